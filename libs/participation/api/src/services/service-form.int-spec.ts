import type { Principal } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import { CustomListService, FormService } from '@afterbell/forms/api';
import { field } from '@afterbell/forms/domain';
import { as, codeOf, enter, makeWorld, openTestBed, type TestBed, type World } from '../../test/attendance-fixture';
import { StaffTrainingService } from '../meetings/staff-training.service';

const OWN = 1;
let bed: TestBed;
let world: World;
let site: Principal;

beforeAll(async () => {
  bed = await openTestBed();
  await bed.get(FormService);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin, { people: 1 });
  site = { ...world.taker, permissions: new PermissionSet(standardRole('tenant_administrator').entries) };
  await enter(bed.admin, world.tenantId);
});

/** A field of the tenant's own, which every service has to answer. */
async function ownField(): Promise<void> {
  const definition = { section: 'services', subSection: 'service', version: 1, tabs: [{ name: 'INFORMATION', label: 'Information' }], fields: [field({ id: OWN, name: 'Goal', type: 'text', tabName: 'INFORMATION', required: true })] };
  await bed.admin.query(`insert into form_definition (section, sub_section, version) values ('services', 'service', 1)`);
  await bed.admin.query(`insert into form_version (section, sub_section, version, definition, field_count, custom_count, saved_by) values ('services', 'service', 1, $1, 1, 1, $2)`, [JSON.stringify(definition), newId()]);
}
const VALUES = { onDate: '2026-11-17', category: 'tutoring', minutes: 45, visibility: 'everyone', notes: 'Private' };
const save = (answers: object[] | null, more: object = {}) => as(site, () => bed.services.save({ values: VALUES, personIds: world.people, answers, ...more } as Parameters<typeof bed.services.save>[0]));
const answer = (text: string | null) => ({ fieldId: OWN, value: text === null ? null : { text } });
const listed = (query: object) => as(site, async () => (await bed.services.list({ offset: 0, limit: 10, ...query })).nodes.map(({ id }) => id));

it('asks for what the tenant’s own fields require, keeps it, finds by it, and writes nothing where it is missing', async () => {
  await ownField();
  await expect(save(null)).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: String(OWN) }] } });
  expect(await listed({})).toEqual([]);
  const { id, version } = await save([answer('Reads at grade level')]);
  const later = await save([answer('Reads a chapter book')], { id, version });
  expect(later.version).toBeGreaterThan(version);
  const custom = bed.get(CustomListService);
  expect(await as(site, () => custom.valuesOf('services', id, [OWN]))).toMatchObject([{ fieldId: OWN, display: 'Reads a chapter book' }]);
  const rule = (value: string) => ({ filter: { match: 'and', rules: [{ field: `custom.${OWN}`, mode: 'contains', value }] } });
  expect(await listed(rule('chapter'))).toEqual([id]);
  expect(await listed(rule('grade level'))).toEqual([]);
  await expect(save([answer('x')], { id, version })).rejects.toMatchObject({ code: 'STALE_VERSION' });
});

it('its form holds fast what the page of a service changes, and never has the notes', async () => {
  await ownField();
  const { id } = await save([answer('Reads')]);
  const forms = bed.get(FormService);
  const { fields } = await as(site, () => forms.load({ section: 'services', subSection: 'service', tab: null, id, parentId: null })) as unknown as { fields: { hardcodedName: string | null; value: unknown; mode: string; roleMode: string | null }[] };
  expect(JSON.stringify(fields)).not.toContain('Private');
  expect(fields.find(({ hardcodedName }) => hardcodedName === 'notes')?.value ?? null).toBeNull();
  const stranger = { ...world.taker, permissions: new PermissionSet(entriesFor('people.participants', 'edit')) };
  expect(await codeOf(as(stranger, () => forms.load({ section: 'services', subSection: 'service', tab: null, id, parentId: null })))).toBe('FORBIDDEN');
});

it('training hours of a staff member by programme year; of somebody else they are not found', async () => {
  const staff = newId();
  await bed.admin.query(`insert into person (id, first_name, last_name, is_staff) values ($1, 'Kim', 'Okafor', true)`, [staff]);
  await bed.admin.query(`insert into stay (id, person_id, organization_id, kind, starts_on) values ($1, $2, $3, 'staff', '2024-08-01')`, [newId(), staff, world.siteId]);
  const train = async (onDate: string, creditHours: number | null, present = true) => {
    const { id, version } = await as(site, () => bed.meetings.save({ kind: 'professional_development', values: { title: `Safety ${onDate}`, onDate, startTime: '09:00', endTime: '11:00', isOnline: false, creditHours } } as Parameters<typeof bed.meetings.save>[0]));
    await as(site, () => bed.meetingAttendees.save({ meetingId: id, version, attendees: [{ personId: staff, role: 'staff', present }] } as Parameters<typeof bed.meetingAttendees.save>[0]));
  };
  await train('2026-06-30', 1);
  await train('2026-07-01', 2);
  await train('2026-09-01', null);
  await train('2026-10-01', 5, false);
  const training = bed.get(StaffTrainingService);
  expect(await as(site, () => training.of(staff, null))).toMatchObject({
    years: [{ year: 2026, trainings: 2, minutes: 240, creditHours: 2 }, { year: 2025, trainings: 1, minutes: 120, creditHours: 1 }],
    year: 2026,
    trainings: [{ title: 'Safety 2026-09-01', minutes: 120, creditHours: null }, { title: 'Safety 2026-07-01', creditHours: 2 }],
  });
  expect((await as(site, () => training.of(staff, 2025))).trainings).toMatchObject([{ onDate: '2026-06-30' }]);
  const other = await makeWorld(bed.admin, { people: 0 });
  for (const [at, id] of [[{ ...other.taker, permissions: site.permissions }, staff], [site, world.people[0] ?? ''], [{ ...world.taker, permissions: new PermissionSet(entriesFor('participation.professional_development', 'view')) }, staff]] as const) {
    expect(await codeOf(as(at as Principal, () => training.of(id, null)))).toBe('NOT_FOUND');
  }
});
