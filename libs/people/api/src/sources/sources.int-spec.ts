import { AuditService, type Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { actorsOf, addChild, as, type FamilyBed, makeTenant, openFamilyBed, type TestTenant, withRole } from '../../test/family-bed';
import { noteTyped, ValueSources } from './value-sources.service';

let bed: FamilyBed;
let sources: ValueSources;
let tenant: TestTenant;
let site: Principal;
let otherSite: Principal;
let child: string;

beforeAll(async () => {
  bed = await openFamilyBed();
  sources = new ValueSources(bed.db, new AuditService());
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  ({ site, otherSite } = actorsOf(tenant));
  child = await addChild(bed, site, 'Sofía', 'García');
});

const bring = (fields: string[], ref = 'Roster of August') => as(site, () => bed.db.write((tx) => sources.brought(tx, [{ personId: child, fields }], 'import', ref)));
const type = (...fields: string[]) => as(site, () => bed.db.write((tx) => Promise.resolve(noteTyped(tx, child, fields))));
const protect = (by: Principal, isProtected: boolean, fields = ['grade'], id = child) => as(by, () => sources.protect(id, fields, isProtected));
const known = async () => (await as(site, () => sources.ofPerson(child))).map(({ field, source, sourceRef, isProtected, byUser }) => [field, source, sourceRef, isProtected, byUser === site.userId]);

it('are told and changed by nobody who may not', async () => {
  await bring(['grade']);
  const stranger = actorsOf(await makeTenant(bed)).top;
  for (const by of [otherSite, stranger]) {
    await expect(as(by, () => sources.ofPerson(child))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(protect(by, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(protect(withRole(tenant.site, 'viewer'), true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(protect(site, true, ['grade'], newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const fields of [[], ['x'.repeat(81)], ['\0'], Array.from({ length: 201 }, (_, n) => `c:${n}`)]) await expect(protect(site, true, fields)).rejects.toMatchObject({ code: 'VALIDATION' });
  // The wall itself, whatever a service asks.
  expect(await as(otherSite, () => sources.of([child]))).toEqual([]);
  await expect(as(otherSite, () => bed.db.write((tx) => sources.brought(tx, [{ personId: child, fields: ['grade'] }], 'feed', 'x')))).rejects.toThrow(/row-level security/);
  expect(await known()).toEqual([['grade', 'import', 'Roster of August', false, true]]);
});

it('say of each value where it came from last; what is typed is protected until somebody lets feeds change it again', async () => {
  await bring(['grade', 'localId']);
  await type('grade', 'c:12');
  expect(await known()).toEqual([['c:12', 'staff', null, true, true], ['grade', 'staff', null, true, true], ['localId', 'import', 'Roster of August', false, true]]);
  await protect(site, false, ['grade', 'grade']);
  await protect(site, true, ['localId']);
  await protect(site, true, ['localId']);
  expect(await known()).toEqual([['c:12', 'staff', null, true, true], ['grade', 'staff', null, false, true], ['localId', 'import', 'Roster of August', true, true]]);
  const trail = await bed.admin.query<{ action: string }>(`select action from audit where person_id = $1 and action like 'person.%' order by at`, [child]);
  expect(trail.rows.map(({ action }) => action)).toEqual(['person.unprotect', 'person.protect']);
});
