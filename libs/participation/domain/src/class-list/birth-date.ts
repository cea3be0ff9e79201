/** Birth dates as class lists write them. Nothing here has a clock: `today` comes from the caller. */
import { addDays, foldText, type PlainDate, toPlainDate } from '@afterbell/core/domain';

export type DateOrder = 'mdy' | 'dmy';

export interface ReadDate {
  readonly date: PlainDate;
  /** Day and month could be the other way round, and the file does not tell. */
  readonly ambiguous: boolean;
  /** The other way round, where it is ambiguous. */
  readonly other?: PlainDate;
}

/** Names as `March`, `mar.`, `marzo`, `mars`; the first three letters tell months apart in both languages. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1, ene: 1, feb: 2, mar: 3, apr: 4, abr: 4, may: 5, jun: 6, jul: 7, aug: 8, ago: 8, sep: 9, set: 9, oct: 10, nov: 11, dec: 12, dic: 12,
};
/** Excel counts days from here; its serial 60 is a February 29 that never was, long before any child's birth. */
const EXCEL_ZERO = '1899-12-30';
const SERIALS = { from: 15_000, to: 80_000 };

/** Two digits are the nearest year that is not in the future. */
function fullYear(typed: string, today: PlainDate): number {
  if (typed.length > 2) return Number(typed);
  const thisCentury = Math.floor(Number(today.slice(0, 4)) / 100) * 100 + Number(typed);
  return thisCentury > Number(today.slice(0, 4)) ? thisCentury - 100 : thisCentury;
}

const withoutTime = (text: string) => text.replace(/[T ]+\d{1,2}:\d\d(:\d\d)?(\.\d+)?\s*([ap]\.?m\.?)?(Z|[+-]\d\d:?\d\d)?$/i, '').trim();

const NUMBERS = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

/** Null for what is no date. Slashes and dashes follow `order`; dots always have the day first. */
export function parseBirthDate(typed: string, order: DateOrder | null, today: PlainDate): ReadDate | null {
  const text = withoutTime(typed.trim());
  const exact = (date: PlainDate | null): ReadDate | null => (date === null ? null : { date, ambiguous: false });

  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers;
    return fromNumbers(Number(first), Number(second), fullYear(year, today), order);
  }
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(text);
  if (dotted) return exact(toPlainDate(fullYear(dotted[3] ?? '', today), Number(dotted[2]), Number(dotted[1])));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  if (iso) return exact(toPlainDate(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  if (/^\d{5}([.,]\d+)?$/.test(text)) {
    const serial = Number.parseInt(text, 10);
    return serial >= SERIALS.from && serial <= SERIALS.to ? exact(addDays(EXCEL_ZERO, serial)) : null;
  }
  return exact(fromWords(text, today));
}

function fromNumbers(first: number, second: number, year: number, order: DateOrder | null): ReadDate | null {
  const mdy = toPlainDate(year, first, second);
  const dmy = toPlainDate(year, second, first);
  const date = order === 'dmy' ? (dmy ?? mdy) : (mdy ?? dmy);
  if (date === null) return null;
  return order === null && mdy !== null && dmy !== null && mdy !== dmy ? { date, ambiguous: true, other: dmy } : { date, ambiguous: false };
}

/** `March 3, 2015`, `3 March 2015`, `3-Mar-15`, `3 de marzo de 2015`, `Tuesday, March 3rd, 2015`. */
function fromWords(text: string, today: PlainDate): PlainDate | null {
  const words = foldText(text).split(/[^a-z0-9]+/).filter((word) => word !== '' && word !== 'de' && word !== 'del' && !/^(sun|mon|tue|wed|thu|fri|sat)[a-z]*$/.test(word));
  const month = words.findIndex((word) => MONTHS[word.slice(0, 3)] !== undefined && !/\d/.test(word));
  const numbers = words.filter((_, index) => index !== month).map((word) => word.replace(/^(\d{1,2})(st|nd|rd|th|er|ro)$/, '$1'));
  if (month === -1 || month > 1 || numbers.length !== 2 || !numbers.every((word) => /^\d+$/.test(word))) return null;
  const [day = '', year = ''] = numbers;
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return null;
  return toPlainDate(fullYear(year, today), MONTHS[(words[month] ?? '').slice(0, 3)] ?? 0, Number(day));
}

/** What the dates of a file say about its order: a 13 or more in one place. Null when they say nothing. */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'mixed' | null {
  let monthFirst = false;
  let dayFirst = false;
  for (const text of texts) {
    const numbers = NUMBERS.exec(withoutTime(text.trim()));
    if (!numbers) continue;
    const [first, second] = [Number(numbers[1]) > 12, Number(numbers[2]) > 12];
    // 31/31/2017 is no date in either order, and says nothing.
    if (first && !second) dayFirst = true;
    if (second && !first) monthFirst = true;
  }
  if (monthFirst && dayFirst) return 'mixed';
  return monthFirst ? 'mdy' : dayFirst ? 'dmy' : null;
}
