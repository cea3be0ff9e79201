/** Numbers as decimal text, read and shown exactly: no value passes through a float. */
import { Decimal as DecimalJs } from 'decimal.js';

/** Digits before and after the point; the database's column holds them all. */
export const MOST_DIGITS = 20;
export const MOST_PLACES = 10;

export const Decimal = DecimalJs.clone({ precision: 80, toExpNeg: -100, toExpPos: 100 });

const CANONICAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** One kind of space, of apostrophe and of minus: keyboards and locales have several of each. */
function plainMarks(text: string): string {
  return text.replace(/\s/g, ' ').replace(/\u2019/g, "'").replace(/\u2212/g, '-');
}

const separators = new Map<string, Separators>();

function separatorsOf(locale: string): Separators {
  let found = separators.get(locale);
  if (!found) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345_678.9);
    const part = (type: string, otherwise: string) => parts.find((each) => each.type === type)?.value ?? otherwise;
    found = { group: plainMarks(part('group', ',')), decimal: plainMarks(part('decimal', '.')) };
    separators.set(locale, found);
  }
  return found;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without sign and without spaces at its ends, by the separators of the locale. */
function unsigned(typed: string, locale: string): string | null {
  const { group, decimal } = separatorsOf(locale);
  const grouped = new RegExp(`^\\d{1,3}(?:${escaped(group)}\\d{2,3})*${escaped(group)}\\d{3}(?=$|${escaped(decimal)})`);
  const bare = grouped.test(typed) ? typed.replaceAll(group, '') : typed;
  const pointed = decimal === '.' ? bare : bare.replace(decimal, '.');
  return PLAIN.test(pointed) && !/^[+-]/.test(pointed) ? pointed : null;
}

/** No trailing zeros, no zeros in front, no negative zero. */
export function canonicalDecimal(plain: string): string {
  return new Decimal(plain).plus(0).toFixed().replace(/^-0$/, '0');
}

/**
 * What someone typed, by their locale alone: `1.234` is a thousand and more where the point groups. Minus in front or behind, or
 * brackets as accountants write it. Null when it is no number.
 */
export function readTypedDecimal(text: string, locale: string): string | null {
  let typed = plainMarks(text).trim();
  if (typed.length > 100) return null;
  let negative = false;
  const bracketed = /^\((.*)\)$/.exec(typed);
  const signed = /^([+-]) ?(.*)$/.exec(typed) ?? null;
  const trailing = /^(.*\d) ?-$/.exec(typed);
  if (bracketed) [negative, typed] = [true, (bracketed[1] ?? '').trim()];
  else if (signed) [negative, typed] = [signed[1] === '-', signed[2] ?? ''];
  else if (trailing) [negative, typed] = [true, trailing[1] ?? ''];
  const plain = unsigned(typed, locale);
  return plain === null ? null : canonicalDecimal(negative ? `-${plain}` : plain);
}

/** A number of JSON, canonical text, or else what someone typed. Canonical text is never read by a locale: it is how values travel. */
export function readDecimal(raw: unknown, locale: string): string | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? canonicalDecimal(String(raw)) : null;
  if (typeof raw !== 'string' || raw.length > 1_000) return null;
  return CANONICAL.test(raw) ? canonicalDecimal(raw) : readTypedDecimal(raw, locale);
}

export function placesOf(decimal: string): number {
  return decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0;
}

export function digitsOf(decimal: string): number {
  return decimal.replace(/^-/, '').replace(/\..*$/, '').length;
}

export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  return new Decimal(a).cmp(b) as -1 | 0 | 1;
}

const formats = new Map<string, Intl.NumberFormat>();

/** In the locale's look; the text goes to Intl as it is, so that no digit is lost. */
export function formatDecimal(decimal: string, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_PLACES, ...options });
    formats.set(key, format);
  }
  return format.format(decimal as Intl.StringNumericLiteral);
}
