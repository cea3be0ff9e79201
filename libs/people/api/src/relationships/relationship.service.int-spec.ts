import type { Principal } from '@afterbell/core/api';
import { newId, PermissionSet } from '@afterbell/core/domain';
import { counted } from '@afterbell/testing/api';
import { actorsOf, addChild, as, type FamilyBed, makeTenant, openFamilyBed, type TestTenant, withRole } from '../../test/family-bed';
import type { ContactDraft } from './relationship.service';

let bed: FamilyBed;
let tenant: TestTenant;
let site: Principal;
let otherSite: Principal;
let top: Principal;
let child: string;

beforeAll(async () => {
  bed = await openFamilyBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  ({ site, otherSite, top } = actorsOf(tenant));
  child = await addChild(bed, site, 'Sofía');
});

const ANA: ContactDraft = { kind: 'mother', isPrimary: true, mayPickUp: true, emergencyOrder: 1, person: { firstName: 'Ana', lastName: 'García', phone: '(916) 555-0123' } };
const ERIK: ContactDraft = { kind: 'father', isRestricted: true, restrictionText: 'Court order 24-117', person: { firstName: 'Erik', lastName: 'Dorn' } };
const add = (at: Principal, contacts: ContactDraft[], to = child, force = false) => as(at, () => bed.relationships.add(to, contacts, force));
const of = (at: Principal, id = child) => as(at, () => bed.related.of(id));
const count = async (table: string) => Number((await bed.admin.query<{ count: string }>(`select count(*) from ${table} where tenant_id = $1`, [tenant.id])).rows[0]?.count);
const stays = async (id: string) =>
  (await bed.admin.query<{ at: string; until: string | null }>(`select organization_id as at, ends_on::text as until from stay where person_id = $1 and kind = 'contact' order by 1`, [id])).rows;
const problem = (path: string, message: string) => ({ code: 'VALIDATION', params: { problems: [{ path, message }] } });

