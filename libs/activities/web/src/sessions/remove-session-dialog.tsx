import { ConfirmDialog, notify, silent } from '@afterbell/core/web';
import { type SessionRecordFragment, useRemoveSessionMutation } from './__generated__/sessions';
import { useSessionsTexts } from './sessions-texts';

export function RemoveSessionDialog({ session, onClose, onRemoved }: { session: SessionRecordFragment; onClose: () => void; onRemoved: () => void }) {
  const t = useSessionsTexts();
  const [remove] = useRemoveSessionMutation();
  async function confirm() {
    const refused = (await remove({ variables: { id: session.id }, context: silent(false) })).data?.removeSession.problems[0];
    if (refused) return notify({ severity: 'error', title: t('remove.refused', { name: session.name }), detail: refused.message });
    notify({ severity: 'success', title: t('remove.done', { name: session.name }) });
    onRemoved();
  }
  return (
    <ConfirmDialog open danger onClose={onClose} onConfirm={confirm} title={t('remove.title', { name: session.name })} description={t('remove.body', { count: session.dateCount })} confirmLabel={t('remove.confirm')} />
  );
}
