import { formatDate } from '@afterbell/core/domain';
import { Button, Dialog, Field, Notice, TextArea, useCoreTexts } from '@afterbell/core/web';
import { MAX_REASON } from '@afterbell/participation/domain';
import { useState } from 'react';
import { useHubTexts } from './hub-texts';
import { type MissingDay, sessionOf } from './missing-day';

/** Asks once why none of them ran. */
export function DidNotRunDialog({ days, onClose, onConfirm }: { days: readonly MissingDay[]; onClose: () => void; onConfirm: (reason: string) => Promise<string | null> }) {
  const t = useHubTexts();
  const core = useCoreTexts();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [first] = days;

  async function submit() {
    if (reason.trim() === '') return setProblem(t('ask.required'));
    setBusy(true);
    const refused = await onConfirm(reason.trim());
    setBusy(false);
    if (refused === null) onClose();
    else setFailed(refused);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t('ask.title', { count: days.length, name: first ? sessionOf(first) : '', date: first ? formatDate(first.date) : '' })}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={busy}>
            {days.length > 1 ? t('ask.confirm') : t('didNotRun')}
          </Button>
        </>
      }
    >
      {failed && <Notice severity="error" live>{failed}</Notice>}
      <Field label={t('ask.reason')} hint={t('ask.reasonHint')} error={problem}>
        <TextArea
          value={reason}
          maxLength={MAX_REASON}
          rows={2}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
    </Dialog>
  );
}
