/**
 * Calendar dates and clock times as plain text: `yyyy-MM-dd` and 24-hour `HH:mm`, the forms of the wire and of the
 * database (product rules §9). A plain date has no time zone, so nothing here asks for one; see `time-zone.ts`.
 */
export type PlainDate = string;
export type PlainTime = string;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY_MS = 86_400_000;

/** Midnight UTC of a civil date in milliseconds, or null when there is no such day. */
export function civilMs(year: number, month: number, day: number): number | null {
  if (year < 1 || year > 9999) return null;
  const date = new Date(0);
  // Not Date.UTC: it reads the years 1 to 99 as 1901 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const exact = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exact ? date.getTime() : null;
}

export function toPlainDate(year: number, month: number, day: number): PlainDate | null {
  if (civilMs(year, month, day) === null) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function msOf(date: PlainDate): number {
  const match = DATE.exec(date);
  const ms = match ? civilMs(Number(match[1]), Number(match[2]), Number(match[3])) : null;
  if (ms === null) throw new RangeError(`Not a date: ${date}`);
  return ms;
}

export function isPlainDate(value: unknown): value is PlainDate {
  const match = typeof value === 'string' ? DATE.exec(value) : null;
  return match !== null && civilMs(Number(match[1]), Number(match[2]), Number(match[3])) !== null;
}

export function isPlainTime(value: unknown): value is PlainTime {
  return typeof value === 'string' && TIME.test(value);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  const moved = new Date(msOf(date) + days * DAY_MS);
  const result = toPlainDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
  if (result === null) throw new RangeError(`No date ${days} days from ${date}`);
  return result;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (msOf(to) - msOf(from)) / DAY_MS;
}

/** 0 is Sunday. */
export function dayOfWeek(date: PlainDate): number {
  return new Date(msOf(date)).getUTCDay();
}

/** The Sunday on or before the date: weeks start on Sunday (product rules §9). */
export function weekStart(date: PlainDate): PlainDate {
  return addDays(date, -dayOfWeek(date));
}

/** First day of the date's month; locks are kept per month. */
export function monthStart(date: PlainDate): PlainDate {
  msOf(date);
  return `${date.slice(0, 7)}-01`;
}

function compareText(a: string, b: string): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function comparePlainDates(a: PlainDate, b: PlainDate): -1 | 0 | 1 {
  return compareText(a, b);
}

export function comparePlainTimes(a: PlainTime, b: PlainTime): -1 | 0 | 1 {
  return compareText(a, b);
}

/** Whether a time means the end of a day, which is no time of it. */
export const isMidnight = (time: unknown): boolean => time === '00:00' || time === '24:00';

export const ENDS_AT_MIDNIGHT = 'cannot be midnight: the latest is 11:59 PM';

/** What is wrong with when something ends, after the name of its field: whoever means midnight is told the latest end. */
export function endTimeProblem(startTime: unknown, endTime: unknown): string | null {
  const wrong = !isPlainTime(endTime) ? 'is not a time' : isPlainTime(startTime) && endTime <= startTime ? 'is not after the start' : null;
  return wrong !== null && isMidnight(endTime) ? ENDS_AT_MIDNIGHT : wrong;
}

/** Minutes since midnight. */
export function minutesOf(time: PlainTime): number {
  const match = TIME.exec(time);
  if (!match) throw new RangeError(`Not a time: ${time}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Minutes from `start` to `end` on one day; negative when `end` is earlier. */
export function minutesBetween(start: PlainTime, end: PlainTime): number {
  return minutesOf(end) - minutesOf(start);
}
