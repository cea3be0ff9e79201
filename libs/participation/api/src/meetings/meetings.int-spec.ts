import type { Principal } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import { counted } from '@afterbell/testing/api';
import { as, codeOf, count, enter, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { StaffTrainingService } from './staff-training.service';
import type { SaveAttendeesInput, SaveMeetingInput } from './meeting.inputs';

let bed: TestBed;
let world: World;
let other: World;
let site: Principal;
let otherSite: Principal;
let top: Principal;
let foreign: Principal;

const ALL = new PermissionSet(standardRole('tenant_administrator').entries);
beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-18T20:15:00Z');
  world = await makeWorld(bed.admin, { people: 0 });
  other = await makeWorld(bed.admin, { people: 0 });
  site = { ...principalOf(world, world.siteId, 'site'), permissions: ALL };
  otherSite = { ...principalOf(world, world.otherSiteId, 'site'), permissions: ALL };
  top = { ...principalOf(world, world.topId, 'top'), permissions: ALL };
  foreign = { ...principalOf(other, other.topId, 'top'), permissions: ALL };
});

const VALUES: SaveMeetingInput['values'] = { title: 'Weekly', onDate: '2026-11-17', startTime: '15:00', endTime: '16:30', isOnline: false };
const save = (at: Principal, { values, ...more }: Partial<SaveMeetingInput> = {}) => as(at, () => bed.meetings.save({ kind: 'staff_meeting', ...more, values: { ...VALUES, ...values } }));
const put = (at: Principal, meetingId: string, version: number, attendees: Partial<SaveAttendeesInput['attendees'][number]>[]) =>
  as(at, () => bed.meetingAttendees.save({ meetingId, version, attendees: attendees.map((one) => ({ role: 'staff', present: true, ...one })) }));

async function staff(firstName: string, siteId = world.siteId): Promise<string> {
  await enter(bed.admin, siteId === other.siteId ? other.tenantId : world.tenantId);
  const id = newId();
  await bed.admin.query('insert into person (id, first_name, last_name, is_staff) values ($1, $2, $3, true)', [id, firstName, 'Okafor']);
  await bed.admin.query(`insert into stay (id, person_id, organization_id, kind, starts_on) values ($1, $2, $3, 'staff', '2026-08-01')`, [newId(), id, siteId]);
  return id;
}

describe('refuses', () => {
  it('meetings of another site and another tenant, on reading and on writing', async () => {
    const { id, version } = await save(site);
    for (const at of [otherSite, foreign]) {
      expect(await codeOf(as(at, () => bed.meetings.get(id)))).toBe('NOT_FOUND');
      expect(await codeOf(save(at, { id, version }))).toBe('NOT_FOUND');
      expect(await codeOf(save(at, { attendeesOf: id }))).toBe('NOT_FOUND');
      expect(await codeOf(put(at, id, version, []))).toBe('NOT_FOUND');
      expect(await codeOf(as(at, () => bed.meetings.setRemoved({ id, restore: false })))).toBe('NOT_FOUND');
      expect((await as(at, () => bed.meetings.list('staff_meeting', { offset: 0, limit: 10 }))).nodes).toEqual([]);
    }
    expect(await codeOf(save(site, { organizationId: world.otherSiteId }))).toBe('NOT_FOUND');
    expect(await codeOf(save(site, { organizationIds: [other.siteId] }))).toBe('NOT_FOUND');
    expect(await codeOf(save(site, { fileIds: [newId()] }))).toBe('VALIDATION');
  });

  it('a kind that the role does not have: its meetings do not exist for it', async () => {
    const { id, version } = await save(site, { kind: 'professional_development' });
    const board = { ...site, permissions: new PermissionSet(entriesFor('participation.advisory_board_meeting', 'edit')) };
    expect(await codeOf(as(board, () => bed.meetings.get(id)))).toBe('NOT_FOUND');
    expect(await codeOf(put(board, id, version, []))).toBe('NOT_FOUND');
    expect(await codeOf(as(board, () => bed.meetings.list('professional_development', { offset: 0, limit: 10 })))).toBe('FORBIDDEN');
    expect(await codeOf(as(board, () => bed.meetingAttendees.candidates('staff_meeting', '')))).toBe('FORBIDDEN');
    const own = await save(board, { kind: 'advisory_board_meeting' });
    expect(await codeOf(as(board, () => bed.meetings.setRemoved({ id: own.id, restore: false })))).toBe('FORBIDDEN');
    // Another kind is not a way to change it.
    expect(await codeOf(save(site, { id, version, kind: 'staff_meeting' }))).toBe('NOT_FOUND');
  });

  it('somebody out of sight, twice, or at times outside the meeting, by row', async () => {
    const { id, version } = await save(site);
    const [ana, elsewhere] = [await staff('Ana'), await staff('Noor', world.otherSiteId)];
    expect(await codeOf(put(site, id, version, [{ personId: elsewhere }]))).toBe('NOT_FOUND');
    expect(await codeOf(put(site, id, version, [{ personId: await staff('Liam', other.siteId) }]))).toBe('NOT_FOUND');
    await expect(put(site, id, version, [{ personId: ana }, { personId: ana }, { guestName: 'x', endTime: '17:00' }])).rejects.toMatchObject({ params: { problems: [{ path: 'attendees.1.personId' }, { path: 'attendees.2.endTime' }] } });
  });

  it('a save that comes too late, and says what differs and by whom', async () => {
    const { id, version } = await save(site);
    await save(site, { id, version, values: { ...VALUES, title: 'Moved' } });
    await expect(save(site, { id, version, values: { ...VALUES, title: 'Mine' } })).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'title', current: 'Moved', attempted: 'Mine', version: version + 1 }] } });
    expect(await codeOf(put(site, id, version, [{ personId: await staff('Ana') }]))).toBe('STALE_VERSION');
  });
});

