import { asText, partOf } from './control-props';

export interface Row {
  rowId: string;
  values: Readonly<Record<number, unknown>>;
}

export const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.map((row) => ({ rowId: asText(partOf(row, 'rowId')), values: (partOf(row, 'values') ?? {}) as Row['values'] })) : [];
