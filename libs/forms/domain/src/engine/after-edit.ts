/** What becomes of earlier answers that are not saved yet when one more is given (docs/forms.md, "Rules and conditions"). */
import { isChoice } from '../field-type';
import type { FieldValue, SubformRow } from '../field-value';
import type { FieldDefinition, FormDefinition } from '../form-definition';
import type { FieldState, FieldStates, FormState } from './form-state';
import { validateForm, type ValidateOptions } from './validate';
import { chosenIds, sameValue, valueIn } from './values';

type Edited = Readonly<Record<number, unknown>>;

/** Without what could be chosen before and cannot any more; undefined when all of it stays. */
function narrowed(value: unknown, was: FieldState | undefined, now: FieldState | undefined): FieldValue | null | undefined {
  const ids = chosenIds(value as FieldValue | null);
  const left = ids.filter((id) => !was?.optionIds?.includes(id) || now?.optionIds?.includes(id));
  if (left.length === ids.length) return undefined;
  return typeof value === 'number' || left.length === 0 ? null : left;
}

/** Cells of the same row; one that was given just now stays, for the check to name. */
function narrowedRows(field: FieldDefinition, rows: readonly SubformRow[], seen: readonly SubformRow[], was: Readonly<Record<string, FieldStates>> = {}, now: Readonly<Record<string, FieldStates>> = {}): readonly SubformRow[] | undefined {
  const columns = field.fields.filter(({ type }) => isChoice(type));
  let changes = false;
  const next = rows.map((row): SubformRow => {
    const before = seen.find(({ rowId }) => rowId === row.rowId)?.values;
    const cells = columns.flatMap(({ id }) => {
      const cell = row.values[id];
      const left = before && sameValue(cell, before[id]) ? narrowed(cell, was[row.rowId]?.[id], now[row.rowId]?.[id]) : undefined;
      return left === undefined ? [] : [[id, left] as const];
    });
    if (cells.length === 0) return row;
    changes = true;
    return { ...row, values: { ...row.values, ...Object.fromEntries(cells) } };
  });
  return changes ? next : undefined;
}

const rowsOf = (value: unknown): readonly SubformRow[] => (Array.isArray(value) ? (value as readonly SubformRow[]).filter((row) => typeof row === 'object' && row !== null && typeof row.values === 'object' && row.values !== null) : []);

/**
 * All that was typed, after the answer to `changedId` was given. What an option narrows away goes from the answers that wait to be saved as
 * it goes from stored ones: of the many edits of one save the check sees only the last state, and could not tell which came first.
 */
export function afterEdit(definition: FormDefinition, edited: Edited, changedId: number, earlier: Edited, seen: FormState, options: ValidateOptions): Edited {
  let all = edited;
  // What is taken from one field may narrow the next; each round takes an option at least, so it ends.
  for (;;) {
    const { state, changed } = validateForm(definition, all, options);
    const taken = definition.fields.flatMap((field): (readonly [number, unknown])[] => {
      const { id } = field;
      const isTyped = Object.hasOwn(all, id);
      // What a rule has filled in is like an answer where it may be edited.
      if (!isTyped && !(changed.includes(id) && state.fields[id]?.visible && state.fields[id].mode === 'rw')) return [];
      const value = isTyped ? all[id] : valueIn(state.values, id);
      if (field.type === 'subform') {
        const rows = narrowedRows(field, rowsOf(value), rowsOf(Object.hasOwn(earlier, id) ? earlier[id] : valueIn(seen.values, id)), seen.rows[id], state.rows[id]);
        return rows ? [[id, rows]] : [];
      }
      if (id === changedId || !isChoice(field.type)) return [];
      const left = narrowed(value, seen.fields[id], state.fields[id]);
      return left === undefined ? [] : [[id, left]];
    });
    if (taken.length === 0) return all;
    all = { ...all, ...Object.fromEntries(taken) };
  }
}
