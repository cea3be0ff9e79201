/** Numbers are exact in every locale, and are never guessed or rounded. */
import fc from 'fast-check';
import type { ValueType } from '../field-type';
import type { FieldDefinition } from '../form-definition';
import { readTypedNumber } from '@afterbell/core/domain';
import { compareDecimals, currencyPlaces, kindOf } from '.';
import { formatDecimal, MOST_PLACES } from './decimal-text';
import { CONTEXT, fieldOf, samples } from './test-values';

function read(type: ValueType, raw: unknown, locale = 'en-US', given: Partial<FieldDefinition> = {}): unknown {
  const parsed = kindOf(type).parse(raw, fieldOf(type, given), { ...CONTEXT, locale });
  return parsed.issue ? parsed.issue.code : parsed.value;
}

it.each<[ValueType, unknown, string, unknown]>([
  ['decimal', '1,234.50', 'en-US', '1234.5'],
  ['decimal', '12,34,567.5', 'en-IN', '1234567.5'],
  ['decimal', '12,5', 'en-US', 'NUMBER'],
  ['decimal', '12,5', 'de-DE', '12.5'],
  ['decimal', '1.234,5', 'de-DE', '1234.5'],
  ['decimal', '1\u202f234,5', 'fr-FR', '1234.5'],
  ['decimal', '1\u2019234.5', 'de-CH', '1234.5'],
  ['decimal', '1234.5', 'de-DE', '1234.5'],
  ['decimal', '(12.50)', 'en-US', '-12.5'],
  ['decimal', '\u221212.5', 'en-US', '-12.5'],
  ['decimal', '12.5-', 'en-US', '-12.5'],
  ['decimal', '- 12.5', 'en-US', '-12.5'],
  ['decimal', '+0.50', 'en-US', '0.5'],
  ['decimal', '.5', 'en-US', '0.5'],
  ['decimal', '-0.0', 'en-US', '0'],
  ['decimal', '007', 'en-US', '7'],
  ['decimal', 0.1, 'en-US', '0.1'],
  ['decimal', 1e21, 'en-US', 'NUMBER_TOO_LONG'],
  ['decimal', 1e-11, 'en-US', 'NUMBER_PLACES'],
  ['decimal', Number.NaN, 'en-US', 'NUMBER'],
  ['decimal', '1e5', 'en-US', 'NUMBER'],
  ['decimal', '0x10', 'en-US', 'NUMBER'],
  ['decimal', 'Infinity', 'en-US', 'NUMBER'],
  ['decimal', '1,23', 'en-US', 'NUMBER'],
  ['decimal', '1,,234', 'en-US', 'NUMBER'],
  ['decimal', '--1', 'en-US', 'NUMBER'],
  ['decimal', '(-1)', 'en-US', 'NUMBER'],
  ['decimal', '1.2.3', 'en-US', 'NUMBER'],
  ['decimal', '99999999999999999999.9999999999', 'en-US', '99999999999999999999.9999999999'],
  ['decimal', '100000000000000000000', 'en-US', 'NUMBER_TOO_LONG'],
  ['decimal', '0.12345678901', 'en-US', 'NUMBER_PLACES'],
  ['percent', '12.5 %', 'en-US', '12.5'],
  ['percent', '12.5', 'en-US', '12.5'],
  ['percent', '%', 'en-US', 'NUMBER'],
  ['integer', '1,234', 'en-US', 1234],
  ['integer', '12.0', 'en-US', 12],
  ['integer', 12.5, 'en-US', 'WHOLE_NUMBER'],
  ['integer', '9007199254740991', 'en-US', 9007199254740991],
  ['integer', '9007199254740992', 'en-US', 'NUMBER_TOO_LARGE'],
  ['integer', '-9007199254740992', 'en-US', 'NUMBER_TOO_SMALL'],
  ['integer', '-0', 'en-US', 0],
  ['currency', '$1,234.50', 'en-US', { amount: '1234.50', currency: 'USD' }],
  ['currency', '($12.50)', 'en-US', { amount: '-12.50', currency: 'USD' }],
  ['currency', '-$12.5', 'en-US', { amount: '-12.50', currency: 'USD' }],
  ['currency', 'USD 12', 'en-US', { amount: '12.00', currency: 'USD' }],
  ['currency', '12.50 eur', 'en-US', { amount: '12.50', currency: 'EUR' }],
  ['currency', '\u20ac12.50', 'en-US', 'MONEY_CURRENCY'],
  ['currency', '12,50 $', 'es-ES', { amount: '12.50', currency: 'USD' }],
  ['currency', { amount: '12.5', currency: 'jpy' }, 'en-US', 'NUMBER_PLACES'],
  ['currency', { amount: 12, currency: 'JPY' }, 'en-US', { amount: '12', currency: 'JPY' }],
  ['currency', { amount: 12, currency: 'XYZ' }, 'en-US', 'MONEY'],
  ['currency', { amount: '12.505' }, 'en-US', 'NUMBER_PLACES'],
  ['currency', { amount: '', currency: 'USD' }, 'en-US', null],
  ['currency', { currency: 'USD' }, 'en-US', 'VALUE_KIND'],
  ['currency', 'twelve', 'en-US', 'MONEY'],
])('%s reads %j in %s as %j', (type, raw, locale, expected) => expect(read(type, raw, locale)).toEqual(expected));

