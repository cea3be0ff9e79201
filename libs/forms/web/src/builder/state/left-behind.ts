/** What a choice of fields loses when it goes to the library alone: all that it says of fields which are not among them. */
import { describeCondition, describeRule, type FieldDefinition, type FormDefinition } from '@afterbell/forms/domain';
import { mapReferences, withoutReferences } from './references';

export interface LeftBehind {
  /** Rules and conditions in words, with the field that has them. */
  said: readonly { fieldId: number; words: string }[];
  /** The fields that would have to come along, with those that these speak of in turn. */
  wanted: readonly number[];
}

/** Ids of fields that rules and conditions of the field name, columns by the group around them. */
function named(field: FieldDefinition, definition: FormDefinition): ReadonlySet<number> {
  const ids = new Set<number>();
  const note = (id: number) => {
    const top = definition.fields.find((one) => one.id === id || one.fields.some((column) => column.id === id));
    if (top && top.id !== field.id) ids.add(top.id);
  };
  mapReferences(field, { test: (test) => (note(test.fieldId), test), rule: (rule) => (note(rule.fieldId), rule) });
  return ids;
}

export function leftBehind(definition: FormDefinition, chosen: readonly number[]): LeftBehind {
  const all = new Set(chosen);
  // A set goes on to what is added while it is walked.
  for (const id of all) {
    const field = definition.fields.find((one) => one.id === id);
    if (field) for (const other of named(field, definition)) all.add(other);
  }
  const gone = new Set(definition.fields.flatMap(({ id }) => (chosen.includes(id) ? [] : id)));
  const said = definition.fields.filter(({ id }) => chosen.includes(id)).flatMap((field) => [field, ...field.fields].flatMap((one) => lost(one, definition, gone).map((words) => ({ fieldId: one.id, words: `${one.name}: ${words}` }))));
  return { said, wanted: [...all].filter((id) => !chosen.includes(id)) };
}

function lost(field: FieldDefinition, definition: FormDefinition, gone: ReadonlySet<number>): string[] {
  const alone = { ...field, fields: [] };
  const kept = withoutReferences(alone, gone);
  const rules = field.options.flatMap((option) => (option.apply ?? []).filter(({ fieldId }) => gone.has(fieldId)).map((rule) => describeRule(option, rule, definition)));
  const conditions = [[field.shownWhen, kept.shownWhen], [field.requiredWhen, kept.requiredWhen], [field.validWhen?.when ?? null, kept.validWhen?.when ?? null]] as const;
  // Part of a condition may stay; what it says then is another thing.
  return [...rules, ...conditions.flatMap(([was, now]) => (was && JSON.stringify(was) !== JSON.stringify(now) ? describeCondition(was, definition) : []))];
}
