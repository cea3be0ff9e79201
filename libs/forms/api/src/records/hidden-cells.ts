import { type FormValues, type SubformRow, viewerCap } from '@afterbell/forms/domain';
import type { ViewerForm } from './viewer-form';

/** Rows come without the cells that the viewer does not see: those keep what is stored. */
export function withHiddenCells(edited: Readonly<Record<number, unknown>>, before: FormValues, { definition, viewer }: ViewerForm): Readonly<Record<number, unknown>> {
  const filled: Record<number, unknown> = { ...edited };
  for (const one of definition.fields) {
    if (one.type !== 'subform' || !Array.isArray(filled[one.id])) continue;
    const hidden = one.fields.filter((column) => viewerCap(column, viewer) === 'hidden' || column.mode === 'hidden').map(({ id }) => id);
    if (!hidden.length) continue;
    const stored = new Map(((before[one.id] ?? []) as readonly SubformRow[]).map((row) => [row.rowId, row.values]));
    filled[one.id] = (filled[one.id] as unknown[]).map((row) => {
      if (typeof row !== 'object' || row === null) return row;
      const { rowId, values } = row as { rowId?: unknown; values?: object };
      const kept = stored.get(String(rowId).toLowerCase()) ?? {};
      return { ...row, values: { ...Object.fromEntries(hidden.flatMap((id) => (kept[id] === undefined || kept[id] === null ? [] : [[id, kept[id]]]))), ...values } };
    });
  }
  return filled;
}
