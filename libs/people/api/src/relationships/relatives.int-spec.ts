import type { Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { actorsOf, addChild, as, type FamilyBed, makeTenant, openFamilyBed, type TestTenant, withRole } from '../../test/family-bed';

let bed: FamilyBed;
let tenant: TestTenant;
let site: Principal;
let otherSite: Principal;
let child: string;

beforeAll(async () => {
  bed = await openFamilyBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  ({ site, otherSite } = actorsOf(tenant));
  child = await addChild(bed, site, 'Sofía', 'García Márquez');
});

const address = (id: string, line: string) => bed.admin.query('update person set address_line1 = $2, postal_code = $3 where id = $1', [id, line, '95811']);
const found = (at: Principal) => as(at, () => bed.relatives.suggestions(child, at.wholeTenant));
const warning = async (at: Principal, day: string) => (await as(at, () => bed.warnings.of([child], day))).get(child);

describe('relatives', () => {
  it('are found by address, sibling and surname, most telling first, at one’s own sites alone', async () => {
    const brother = await addChild(bed, site, 'José', 'García');
    const neighbor = await addChild(bed, site, 'Noa', 'Cohen');
    const elsewhere = await addChild(bed, otherSite, 'Luis', 'García');
    for (const [id, line] of [[child, '12 Elm St'], [neighbor, '12 ELM st'], [elsewhere, '12 Elm St']] as const) await address(id, line);
    await addChild(bed, site, 'Liam', 'Okafor');
    expect((await found(site)).map(({ person, reasons, kind, score }) => [person.firstName, reasons, kind, score])).toEqual([
      ['Noa', ['address'], 'sibling', 50],
      ['José', ['surname'], 'other_relative', 20],
    ]);
    await as(site, () => bed.relationships.add(brother, [{ kind: 'mother', person: { firstName: 'Ana', lastName: 'Lima' } }]));
    await as(site, () => bed.relationships.add(child, [{ kind: 'sibling', personId: brother }]));
    expect((await found(site)).map(({ person, reasons, kind }) => [person.firstName, reasons, kind])).toEqual([
      ['Noa', ['address'], 'sibling'],
      ['Ana', ['sibling'], 'mother'],
    ]);
  });

  it('who are none are remembered, until that is taken back', async () => {
    const namesake = await addChild(bed, site, 'José', 'García');
    await as(site, () => bed.relatives.dismiss(child, namesake, true));
    expect(await found(site)).toEqual([]);
    await as(site, () => bed.relatives.dismiss(child, namesake, false));
    expect(await found(site)).toHaveLength(1);
  });

  it('are told to nobody else', async () => {
    await expect(found(otherSite)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(found(withRole(tenant.site, 'attendance_taker'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(withRole(tenant.site, 'viewer'), () => bed.relatives.dismiss(child, newId(), true))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(site, () => bed.relatives.dismiss(child, newId(), true))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a contact restriction', () => {
  it('names the person to who may see relationships, and warns everybody else without a name, while it is in force', async () => {
    const erik = { kind: 'father', isRestricted: true, restrictionText: 'Court order 24-117', restrictedFrom: '2026-10-01', restrictedTo: '2026-12-31', person: { firstName: 'Erik', lastName: 'Dorn' } };
    await as(site, () => bed.relationships.add(child, [erik]));
    expect(await warning(site, '2026-11-21')).toBe('No contact with Dorn, Erik: Court order 24-117');
    const told = await warning(withRole(tenant.site, 'attendance_taker'), '2026-11-21');
    expect(told).toMatch(/contact restriction on file/);
    expect(told).not.toMatch(/Dorn|Erik|Court/);
    for (const day of ['2026-09-30', '2027-01-01']) expect(await warning(site, day)).toBeUndefined();
    expect(await warning(otherSite, '2026-11-21')).toBeUndefined();
  });
});

describe('a contact who takes part', () => {
  const promote = (at: Principal, change: object = {}) =>
    as(at, async () => {
      const [row] = await bed.related.of(child);
      return bed.promotion.promote({ personId: row?.other.id ?? newId(), version: row?.other.version ?? 1, siteId: at.organizationId, startsOn: '2026-11-01', birthDate: '2008-01-02', grade: '12', ...change });
    });

  it('is a participant too and keeps everything', async () => {
    await as(site, () => bed.relationships.add(child, [{ kind: 'sibling', mayPickUp: true, person: { firstName: 'Luz', lastName: 'García', phone: '916-555-0123' } }]));
    await expect(promote(site, { birthDate: '2999-01-01' })).rejects.toMatchObject({ params: { problems: [{ path: 'birthDate', message: 'is in the future' }] } });
    await expect(promote(site, { siteId: tenant.otherSiteId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(promote(site, { version: 9 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await promote(site);
    const [row] = await as(site, () => bed.related.of(child));
    expect(row?.other).toMatchObject({ isParticipant: true, isContact: true, grade: '12', phone: '+19165550123' });
    expect((await as(site, () => bed.participants.get(row?.other.id ?? ''))).birthDate).toBe('2008-01-02');
    await expect(promote(site)).rejects.toMatchObject({ params: { problems: [{ message: 'is a participant already' }] } });
  });

  it('is nobody of another site', async () => {
    await expect(promote(otherSite)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
