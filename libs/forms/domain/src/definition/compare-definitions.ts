/** What is different between two versions, in words for people. */
import type { FieldDefinition, FormDefinition } from '../form-definition';
import { sameValue } from '../engine/values';
import { describeCondition, describeRule, findField, listWords, valueWords } from '../engine/words';

export interface DefinitionChange {
  /** Null when it is about a tab. */
  readonly fieldId: number | null;
  /** Name of the field or of the tab, as it is afterwards; as it was, when it is gone. */
  readonly field: string;
  /** `Field added`, `Name`, `Option “Peanuts”`, … */
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}
void listWords;
void valueWords;
void describeCondition;
void describeRule;
void findField;

export function compareDefinitions(a: FormDefinition, b: FormDefinition): readonly DefinitionChange[] {
  const [was, is] = [a, b].map(({ fields }) => new Map(fields.map((field) => [field.id, field])));
  const changes: DefinitionChange[] = [];
  for (const field of b.fields) {
    const old = was!.get(field.id);
    if (!old) changes.push({ fieldId: field.id, field: field.name, what: 'Field added', before: null, after: field.type });
    else for (const key of Object.keys(field) as (keyof FieldDefinition)[]) if (!sameValue(old[key], field[key])) changes.push({ fieldId: field.id, field: field.name, what: key, before: JSON.stringify(old[key]), after: JSON.stringify(field[key]) });
  }
  for (const field of a.fields) if (!is!.has(field.id)) changes.push({ fieldId: field.id, field: field.name, what: 'Field removed', before: field.type, after: null });
  return changes;
}
