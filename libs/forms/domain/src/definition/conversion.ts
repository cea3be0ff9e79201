/** What becomes of answers when a field changes its type. */
import type { FieldContext, Parsed } from '../field-kind';
import { isChoice, isDisplayType, isMultipleChoice, isSingleChoice, type FieldType, type ValueType } from '../field-type';
import type { FieldValue } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { kindOf } from '../kinds';
import { issue } from '../problems';
import { chosenIds, sameValue } from '../engine/values';

/** `checked`: each answer is tried, and one that would be lost keeps the type from changing. */
export const CONVERSIONS = ['same', 'lossless', 'checked', 'impossible'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** These are made, signed, secret or of a shape that no other type has. */
const ALONE: readonly FieldType[] = ['password', 'signature', 'subform', 'permissions_by_role', 'generator', 'image'];

export function conversion(from: FieldDefinition, to: FieldDefinition): Conversion {
  if (from.type === to.type) return 'same';
  if (isDisplayType(from.type)) return 'lossless';
  if (isDisplayType(to.type) || ALONE.includes(from.type) || ALONE.includes(to.type)) return 'impossible';
  return 'checked';
}

export function convertValue(value: FieldValue, from: FieldDefinition, to: FieldDefinition, context: FieldContext): Parsed<FieldValue> {
  const kind = conversion(from, to);
  if (kind === 'impossible' || isDisplayType(from.type) || isDisplayType(to.type)) return { issue: issue('VALUE_KIND') };
  const target = kindOf(to.type as ValueType);
  const raw = isChoice(from.type) && isChoice(to.type) ? choiceTo(value, to) : kindOf(from.type as ValueType).format(value as never, from, context);
  const parsed = target.parse(raw, to, context);
  if (parsed.issue) return parsed;
  const found = parsed.value === null ? null : target.validate(parsed.value, to, context, parsed.value as never);
  return found ? { issue: found } : parsed;
}

function choiceTo(value: FieldValue, to: FieldDefinition): unknown {
  const ids = chosenIds(value);
  if (isMultipleChoice(to.type)) return ids;
  return isSingleChoice(to.type) && ids.length < 2 ? (ids[0] ?? null) : ids;
}

export { sameValue };