describe('refuses', () => {
  it('children of another site and tenant, strangers, and what is no id, and writes nothing', async () => {
    const stranger = await makeTenant(bed);
    const there = actorsOf(stranger).site;
    for (const at of [otherSite, there]) {
      await expect(add(at, [ANA])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await of(at)).toEqual([]);
    }
    const elsewhere = await addChild(bed, otherSite, 'Liam', 'Okafor');
    for (const personId of [elsewhere, await addChild(bed, there, 'Noa'), newId(), 'no-id']) await expect(add(site, [{ kind: 'sibling', personId }])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await count('relationship')).toBe(0);
    expect(await count('person')).toBe(2);
  });

  it('who has no right to the tab, to read as to write', async () => {
    const [id = ''] = await add(site, [ANA]);
    const taker = withRole(tenant.site, 'attendance_taker');
    const viewer = withRole(tenant.site, 'viewer');
    for (const at of [taker, { ...tenant.site, permissions: PermissionSet.none }]) await expect(add(at, [ERIK])).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const at of [taker, viewer]) {
      await expect(as(at, () => bed.relationships.edit(id, { mayPickUp: false }, 1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(at, () => bed.relationships.remove(id, 1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('the child itself, one twice, one related already, and flags that cannot go together', async () => {
    await expect(add(site, [{ kind: 'sibling', personId: child }])).rejects.toMatchObject(problem('contacts.0.personId', 'is the participant'));
    const brother = await addChild(bed, site, 'José');
    const sibling = { kind: 'sibling', personId: brother };
    await expect(add(site, [sibling, sibling])).rejects.toMatchObject(problem('contacts.1.personId', 'is named twice'));
    await add(site, [sibling]);
    await expect(add(site, [sibling])).rejects.toMatchObject(problem('contacts.0.personId', 'is related to the participant already'));
    await expect(add(site, [{ ...ERIK, mayPickUp: true }])).rejects.toMatchObject(problem('contacts.0.mayPickUp', 'cannot go with a contact restriction'));
    await expect(add(site, [{ kind: 'mother', person: { firstName: '\u200b', phone: '12', email: 'x' } }])).rejects.toMatchObject({
      params: { problems: [{ path: 'contacts.0.person.firstName' }, { path: 'contacts.0.person.email' }, { path: 'contacts.0.person.phone' }].map(expect.objectContaining) },
    });
  });

  it('a save that comes too late, with what is stored now', async () => {
    const [id = ''] = await add(site, [ANA]);
    await as(top, () => bed.relationships.edit(id, { mayPickUp: false }, 1));
    await expect(as(site, () => bed.relationships.edit(id, { livesWith: true }, 1))).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ id, field: 'livesWith', current: 'false', attempted: 'true', version: 2 }] } });
    await expect(as(site, () => bed.relationships.remove(id, 1))).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

describe('contacts', () => {
  it('are added with the child’s family in one go, seen from both sides, and have one name if they have one', async () => {
    await add(site, [ANA, ERIK, { kind: 'grandparent', person: { firstName: '', lastName: 'Suharto' } }]);
    const rows = await of(site);
    expect(rows.map(({ other, kind, isGuardian }) => [other.firstName, other.lastName, kind, isGuardian])).toEqual([
      ['Ana', 'García', 'mother', true],
      ['Erik', 'Dorn', 'father', true],
      ['Suharto', '', 'grandparent', false],
    ]);
    expect(rows[0]?.other.phone).toBe('+19165550123');
    expect((await of(site, rows[0]?.other.id)).map(({ participant }) => participant.id)).toEqual([child]);
    expect(await of(otherSite, rows[0]?.other.id)).toEqual([]);
  });

  it('are looked for first; who is alike may be linked, or added nevertheless', async () => {
    const [first = ''] = await add(site, [ANA]);
    const ana = (await of(site))[0]?.other.id;
    const brother = await addChild(bed, site, 'José');
    await expect(add(site, [ANA], brother)).rejects.toMatchObject({ code: 'DUPLICATE_PERSON', title: 'Duplicate Contact', params: { path: 'contacts.0.person' }, extra: { candidates: [{ id: ana, label: 'García, Ana', reason: 'Same name and phone' }] } });
    await expect(add(site, [{ kind: 'mother', person: { firstName: 'ANA', lastName: 'Garcia' } }], brother)).rejects.toMatchObject({ code: 'SIMILAR_PERSON', title: 'Similar Contact' });
    await add(site, [{ kind: 'mother', personId: ana }], brother);
    await add(site, [ANA], brother, true);
    expect(await of(site, brother)).toHaveLength(2);
    expect(first).not.toBe('');
  });

  it('stay wherever a child of theirs stays, from its next stay on, and leave with it', async () => {
    const [id = ''] = await add(site, [ANA]);
    const ana = (await of(site))[0]?.other.id ?? '';
    expect(await stays(ana)).toEqual([{ at: tenant.siteId, until: null }]);
    await as(top, () => bed.db.write((tx) => tx.execute(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, '2026-10-01')`, [newId(), child, tenant.otherSiteId])));
    expect((await stays(ana)).map(({ at }) => at).sort()).toEqual([tenant.siteId, tenant.otherSiteId].sort());
    expect((await of(otherSite))[0]?.other.id).toBe(ana);
    await as(top, () => bed.db.write((tx) => tx.execute(`update stay set ends_on = '2026-10-15' where person_id = $1 and organization_id = $2 and kind = 'participant'`, [child, tenant.siteId])));
    expect((await stays(ana)).find(({ at }) => at === tenant.siteId)?.until).toBe('2026-10-15');
    await as(top, () => bed.relationships.remove(id, 1));
    expect((await stays(ana)).filter(({ until }) => until === null)).toEqual([]);
  });

  it('who are participants too are no contacts while they are merely related', async () => {
    const brother = await addChild(bed, site, 'José');
    const [id = ''] = await add(site, [{ kind: 'sibling', personId: brother }]);
    expect(await stays(brother)).toEqual([]);
    await as(site, () => bed.relationships.edit(id, { mayPickUp: true }, 1));
    expect(await stays(brother)).toHaveLength(1);
  });

  it('are ended and taken up again; the order of calls has no two alike', async () => {
    const [ana = '', erik = ''] = await add(site, [ANA, { ...ERIK, isRestricted: false }]);
    await as(site, () => bed.relationships.edit(erik, { emergencyOrder: 1 }, 1));
    expect((await of(site)).map(({ other, emergencyOrder, version }) => [other.firstName, emergencyOrder, version])).toEqual([['Ana', 2, 2], ['Erik', 1, 2]]);
    await as(site, () => bed.relationships.edit(ana, { endedOn: '2026-11-01' }, 2));
    const other = (await of(site)).find(({ id }) => id === ana)?.other.id;
    expect(await add(site, [{ kind: 'parent', personId: other }])).toEqual([ana]);
    expect((await of(site)).find(({ id }) => id === ana)).toMatchObject({ endedOn: null, kind: 'parent' });
  });
});

it('reads the relationships of any number of people in one statement', async () => {
  await add(site, [ANA, ERIK]);
  const more = await Promise.all(['A', 'B', 'C'].map((name) => addChild(bed, site, name)));
  const { result, statements } = await counted(site, () => Promise.all([child, ...more].map((id) => bed.related.of(id))));
  expect(result.map(({ length }) => length)).toEqual([2, 0, 0, 0]);
  expect(statements).toBe(2);
});
