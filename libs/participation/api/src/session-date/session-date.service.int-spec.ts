import { type AppError, newId } from '@afterbell/core/domain';
import { as, closeSite, codeOf, count, DAY, lockMonth, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import type { CloseSessionDateInput } from './session-date.types';

let bed: TestBed;
let world: World;
const OFF_DAY = '2026-11-18';
const check = (date: string, more = {}) => as(world.taker, () => bed.dates.check({ sessionId: world.sessionId, activityId: world.activityId, date, ...more }));
const describeDay = (date: string) => as(world.taker, () => bed.dates.describe({ sessionId: world.sessionId, date }));
const add = (date: string, more = {}) => as(world.taker, () => bed.dates.add({ sessionId: world.sessionId, date, ...more }));
const close = (outcome: CloseSessionDateInput['outcome'], more: Partial<CloseSessionDateInput> = {}) => as(world.taker, () => bed.closing.close({ sessionId: world.sessionId, date: DAY, outcome, ...more }));
const mark = (status: 'Present' | 'UnexcusedAbsence', date = DAY) =>
  as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date, marks: [{ personId: world.people[0] as string, status }] }));
const audits = (action: string) => count(bed.admin, 'audit where action = $1 and subject_id like $2', [action, `${world.sessionId}/%`]);

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date(`${DAY}T20:15:00Z`);
  world = await makeWorld(bed.admin);
});

