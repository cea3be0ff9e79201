import { formatDate, formatDateTime, type PlainDate, type PlainTime, unbrokenTime } from '@afterbell/core/domain';
import { i18n } from '@afterbell/core/web';

const utc = (date: PlainDate) => new Date(`${date}T00:00:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one took a millisecond of each mark. */
function formatOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${i18n.language} ${name}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' })));
  return format;
}

export function weekdayOf(date: PlainDate, width: 'long' | 'short' = 'long'): string {
  return formatOf(width, { weekday: width }).format(utc(date));
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
  return formatOf('month', { month: 'long', year: 'numeric' }).format(utc(date));
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
