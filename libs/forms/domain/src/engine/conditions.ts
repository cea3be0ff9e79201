/** Conditions: which comparisons a type answers, and whether one holds (docs/forms.md, "Conditions"). */
import { dateIn, foldText } from '@afterbell/core/domain';
import Decimal from 'decimal.js';
import type { FieldContext } from '../field-kind';
import type { ValueType } from '../field-type';
import type { DateRange, FieldValue, Money, TimeRange } from '../field-value';
import type { Condition, ConditionOp, FieldDefinition, FieldTest } from '../form-definition';
import { chosenIds, isEmptyValue } from './values';

const ANSWERED = ['filled', 'empty'] as const;
const EQUAL = [...ANSWERED, 'is', 'isNot', 'anyOf', 'noneOf'] as const;
const ORDERED = [...EQUAL, 'lt', 'lte', 'gt', 'gte'] as const;
const AMONG = [...ANSWERED, 'contains', 'anyOf', 'noneOf'] as const;
const TEXT = [...EQUAL, 'contains'] as const;
const WITHIN = [...ANSWERED, 'contains'] as const;

/** The comparisons that make sense for each type. */
export const CONDITION_OPS_OF = {
  checkbox: [...ANSWERED, 'is', 'isNot'],
  chips: AMONG,
  currency: ORDERED,
  date: ORDERED,
  datetime: ORDERED,
  date_range: WITHIN,
  date_picker: AMONG,
  decimal: ORDERED,
  dropdown: EQUAL,
  email: TEXT,
  file: ANSWERED,
  integer: ORDERED,
  multiline: TEXT,
  multilinetag: TEXT,
  multiselect: AMONG,
  multiselect_table: AMONG,
  password: ANSWERED,
  percent: ORDERED,
  permissions_by_role: ANSWERED,
  phone: TEXT,
  radio: EQUAL,
  subform: ANSWERED,
  text: TEXT,
  time: ORDERED,
  time_range: WITHIN,
  url: TEXT,
  zip: TEXT,
  image: ANSWERED,
  attachment: ANSWERED,
  generator: TEXT,
  radio_group: EQUAL,
  checkbox_group: AMONG,
  signature: ANSWERED,
} as const satisfies Record<ValueType, readonly ConditionOp[]>;

/** What the right side of a comparison is, type by type; null where there is none. */
export const OPERAND_OF = {
  checkbox: 'flag',
  chips: 'text',
  currency: 'number',
  date: 'date',
  datetime: 'date',
  date_range: 'date',
  date_picker: 'date',
  decimal: 'number',
  dropdown: 'option',
  email: 'text',
  file: null,
  integer: 'number',
  multiline: 'text',
  multilinetag: 'text',
  multiselect: 'option',
  multiselect_table: 'option',
  password: null,
  percent: 'number',
  permissions_by_role: null,
  phone: 'text',
  radio: 'option',
  subform: null,
  text: 'text',
  time: 'time',
  time_range: 'time',
  url: 'text',
  zip: 'text',
  image: null,
  attachment: null,
  generator: 'text',
  radio_group: 'option',
  checkbox_group: 'option',
  signature: null,
} as const satisfies Record<ValueType, 'flag' | 'text' | 'number' | 'date' | 'time' | 'option' | null>;
export type Operand = NonNullable<(typeof OPERAND_OF)[ValueType]>;

export function opsOf(field: FieldDefinition): readonly ConditionOp[] {
  return Object.hasOwn(CONDITION_OPS_OF, field.type) ? CONDITION_OPS_OF[field.type as ValueType] : [];
}

export function operandOf(field: FieldDefinition): Operand | null {
  return Object.hasOwn(OPERAND_OF, field.type) ? OPERAND_OF[field.type as ValueType] : null;
}

/** What conditions read: a field and its answer, hidden ones as if nobody had answered. */
export interface Answers {
  field(id: number): FieldDefinition | undefined;
  value(id: number): FieldValue | null;
  readonly context: Pick<FieldContext, 'timeZone'>;
}

