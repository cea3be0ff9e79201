/** New fields and options come with negative ids; saved, they have ids of their own, wherever they were named. */
import { type FieldDefinition, renumber } from '@afterbell/forms/domain';

type Fields = readonly FieldDefinition[];

const flat = (fields: Fields): FieldDefinition[] => fields.flatMap((one) => [one, ...one.fields]);

/** How many ids of each are wanted. */
export function newIds(fields: Fields): { fields: number; options: number } {
  const all = flat(fields);
  return { fields: all.filter(({ id }) => id < 0).length, options: all.flatMap(({ options }) => options).filter(({ id }) => id < 0).length };
}

/** `-1` of one field's options and `-1` of another's are two: an editor may count them apart. */
export function assignIds(fields: Fields, firstField: number, firstOption: number): readonly FieldDefinition[] {
  let [nextField, nextOption] = [firstField, firstOption];
  const all = flat(fields);
  const fieldIds = new Map(all.flatMap(({ id }) => (id < 0 ? [[id, nextField++] as const] : [])));
  const optionIds = new Map(all.flatMap(({ id: of, options }) => options.flatMap(({ id }) => (id < 0 ? [[`${of} ${id}`, nextOption++] as const] : []))));
  return renumber(fields, { field: (id) => fieldIds.get(id) ?? id, option: (id, of) => optionIds.get(`${of} ${id}`) ?? id });
}
