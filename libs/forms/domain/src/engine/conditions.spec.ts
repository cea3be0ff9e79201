import { CONTEXT } from '../testing/arbitrary-form';
import { FIELD_TYPES, isDisplayType, type FieldType, isChoice } from '../field-type';
import type { FieldValue } from '../field-value';
import { field, type Condition, type ConditionOp, type FormDefinition } from '../form-definition';
import { conditionHolds, CONDITION_OPS_OF, OPERAND_OF } from './conditions';
import { describeCondition, describeRule } from './words';

const options = ['Yes', 'No', 'Maybe'].map((label, at) => ({ id: at + 1, label, retiredOn: null }));
const of = (type: FieldType) => field({ id: 1, name: 'It', type, tabName: 'A', options: isChoice(type) ? options : [] });
const holds = (type: FieldType, value: FieldValue | null, op: ConditionOp, operand?: unknown): boolean =>
  conditionHolds({ fieldId: 1, op, value: operand } as Condition, { context: CONTEXT, field: (id) => (id === 1 ? of(type) : undefined), value: () => value });

it.each<[FieldType, FieldValue | null, ConditionOp, unknown, boolean]>([
  ['text', 'José', 'is', 'jose ', true],
  ['text', 'José', 'contains', 'OS', true],
  ['text', null, 'is', 'x', false],
  ['text', null, 'isNot', 'x', true],
  ['text', null, 'noneOf', ['x'], true],
  ['text', null, 'filled', undefined, false],
  ['text', '0', 'filled', undefined, true],
  ['text', 'x', 'lt', 'y', false],
  ['checkbox', null, 'is', false, true],
  ['checkbox', false, 'filled', undefined, false],
  ['checkbox', true, 'is', true, true],
  ['checkbox', null, 'isNot', true, true],
  ['integer', 10, 'gt', '9', true],
  ['integer', 0, 'filled', undefined, true],
  ['decimal', '0.30', 'is', '0.3', true],
  ['decimal', '9999999999999999.1', 'gt', '9999999999999999', true],
  ['decimal', null, 'lt', '5', false],
  ['currency', { amount: '12.50', currency: 'USD' }, 'gte', '12.5', true],
  ['percent', '90', 'lte', '90.0', true],
  ['date', '2024-02-29', 'lt', '2024-03-01', true],
  ['date', '2024-02-29', 'anyOf', ['2024-02-28', '2024-02-29'], true],
  // The day there, not in Greenwich.
  ['datetime', '2026-09-02T05:00:00.000Z', 'is', '2026-09-01', true],
  ['date_picker', ['2026-09-01', '2026-09-03'], 'contains', '2026-09-03', true],
  ['date_picker', ['2026-09-01', '2026-09-03'], 'contains', '2026-09-02', false],
  ['date_range', { start: '2026-09-01', end: '2026-09-03' }, 'contains', '2026-09-02', true],
  ['time', '15:30', 'gte', '15:00', true],
  ['time_range', { start: '15:00', end: '17:00' }, 'contains', '17:01', false],
  ['dropdown', 2, 'is', 2, true],
  ['dropdown', 2, 'noneOf', [1, 3], true],
  ['multiselect', [1, 3], 'contains', 3, true],
  ['multiselect', [1, 3], 'anyOf', [2], false],
  ['multiselect', null, 'noneOf', [2], true],
  ['chips', ['Ada', 'Bob'], 'contains', 'ada', true],
  ['chips', ['Ada', 'Bob'], 'contains', 'ad', false],
  ['signature', null, 'empty', undefined, true],
  ['signature', null, 'is', 'x', false],
])('%s %j %s %j: %s', (type, value, op, operand, expected) => expect(holds(type, value, op, operand)).toBe(expected));

it('what is asked of a field that is gone is asked of nothing', () => {
  const nowhere = { context: CONTEXT, field: () => undefined, value: () => 'x' };
  expect(conditionHolds({ fieldId: 9, op: 'filled' }, nowhere)).toBe(false);
  expect(conditionHolds({ not: { all: [{ fieldId: 9, op: 'empty' }, { any: [] }] } }, nowhere)).toBe(true);
});

it('every type that compares says with what', () => {
  for (const type of FIELD_TYPES) {
    if (isDisplayType(type)) continue;
    expect([type, CONDITION_OPS_OF[type].length > 2]).toEqual([type, OPERAND_OF[type] !== null]);
  }
});

