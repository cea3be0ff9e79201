import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useUndoMergeMutation } from './__generated__/merge';
import { useMergeTexts } from './merge-texts';

/** Two records again; says what stands in the way. */
export function useUndoMerge(): (mergeId: string, loserName: string) => Promise<boolean> {
  const t = useMergeTexts();
  const client = useApolloClient();
  const [undo] = useUndoMergeMutation({ context: silent(), fetchPolicy: 'no-cache' });
  return async (mergeId, loserName) => {
    // One message about a merge: that it was undone takes the place of that it was not.
    const key = `undo merge ${mergeId}`;
    let said = '';
    try {
      const { data } = await undo({ variables: { id: mergeId } });
      const problems = data?.undoMerge.problems ?? [];
      if (problems.length === 0) {
        notify({ key, severity: 'success', title: t('undone', { name: loserName }) });
        await client.refetchQueries({ include: 'active' });
        return true;
      }
      said = problems.map(({ message }) => message).join(' ');
    } catch (fault) {
      said = failuresOf(fault)[0]?.message.join(' ') ?? '';
    }
    notify({ key, severity: 'error', title: t('undoFailed'), detail: said });
    return false;
  };
}
