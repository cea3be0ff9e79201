import type { FieldDefinition, FormDefinition } from '@afterbell/forms/domain';
import { fieldInput } from './definition-wire';

type Json = Record<string, unknown>;
const LIMITS = ['min', 'max', 'decimals', 'minLength', 'maxLength', 'currency', 'minDate', 'maxDate', 'disabledDates', 'disabledDays', 'maxCount', 'minCount', 'pattern', 'accept'];
const named = (typename: string, given: object): Json => ({ __typename: typename, ...given });

/** Tests: a value as the server answers it. */
function valueAnswer(input: object | null | undefined): Json | null {
  const [key, value] = Object.entries(input ?? {}).find(([, given]) => given !== null && given !== undefined) ?? [];
  if (key === undefined) return null;
  const parts: Record<string, string> = { money: 'MoneyAmount', dateRange: 'DateSpan', timeRange: 'TimeSpan' };
  const answer = key === 'roleModes' ? (value as Json[]).map((mode) => named('RoleMode', mode)) : parts[key] ? named(parts[key], value as object) : value;
  return named(`${key.charAt(0).toUpperCase()}${key.slice(1)}Value`, { [key]: answer });
}

function conditionAnswer(input: { nodes: readonly object[] } | null | undefined): Json | null {
  const nodes = (input?.nodes as Json[] | undefined)?.map((node) => named('ConditionNode', { fieldId: null, op: null, ...node, operands: ((node['operands'] as Json[] | undefined) ?? []).map((operand) => named('ConditionOperand', { text: null, number: null, flag: null, ...operand })) }));
  return nodes ? named('FormCondition', { nodes }) : null;
}

/** Tests: a field as the server answers it, made from what the client would send. */
export function fieldAnswer(field: FieldDefinition, siblings: readonly FieldDefinition[]): Json {
  const { options, limits, roleModes, roleRequired, shownWhen, requiredWhen, validWhen, defaultValue, fields: _fields, ...rest } = fieldInput(field, siblings);
  const given = limits as Json;
  return named('FieldDesign', {
    ...rest,
    roleModes: (roleModes ?? []).map((mode) => named('RoleMode', mode)),
    roleRequired: (roleRequired ?? []).map((one) => named('RoleRequired', one)),
    limits: named('FormFieldLimits', Object.fromEntries(LIMITS.map((key) => [key, given[key] ?? null]))),
    options: (options ?? []).map(({ id, label, retiredOn, cells, apply }) =>
      named('FormOption', {
        id,
        label,
        retiredOn: retiredOn ?? null,
        cells: (cells ?? []).map((cell) => named('OptionCell', cell)),
        apply: (apply ?? []).map(({ value, ...rule }) => named('FormApplyRule', { optionIds: null, visible: null, required: null, mode: null, ...rule, value: valueAnswer(value) })),
      }),
    ),
    shownWhen: conditionAnswer(shownWhen),
    requiredWhen: conditionAnswer(requiredWhen),
    validWhen: validWhen ? named('ValidWhen', { message: validWhen.message, when: conditionAnswer(validWhen.when) }) : null,
    defaultValue: valueAnswer(defaultValue),
    fields: field.fields.map((column) => fieldAnswer(column, field.fields)),
  });
}

export interface AnswerOptions {
  edit?: boolean;
  usage?: readonly { fieldId: number; count: number; options?: readonly { optionId: number; count: number }[] }[];
}

/** Tests: a form's maintenance as the server answers it. */
export function maintenanceAnswer(definition: FormDefinition, { edit = true, usage = [] }: AnswerOptions = {}): Json {
  const { section, subSection, version, tabs, fields } = definition;
  return named('FormMaintenance', {
    section,
    subSection,
    label: 'Participant',
    version,
    tabs: tabs.map((tab) => named('FormTab', tab)),
    fields: fields.map((field) => fieldAnswer(field, fields)),
    usage: usage.map(({ fieldId, count, options = [] }) => named('FieldUsage', { fieldId, count, options: options.map((option) => named('OptionUsage', option)) })),
    roles: [named('FormRole', { id: 'nurse', name: 'Nurse', mayView: true, mayEdit: true, maySeeRoles: true, mayMaintain: false }), named('FormRole', { id: 'coordinator', name: 'Site coordinator', mayView: true, mayEdit: true, maySeeRoles: true, mayMaintain: true }), named('FormRole', { id: 'aide', name: 'Aide', mayView: true, mayEdit: true, maySeeRoles: false, mayMaintain: false }), named('FormRole', { id: 'guest', name: 'Guest', mayView: true, mayEdit: false, maySeeRoles: false, mayMaintain: false })],
    lastChange: null,
    viewerCan: named('FormMaintenanceRights', { edit }),
  });
}
