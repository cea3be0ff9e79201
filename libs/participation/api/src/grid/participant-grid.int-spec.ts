import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { as, closeSite, codeOf, counted, DAY, enroll, lockMonth, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { ParticipantGridService } from './participant-grid.service';

let bed: TestBed;
let world: World;
let child: string;
const by = (verb: 'view' | 'edit' = 'edit') => ({ ...world.taker, permissions: new PermissionSet(entriesFor('participation.by_participant', verb)) });
const grid = (more: object = {}, who = by()) => as(who, () => bed.get(ParticipantGridService).grid({ personId: child, from: '2026-11-01', to: '2026-11-30', ...more }));

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
  child = world.people[0] as string;
});

it("does not find another tenant's child, one of another site, one who was removed, or what is no id; asks for readable days", async () => {
  const other = await makeWorld(bed.admin);
  expect(await codeOf(grid({ personId: other.people[0] }))).toBe('NOT_FOUND');
  expect(await codeOf(grid({}, principalOf(world, world.otherSiteId, 'site')))).toBe('NOT_FOUND');
  for (const personId of [newId(), '%']) expect(await codeOf(grid({ personId }))).toBe('NOT_FOUND');
  expect(await codeOf(grid({ from: '2026-11-31' }))).toBe('VALIDATION');
  expect(await codeOf(grid({ to: '2026-10-31' }))).toBe('VALIDATION');
  expect(await codeOf(grid({ from: '2026-10-01' }))).toBe('PAGE_TOO_LARGE');
  await bed.admin.query('update person set removed_at = now() where id = $1', [child]);
  expect(await codeOf(grid())).toBe('NOT_FOUND');
});

it('shows every session of the site with its own times, and none without a place; closed and locked days say so', async () => {
  const chess = await makeSession(bed.admin, world, { name: 'Chess', start: '13:00', end: '14:00', dates: [DAY, '2026-10-27'], type: 'unscheduled' });
  await makeSession(bed.admin, world, { name: 'Choir', dates: [DAY] });
  await enroll(bed.admin, world, chess.sessionId, child);
  await as(by(), () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: child, status: 'ExcusedAbsence' }], reason: 'Flu' }));
  await closeSite(bed.admin, world, '2026-11-24', 'Thanksgiving');
  await lockMonth(bed.admin, world, '2026-10-01');
  const found = await grid({ from: '2026-10-27', to: '2026-11-26' });
  expect(found).toMatchObject({ firstName: 'Child0', mayEdit: true });
  expect(found.days.map(({ date, state, locked, closureReason }) => [date, state, locked, closureReason])).toEqual([
    ['2026-10-27', 'scheduled', true, null],
    [DAY, 'scheduled', false, null],
    ['2026-11-24', 'closed', false, 'Thanksgiving'],
  ]);
  expect(found.sessions.map(({ activityName, timesRequired, cells }) => [activityName, timesRequired, cells.map(({ date, status, plannedStart, version, changedBy }) => [date, status, plannedStart, version, changedBy])])).toEqual([
    ['Chess', true, [['2026-10-27', 'Enrolled', '13:00', 0, null], [DAY, 'Enrolled', '13:00', 0, null]]],
    ['Robotics', false, [[DAY, 'ExcusedAbsence', '15:00', 1, 'Dana Taker'], ['2026-11-24', 'Enrolled', '15:00', 0, null]]],
  ]);
  expect((await grid({}, by('view'))).mayEdit).toBe(false);
});

it('says which sessions did not run, each by itself', async () => {
  const chess = await makeSession(bed.admin, world, { name: 'Chess' });
  await enroll(bed.admin, world, chess.sessionId, child);
  await as(world.taker, () => bed.closing.close({ sessionId: chess.sessionId, date: DAY, outcome: 'did_not_run', reason: 'Teacher ill' }));
  expect((await grid({ from: DAY, to: DAY })).sessions.map(({ activityName, cells }) => [activityName, cells[0]?.outcome])).toEqual([['Chess', 'did_not_run'], ['Robotics', null]]);
});

it('reads many sessions with as many statements as one', async () => {
  const one = await counted(by(), () => bed.get(ParticipantGridService).grid({ personId: child, from: DAY, to: DAY }));
  for (let index = 0; index < 12; index += 1) await enroll(bed.admin, world, (await makeSession(bed.admin, world, { name: `Club ${index}` })).sessionId, child);
  const many = await counted(by(), () => bed.get(ParticipantGridService).grid({ personId: child, from: '2026-11-01', to: '2026-11-30' }));
  expect([many.result.sessions.length, many.statements]).toEqual([13, one.statements]);
});
