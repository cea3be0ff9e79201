/** New fields and options come with negative ids; saved, they have ids of their own, wherever they were named. */
import { type ApplyRule, type Condition, type FieldDefinition, type FieldOption, type FieldValue, type FormDefinition, isChoice, isMultipleChoice } from '@afterbell/forms/domain';

type Fields = readonly FieldDefinition[];

const flat = (fields: Fields): FieldDefinition[] => fields.flatMap((one) => [one, ...one.fields]);

/** How many ids of each are wanted. */
export function newIds({ fields }: Pick<FormDefinition, 'fields'>): { fields: number; options: number } {
  const all = flat(fields);
  return { fields: all.filter(({ id }) => id < 0).length, options: all.flatMap(({ options }) => options).filter(({ id }) => id < 0).length };
}

export function assignIds(definition: FormDefinition, firstField: number, firstOption: number): FormDefinition {
  let [nextField, nextOption] = [firstField, firstOption];
  const all = flat(definition.fields);
  return renumber(
    definition,
    new Map(all.flatMap(({ id }) => (id < 0 ? [[id, nextField++] as const] : []))),
    new Map(all.map(({ id, options }) => [id, new Map(options.flatMap((option) => (option.id < 0 ? [[option.id, nextOption++] as const] : [])))])),
  );
}

type Ids = ReadonlyMap<number, number>;

/** `optionIds` by id of the field: two fields may both begin their new options with -1. */
function renumber(definition: FormDefinition, fieldIds: Ids, optionIds: ReadonlyMap<number, Ids>): FormDefinition {
  const all = flat(definition.fields);
  const byId = new Map(all.map((one) => [one.id, one]));
  const fieldId = (id: number) => fieldIds.get(id) ?? id;
  const optionId = (of: number, id: number) => optionIds.get(of)?.get(id) ?? id;

  const choice = (of: number, value: FieldValue | null): FieldValue | null => {
    const type = byId.get(of)?.type;
    if (type === undefined || !isChoice(type) || value === null) return value;
    return isMultipleChoice(type) ? (value as readonly number[]).map((id) => optionId(of, id)) : optionId(of, Number(value));
  };
  const condition = (part: Condition): Condition => {
    if ('all' in part) return { all: part.all.map(condition) };
    if ('any' in part) return { any: part.any.map(condition) };
    if ('not' in part) return { not: condition(part.not) };
    const type = byId.get(part.fieldId)?.type;
    const test = { ...part, fieldId: fieldId(part.fieldId) };
    if (type === undefined || !isChoice(type) || part.value === undefined) return test;
    const id = (value: unknown) => (typeof value === 'number' ? optionId(part.fieldId, value) : (value as string));
    return { ...test, value: Array.isArray(part.value) ? part.value.map(id) : id(part.value) };
  };
  const rule = (one: ApplyRule): ApplyRule => {
    const target = fieldId(one.fieldId);
    if (one.kind === 'value') return { ...one, fieldId: target, value: choice(one.fieldId, one.value) };
    if (one.kind === 'options') return { ...one, fieldId: target, optionIds: one.optionIds.map((id) => optionId(one.fieldId, id)) };
    return { ...one, fieldId: target };
  };
  const option = (of: number, one: FieldOption): FieldOption => ({
    ...one,
    id: optionId(of, one.id),
    ...(one.cells ? { cells: Object.fromEntries(Object.entries(one.cells).map(([column, text]) => [fieldId(Number(column)), text])) } : {}),
    ...(one.apply ? { apply: one.apply.map(rule) } : {}),
  });
  const made = (one: FieldDefinition): FieldDefinition => ({
    ...one,
    id: fieldId(one.id),
    defaultValue: choice(one.id, one.defaultValue),
    options: one.options.map((each) => option(one.id, each)),
    fields: one.fields.map(made),
    shownWhen: one.shownWhen && condition(one.shownWhen),
    requiredWhen: one.requiredWhen && condition(one.requiredWhen),
    validWhen: one.validWhen && { ...one.validWhen, when: condition(one.validWhen.when) },
  });
  return { ...definition, fields: definition.fields.map(made) };
}

/** The same fields with negative ids, as they are copied into a form. `templateId` says where they came from. */
export function asNew(fields: Fields, templateId: number): FieldDefinition[] {
  const all = flat(fields);
  let next = 0;
  const away = { section: 'participants', subSection: '', version: 0, tabs: [] } as const;
  const optionIds = new Map(all.map(({ id, options }) => [id, new Map(options.map((option) => [option.id, --next]))]));
  const numbered = renumber({ ...away, fields: [...fields] }, new Map(all.map(({ id }, place) => [id, -1 - place])), optionIds);
  return numbered.fields.map((one) => ({ ...one, templateId, fields: one.fields.map((column) => ({ ...column, templateId })) }));
}
