/** Definitions between GraphQL and the domain: the whole of a form, as its maintenance reads and saves it. */
import { FIELD_DEFAULTS, ofWire, toWireInput, type ApplyRule, type Condition, type FieldDefinition, type FieldOption, type FieldTest, type FieldValue, type FormDefinition, type WireValue } from '@afterbell/forms/domain';
import { conditionOfWire, type WireNode } from '../wire/condition-of-wire';
import { given, plain } from '../wire/plain';
import type { FieldDesignFieldsFragment, FieldTreeFieldsFragment, MaintenanceFieldsFragment, SaveFormMaintenanceMutationVariables } from './__generated__/maintenance';
import type { Maintenance } from './maintenance-model';

type SaveFormMaintenanceInput = SaveFormMaintenanceMutationVariables['input'];
type FieldDesignInput = SaveFormMaintenanceInput['fields'][number];
type FieldValueInput = NonNullable<FieldDesignInput['defaultValue']>;
type FormConditionInput = NonNullable<FieldDesignInput['shownWhen']>;
type ConditionNodeInput = FormConditionInput['nodes'][number];
type FormOptionInput = NonNullable<FieldDesignInput['options']>[number];
type FormApplyRuleInput = NonNullable<FormOptionInput['apply']>[number];

type Design = FieldDesignFieldsFragment & { readonly fields?: readonly FieldDesignFieldsFragment[] };
const conditionOf = (wire: { nodes: readonly unknown[] } | null) => conditionOfWire(wire as { nodes: readonly WireNode[] } | null);
const valueOf = (wire: unknown, field: FieldDefinition | undefined) => (field ? ofWire((wire ?? null) as WireValue | null, field) : null);

/** Fields with their columns; rules last, because what they write is read by the fields that they write to. */
export function fieldsOfWire(wire: readonly FieldTreeFieldsFragment[]): readonly FieldDefinition[] {
  const designs = plain(wire) as unknown as readonly Design[];
  const shells = designs.map(shellOf);
  return designs.map((design, index) => withRules(shells[index] as FieldDefinition, design, shells));
}

function shellOf({ options, fields = [], shownWhen, requiredWhen, validWhen, defaultValue, limits, roleModes, roleRequired, ...rest }: Design): FieldDefinition {
  const shell: FieldDefinition = {
    ...FIELD_DEFAULTS,
    ...rest,
    roleModes: Object.fromEntries(roleModes.map(({ roleId, mode }) => [roleId, mode])),
    ...(roleRequired.length > 0 && { roleRequired: Object.fromEntries(roleRequired.map(({ roleId, required }) => [roleId, required])) }),
    limits: given(limits),
    options: options.map(({ id, label, retiredOn, cells }): FieldOption => ({ id, label, retiredOn, ...(cells.length > 0 && { cells: Object.fromEntries(cells.map((cell) => [cell.fieldId, cell.text])) }) })),
    fields: (fields as readonly Design[]).map(shellOf),
    shownWhen: conditionOf(shownWhen),
    requiredWhen: conditionOf(requiredWhen),
    validWhen: validWhen && { message: validWhen.message, when: conditionOf(validWhen.when) ?? { all: [] } },
  };
  return { ...shell, defaultValue: valueOf(defaultValue, shell) };
}

function withRules(shell: FieldDefinition, { options, fields = [] }: Design, siblings: readonly FieldDefinition[]): FieldDefinition {
  return {
    ...shell,
    fields: shell.fields.map((column, index) => withRules(column, fields[index] as Design, shell.fields)),
    options: shell.options.map((option, index) => {
      const apply = (options[index]?.apply ?? []).map((rule) => ruleOf(rule, siblings));
      return apply.length > 0 ? { ...option, apply } : option;
    }),
  };
}

function ruleOf({ fieldId, kind, value, optionIds, visible, required, mode }: Design['options'][number]['apply'][number], siblings: readonly FieldDefinition[]): ApplyRule {
  switch (kind) {
    case 'value':
      return { fieldId, kind, value: valueOf(value, siblings.find(({ id }) => id === fieldId)) };
    case 'options':
      return { fieldId, kind, optionIds: optionIds ?? [] };
    case 'visible':
      return { fieldId, kind, visible: visible ?? true };
    case 'required':
      return { fieldId, kind, required: required ?? false };
    case 'mode':
      return { fieldId, kind, mode: mode ?? 'rw' };
  }
}

