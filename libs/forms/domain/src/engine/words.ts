/** Rules and conditions in plain English, for whoever designs the form. */
import { displayEmail } from '@afterbell/core/domain';
import type { Condition, ApplyRule, FieldDefinition, FieldOption, FieldTest, FormDefinition } from '../form-definition';
import { operandOf } from './conditions';
import { chosenIds, isEmptyValue } from './values';

type Fields = Pick<FormDefinition, 'fields'>;

/** Names a field of the form, or a column of one of its subforms. */
export function findField({ fields }: Fields, id: number): FieldDefinition | undefined {
  return fields.find((field) => field.id === id) ?? fields.flatMap((field) => field.fields).find((column) => column.id === id);
}

const nameOf = (definition: Fields, id: number): string => findField(definition, id)?.name || 'a field that is gone';

export function listWords(words: readonly string[], between: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${between} ${words.at(-1)}`;
}

function optionWords(field: FieldDefinition | undefined, id: unknown): string {
  return field?.options.find((option) => option.id === Number(id))?.label || 'an option that is gone';
}

function dateWords(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return year ? `${month}/${day}/${year}` : date;
}

function timeWords(time: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hour ? `${String(Number(hour) % 12 || 12)}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}` : time;
}

/** A part of an address, as a condition may hold, is left as it was typed. */
const textWords = (field: FieldDefinition | undefined, text: string): string => (field?.type === 'email' && text.includes('@') ? displayEmail(text) : text);

function operandWords(field: FieldDefinition | undefined, value: unknown): string {
  switch (field ? operandOf(field) : null) {
    case 'flag':
      return value === true || value === 'true' ? 'Yes' : 'No';
    case 'option':
      return optionWords(field, value);
    case 'date':
      return dateWords(String(value));
    case 'time':
      return timeWords(String(value));
    case 'number':
      return `${String(value)}${field?.type === 'percent' ? '%' : ''}`;
    default:
      return `“${textWords(field, String(value))}”`;
  }
}

function orderWords(field: FieldDefinition | undefined, op: 'lt' | 'lte' | 'gt' | 'gte'): string {
  const isDay = field !== undefined && operandOf(field) === 'date';
  const isTime = field !== undefined && operandOf(field) === 'time';
  if (isDay || isTime) return { lt: 'is before', lte: isDay ? 'is on or before' : 'is at or before', gt: 'is after', gte: isDay ? 'is on or after' : 'is at or after' }[op];
  return { lt: 'is less than', lte: 'is at most', gt: 'is more than', gte: 'is at least' }[op];
}

function testWords({ fieldId, op, value }: FieldTest, definition: Fields): string {
  const field = findField(definition, fieldId);
  const name = nameOf(definition, fieldId);
  const said = (Array.isArray(value) ? value : [value]).map((one) => operandWords(field, one));
  const several = field !== undefined && ['chips', 'multiselect', 'multiselect_table', 'checkbox_group', 'date_picker'].includes(field.type);
  switch (op) {
    case 'filled':
      return field?.type === 'checkbox' ? `${name} is ticked` : `${name} is answered`;
    case 'empty':
      return field?.type === 'checkbox' ? `${name} is not ticked` : `${name} is not answered`;
    case 'is':
      return `${name} is ${said[0]}`;
    case 'isNot':
      return `${name} is not ${said[0]}`;
    case 'anyOf':
      return `${name} ${several ? 'includes' : 'is'} ${listWords(said, 'or')}`;
    case 'noneOf':
      if (said.length > 1) return `${name} ${several ? 'includes' : 'is'} neither ${said.join(' nor ')}`;
      return `${name} ${several ? 'does not include' : 'is not'} ${said[0]}`;
    case 'contains':
      return `${name} ${several ? 'includes' : 'contains'} ${said[0]}`;
    default:
      return `${name} ${orderWords(field, op)} ${said[0]}`;
  }
}

function words(condition: Condition, definition: Fields, isInner: boolean): string {
  if ('not' in condition) return `it is not so that ${words(condition.not, definition, true)}`;
  const [parts, between] = 'all' in condition ? [condition.all, 'and' as const] : 'any' in condition ? [condition.any, 'or' as const] : [null, null];
  if (parts === null) return testWords(condition as FieldTest, definition);
  if (parts.length === 0) return between === 'and' ? 'always' : 'never';
  const said = listWords(parts.map((part) => words(part, definition, parts.length > 1)), between);
  return isInner && parts.length > 1 ? `(${said})` : said;
}

/** `Allergies is Yes and Age is at least 5`. */
export function describeCondition(condition: Condition, definition: Fields): string {
  return words(condition, definition, false);
}

/** `Choosing Yes makes Details required`. */
export function describeRule(option: Pick<FieldOption, 'label'>, rule: ApplyRule, definition: Fields): string {
  const target = findField(definition, rule.fieldId);
  const name = nameOf(definition, rule.fieldId);
  const choosing = `Choosing ${option.label || 'this option'}`;
  switch (rule.kind) {
    case 'value':
      return isEmptyValue(rule.value) && target?.type !== 'checkbox' ? `${choosing} clears ${name}` : `${choosing} sets ${name} to ${valueWords(target, rule.value)}`;
    case 'options':
      return rule.optionIds.length ? `${choosing} offers only ${listWords(rule.optionIds.map((id) => optionWords(target, id)), 'and')} in ${name}` : `${choosing} offers nothing in ${name}`;
    case 'visible':
      return `${choosing} ${rule.visible ? 'shows' : 'hides'} ${name}`;
    case 'required':
      return `${choosing} makes ${name} ${rule.required ? 'required' : 'optional'}`;
    case 'mode':
      return `${choosing} ${{ rw: `opens ${name} for editing`, ro: `makes ${name} read-only`, hidden: `hides ${name}` }[rule.mode]}`;
  }
}

/** Without the context that kinds format by: a definition is read where no tenant's zone or currency is known. */
export function valueWords(field: FieldDefinition | undefined, value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (value === null || value === undefined || value === '') return 'nothing';
  if (field && operandOf(field) === 'option') return listWords(chosenIds(value as never).map((id) => optionWords(field, id)), 'and');
  if (Array.isArray(value)) return listWords(value.map((part) => (typeof part === 'object' ? `${value.length} rows` : operandWords(field, part))), 'and');
  if (typeof value !== 'object') return operandWords(field, value);
  const { amount, currency, start, end } = value as Record<string, string | undefined>;
  if (amount !== undefined) return `${amount} ${currency}`;
  if (start !== undefined && end !== undefined) return `${operandWords(field, start)} to ${operandWords(field, end)}`;
  return 'a value of its own';
}
