import { formatDate } from '@afterbell/core/domain';
import { Button, Notice, silent } from '@afterbell/core/web';
import { useState } from 'react';
import { usePersonMergesQuery } from './__generated__/merge';
import { useMergeTexts } from './merge-texts';
import { useMayMerge } from './use-merging';
import { useUndoMerge } from './use-undo-merge';

/** Whose record became part of this one, as long as it can be undone. */
export function MergedNotices({ personId, onUndone }: { personId: string; onUndone: () => void }) {
  const t = useMergeTexts();
  const mayUndo = useMayMerge();
  const undo = useUndoMerge();
  const [busy, setBusy] = useState<string | null>(null);
  const { data } = usePersonMergesQuery({ variables: { personId }, skip: !mayUndo, context: silent(), fetchPolicy: 'cache-and-network' });

  async function run(id: string, name: string) {
    setBusy(id);
    const done = await undo(id, name);
    setBusy(null);
    if (done) onUndone();
  }
  return (data?.personMerges ?? []).map(({ id, loserName, mergedAt, undoUntil }) => (
    <Notice key={id} action={<Button loading={busy === id} onClick={() => void run(id, loserName)}>{t('undo')}</Button>}>
      {t('merged', { name: loserName, day: formatDate(mergedAt.slice(0, 10)) })} {t('until', { day: formatDate(undoUntil.slice(0, 10)) })}
    </Notice>
  ));
}
