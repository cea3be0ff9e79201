import { addDays, isPlainDate, monthStart, type PlainDate, weekStart } from '@afterbell/core/domain';
import { i18n } from '@afterbell/core/web';

export const SPANS = ['day', 'week', 'month', 'agenda'] as const;
/** A phone has no room for the hours of seven days: its week is the list of its days. */
export const PHONE_SPANS = ['day', 'agenda', 'month'] as const;
export type Span = (typeof SPANS)[number];

export const isSpan = (value: unknown): value is Span => (SPANS as readonly unknown[]).includes(value);

function monthOn(date: PlainDate, months: number): PlainDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** First and last day that a span shows; weeks begin on Sunday, and a month shows its weeks whole. */
export function daysShown(span: Span, date: PlainDate): { from: PlainDate; to: PlainDate } {
  if (span === 'day') return { from: date, to: date };
  if (span !== 'month') return { from: weekStart(date), to: addDays(weekStart(date), 6) };
  const first = monthStart(date);
  return { from: weekStart(first), to: addDays(weekStart(addDays(monthOn(first, 1), -1)), 6) };
}

/** The weeks that a month shows, day by day. */
export function weeksOf(date: PlainDate): PlainDate[][] {
  const { from, to } = daysShown('month', date);
  const weeks: PlainDate[][] = [];
  for (let sunday = from; sunday <= to; sunday = addDays(sunday, 7)) weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  return weeks;
}

export function turned(span: Span, date: PlainDate, by: 1 | -1): PlainDate {
  return span === 'month' ? monthOn(date, by) : addDays(date, by * (span === 'day' ? 1 : 7));
}

const words = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
const utc = (date: PlainDate) => new Date(`${date}T00:00:00Z`);

export function spanTitle(span: Span, date: PlainDate): string {
  if (span === 'month') return words({ month: 'long', year: 'numeric' }).format(utc(date));
  if (span === 'day') return words({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }).format(utc(date));
  const { from, to } = daysShown(span, date);
  return words({ month: 'short', day: 'numeric', year: 'numeric' }).formatRange(utc(from), utc(to));
}

export const dayTitle = (date: PlainDate) => words({ weekday: 'long', month: 'long', day: 'numeric' }).format(utc(date));

export const dateIn = (text: string | null): PlainDate | null => (isPlainDate(text) ? text : null);