describe('checking a day', () => {
  it("does not find another tenant's session, one outside the subtree, or one of another activity", async () => {
    const other = await makeWorld(bed.admin);
    expect(await codeOf(check(DAY, { sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(check(DAY, { activityId: other.activityId }))).toBe('NOT_FOUND');
    expect(await codeOf(check(DAY, { activityId: newId() }))).toBe('NOT_FOUND');
    expect(await codeOf(as(principalOf(world, world.otherSiteId, 'site'), () => bed.dates.check({ sessionId: world.sessionId, date: DAY })))).toBe('NOT_FOUND');
  });

  it('refuses an unscheduled and a closed one, and lets a locked one be looked at', async () => {
    expect(await codeOf(check(OFF_DAY))).toBe('DATE_NOT_SCHEDULED');
    await closeSite(bed.admin, world, '2026-11-24');
    expect(await codeOf(check('2026-11-24'))).toBe('DATE_CLOSED');
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await check(DAY)).toMatchObject({ state: 'scheduled', startTime: '15:00', endTime: '17:00' });
    expect(await describeDay(DAY)).toMatchObject({ lock: { lockedBy: 'Dana Taker' }, problems: [{ code: 'MONTH_LOCKED', message: 'Participation of November 2026 is locked.' }] });
  });

  it('says the same as data, and nothing of a day that is fine', async () => {
    expect(await describeDay(OFF_DAY)).toMatchObject({ state: 'unscheduled', version: 0, problems: [{ code: 'DATE_NOT_SCHEDULED', message: 'Event date is not scheduled' }] });
    expect((await describeDay(DAY)).problems).toEqual([]);
  });

  it('takes any day of a drop-in', async () => {
    world = await makeWorld(bed.admin, { type: 'drop_in' });
    expect(await check(OFF_DAY)).toMatchObject({ state: 'unscheduled' });
    await closeSite(bed.admin, world, OFF_DAY);
    expect(await codeOf(check(OFF_DAY))).toBe('DATE_CLOSED');
  });
});

describe('adding a day', () => {
  it("does not find another tenant's session and refuses a locked month and a closed day", async () => {
    const other = await makeWorld(bed.admin);
    expect(await codeOf(add(OFF_DAY, { sessionId: other.sessionId }))).toBe('NOT_FOUND');
    await closeSite(bed.admin, world, OFF_DAY);
    expect(await codeOf(add(OFF_DAY))).toBe('DATE_CLOSED');
    await lockMonth(bed.admin, world, '2026-12-01');
    expect(await codeOf(add('2026-12-02'))).toBe('MONTH_LOCKED');
    expect(await audits('session_date.add')).toBe(0);
  });

  it('refuses one outside of the term at every door, and without a term one that makes the session longer than two years', async () => {
    const told = (promise: Promise<unknown>) => promise.catch((thrown: AppError) => thrown.params['problems']);
    expect(await codeOf(add('1990-05-05'))).toBe('VALIDATION');
    expect(await told(add('2031-05-05'))).toEqual([{ path: 'date', message: expect.stringMatching(/^05\/05\/2031 is too far from the session, \S+ to \S+: it runs two years at most\. Choose a day from \S+ to \S+, or add a session for it\.$/) }]);
    expect(await add('2027-02-20')).toMatchObject({ state: 'added' });
    await bed.admin.query('update activity set term_id = (select id from term where tenant_id = $1) where id = $2', [world.tenantId, world.activityId]);
    const outsideOn = (day: string) => [{ path: 'date', message: `${day} is outside of Fall, 08/15/2026 to 12/31/2026. Choose a day of that term, or copy the session into another one.` }];
    expect(await told(add('2027-02-21'))).toEqual(outsideOn('02/21/2027'));
    expect(await told(add('2026-08-14'))).toEqual(outsideOn('08/14/2026'));
    const rest = { sessionId: world.sessionId, activityId: world.activityId, date: '2027-02-21', confirmClosed: true };
    expect(await told(as(world.taker, () => bed.rest.addDate(rest)))).toEqual(outsideOn('02/21/2027'));
    expect(await add('2026-12-31')).toMatchObject({ state: 'added' });
    const marks = [{ personId: world.people[0], status: 'ExcusedAbsence' }];
    const byRest = (date: string) => as(world.taker, () => bed.rest.setParticipantsStatus({ sessionId: world.sessionId, activityId: world.activityId, date, participants: marks }));
    await bed.admin.query(`update activity set type = 'drop_in' where id = $1`, [world.activityId]);
    for (const refused of [byRest('2029-01-01'), check('2029-01-01')]) expect(await told(refused)).toEqual(outsideOn('01/01/2029'));
    expect((await describeDay('2029-01-01')).problems).toEqual([expect.objectContaining({ code: 'VALIDATION', path: 'date' })]);
    expect(await count(bed.admin, `session_date where session_id = $1 and on_date > '2027-02-20'`, [world.sessionId])).toBe(0);
  });

  it('is done once, however often and by however many', async () => {
    await Promise.all([add(OFF_DAY), add(OFF_DAY)]);
    expect(await add(OFF_DAY)).toMatchObject({ state: 'added', startTime: '15:00', version: 1 });
    expect(await audits('session_date.add')).toBe(1);
    expect(await add(DAY)).toMatchObject({ state: 'scheduled' });
    expect(await codeOf(mark('Present', OFF_DAY))).toBe('VALIDATION');
    bed.clock.now = new Date(`${OFF_DAY}T20:15:00Z`);
    await mark('Present', OFF_DAY);
  });

  it('keeps a closed day when confirmed, planned or not', async () => {
    await closeSite(bed.admin, world, '2026-11-24');
    await closeSite(bed.admin, world, OFF_DAY);
    expect(await add('2026-11-24', { confirmClosed: true })).toMatchObject({ state: 'added', version: 2 });
    expect(await add(OFF_DAY, { confirmClosed: true })).toMatchObject({ state: 'added' });
    expect(await check('2026-11-24')).toMatchObject({ state: 'added' });
  });
});

describe('closing a day', () => {
  it('refuses what is not so', async () => {
    expect(await codeOf(close('taken'))).toBe('VALIDATION');
    expect(await codeOf(close('did_not_run'))).toBe('VALIDATION');
    expect(await codeOf(close('did_not_run', { reason: ' \u0000 ' }))).toBe('VALIDATION');
    expect(await codeOf(close('did_not_run', { reason: 'x'.repeat(501) }))).toBe('VALIDATION');
    expect(await codeOf(close('nobody_came', { date: OFF_DAY }))).toBe('DATE_NOT_SCHEDULED');
    await mark('Present');
    expect(await codeOf(close('nobody_came'))).toBe('VALIDATION');
    expect(await codeOf(close('taken', { version: 7 }))).toBe('STALE_VERSION');
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(close('taken'))).toBe('MONTH_LOCKED');
  });

  it('of a day to come says only that it does not run', async () => {
    const ahead = { date: '2026-11-24' };
    await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, ...ahead, marks: [{ personId: world.people[0] ?? '', status: 'ExcusedAbsence' }] }));
    for (const outcome of ['taken', 'nobody_came'] as const) expect(await codeOf(close(outcome, ahead))).toBe('VALIDATION');
    expect(await count(bed.admin, 'session_date where session_id = $1 and closed_at is not null', [world.sessionId])).toBe(0);
    expect(await close('did_not_run', { ...ahead, reason: 'Snow day' })).toMatchObject({ outcome: 'did_not_run' });
  });

  it('is done once, audited and taken back', async () => {
    await mark('UnexcusedAbsence');
    const [one, two] = await Promise.all([close('nobody_came', { version: 1 }), close('nobody_came', { version: 1 })]);
    expect(two).toEqual(one);
    expect(one).toMatchObject({ outcome: 'nobody_came', version: 2 });
    expect(await close('did_not_run', { reason: 'Power cut' })).toMatchObject({ outcome: 'did_not_run', outcomeReason: 'Power cut', version: 3 });
    const reopen = () => as(world.taker, () => bed.closing.reopen({ sessionId: world.sessionId, date: DAY }));
    expect(await reopen()).toMatchObject({ outcome: null, outcomeReason: null, version: 4 });
    expect(await reopen()).toMatchObject({ version: 4 });
    expect([await audits('session_date.close'), await audits('session_date.reopen')]).toEqual([2, 1]);
    expect(await count(bed.admin, 'session_date where session_id = $1 and closed_at is not null', [world.sessionId])).toBe(0);
  });

  it('leaves whoever takes attendance the way back until the month is locked', async () => {
    expect(world.taker.permissions.allows('edit', 'participation.lock_activity_participation')).toBe(false);
    await mark('Present');
    await close('taken');
    const saved = await audits('attendance.save');
    await mark('UnexcusedAbsence');
    expect(await audits('attendance.save')).toBe(saved + 1);
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(as(world.taker, () => bed.closing.reopen({ sessionId: world.sessionId, date: DAY })))).toBe('MONTH_LOCKED');
    expect(await codeOf(mark('Present'))).toBe('MONTH_LOCKED');
  });
});

