/** Forms and answers of every shape, with rules that may go round in circles: what the properties of the engine are held against. */
import fc from 'fast-check';
import type { FieldContext } from '../field-kind';
import { EFFECTIVE_MODES_FOR_TESTS, SAMPLE_VALUES } from './samples';
import { FIELD_MODES, type FieldType, isChoice, isDisplayType, isMultipleChoice } from '../field-type';
import type { FieldValue, FormValues, SubformRow } from '../field-value';
import { type ApplyRule, type Condition, CONDITION_OPS, field, type FieldDefinition, type FormDefinition } from '../form-definition';
import type { Viewer } from '../engine/form-state';

export const CONTEXT: FieldContext = { today: '2026-11-21', now: '2026-11-21T15:00:00.000Z', timeZone: 'America/Los_Angeles', locale: 'en-US', currency: 'USD', country: 'US' };
export const TABS = [
  { name: 'A', label: 'First' },
  { name: 'B', label: 'Second' },
];
export const ADMIN: Viewer = { roleId: 'admin', canEdit: true };
const TYPES: readonly FieldType[] = ['dropdown', 'radio', 'checkbox_group', 'multiselect', 'checkbox', 'text', 'integer', 'date', 'chips', 'currency', 'heading1', 'subform'];
const COLUMN_TYPES: readonly FieldType[] = ['dropdown', 'text', 'checkbox_group', 'date'];
const optionIds = (id: number): number[] => [id * 10 + 1, id * 10 + 2, id * 10 + 3];

interface Slot {
  readonly id: number;
  readonly type: FieldType;
}

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** A value that the type can hold, or nothing. */
export function valueFor({ id, type }: Slot, columns: readonly Slot[] = []): fc.Arbitrary<FieldValue | null> {
  if (isMultipleChoice(type)) return fc.subarray(optionIds(id)).map((ids) => (ids.length ? ids : null));
  if (isChoice(type)) return fc.option(oneOf(optionIds(id)));
  if (type === 'subform') {
    const row = fc.record(Object.fromEntries(columns.map((column) => [column.id, valueFor(column)])));
    return fc.array(row, { maxLength: 2 }).map((rows) => (rows.length ? rows.map((values, at): SubformRow => ({ rowId: `0190a000-0000-7000-8000-00000000000${at}`, values: withoutNulls(values) })) : null));
  }
  const samples = isDisplayType(type) ? null : SAMPLE_VALUES[type];
  return samples ? fc.option(oneOf(samples)) : fc.constant(null);
}

