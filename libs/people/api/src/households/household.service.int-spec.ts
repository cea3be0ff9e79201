import type { Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { counted } from '@afterbell/testing/api';
import { actorsOf, addChild, as, type FamilyBed, makeTenant, openFamilyBed, type TestTenant } from '../../test/family-bed';

let bed: FamilyBed;
let tenant: TestTenant;
let site: Principal;
let otherSite: Principal;
let child: string;
let brother: string;
let ana: string;

beforeAll(async () => {
  bed = await openFamilyBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  ({ site, otherSite } = actorsOf(tenant));
  child = await addChild(bed, site, 'Sofía');
  brother = await addChild(bed, site, 'José');
  ana = await as(site, async () => {
    await bed.relationships.add(child, [{ kind: 'mother', person: { firstName: 'Ana', lastName: 'García' } }]);
    return (await bed.related.of(child))[0]?.other.id ?? '';
  });
});

const HOME = { name: 'García family', addressLine1: '12 Elm St', postalCode: '95811', phone: '(916) 555-0123', language: 'Spanish' };
const primary = () => ({ personId: ana, isPrimary: true });
const also = (personId: string) => ({ personId, isPrimary: false });
const add = (members = [primary(), also(child), also(brother)], at = site) => as(at, () => bed.households.create(HOME, members));
const found = async (at: Principal, search?: string) => (await as(at, () => bed.households.list({ offset: 0, limit: 50, search }))).nodes.map(({ name }) => name);
const living = async (id: string, at = site) => (await as(at, () => bed.members.members(id))).filter(({ leftOn }) => leftOn === null).map(({ person, isPrimary }) => `${person.firstName}${isPrimary ? '*' : ''}`);
const problem = (path: string, message: string) => ({ code: 'VALIDATION', params: { problems: [{ path, message }] } });

describe('refuses', () => {
  it('another site and tenant, whatever is asked', async () => {
    const id = await add();
    const stranger = actorsOf(await makeTenant(bed)).site;
    for (const at of [otherSite, stranger]) {
      expect(await found(at)).toEqual([]);
      expect(await living(id, at)).toEqual([]);
      const asked: (() => Promise<unknown>)[] = [() => bed.households.get(id), () => bed.households.edit(id, { name: 'X' }, 1), () => bed.households.remove(id, 1), () => bed.moves.addMember(id, 1, also(child)), () => bed.moves.split(id, 1, 'X', [child]), () => bed.moves.applyAddress(id, 1, [child])];
      for (const ask of asked) await expect(as(at, ask)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(at, () => bed.households.create(HOME, [primary()]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await living(id)).toEqual(['Ana*', 'José', 'Sofía']);
  });

  it('a household without a primary contact, members who are none, and a stale version', async () => {
    await expect(add([also(child)])).rejects.toMatchObject(problem('members', 'needs one primary contact at least'));
    await expect(add([primary(), primary()])).rejects.toMatchObject(problem('members.1.personId', 'lives there already'));
    await expect(add([primary(), also(newId())])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const id = await add();
    await expect(as(site, () => bed.moves.removeMember(id, 1, ana))).rejects.toMatchObject(problem('members', 'needs one primary contact at least'));
    await expect(as(site, () => bed.moves.setPrimary(id, 1, ana, false))).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(as(site, () => bed.households.edit(id, { name: 'X' }, 7))).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'name', current: 'García family' }] } });
    await expect(as(site, () => bed.moves.split(id, 1, 'X', [ana, child, brother]))).rejects.toMatchObject(problem('personIds', 'leaves nobody behind'));
    expect(await living(id)).toEqual(['Ana*', 'José', 'Sofía']);
  });
});

it('is found by name, address, phone however written, and member', async () => {
  await add();
  for (const search of ['garcia', 'elm 12', '(916) 555-0123', '5550123', 'sofia', 'ana', '95811']) expect([search, await found(site, search)]).toEqual([search, ['García family']]);
  for (const search of ['oak', 'liam', '(999) 555-0123']) expect([search, await found(site, search)]).toEqual([search, []]);
});

it('shares its address with those who live there', async () => {
  const id = await add();
  await as(site, () => bed.moves.applyAddress(id, 1, [child, ana]));
  const [row] = await as(site, () => bed.related.of(child));
  expect([row?.participant.addressLine1, row?.other.postalCode]).toEqual(['12 Elm St', '95811']);
  await expect(as(site, () => bed.moves.applyAddress(id, 2, [newId()]))).rejects.toMatchObject({ code: 'VALIDATION' });
});

it('comes apart and together again, each side with a primary contact, and remembers who lived there', async () => {
  const id = await add();
  const apart = await as(site, () => bed.moves.split(id, 1, 'García, Oak Ave', [brother]));
  expect([await living(id), await living(apart)]).toEqual([['Ana*', 'Sofía'], ['José*']]);
  await as(site, () => bed.moves.merge(id, 2, apart, 1));
  expect(await living(id)).toEqual(['Ana*', 'José*', 'Sofía']);
  expect(await found(site)).toEqual(['García family']);
  await expect(as(site, () => bed.households.get(apart))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await as(site, () => bed.members.members(id))).filter(({ leftOn }) => leftOn !== null)).toHaveLength(1);
  await as(site, () => bed.households.remove(id, 3));
  expect(await found(site)).toEqual([]);
});

it('reads the members of a page of households in one statement', async () => {
  const ids = [await add(), await add([primary()]), await add([primary(), also(child)])];
  const { result, statements } = await counted(site, () => Promise.all(ids.map((id) => bed.members.members(id))));
  expect(result.map(({ length }) => length)).toEqual([3, 1, 2]);
  expect(statements).toBe(2);
});
