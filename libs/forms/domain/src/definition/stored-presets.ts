import { isChoice, isDisplayType } from '../field-type';
import type { FieldValue } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { kindOf } from '../kinds';
import { DEFINITION_CONTEXT, NEVER_PRESET } from './check-field';

/** Text given beforehand is read like any answer; what cannot be read stays for the check to name. */
function stored(value: FieldValue | null, field: FieldDefinition): FieldValue | null {
  const { type } = field;
  if (typeof value !== 'string' || isDisplayType(type) || isChoice(type) || NEVER_PRESET.includes(type)) return value;
  const parsed = kindOf(type).parse(value, field, DEFINITION_CONTEXT);
  return parsed.issue ? value : (parsed.value as FieldValue | null);
}

/** Defaults in the form in which they are stored, such as the address of an e-mail whose domain has letters of its own. */
export function withStoredPresets(fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.map((one) => ({ ...one, defaultValue: stored(one.defaultValue, one), fields: withStoredPresets(one.fields) }));
}
