import { newId } from '@afterbell/core/domain';
import { as, closeSite, codeOf, count, DAY, enroll, lockMonth, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MarkHistoryService } from '../history/mark-history.service';
import { CopyingService } from './copying.service';
import type { CopyAttendanceInput } from './copying.types';

let bed: TestBed;
let world: World;
let copying: CopyingService;
let snack: string;
const ALL = ['Present', 'ExcusedAbsence', 'UnexcusedAbsence'] as const;
const source = () => ({ sessionId: world.sessionId, date: DAY, statuses: [...ALL] });
const copy = (more: Partial<CopyAttendanceInput> = {}, by = world.taker) => as(by, () => copying.copy({ ...source(), targetIds: [snack], ...more }));
const available = (more = {}, by = world.taker) => as(by, () => copying.available({ ...source(), ...more }));
const mark = (sessionId: string, marks: [number, (typeof ALL)[number]][]) =>
  as(world.taker, () => bed.attendance.save({ sessionId, date: DAY, marks: marks.map(([index, status]) => ({ personId: world.people[index] as string, status })), allowOverlap: true }));
const statuses = async (sessionId = snack) => {
  const { rows } = await bed.admin.query<{ person_id: string; status: string; start_time: string | null }>('select person_id, status, start_time from attendance where session_id = $1', [sessionId]);
  return Object.fromEntries(rows.map((row) => [world.people.indexOf(row.person_id), [row.status, row.start_time?.slice(0, 5) ?? null]]));
};

beforeAll(async () => {
  bed = await openTestBed();
  copying = bed.get(CopyingService);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
  ({ sessionId: snack } = await makeSession(bed.admin, world, { name: 'Snack', start: '17:00', end: '17:30' }));
  for (const index of [0, 1]) await enroll(bed.admin, world, snack, world.people[index] as string);
  await mark(world.sessionId, [[0, 'Present'], [1, 'ExcusedAbsence'], [2, 'Present']]);
});

describe('refuses', () => {
  it('sessions of another tenant, site or day, closed days, the session itself and what has no schedule', async () => {
    const other = await makeWorld(bed.admin);
    const otherSite = (await makeSession(bed.admin, { ...world, siteId: world.otherSiteId }, {})).sessionId;
    const otherDay = (await makeSession(bed.admin, world, { dates: ['2026-11-18'] })).sessionId;
    const free = (await makeSession(bed.admin, world, { type: 'unscheduled' })).sessionId;
    for (const id of [other.sessionId, otherSite, otherDay, free, world.sessionId, newId(), 'x']) expect(await codeOf(copy({ targetIds: [snack, id] }))).toBe('NOT_FOUND');
    expect(await codeOf(copy({ sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(available({ sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(copy({}, principalOf(world, world.otherSiteId, 'site')))).toBe('NOT_FOUND');
    expect(await statuses()).toEqual({});
    await closeSite(bed.admin, world, DAY);
    expect(await codeOf(copy())).toBe('NOT_FOUND');
  });

  it.each([[{ targetIds: [] }], [{ statuses: [] }], [{ statuses: ['Enrolled' as const] }], [{ targetIds: Array.from({ length: 51 }, () => newId()) }]])('%p', async (more) =>
    expect(await codeOf(copy(more))).toBe('VALIDATION'));

  it('a locked month, also where nothing would be written', async () => {
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(copy())).toBe('MONTH_LOCKED');
    expect(await codeOf(copy({ personIds: [world.people[2] as string] }))).toBe('MONTH_LOCKED');
  });

  it('all of it when somebody would be in two places at once, until that is meant', async () => {
    const { sessionId: chess } = await makeSession(bed.admin, world, { name: 'Chess', start: '16:00', end: '18:00' });
    await enroll(bed.admin, world, chess, world.people[0] as string);
    expect(await codeOf(copy({ targetIds: [snack, chess] }))).toBe('ATTENDANCE_OVERLAP');
    expect([await statuses(), await statuses(chess)]).toEqual([{}, {}]);
    expect(await copy({ targetIds: [chess], allowOverlap: true })).toMatchObject([{ copied: 1, notEnrolled: 2 }]);
  });
});

it('tells before what it would do, session by session', async () => {
  await mark(snack, [[1, 'UnexcusedAbsence']]);
  expect(await available()).toEqual([
    { sessionId: snack, date: DAY, sessionName: 'Snack A', activityName: 'Snack', startTime: '17:00', endTime: '17:30', outcome: null, copied: 1, different: 1, same: 0, notEnrolled: 1, overlapping: 0 },
  ]);
  expect(await available({ statuses: ['ExcusedAbsence'], personIds: [world.people[0]] })).toMatchObject([{ copied: 0, different: 0, notEnrolled: 0 }]);
});

it('writes whom it may, with the times of that session, and keeps what was set there unless asked', async () => {
  await mark(snack, [[1, 'UnexcusedAbsence']]);
  expect(await copy()).toEqual([{ sessionId: snack, copied: 1, kept: 1, notEnrolled: 1 }]);
  expect(await statuses()).toEqual({ 0: ['Present', '17:00'], 1: ['UnexcusedAbsence', null] });
  // Everybody there is marked now, so nobody is asked for that day again.
  expect((await bed.admin.query<{ outcome: string }>('select outcome from session_date where session_id = $1', [snack])).rows).toEqual([{ outcome: 'taken' }]);
  expect(await copy()).toEqual([{ sessionId: snack, copied: 0, kept: 2, notEnrolled: 1 }]);
  expect(await copy({ overwrite: true })).toEqual([{ sessionId: snack, copied: 1, kept: 1, notEnrolled: 1 }]);
  expect(await statuses()).toEqual({ 0: ['Present', '17:00'], 1: ['ExcusedAbsence', null] });
  expect(await count(bed.admin, `audit where tenant_id = $1 and action = 'attendance.copy'`, [world.tenantId])).toBe(3);
});

it('tells copied marks from typed ones, and in the history where they come from', async () => {
  await copy();
  await mark(snack, [[1, 'UnexcusedAbsence']]);
  const { rows } = await as(world.taker, () => bed.rosters.roster({ sessionId: snack, date: DAY }));
  const sourceOf = (index: number) => rows.find(({ personId }) => personId === world.people[index])?.source;
  expect([sourceOf(0), sourceOf(1)]).toEqual(['copied', 'typed']);
  const history = (index: number) => as(world.taker, () => bed.get(MarkHistoryService).of({ sessionId: snack, date: DAY, personId: world.people[index] as string }));
  expect(await history(0)).toMatchObject([{ by: 'Dana Taker', source: 'copied', copiedFrom: { sessionId: world.sessionId, name: 'Robotics, Robotics A', date: DAY } }]);
  expect((await history(1)).map(({ source, copiedFrom }) => [source, copiedFrom?.name ?? null])).toEqual([['typed', null], ['copied', 'Robotics, Robotics A']]);
});

it('leaves a day open on which somebody is still to be marked', async () => {
  await makePerson(bed.admin, world, { first: 'Late', sessionId: snack });
  await copy();
  expect((await bed.admin.query<{ outcome: string | null }>('select outcome from session_date where session_id = $1', [snack])).rows).toEqual([{ outcome: null }]);
});
