/** A filter's value, read by the type of its field. The matcher and the SQL compiler both read it here, so that they agree. */
import { AppError } from './app-error';
import { isPlainDate, type PlainDate } from './dates';
import { parseDateInput } from './date-format';
import { filterFieldOf, type FilterMode, type FilterRule, type ListFieldSpec, type ListSpec } from './list-query';
import { readNumberText } from './number-text';
import { foldName, foldText } from './text-fold';

export type FilterOperand =
  | { readonly type: 'text'; readonly mode: FilterMode; readonly value: string; readonly isName: boolean }
  | { readonly type: 'number'; readonly mode: FilterMode; readonly value: number }
  | { readonly type: 'date' | 'datetime'; readonly mode: FilterMode; readonly value: PlainDate }
  | { readonly type: 'boolean'; readonly mode: FilterMode; readonly value: boolean }
  | { readonly type: 'enum' | 'id'; readonly mode: FilterMode; readonly value: string };

/** The server speaks to many; who types in another locale sends canonical text. */
const LOCALE = 'en-US';
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** An empty value matches everything: its rule does not count (product rules §5). */
export function isEmptyOperand(value: string | null | undefined): boolean {
  return value === null || value === undefined || value.trim() === '';
}

function dateOf(typed: string): PlainDate | null {
  return isPlainDate(typed) ? typed : parseDateInput(typed);
}

/** The operand without its mode, or null when the value is none of this type. */
function read(field: ListFieldSpec, mode: FilterMode, value: string): FilterOperand | null {
  const trimmed = value.trim();
  switch (field.type) {
    case 'text':
      // Folded here and not trimmed: a space that someone typed is part of what they look for.
      return { type: 'text', mode, value: field.isName ? foldName(value) : foldText(value), isName: field.isName === true };
    case 'number': {
      const number = readNumberText(trimmed, LOCALE);
      return number === null ? null : { type: 'number', mode, value: Number(number) };
    }
    case 'date':
    case 'datetime': {
      const date = dateOf(trimmed);
      return date === null ? null : { type: field.type, mode, value: date };
    }
    case 'boolean': {
      const chosen = BOOLEANS.get(trimmed.toLowerCase());
      return chosen === undefined ? null : { type: 'boolean', mode, value: chosen };
    }
    case 'enum':
      return field.options && !field.options.includes(trimmed) ? null : { type: 'enum', mode, value: trimmed };
    case 'id':
      return { type: 'id', mode, value: trimmed.toLowerCase() };
  }
}

/**
 * What a rule asks for, or null when its value is empty. Unknown fields and modes are errors even then, and so is a
 * value that the field cannot have.
 */
export function operandOf(spec: ListSpec, rule: FilterRule): FilterOperand | null {
  const field = filterFieldOf(spec, rule);
  if (rule.value === null || isEmptyOperand(rule.value)) return null;
  const operand = read(field, rule.mode, rule.value);
  if (!operand) throw new AppError('LIST_VALUE_INVALID', { list: spec.name, field: rule.field, value: rule.value });
  return operand;
}