function decimalOf(value: unknown): Decimal | null {
  try {
    const number = new Decimal(typeof value === 'number' ? value : String(value).trim());
    return number.isFinite() ? number : null;
  } catch {
    return null;
  }
}

/** The answer in the form in which it is compared; several of a field that holds several. */
function comparablesOf(value: FieldValue, field: FieldDefinition, { timeZone }: Answers['context']): readonly string[] {
  switch (operandOf(field)) {
    case 'flag':
      return [String(value === true)];
    case 'option':
      return chosenIds(value).map(String);
    case 'number':
      return [typeof value === 'object' && value !== null && 'amount' in value ? (value as Money).amount : String(value)];
    case 'date': {
      if (field.type === 'datetime') return [dateIn(timeZone, new Date(String(value)))];
      return Array.isArray(value) ? value.map(String) : [String(value)];
    }
    case 'text':
      return (Array.isArray(value) ? value : [value]).map((text) => foldText(String(text)).trim());
    default:
      return [String(value)];
  }
}

function order(left: string, right: string, kind: Operand): number {
  if (kind !== 'number') return left < right ? -1 : left > right ? 1 : 0;
  const [a, b] = [decimalOf(left), decimalOf(right)];
  return a && b ? a.comparedTo(b) : Number.NaN;
}

function spanContains(value: FieldValue, right: string): boolean {
  const { start, end } = value as DateRange | TimeRange;
  return start <= right && right <= end;
}

function testHolds({ fieldId, op, value: wanted }: FieldTest, answers: Answers): boolean {
  const field = answers.field(fieldId);
  const value = field ? answers.value(fieldId) : null;
  const empty = value === null || isEmptyValue(value);
  if (op === 'empty') return empty;
  if (op === 'filled') return !empty;
  const kind = field && opsOf(field).includes(op) ? operandOf(field) : null;
  if (!field || !kind) return false;
  const rights = (Array.isArray(wanted) ? wanted : [wanted]).map((one) => (kind === 'text' ? foldText(String(one ?? '')).trim() : String(one ?? '')));
  // Without its tick a checkbox is not unanswered, it says no.
  if (empty && kind !== 'flag') return op === 'isNot' || op === 'noneOf';
  const lefts = empty || value === null ? ['false'] : comparablesOf(value, field, answers.context);
  const [left = '', right = ''] = [lefts[0], rights[0]];
  switch (op) {
    case 'is':
      return order(left, right, kind) === 0;
    case 'isNot':
      return order(left, right, kind) !== 0;
    case 'anyOf':
      return rights.some((one) => lefts.some((mine) => order(mine, one, kind) === 0));
    case 'noneOf':
      return !rights.some((one) => lefts.some((mine) => order(mine, one, kind) === 0));
    case 'contains':
      if (field.type === 'date_range' || field.type === 'time_range') return spanContains(value as FieldValue, right);
      if (kind !== 'text' || Array.isArray(value)) return lefts.includes(right);
      return right === '' || left.includes(right);
    case 'lt':
      return order(left, right, kind) < 0;
    case 'lte':
      return order(left, right, kind) <= 0;
    case 'gt':
      return order(left, right, kind) > 0;
    case 'gte':
      return order(left, right, kind) >= 0;
  }
}

export function conditionHolds(condition: Condition, answers: Answers): boolean {
  if ('all' in condition) return condition.all.every((part) => conditionHolds(part, answers));
  if ('any' in condition) return condition.any.some((part) => conditionHolds(part, answers));
  if ('not' in condition) return !conditionHolds(condition.not, answers);
  return testHolds(condition, answers);
}

/** Every comparison within, in the order in which it is read. */
export function testsOf(condition: Condition | null): readonly FieldTest[] {
  if (condition === null) return [];
  if ('all' in condition) return condition.all.flatMap(testsOf);
  if ('any' in condition) return condition.any.flatMap(testsOf);
  if ('not' in condition) return testsOf(condition.not);
  return [condition];
}