function withoutNulls(values: Readonly<Record<string, FieldValue | null>>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function conditionOn(slots: readonly Slot[]): fc.Arbitrary<Condition> {
  const test: fc.Arbitrary<Condition> = fc.record({ slot: oneOf(slots), op: oneOf(CONDITION_OPS), at: fc.nat({ max: 2 }) }).map(({ slot, op, at }): Condition => {
    if (op === 'filled' || op === 'empty') return { fieldId: slot.id, op };
    const samples = isChoice(slot.type) ? optionIds(slot.id) : slot.type === 'checkbox' ? [true, false] : slot.type === 'integer' || slot.type === 'currency' ? ['3', '7'] : slot.type === 'date' ? ['2026-09-01'] : ['one'];
    const value = samples[at % samples.length]!;
    return { fieldId: slot.id, op, value: op === 'anyOf' || op === 'noneOf' ? [value as string | number] : value };
  });
  return fc.oneof(test, fc.array(test, { minLength: 1, maxLength: 3 }).map((all) => ({ all })), fc.array(test, { minLength: 1, maxLength: 3 }).map((any) => ({ any })), test.map((not) => ({ not })));
}

function ruleOn(slots: readonly Slot[]): fc.Arbitrary<ApplyRule> {
  return oneOf(slots).chain((target): fc.Arbitrary<ApplyRule> => {
    const fieldId = target.id;
    return fc.oneof(
      fc.boolean().map((visible): ApplyRule => ({ fieldId, kind: 'visible', visible })),
      fc.boolean().map((required): ApplyRule => ({ fieldId, kind: 'required', required })),
      oneOf(EFFECTIVE_MODES_FOR_TESTS).map((mode): ApplyRule => ({ fieldId, kind: 'mode', mode })),
      valueFor(target).map((value): ApplyRule => ({ fieldId, kind: 'value', value })),
      fc.subarray(optionIds(fieldId)).map((ids): ApplyRule => (isChoice(target.type) ? { fieldId, kind: 'options', optionIds: ids } : { fieldId, kind: 'visible', visible: true })),
    );
  });
}

function fieldIn(slot: Slot, slots: readonly Slot[], around: readonly Slot[], columns: readonly Slot[]): fc.Arbitrary<FieldDefinition> {
  const condition = conditionOn([...slots, ...around]);
  return fc
    .record({
      mode: fc.oneof({ weight: 4, arbitrary: fc.constant('rw' as const) }, oneOf(FIELD_MODES)),
      roleModes: fc.dictionary(oneOf(['admin', 'viewer']), oneOf(EFFECTIVE_MODES_FOR_TESTS)),
      required: fc.boolean(),
      roleRequired: fc.dictionary(oneOf(['admin', 'viewer']), fc.boolean()),
      tabName: oneOf(['A', 'B']),
      retired: fc.boolean(),
      apply: fc.tuple(fc.array(ruleOn(slots), { maxLength: 3 }), fc.array(ruleOn(slots), { maxLength: 3 }), fc.array(ruleOn(slots), { maxLength: 1 })),
      shownWhen: fc.option(condition, { freq: 3 }),
      requiredWhen: fc.option(condition, { freq: 3 }),
      validWhen: fc.option(condition.map((when) => ({ when, message: 'Look again.' })), { freq: 3 }),
      fields: fc.tuple(...columns.map((column) => fieldIn(column, columns, slots, []))),
    })
    .map(({ retired, apply, fields, tabName, roleRequired, ...rest }) =>
      field({
        ...rest,
        ...(Object.keys(roleRequired).length ? { roleRequired } : {}),
        id: slot.id,
        type: slot.type,
        name: `Field ${slot.id}`,
        tabName,
        fields: slot.type === 'subform' ? fields : [],
        options: isChoice(slot.type) ? optionIds(slot.id).map((id, at) => ({ id, label: `Option ${id}`, retiredOn: retired && at === 2 ? '2026-01-01' : null, apply: apply[at] ?? [] })) : [],
      }),
    );
}

export interface Case {
  readonly definition: FormDefinition;
  readonly before: FormValues;
  readonly after: FormValues;
  readonly viewer: Viewer;
}

/** A form with what was stored and what somebody made of it. */
export const aCase: fc.Arbitrary<Case> = fc
  .tuple(fc.array(oneOf(TYPES), { minLength: 1, maxLength: 8 }), fc.array(oneOf(COLUMN_TYPES), { minLength: 1, maxLength: 3 }))
  .chain(([types, columnTypes]) => {
    const slots = types.map((type, at) => ({ id: at + 1, type }));
    const columnsOf = (id: number): Slot[] => columnTypes.map((type, at) => ({ id: 100 + id * 10 + at, type }));
    const values = fc.record(Object.fromEntries(slots.map((slot) => [slot.id, valueFor(slot, columnsOf(slot.id))]))).map(withoutNulls);
    return fc.record({
      definition: fc.tuple(...slots.map((slot) => fieldIn(slot, slots, [], columnsOf(slot.id)))).map((fields): FormDefinition => ({ section: 'participants', subSection: 'participant', version: 1, tabs: TABS, fields })),
      before: values,
      after: values,
      viewer: fc.record({ roleId: fc.constantFrom('admin', 'viewer', null), canEdit: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)) }),
    });
  });
