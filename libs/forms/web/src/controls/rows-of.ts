import type { FieldDefinition } from '@afterbell/forms/domain';
import { asText, partOf } from './control-props';

export interface Row {
  rowId: string;
  values: Readonly<Record<number, unknown>>;
}

export const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.map((row) => ({ rowId: asText(partOf(row, 'rowId')), values: (partOf(row, 'values') ?? {}) as Row['values'] })) : [];

/** A row that is shown without an answer to a default was emptied there: it says so, or it would begin with the default again. */
export const emptied = <R extends Row>(row: R, { fields }: Pick<FieldDefinition, 'fields'>): R => ({
  ...row,
  values: { ...Object.fromEntries(fields.flatMap(({ id, defaultValue }) => (defaultValue === null ? [] : [[id, null] as const]))), ...row.values },
});
