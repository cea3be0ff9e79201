/**
 * Rules and conditions of a form, run to where nothing moves any more (docs/forms.md, "Rules and conditions"). Fields are decided once
 * each, after all that they depend on, so the result does not depend on the order of edits and running it again changes nothing.
 */
import type { FieldContext } from '../field-kind';
import { type EffectiveMode, isChoice, isDisplayType, needsNoAnswer } from '../field-type';
import type { FieldValue, FormValues, SubformRow } from '../field-value';
import type { FieldDefinition, FormDefinition } from '../form-definition';
import { type Answers, conditionHolds } from './conditions';
import type { FieldState, FieldStates, FormState, Viewer } from './form-state';
import { type IncomingRule, type RulePlan, rulePlan } from './rule-plan';
import { chosenIds, isEmptyValue, sameValue, valueIn } from './values';

const RANK = { hidden: 0, ro: 1, rw: 2 } as const satisfies Record<EffectiveMode, number>;
const stricter = (a: EffectiveMode, b: EffectiveMode): EffectiveMode => (RANK[a] <= RANK[b] ? a : b);

/** The most that the viewer may ever do with the field, whatever rules say. Who answers others leaves out what is `hidden` here. */
export function viewerCap(field: FieldDefinition, { roleId, canEdit }: Viewer): EffectiveMode {
  const mode = field.mode === 'role' && roleId !== null && Object.hasOwn(field.roleModes, roleId) ? field.roleModes[roleId]! : 'rw';
  return canEdit ? mode : stricter(mode, 'ro');
}

interface Run {
  readonly plan: RulePlan;
  readonly values: FormValues;
  readonly before: FormValues;
  readonly viewer: Viewer;
  readonly context: FieldContext;
  /** What a person sent: rules do not write over it where it may be edited, and where it may not, it is taken back. */
  readonly sent: ReadonlySet<number> | null;
  /** What a row sees of the form around it. */
  readonly around?: Answers;
}

export interface RunResult {
  readonly values: FormValues;
  readonly fields: FieldStates;
  readonly rows: FormState['rows'];
  /** Sent although the field cannot be edited, with another value than it has. */
  readonly refused: readonly number[];
  /** Cells of rows that were sent so, by id of the subform. */
  readonly refusedCells: ReadonlyMap<number, readonly { readonly row: number; readonly fieldId: number }[]>;
  readonly answers: Answers;
}

interface Settled {
  readonly mode: EffectiveMode;
  readonly visible: boolean;
  readonly optionIds: readonly number[] | null;
}

/** Most fields of a long form have no rules: they are not looked for there. */
const NONE: readonly IncomingRule[] = [];

function modeOf(field: FieldDefinition, active: readonly IncomingRule[], viewer: Viewer): EffectiveMode {
  const own = field.mode === 'role' ? 'rw' : field.mode;
  if (!active.length) return stricter(viewerCap(field, viewer), own);
  const ruled = active.map(({ rule }) => (rule.kind === 'mode' ? rule.mode : null)).filter((mode) => mode !== null);
  return stricter(viewerCap(field, viewer), ruled.length ? ruled.reduce(stricter) : own);
}

/** A field that some option shows waits for it; hiding is stronger than showing. */
function isShown(incoming: readonly IncomingRule[], active: readonly IncomingRule[]): boolean {
  if (!incoming.length) return true;
  const says = (rules: readonly IncomingRule[], visible: boolean): boolean => rules.some(({ rule }) => rule.kind === 'visible' && rule.visible === visible);
  return !says(active, false) && (says(active, true) || !says(incoming, true));
}

/** Several options of one field widen what they offer, several fields narrow it. Null when nothing narrows. */
function narrowedTo(active: readonly IncomingRule[]): ReadonlySet<number> | null {
  if (active.length === 0) return null;
  const offers = new Map<number, Set<number>>();
  for (const { chooser, rule } of active) {
    if (rule.kind !== 'options') continue;
    const mine = offers.get(chooser.id) ?? new Set<number>();
    for (const id of rule.optionIds) mine.add(id);
    offers.set(chooser.id, mine);
  }
  const sets = [...offers.values()];
  return sets.length ? sets.reduce((left, right) => new Set([...left].filter((id) => right.has(id)))) : null;
}

