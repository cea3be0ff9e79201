import { addDays, dayOfWeek, daysBetween, isPlainDate, type PlainDate } from '@afterbell/core/domain';

/** 0 is Sunday: weeks start on Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_LABELS = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
} as const satisfies Record<Weekday, string>;

export function isWeekday(value: unknown): value is Weekday {
  return (WEEKDAYS as readonly unknown[]).includes(value);
}

/** Two years: a longer run is a slip of the year, not a session. */
export const MAX_SESSION_DAYS = 731;

export interface WeeklySchedule {
  readonly startsOn: PlainDate;
  /** Last day, included. */
  readonly endsOn: PlainDate;
  readonly weekdays: readonly number[];
}

/** The days on which a weekly schedule meets, in order, without those on which the site is closed. */
export function expandWeekly({ startsOn, endsOn, weekdays }: WeeklySchedule, closed: ReadonlySet<PlainDate> = new Set()): PlainDate[] {
  if (!isPlainDate(startsOn) || !isPlainDate(endsOn)) throw new RangeError('A schedule needs two dates');
  const span = daysBetween(startsOn, endsOn);
  if (span >= MAX_SESSION_DAYS) throw new RangeError(`A schedule has at most ${MAX_SESSION_DAYS} days`);
  const wanted = new Set(weekdays);
  const first = dayOfWeek(startsOn);
  const dates: PlainDate[] = [];
  for (let offset = 0; offset <= span; offset += 1) {
    if (!wanted.has((first + offset) % 7)) continue;
    const date = addDays(startsOn, offset);
    if (!closed.has(date)) dates.push(date);
  }
  return dates;
}
