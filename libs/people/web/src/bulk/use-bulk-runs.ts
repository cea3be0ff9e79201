import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useCancelBulkMutation, useUndoBulkMutation, type BulkRunFactsFragment } from './__generated__/bulk';
import { many } from './bulk-numbers';
import { useBulkTexts } from './bulk-texts';

/** Lists that show what was changed. */
const SHOWING = ['participantsList', 'bulkRuns', 'messagesOnTheWay', 'tags', 'savedRosters'];

export interface BulkRuns {
  /** Says what came of it; answers the run, which may still be under way. */
  undo: (id: string) => Promise<BulkRunFactsFragment | null>;
  cancel: (id: string) => Promise<void>;
  /** Brings up to date what shows participants. */
  refresh: () => void;
}

export function useBulkRuns(): BulkRuns {
  const t = useBulkTexts();
  const client = useApolloClient();
  const options = { context: silent(), fetchPolicy: 'no-cache' } as const;
  const [undoing] = useUndoBulkMutation(options);
  const [cancelling] = useCancelBulkMutation(options);
  const refresh = useCallback(() => {
    const active = new Set([...client.getObservableQueries().values()].map(({ queryName }) => queryName));
    void client.refetchQueries({ include: SHOWING.filter((name) => active.has(name)) });
  }, [client]);
  return useMemo(() => {
    const failed = (message?: string) => notify({ severity: 'error', title: message || t('failed') });
    return {
      refresh,
      undo: async (id) => {
        const answer = await undoing({ variables: { id } }).catch((fault: unknown) => (failed(failuresOf(fault)[0]?.message.join(' ')), null));
        const payload = answer?.data?.undoBulk;
        const problem = payload?.problems[0];
        if (problem) failed(problem.message);
        const run = payload?.run ?? null;
        if (run?.state === 'undone') sayUndone(run, t);
        else if (run) notify({ severity: 'info', title: t('undoing') });
        refresh();
        return run;
      },
      cancel: async (id) => {
        await cancelling({ variables: { id } }).catch((fault: unknown) => failed(failuresOf(fault)[0]?.message.join(' ')));
        refresh();
      },
    };
  }, [undoing, cancelling, refresh, t]);
}

function sayUndone({ undone, kept, message }: BulkRunFactsFragment, t: ReturnType<typeof useBulkTexts>): void {
  if (message?.state === 'cancelled') return notify({ severity: 'success', title: t('takenBack') });
  notify({ severity: kept > 0 ? 'warn' : 'success', title: t('undone', many(undone)), ...(kept > 0 ? { detail: t('kept', many(kept)) } : {}) });
}
