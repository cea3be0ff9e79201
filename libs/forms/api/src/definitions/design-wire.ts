/** Definitions on GraphQL's wire and back. Conditions are trees, which GraphQL cannot ask for: they travel as a list of parts. */
import { type ApplyRule, type Condition, type ConditionOp, describeCondition, type EffectiveMode, field, type FieldDefinition, type FieldLimits, type FieldOption, type FieldTest, type FormDefinition, rawOfWire, toWire, type WireInput } from '@afterbell/forms/domain';
import { AppError } from '@afterbell/core/domain';
import type { FieldDesignInput, FormConditionInput } from '../types/design.inputs';
import type { ConditionNode, ConditionOperand, FieldDesign, FieldShape, FormCondition, FormOption } from '../types/design.types';

type Fields = Pick<FormDefinition, 'fields'>;

function operandOf(value: unknown): ConditionOperand {
  return { text: typeof value === 'string' ? value : null, number: typeof value === 'number' ? value : null, flag: typeof value === 'boolean' ? value : null };
}

export function conditionToWire(condition: Condition | null, definition: Fields): FormCondition | null {
  if (condition === null) return null;
  const nodes: ConditionNode[] = [];
  const add = (part: Condition, parent: number | null): void => {
    const place = nodes.length;
    const node = { parent, fieldId: null, op: null, operands: [], isList: false };
    if ('all' in part) {
      nodes.push({ ...node, kind: 'all' });
      part.all.forEach((inner) => add(inner, place));
    } else if ('any' in part) {
      nodes.push({ ...node, kind: 'any' });
      part.any.forEach((inner) => add(inner, place));
    } else if ('not' in part) {
      nodes.push({ ...node, kind: 'not' });
      add(part.not, place);
    } else {
      const isList = Array.isArray(part.value);
      const values = isList ? (part.value as readonly unknown[]) : part.value === undefined ? [] : [part.value];
      nodes.push({ ...node, kind: 'test', fieldId: part.fieldId, op: part.op, operands: values.map(operandOf), isList });
    }
  };
  add(condition, null);
  return { nodes, words: describeCondition(condition, definition) };
}

const MOST_NODES = 200;

const unreadable = (path: string) => new AppError('VALIDATION', { problems: [{ path, message: 'cannot be read: its parts do not belong together' }] });

/** The tree of a list of parts; each part stands after the one that it belongs to. */
export function conditionOfWire(input: FormConditionInput | null | undefined, path: string): Condition | null {
  if (!input) return null;
  const { nodes } = input;
  if (nodes.length === 0 || nodes.length > MOST_NODES) throw unreadable(path);
  const children = nodes.map((): Condition[] => []);
  const built = nodes.map((node, index): Condition => {
    const isFirst = index === 0;
    const parent = node.parent ?? null;
    if (isFirst !== (parent === null) || (parent !== null && (parent < 0 || parent >= index || nodes[parent]?.kind === 'test'))) throw unreadable(path);
    if (node.kind === 'all') return { all: children[index] as Condition[] };
    if (node.kind === 'any') return { any: children[index] as Condition[] };
    if (node.kind === 'not') return { not: null as unknown as Condition };
    if (typeof node.fieldId !== 'number' || !node.op) throw unreadable(path);
    const values = (node.operands ?? []).map(({ text, number, flag }) => text ?? number ?? flag ?? null);
    if (values.includes(null) || (!node.isList && values.length > 1)) throw unreadable(path);
    const test = { fieldId: node.fieldId, op: node.op as ConditionOp };
    if (node.isList) return { ...test, value: values as (string | number)[] };
    return values.length ? { ...test, value: values[0] as FieldTest['value'] } : test;
  });
  built.forEach((part, index) => {
    const parent = nodes[index]?.parent ?? null;
    if (parent === null) return;
    const owner = built[parent] as Condition;
    if ('not' in owner) {
      if (owner.not !== null) throw unreadable(path);
      (owner as { not: Condition }).not = part;
    } else children[parent]?.push(part);
  });
  if (built.some((part) => 'not' in part && part.not === null)) throw unreadable(path);
  return built[0] ?? null;
}

function optionToWire(option: FieldOption, definition: Fields): FormOption {
  const targetOf = (id: number) => definition.fields.find((target) => target.id === id);
  return {
    id: option.id,
    label: option.label,
    retiredOn: option.retiredOn,
    cells: Object.entries(option.cells ?? {}).map(([fieldId, text]) => ({ fieldId: Number(fieldId), text })),
    apply: (option.apply ?? []).map((rule) => {
      const target = targetOf(rule.fieldId);
      return {
        fieldId: rule.fieldId,
        kind: rule.kind,
        value: rule.kind === 'value' && target ? toWire(rule.value, target) : null,
        optionIds: rule.kind === 'options' ? [...rule.optionIds] : null,
        visible: rule.kind === 'visible' ? rule.visible : null,
        required: rule.kind === 'required' ? rule.required : null,
        mode: rule.kind === 'mode' ? rule.mode : null,
      };
    }),
  };
}

