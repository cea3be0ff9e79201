import { newId } from '@afterbell/core/domain';
import type { AppError } from '@afterbell/core/domain';
import type { ConflictValue } from '@afterbell/core/api';
import { addDate, as, closeSite, codeOf, count, counted, DAY, enroll, enter, makePerson, makeSession, makeWorld, openTestBed, lockMonth, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MONTH_GATE_CLOSED } from '@afterbell/activities/api';
import type { MarkAttendanceInput, SaveAttendanceInput, SavedAttendance } from './attendance.types';

let bed: TestBed;
let world: World;
const present = (personId: string, more: Partial<MarkAttendanceInput> = {}): MarkAttendanceInput => ({ personId, status: 'Present', ...more });
const save = (marks: MarkAttendanceInput[], more: Partial<SaveAttendanceInput> = {}, by = world.taker): Promise<SavedAttendance> =>
  as(by, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks, ...more }));
const stored = (sessionId = world.sessionId) => count(bed.admin, 'attendance where session_id = $1', [sessionId]);
const audits = () => count(bed.admin, `audit where action = 'attendance.save' and subject_id = $1`, [`${world.sessionId}/${DAY}`]);
const statusOf = async (personId: string, sessionId = world.sessionId) =>
  (await bed.admin.query<{ status: string; start_time: string | null; end_time: string | null; version: number }>('select status, start_time, end_time, version from attendance where session_id = $1 and person_id = $2', [sessionId, personId])).rows[0];
const until = async (check: () => Promise<boolean>) => {
  for (const deadline = Date.now() + 5_000; !(await check()); await new Promise((resolve) => setTimeout(resolve, 20))) if (Date.now() > deadline) throw new Error('What the test waits for does not happen.');
};
const [first, second] = [0, 1].map((index) => () => world.people[index] as string) as [() => string, () => string];

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-17T20:15:00Z');
  world = await makeWorld(bed.admin);
});

