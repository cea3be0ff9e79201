/** The form as one viewer may have it: what they can never see is absent, and nothing that is left speaks of it. */
import type { ApplyRule, Condition, FieldDefinition, FormDefinition } from '../form-definition';
import { conditionHolds, testsOf } from './conditions';
import { viewerCap } from './evaluate';
import type { Viewer } from './form-state';

type Fields = readonly FieldDefinition[];

const rulesOn = (fields: Fields, id: number): readonly ApplyRule[] => fields.flatMap(({ options }) => options.flatMap(({ apply = [] }) => apply.filter(({ fieldId }) => fieldId === id)));

/** Whether anything that is left could ever show the field. */
function canBeShown(field: FieldDefinition, left: Fields, all: Fields, viewer: Viewer): boolean {
  if (viewerCap(field, viewer) === 'hidden') return false;
  const rules = rulesOn(left, field.id);
  if (field.mode === 'hidden' && !rules.some((rule) => rule.kind === 'mode' && rule.mode !== 'hidden')) return false;
  const waits = (among: readonly ApplyRule[]): boolean => among.some((rule) => rule.kind === 'visible' && rule.visible);
  return !waits(rulesOn(all, field.id)) || waits(rules);
}

/** Taking one away may leave another with nothing that shows it. */
function shownAmong(all: Fields, viewer: Viewer): Fields {
  let left = all;
  for (;;) {
    const next = left.filter((field) => canBeShown(field, left, all, viewer));
    if (next.length === left.length) return left;
    left = next;
  }
}

/** A comparison with an absent field becomes what it comes to when nobody has answered. */
function without(condition: Condition, ids: ReadonlySet<number>, fieldOf: (id: number) => FieldDefinition | undefined): Condition {
  if (testsOf(condition).every(({ fieldId }) => ids.has(fieldId))) return condition;
  if ('all' in condition) return { all: condition.all.map((part) => without(part, ids, fieldOf)) };
  if ('any' in condition) return { any: condition.any.map((part) => without(part, ids, fieldOf)) };
  if ('not' in condition) return { not: without(condition.not, ids, fieldOf) };
  return conditionHolds(condition, { field: fieldOf, value: () => null, context: { timeZone: 'UTC' } }) ? { all: [] } : { any: [] };
}

function reduced(all: Fields, viewer: Viewer, around: ReadonlySet<number>, outside: ReadonlyMap<number, FieldDefinition>): Fields {
  const left = shownAmong(all, viewer);
  const own = new Set(left.map(({ id }) => id));
  const ids = new Set([...own, ...around]);
  const known = new Map([...outside, ...all.map((field) => [field.id, field] as const)]);
  const fieldOf = (id: number): FieldDefinition | undefined => known.get(id);
  return left.map((field) => ({
    ...field,
    fields: field.type === 'subform' ? reduced(field.fields, viewer, own, known) : field.fields,
    options: field.options.map((option) => (option.apply ? { ...option, apply: option.apply.filter(({ fieldId }) => own.has(fieldId)) } : option)),
    shownWhen: field.shownWhen && without(field.shownWhen, ids, fieldOf),
    requiredWhen: field.requiredWhen && without(field.requiredWhen, ids, fieldOf),
    validWhen: field.validWhen && { ...field.validWhen, when: without(field.validWhen.when, ids, fieldOf) },
  }));
}

/**
 * What leaves the server for this viewer. The engine says the same of it as of the whole form, for every field that is in it: nobody has
 * to be told of the others to be shown the right ones.
 */
export function definitionFor(definition: FormDefinition, viewer: Viewer): FormDefinition {
  return { ...definition, fields: reduced(definition.fields, viewer, new Set(), new Map()) };
}