describe('the calendar', () => {
  const calendar = (from: string, to: string, sessionId = world.sessionId) => as(world.taker, () => bed.calendars.calendar({ sessionId, from, to }));

  it("does not find another tenant's session and refuses more than 100 days or a reversed range", async () => {
    const other = await makeWorld(bed.admin);
    expect(await codeOf(calendar(DAY, DAY, other.sessionId))).toBe('NOT_FOUND');
    expect(await codeOf(calendar('2026-08-01', '2026-11-09'))).toBe('PAGE_TOO_LARGE');
    expect(await codeOf(calendar(DAY, '2026-11-16'))).toBe('VALIDATION');
  });

  it('shows each day with its state, outcome and counts', async () => {
    await mark('Present');
    await close('taken');
    await add(OFF_DAY);
    await closeSite(bed.admin, world, '2026-11-19', 'Snow');
    await lockMonth(bed.admin, world, '2026-12-01');
    const days = await calendar('2026-11-16', '2026-12-01');
    expect(days).toHaveLength(16);
    expect(days.slice(0, 5).map(({ date, state, outcome, closureReason, locked }) => [date, state, outcome, closureReason, locked])).toEqual([
      ['2026-11-16', 'unscheduled', null, null, false],
      [DAY, 'scheduled', 'taken', null, false],
      [OFF_DAY, 'added', null, null, false],
      ['2026-11-19', 'closed', null, 'Snow', false],
      ['2026-11-20', 'unscheduled', null, null, false],
    ]);
    expect(days.at(-1)).toMatchObject({ date: '2026-12-01', locked: true });
    expect(days[1]).toMatchObject({ enrolledCount: 3, counts: { Enrolled: 2, Present: 1, ExcusedAbsence: 0, UnexcusedAbsence: 0 } });
  });
});
