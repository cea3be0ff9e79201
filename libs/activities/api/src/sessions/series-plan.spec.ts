import fc from 'fast-check';
import { expandWeekly, type SchedulePattern, type SessionSchedule } from '@afterbell/activities/domain';
import { addDays, dayOfWeek, type PlainDate } from '@afterbell/core/domain';
import { daysOf, type PlanLimits, planSeries } from './series-plan';

const AFTERNOON: SchedulePattern = { frequency: 'weekly', interval: 1, weekdays: [1, 3], weeksOfMonth: [], startTime: '15:00', endTime: '17:00' };
const MORNING: SchedulePattern = { ...AFTERNOON, startTime: '07:00', endTime: '08:00' };
const FALL: SessionSchedule = { startsOn: '2026-11-16', endsOn: '2026-12-04', meetings: null, patterns: [AFTERNOON] };
const OPEN: PlanLimits = { closed: new Set(), leftOut: new Set() };
const plan = (change: Partial<SessionSchedule> = {}, limits: Partial<PlanLimits> = {}) => planSeries({ ...FALL, ...change }, { ...OPEN, ...limits });
const dates = (days: SessionSchedule['patterns'], startsOn: PlainDate, endsOn: PlainDate) => days.flatMap((pattern) => daysOf(pattern, startsOn, endsOn));

it('refuses two patterns at the same time, days that never come, and meetings that do not fit', () => {
  expect(plan({ patterns: [AFTERNOON, { ...AFTERNOON, weekdays: [3], startTime: '16:59', endTime: '18:00' }] }).problems).toEqual([{ path: 'patterns.1', message: 'overlap with meeting times 1 on Wednesday, 11/18/2026' }]);
  expect(plan({ endsOn: '2026-11-16', patterns: [{ ...AFTERNOON, weekdays: [0] }] }).problems).toEqual([{ path: 'patterns.0.weekdays', message: 'do not occur between the first and the last day' }]);
  expect(plan({ endsOn: null, meetings: 9 }, { lastDay: '2026-12-04' }).problems).toEqual([{ path: 'meetings', message: 'do not all fit: 6 of 9 until 12/04/2026' }]);
});

it('refuses a schedule whose every day is closed, not one that somebody left out', () => {
  const one = { endsOn: '2026-11-16' };
  expect(plan(one, { closed: new Set(['2026-11-16']) }).problems).toEqual([{ path: 'patterns.0.weekdays', message: 'fall on closed days of the site only: 11/16/2026' }]);
  expect(plan({ endsOn: '2026-11-18' }, { closed: new Set(['2026-11-16', '2026-11-18']) }).problems).toEqual([{ path: 'patterns.0.weekdays', message: 'fall on closed days of the site only: 11/16/2026 and 1 more' }]);
  expect(plan(one, { leftOut: new Set(['2026-11-16']) }).problems).toEqual([]);
});