it('counts minutes by who came late or left early, and nobody who was not there; the same list again changes nothing', async () => {
  const [ana, ben, cai] = [await staff('Ana'), await staff('Ben'), await staff('Cai')];
  const first = await save(site, { kind: 'professional_development', values: { ...VALUES, creditHours: 1.5 } });
  const list = [{ personId: ana }, { personId: ben, startTime: '15:30' }, { personId: cai, present: false }, { guestName: 'Dr. Zoë', endTime: '16:00', role: 'guest' }];
  const saved = await put(site, first.id, first.version, list);
  const again = await put(site, first.id, saved.version, (await as(site, () => bed.meetingLoaders.attendees(first.id))).map(({ name, personId, ...row }) => ({ ...row, personId, guestName: personId ? null : name })));
  expect(again.version).toBe(saved.version);
  // As it was sent first, whose answer got lost.
  expect((await put(site, first.id, first.version, list)).version).toBe(saved.version);
  expect(await as(site, () => bed.meetingLoaders.attendance(first.id))).toMatchObject({ listed: 4, present: 3, minutes: 90 + 60 + 60 });
  await put(site, (await save(site, { kind: 'professional_development', values: { ...VALUES, onDate: '2026-06-30' } })).id, 1, [{ personId: ana }]);
  const hours = async (from: string | null) => (await as(top, () => bed.meetings.hours('professional_development', from, null, { offset: 0, limit: 10 }))).nodes.map(({ name, meetings, minutes, creditHours }) => [name, meetings, minutes, creditHours]);
  expect(await hours('2026-07-01')).toEqual([['Okafor, Ana', 1, 90, 1.5], ['Okafor, Ben', 1, 60, 1.5]]);
  expect((await hours('2026-06-01'))[0]).toEqual(['Okafor, Ana', 2, 180, 1.5]);
  expect(await count(bed.admin, `audit where subject_id = $1 and action = 'meeting.attendees'`, [first.id])).toBe(1);
  // Ten minutes before it begins nobody has been there.
  bed.clock.now = new Date('2026-11-17T19:50:00Z');
  expect(await hours('2026-07-01')).toEqual([]);
  expect(await as(site, () => bed.meetingLoaders.attendance(first.id))).toMatchObject({ listed: 4, present: 0, minutes: 0 });
  expect((await as(site, () => bed.meetingLoaders.attendees(first.id))).map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0]);
  expect((await as(top, () => bed.get(StaffTrainingService).of(ana, null))).years).toMatchObject([{ year: 2025, trainings: 1, minutes: 90 }]);
});

it('lists, filters and searches in a bounded number of statements', async () => {
  for (const title of ['Équipe', 'Team']) await save(site, { values: { ...VALUES, title } });
  const { result, statements } = await counted(site, async () => {
    const { nodes } = await bed.meetings.list('staff_meeting', { offset: 0, limit: 10, search: 'equipe', filter: { match: 'and', rules: [{ field: 'onDate', mode: 'dateIs', value: '2026-11-17' }] } });
    await Promise.all(nodes.map(({ id }) => bed.meetingLoaders.attendance(id)));
    return nodes.map(({ title }) => title);
  });
  expect(result).toEqual(['Équipe']);
  expect(statements).toBeLessThanOrEqual(4);
});

it('a meeting like another one expects the same people; a removed one comes back with its list', async () => {
  const ana = await staff('Ana');
  const first = await save(site);
  await put(site, first.id, 1, [{ personId: ana, startTime: '15:10' }, { guestName: 'Guest', role: 'guest' }]);
  const next = await save(site, { attendeesOf: first.id });
  expect((await as(site, () => bed.meetingLoaders.attendees(next.id))).map(({ name, present, startTime }) => [name, present, startTime])).toEqual([['Guest', false, null], ['Okafor, Ana', false, null]]);
  await as(site, () => bed.meetings.setRemoved({ id: first.id, restore: false }));
  expect(await codeOf(as(site, () => bed.meetings.get(first.id)))).toBe('NOT_FOUND');
  await as(site, () => bed.meetings.setRemoved({ id: first.id, restore: true }));
  expect(await as(site, () => bed.meetingLoaders.attendance(first.id))).toMatchObject({ listed: 2, present: 2 });
});

it('offers who is in sight, as what they are there for', async () => {
  await staff('Ana');
  await staff('Noor', world.otherSiteId);
  const names = async (at: Principal, search = '') => (await as(at, () => bed.meetingAttendees.candidates('staff_meeting', search))).nodes.map(({ name, role }) => [name, role]);
  expect(await names(site)).toEqual([['Okafor, Ana', 'staff']]);
  expect(await names(top, 'okaf noo')).toEqual([['Okafor, Noor', 'staff']]);
  expect(await names({ ...site, permissions: new PermissionSet(entriesFor('participation.staff_meeting', 'edit')) })).toEqual([]);
});