describe('refuses', () => {
  it("another tenant's session and participant as not found", async () => {
    const other = await makeWorld(bed.admin);
    expect(await codeOf(save([present(first())], { sessionId: other.sessionId }))).toBe('NOT_FOUND');
    expect(await codeOf(save([present(other.people[0] as string)]))).toBe('NOT_FOUND');
    expect(await codeOf(save([present(newId())]))).toBe('NOT_FOUND');
    expect(await codeOf(save([present('not-an-id')]))).toBe('NOT_FOUND');
    expect(await codeOf(save([present(first())], { sessionId: "'; drop table session" }))).toBe('NOT_FOUND');
  });

  it('a session outside the subtree of the acting organization as not found', async () => {
    const elsewhere = principalOf(world, world.otherSiteId, 'site');
    expect(await codeOf(save([present(first())], {}, elsewhere))).toBe('NOT_FOUND');
    expect(await stored()).toBe(0);
  });

  it('a locked month, whoever asks, even for what is stored already', async () => {
    await save([present(first())]);
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await codeOf(save([present(second())]))).toBe('MONTH_LOCKED');
    expect(await codeOf(save([present(first())], {}, principalOf(world, world.topId, 'top')))).toBe('MONTH_LOCKED');
    expect(await stored()).toBe(1);
  });

  it('a day on which the session does not meet', async () => {
    expect(await codeOf(save([present(first())], { date: '2026-11-18' }))).toBe('DATE_NOT_SCHEDULED');
    expect(await codeOf(save([present(first())], { date: '2026-02-29' }))).toBe('VALIDATION');
  });

  it('a day that the calendar closes, but not one that has attendance already', async () => {
    await save([present(first())]);
    await closeSite(bed.admin, world, DAY);
    await closeSite(bed.admin, world, '2026-11-24');
    expect(await codeOf(save([present(first())], { date: '2026-11-24' }))).toBe('DATE_CLOSED');
    await save([present(second())]);
    expect(await stored()).toBe(2);
  });

  it('someone who is not enrolled on that date, by name', async () => {
    const visitor = await makePerson(bed.admin, world, { first: 'Vera', last: 'Ode' });
    const left = await makePerson(bed.admin, world, { first: 'Leo', last: 'Left', sessionId: world.sessionId, until: '2026-11-16' });
    const error = await save([present(visitor), present(left)]).catch((thrown: AppError) => thrown as never);
    expect(error).toMatchObject({ code: 'ATTENDANCE_NOT_ENROLLED', params: { problems: [{ path: 'marks.0', message: 'Vera Ode is not enrolled on this date.' }, { path: 'marks.1' }] } });
    expect(await stored()).toBe(0);
  });

  it.each([
    ['an end before the start', { startTime: '16:00', endTime: '15:00' }],
    ['an end at the start', { startTime: '16:00', endTime: '16:00' }],
    ['a time outside the day', { startTime: '15:00', endTime: '24:00' }],
    ['a twelve-hour time', { startTime: '3:00 PM', endTime: '17:00' }],
    ['an end before the planned start', { endTime: '14:00' }],
  ])('%s', async (_name, times) => {
    expect(await codeOf(save([present(second()), present(first(), times)]))).toBe('ATTENDANCE_TIME_INVALID');
    expect(await stored()).toBe(0);
  });

  it('times of somebody who is not present, by field, with the way out', async () => {
    for (const status of ['ExcusedAbsence', 'UnexcusedAbsence', 'Enrolled'] as const) {
      const error = await save([present(second()), { personId: first(), status, endTime: '16:00' }]).catch((thrown: AppError) => thrown as never);
      const message = `Only who is present has times: leave endTime out with ${status}, or send Present.`;
      expect(error).toMatchObject({ code: 'ATTENDANCE_TIME_INVALID', params: { message, problems: [{ path: 'marks.1.endTime', message }] } });
    }
    expect(await stored()).toBe(0);
  });

  it('an unknown status, a participant twice, nothing at all and more than 500', async () => {
    expect(await codeOf(save([present(first(), { status: 'Late' as never })]))).toBe('VALIDATION');
    expect(await codeOf(save([present(first()), present(first().toUpperCase())]))).toBe('VALIDATION');
    expect(await codeOf(save([]))).toBe('VALIDATION');
    expect(await codeOf(save(Array.from({ length: 501 }, () => present(newId()))))).toBe('VALIDATION');
  });

  it('presence and an unexcused absence of a day still to come; an excused absence is saved, and closes no day', async () => {
    for (const status of ['Present', 'UnexcusedAbsence'] as const) {
      const error = await save([{ personId: second(), status: 'ExcusedAbsence' }, present(first(), { status })], { date: '2026-11-24' }).catch((thrown: AppError) => thrown as never);
      const message = 'Child0 García: 11/24/2026 is still to come, so that only an excused absence can be entered.';
      expect(error).toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'marks.1.status', message }] } });
    }
    expect(await stored()).toBe(0);
    expect(await save([{ personId: first(), status: 'ExcusedAbsence' }], { date: '2026-11-24', closeDay: true })).toMatchObject({ outcome: null, marks: [{ version: 1 }] });
  });

  it('a day as still to come by the clock of the site, not by that of whoever enters', async () => {
    bed.clock.now = new Date('2026-11-16T20:15:00Z');
    expect(await codeOf(save([present(first())]))).toBe('VALIDATION');
    await bed.admin.query(`update organization set time_zone = 'Pacific/Auckland' where id = $1`, [world.siteId]);
    expect((await save([present(first())])).marks[0]?.version).toBe(1);
  });

  it('an unscheduled activity without times', async () => {
    world = await makeWorld(bed.admin, { type: 'unscheduled' });
    expect(await codeOf(save([present(first())]))).toBe('ATTENDANCE_TIME_INVALID');
    expect(await codeOf(save([present(first(), { startTime: '15:00' })]))).toBe('ATTENDANCE_TIME_INVALID');
    await save([present(first(), { startTime: '10:00', endTime: '11:00' }), { personId: second(), status: 'ExcusedAbsence' }]);
    expect(await stored()).toBe(2);
  });

  it('marking on a day that did not run, also with the word that it was taken: the reason stays, and the way out is said', async () => {
    await save([{ personId: second(), status: 'ExcusedAbsence' }]);
    await as(world.taker, () => bed.closing.close({ sessionId: world.sessionId, date: DAY, outcome: 'did_not_run', reason: 'Power cut' }));
    const message = 'This day was closed as "did not run". Reopen it on its roster to mark someone.';
    for (const more of [{}, { closeDay: true }]) expect(await save([present(first())], more).catch((thrown: AppError) => thrown as never)).toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'marks', message }] } });
    expect(await codeOf(save([{ personId: second(), status: 'ExcusedAbsence' }], { closeDay: true }))).toBe('VALIDATION');
    expect(await count(bed.admin, `session_date where session_id = $1 and outcome = 'did_not_run' and outcome_reason = 'Power cut'`, [world.sessionId])).toBe(1);
    await as(world.taker, () => bed.closing.reopen({ sessionId: world.sessionId, date: DAY }));
    expect((await save([present(first())], { closeDay: true })).outcome).toBe('taken');
  });

  it('presence on a day on which nobody came; absences leave it as it was closed', async () => {
    await as(world.taker, () => bed.closing.close({ sessionId: world.sessionId, date: DAY, outcome: 'nobody_came' }));
    expect(await codeOf(save([present(first())], { closeDay: true }))).toBe('VALIDATION');
    expect((await save([{ personId: first(), status: 'UnexcusedAbsence' }], { closeDay: true })).outcome).toBe('nobody_came');
  });
});

