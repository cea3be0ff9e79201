/** Numbers as decimal text, read and shown exactly: no value passes through a float. */
import { readNumberText } from '@afterbell/core/domain';
import { Decimal as DecimalJs } from 'decimal.js';

/** Digits before and after the point; the database's column holds them all. */
export const MOST_DIGITS = 20;
export const MOST_PLACES = 10;

export const Decimal = DecimalJs.clone({ precision: 80, toExpNeg: -100, toExpPos: 100 });

/** Written as it should be, and short enough for a number to hold it exactly. */
const WHOLE = /^(?:0|-?[1-9]\d{0,14})$/;

/** No trailing zeros, no zeros in front, no negative zero. */
export function canonicalDecimal(plain: string): string {
  if (WHOLE.test(plain)) return plain;
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
  if (WHOLE.test(a) && WHOLE.test(b)) return Math.sign(Number(a) - Number(b)) as -1 | 0 | 1;
  return new Decimal(a).cmp(b) as -1 | 0 | 1;
}

const formats = new Map<string, Intl.NumberFormat>();
const PLAIN: Intl.NumberFormatOptions = {};

/** In the locale's look; the text goes to Intl as it is, so that no digit is lost. */
export function formatDecimal(decimal: string, locale: string, options: Intl.NumberFormatOptions = PLAIN): string {
  const key = options === PLAIN ? locale : `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_PLACES, ...options });
    formats.set(key, format);
  }
  return format.format(decimal as Intl.StringNumericLiteral);
}
