/** For tests: a field of each type, and arbitrary values as they are stored. */
import fc from 'fast-check';
import { validateForm } from '../engine/validate';
import type { FieldContext, Parsed } from '../field-kind';
import { isChoice, type ValueType } from '../field-type';
import type { FieldValue, ValueOf } from '../field-value';
import { field, type FieldDefinition, type FieldOption } from '../form-definition';
import { canonicalDecimal } from './decimal-text';
import { FIELD_KINDS } from './registry';

export const CONTEXT: FieldContext = { today: '2026-11-21', now: '2026-11-21T18:00:00.000Z', timeZone: 'America/New_York', locale: 'en-US', currency: 'USD', country: 'US' };

export function fieldOf<T extends ValueType>(type: T, given: Partial<FieldDefinition> = {}): FieldDefinition & { readonly type: ValueType } {
  return { ...field({ id: 7, name: 'Answer', tabName: 'main', ...given, type }), type };
}

export function option(id: number, label: string, retiredOn: string | null = null): FieldOption {
  return { id, label, retiredOn };
}

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: fc.constantFrom(...'ab ;,"\n\r\t=-#1\u200b\u202e\u0301'), maxLength: 30 }));
const day = fc.date({ min: new Date('0002-01-01T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const clock = fc.nat(1_439).map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }), fc.nat(10)).map(([digits, places]) => {
  const [sign, all] = [digits < 0n ? '-' : '', String(digits < 0n ? -digits : digits).padStart(places + 1, '0').slice(-20 - places)];
  return canonicalDecimal(places === 0 ? `${sign}${all}` : `${sign}${all.slice(0, -places)}.${all.slice(-places)}`);
});
const mode = fc.constantFrom('rw', 'ro', 'hidden');
const signature = fc.oneof(
  fc.record({ kind: fc.constant('typed'), name: text, agreedText: text, signedAt: fc.constant('2026-05-01T12:00:00.000Z') }),
  fc.record({ kind: fc.constant('drawn'), name: text, agreedText: text, strokes: fc.array(fc.constantFrom('M1,2 L3,4', 'M1.25,2.50 Q3.00,4.00 5.5,6 T7,8 Z'), { minLength: 1, maxLength: 5 }) }),
);
/** Labels that only a mean administrator would choose, and that may be the same. */
const labels = fc.array(fc.oneof(fc.constantFrom('Yes', 'yes', 'Yés', 'A; B', 'A', 'B', 'A, B', '"A"', '#1', '#2 x', 'x #3', '2', '-1', ' x '), text), { minLength: 1, maxLength: 8 });

/** The id of option n is n + 1; ids are saved ones. */
function withOptions<T extends ValueType>(type: T, several: boolean) {
  return fc.tuple(labels, fc.array(fc.nat(7), { minLength: 1, maxLength: 5 })).map(([names, chosen]) => {
    const options = names.map((label, index) => option(index + 1, label.trim() || '-'));
    const ids = chosen.map((index) => (index % names.length) + 1);
    return { field: fieldOf(type, { options }), raw: several ? ids : ids[0] };
  });
}

/** What `parse` is given to make a stored value of the type; also ugly ones. */
const RAW: { readonly [T in Exclude<ValueType, 'dropdown' | 'radio' | 'radio_group' | 'multiselect' | 'multiselect_table' | 'checkbox_group' | 'subform'>]: fc.Arbitrary<unknown> } = {
  checkbox: fc.boolean(),
  chips: fc.array(text, { minLength: 1, maxLength: 8 }),
  currency: fc.tuple(fc.integer(), fc.constantFrom('USD', 'JPY', 'KWD', 'EUR')).map(([amount, currency]) => ({ amount: String(amount), currency })),
  date: day,
  datetime: fc.date({ min: new Date('0003-01-01T00:00:00Z'), max: new Date('9997-12-31T00:00:00Z'), noInvalidDate: true }).chain((at) => fc.constantFrom(at.toISOString(), `${at.toISOString().slice(0, 16)}:00.000Z`, '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z')),
  date_range: fc.tuple(day, day).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a })),
  date_picker: fc.array(day, { minLength: 1, maxLength: 6 }),
  decimal,
  email: fc.emailAddress(),
  file: fc.uuid(),
  integer: fc.maxSafeInteger(),
  multiline: text,
  multilinetag: text,
  password: fc.string({ minLength: 1, maxLength: 40 }),
  percent: decimal,
  permissions_by_role: fc.dictionary(fc.uuid(), mode, { minKeys: 1, maxKeys: 5 }),
  phone: fc.tuple(fc.constantFrom('+1916', '+1212', '+4420', '+5255'), fc.integer({ min: 20_000_000, max: 99_999_999 }), fc.constantFrom('', ';ext=12', ' x345')).map(([start, rest, end]) => `${start}${start.length === 5 ? String(rest).slice(0, 7) : rest}${end}`),
  text,
  time: clock,
  time_range: fc.tuple(clock, clock).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a })),
  url: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  zip: fc.oneof(fc.stringMatching(/^\d{5}$/), fc.stringMatching(/^\d{5}-\d{4}$/)),
  image: fc.uuid(),
  attachment: fc.uuid(),
  generator: text,
  signature,
};

export interface Sample<T extends ValueType = ValueType> {
  readonly field: FieldDefinition & { readonly type: ValueType };
  readonly value: ValueOf<T>;
}

const COLUMNS = ['text', 'integer', 'date', 'checkbox', 'chips', 'currency', 'datetime', 'phone', 'signature'] as const;

function rows(): fc.Arbitrary<{ field: FieldDefinition & { readonly type: ValueType }; raw: unknown }> {
  const fields = COLUMNS.map((type, index) => ({ ...fieldOf(type), id: 20 + index, name: `Column ${index}` }));
  const values = fc.record(Object.fromEntries(COLUMNS.map((type, index) => [20 + index, RAW[type]])), { requiredKeys: [] });
  return fc.array(fc.record({ rowId: fc.uuid(), values }), { minLength: 1, maxLength: 4 }).map((raw) => ({ field: fieldOf('subform', { fields }), raw }));
}

/** Fields and stored values of the type. */
export function samples<T extends ValueType>(type: T): fc.Arbitrary<Sample<T>> {
  const made: fc.Arbitrary<{ field: FieldDefinition & { readonly type: ValueType }; raw: unknown }> =
    type === 'subform' ? rows() : isChoice(type) ? withOptions(type, !['dropdown', 'radio', 'radio_group'].includes(type)) : RAW[type as keyof typeof RAW].map((raw) => ({ field: fieldOf(type), raw }));
  return made
    .map(({ field: of, raw }) => ({ field: of, value: FIELD_KINDS[type].parse(raw, of, CONTEXT).value as ValueOf<T> | null | undefined }))
    .filter((sample): sample is Sample<T> => sample.value !== null && sample.value !== undefined);
}

/** What the form stores when the field is sent this, or why it does not. */
export function accept(raw: unknown, of: FieldDefinition, before: FieldValue | null = null, context: FieldContext = CONTEXT): Parsed<FieldValue> {
  const form = { section: 'participants', subSection: 'participant', version: 1, tabs: [{ name: 'main', label: 'Main' }], fields: [of] } as const;
  const { values, problems } = validateForm(form, { [of.id]: raw }, { before: before === null ? {} : { [of.id]: before }, viewer: { roleId: null, canEdit: true }, context });
  return problems[0] ? { issue: problems[0].issue } : { value: values[of.id] ?? null };
}
