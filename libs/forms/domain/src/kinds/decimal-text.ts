/** Numbers as decimal text, read and shown exactly: no value passes through a float. */
import { readNumberText } from '@afterbell/core/domain';
import { Decimal as DecimalJs } from 'decimal.js';

/** Digits before and after the point; the database's column holds them all. */
export const MOST_DIGITS = 20;
export const MOST_PLACES = 10;

export const Decimal = DecimalJs.clone({ precision: 80, toExpNeg: -100, toExpPos: 100 });

const WHOLE = /^(?:0|-?[1-9]\d{0,14})$/;
/** Written as it should be, and short enough for a number to hold it exactly. */
export const isShortWhole = (text: string): boolean => WHOLE.test(text);

/** No trailing zeros, no zeros in front, no negative zero. */
export function canonicalDecimal(plain: string): string {
  if (isShortWhole(plain)) return plain;
  return new Decimal(plain).plus(0).toFixed().replace(/^-0$/, '0');
}

/** A number of JSON, canonical text, or else what someone typed. Canonical text is never read by a locale: it is how values travel. */
export function readDecimal(raw: unknown, locale: string): string | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? canonicalDecimal(String(raw)) : null;
  return typeof raw === 'string' ? readNumberText(raw, locale) : null;
}

export function placesOf(decimal: string): number {
  return decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0;
}

export function digitsOf(decimal: string): number {
  return decimal.replace(/^-/, '').replace(/\..*$/, '').length;
}

export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  if (isShortWhole(a) && isShortWhole(b)) return Math.sign(Number(a) - Number(b)) as -1 | 0 | 1;
  return new Decimal(a).cmp(b) as -1 | 0 | 1;
}

const formats = new Map<string, Intl.NumberFormat>();
const PLAIN: Intl.NumberFormatOptions = {};

interface Grouping {
  readonly minus: string;
  readonly group: string;
  /** Numbers of fewer digits are not parted. */
  readonly from: number;
}
const groupings = new Map<string, Grouping | null>();

/** How a locale parts whole numbers: by threes in Latin digits as nearly all do, or null. */
function groupingOf(locale: string): Grouping | null {
  const known = groupings.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(-1_234_567);
  const said = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [minus, group] = [said('minusSign'), said('group')];
  const isUsual = format.format(-1_234_567) === `${minus}1${group}234${group}567` && format.format(12_345) === `12${group}345`;
  const grouping = isUsual ? { minus, group, from: format.format(1_234) === '1234' ? 5 : 4 } : null;
  groupings.set(locale, grouping);
  return grouping;
}

/** A form has a hundred of them, each shown before and after: Intl takes some microseconds for each. */
function formatWhole(text: string, { minus, group, from }: Grouping): string {
  const digits = text.startsWith('-') ? text.slice(1) : text;
  const sign = digits === text ? '' : minus;
  if (digits.length < from) return sign + digits;
  let rest = digits.length;
  let shown = '';
  for (; rest > 3; rest -= 3) shown = `${group}${digits.slice(rest - 3, rest)}${shown}`;
  return sign + digits.slice(0, rest) + shown;
}

/** In the locale's look; the text goes to Intl as it is, so that no digit is lost. */
export function formatDecimal(decimal: string, locale: string, options: Intl.NumberFormatOptions = PLAIN): string {
  if (options === PLAIN && isShortWhole(decimal)) {
    const grouping = groupingOf(locale);
    if (grouping) return formatWhole(decimal, grouping);
  }
  const key = options === PLAIN ? locale : `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_PLACES, ...options });
    formats.set(key, format);
  }
  return format.format(decimal as Intl.StringNumericLiteral);
}
