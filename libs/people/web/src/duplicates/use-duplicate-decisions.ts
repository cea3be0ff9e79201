import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useDismissDuplicateMutation, useReopenDuplicateMutation } from './__generated__/duplicates';
import type { DuplicateRow } from './duplicate-parts';
import { useDuplicatesTexts } from './duplicates-texts';

/** Saying that two records are two people, and taking it back. */
export function useDuplicateDecisions(reload: () => Promise<unknown>) {
  const t = useDuplicatesTexts();
  const context = silent();
  const [dismissCall, dismissing] = useDismissDuplicateMutation({ context });
  const [reopenCall, reopening] = useReopenDuplicateMutation({ context });
  const nameOf = ({ first, second }: DuplicateRow) => t('pair', { first: first.displayName, second: second.displayName });

  async function call(run: () => Promise<readonly { message: string }[]>): Promise<boolean> {
    try {
      const [problem] = await run();
      if (problem) notify({ severity: 'error', title: t('said.failed'), detail: problem.message });
      await reload();
      return !problem;
    } catch (error) {
      notify({ severity: 'error', title: t('said.failed'), detail: failuresOf(error)[0]?.message[0] ?? t('said.failedHint') });
      return false;
    }
  }
  const reopen = async (pair: DuplicateRow) => {
    const done = await call(async () => (await reopenCall({ variables: { id: pair.id } })).data?.reopenDuplicate.problems ?? []);
    if (done) notify({ severity: 'success', title: t('said.reopened', { pair: nameOf(pair) }) });
  };
  return {
    busy: dismissing.loading || reopening.loading,
    reopen,
    async dismiss(pair: DuplicateRow, note: string): Promise<boolean> {
      const done = await call(async () => (await dismissCall({ variables: { input: { id: pair.id, note: note.trim() || null } } })).data?.dismissDuplicate.problems ?? []);
      if (done) notify({ severity: 'success', title: t('said.dismissed', { pair: nameOf(pair) }), action: { label: t('said.undo'), onClick: () => void reopen(pair) } });
      return done;
    },
  };
}
