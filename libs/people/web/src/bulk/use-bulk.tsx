import { usePermissions, type ListState, type RowSelection, type RowTotal } from '@afterbell/core/web';
import { sortQuestion } from '@afterbell/forms/web';
import type { BulkActionKey } from '@afterbell/people/domain';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar';
import { bulkActions } from './bulk-forms';
import { useBulkRuns } from './use-bulk-runs';
import { useBulkSelection, type BulkChosen } from './use-bulk-selection';

const BulkDialog = lazy(() => import('./bulk-dialog'));

export interface Bulk {
  /** None for a role that may do nothing with many. */
  selection: RowSelection | undefined;
  bar: ReactNode;
  /** Outside of the table: it stays when nobody is chosen any more. */
  dialog: ReactNode;
}

/** Acting on many rows of the participants list; `columns` are those of a file, as the list shows them. */
export function useBulk(state: ListState, rows: readonly { id: string }[] | undefined, total: RowTotal | undefined, columns: readonly string[]): Bulk {
  const { set } = usePermissions();
  const runs = useBulkRuns();
  const { selection, chosen, clear } = useBulkSelection(state, rows, total);
  const [open, setOpen] = useState<{ action: BulkActionKey; chosen: BulkChosen } | null>(null);
  const actions = bulkActions((feature) => set.allows('edit', feature));
  const mayExport = set.allows('export', 'people.participants');
  return {
    selection: actions.length > 0 || mayExport ? selection : undefined,
    bar: <BulkBar actions={actions} chosen={chosen} file={mayExport ? { columns: columns.join(','), sort: sortQuestion(state) } : null} onAction={(action) => setOpen({ action, chosen })} />,
    dialog: open && (
      <Suspense fallback={null}>
        <BulkDialog action={open.action} chosen={open.chosen} runs={runs} onClose={() => setOpen(null)} onBegun={clear} />
      </Suspense>
    ),
  };
}
