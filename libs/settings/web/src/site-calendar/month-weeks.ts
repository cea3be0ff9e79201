import { addDays, monthStart, type PlainDate, weekStart } from '@afterbell/core/domain';
import { i18n } from '@afterbell/core/web';

/** The first day of a month so many months on. */
export function monthOn(date: PlainDate, months: number): PlainDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Whole weeks, from Sunday, that hold a month. */
export function weeksAround(month: PlainDate): PlainDate[][] {
  const first = monthStart(month);
  const weeks: PlainDate[][] = [];
  for (let sunday = weekStart(first); sunday < monthOn(first, 1); sunday = addDays(sunday, 7)) weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  return weeks;
}

const words = (date: PlainDate, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

export const monthName = (month: PlainDate) => words(month, { month: 'long', year: 'numeric' });
export const weekday = (date: PlainDate, width: 'long' | 'short' = 'long') => words(date, { weekday: width });

/** Every day from one to another; from Monday to Friday where that is wanted. */
export function daysFromTo(from: PlainDate, to: PlainDate, weekdaysOnly: boolean): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) {
    if (!weekdaysOnly || ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) days.push(day);
  }
  return days;
}

/** Of one entry, as the server counts. */
export const MOST_DAYS = 366;
