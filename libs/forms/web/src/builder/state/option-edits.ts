/** Options of a choice: in order, retired rather than deleted once they are in use. */
import type { PlainDate } from '@afterbell/core/domain';
import type { ApplyRule, FieldDefinition, FieldOption, FormDefinition } from '@afterbell/forms/domain';
import { changeField, findField, foldName, nextId, putBefore, stepped } from './definition-edits';
import { withoutOption } from './references';

/** Labels become options, each once; what is there already is passed over. */
export function addOptions(definition: FormDefinition, fieldId: number, labels: readonly string[]): FormDefinition {
  const field = findField(definition, fieldId)?.field;
  if (!field) return definition;
  const known = new Set(field.options.map(({ label }) => foldName(label)));
  let id = nextId(definition);
  const fresh: FieldOption[] = [];
  for (const label of labels.map((given) => given.trim()).filter(Boolean)) {
    if (known.has(foldName(label))) continue;
    known.add(foldName(label));
    fresh.push({ id: id--, label, retiredOn: null });
  }
  return fresh.length === 0 ? definition : changeField(definition, fieldId, (before) => ({ ...before, options: [...before.options, ...fresh] }));
}

const withOptions = (definition: FormDefinition, fieldId: number, change: (options: readonly FieldOption[], field: FieldDefinition) => readonly FieldOption[]) =>
  changeField(definition, fieldId, (field) => ({ ...field, options: change(field.options, field) }));

export function changeOption(definition: FormDefinition, fieldId: number, optionId: number, change: Partial<Omit<FieldOption, 'id'>>): FormDefinition {
  return withOptions(definition, fieldId, (options) => options.map((option) => (option.id === optionId ? { ...option, ...change } : option)));
}

export function stepOption(definition: FormDefinition, fieldId: number, optionId: number, step: -1 | 1): FormDefinition {
  return withOptions(definition, fieldId, (options) => stepped(options, options.findIndex(({ id }) => id === optionId), step));
}

export function placeOption(definition: FormDefinition, fieldId: number, optionId: number, before: number | null): FormDefinition {
  return withOptions(definition, fieldId, (options) => putBefore(options, optionId, before));
}

export function sortOptions(definition: FormDefinition, fieldId: number): FormDefinition {
  return withOptions(definition, fieldId, (options) => [...options].sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true })));
}

export const retireOption = (definition: FormDefinition, fieldId: number, optionId: number, retiredOn: PlainDate | null) => changeOption(definition, fieldId, optionId, { retiredOn });

/** For one that nobody has chosen yet. Rules, conditions and the default that name it go with it. */
export function removeOption(definition: FormDefinition, fieldId: number, optionId: number): FormDefinition {
  const without = withOptions(definition, fieldId, (options) => options.filter(({ id }) => id !== optionId));
  const fields = without.fields.map((field) => withoutOption(field, fieldId, optionId));
  return changeField({ ...without, fields }, fieldId, (field) => ({ ...field, defaultValue: withoutValue(field.defaultValue, optionId) }));
}

function withoutValue(value: FieldDefinition['defaultValue'], optionId: number): FieldDefinition['defaultValue'] {
  if (value === optionId) return null;
  if (!Array.isArray(value)) return value;
  const left = (value as readonly number[]).filter((id) => id !== optionId);
  return left.length > 0 ? left : null;
}

export function setRules(definition: FormDefinition, fieldId: number, optionId: number, rules: readonly ApplyRule[]): FormDefinition {
  return withOptions(definition, fieldId, (options) =>
    options.map((option) => {
      if (option.id !== optionId) return option;
      const { apply: _apply, ...rest } = option;
      return rules.length > 0 ? { ...rest, apply: rules } : rest;
    }),
  );
}