describe('presence in two sessions at once', () => {
  it('is refused by name, activity and session, and saved when asked again', async () => {
    const other = await makeSession(bed.admin, world, { name: 'Chess', start: '16:30', end: '18:00' });
    await save([present(first())]);
    const again = { sessionId: other.sessionId, enrollMissing: true };
    const error = await save([present(first())], again).catch((thrown: AppError) => thrown as never);
    expect(error).toMatchObject({ code: 'ATTENDANCE_OVERLAP', params: { problems: [{ path: 'marks.0', message: 'Child0 García is already present in Robotics, Robotics A (03:00 PM – 05:00 PM).' }] } });
    expect(await stored(other.sessionId)).toBe(0);
    await save([present(first())], { ...again, allowOverlap: true });
    expect(await stored(other.sessionId)).toBe(1);
  });

  it('is refused to one of two takers at the same moment, in whichever session', async () => {
    const other = await makeSession(bed.admin, world, { name: 'Chess', start: '16:00', end: '18:00' });
    for (const personId of world.people) await enroll(bed.admin, world, other.sessionId, personId);
    for (const personId of world.people) {
      const codes = await Promise.all([world.sessionId, other.sessionId].map((sessionId) => codeOf(save([present(personId)], { sessionId }))));
      expect(codes.sort()).toEqual(['ATTENDANCE_OVERLAP', 'no error']);
    }
  });

  it('does not count sessions that follow each other, or other days', async () => {
    const next = await makeSession(bed.admin, world, { name: 'Chess', start: '17:00', end: '18:00', dates: [DAY, '2026-11-24'] });
    await save([present(first())]);
    await save([present(first())], { sessionId: next.sessionId, enrollMissing: true });
    bed.clock.now = new Date('2026-11-24T20:15:00Z');
    await save([present(first(), { startTime: '15:00', endTime: '16:00' })], { sessionId: next.sessionId, date: '2026-11-24', enrollMissing: true });
    expect(await stored(next.sessionId)).toBe(2);
  });
});

