import { addDays, dayOfWeek, federalYearOf, type PlainDate, toPlainDate } from '@afterbell/core/domain';
import type { NewTenant } from './provision';

/** One day on which a site is closed, and why. */
export interface Closure {
  date: PlainDate;
  reason: string;
}

export type DemoTerm = NewTenant['terms'][number];

function day(year: number, month: number, date: number): PlainDate {
  const plain = toPlainDate(year, month, date);
  if (plain === null) throw new RangeError(`No day ${year}-${month}-${date}`);
  return plain;
}

/** The n-th such weekday of a month; negative counts from its end. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): PlainDate {
  if (nth > 0) {
    const first = day(year, month, 1);
    return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + (nth - 1) * 7);
  }
  const last = addDays(month === 12 ? day(year + 1, 1, 1) : day(year, month + 1, 1), -1);
  return addDays(last, -((dayOfWeek(last) - weekday + 7) % 7) + (nth + 1) * 7);
}

/** The year in which the federal programme year of a date begins. */
export const programmeYearOf = federalYearOf;

/** Days between, both included. */
export function daysFromTo(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/** Summer, fall and spring of the programme year that begins in `year`. */
export function termsOf(year: number): DemoTerm[] {
  return [
    { name: `Summer ${year}`, kind: 'summer', startsOn: day(year, 7, 1), endsOn: day(year, 8, 23) },
    { name: `Fall ${year}`, kind: 'fall', startsOn: day(year, 8, 24), endsOn: day(year, 12, 31) },
    { name: `Spring ${year + 1}`, kind: 'spring', startsOn: day(year + 1, 1, 1), endsOn: day(year + 1, 6, 30) },
  ];
}

/** First and last day on which after-school activities of a term meet, inside the term itself. */
export function meetingSpan(kind: DemoTerm['kind'], year: number): { startsOn: PlainDate; endsOn: PlainDate } {
  switch (kind) {
    case 'summer':
      return { startsOn: nthWeekday(year, 7, 1, 1), endsOn: nthWeekday(year, 8, 5, 2) };
    case 'fall':
      return { startsOn: addDays(nthWeekday(year, 9, 1, 1), 1), endsOn: addDays(nthWeekday(year, 12, 5, 3), 0) };
    default:
      return { startsOn: addDays(nthWeekday(year + 1, 1, 1, 1), 1), endsOn: nthWeekday(year + 1, 5, 5, -1) };
  }
}

/** A holiday on a fixed date is kept on Friday or Monday when it falls on a weekend. */
function observed(date: PlainDate): PlainDate {
  return addDays(date, { 0: 1, 6: -1 }[dayOfWeek(date)] ?? 0);
}

/** US federal holidays that fall in the programme year, as they are observed. */
export function federalHolidays(year: number): Closure[] {
  const next = year + 1;
  return [
    { date: observed(day(year, 7, 4)), reason: 'Independence Day' },
    { date: nthWeekday(year, 9, 1, 1), reason: 'Labor Day' },
    { date: nthWeekday(year, 10, 1, 2), reason: 'Indigenous Peoples’ Day / Columbus Day' },
    { date: observed(day(year, 11, 11)), reason: 'Veterans Day' },
    { date: nthWeekday(year, 11, 4, 4), reason: 'Thanksgiving' },
    { date: observed(day(year, 12, 25)), reason: 'Christmas Day' },
    { date: observed(day(next, 1, 1)), reason: 'New Year’s Day' },
    { date: nthWeekday(next, 1, 1, 3), reason: 'Martin Luther King Jr. Day' },
    { date: nthWeekday(next, 2, 1, 3), reason: 'Presidents’ Day' },
    { date: nthWeekday(next, 5, 1, -1), reason: 'Memorial Day' },
    { date: observed(day(next, 6, 19)), reason: 'Juneteenth' },
  ];
}

/** Holidays, the day after Thanksgiving, winter break and spring break: when the sites of a programme year are closed. */
export function siteClosures(year: number): Closure[] {
  const christmas = day(year, 12, 25);
  const winterStart = addDays(christmas, -((dayOfWeek(christmas) + 6) % 7));
  const springStart = nthWeekday(year + 1, 4, 1, 2);
  const weekdays = (from: PlainDate, count: number, reason: string): Closure[] =>
    daysFromTo(from, addDays(from, count - 1))
      .filter((date) => dayOfWeek(date) !== 0 && dayOfWeek(date) !== 6)
      .map((date) => ({ date, reason }));
  const closures = new Map<PlainDate, Closure>();
  const all = [
    ...weekdays(winterStart, 12, 'Winter break'),
    ...weekdays(springStart, 5, 'Spring break'),
    { date: addDays(nthWeekday(year, 11, 4, 4), 1), reason: 'Thanksgiving break' },
    ...federalHolidays(year),
  ];
  for (const closure of all) closures.set(closure.date, closure);
  return [...closures.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
