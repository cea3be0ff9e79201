/** How a session repeats. A pattern is kept as a rule of RFC 5545, which calendars of others read too. */
import { endTimeProblem, type FieldProblem, isPlainTime, type PlainTime } from '@afterbell/core/domain';
import { isWeekday } from './weekly-schedule';

export const PATTERN_FREQUENCIES = ['weekly', 'monthly'] as const;
export type PatternFrequency = (typeof PATTERN_FREQUENCIES)[number];

/** Which of a month's such weekdays; -1 is the last. There is a fifth one in some months only. */
export const WEEKS_OF_MONTH = [1, 2, 3, 4, -1] as const;

export const MAX_PATTERNS = 14;
export const MAX_INTERVAL = { weekly: 26, monthly: 12 } as const satisfies Record<PatternFrequency, number>;

export interface SchedulePattern {
  readonly frequency: PatternFrequency;
  /** Every how many weeks or months. */
  readonly interval: number;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Of a monthly pattern; empty for a weekly one. */
  readonly weeksOfMonth: readonly number[];
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
/** First to fourth, then the last. */
const weeksInOrder = (weeks: readonly number[]) => WEEKS_OF_MONTH.filter((week) => weeks.includes(week));

export function isPatternFrequency(value: unknown): value is PatternFrequency {
  return (PATTERN_FREQUENCIES as readonly unknown[]).includes(value);
}

/** The rule without its end: the session's last day ends all of its patterns. */
export function rruleOf({ frequency, interval, weekdays, weeksOfMonth }: Omit<SchedulePattern, 'startTime' | 'endTime'>): string {
  const days = inOrder(weekdays).map((day) => DAYS[day]);
  const by = frequency === 'weekly' ? days : weeksInOrder(weeksOfMonth).flatMap((week) => days.map((day) => `${week}${day}`));
  return `FREQ=${frequency.toUpperCase()};${interval > 1 ? `INTERVAL=${interval};` : ''}WKST=SU;BYDAY=${by.join(',')}`;
}

/** The pattern of a rule; null where it says something that a schedule here cannot. */
export function patternOf(rrule: string, startTime: PlainTime, endTime: PlainTime): SchedulePattern | null {
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string | undefined]));
  const frequency = parts.get('FREQ')?.toLowerCase();
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const by = [...(parts.get('BYDAY') ?? '').matchAll(/(?:^|,)(-?\d)?(SU|MO|TU|WE|TH|FR|SA)(?=,|$)/g)];
  if (!isPatternFrequency(frequency) || !by.length) return null;
  const weekdays = inOrder(by.map(([, , day]) => DAYS.indexOf(day as (typeof DAYS)[number])));
  const weeksOfMonth = weeksInOrder(by.flatMap(([, week]) => (week === undefined ? [] : [Number(week)])));
  const pattern: SchedulePattern = { frequency, interval, weekdays, weeksOfMonth, startTime, endTime };
  return patternProblems(pattern).length || rruleOf(pattern).split('BYDAY=')[1]?.split(',').length !== by.length ? null : pattern;
}

function timeProblems(startTime: PlainTime, endTime: PlainTime): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isPlainTime(startTime)) problems.push({ path: 'startTime', message: 'is not a time' });
  const wrongEnd = endTimeProblem(startTime, endTime);
  if (wrongEnd) problems.push({ path: 'endTime', message: wrongEnd });
  return problems;
}

/** What is wrong with one pattern, by its fields. */
export function patternProblems({ frequency, interval, weekdays, weeksOfMonth, startTime, endTime }: SchedulePattern): FieldProblem[] {
  const problems = timeProblems(startTime, endTime);
  if (!isPatternFrequency(frequency)) return [...problems, { path: 'frequency', message: 'is not a way to repeat' }];
  const most = MAX_INTERVAL[frequency];
  if (!Number.isInteger(interval) || interval < 1 || interval > most) problems.push({ path: 'interval', message: `is a whole number from 1 to ${most}` });
  if (!weekdays.length) problems.push({ path: 'weekdays', message: 'are required' });
  else if (!weekdays.every(isWeekday)) problems.push({ path: 'weekdays', message: 'are numbers from 0, Sunday, to 6' });
  const known = weeksOfMonth.every((week) => (WEEKS_OF_MONTH as readonly number[]).includes(week));
  if (frequency === 'monthly' && (!weeksOfMonth.length || !known)) problems.push({ path: 'weeksOfMonth', message: weeksOfMonth.length ? 'are 1 to 4, or -1 for the last' : 'are required' });
  if (frequency === 'weekly' && weeksOfMonth.length) problems.push({ path: 'weeksOfMonth', message: 'are for a monthly pattern' });
  return problems;
}