describe('two takers', () => {
  it('the second is told what the first marked, and nothing of the batch is written', async () => {
    await save([present(first(), { version: 0 })]);
    const error = await save([present(second(), { version: 0 }), { personId: first(), status: 'UnexcusedAbsence', version: 0 }]).catch((thrown: AppError) => thrown);
    expect(error).toMatchObject({ code: 'ATTENDANCE_CONFLICT' });
    const { conflicts } = (error as AppError).extra as { conflicts: ConflictValue[] };
    expect(conflicts[0]).toEqual({ id: first(), field: 'status', current: 'Present', attempted: 'UnexcusedAbsence', version: 1, changedBy: 'Dana Taker', changedByYou: true });
    expect(conflicts.map(({ field }) => field)).toEqual(['status', 'startTime', 'endTime']);
    expect(await stored()).toBe(1);
    await save([{ personId: first(), status: 'UnexcusedAbsence', version: 0 }], { overwrite: true });
    await save([{ personId: first(), status: 'ExcusedAbsence', version: 2 }]);
    expect(await statusOf(first())).toMatchObject({ status: 'ExcusedAbsence', version: 3, start_time: null });
  });

  it('who mark the same do not disturb each other', async () => {
    await save([present(first(), { version: 0 })]);
    expect((await save([present(first(), { version: 0 })])).marks[0]?.version).toBe(1);
    expect(await audits()).toBe(1);
  });

  it.each([
    // Entering, reading, writing and the trail, refused together, and all of it again.
    ['', 8, (fn: () => Promise<SavedAttendance>) => fn()],
    // Entering, reading and writing, the latter two again, and the trail: of another's transaction nothing fails.
    [', within another transaction too', 6, (fn: () => Promise<SavedAttendance>) => bed.db.write(fn)],
  ])('who is overtaken between reading and writing reads again before anything is written%s', async (_where, takes, within) => {
    await save([present(first())]);
    await enter(bed.admin, world.tenantId);
    await bed.admin.query('begin');
    await bed.admin.query('select 1 from session_date where session_id = $1 and on_date = $2 for update', [world.sessionId, DAY]);
    const waiting = counted(world.taker, () => within(() => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: first(), status: 'ExcusedAbsence' }, present(second())] })));
    await until(async () => {
      // Within a transaction it is looked at once otherwise.
      await bed.admin.query('select pg_stat_clear_snapshot()');
      return (await bed.admin.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%with place as materialized%' and datname = current_database()`)).rowCount === 1;
    });
    await bed.admin.query(`update attendance set status = 'UnexcusedAbsence', start_time = null, end_time = null, version = version + 1 where session_id = $1 and person_id = $2`, [world.sessionId, first()]);
    await bed.admin.query('commit');
    const { result, statements } = await waiting;
    expect(result.marks.map(({ version }) => version)).toEqual([3, 1]);
    expect(await statusOf(first())).toMatchObject({ status: 'ExcusedAbsence', version: 3 });
    expect(await audits()).toBe(2);
    expect(statements).toBe(takes);
  });

  it('in parallel lose nothing: every version is one save', async () => {
    const statuses = ['Present', 'ExcusedAbsence', 'UnexcusedAbsence', 'Enrolled'] as const;
    const version = new Map<number, number>();
    const take = async (taker: number) => {
      let saves = 0;
      for (let round = 0; round < 12; round += 1) {
        const status = statuses[(round + taker) % 4] as (typeof statuses)[number];
        const code = await codeOf(save([{ personId: first(), status, version: version.get(taker) ?? 0 }]));
        if (code === 'no error') saves += 1;
        else expect(code).toBe('ATTENDANCE_CONFLICT');
        version.set(taker, (await statusOf(first()))?.version ?? 0);
      }
      return saves;
    };
    await Promise.all([take(0), take(1), take(2)]);
    const { version: last } = (await statusOf(first())) ?? { version: 0 };
    expect(await audits()).toBe(last);
    expect(last).toBeGreaterThan(3);
  });
});