it('leaves out closed days and those that somebody called off, and says which were closed', () => {
  const [session] = plan({}, { closed: new Set(['2026-11-25', '2026-11-26']), leftOut: new Set(['2026-11-18']) }).sessions;
  expect(session?.meetings.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-02']);
  expect(session?.closed).toEqual(['2026-11-25']);
});

it('counts meetings, not days: a closed one moves the end, one that was called off does not', () => {
  const count = { endsOn: null, meetings: 4 };
  expect(plan(count).sessions[0]).toMatchObject({ endsOn: '2026-11-25', meetings: { length: 4 } });
  expect(plan(count, { closed: new Set(['2026-11-25']) }).sessions[0]).toMatchObject({ endsOn: '2026-11-30', meetings: { length: 4 } });
  expect(plan(count, { leftOut: new Set(['2026-11-18']) }).sessions[0]).toMatchObject({ endsOn: '2026-11-25', meetings: { length: 3 } });
});

it('makes one session of patterns on different days, and siblings of several times a day', () => {
  const friday = { ...AFTERNOON, weekdays: [5], endTime: '16:00' };
  const { sessions, problems } = plan({ patterns: [AFTERNOON, MORNING, friday] });
  expect(problems).toEqual([]);
  expect(sessions.map(({ patterns }) => patterns)).toEqual([[0, 2], [1]]);
  expect(sessions[0]?.meetings.slice(0, 3)).toEqual([
    { date: '2026-11-16', startTime: '15:00', endTime: '17:00' },
    { date: '2026-11-18', startTime: '15:00', endTime: '17:00' },
    { date: '2026-11-20', startTime: '15:00', endTime: '16:00' },
  ]);
});

it('meets by the wall’s clock on the days on which it changes, and on leap days', () => {
  const night = { ...AFTERNOON, weekdays: [0], startTime: '01:30', endTime: '02:30' };
  for (const sunday of ['2026-03-08', '2026-11-01']) {
    const { sessions } = plan({ startsOn: addDays(sunday, -7), endsOn: addDays(sunday, 7), patterns: [night] });
    expect(sessions[0]?.meetings).toEqual([addDays(sunday, -7), sunday, addDays(sunday, 7)].map((date) => ({ date, startTime: '01:30', endTime: '02:30' })));
  }
  expect(dates([{ ...AFTERNOON, weekdays: [2] }], '2028-02-22', '2028-03-07')).toEqual(['2028-02-22', '2028-02-29', '2028-03-07']);
});

it('is a weekly schedule exactly, closed days left out', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('2000-01-01', offset));
  fc.assert(
    fc.property(day, fc.integer({ min: 6, max: 400 }), fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), fc.array(fc.integer({ min: 0, max: 400 })), (startsOn, span, weekdays, shut) => {
      const closed = new Set(shut.map((offset) => addDays(startsOn, offset)));
      const endsOn = addDays(startsOn, span);
      const { sessions } = planSeries({ startsOn, endsOn, meetings: null, patterns: [{ ...AFTERNOON, weekdays }] }, { closed, leftOut: new Set() });
      expect(sessions[0]?.meetings.map(({ date }) => date)).toEqual(expandWeekly({ startsOn, endsOn, weekdays }, closed));
    }),
    { numRuns: 60 },
  );
});

/** Every nth week is reckoned from the Sunday of the first; the nth weekday of a month by counting it off. */
function naive({ frequency, interval, weekdays, weeksOfMonth }: SchedulePattern, startsOn: PlainDate, span: number): PlainDate[] {
  const sunday = addDays(startsOn, -dayOfWeek(startsOn));
  const month = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return Array.from({ length: span + 1 }, (_, offset) => addDays(startsOn, offset)).filter((date) => {
    if (!weekdays.includes(dayOfWeek(date))) return false;
    if (frequency === 'weekly') return Math.floor((Date.parse(date) - Date.parse(sunday)) / (7 * 86_400_000)) % interval === 0;
    const nth = Math.ceil(Number(date.slice(8)) / 7);
    const last = month(addDays(date, 7)) !== month(date);
    return (month(date) - month(startsOn)) % interval === 0 && (weeksOfMonth.includes(nth) || (last && weeksOfMonth.includes(-1)));
  });
}

it('is every nth week, and the nth weekday of every nth month', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('2000-01-01', offset));
  const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 5 }), some([0, 1, 2, 3, 4, 5, 6]), some([1, 2, 3, 4, -1]), fc.boolean(), (startsOn, span, interval, weekdays, weeks, monthly) => {
      const pattern: SchedulePattern = { ...AFTERNOON, frequency: monthly ? 'monthly' : 'weekly', interval, weekdays, weeksOfMonth: monthly ? weeks : [] };
      expect(daysOf(pattern, startsOn, addDays(startsOn, span))).toEqual(naive(pattern, startsOn, span));
    }),
    { numRuns: 100 },
  );
});