export function maintenanceOfWire(wire: MaintenanceFieldsFragment): Maintenance {
  const { section, subSection, label, version, tabs, usage, roles, viewerCan, lastChange } = plain(wire);
  return {
    definition: { section, subSection, version, tabs, fields: fieldsOfWire(wire.fields) },
    label,
    viewerCan,
    roles,
    usage: {
      fields: Object.fromEntries(usage.map(({ fieldId, count }) => [fieldId, count])),
      options: Object.fromEntries(usage.flatMap(({ options }) => options.map(({ optionId, count }) => [optionId, count]))),
    },
    lastChange: lastChange && { version: lastChange.version, at: lastChange.savedAt, by: lastChange.savedBy },
  };
}

type Value = NonNullable<FieldTest['value']>;

function nodesOf(condition: Condition, parent: number | null = null, nodes: ConditionNodeInput[] = []): ConditionNodeInput[] {
  const at = nodes.length;
  if ('fieldId' in condition) {
    const { fieldId, op, value } = condition;
    const list = Array.isArray(value);
    const operands = value === undefined ? [] : ((list ? value : [value]) as readonly Exclude<Value, readonly unknown[]>[]);
    nodes.push({ parent, kind: 'test', fieldId, op, isList: list, operands: operands.map((one) => (typeof one === 'string' ? { text: one } : typeof one === 'number' ? { number: one } : { flag: one })) });
    return nodes;
  }
  const [kind, parts] = 'all' in condition ? (['all', condition.all] as const) : 'any' in condition ? (['any', condition.any] as const) : (['not', [condition.not]] as const);
  nodes.push({ parent, kind, isList: false });
  parts.forEach((part) => nodesOf(part, at, nodes));
  return nodes;
}

const conditionInput = (condition: Condition | null): FormConditionInput | null => condition && { nodes: nodesOf(condition) };
const valueInput = (value: FieldValue | null, field: FieldDefinition | undefined): FieldValueInput | null => (value === null || !field ? null : (toWireInput(value, field) as FieldValueInput));

function ruleInput(rule: ApplyRule, siblings: readonly FieldDefinition[]): FormApplyRuleInput {
  if (rule.kind === 'value') return { ...rule, value: valueInput(rule.value, siblings.find(({ id }) => id === rule.fieldId)) };
  return rule.kind === 'options' ? { ...rule, optionIds: [...rule.optionIds] } : rule;
}

function optionInput({ id, label, retiredOn, cells = {}, apply = [] }: FieldOption, siblings: readonly FieldDefinition[]): FormOptionInput {
  return { id, label, retiredOn, cells: Object.entries(cells).map(([fieldId, text]) => ({ fieldId: Number(fieldId), text })), apply: apply.map((rule) => ruleInput(rule, siblings)) };
}

export function fieldInput(field: FieldDefinition, siblings: readonly FieldDefinition[]): FieldDesignInput {
  const { roleModes, roleRequired, limits, options, fields, shownWhen, requiredWhen, validWhen, defaultValue, ...rest } = field;
  return {
    ...rest,
    // Kept while another mode is tried in the builder; saved only with the mode that they count with.
    roleModes: Object.entries(field.mode === 'role' ? roleModes : {}).map(([roleId, mode]) => ({ roleId, mode })),
    roleRequired: Object.entries(roleRequired ?? {}).map(([roleId, required]) => ({ roleId, required })),
    limits: { ...limits, disabledDates: limits.disabledDates && [...limits.disabledDates], disabledDays: limits.disabledDays && [...limits.disabledDays], accept: limits.accept && [...limits.accept] },
    options: options.map((option) => optionInput(option, siblings)),
    fields: fields.map((column) => fieldInput(column, fields)),
    shownWhen: conditionInput(shownWhen),
    requiredWhen: conditionInput(requiredWhen),
    validWhen: validWhen && { message: validWhen.message, when: { nodes: nodesOf(validWhen.when) } },
    defaultValue: valueInput(defaultValue, field),
  };
}

export function saveInput(base: FormDefinition, draft: FormDefinition, note: string): SaveFormMaintenanceInput {
  const { section, subSection, version } = base;
  return { section, subSection, baseVersion: version, note, tabs: draft.tabs.map(({ name, label }) => ({ name, label })), fields: draft.fields.map((field) => fieldInput(field, draft.fields)) };
}