describe('a save', () => {
  it('keeps the times of those present, and fills in the planned ones', async () => {
    const saved = await save([present(first()), present(second(), { startTime: '15:30', endTime: '16:10' }), { personId: world.people[2] as string, status: 'ExcusedAbsence', startTime: null }]);
    expect(saved).toMatchObject({
      marks: [
        { status: 'Present', startTime: '15:00', endTime: '17:00', version: 1 },
        { status: 'Present', startTime: '15:30', endTime: '16:10', version: 1 },
        { status: 'ExcusedAbsence', startTime: null, endTime: null, version: 1 },
      ],
      counts: { Enrolled: 0, Present: 2, ExcusedAbsence: 1, UnexcusedAbsence: 0 },
      savedAt: '2026-11-17T20:15:00.000Z',
      outcome: null,
    });
    expect((await save([{ personId: first(), status: 'Enrolled', version: 1 }])).counts).toEqual({ Enrolled: 1, Present: 1, ExcusedAbsence: 1, UnexcusedAbsence: 0 });
  });

  it('leaves one audit row with what was and what is, and none when nothing changed', async () => {
    await save([present(first()), present(second())]);
    await save([present(first()), present(second())]);
    await save([{ personId: first(), status: 'Enrolled' }, present(second())]);
    const { rows } = await bed.admin.query(`select organization_id, user_id, before, after from audit where subject_id = $1 order by at`, [`${world.sessionId}/${DAY}`]);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual({
      organization_id: world.siteId,
      user_id: world.userId,
      before: { marks: [{ personId: first(), status: 'Present', startTime: '15:00', endTime: '17:00' }] },
      after: { marks: [{ personId: first(), status: 'Enrolled', startTime: null, endTime: null }] },
    });
  });

  it('marks nobody when asked to leave someone expected', async () => {
    await save([{ personId: first(), status: 'Enrolled' }]);
    expect(await stored()).toBe(0);
  });

  it("gives a child of the site a place for that date when asked, never another site's", async () => {
    const visitor = await makePerson(bed.admin, world, { first: 'Vera' });
    const saved = await save([present(visitor)], { enrollMissing: true });
    expect(saved.enrolledPersonIds).toEqual([visitor]);
    expect(saved.counts).toEqual({ Enrolled: 3, Present: 1, ExcusedAbsence: 0, UnexcusedAbsence: 0 });
    expect(await count(bed.admin, 'enrollment where person_id = $1 and starts_on = $2 and ends_on = $2', [visitor, DAY])).toBe(1);
    const stranger = await makePerson(bed.admin, { ...world, siteId: world.otherSiteId });
    expect(await codeOf(save([present(stranger)], { enrollMissing: true }, principalOf(world, world.topId, 'top')))).toBe('VALIDATION');
  });

  it('says why somebody cannot be given a place, and asks nothing that was answered', async () => {
    const left = await makePerson(bed.admin, world, { first: 'Leo', last: 'Left' });
    const gone = await makePerson(bed.admin, world, { first: 'Gia', last: 'Gone' });
    await enter(bed.admin, world.tenantId);
    await bed.admin.query(`update stay set ends_on = '2026-11-16' where person_id = $1`, [left]);
    await bed.admin.query('update person set removed_at = now() where id = $1', [gone]);
    const error = await save([present(first()), present(left), present(gone)], { enrollMissing: true }).catch((thrown: AppError) => thrown as never);
    expect(error).toMatchObject({
      code: 'VALIDATION',
      params: {
        problems: [
          { path: 'marks.1.personId', message: 'Leo Left has no stay at this site on 11/17/2026, so there is no place to give: begin a stay on the record first.' },
          { path: 'marks.2.personId', message: 'The record of Gia Gone is removed, so there is no place to give: bring it back first.' },
        ],
      },
    });
    expect(await stored()).toBe(0);
  });

  it('can close the day, and not while nobody is marked', async () => {
    expect(await codeOf(save([{ personId: first(), status: 'Enrolled' }], { closeDay: true }))).toBe('VALIDATION');
    const saved = await save([present(first())], { closeDay: true });
    expect(saved).toMatchObject({ outcome: 'taken', dateVersion: 2 });
    expect(await count(bed.admin, `session_date where session_id = $1 and outcome = 'taken' and closed_by = $2`, [world.sessionId, world.userId])).toBe(1);
  });

  it('corrects the mark of someone who has left the session since', async () => {
    await save([present(first())]);
    await bed.admin.query('update enrollment set ends_on = $2 where person_id = $1', [first(), '2026-11-10']);
    await save([{ personId: first(), status: 'UnexcusedAbsence' }]);
    expect(await statusOf(first())).toMatchObject({ status: 'UnexcusedAbsence' });
  });

  it('holds on February 29', async () => {
    await addDate(bed.admin, world, world.sessionId, '2028-02-29');
    bed.clock.now = new Date('2028-02-29T20:15:00Z');
    expect((await save([present(first())], { date: '2028-02-29' })).marks[0]?.version).toBe(1);
    expect(await codeOf(save([present(first())], { date: '2027-02-29' }))).toBe('VALIDATION');
  });
});

