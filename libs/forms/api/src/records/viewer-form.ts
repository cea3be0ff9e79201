/** A definition as one viewer may have it: what the role and its tabs allow is written into the modes of the fields. */
import { requirePrincipal } from '@afterbell/core/api';
import { type FeatureKey, tabsOf, type Verb } from '@afterbell/core/domain';
import { type Condition, conditionHolds, type EffectiveMode, type FieldDefinition, type FormDefinition, type FormTab, testsOf, viewerCap, type Viewer } from '@afterbell/forms/domain';

export interface ViewerForm {
  /** All fields, for the engine. */
  readonly definition: FormDefinition;
  /** What leaves the server. */
  readonly shown: FormDefinition;
  readonly viewer: Viewer & { readonly roleId: string };
}

const RANK: Readonly<Record<EffectiveMode, number>> = { hidden: 0, ro: 1, rw: 2 };

/** A tab that the catalogue knows needs an entry of its own; any other goes with its feature. */
export function allowsTab(verb: Verb, feature: FeatureKey, tab: string): boolean {
  const { permissions } = requirePrincipal();
  return permissions.allows(verb, feature, tabsOf(feature).includes(tab) ? tab : undefined);
}

const made = new WeakMap<FormDefinition, Map<string, ViewerForm>>();
const MOST_VIEWERS = 200;

/** Made once for each role and what it may do, and kept as long as the definition is. */
export function viewerForm(definition: FormDefinition, feature: FeatureKey, mayEdit: boolean): ViewerForm {
  const roleId = requirePrincipal().roleId ?? 'none';
  const caps = definition.tabs.map(({ name }): EffectiveMode => (allowsTab('view', feature, name) ? (allowsTab('edit', feature, name) ? 'rw' : 'ro') : 'hidden'));
  const key = `${roleId} ${mayEdit} ${caps.join()}`;
  const known = made.get(definition) ?? new Map<string, ViewerForm>();
  made.set(definition, known);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_VIEWERS) known.clear();
  const viewer = { roleId, canEdit: mayEdit };
  const capOf = new Map(definition.tabs.map(({ name }, index) => [name, caps[index] ?? 'rw']));
  const held: FormDefinition = { ...definition, fields: definition.fields.map((one) => capped(one, capOf.get(one.tabName) ?? 'rw', roleId)) };
  const form = { definition: held, shown: shownOf(held, viewer, caps), viewer };
  known.set(key, form);
  return form;
}

function capped(one: FieldDefinition, cap: EffectiveMode, roleId: string): FieldDefinition {
  if (cap === 'rw') return one;
  const own = one.mode === 'role' ? viewerCap(one, { roleId, canEdit: true }) : one.mode;
  return { ...one, mode: 'role', roleModes: { [roleId]: RANK[own] < RANK[cap] ? own : cap } };
}

/** Fields that no rule can ever show to the viewer are absent, and so are the rules and conditions that speak of them. */
function shownOf(definition: FormDefinition, viewer: Viewer, caps: readonly EffectiveMode[]): FormDefinition {
  const targets = new Set(definition.fields.flatMap(({ options }) => options.flatMap(({ apply = [] }) => apply.flatMap((rule) => (rule.kind === 'mode' ? [rule.fieldId] : [])))));
  const isShown = (one: FieldDefinition) => viewerCap(one, viewer) !== 'hidden' && (one.mode !== 'hidden' || targets.has(one.id));
  const visible = definition.fields.filter(isShown).map((one) => ({ ...one, fields: one.fields.filter((column) => viewerCap(column, viewer) !== 'hidden' && column.mode !== 'hidden') }));
  const ids = new Set(visible.flatMap(({ id, fields }) => [id, ...fields.map((column) => column.id)]));
  const all = new Map(definition.fields.flatMap((one) => [one, ...one.fields]).map((one) => [one.id, one]));
  const tidy = (one: FieldDefinition): FieldDefinition => ({
    ...one,
    fields: one.fields.map(tidy),
    options: one.options.map((option) => (option.apply ? { ...option, apply: option.apply.filter(({ fieldId }) => ids.has(fieldId)) } : option)),
    shownWhen: one.shownWhen && without(one.shownWhen, ids, all),
    requiredWhen: one.requiredWhen && without(one.requiredWhen, ids, all),
    validWhen: one.validWhen && { ...one.validWhen, when: without(one.validWhen.when, ids, all) },
  });
  const tabs: FormTab[] = definition.tabs.filter((_, index) => caps[index] !== 'hidden');
  return { ...definition, tabs, fields: visible.map(tidy) };
}

/** A comparison with a field that is absent becomes what it comes to for the viewer: as if nobody had answered. */
function without(condition: Condition, ids: ReadonlySet<number>, all: ReadonlyMap<number, FieldDefinition>): Condition {
  if (testsOf(condition).every(({ fieldId }) => ids.has(fieldId))) return condition;
  if ('all' in condition) return { all: condition.all.map((part) => without(part, ids, all)) };
  if ('any' in condition) return { any: condition.any.map((part) => without(part, ids, all)) };
  if ('not' in condition) return { not: without(condition.not, ids, all) };
  const holds = conditionHolds(condition, { field: (id) => all.get(id), value: () => null, context: { timeZone: 'UTC' } });
  return holds ? { all: [] } : { any: [] };
}