/** What a field says in a form to fill in and in maintenance alike. */
export function shapeToWire(one: FieldDefinition, definition: Fields): FieldShape {
  const { id, name, type, tabName, required, help, text, uiWidth, maxWidth, maxHeight, hardcodedName, isDefault, templateId } = one;
  return {
    id, name, type, tabName, required, help, text, uiWidth, maxWidth, maxHeight, hardcodedName, isDefault, templateId,
    limits: one.limits as FieldShape['limits'],
    options: one.options.map((option) => optionToWire(option, definition)),
    shownWhen: conditionToWire(one.shownWhen, definition),
    requiredWhen: conditionToWire(one.requiredWhen, definition),
    validWhen: one.validWhen && { when: conditionToWire(one.validWhen.when, definition) as FormCondition, message: one.validWhen.message },
    defaultValue: toWire(one.defaultValue, one),
  };
}

export function designToWire(one: FieldDefinition, definition: Fields): FieldDesign {
  // Rules and conditions of a column may also name its siblings.
  const within = one.fields.length ? { fields: [...definition.fields, ...one.fields] } : definition;
  return {
    ...shapeToWire(one, definition),
    mode: one.mode,
    roleModes: Object.entries(one.roleModes).map(([roleId, mode]) => ({ roleId, mode })),
    roleRequired: Object.entries(one.roleRequired ?? {}).map(([roleId, required]) => ({ roleId, required })),
    fields: one.fields.map((column) => designToWire(column, within)),
  };
}

const given = <T extends object>(limits: T): FieldLimits => Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null && value !== undefined)) as FieldLimits;

/** A canonical value of the field; what cannot be one goes on as it came, for the check of the definition to name. */
function presetOf(input: WireInput | null | undefined, of: FieldDefinition, path: string): FieldDefinition['defaultValue'] {
  if (!input) return null;
  const { raw, issue } = rawOfWire(input, of);
  if (issue) throw new AppError('VALIDATION', { problems: [{ path, message: 'is a value of another type of field' }] });
  return raw as FieldDefinition['defaultValue'];
}

export function designsOfWire(inputs: readonly FieldDesignInput[], path = 'fields', around: readonly FieldDesignInput[] = []): FieldDefinition[] {
  const bare = new Map([...around, ...inputs].map((input) => [input.id, bareField(input)]));
  return inputs.map((input, index) => {
    const at = (name: string) => `${path}.${index}.${name}`;
    const fields = designsOfWire(input.fields ?? [], at('fields'), inputs);
    const own: FieldDefinition = { ...bareField(input), fields };
    return {
      ...own,
      defaultValue: presetOf(input.defaultValue as WireInput | null, own, at('defaultValue')),
      options: own.options.map((option, place) => {
        const rules = (input.options?.[place]?.apply ?? []).map((rule, number): ApplyRule => ruleOfWire(rule, bare, `${at('options')}.${place}.apply.${number}`));
        return rules.length ? { ...option, apply: rules } : option;
      }),
      shownWhen: conditionOfWire(input.shownWhen, at('shownWhen')),
      requiredWhen: conditionOfWire(input.requiredWhen, at('requiredWhen')),
      validWhen: input.validWhen ? { when: conditionOfWire(input.validWhen.when, at('validWhen')) as Condition, message: input.validWhen.message } : null,
    };
  });
}

function bareField(input: FieldDesignInput): FieldDefinition {
  return field({
    id: input.id,
    name: input.name,
    type: input.type as FieldDefinition['type'],
    tabName: input.tabName,
    mode: (input.mode ?? (input.roleModes?.length ? 'role' : 'rw')) as FieldDefinition['mode'],
    roleModes: Object.fromEntries((input.roleModes ?? []).map(({ roleId, mode }) => [roleId, mode as EffectiveMode])),
    required: input.required,
    ...(input.roleRequired?.length ? { roleRequired: Object.fromEntries(input.roleRequired.map(({ roleId, required }) => [roleId, required])) } : {}),
    help: input.help,
    text: input.text,
    uiWidth: input.uiWidth,
    maxWidth: input.maxWidth ?? null,
    maxHeight: input.maxHeight ?? null,
    options: (input.options ?? []).map(({ id, label, retiredOn, cells }): FieldOption => ({
      id, label, retiredOn: retiredOn ?? null,
      ...(cells?.length ? { cells: Object.fromEntries(cells.map(({ fieldId, text }) => [fieldId, text])) } : {}),
    })),
    limits: given(input.limits ?? {}),
    hardcodedName: input.hardcodedName ?? null,
    isDefault: input.isDefault,
    templateId: input.templateId ?? null,
  });
}

type RuleInput = NonNullable<NonNullable<FieldDesignInput['options']>[number]['apply']>[number];

function ruleOfWire(rule: RuleInput, fields: ReadonlyMap<number, FieldDefinition>, path: string): ApplyRule {
  const { fieldId, kind } = rule;
  const missing = () => new AppError('VALIDATION', { problems: [{ path, message: 'does not say what it changes' }] });
  const target = fields.get(fieldId);
  switch (kind) {
    case 'value':
      return { fieldId, kind, value: target ? presetOf(rule.value as WireInput | null, target, path) : null };
    case 'options':
      if (!rule.optionIds) throw missing();
      return { fieldId, kind, optionIds: rule.optionIds };
    case 'visible':
      if (typeof rule.visible !== 'boolean') throw missing();
      return { fieldId, kind, visible: rule.visible };
    case 'required':
      if (typeof rule.required !== 'boolean') throw missing();
      return { fieldId, kind, required: rule.required };
    default:
      if (!rule.mode) throw missing();
      return { fieldId, kind: 'mode', mode: rule.mode as EffectiveMode };
  }
}
