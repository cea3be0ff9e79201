/** The one check of what somebody wants to save, for the browser and the server (docs/forms.md). */
import type { FieldContext, FieldIssue } from '../field-kind';
import { isDisplayType, needsNoAnswer, type ValueType } from '../field-type';
import type { FieldValue, FormValues, SubformRow } from '../field-value';
import type { FieldDefinition, FormDefinition } from '../form-definition';
import { FIELD_KINDS, kindOf } from '../kinds';
import { issue, issueWords } from '../problems';
import { type Answers, conditionHolds, testsOf } from './conditions';
import { rowsIn, run } from './evaluate';
import type { FieldState, FieldStates, FormProblem, FormState, FormValidation, Viewer } from './form-state';
import { readRows } from './read-rows';
import { type RulePlan, rulePlan } from './rule-plan';
import { chosenIds, isEmptyValue, sameValue, valueIn } from './values';
import { type FieldsOnForm, fieldsOnForm } from './viewer-definition';

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

function byPath(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  const at = left.findIndex((part, index) => part !== right[index]);
  const [x = '', y = ''] = [left[at], right[at]];
  return Number(x) - Number(y) || (x < y ? -1 : x > y ? 1 : 0);
}

/** Empty in a way that an answer is missing; identifiers are made by the server. */
function isMissing(field: FieldDefinition, value: FieldValue | null): boolean {
  return !needsNoAnswer(field.type) && isEmptyValue(value);
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
      const wrong = kindFor(field).validate(value as never, field.type === 'subform' ? { ...field, fields: [] } : field, context, stored as never) ?? notOffered(field, state, value, stored);
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

/** Nobody reads more of a key that is no id. */
const LONGEST_KEY = 40;
const NOBODY = { id: 0, name: '' } as FieldDefinition;

/** What is sent for a cell that is hidden from the viewer is not looked at: a word about it would tell what it holds. */
function withoutCells(raw: unknown, whole: FieldDefinition, shown: FieldDefinition): unknown {
  if (whole === shown || !Array.isArray(raw)) return raw;
  const hidden = new Set(whole.fields.filter((column) => !shown.fields.includes(column)).map(({ id }) => String(id)));
  return (raw as readonly unknown[]).map((row) => {
    const values = typeof row === 'object' && row !== null && 'values' in row ? row.values : null;
    return typeof values === 'object' && values !== null ? { ...(row as object), values: Object.fromEntries(Object.entries(values).filter(([id]) => !hidden.has(id))) } : row;
  });
}

/** Cells that are hidden from the viewer stay in the rows that they sent back. */
function withHidden(rows: readonly SubformRow[] | null, whole: FieldDefinition, shown: FieldDefinition, stored: FieldValue | null): readonly SubformRow[] | null {
  if (whole === shown) return rows;
  const hidden = whole.fields.filter((column) => !shown.fields.includes(column));
  const before = new Map((Array.isArray(stored) ? (stored as readonly SubformRow[]) : []).map((row) => [row.rowId, row.values]));
  return (
    rows?.map((row) => {
      const kept = hidden.flatMap(({ id }) => {
        const cell = valueIn(before.get(row.rowId) ?? {}, id);
        return cell === null ? [] : [[id, cell] as const];
      });
      return { rowId: row.rowId, values: { ...row.values, ...Object.fromEntries(kept) } };
    }) ?? null
  );
}

/** What was sent in canonical form; undefined when it cannot be read, or says what is stored. */
function readValue(given: FieldDefinition, raw: unknown, stored: FieldValue | null, onForm: FieldsOnForm, { context }: ValidateOptions, report: Check['report']): FieldValue | null | undefined {
  const path = String(given.id);
  const kind = kindFor(given);
  const columns = onForm.columnsOf(given);
  const field = columns.length === given.fields.length ? given : { ...given, fields: columns };
  // The untouched cell of an export means what is stored, also where it does not say all of it.
  if ((field === given && sameValue(raw, stored)) || (typeof raw === 'string' && raw !== '' && stored !== null && raw === kind.toCsv(stored as never, field, context))) return undefined;
  if (field.type === 'subform') {
    const read = readRows(withoutCells(raw, given, field), field, context);
    // As with single answers: the mask of a secret in a row stands for the stored one, and the clock of a signature is the server's.
    if ('rows' in read) {
      const rows = withHidden(read.rows, given, field, stored);
      return rows && FIELD_KINDS.subform.settle!(rows, stored as readonly SubformRow[] | null, given, context);
    }
    if ('issue' in read) return report(field, path, read.issue), undefined;
    for (const { row, column, issue: found } of read.cells) report(column, `${path}.rows.${row}.${column.id}`, found);
    return undefined;
  }
  const parsed = kind.parse(raw, field, context);
  if (parsed.issue) return report(field, path, parsed.issue), undefined;
  // Sent back blank, an identifier is not asked to go.
  if (parsed.value === null) return field.type === 'generator' ? undefined : null;
  const value = kind.settle ? kind.settle(parsed.value as never, stored as never, field, context) : parsed.value;
  return sameValue(value, stored) ? undefined : (value as FieldValue | null);
}

function readSent({ byId }: RulePlan, edited: Readonly<Record<number, unknown>>, onForm: FieldsOnForm, options: ValidateOptions, report: Check['report']): Sent {
  const { before } = options;
  const values: Record<number, FieldValue | null> = { ...before };
  const ids = new Set<number>();
  for (const [key, raw] of Object.entries(edited)) {
    const field = byId.get(Number(key));
    if (raw === undefined) continue;
    // What nothing could ever show this viewer is not there: neither its name, nor its type, nor whether a guess is right comes to light.
    if (!field || String(field.id) !== key || !onForm.has(field.id)) {
      report(NOBODY, key.slice(0, LONGEST_KEY), issue('FIELD_UNKNOWN'));
      continue;
    }
    if (isDisplayType(field.type)) {
      if (raw !== null) report(field, key, issue('FIELD_HAS_NO_VALUE'));
      continue;
    }
    const value = readValue(field, raw, valueIn(before, field.id), onForm, options, report);
    if (value === undefined || sameValue(value, valueIn(before, field.id))) continue;
    values[field.id] = value;
    ids.add(field.id);
  }
  return { values, ids };
}

/** Rows as they are stored: without cells that hold nothing. */
function tidyRows(values: FormValues, { rows }: RulePlan): FormValues {
  const tidied: Record<number, FieldValue | null> = { ...values };
  for (const id of rows.keys()) {
    const given = rowsIn(values, id);
    if (given.length) tidied[id] = given.map((row): SubformRow => ({ rowId: row.rowId, values: Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== null && value !== undefined)) }));
  }
  return tidied;
}

