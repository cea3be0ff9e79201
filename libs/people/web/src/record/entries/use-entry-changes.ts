import { notify, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useEntriesTexts } from './entries-texts';
import type { EntryDocuments, EntryProblem } from './entry-documents';

/** Saving, and removing with a way back. `reload` brings the list up to date. */
export function useEntryChanges(documents: EntryDocuments, personId: string, reload: () => void) {
  const client = useApolloClient();
  const words = useEntriesTexts();

  /** What stands against it; nothing when it is saved, null when it failed. */
  async function save(id: string | null, version: number | null, values: Record<string, unknown>): Promise<readonly EntryProblem[] | null> {
    try {
      const { data } = await client.mutate({ mutation: documents.save, variables: { participantId: personId, id, version, values } as never, context: silent() });
      if (!data) return null;
      if (data.saved.problems.length === 0) reload();
      return data.saved.problems;
    } catch {
      return null;
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
