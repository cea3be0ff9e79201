/** Two people changed one form at once: what each of them meant, together. */
import type { FieldDefinition, FormDefinition } from '../form-definition';
import { sameValue } from '../engine/values';

export interface MergeConflict {
  readonly fieldId: number | null;
  readonly field: string;
  readonly what: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

export function mergeDefinitions(base: FormDefinition, mine: FormDefinition, theirs: FormDefinition): { merged: FormDefinition; conflicts: readonly MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const [bases, mines] = [base, mine].map(({ fields }) => new Map(fields.map((field) => [field.id, field])));
  const fields = theirs.fields.flatMap((their): FieldDefinition[] => {
    const [old, my] = [bases!.get(their.id), mines!.get(their.id)];
    if (!my) return old && sameValue(old, their) ? [] : [their];
    if (!old) return [their];
    const merged: Record<string, unknown> = { ...their };
    for (const key of Object.keys(their) as (keyof FieldDefinition)[]) {
      if (sameValue(my[key], old[key]) || sameValue(my[key], their[key])) continue;
      if (sameValue(their[key], old[key])) merged[key] = my[key];
      else conflicts.push({ fieldId: their.id, field: their.name, what: key, mine: JSON.stringify(my[key]), theirs: JSON.stringify(their[key]) });
    }
    return [merged as unknown as FieldDefinition];
  });
  const added = mine.fields.filter(({ id }) => !bases!.has(id));
  return { merged: { ...theirs, tabs: [...theirs.tabs, ...mine.tabs.filter((tab) => !theirs.tabs.some(({ name }) => name === tab.name))], fields: [...fields, ...added] }, conflicts };
}
