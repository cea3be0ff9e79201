/** Numbers as people type them, exactly: no value passes through a float. Forms, filters and files all read them here. */

const CANONICAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

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
  return PLAIN.test(pointed) ? pointed : null;
}

/** No zeros in front, no trailing ones, no negative zero. */
function tidied(plain: string, negative: boolean): string {
  const [whole = '', places = ''] = plain.split('.');
  const front = whole.replace(/^0+(?=\d)/, '') || '0';
  // Counted by hand: a pattern is slow on long runs of zeros.
  let end = places.length;
  while (end > 0 && places[end - 1] === '0') end -= 1;
  const number = end > 0 ? `${front}.${places.slice(0, end)}` : front;
  return negative && number !== '0' ? `-${number}` : number;
}

/**
 * What someone typed, by their locale alone: `1.234` is a thousand and more where the point groups. Minus in front or behind, or
 * brackets as accountants write it. Null when it is no number.
 */
export function readTypedNumber(text: string, locale: string): string | null {
  let typed = plainMarks(text).trim();
  if (typed.length > 100) return null;
  let negative = false;
  const bracketed = /^\((.*)\)$/.exec(typed);
  const signed = /^([+-]) ?(.*)$/.exec(typed);
  const trailing = /^(.*\d) ?-$/.exec(typed);
  if (bracketed) [negative, typed] = [true, (bracketed[1] ?? '').trim()];
  else if (signed) [negative, typed] = [signed[1] === '-', signed[2] ?? ''];
  else if (trailing) [negative, typed] = [true, trailing[1] ?? ''];
  const plain = unsigned(typed, locale);
  return plain === null ? null : tidied(plain, negative);
}

/** Canonical text, or else what someone typed. Canonical text is never read by a locale: it is how values travel. */
export function readNumberText(text: string, locale: string): string | null {
  if (text.length > 1_000) return null;
  if (!CANONICAL.test(text)) return readTypedNumber(text, locale);
  const negative = text.startsWith('-');
  return tidied(negative ? text.slice(1) : text, negative);
}