describe('in words', () => {
  const definition: FormDefinition = {
    section: 'participants',
    subSection: 'participant',
    version: 1,
    tabs: [{ name: 'A', label: 'A' }],
    fields: [
      field({ id: 1, name: 'Allergies', type: 'radio', tabName: 'A', options }),
      field({ id: 2, name: 'Age', type: 'integer', tabName: 'A' }),
      field({ id: 3, name: 'Details', type: 'multiline', tabName: 'A' }),
      field({ id: 4, name: 'Foods', type: 'checkbox_group', tabName: 'A', options }),
      field({ id: 5, name: 'First day', type: 'date', tabName: 'A' }),
      field({ id: 6, name: 'Consent', type: 'checkbox', tabName: 'A' }),
      field({ id: 7, name: 'From', type: 'time', tabName: 'A' }),
      field({ id: 8, name: 'Rate', type: 'percent', tabName: 'A' }),
      field({ id: 9, name: 'Office', type: 'email', tabName: 'A' }),
    ],
  };
  it.each<[Condition, string]>([
    [{ all: [{ fieldId: 1, op: 'is', value: 1 }, { fieldId: 2, op: 'gte', value: '5' }] }, 'Allergies is Yes and Age is at least 5'],
    [{ any: [{ fieldId: 1, op: 'is', value: 1 }, { all: [{ fieldId: 2, op: 'lt', value: '5' }, { fieldId: 3, op: 'filled' }] }] }, 'Allergies is Yes or (Age is less than 5 and Details is answered)'],
    [{ not: { fieldId: 3, op: 'contains', value: 'nut' } }, 'it is not so that Details contains “nut”'],
    [{ fieldId: 4, op: 'anyOf', value: [1, 3] }, 'Foods includes Yes or Maybe'],
    [{ fieldId: 4, op: 'noneOf', value: [1, 3] }, 'Foods includes neither Yes nor Maybe'],
    [{ fieldId: 4, op: 'noneOf', value: [1] }, 'Foods does not include Yes'],
    [{ fieldId: 1, op: 'noneOf', value: [1, 2] }, 'Allergies is neither Yes nor No'],
    [{ fieldId: 1, op: 'noneOf', value: [1] }, 'Allergies is not Yes'],
    [{ fieldId: 4, op: 'contains', value: 2 }, 'Foods includes No'],
    [{ fieldId: 5, op: 'gte', value: '2026-09-01' }, 'First day is on or after 09/01/2026'],
    [{ fieldId: 7, op: 'lt', value: '15:30' }, 'From is before 3:30 PM'],
    [{ fieldId: 6, op: 'is', value: true }, 'Consent is Yes'],
    [{ fieldId: 6, op: 'empty' }, 'Consent is not ticked'],
    [{ fieldId: 8, op: 'lte', value: '12.5' }, 'Rate is at most 12.5%'],
    [{ fieldId: 9, op: 'contains', value: 'xn--mnchen-3ya' }, 'Office contains “xn--mnchen-3ya”'],
    [{ fieldId: 99, op: 'filled' }, 'a field that is gone is answered'],
  ])('%j', (condition, words) => expect(describeCondition(condition, definition)).toBe(words));

  it.each([
    [{ fieldId: 3, kind: 'required', required: true }, 'Choosing Yes makes Details required'],
    [{ fieldId: 3, kind: 'required', required: false }, 'Choosing Yes makes Details optional'],
    [{ fieldId: 3, kind: 'visible', visible: true }, 'Choosing Yes shows Details'],
    [{ fieldId: 3, kind: 'value', value: null }, 'Choosing Yes clears Details'],
    [{ fieldId: 3, kind: 'value', value: 'See plan' }, 'Choosing Yes sets Details to “See plan”'],
    [{ fieldId: 4, kind: 'value', value: [1, 2] }, 'Choosing Yes sets Foods to Yes and No'],
    [{ fieldId: 5, kind: 'value', value: '2026-09-01' }, 'Choosing Yes sets First day to 09/01/2026'],
    [{ fieldId: 6, kind: 'value', value: false }, 'Choosing Yes sets Consent to No'],
    [{ fieldId: 9, kind: 'value', value: 'info@xn--mnchen-3ya.example' }, 'Choosing Yes sets Office to “info@münchen.example”'],
    [{ fieldId: 4, kind: 'options', optionIds: [1, 2] }, 'Choosing Yes offers only Yes and No in Foods'],
    [{ fieldId: 4, kind: 'options', optionIds: [] }, 'Choosing Yes offers nothing in Foods'],
    [{ fieldId: 3, kind: 'mode', mode: 'ro' }, 'Choosing Yes makes Details read-only'],
    [{ fieldId: 3, kind: 'mode', mode: 'rw' }, 'Choosing Yes opens Details for editing'],
  ] as const)('%j', (rule, words) => expect(describeRule({ label: 'Yes' }, rule, definition)).toBe(words));
});
