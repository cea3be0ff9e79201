/** Whether a condition can be asked: fields that are there, comparisons that their types answer, values that they can have. */
import { isPlainDate, isPlainTime } from '@afterbell/core/domain';
import { isMultipleChoice } from '../field-type';
import { type Condition, CONDITION_OPS, type FieldDefinition, type FieldTest } from '../form-definition';
import { operandOf, opsOf } from '../engine/conditions';
import { FORM_LIMITS } from '../engine/form-limits';
import { isDecimalText } from './decimal-text';

const LONGEST_OPERAND = 500;
const MOST_OPERANDS = 100;

type Wrong = (code: string, message: string) => void;

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> => typeof given === 'object' && given !== null && !Array.isArray(given);

function operandProblem(field: FieldDefinition, value: unknown): string | null {
  switch (operandOf(field)) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'compares a yes-or-no field with something else';
    case 'number':
      return isDecimalText(typeof value === 'number' ? String(value) : value) ? null : 'compares with something that is no number';
    case 'date':
      return isPlainDate(value) ? null : 'compares with something that is no date';
    case 'time':
      return isPlainTime(value) ? null : 'compares with something that is no time';
    case 'option':
      return field.options.some(({ id }) => id === value) ? null : `compares "${field.name}" with an option that it does not have`;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_OPERAND ? null : `compares with no text, or with more than ${LONGEST_OPERAND} characters`;
    case null:
      return 'compares an answer that can only be there or not';
  }
}

function checkTest({ fieldId, op, value }: FieldTest, fieldOf: (id: number) => FieldDefinition | undefined, wrong: Wrong): void {
  const field = fieldOf(fieldId);
  if (!field) return wrong('CONDITION_FIELD', 'asks for a field that the form does not have');
  if (!CONDITION_OPS.includes(op) || !opsOf(field).includes(op)) return wrong('CONDITION_OP', `compares "${field.name}" in a way that its type does not know`);
  if (op === 'filled' || op === 'empty') return;
  const isList = op === 'anyOf' || op === 'noneOf';
  if (isList !== Array.isArray(value)) return wrong('CONDITION_VALUE', isList ? 'needs a list to compare with' : 'needs one value to compare with');
  const operands = (isList ? value : [value]) as readonly unknown[];
  if (operands.length === 0 || operands.length > MOST_OPERANDS) return wrong('CONDITION_VALUE', `needs 1 to ${MOST_OPERANDS} values to compare with`);
  const found = operands.map((one) => operandProblem(field, one)).find((problem) => problem !== null);
  if (found) wrong(isMultipleChoice(field.type) ? 'CONDITION_OPTION' : 'CONDITION_VALUE', found);
}

/** Reports what is wrong with it; takes anything, however deep. */
export function checkCondition(condition: Condition, fieldOf: (id: number) => FieldDefinition | undefined, wrong: Wrong): void {
  let left: number = FORM_LIMITS.conditionTests;
  const visit = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > FORM_LIMITS.conditionDepth) {
      wrong('CONDITION_TOO_LARGE', `is too long: at most ${FORM_LIMITS.conditionTests} comparisons, nested at most ${FORM_LIMITS.conditionDepth} deep`);
      return false;
    }
    if (!isRecord(part)) return wrong('CONDITION_SHAPE', 'cannot be read'), false;
    const parts = 'all' in part ? part.all : 'any' in part ? part.any : 'not' in part ? [part.not] : null;
    if (parts === null) return checkTest(part as unknown as FieldTest, fieldOf, wrong), true;
    if (!Array.isArray(parts) || parts.length === 0) return wrong('CONDITION_SHAPE', 'holds a group without comparisons'), false;
    return parts.every((inner) => visit(inner, depth + 1));
  };
  visit(condition, 1);
}
