/** Reading days and times that were typed, picked or kept in a spreadsheet. */
import { isPlainDate, isPlainTime, parseDateInput, type PlainDate, type PlainTime } from '@afterbell/core/domain';

/** A spreadsheet keeps a day as its midnight. */
const MIDNIGHT = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4})[T ]0{1,2}:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/;
const DATE_SHAPE = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.](\d{4}|\d{2}))$/;
const TIME_SHAPE = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** `Sep 3, 2026`, `September 3 2026` and the `3-Sep-26` of spreadsheets. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4}|\d{2})$/i;
const DAY_FIRST = /^(\d{1,2})[\s-]([a-z]{3,9})\.?,?[\s-](\d{4}|\d{2})$/i;
const MONTH_NAME = /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;

/** With the month in digits, when it was written as a word. */
function inDigits(day: string): string {
  const [, name, date, year] = MONTH_FIRST.exec(day) ?? [];
  const [, dateFirst, nameSecond, yearLast] = DAY_FIRST.exec(day) ?? [];
  const month = name ?? nameSecond;
  if (month === undefined || !MONTH_NAME.test(month)) return day;
  return `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}/${date ?? dateFirst}/${year ?? yearLast}`;
}

/** The day; `unknown` when it is written like one that no calendar has (02/30), null when it is no date at all. */
export function readDate(text: string): PlainDate | 'unknown' | null {
  const typed = text.trim();
  if (typed.length > 40) return null;
  if (isPlainDate(typed)) return typed;
  const day = inDigits(MIDNIGHT.exec(typed)?.[1] ?? typed);
  return parseDateInput(day) ?? (DATE_SHAPE.test(day) ? 'unknown' : null);
}

/** `15:30`, `3:30 pm`, `3 PM`, `3:30p`; a bare hour needs its am or pm. */
export function readTime(text: string): PlainTime | null {
  const typed = text.trim();
  const match = typed.length > 20 ? null : TIME_SHAPE.exec(typed);
  if (!match) return null;
  const [, hours = '', minutes, half] = match;
  if (half === undefined && minutes === undefined) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const clock = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = `${String(clock).padStart(2, '0')}:${minutes ?? '00'}`;
  return isPlainTime(time) ? time : null;
}

/** The two halves of a range: a dash with spaces around it, `to`, a long dash, or one slash between days of ISO. */
export function splitRange(text: string): readonly [string, string] | null {
  const typed = text.trim();
  if (typed.length > 100) return null;
  const parts = typed.split(/\s+(?:-|to|until)\s+|\s*[\u2013\u2014]\s*/i);
  if (parts.length === 2) return [parts[0] ?? '', parts[1] ?? ''];
  const iso = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(typed);
  if (iso) return [iso[1] ?? '', iso[2] ?? ''];
  // `3:00-5:30`: a dash without spaces, where nothing else has one.
  const tight = typed.split('-');
  return tight.length === 2 ? [tight[0] ?? '', tight[1] ?? ''] : null;
}