it('reads what was typed by the locale alone', () => {
  expect(readTypedNumber('1.234', 'de-DE')).toBe('1234');
  expect(readTypedNumber('1.234', 'en-US')).toBe('1.234');
});

it('reads in every locale what travels between programs, and what it shows there', () => {
  const locales = fc.constantFrom('en-US', 'es-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'pt-PT', 'ar-EG');
  fc.assert(
    fc.property(samples('decimal'), locales, ({ field, value }, locale) => {
      expect(read('decimal', value, locale)).toBe(value);
      if (locale !== 'ar-EG') expect(readTypedNumber(kindOf('decimal').format(value, field, { ...CONTEXT, locale }), locale)).toBe(value);
    }),
  );
  fc.assert(fc.property(samples('currency'), locales, ({ value }, locale) => expect(read('currency', value, locale)).toEqual(value)));
});

it('shows amounts and percentages with their signs and places', () => {
  const shown = (type: ValueType, raw: unknown, given: Partial<FieldDefinition> = {}, locale = 'en-US') => {
    const context = { ...CONTEXT, locale };
    const value = kindOf(type).parse(raw, fieldOf(type, given), context).value;
    return value === null || value === undefined ? null : kindOf(type).format(value, fieldOf(type, given), context);
  };
  expect(shown('currency', '-1234.5')).toBe('-$1,234.50');
  expect(shown('currency', { amount: '1234', currency: 'JPY' })).toBe('\u00a51,234');
  expect(shown('currency', '12345678901234567.89')).toBe('$12,345,678,901,234,567.89');
  expect(shown('percent', '12.5')).toBe('12.5%');
  expect(shown('decimal', '12.5', { limits: { decimals: 2 } })).toBe('12.50');
  expect(shown('decimal', '12345678901234567890.0123456789')).toBe('12,345,678,901,234,567,890.0123456789');
  expect(shown('integer', '9007199254740991')).toBe('9,007,199,254,740,991');
});

it('compares beyond what a float can tell apart', () => {
  expect(compareDecimals('0.1234567891', '0.1234567892')).toBe(-1);
  expect(compareDecimals('99999999999999999999', '99999999999999999998')).toBe(1);
});

it('knows the places of currencies, and no others', () => {
  expect(['USD', 'JPY', 'KWD', 'usd', 'US', 'XYZ', '', '__proto__'].map(currencyPlaces)).toEqual([2, 0, 3, null, null, null, null, null]);
});

it('compares whole numbers as it compares all others', () => {
  const digits = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n });
  fc.assert(fc.property(digits, fc.oneof(digits, fc.constant(0n)), (a, b) => expect(compareDecimals(String(a), String(b))).toBe(a < b ? -1 : a > b ? 1 : 0)));
});

it('whole numbers look as Intl writes them, in any locale', () => {
  const locales = ['en-US', 'en-IN', 'es', 'pt-PT', 'pt-BR', 'pl', 'de', 'de-CH', 'fr', 'sv', 'he', 'ar', 'ar-EG', 'fa', 'hi', 'bn', 'my', 'ja', 'bg', 'et', 'hu'];
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.maxSafeInteger()), (locale, number) => {
      expect(formatDecimal(String(number), locale)).toBe(new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_PLACES }).format(number));
    }),
    { numRuns: 2_000 },
  );
});
