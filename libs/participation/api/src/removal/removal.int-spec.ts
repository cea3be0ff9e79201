import { newId } from '@afterbell/core/domain';
import { attendedMinutes } from '@afterbell/participation/domain';
import { addDate, as, codeOf, count, DAY, lockMonth, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MarkHistoryService } from '../history/mark-history.service';
import { AttendancePolicyService } from '../policy/attendance-policy.service';
import { RemovalService } from './removal.service';

let bed: TestBed;
let world: World;
const remove = (personIds: string[], more = {}, by = world.taker) => as(by, () => bed.get(RemovalService).remove({ sessionId: world.sessionId, date: DAY, personIds, ...more }));
const present = (index: number, more = {}) => ({ personId: world.people[index] as string, status: 'Present' as const, ...more });
const save = (marks: ReturnType<typeof present>[], more = {}) => as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks, ...more }));
const history = (personId: string, by = world.taker) => as(by, () => bed.get(MarkHistoryService).of({ sessionId: world.sessionId, date: DAY, personId }));
const top = () => principalOf(world, world.topId, 'top');
const rules = (more: object, by = top()) => as(by, () => bed.get(AttendancePolicyService).save({ startsOn: '2026-09-01', lateDays: 7, overMinutes: 60, longestMinutes: 600, ...more }));

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-17T20:15:00Z');
  world = await makeWorld(bed.admin);
});

