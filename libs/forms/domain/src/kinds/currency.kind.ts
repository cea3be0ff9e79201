/** An amount of money: exact, with its currency and all of that currency's places. */
import type { FieldContext, FieldKind, Parsed } from '../field-kind';
import type { Money } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { issue } from '../problems';
import { compareDecimals, Decimal, digitsOf, formatDecimal, MOST_DIGITS, placesOf, readDecimal } from './decimal-text';
import { isBlank, isRecord, orderOf, refused, taken } from './kind-helpers';
import { numberIssue } from './number.kind';

const CODE = /^[A-Z]{3}$/;
const places = new Map<string, number | null>();

/** How many places the currency's amounts have: two of dollars, none of yen; null when there is no such currency. */
export function currencyPlaces(currency: string): number | null {
  let found = places.get(currency);
  if (found === undefined) {
    const known = CODE.test(currency) && Intl.supportedValuesOf('currency').includes(currency);
    found = known ? (new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) : null;
    if (known) places.set(currency, found);
  }
  return found;
}

function expectedOf({ limits }: Pick<FieldDefinition, 'limits'>, context: FieldContext): string {
  return limits.currency ?? context.currency;
}

function signsOf(currency: string, locale: string): string[] {
  return (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
}

/** The number of `$12.50`, `12.50 USD` or `($12.50)`, and the currency that it names. */
function unmarked(text: string, expected: string, locale: string): { readonly text: string; readonly currency: string } {
  const code = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text.toUpperCase());
  const currency = code ? code[0] : expected;
  let bare = code ? text.slice(0, code.index) + text.slice(code.index + 3) : text;
  if (currencyPlaces(currency) !== null) {
    const sign = signsOf(currency, locale).find((each) => bare.includes(each));
    if (sign) bare = bare.replace(sign, '');
  }
  return { text: bare.replace(/^(\s*[(+-]?)\s+/, '$1').trim(), currency };
}

function read(raw: unknown, currency: string, locale: string): Parsed<Money> {
  const most = currencyPlaces(currency);
  if (most === null) return refused('MONEY', { example: formatDecimal('1234.50', locale, { minimumFractionDigits: 2 }) });
  const amount = readDecimal(raw, locale);
  if (amount === null) return refused(typeof raw === 'string' && /\p{Sc}/u.test(raw) ? 'MONEY_CURRENCY' : 'MONEY', { currency, example: formatDecimal('1234.5', locale, { minimumFractionDigits: most, maximumFractionDigits: Math.max(most, 1) }) });
  if (digitsOf(amount) > MOST_DIGITS - most) return refused('NUMBER_TOO_LONG', { max: MOST_DIGITS - most });
  if (placesOf(amount) > most) return refused('NUMBER_PLACES', { max: most });
  return taken({ amount: new Decimal(amount).toFixed(most), currency });
}

export const currency: FieldKind<'currency'> = {
  type: 'currency',
  parse(raw, field, context) {
    if (isBlank(raw)) return taken<Money>(null);
    const expected = expectedOf(field, context);
    if (isRecord(raw) && 'amount' in raw) {
      if (isBlank(raw['amount'])) return taken<Money>(null);
      const named = isBlank(raw['currency']) ? expected : raw['currency'];
      return typeof named === 'string' ? read(raw['amount'], named.slice(0, 4).toUpperCase(), context.locale) : refused('VALUE_KIND');
    }
    if (typeof raw === 'number') return read(raw, expected, context.locale);
    if (typeof raw !== 'string') return refused('VALUE_KIND');
    const bare = unmarked(raw.slice(0, 200), expected, context.locale);
    return read(bare.text, bare.currency, context.locale);
  },
  validate(value, field, context, before) {
    const expected = expectedOf(field, context);
    if (value.currency !== expected && value.currency !== before?.currency) return issue('MONEY_CURRENCY', { currency: expected });
    return numberIssue(value.amount, field, context);
  },
  format: ({ amount, currency }, _field, { locale }) => formatDecimal(amount, locale, { style: 'currency', currency, minimumFractionDigits: currencyPlaces(currency) ?? 2, maximumFractionDigits: currencyPlaces(currency) ?? 2 }),
  compare: (a, b) => compareDecimals(a.amount, b.amount) || orderOf(a.currency, b.currency),
  toCsv: ({ amount, currency }, field, context) => (currency === expectedOf(field, context) ? amount : `${amount} ${currency}`),
  toJson: ({ amount, currency }) => ({ amount, currency }),
  list: 'number',
  toList: ({ amount }) => [amount],
};