function withoutOptions(value: FieldValue | null, gone: (id: number) => boolean): FieldValue | null {
  if (typeof value === 'number') return gone(value) ? null : value;
  const left = chosenIds(value).filter((id) => !gone(id));
  return left.length ? left : null;
}

function optionsOf(field: FieldDefinition, offered: ReadonlySet<number> | null, kept: FieldValue | null, today: string): readonly number[] | null {
  if (!isChoice(field.type)) return null;
  const stays = new Set(chosenIds(kept));
  return field.options.filter(({ id, retiredOn }) => (offered?.has(id) ?? true) && (retiredOn === null || retiredOn > today || stays.has(id))).map(({ id }) => id);
}

export function run({ plan, values, before, viewer, context, sent, around }: Run): RunResult {
  const now: Record<number, FieldValue | null> = { ...values };
  const settled = new Map<number, Settled>();
  const refused: number[] = [];
  const answers: Answers = {
    context,
    field: (id) => plan.byId.get(id) ?? around?.field(id),
    value: (id) => (plan.byId.has(id) ? (settled.get(id)?.visible === false ? null : valueIn(now, id)) : (around?.value(id) ?? null)),
  };
  const isChosen = ({ chooser, option }: IncomingRule): boolean => chosenIds(answers.value(chooser.id)).includes(option.id);
  const isNew = ({ chooser, option }: IncomingRule): boolean => !chosenIds(valueIn(before, chooser.id)).includes(option.id);

  const isGone = ({ chooser, option }: IncomingRule): boolean => chosenIds(valueIn(before, chooser.id)).includes(option.id) && !chosenIds(valueIn(now, chooser.id)).includes(option.id);

  const put = ({ id, type }: FieldDefinition, value: FieldValue | null): void => {
    if (value === null && !Object.hasOwn(before, id)) delete now[id];
    else if (!isDisplayType(type)) now[id] = value;
  };

  const settle = (field: FieldDefinition): void => {
    const incoming = plan.rulesOn.get(field.id) ?? NONE;
    const active = incoming.length ? incoming.filter(isChosen) : incoming;
    const mode = modeOf(field, active, viewer);
    const shown = isShown(incoming, active) && (field.shownWhen === null || plan.circular.has(field.id) || conditionHolds(field.shownWhen, answers));
    const visible = mode !== 'hidden' && shown;
    const given = valueIn(now, field.id);
    const stored = valueIn(before, field.id);
    const editable = visible && mode === 'rw';
    const isSent = sent?.has(field.id) ?? false;
    if (isSent && !editable) put(field, stored);
    if (viewerCap(field, viewer) !== 'hidden' && !(isSent && editable)) {
      for (const incoming of active) if (incoming.rule.kind === 'value' && isNew(incoming)) put(field, incoming.rule.value);
    }
    const offered = narrowedTo(active);
    const isMoved = incoming.some((one) => one.rule.kind === 'options' && (isGone(one) || (isNew(one) && isChosen(one))));
    // What was chosen before the narrowing goes with it; what is chosen against it stays, for the check to name.
    if (offered && sameValue(valueIn(now, field.id), stored) && isMoved) put(field, withoutOptions(valueIn(now, field.id), (id) => !offered.has(id)));
    if (isSent && !editable && !sameValue(valueIn(now, field.id), given)) refused.push(field.id);
    settled.set(field.id, { mode, visible, optionIds: optionsOf(field, offered, stored, context.today) });
  };
  for (const field of plan.order) settle(field);

  const rows: Record<number, Record<string, FieldStates>> = {};
  const refusedCells = new Map<number, { row: number; fieldId: number }[]>();
  for (const [id, rowPlan] of plan.rows) {
    const stored = new Map(rowsIn(before, id).map((row) => [row.rowId, row.values]));
    const states: Record<string, FieldStates> = {};
    const cells: { row: number; fieldId: number }[] = [];
    const given = rowsIn(now, id);
    const isTheirs = sent !== null && sent.has(id) && !refused.includes(id) && settled.get(id)!.visible && settled.get(id)!.mode === 'rw';
    const next = given.map((row, at): SubformRow => {
      const known = stored.get(row.rowId);
      const was = known ?? (isTheirs ? run({ plan: rowPlan, values: initialValues(rowPlan, context), before: {}, viewer, context, sent: null, around: answers }).values : {});
      const values = known ? row.values : { ...was, ...row.values };
      const sentCells = isTheirs ? new Set(rowPlan.fields.filter((column) => !sameValue(valueIn(values, column.id), valueIn(was, column.id))).map((column) => column.id)) : null;
      const result = run({ plan: rowPlan, values, before: was, viewer, context, sent: sentCells, around: answers });
      states[row.rowId] = result.fields;
      cells.push(...result.refused.filter((fieldId) => Object.hasOwn(row.values, fieldId)).map((fieldId) => ({ row: at, fieldId })));
      return sameValue(result.values, row.values) ? row : { ...row, values: result.values };
    });
    rows[id] = states;
    if (cells.length) refusedCells.set(id, cells);
    if (next.some((row, at) => row !== given[at])) now[id] = next;
  }

  const fields: Record<number, FieldState> = {};
  for (const field of plan.fields) {
    const { mode, visible, optionIds } = settled.get(field.id)!;
    const incoming = plan.rulesOn.get(field.id);
    fields[field.id] = { visible, mode, required: visible && mode === 'rw' && isRequired(field, viewer, incoming ? incoming.filter(isChosen) : NONE, answers), optionIds };
  }
  return { values: now, fields, rows, refused, refusedCells, answers };
}