describe('deleting marks', () => {
  it('is refused for strangers, unknown days, nobody and a locked month', async () => {
    const other = await makeWorld(bed.admin);
    await save([present(0)]);
    expect(await codeOf(remove([other.people[0] as string]))).toBe('NOT_FOUND');
    expect(await codeOf(remove([world.people[0] as string, newId()]))).toBe('NOT_FOUND');
    expect(await codeOf(remove(world.people, { sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(remove(world.people, {}, principalOf(world, world.otherSiteId, 'site')))).toBe('NOT_FOUND');
    expect(await codeOf(remove(world.people, { date: '2026-11-18' }))).toBe('DATE_NOT_SCHEDULED');
    expect(await codeOf(remove([]))).toBe('VALIDATION');
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(remove(world.people))).toBe('MONTH_LOCKED');
    expect(await count(bed.admin, 'attendance where session_id = $1', [world.sessionId])).toBe(1);
  });

  it('counts those that were there, tells what they were, and asks for the day again when nobody is left', async () => {
    await save([present(0, { startTime: '15:10' }), present(1)], { closeDay: true });
    const [first = '', second = ''] = world.people;
    expect(await remove([first])).toMatchObject({ count: 1, marks: [{ personId: first, status: 'Present', startTime: '15:10', endTime: '17:00' }], outcome: 'taken' });
    expect(await remove([first])).toMatchObject({ count: 0, outcome: 'taken' });
    expect(await remove([second])).toMatchObject({ count: 1, outcome: null });
    expect((await as(world.taker, () => bed.rosters.roster({ sessionId: world.sessionId, date: DAY }))).counts).toMatchObject({ Enrolled: 3, Present: 0 });
    expect(await count(bed.admin, `audit where tenant_id = $1 and action = 'attendance.delete'`, [world.tenantId])).toBe(2);
  });
});

describe('the history of a mark', () => {
  it('is not for who does not see the session or the participant', async () => {
    const other = await makeWorld(bed.admin);
    expect(await codeOf(history(other.people[0] as string))).toBe('NOT_FOUND');
    expect(await codeOf(history(world.people[0] as string, principalOf(world, world.otherSiteId, 'site')))).toBe('NOT_FOUND');
  });

  it('says who set what, from and to, the newest first, and of this participant alone', async () => {
    const [first = ''] = world.people;
    await save([present(0), present(1)]);
    await save([{ ...present(0), status: 'ExcusedAbsence' as never }], { reason: 'The parents called' });
    await remove([first]);
    const excused = { status: 'ExcusedAbsence', startTime: null, endTime: null };
    const there = { status: 'Present', startTime: '15:00', endTime: '17:00' };
    expect(await history(first)).toMatchObject([
      { by: 'Dana Taker', before: excused, after: null, reason: null },
      { by: 'Dana Taker', before: there, after: excused, reason: 'The parents called' },
      { by: 'Dana Taker', before: null, after: there, reason: null },
    ]);
    expect(await history(world.people[1] as string)).toHaveLength(1);
    expect(await history(world.people[2] as string)).toEqual([]);
  });
});

describe('rules of the tenant', () => {
  it('are set within limits, and not over what somebody else has just set', async () => {
    for (const wrong of [{ lateDays: -1 }, { overMinutes: 721 }, { longestMinutes: 1440 }, { longestMinutes: null }, { startsOn: 'soon' }]) expect(await codeOf(rules(wrong))).toBe('VALIDATION');
    expect(await rules({})).toMatchObject([{ startsOn: '2026-09-01', lateDays: 7, version: 1 }, { startsOn: null, lateDays: null, version: 0 }]);
    expect(await codeOf(rules({ lateDays: 1 }))).toBe('STALE_VERSION');
    expect((await rules({ lateDays: 1, version: 1 }))[0]).toMatchObject({ lateDays: 1, version: 2 });
  });

  it('ask why a day is written so late, by any way, from the day on that they were set for', async () => {
    await addDate(bed.admin, world, world.sessionId, '2026-08-25');
    await save([present(0)]);
    await rules({});
    bed.clock.now = new Date('2026-11-25T20:15:00Z');
    expect(await codeOf(save([present(1)]))).toBe('ATTENDANCE_LATE');
    expect(await codeOf(save([present(1)], { reason: ' ' }))).toBe('ATTENDANCE_LATE');
    expect(await codeOf(remove([world.people[0] as string]))).toBe('ATTENDANCE_LATE');
    await save([present(0)]);
    await save([present(1)], { reason: 'The sheet was found' });
    expect((await remove([world.people[0] as string], { reason: 'Wrong child' })).count).toBe(1);
    // Before the rules began nobody asks.
    await save([present(1)], { date: '2026-08-25' });
  });

  it('ask about a stay that is much longer than the session, and refuse one that nobody has', async () => {
    await rules({});
    expect(await codeOf(save([present(0, { startTime: '13:00', endTime: '17:00' })]))).toBe('ATTENDANCE_LONG');
    expect(await codeOf(save([present(0, { startTime: '06:00', endTime: '17:00' })], { allowLong: true }))).toBe('ATTENDANCE_TIME_INVALID');
    await save([present(0, { startTime: '13:00', endTime: '17:00' })], { allowLong: true });
    await save([present(1, { startTime: '14:00', endTime: '17:00' })]);
  });
});

it('counts a minute once: the database by the same rule as the product', async () => {
  let seed = 7;
  const time = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const minutes = Math.floor(seed / 65_536) % 1440;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const stay = () => {
    const [startTime = '', endTime = ''] = [time(), time()].sort();
    return { startTime, endTime };
  };
  const days = [
    [{ startTime: '15:00', endTime: '17:00' }, { startTime: '16:00', endTime: '18:00' }],
    [{ startTime: '15:00', endTime: '16:00' }, { startTime: '16:00', endTime: '16:01' }, { startTime: '20:00', endTime: '20:00' }],
    ...Array.from({ length: 40 }, (_, index) => Array.from({ length: index % 6 }, stay)),
  ];
  const counted: number[] = [];
  for (const stays of days) {
    const { rows } = await bed.admin.query<{ minutes: number }>('select covered_minutes(range_agg(minute_range(s::time, e::time))) as minutes from unnest($1::text[], $2::text[]) as t (s, e)', [stays.map(({ startTime }) => startTime), stays.map(({ endTime }) => endTime)]);
    counted.push(rows[0]?.minutes ?? -1);
  }
  expect(counted).toEqual(days.map(attendedMinutes));
  expect(counted.slice(0, 2)).toEqual([180, 61]);
});
