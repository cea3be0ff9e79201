import { newId } from '@afterbell/core/domain';
import type { FormDefinition } from '@afterbell/forms/domain';

const isNew = (row: unknown): row is object => typeof row === 'object' && row !== null && !Array.isArray(row) && [undefined, null, ''].includes((row as { rowId?: string }).rowId);

/** A new row of a subform that comes without an id gets one here. */
export function withRowIds(edited: Readonly<Record<number, unknown>>, { fields }: Pick<FormDefinition, 'fields'>): Readonly<Record<number, unknown>> {
  const filled: Record<number, unknown> = { ...edited };
  for (const { id, type } of fields) {
    const rows = edited[id];
    if (type === 'subform' && Array.isArray(rows) && rows.some(isNew)) filled[id] = rows.map((row: unknown) => (isNew(row) ? { ...row, rowId: newId() } : row));
  }
  return filled;
}