/**
 * Reads, runs the rules, checks. A field that cannot be edited and is sent with another value than it has is a problem, never dropped in
 * silence; one that a rule hides keeps what was stored, and one that is hidden from the viewer is unknown to them.
 */
export function validateForm(definition: FormDefinition, edited: Readonly<Record<number, unknown>>, options: ValidateOptions): FormValidation {
  const { before, viewer, context, tab } = options;
  const plan = rulePlan(definition);
  const problems: FormProblem[] = [];
  const reported = new Set<string>();
  // The first problem of a place is the one to mend first.
  const report = (field: FieldDefinition, path: string, found: FieldIssue): void => {
    if (reported.has(path)) return;
    reported.add(path);
    problems.push({ fieldId: field.id, path, issue: found, message: issueWords(found, field) });
  };
  const isTooMuch = Object.keys(edited).length > MOST_EDITED_FIELDS;
  if (isTooMuch) report(NOBODY, '', issue('FORM_TOO_LARGE', { max: MOST_EDITED_FIELDS }));
  const sent = readSent(plan, isTooMuch ? {} : edited, fieldsOnForm(definition, viewer), options, report);
  const { refused, refusedCells, answers, ...result } = run({ plan, values: sent.values, before, viewer, context, sent: sent.ids });
  const state: FormState = { values: tidyRows(result.values, plan), fields: result.fields, rows: result.rows };

  const isHidden = ({ visible }: FieldState): boolean => !visible;
  for (const id of refused) report(plan.byId.get(id)!, String(id), issue(isHidden(state.fields[id]!) ? 'FIELD_HIDDEN' : 'FIELD_READ_ONLY'));
  if (!isTooMuch) {
    checkFields({ plan, prefix: '', values: state.values, before, states: state.fields, context, answers, report, isAsked: ({ tabName }) => tab === undefined || tabName === tab });
    for (const [id, rowPlan] of plan.rows) checkRows(id, rowPlan);
  }

  function checkRows(id: number, rowPlan: RulePlan): void {
    if (!state.fields[id]!.visible) return;
    const rows = rowsIn(state.values, id);
    // Refused cells are as they were: where nothing else was sent, the rows are too.
    for (const { row, fieldId } of refusedCells.get(id) ?? []) {
      const isGone = isHidden(state.rows[id]![rows[row]!.rowId]![fieldId]!);
      report(rowPlan.byId.get(fieldId)!, `${id}.rows.${row}.${fieldId}`, issue(isGone ? 'FIELD_HIDDEN' : 'FIELD_READ_ONLY'));
    }
    if (sameValue(valueIn(state.values, id), valueIn(before, id))) return;
    const stored = new Map(rowsIn(before, id).map((row) => [row.rowId, row.values]));
    for (const [at, row] of rows.entries()) {
      const within: Answers = { context, field: (key) => rowPlan.byId.get(key) ?? answers.field(key), value: (key) => (rowPlan.byId.has(key) ? (state.rows[id]![row.rowId]![key]!.visible ? valueIn(row.values, key) : null) : answers.value(key)) };
      checkFields({ plan: rowPlan, prefix: `${id}.rows.${at}.`, values: row.values, before: stored.get(row.rowId) ?? {}, states: state.rows[id]![row.rowId]!, context, answers: within, isAsked: () => true, report });
    }
  }

  const place = new Map(plan.fields.map((field, at) => [field.id, at]));
  const placeOf = ({ path }: FormProblem): number => (/^-?\d+(\.|$)/.test(path) ? place.get(Number.parseInt(path, 10)) : undefined) ?? plan.fields.length;
  const byPlace = (a: FormProblem, b: FormProblem): number => placeOf(a) - placeOf(b) || byPath(a.path, b.path);
  return {
    values: state.values,
    changed: plan.fields.filter(({ id }) => !sameValue(valueIn(state.values, id), valueIn(before, id))).map(({ id }) => id),
    problems: problems.sort(byPlace),
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
