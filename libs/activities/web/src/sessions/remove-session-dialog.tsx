import { Button, ConfirmDialog, Dialog, failuresOf, Notice, notify, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { useEffect, useRef, useState } from 'react';
import { type SessionRecordFragment, useRemoveSessionMutation } from './__generated__/sessions';
import { useSessionsTexts } from './sessions-texts';

interface RemoveSessionDialogProps {
  session: SessionRecordFragment;
  onClose: () => void;
  onRemoved: () => void;
  /** The way out for a session that was used; none for whoever may not end it. */
  onEnd?: () => void;
}

/** Whether a session may go is asked before anybody is told what would be lost. */
export function RemoveSessionDialog({ session, onClose, onRemoved, onEnd }: RemoveSessionDialogProps) {
  const t = useSessionsTexts();
  const core = useCoreTexts();
  const [remove] = useRemoveSessionMutation();
  const [asked, setAsked] = useState<{ refusal: { code: string; message: string } | null } | null>(null);
  const look = useRef(() =>
    remove({ variables: { id: session.id, dryRun: true }, context: silent() })
      .then(({ data }) => data?.removeSession.problems[0] ?? null)
      .catch((error: unknown) => ({ code: '', message: failuresOf(error)[0]?.message.join(' ') ?? '' })),
  );
  useEffect(() => {
    let open = true;
    void look.current().then((refusal) => open && setAsked({ refusal }));
    return () => void (open = false);
  }, []);
  async function confirm() {
    const refused = (await remove({ variables: { id: session.id, dryRun: false }, context: silent(false) })).data?.removeSession.problems[0];
    if (refused) return notify({ severity: 'error', title: t('remove.refused', { name: session.name }), detail: refused.message });
    notify({ severity: 'success', title: t('remove.done', { name: session.name }) });
    onRemoved();
  }
  if (asked && !asked.refusal)
    return <ConfirmDialog open danger onClose={onClose} onConfirm={confirm} title={t('remove.title', { name: session.name })} description={t('remove.body', { count: session.dateCount })} confirmLabel={t('remove.confirm')} />;
  const ends = asked?.refusal?.code === 'SESSION_USED' && onEnd;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(asked ? 'remove.cannot' : 'remove.title', { name: session.name })}
      footer={
        <>
          <Button onClick={onClose}>{core(asked ? 'close' : 'cancel')}</Button>
          {ends && (
            <Button variant="solid" onClick={ends}>
              {t('remove.end')}
            </Button>
          )}
        </>
      }
    >
      {asked?.refusal ? (
        <Notice severity="warn" live title={asked.refusal.message}>
          {ends ? t('remove.endHint') : undefined}
        </Notice>
      ) : (
        <>
          <p role="status">{t('remove.checking')}</p>
          <Skeleton lines={2} />
        </>
      )}
    </Dialog>
  );
}
