import { formatDate, formatDateTime, type PlainDate, type PlainTime, unbrokenTime } from '@afterbell/core/domain';
import { i18n } from '@afterbell/core/web';

const utc = (date: PlainDate) => new Date(`${date}T00:00:00Z`);

export function weekdayOf(date: PlainDate, width: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(i18n.language, { weekday: width, timeZone: 'UTC' }).format(utc(date));
}

/** `Friday, 11/20/2026`. */
export function dayName(date: PlainDate): string {
  return `${weekdayOf(date)}, ${formatDate(date)}`;
}

/** `Fri 11/20/2026`, where room is short. */
export function shortDayName(date: PlainDate): string {
  return `${weekdayOf(date, 'short')} ${formatDate(date)}`;
}

export function monthTitle(date: PlainDate): string {
  return new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(date));
}

/** `03:15 PM – 05:00 PM`; an end that is still open says so by its absence. */
export function timeRange(from: PlainTime, to: PlainTime | null): string {
  return to ? `${unbrokenTime(from)} – ${unbrokenTime(to)}` : `${unbrokenTime(from)} –`;
}

/** The time alone when it was that day, the date as well otherwise. */
export function momentOn(instant: string, date: PlainDate, timeZone: string): string {
  const whole = formatDateTime(instant, timeZone);
  const day = formatDate(date);
  return whole.startsWith(day) ? whole.slice(day.length + 1) : whole;
}
