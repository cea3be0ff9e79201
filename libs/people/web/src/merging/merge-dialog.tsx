import { Button, Dialog, failuresOf, Notice, notify, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMergePersonsMutation, useMergePreviewQuery } from './__generated__/merge';
import { differs, standingName, suggestedPicks, type Picks } from './merge-choices';
import { MergeComparison, type Preview } from './merge-comparison';
import { useMergeTexts } from './merge-texts';
import { useUndoMerge } from './use-undo-merge';

export interface MergeDialogProps {
  /** Two records; the first is kept unless it is said otherwise. */
  ids: readonly [string, string];
  onClose: () => void;
  onMerged?: (winnerId: string) => void;
  /** After undoing from the message. */
  onUndone?: (winnerId: string) => void;
}

/** Two records of one person, compared and made one. */
export function MergeDialog({ ids, onClose, onMerged, onUndone }: MergeDialogProps) {
  const t = useMergeTexts();
  const core = useCoreTexts();
  const client = useApolloClient();
  const undo = useUndoMerge();
  const [order, setOrder] = useState(ids);
  const [chosen, setChosen] = useState<Picks>({});
  const [failure, setFailure] = useState<{ said: string; stale: boolean } | null>(null);
  const { data, error, refetch } = useMergePreviewQuery({ variables: { winnerId: order[0], loserId: order[1] }, context: silent(), fetchPolicy: 'no-cache' });
  const [mutate, { loading }] = useMergePersonsMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const preview = data?.mergePreview;
  const picks = preview ? { ...suggestedPicks(preview.fields), ...chosen } : {};
  const stands = preview ? standingName(preview.fields, picks, preview.winner.displayName) : '';

  function swap() {
    setOrder(([winner, loser]) => [loser, winner]);
    setChosen({});
    setFailure(null);
  }
  async function again() {
    setFailure(null);
    setChosen({});
    await refetch().catch(() => undefined);
  }
  async function merge(shown: Preview) {
    if (loading) return;
    setFailure(null);
    try {
      const answer = (await mutate({ variables: { input: inputOf(shown, picks) } })).data?.mergePersons;
      const [problem] = answer?.problems ?? [];
      if (problem || !answer?.mergeId) return setFailure({ said: problem?.code === 'STALE_VERSION' ? t('stale') : (problem?.message ?? t('failed')), stale: problem?.code === 'STALE_VERSION' });
      said(shown, answer.mergeId);
    } catch (fault) {
      setFailure({ said: failuresOf(fault)[0]?.message.join(' ') || t('failed'), stale: false });
    }
  }
  function said({ winner, loser }: Preview, mergeId: string) {
    onClose();
    notify({
      severity: 'success',
      title: [winner.displayName, stands].includes(loser.displayName) ? t('doneOne', { name: stands }) : t('done', { loser: loser.displayName, winner: stands }),
      action: { label: t('undo'), onClick: () => void undo(mergeId, loser.displayName).then((done) => done && onUndone?.(winner.id)) },
    });
    void client.refetchQueries({ include: 'active' });
    onMerged?.(winner.id);
  }
  return (
    <Dialog
      open
      size="xl"
      closeOnOutside={false}
      onClose={onClose}
      title={t('title')}
      description={preview ? t('lead') : undefined}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" loading={loading} disabled={!preview || preview.beyond} onClick={() => preview && void merge(preview)}>
            {preview ? t('confirm', { name: preview.winner.displayName }) : t('action')}
          </Button>
        </>
      }
    >
      {failure && <Notice severity="error" live action={failure.stale && <Button onClick={() => void again()}>{t('again')}</Button>}>{failure.said}</Notice>}
      {preview ? (
        <MergeComparison preview={preview} stands={stands} picks={picks} onPick={(name, pick) => setChosen((all) => ({ ...all, [name]: pick }))} onSwap={swap} />
      ) : error ? (
        <Notice severity="error" live>{t('gone')}</Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

function inputOf({ winner, loser, fields }: Preview, picks: Picks) {
  const picked = (pick: string) => fields.filter((field) => differs(field) && picks[field.name] === pick).map(({ name }) => name);
  return { winnerId: winner.id, loserId: loser.id, winnerVersion: winner.version, loserVersion: loser.version, fromLoser: picked('loser'), keepBoth: picked('both') };
}
