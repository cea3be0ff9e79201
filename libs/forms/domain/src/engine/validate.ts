/** The one check of what somebody wants to save, for the browser and the server (docs/forms.md). */
import type { FieldContext, FieldIssue } from '../field-kind';
import { isDisplayType, type ValueType } from '../field-type';
import type { FieldValue, FormValues } from '../field-value';
import type { FieldDefinition, FormDefinition } from '../form-definition';
import { kindOf } from '../kinds';
import { issue, issueWords } from '../problems';
import { type Answers, conditionHolds, testsOf } from './conditions';
import { rowsIn, run } from './evaluate';
import type { FieldState, FieldStates, FormProblem, FormState, FormValidation, Viewer } from './form-state';
import { type RulePlan, rulePlan } from './rule-plan';
import { chosenIds, isEmptyValue, sameValue, valueIn } from './values';

export interface ValidateOptions {
  readonly before: FormValues;
  readonly viewer: Viewer;
  readonly context: FieldContext;
  /** Only what this tab asks for is required; what was sent is checked wherever it stands. */
  readonly tab?: string;
}

/** More than any form has; a longer list is not even read. */
export const MOST_EDITED_FIELDS = 1_000;

const kindFor = (field: FieldDefinition) => kindOf(field.type as ValueType);

interface Check {
  readonly plan: RulePlan;
  readonly prefix: string;
  readonly values: FormValues;
  readonly before: FormValues;
  readonly states: FieldStates;
  readonly context: FieldContext;
  readonly answers: Answers;
  isAsked(field: FieldDefinition): boolean;
  report(field: FieldDefinition, path: string, issue: FieldIssue): void;
}

/** Empty in a way that an answer is missing; identifiers are made by the server. */
function isMissing(field: FieldDefinition, value: FieldValue | null): boolean {
  return field.type !== 'generator' && isEmptyValue(value);
}

function notOffered(field: FieldDefinition, { optionIds }: FieldState, value: FieldValue | null, stored: FieldValue | null): FieldIssue | null {
  if (optionIds === null) return null;
  const stays = new Set(chosenIds(stored));
  const wrong = chosenIds(value).find((id) => !optionIds.includes(id) && !stays.has(id));
  const option = field.options.find(({ id }) => id === wrong);
  return option ? issue('OPTION_NOT_OFFERED', { option: option.label }) : null;
}

function checkFields({ plan, prefix, values, before, states, context, answers, isAsked, report }: Check): void {
  for (const field of plan.fields) {
    if (isDisplayType(field.type)) continue;
    const state = states[field.id]!;
    const [value, stored, path] = [valueIn(values, field.id), valueIn(before, field.id), `${prefix}${field.id}`];
    const isChanged = !sameValue(value, stored);
    if (state.required && isMissing(field, value) && (isAsked(field) || isChanged)) {
      report(field, path, issue('REQUIRED'));
      continue;
    }
    if (!state.visible) continue;
    if (isChanged && value !== null) {
      const wrong = kindFor(field).validate(value as never, field, context, stored as never) ?? notOffered(field, state, value, stored);
      if (wrong) {
        report(field, path, wrong);
        continue;
      }
    }
    const { validWhen } = field;
    if (validWhen === null || isEmptyValue(value)) continue;
    // Like a limit that was tightened later: what nobody touched may stay.
    const isTouched = isChanged || testsOf(validWhen.when).some(({ fieldId }) => plan.byId.has(fieldId) && !sameValue(valueIn(values, fieldId), valueIn(before, fieldId)));
    if (isTouched && !conditionHolds(validWhen.when, answers)) report(field, path, issue('VALID_WHEN', { message: validWhen.message }));
  }
}

interface Sent {
  readonly values: Record<number, FieldValue | null>;
  readonly ids: Set<number>;
}

/** What was sent in canonical form; what says the same as is stored counts as not sent. */
function readSent({ byId }: RulePlan, edited: Readonly<Record<number, unknown>>, { before, context }: ValidateOptions, report: Check['report']): Sent {
  const values: Record<number, FieldValue | null> = { ...before };
  const ids = new Set<number>();
  const keys = Object.keys(edited).sort((a, b) => Number(a) - Number(b));
  for (const key of keys) {
    const raw = edited[key as unknown as number];
    const id = Number(key);
    const field = byId.get(id);
    if (raw === undefined) continue;
    if (!field || String(id) !== key) {
      report({ id, name: key } as FieldDefinition, key, issue('FIELD_UNKNOWN'));
      continue;
    }
    if (isDisplayType(field.type)) {
      report(field, key, issue('FIELD_HAS_NO_VALUE'));
      continue;
    }
    const stored = valueIn(before, id);
    if (sameValue(raw, stored)) continue;
    const parsed = kindFor(field).parse(raw, field, context);
    if (parsed.issue) {
      report(field, key, parsed.issue);
      continue;
    }
    const value = parsed.value as FieldValue | null;
    if (sameValue(value, stored) || (field.type === 'generator' && value === null)) continue;
    values[id] = value;
    ids.add(id);
  }
  return { values, ids };
}

