/** Ids of fields and options given anew, wherever they are named: in rules, conditions, defaults and cells. */
import { isChoice } from '../field-type';
import type { FieldValue } from '../field-value';
import type { ApplyRule, Condition, FieldDefinition } from '../form-definition';
import { isMultipleChoice } from '../field-type';

export interface NewIds {
  field(id: number): number;
  /** `fieldId` is the id that the field had. */
  option(id: number, fieldId: number): number;
}

export function renumber(fields: readonly FieldDefinition[], ids: NewIds): readonly FieldDefinition[] {
  const byId = new Map(fields.flatMap((field) => [field, ...field.fields]).map((field) => [field.id, field]));

  const value = (given: FieldValue | null, of: FieldDefinition | undefined): FieldValue | null => {
    if (!of || !isChoice(of.type)) return given;
    if (typeof given === 'number') return ids.option(given, of.id);
    return isMultipleChoice(of.type) && Array.isArray(given) ? (given as readonly number[]).map((id) => ids.option(id, of.id)) : given;
  };
  const condition = (given: Condition): Condition => {
    if ('all' in given) return { all: given.all.map(condition) };
    if ('any' in given) return { any: given.any.map(condition) };
    if ('not' in given) return { not: condition(given.not) };
    const of = byId.get(given.fieldId);
    const fieldId = ids.field(given.fieldId);
    if (given.value === undefined || !of || !isChoice(of.type)) return { ...given, fieldId };
    const operand = (one: string | number | boolean): string | number => (typeof one === 'number' ? ids.option(one, of.id) : String(one));
    return { ...given, fieldId, value: Array.isArray(given.value) ? (given.value as readonly (string | number)[]).map(operand) : operand(given.value as string | number | boolean) };
  };
  const rule = (given: ApplyRule): ApplyRule => {
    const fieldId = ids.field(given.fieldId);
    if (given.kind === 'options') return { ...given, fieldId, optionIds: given.optionIds.map((id) => ids.option(id, given.fieldId)) };
    return given.kind === 'value' ? { ...given, fieldId, value: value(given.value, byId.get(given.fieldId)) } : { ...given, fieldId };
  };
  const renumbered = (field: FieldDefinition): FieldDefinition => ({
    ...field,
    id: ids.field(field.id),
    fields: field.fields.map(renumbered),
    defaultValue: value(field.defaultValue, field),
    options: field.options.map(({ id, cells, apply, ...option }) => ({
      ...option,
      id: ids.option(id, field.id),
      ...(cells && { cells: Object.fromEntries(Object.entries(cells).map(([column, text]) => [ids.field(Number(column)), text])) }),
      ...(apply && { apply: apply.map(rule) }),
    })),
    shownWhen: field.shownWhen && condition(field.shownWhen),
    requiredWhen: field.requiredWhen && condition(field.requiredWhen),
    validWhen: field.validWhen && { ...field.validWhen, when: condition(field.validWhen.when) },
  });
  return fields.map(renumbered);
}