describe('a drop-in', () => {
  beforeEach(async () => {
    world = await makeWorld(bed.admin, { type: 'drop_in' });
  });

  it('makes its date with the first mark, of anyone of the site', async () => {
    const visitor = await makePerson(bed.admin, world, { first: 'Vera' });
    const [one, two] = await Promise.all([save([present(visitor)]), save([present(first())])]);
    expect([one.marks[0]?.version, two.marks[0]?.version]).toEqual([1, 1]);
    expect(await count(bed.admin, `session_date where session_id = $1 and source = 'added'`, [world.sessionId])).toBe(1);
    expect(await stored()).toBe(2);
  });

  it("makes no date for a refused save, a closed day, a locked month or another site's child", async () => {
    const stranger = await makePerson(bed.admin, { ...world, siteId: world.otherSiteId });
    expect(await codeOf(save([present(stranger)], {}, principalOf(world, world.topId, 'top')))).toBe('ATTENDANCE_NOT_ENROLLED');
    await closeSite(bed.admin, world, DAY);
    expect(await codeOf(save([present(first())]))).toBe('DATE_CLOSED');
    await lockMonth(bed.admin, world, '2026-10-01');
    expect(await codeOf(save([present(first())], { date: '2026-10-20' }))).toBe('MONTH_LOCKED');
    expect(await count(bed.admin, 'session_date where session_id = $1', [world.sessionId])).toBe(0);
  });
});

describe('the current time', () => {
  it.each([
    ['before the clocks go back', '2026-11-01', '2026-11-01T05:30:00Z', '01:30'],
    ['after the clocks went back', '2026-11-01', '2026-11-01T06:30:00Z', '01:30'],
    ['after the clocks went forward', '2026-03-08', '2026-03-08T19:45:00Z', '15:45'],
  ])('is the wall clock of the site %s', async (_name, date, now, expected) => {
    await addDate(bed.admin, world, world.sessionId, date);
    await bed.admin.query(`update stay set starts_on = '2026-01-01' where organization_id = $1`, [world.siteId]);
    await bed.admin.query(`update enrollment set starts_on = '2026-01-01' where session_id = $1`, [world.sessionId]);
    bed.clock.now = new Date(now);
    expect((await save([present(first())], { date, useCurrentTime: true })).marks[0]).toMatchObject({ startTime: expected, endTime: '17:00' });
  });

  it("comes from the site's own zone, and after the planned end leaves the end open", async () => {
    await bed.admin.query(`update organization set time_zone = 'America/Chicago' where name = 'District' and tenant_id = $1`, [world.tenantId]);
    expect((await save([present(first())], { useCurrentTime: true })).marks[0]).toMatchObject({ startTime: '14:15', endTime: '17:00' });
    bed.clock.now = new Date('2026-11-17T23:30:00Z');
    expect((await save([present(second())], { useCurrentTime: true })).marks[0]).toMatchObject({ startTime: '17:30', endTime: null });
  });

  it('is the time of no other day: there the planned ones are taken, by the day of the site', async () => {
    bed.clock.now = new Date('2026-11-18T02:00:00Z');
    expect((await save([present(first())], { useCurrentTime: true })).marks[0]).toMatchObject({ startTime: '21:00', endTime: null });
    bed.clock.now = new Date('2026-11-20T13:54:00Z');
    expect((await save([present(second())], { useCurrentTime: true })).marks[0]).toMatchObject({ startTime: '15:00', endTime: '17:00' });
  });
});

