import type { FieldDefinition, FormDefinition } from '../form-definition';
import { checkLimits } from './check-limits';

/** The field with the limits that can be read: nothing is judged by half of one, which is a problem of its own. */
export function withReadableLimits(field: FieldDefinition): FieldDefinition {
  const unread = new Set<string>();
  checkLimits(field, (path, code) => void (code === 'LIMIT' && unread.add(path)));
  return unread.size === 0 ? field : { ...field, limits: Object.fromEntries(Object.entries(field.limits).filter(([key]) => !unread.has(`limits.${key}`))) };
}

/** The form as it can be tried before all of it is mended. */
export function withReadableFields(definition: FormDefinition): FormDefinition {
  const readable = (field: FieldDefinition): FieldDefinition => ({ ...withReadableLimits(field), fields: field.fields.map(withReadableLimits) });
  return { ...definition, fields: definition.fields.map(readable) };
}
