import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useEntriesTexts } from './entries-texts';
import type { EntryDocuments, EntryProblem } from './entry-documents';

/** Saving, and removing with a way back. `reload` brings the list up to date. */
export function useEntryChanges(documents: EntryDocuments, personId: string, reload: () => void) {
  const client = useApolloClient();
  const words = useEntriesTexts();

  const failed = (reason = words('unreachable')): EntryProblem[] => [{ code: 'FAILED', path: null, message: words('failedWhy', { reason }) }];

  /** What stands against it; nothing when it is saved. */
  async function save(id: string | null, version: number | null, values: Record<string, unknown>): Promise<readonly EntryProblem[]> {
    try {
      const { data } = await client.mutate({ mutation: documents.save, variables: { participantId: personId, id, version, values } as never, context: silent() });
      if (!data) return failed();
      if (data.saved.problems.length === 0) reload();
      return data.saved.problems;
    } catch (error) {
      return failed(failuresOf(error)[0]?.message[0]);
    }
  }

  async function change(mutation: EntryDocuments['remove'], id: string): Promise<boolean> {
    try {
      const { data } = await client.mutate({ mutation, variables: { id } });
      const problem = data?.done.problems[0];
      if (problem) notify({ severity: 'error', title: words('failed'), detail: problem.message });
      reload();
      return !problem;
    } catch {
      // The error link has said what went wrong.
      return false;
    }
  }

  async function remove(id: string, removed: string): Promise<void> {
    if (await change(documents.remove, id)) notify({ severity: 'success', title: removed, action: { label: words('undo'), onClick: () => void change(documents.restore, id) } });
  }

  return { save, remove };
}
