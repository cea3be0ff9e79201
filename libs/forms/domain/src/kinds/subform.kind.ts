/** Rows of answers to the subform's own fields, each read and checked by its kind. */
import { isUuid, tidyLine } from '@afterbell/core/domain';
import type { FieldContext, FieldIssue, FieldKind, Parsed } from '../field-kind';
import { isDisplayType, type ValueType } from '../field-type';
import type { FieldValue, FormValues, SubformRow } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { issue, issueWords } from '../problems';
import { isBlank, isRecord, orderOf, orderOfLists, refused, taken } from './kind-helpers';

export const MOST_ROWS = 100;
/** A megabyte of text is no cell. */
const LONGEST_CELL = 1_000_000;

interface Column {
  readonly field: FieldDefinition;
  readonly kind: FieldKind;
}

/** The problem of one answer, said with its row and column. */
export function inRow(row: number, column: FieldDefinition, problem: FieldIssue): FieldIssue {
  return issue('ROW_VALUE', { row: row + 1, column: column.name, problem: issueWords(problem, column), fieldId: column.id, code: problem.code });
}

function rowsOf(raw: unknown): readonly unknown[] | null {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'string' || raw.length > LONGEST_CELL) return null;
  try {
    const read: unknown = JSON.parse(raw);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/** The registry is handed in: it names this kind, and this kind reads through it. */
export function subformKind(kindOf: (type: ValueType) => FieldKind): FieldKind<'subform'> {
  const columnsOf = ({ fields }: FieldDefinition): Column[] => fields.flatMap((field) => (isDisplayType(field.type) || field.type === 'subform' ? [] : [{ field, kind: kindOf(field.type) }]));

  function parseRow(raw: unknown, index: number, columns: readonly Column[], context: FieldContext): Parsed<SubformRow> {
    if (!isRecord(raw) || !isRecord(raw['values'])) return refused('ROWS');
    const rowId = typeof raw['rowId'] === 'string' ? raw['rowId'].toLowerCase() : null;
    if (!isUuid(rowId)) return refused('ROW_ID_UNREADABLE', { row: index + 1 });
    const given = raw['values'];
    const values: Record<number, FieldValue | null> = {};
    if (Object.keys(given).some((key) => !columns.some(({ field }) => String(field.id) === key))) return refused('ROW_FIELD_UNKNOWN', { row: index + 1 });
    for (const { field, kind } of columns) {
      const parsed = kind.parse(Object.hasOwn(given, String(field.id)) ? given[String(field.id)] : null, field, context);
      if (parsed.issue) return { issue: inRow(index, field, parsed.issue) };
      if (parsed.value !== null) values[field.id] = parsed.value;
    }
    return taken({ rowId, values });
  }

  /** Each answer of a row that has one, in the order of the columns. */
  function answers(row: SubformRow, field: FieldDefinition): (Column & { readonly value: FieldValue })[] {
    return columnsOf(field).flatMap((column) => {
      const value = row.values[column.field.id];
      return value === null || value === undefined ? [] : [{ ...column, value }];
    });
  }

  const kind: FieldKind<'subform'> = {
    type: 'subform',
    parse(raw, field, context) {
      if (isBlank(raw)) return taken<readonly SubformRow[]>(null);
      const given = rowsOf(raw);
      if (!given) return refused('ROWS');
      if (given.length > MOST_ROWS) return refused('TOO_MANY_ROWS', { max: Math.min(field.limits.maxCount ?? MOST_ROWS, MOST_ROWS), count: given.length });
      const columns = columnsOf(field);
      const rows: SubformRow[] = [];
      for (const [index, each] of given.entries()) {
        const row = parseRow(each, index, columns, context);
        if (row.issue) return row;
        if (row.value === null) continue;
        if (rows.some(({ rowId }) => rowId === row.value?.rowId)) return refused('ROW_ID');
        rows.push(row.value);
      }
      return taken<readonly SubformRow[]>(rows.length ? rows : null);
    },
    validate(value, field, context, before): FieldIssue | null {
      const max = Math.min(field.limits.maxCount ?? MOST_ROWS, MOST_ROWS);
      const count = value.length;
      if (count > max) return issue('TOO_MANY_ROWS', { max, count });
      if (count < (field.limits.minCount ?? 0)) return issue('TOO_FEW_ROWS', { min: field.limits.minCount ?? 0, count });
      for (const [index, row] of value.entries()) {
        const stored = before?.find(({ rowId }) => rowId === row.rowId);
        const missing = columnsOf(field).find((column) => column.field.required && (row.values[column.field.id] ?? null) === null);
        if (missing) return issue('ROW_REQUIRED', { row: index + 1, column: missing.field.name, fieldId: missing.field.id, code: 'REQUIRED' });
        for (const column of answers(row, field)) {
          const problem = column.kind.validate(column.value, column.field, context, stored?.values[column.field.id] ?? null);
          if (problem) return inRow(index, column.field, problem);
        }
      }
      return null;
    },
    settle(value, before, field, context) {
      return value.map((row) => {
        const stored = before?.find(({ rowId }) => rowId === row.rowId);
        const values: Record<number, FieldValue | null> = { ...row.values };
        for (const { field: column, kind: each, value: answer } of answers(row, field)) {
          if (each.settle) values[column.id] = each.settle(answer, stored?.values[column.id] ?? null, column, context);
        }
        return { ...row, values };
      });
    },
    format: (value, field, context) => value.map((row) => answers(row, field).map((each) => tidyLine(each.kind.format(each.value, each.field, context))).join(', ')).join('; '),
    compare: (a, b, field) =>
      orderOf(a.length, b.length) ||
      orderOfLists(a, b, (x, y) => orderOf(x.rowId, y.rowId)) ||
      orderOfLists(a, b, (x, y) => orderOfRows(x.values, y.values, columnsOf(field))),
    toCsv: (value, field) => JSON.stringify(kind.toJson(value, field)),
    toJson: (value, field) => value.map((row) => ({ rowId: row.rowId, values: Object.fromEntries(answers(row, field).map((each) => [String(each.field.id), each.kind.toJson(each.value, each.field)])) })),
    list: null,
    toList: () => [],
  };
  return kind;
}

function orderOfRows(a: FormValues, b: FormValues, columns: readonly Column[]): number {
  for (const { field, kind } of columns) {
    const [left = null, right = null] = [a[field.id], b[field.id]];
    const order = left === null || right === null ? orderOf(left === null, right === null) : kind.compare(left, right, field);
    if (order !== 0) return order;
  }
  return 0;
}
