/** Canonical values of every type, plain and awkward. Choices have options 1 to 4, the subform one column with id 2. */
import type { EffectiveMode, ValueType } from '../field-type';
import type { FieldValue } from '../field-value';

export const EFFECTIVE_MODES_FOR_TESTS = ['rw', 'ro', 'hidden'] as const satisfies readonly EffectiveMode[];

const FILE = '0190a000-0000-7000-8000-0000000000ff';
const ONE = [1, 2, 3, 4];
const SEVERAL = [[1], [2, 4], [1, 2, 3, 4]];

export const SAMPLE_VALUES: Readonly<Record<ValueType, readonly FieldValue[]>> = {
  checkbox: [true, false],
  chips: [['one'], ['one', 'two'], ['a; b', 'say "x"']],
  currency: [{ amount: '3.00', currency: 'USD' }, { amount: '1234567.89', currency: 'USD' }, { amount: '-0.05', currency: 'EUR' }],
  date: ['2026-09-01', '2024-02-29', '1900-01-01'],
  datetime: ['2026-09-01T07:00:00.000Z', '2026-12-31T23:59:00.000Z'],
  date_range: [{ start: '2026-09-01', end: '2026-09-01' }, { start: '2026-09-01', end: '2026-12-31' }],
  date_picker: [['2026-09-01'], ['2026-09-01', '2026-09-02']],
  decimal: ['0.5', '-12.5', '1234567.125'],
  dropdown: ONE,
  email: ['ann@example.org'],
  file: [FILE],
  integer: [3, 7, -2, 1_234_567],
  multiline: ['one line', 'two\nlines'],
  multilinetag: ['Dear {{firstName}},\nwelcome'],
  multiselect: SEVERAL,
  multiselect_table: SEVERAL,
  password: ['open sesame'],
  percent: ['12.5', '100'],
  permissions_by_role: [{ admin: 'ro' }],
  phone: ['+19165550123', '+19165550123;ext=7', '+442071838750'],
  radio: ONE,
  subform: [[{ rowId: '0190a000-0000-7000-8000-000000000001', values: { 2: 'x' } }]],
  text: ['one', 'Two', 'three words; here', '7', '09/01/2026'],
  time: ['15:30', '00:05'],
  time_range: [{ start: '15:30', end: '17:00' }],
  url: ['https://example.org/a?b=c'],
  zip: ['02134', '02134-1001'],
  image: [FILE],
  attachment: [FILE],
  generator: ['PV-2026-00012'],
  radio_group: ONE,
  checkbox_group: SEVERAL,
  signature: [{ kind: 'typed', strokes: [], name: 'Ann Lee', signedAt: '2026-09-01T07:00:00.000Z', agreedText: 'I agree' }],
};
