/** Rows of a subform as they were sent, with every cell that cannot be read named by its place. */
import type { FieldContext, FieldIssue } from '../field-kind';
import { isDisplayType, type ValueType } from '../field-type';
import type { FieldValue, SubformRow } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { kindOf } from '../kinds';

export interface CellIssue {
  readonly row: number;
  readonly column: FieldDefinition;
  readonly issue: FieldIssue;
}

type ReadRows = { readonly rows: readonly SubformRow[] | null } | { readonly issue: FieldIssue } | { readonly cells: readonly CellIssue[] };

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> => typeof given === 'object' && given !== null && !Array.isArray(given);

function cellsOf(raw: unknown): readonly Readonly<Record<string, unknown>>[] {
  const rows = typeof raw === 'string' ? (JSON.parse(raw) as unknown) : raw;
  return (Array.isArray(rows) ? rows : []).map((row: unknown) => (isRecord(row) && isRecord(row['values']) ? row['values'] : {}));
}

/** A cell that was sent empty is null; one that was not sent is missing, and stays as it is where it cannot be edited. */
export function readRows(raw: unknown, subform: FieldDefinition, context: FieldContext): ReadRows {
  const parsed = kindOf('subform').parse(raw, subform, context);
  const columns = subform.fields.filter(({ type }) => !isDisplayType(type));
  if (!parsed.issue) {
    if (parsed.value === null) return { rows: null };
    const given = cellsOf(raw);
    const rows = parsed.value as readonly SubformRow[];
    return {
      rows: rows.map((row, at) => {
        const values: Record<number, FieldValue | null> = { ...row.values };
        for (const { id } of columns) if (values[id] === undefined && Object.hasOwn(given[at] ?? {}, String(id))) values[id] = null;
        return { rowId: row.rowId, values };
      }),
    };
  }
  if (parsed.issue.code !== 'ROW_VALUE') return { issue: parsed.issue };
  const cells = cellsOf(raw).flatMap((values, row) =>
    columns.flatMap((column): CellIssue[] => {
      const cell = Object.hasOwn(values, String(column.id)) ? kindOf(column.type as ValueType).parse(values[String(column.id)], column, context) : null;
      return cell?.issue ? [{ row, column, issue: cell.issue }] : [];
    }),
  );
  return cells.length ? { cells } : { issue: parsed.issue };
}