export function rowsIn(values: FormValues, id: number): readonly SubformRow[] {
  const value = valueIn(values, id);
  return Array.isArray(value) ? (value as readonly SubformRow[]).filter((row) => typeof row === 'object' && row !== null) : [];
}

/** What the field itself asks of the viewer's role, before rules and conditions speak. */
export function asksOf({ required, roleRequired }: Pick<FieldDefinition, 'required' | 'roleRequired'>, { roleId }: Pick<Viewer, 'roleId'>): boolean {
  return roleRequired !== undefined && roleId !== null && Object.hasOwn(roleRequired, roleId) ? roleRequired[roleId]! : required;
}

/** A rule lifts what the field itself says, never another rule or a condition. */
function isRequired(field: FieldDefinition, viewer: Viewer, active: readonly IncomingRule[], answers: Answers): boolean {
  if (needsNoAnswer(field.type)) return false;
  const { requiredWhen } = field;
  const says = (wanted: boolean): boolean => active.some(({ rule }) => rule.kind === 'required' && rule.required === wanted);
  if (requiredWhen !== null && conditionHolds(requiredWhen, answers)) return true;
  return says(true) || (asksOf(field, viewer) && !says(false));
}

/**
 * The form as it stands for one viewer. `before` is what the values were before the edit: rules that set values and clear what is no
 * longer offered act on options that are chosen now and were not then; without it nothing is newly chosen and no value moves.
 */
export function evaluateForm(definition: FormDefinition, values: FormValues, viewer: Viewer, context: FieldContext, before?: FormValues): FormState {
  const { values: after, fields, rows } = run({ plan: rulePlan(definition), values, before: before ?? values, viewer, context, sent: null });
  return { values: after, fields, rows };
}

/** What a new record, or a new row, starts with. Rules of preset options act when it is evaluated against nothing: `evaluateForm(…, initial, …, {})`. */
export function initialValues({ fields }: Pick<RulePlan, 'fields'>, { today }: Pick<FieldContext, 'today'>): FormValues {
  const values: Record<number, FieldValue | null> = {};
  for (const { id, type, defaultValue, options } of fields) {
    if (defaultValue === null) continue;
    const retired = new Set(options.filter(({ retiredOn }) => retiredOn !== null && retiredOn <= today).map((option) => option.id));
    const value = isChoice(type) ? withoutOptions(defaultValue, (option) => retired.has(option)) : defaultValue;
    if (!isEmptyValue(value)) values[id] = value;
  }
  return values;
}