/**
 * Reads, runs the rules, checks. A field that cannot be edited and is sent with another value than it has is a problem, never dropped in
 * silence; one that a rule hides keeps what was stored.
 */
export function validateForm(definition: FormDefinition, edited: Readonly<Record<number, unknown>>, options: ValidateOptions): FormValidation {
  const { before, viewer, context, tab } = options;
  const plan = rulePlan(definition);
  const problems: FormProblem[] = [];
  const report = (field: FieldDefinition, path: string, found: FieldIssue): void => {
    if (!problems.some((known) => known.path === path)) problems.push({ fieldId: field.id, path, issue: found, message: issueWords(found, field) });
  };
  const isTooMuch = Object.keys(edited).length > MOST_EDITED_FIELDS;
  if (isTooMuch) report({ id: 0, name: '' } as FieldDefinition, '', issue('FORM_TOO_LARGE', { max: MOST_EDITED_FIELDS }));
  const sent = readSent(plan, isTooMuch ? {} : edited, options, report);
  const { refused, refusedCells, answers, ...result } = run({ plan, values: sent.values, before, viewer, context, sent: sent.ids });
  const state: FormState = { values: result.values, fields: result.fields, rows: result.rows };

  const isHidden = ({ visible }: FieldState): boolean => !visible;
  for (const id of refused) report(plan.byId.get(id)!, String(id), issue(isHidden(state.fields[id]!) ? 'FIELD_HIDDEN' : 'FIELD_READ_ONLY'));
  if (!isTooMuch) {
    checkFields({ plan, prefix: '', values: state.values, before, states: state.fields, context, answers, report, isAsked: ({ tabName }) => tab === undefined || tabName === tab });
    for (const [id, rowPlan] of plan.rows) checkRows(id, rowPlan);
  }

  function checkRows(id: number, rowPlan: RulePlan): void {
    if (!state.fields[id]!.visible || sameValue(valueIn(state.values, id), valueIn(before, id))) return;
    const rows = rowsIn(state.values, id);
    const stored = new Map(rowsIn(before, id).map((row) => [row.rowId, row.values]));
    for (const { row, fieldId } of refusedCells.get(id) ?? []) {
      const isGone = isHidden(state.rows[id]![rows[row]!.rowId]![fieldId]!);
      report(rowPlan.byId.get(fieldId)!, `${id}.rows.${row}.${fieldId}`, issue(isGone ? 'FIELD_HIDDEN' : 'FIELD_READ_ONLY'));
    }
    for (const [at, row] of rows.entries()) {
      const within: Answers = { context, field: (key) => rowPlan.byId.get(key) ?? answers.field(key), value: (key) => (rowPlan.byId.has(key) ? (state.rows[id]![row.rowId]![key]!.visible ? valueIn(row.values, key) : null) : answers.value(key)) };
      checkFields({ plan: rowPlan, prefix: `${id}.rows.${at}.`, values: row.values, before: stored.get(row.rowId) ?? {}, states: state.rows[id]![row.rowId]!, context, answers: within, isAsked: () => true, report });
    }
  }

  const place = new Map(plan.fields.map((field, at) => [field.id, at]));
  const placeOf = ({ path }: FormProblem): number => place.get(Number(path.split('.')[0])) ?? plan.fields.length;
  return {
    values: state.values,
    changed: plan.fields.filter(({ id }) => !sameValue(valueIn(state.values, id), valueIn(before, id))).map(({ id }) => id),
    problems: problems.map((problem, at) => ({ problem, at })).sort((a, b) => placeOf(a.problem) - placeOf(b.problem) || a.at - b.at).map(({ problem }) => problem),
    state,
  };
}

/**
 * What a browser sends of all that was typed: not what rules have hidden or closed since, which stays on the screen in case they open it
 * again. Whoever sends it all the same is told (`validateForm`).
 */
export function editsToSave(edited: Readonly<Record<number, unknown>>, { fields }: Pick<FormState, 'fields'>): Readonly<Record<number, unknown>> {
  return Object.fromEntries(Object.entries(edited).filter(([id]) => fields[Number(id)]?.visible === true && fields[Number(id)]?.mode === 'rw'));
}
