import { dateIn, formatDate, type FeatureKey } from '@afterbell/core/domain';
import { Button, Notice, silent, useSession } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { usePersonMergesQuery } from './__generated__/merge';
import { useMergeTexts } from './merge-texts';
import { useMayMerge } from './use-merging';
import { useUndoMerge } from './use-undo-merge';

interface MergedNoticesProps {
  personId: string;
  feature?: FeatureKey;
  /** Counts how often the record was read anew: what somebody else saved may have been a merge, or its undoing. */
  turn: number;
  onUndone: () => void;
}

/** Whose record became part of this one, as long as it can be undone. */
export function MergedNotices({ personId, feature, turn, onUndone }: MergedNoticesProps) {
  const t = useMergeTexts();
  const mayUndo = useMayMerge(feature);
  const undo = useUndoMerge();
  const { timeZone } = useSession();
  const dayOf = (instant: string) => formatDate(dateIn(timeZone, new Date(instant)));
  const [busy, setBusy] = useState<string | null>(null);
  const { data, refetch } = usePersonMergesQuery({ variables: { personId }, skip: !mayUndo, context: silent(), fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (turn > 0 && mayUndo) void refetch().catch(() => undefined);
  }, [turn, mayUndo, refetch]);

  async function run(id: string, name: string) {
    setBusy(id);
    const done = await undo(id, name);
    setBusy(null);
    if (done) onUndone();
  }
  return (data?.personMerges ?? []).map(({ id, loserName, mergedAt, undoUntil }) => (
    <Notice key={id} action={<Button loading={busy === id} onClick={() => void run(id, loserName)}>{t('undo')}</Button>}>
      {t('merged', { name: loserName, day: dayOf(mergedAt) })} {t('until', { day: dayOf(undoUntil) })}
    </Notice>
  ));
}
