/** Numbers: decimal and percent as decimal text, integer as a number that a float holds exactly. */
import type { FieldContext, FieldIssue, FieldKind, Parsed } from '../field-kind';
import type { FieldDefinition } from '../form-definition';
import { issue } from '../problems';
import { compareDecimals, digitsOf, formatDecimal, isShortWhole, MOST_DIGITS, MOST_PLACES, placesOf, readDecimal } from './decimal-text';
import { isBlank, orderOf, refused, taken } from './kind-helpers';

/** Smallest and largest of the field; shown in the locale's look. */
export function numberIssue(decimal: string, { limits }: Pick<FieldDefinition, 'limits'>, { locale }: Pick<FieldContext, 'locale'>): FieldIssue | null {
  if (limits.min !== undefined && compareDecimals(decimal, limits.min) < 0) return issue('NUMBER_TOO_SMALL', { min: formatDecimal(limits.min, locale) });
  if (limits.max !== undefined && compareDecimals(decimal, limits.max) > 0) return issue('NUMBER_TOO_LARGE', { max: formatDecimal(limits.max, locale) });
  return null;
}

export function mostPlaces({ limits }: Pick<FieldDefinition, 'limits'>): number {
  return Math.min(limits.decimals ?? MOST_PLACES, MOST_PLACES);
}

type DecimalType = 'decimal' | 'percent';

function decimalKind<T extends DecimalType>(type: T, options: { readonly unsuffixed: (text: string) => string; readonly format: Intl.NumberFormatOptions }): FieldKind<T> {
  const kind: Omit<FieldKind<'decimal'>, 'type'> = {
    parse(raw, _field, { locale }): Parsed<string> {
      if (isBlank(raw)) return taken<string>(null);
      const decimal = readDecimal(typeof raw === 'string' && raw.length < 1_000 ? options.unsuffixed(raw) : raw, locale);
      if (decimal === null) return refused('NUMBER', { example: formatDecimal('1234.5', locale) });
      if (digitsOf(decimal) > MOST_DIGITS) return refused('NUMBER_TOO_LONG', { max: MOST_DIGITS });
      // Never rounded in silence.
      if (placesOf(decimal) > MOST_PLACES) return refused('NUMBER_PLACES', { max: MOST_PLACES });
      return taken(decimal);
    },
    validate(value, field, context) {
      const places = mostPlaces(field);
      return placesOf(value) > places ? issue('NUMBER_PLACES', { max: places }) : numberIssue(value, field, context);
    },
    format: (value, { limits }, { locale }) => formatDecimal(value, locale, { ...options.format, minimumFractionDigits: Math.min(limits.decimals ?? 0, MOST_PLACES) }),
    compare: (a, b) => compareDecimals(a, b),
    toCsv: (value) => value,
    toJson: (value) => value,
    list: 'number',
    toList: (value) => [value],
  };
  return { ...kind, type } as unknown as FieldKind<T>;
}

export const decimal = decimalKind('decimal', { unsuffixed: (text) => text, format: {} });
/** The number is what people say: 12.5 means 12.5 %. */
export const percent = decimalKind('percent', { unsuffixed: (text) => text.replace(/\s*%\s*$/, ''), format: { style: 'unit', unit: 'percent' } });

export const integer: FieldKind<'integer'> = {
  type: 'integer',
  parse(raw, _field, { locale }) {
    if (isBlank(raw)) return taken<number>(null);
    const read = readDecimal(raw, locale);
    if (read === null) return refused('NUMBER', { example: formatDecimal('1234', locale) });
    if (isShortWhole(read)) return taken(Number(read));
    if (placesOf(read) > 0) return refused('WHOLE_NUMBER');
    if (compareDecimals(read, String(Number.MAX_SAFE_INTEGER)) > 0) return refused('NUMBER_TOO_LARGE', { max: formatDecimal(String(Number.MAX_SAFE_INTEGER), locale) });
    if (compareDecimals(read, String(Number.MIN_SAFE_INTEGER)) < 0) return refused('NUMBER_TOO_SMALL', { min: formatDecimal(String(Number.MIN_SAFE_INTEGER), locale) });
    return taken(Number(read));
  },
  validate: (value, field, context) => numberIssue(String(value), field, context),
  format: (value, _field, { locale }) => formatDecimal(String(value), locale),
  compare: (a, b) => orderOf(a, b),
  toCsv: (value) => String(value),
  toJson: (value) => value,
  list: 'number',
  toList: (value) => [String(value)],
};
