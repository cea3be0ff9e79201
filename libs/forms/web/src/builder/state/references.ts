/** What a definition says of other fields and options, by their ids: rules of options and conditions. */
import type { ApplyRule, Condition, FieldDefinition, FieldOption, FieldTest, FormDefinition } from '@afterbell/forms/domain';

/** The condition with each of its tests changed; what is left without a test is no condition. */
export function mapTests(condition: Condition | null, change: (test: FieldTest) => FieldTest | null): Condition | null {
  if (condition === null) return null;
  if ('fieldId' in condition) return change(condition);
  if ('not' in condition) {
    const inner = mapTests(condition.not, change);
    return inner && { not: inner };
  }
  const all = 'all' in condition;
  const parts = (all ? condition.all : condition.any).flatMap((part) => mapTests(part, change) ?? []);
  if (parts.length === 0) return null;
  return all ? { all: parts } : { any: parts };
}

interface Changes {
  test: (test: FieldTest) => FieldTest | null;
  rule: (rule: ApplyRule) => ApplyRule | null;
}

/** A field with all that it says of others changed, its columns too. */
export function mapReferences(field: FieldDefinition, changes: Changes): FieldDefinition {
  const valid = field.validWhen && mapTests(field.validWhen.when, changes.test);
  const option = ({ apply, ...rest }: FieldOption): FieldOption => {
    const rules = (apply ?? []).flatMap((rule) => changes.rule(rule) ?? []);
    return rules.length > 0 ? { ...rest, apply: rules } : rest;
  };
  return {
    ...field,
    shownWhen: mapTests(field.shownWhen, changes.test),
    requiredWhen: mapTests(field.requiredWhen, changes.test),
    validWhen: field.validWhen && valid ? { ...field.validWhen, when: valid } : null,
    options: field.options.map(option),
    fields: field.fields.map((column) => mapReferences(column, changes)),
  };
}

/** How many rules and conditions name the field. */
export function referencesTo(definition: FormDefinition, id: number): number {
  let count = 0;
  for (const field of definition.fields) {
    if (field.id === id) continue;
    mapReferences(field, {
      test: (test) => ((count += test.fieldId === id ? 1 : 0), test),
      rule: (rule) => ((count += rule.fieldId === id ? 1 : 0), rule),
    });
  }
  return count;
}

/** Without anything that names fields which are gone. */
export function withoutReferences(field: FieldDefinition, gone: ReadonlySet<number>): FieldDefinition {
  return mapReferences(field, { test: (test) => (gone.has(test.fieldId) ? null : test), rule: (rule) => (gone.has(rule.fieldId) ? null : rule) });
}

/** Without anything that names an option of `ofField` which is gone. */
export function withoutOption(field: FieldDefinition, ofField: number, optionId: number): FieldDefinition {
  return mapReferences(field, {
    test: (test) => {
      if (test.fieldId !== ofField) return test;
      if (!Array.isArray(test.value)) return test.value === optionId ? null : test;
      const value = (test.value as readonly (string | number)[]).filter((id) => id !== optionId);
      return value.length > 0 ? { ...test, value } : null;
    },
    rule: (rule) => {
      if (rule.fieldId !== ofField) return rule;
      if (rule.kind === 'options') return { ...rule, optionIds: rule.optionIds.filter((id) => id !== optionId) };
      if (rule.kind !== 'value') return rule;
      if (Array.isArray(rule.value)) return { ...rule, value: (rule.value as readonly number[]).filter((id) => id !== optionId) };
      return rule.value === optionId ? null : rule;
    },
  });
}
