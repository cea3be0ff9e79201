import type { ListState, RowSelection, RowTotal } from '@afterbell/core/web';
import { useMemo, useState } from 'react';
import type { BulkChange } from './use-bulk-preview';

export interface BulkChosen {
  selection: BulkChange['selection'];
  total: RowTotal;
  /** Whether everything that the list finds is meant. */
  whole: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Rows that are ticked, also over several pages; or all that match, as the list stands. Another question begins with nobody. */
export function useBulkSelection(state: ListState, rows: readonly { id: string }[] | undefined, total: RowTotal | undefined): { selection: RowSelection; chosen: BulkChosen; clear: () => void } {
  const { search, filter } = state.variables;
  const question = JSON.stringify({ search, filter });
  const [kept, setKept] = useState({ question, ids: NOBODY, whole: false });
  const { ids, whole } = kept.question === question ? kept : { ids: NOBODY, whole: false };
  return useMemo(() => {
    const page = rows ?? [];
    const selection: RowSelection = {
      ids: whole ? new Set(page.map(({ id }) => id)) : ids,
      onChange: (next) => setKept({ question, ids: next, whole: false }),
      whole: { chosen: whole, total, choose: () => setKept({ question, ids: NOBODY, whole: true }) },
    };
    const chosen: BulkChosen = whole
      ? { selection: { question: JSON.parse(question) as NonNullable<BulkChange['selection']['question']> }, total: total ?? { value: page.length, capped: false }, whole }
      : { selection: { ids: [...ids] }, total: { value: ids.size, capped: false }, whole };
    return { selection, chosen, clear: () => setKept({ question, ids: NOBODY, whole: false }) };
  }, [rows, whole, ids, total, question]);
}