describe('an idempotency key', () => {
  it('makes two parallel sends one effect, with one audit row and the same answer', async () => {
    const send = () => save([present(first(), { version: 0 }), present(second(), { version: 0 })], { idempotencyKey: 'k1' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await audits()).toBe(1);
    expect(await statusOf(first())).toMatchObject({ version: 1 });
  });

  it('answers the first result later, even when the marks have moved on or the month is locked', async () => {
    const mark = [present(first(), { version: 0 })];
    const before = await save(mark, { idempotencyKey: 'k2' });
    await save([{ personId: first(), status: 'ExcusedAbsence', version: 1 }]);
    await lockMonth(bed.admin, world, '2026-11-01');
    expect(await save(mark, { idempotencyKey: 'k2' })).toEqual(before);
    expect(await statusOf(first())).toMatchObject({ status: 'ExcusedAbsence' });
  });

  it('with other content is refused, in turn and in parallel; a failed save does not use it up', async () => {
    expect(await codeOf(save([present(newId())], { idempotencyKey: 'k3' }))).toBe('NOT_FOUND');
    await save([present(first())], { idempotencyKey: 'k3' });
    expect(await codeOf(save([present(second())], { idempotencyKey: 'k3' }))).toBe('IDEMPOTENCY_MISMATCH');
    const codes = await Promise.all([DAY, '2026-11-24'].map((date) => codeOf(save([{ personId: second(), status: 'ExcusedAbsence' }], { date, idempotencyKey: 'k4' }))));
    expect(codes.sort()).toEqual(['IDEMPOTENCY_MISMATCH', 'no error']);
  });

  it('belongs to one access', async () => {
    const colleague = principalOf(world, world.siteId, 'site');
    await save([present(first())], { idempotencyKey: 'k5' });
    await save([present(second())], { idempotencyKey: 'k5' }, colleague);
    expect(await stored()).toBe(2);
  });
});

describe('a lock of the month that races with saves', () => {
  it('waits for the save under way and refuses all that come after its commit', async () => {
    await enter(bed.admin, world.tenantId);
    for (let round = 0; round < 15; round += 1) {
      const { sessionId } = await makeSession(bed.admin, world, { dates: [DAY] });
      await bed.admin.query('delete from participation_lock where organization_id = $1', [world.siteId]);
      const saves = world.people.map((personId) => codeOf(save([present(personId)], { sessionId, enrollMissing: true, allowOverlap: true })));
      const lock = async () => {
        await bed.admin.query('begin');
        await bed.admin.query(MONTH_GATE_CLOSED, [world.siteId, '2026-11-01']);
        await bed.admin.query('insert into participation_lock (organization_id, month) values ($1, $2)', [world.siteId, '2026-11-01']);
        const { rows } = await bed.admin.query<{ n: number }>('select count(*)::int as n from attendance where session_id = $1', [sessionId]);
        await bed.admin.query('commit');
        return rows[0]?.n;
      };
      const [before, ...codes] = await Promise.all([lock(), ...saves]);
      expect(codes.every((code) => code === 'no error' || code === 'MONTH_LOCKED')).toBe(true);
      expect(codes.filter((code) => code === 'no error')).toHaveLength(before ?? -1);
      expect(await stored(sessionId)).toBe(before);
    }
  });
});

it('saves 30 marks with four statements and a whole roster of 300 with as many', async () => {
  world = await makeWorld(bed.admin, { people: 300 });
  const marks = world.people.map((personId) => present(personId, { version: 0 }));
  const thirty = await counted(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: marks.slice(0, 30), idempotencyKey: 'thirty' }));
  const all = await counted(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks, closeDay: true }));
  // Entering the transaction counts as one; commit is not counted.
  expect([thirty.statements, all.statements]).toEqual([4, 4]);
  expect(all.result.counts.Present).toBe(300);
  expect(await audits()).toBe(2);
}, 60_000);
