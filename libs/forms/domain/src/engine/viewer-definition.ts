/** The form as one viewer may have it: what they can never see is absent, and nothing that is left speaks of it. */
import type { ApplyRule, Condition, FieldDefinition, FormDefinition } from '../form-definition';
import { conditionHolds, testsOf } from './conditions';
import { viewerCap } from './evaluate';
import type { Viewer } from './form-state';

type Fields = readonly FieldDefinition[];

interface Incoming {
  readonly chooserId: number;
  readonly rule: ApplyRule;
}

function rulesByTarget(fields: Fields): ReadonlyMap<number, readonly Incoming[]> {
  const found = new Map<number, Incoming[]>();
  for (const { id: chooserId, options } of fields) {
    for (const rule of options.flatMap(({ apply = [] }) => apply)) {
      const mine = found.get(rule.fieldId);
      if (mine) mine.push({ chooserId, rule });
      else found.set(rule.fieldId, [{ chooserId, rule }]);
    }
  }
  return found;
}

/** Those that something among what is left could ever show; taking one away may leave another with nothing that shows it. */
function shownAmong(all: Fields, viewer: Viewer): Fields {
  const rules = rulesByTarget(all);
  let left = all.filter((field) => viewerCap(field, viewer) !== 'hidden');
  for (;;) {
    const ids = new Set(left.map(({ id }) => id));
    const next = left.filter(({ id, mode }) => {
      const incoming = rules.get(id) ?? [];
      const own = incoming.filter(({ chooserId }) => ids.has(chooserId));
      const waits = (among: readonly Incoming[]): boolean => among.some(({ rule }) => rule.kind === 'visible' && rule.visible);
      const isOpened = mode !== 'hidden' || own.some(({ rule }) => rule.kind === 'mode' && rule.mode !== 'hidden');
      return isOpened && (!waits(incoming) || waits(own));
    });
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

export interface FieldsOnForm {
  has(fieldId: number): boolean;
  /** The columns that are left of a subform. */
  columnsOf(field: FieldDefinition): Fields;
}

const known = new WeakMap<FormDefinition, Map<string | null, FieldsOnForm>>();
const MOST_VIEWERS = 200;

/** Which fields `definitionFor` leaves; worked out once for each role, as every save asks. */
export function fieldsOnForm(definition: FormDefinition, viewer: Viewer): FieldsOnForm {
  const byRole = known.get(definition) ?? new Map<string | null, FieldsOnForm>();
  known.set(definition, byRole);
  const found = byRole.get(viewer.roleId);
  if (found) return found;
  if (byRole.size >= MOST_VIEWERS) byRole.clear();
  const columns = new Map(definitionFor(definition, viewer).fields.map((field) => [field.id, new Set(field.fields.map(({ id }) => id))]));
  const made: FieldsOnForm = {
    has: (fieldId) => columns.has(fieldId),
    columnsOf: ({ id, fields }) => fields.filter((column) => columns.get(id)?.has(column.id) === true),
  };
  byRole.set(viewer.roleId, made);
  return made;
}
