import fc from 'fast-check';
import { markedCount, rosterSize, summarize, ATTENDANCE_STATUSES } from './attendance-status';
import { completeMark, isMarkProblem, timesOverlap, validateMark } from './mark';
import { closingProblem, sessionDateState } from './session-date';

const planned = { startTime: '15:00', endTime: '17:00', now: null, timesRequired: false };
const present = (startTime?: string | null, endTime?: string | null) => ({ status: 'Present', startTime, endTime }) as const;

describe('a mark', () => {
  it.each([
    [{ status: 'Late' }, 'status'],
    [{ status: 'constructor' }, 'status'],
    [present('3:00 PM', '17:00'), 'startTime'],
    [present('24:00', null), 'startTime'],
    [present('15:00', '15:60'), 'endTime'],
    [present('15:00', '15:00'), 'endTime'],
    [present('16:00', '15:00'), 'endTime'],
    [present('23:00', '01:00'), 'endTime'],
  ])('%p is refused at its %s', (mark, field) => expect(validateMark(mark)?.field).toBe(field));

  it('that is to end at midnight learns what the latest end is', () => {
    const until = (endTime: string) => validateMark({ status: 'Present', startTime: '15:00', endTime })?.message;
    expect([until('00:00'), until('24:00'), until('14:00'), until('23:59')]).toEqual(['A day ends at midnight: the latest end is 11:59 PM.', 'A day ends at midnight: the latest end is 11:59 PM.', 'The end time must be after the start time, on the same day.', undefined]);
  });

  it('of someone who is not present cannot be wrong about times', () => {
    expect(validateMark({ status: 'ExcusedAbsence', startTime: 'x', endTime: 'y' })).toBeNull();
  });

  it.each([
    [present(), planned, { startTime: '15:00', endTime: '17:00' }],
    [present('', ''), planned, { startTime: '15:00', endTime: '17:00' }],
    [present('16:00'), planned, { startTime: '16:00', endTime: '17:00' }],
    [present(null, '16:00'), planned, { startTime: '15:00', endTime: '16:00' }],
    [present('17:30'), planned, { startTime: '17:30', endTime: null }],
    [present(), { ...planned, now: '15:20' }, { startTime: '15:20', endTime: '17:00' }],
    [present('15:10'), { ...planned, now: '15:20' }, { startTime: '15:10', endTime: '17:00' }],
    [present(), { ...planned, now: '18:00' }, { startTime: '18:00', endTime: null }],
    [present(null, '16:00'), { ...planned, now: '15:20' }, { startTime: '15:20', endTime: '16:00' }],
    [{ status: 'ExcusedAbsence', startTime: '15:00', endTime: '16:00' } as const, planned, { startTime: null, endTime: null }],
    [{ status: 'Enrolled' } as const, { ...planned, now: '15:20' }, { startTime: null, endTime: null }],
  ])('%p is completed from %p', (mark, plan, expected) => expect(completeMark(mark, plan)).toMatchObject(expected));

  it('that would end before it starts, or has no times where they are required, stays incomplete', () => {
    expect(completeMark(present(null, '14:00'), planned)).toMatchObject({ field: 'endTime' });
    expect(completeMark(present(null, '15:00'), { ...planned, now: '15:20' })).toMatchObject({ field: 'endTime' });
    expect(completeMark(present(), { ...planned, timesRequired: true })).toMatchObject({ field: 'startTime' });
    expect(completeMark(present('15:00'), { ...planned, timesRequired: true })).toMatchObject({ field: 'endTime' });
    expect(completeMark(present(), { ...planned, timesRequired: true, now: '15:20' })).toMatchObject({ startTime: '15:20', endTime: '17:00' });
  });

  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);

  it('that is valid completes to a mark whose end lies after its start, or to a problem', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ATTENDANCE_STATUSES), fc.option(time), fc.option(time), fc.option(time), fc.boolean(), (status, startTime, endTime, now, timesRequired) => {
        const mark = { status, startTime, endTime };
        if (validateMark(mark)) return true;
        const done = completeMark(mark, { ...planned, now, timesRequired });
        if (isMarkProblem(done)) return true;
        if (done.status !== 'Present') return done.startTime === null && done.endTime === null;
        return done.startTime !== null && (done.endTime === null || done.startTime < done.endTime);
      }),
    );
  });

  it('overlaps another when they share a minute, either way round', () => {
    fc.assert(
      fc.property(time, time, time, time, (a, b, c, d) => {
        fc.pre(a < b && c < d);
        const [x, y] = [{ startTime: a, endTime: b }, { startTime: c, endTime: d }];
        return timesOverlap(x, y) === (a < d && c < b) && timesOverlap(x, y) === timesOverlap(y, x);
      }),
    );
    expect(timesOverlap({ startTime: '15:00', endTime: null }, { startTime: '18:00', endTime: '19:00' })).toBe(true);
    expect(timesOverlap({ startTime: null, endTime: null }, { startTime: '18:00', endTime: '19:00' })).toBe(false);
  });
});

it('counts every status once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ATTENDANCE_STATUSES)), (statuses) => {
      const summary = summarize(statuses);
      return rosterSize(summary) === statuses.length && markedCount(summary) === statuses.filter((status) => status !== 'Enrolled').length;
    }),
  );
});

it.each([
  ['schedule', false, false, 'scheduled'],
  ['schedule', true, false, 'closed'],
  ['schedule', true, true, 'scheduled'],
  ['added', true, false, 'added'],
  [null, true, false, 'closed'],
  [null, false, false, 'unscheduled'],
] as const)('a day from %p, closed %p, marked %p is %s', (source, closed, marked, state) => expect(sessionDateState({ source, closed, marked })).toBe(state));

describe('closing', () => {
  const summary = (Enrolled: number, Present: number, ExcusedAbsence = 0) => ({ Enrolled, Present, ExcusedAbsence, UnexcusedAbsence: 0 });
  it.each([
    ['taken', summary(3, 0), null, 'outcome'],
    ['taken', summary(0, 0), null, 'outcome'],
    ['nobody_came', summary(0, 1), null, 'outcome'],
    ['did_not_run', summary(0, 2), 'Snow', 'outcome'],
    ['did_not_run', summary(3, 0), null, 'reason'],
    ['taken', summary(3, 0, 1), null, undefined],
    ['nobody_came', summary(3, 0, 1), null, undefined],
    ['did_not_run', summary(3, 0), 'Snow', undefined],
  ] as const)('as %s with %p and reason %p: problem at %p', (outcome, counts, reason, field) => expect(closingProblem(outcome, counts, reason)?.field).toBe(field));

  it('without anybody says what to do about who is marked present', () => {
    expect(closingProblem('nobody_came', summary(0, 2), null)?.message).toBe('2 participants are marked present on this day. Change or delete their marks on its roster first, or say that attendance was taken.');
    expect(closingProblem('did_not_run', summary(0, 1), 'Snow')?.message).toBe('1 participant is marked present on this day. Change or delete the mark on its roster first, or say that attendance was taken.');
  });

  it('of a day to come only that it does not run', () => {
    const counts = summary(3, 0, 1);
    expect(closingProblem('taken', counts, null, true)).toMatchObject({ field: 'outcome', message: expect.stringContaining('still to come') });
    expect(closingProblem('nobody_came', summary(3, 0), null, true)?.field).toBe('outcome');
    expect(closingProblem('did_not_run', summary(3, 0), null, true)?.field).toBe('reason');
    expect(closingProblem('did_not_run', counts, 'Snow', true)).toBeNull();
  });
});

