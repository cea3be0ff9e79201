import fc from 'fast-check';
import { MAX_INTERVAL, PATTERN_FREQUENCIES, patternOf, patternProblems, rruleOf, type SchedulePattern, WEEKS_OF_MONTH } from './schedule-pattern';
import { parseSessionDraft, type SessionDraft } from './session-schedule';

const WEEKLY: SchedulePattern = { frequency: 'weekly', interval: 1, weekdays: [1, 3], weeksOfMonth: [], startTime: '15:00', endTime: '17:00' };
const MONTHLY: SchedulePattern = { ...WEEKLY, frequency: 'monthly', interval: 2, weekdays: [2, 4], weeksOfMonth: [-1, 2] };
const DRAFT: SessionDraft = { name: ' Robotics \n A ', startsOn: '2026-09-08', endsOn: '2026-12-18', meetings: null, patterns: [WEEKLY] };

it.each([
  [{ weekdays: [] }, 'weekdays', 'are required'],
  [{ weekdays: [7] }, 'weekdays', 'are numbers from 0, Sunday, to 6'],
  [{ interval: 0 }, 'interval', 'is a whole number from 1 to 26'],
  [{ interval: 1.5 }, 'interval', 'is a whole number from 1 to 26'],
  [{ startTime: '24:00' }, 'startTime', 'is not a time'],
  [{ endTime: '25:00' }, 'endTime', 'is not a time'],
  [{ endTime: '24:00' }, 'endTime', 'cannot be midnight: the latest is 11:59 PM'],
  [{ endTime: '00:00' }, 'endTime', 'cannot be midnight: the latest is 11:59 PM'],
  [{ endTime: '15:00' }, 'endTime', 'is not after the start'],
  [{ weeksOfMonth: [1] }, 'weeksOfMonth', 'are for a monthly pattern'],
  [{ frequency: 'monthly' as const }, 'weeksOfMonth', 'are required'],
  [{ frequency: 'monthly' as const, weeksOfMonth: [5] }, 'weeksOfMonth', 'are 1 to 4, or -1 for the last'],
])('refuses a pattern with %p', (change, path, message) => expect(patternProblems({ ...WEEKLY, ...change })).toEqual([{ path, message }]));

it.each(['', 'FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=MONTHLY;BYMONTHDAY=3', 'FREQ=MONTHLY;BYDAY=1MO,2TU', 'FREQ=MONTHLY;BYDAY=5MO'])('does not read %p', (rule) =>
  expect(patternOf(rule, '15:00', '17:00')).toBeNull(),
);

it('is written as calendars read it', () => {
  expect(rruleOf(WEEKLY)).toBe('FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE');
  expect(rruleOf({ ...WEEKLY, interval: 2, weekdays: [5, 1, 5] })).toBe('FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,FR');
  expect(rruleOf(MONTHLY)).toBe('FREQ=MONTHLY;INTERVAL=2;WKST=SU;BYDAY=2TU,2TH,-1TU,-1TH');
});

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PATTERN_FREQUENCIES), fc.integer({ min: 1, max: 12 }), fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), fc.subarray([...WEEKS_OF_MONTH], { minLength: 1 }), (frequency, interval, weekdays, weeks) => {
      const pattern: SchedulePattern = { ...WEEKLY, frequency, interval: Math.min(interval, MAX_INTERVAL[frequency]), weekdays, weeksOfMonth: frequency === 'monthly' ? weeks : [] };
      expect(patternOf(rruleOf(pattern), '15:00', '17:00')).toEqual(pattern);
    }),
  );
});

it.each<[Partial<SessionDraft>, string, string]>([
  [{ name: ' \u200B ' }, 'name', 'is required'],
  [{ name: 'x'.repeat(10_000) }, 'name', 'has more than 200 characters'],
  [{ startsOn: '2026-02-30' }, 'startsOn', 'is not a date'],
  [{ startsOn: '9999-12-31' }, 'startsOn', 'is not a date'],
  [{ endsOn: null }, 'endsOn', 'is required'],
  [{ endsOn: '2026-09-07' }, 'endsOn', 'is before the first day'],
  [{ endsOn: '2028-09-08' }, 'endsOn', 'is more than two years after the first day'],
  [{ meetings: 3 }, 'meetings', 'cannot be given together with a last day'],
  [{ endsOn: null, meetings: 0 }, 'meetings', 'are a whole number from 1 to 731'],
  [{ patterns: [] , startTime: '15:00', endTime: '17:00' }, 'patterns', 'are required for a scheduled activity'],
  [{ patterns: Array.from({ length: 15 }, () => WEEKLY) }, 'patterns', 'are more than 14'],
  [{ patterns: [WEEKLY, { ...WEEKLY, endTime: '14:00' }] }, 'patterns.1.endTime', 'is not after the start'],
  [{ patterns: [{ ...WEEKLY, endTime: '24:00' }] }, 'patterns.0.endTime', 'cannot be midnight: the latest is 11:59 PM'],
  [{ capacity: 0 }, 'capacity', 'is a whole number from 1 to 10000'],
  [{ location: 'x'.repeat(201) }, 'location', 'has more than 200 characters'],
])('refuses a session (case %#)', (change, path, message) => expect(parseSessionDraft({ ...DRAFT, ...change }, 'scheduled').problems).toEqual([{ path, message }]));

it('takes the usual times from the first pattern, or asks for them', () => {
  expect(parseSessionDraft(DRAFT, 'scheduled')).toMatchObject({ values: { name: 'Robotics A', startTime: '15:00', endTime: '17:00', location: null }, problems: [] });
  expect(parseSessionDraft({ ...DRAFT, patterns: [] }, 'drop_in').problems.map(({ path }) => path)).toEqual(['startTime', 'endTime']);
  expect(parseSessionDraft({ ...DRAFT, patterns: [], startTime: '15:00', endTime: '24:00' }, 'drop_in').problems).toEqual([{ path: 'endTime', message: 'cannot be midnight: the latest is 11:59 PM' }]);
  expect(parseSessionDraft({ ...DRAFT, patterns: [], startTime: '15:30', endTime: '17:00' }, 'unscheduled').problems).toEqual([]);
});
