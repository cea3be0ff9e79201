/** A definition as one viewer may have it: what the role and its tabs allow is written into the modes of the fields. */
import { requirePrincipal } from '@afterbell/core/api';
import { type FeatureKey, tabsOf, type Verb } from '@afterbell/core/domain';
import { asksOf, definitionFor, type EffectiveMode, type FieldDefinition, type FormDefinition, viewerCap, type Viewer } from '@afterbell/forms/domain';
import type { SubjectRecord } from '../subjects/subject';

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
  const held: FormDefinition = { ...definition, fields: definition.fields.map((one) => asked(capped(one, capOf.get(one.tabName) ?? 'rw', roleId), viewer)) };
  const shown = definitionFor(held, viewer);
  // A tab of which nothing is left would tell by its name what it holds.
  const isLeft = (tab: string): boolean => shown.fields.some(({ tabName }) => tabName === tab) || !held.fields.some(({ tabName }) => tabName === tab);
  const form = { definition: held, shown: { ...shown, tabs: definition.tabs.filter(({ name }, index) => caps[index] !== 'hidden' && isLeft(name)) }, viewer };
  known.set(key, form);
  return form;
}

/** What is asked of other roles is not this viewer's to know. */
function asked(one: FieldDefinition, viewer: Viewer): FieldDefinition {
  const { roleRequired, ...rest } = one;
  if (roleRequired === undefined && one.fields.every((column) => column.roleRequired === undefined)) return one;
  return { ...rest, required: asksOf(one, viewer), fields: one.fields.map((column) => asked(column, viewer)) };
}

function capped(one: FieldDefinition, cap: EffectiveMode, roleId: string): FieldDefinition {
  if (cap === 'rw') return one;
  const own = one.mode === 'role' ? viewerCap(one, { roleId, canEdit: true }) : one.mode;
  return { ...one, mode: 'role', roleModes: { [roleId]: RANK[own] < RANK[cap] ? own : cap } };
}

const closed = new WeakMap<ViewerForm, Map<string, ViewerForm>>();

/** The form of a record that no longer lets some of its properties change: those can be read, with the reason beneath. */
export function closedForm(form: ViewerForm, reasons: SubjectRecord['closed']): ViewerForm {
  if (!reasons || !Object.keys(reasons).length) return form;
  const key = JSON.stringify(reasons);
  const known = closed.get(form) ?? new Map<string, ViewerForm>();
  closed.set(form, known);
  const found = known.get(key);
  if (found) return found;
  const held = ({ fields, ...definition }: FormDefinition): FormDefinition => ({ ...definition, fields: fields.map((one) => (one.hardcodedName !== null && Object.hasOwn(reasons, one.hardcodedName) && viewerCap(one, form.viewer) === 'rw' ? { ...capped(one, 'ro', form.viewer.roleId), closedReason: reasons[one.hardcodedName] } : one)) });
  const made = { ...form, definition: held(form.definition), shown: held(form.shown) };
  known.set(key, made);
  return made;
}
