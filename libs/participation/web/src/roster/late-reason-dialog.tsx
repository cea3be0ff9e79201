import { Button, Dialog, Field, i18n, TextArea, useCoreTexts } from '@afterbell/core/web';
import { MAX_REASON } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWorkTexts } from './work-texts';

export interface LateReasonDialogProps {
  message: string;
  /** Which days are meant, where the page shows several. */
  days?: readonly string[];
  /** What was said of another day: a suggestion. */
  last?: string | null;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asked once for a day, or for all days of one step, that lie further back than the tenant's rules allow without a reason. */
export function LateReasonDialog({ message, days = [], last = null, onClose, onReason }: LateReasonDialogProps) {
  const t = useWorkTexts();
  const core = useCoreTexts();
  const [reason, setReason] = useState(last ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  function submit() {
    if (reason.trim() === '') return setProblem(t('late.required'));
    onReason(reason.trim());
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={days.length > 0 ? t('late.titleOf', { count: days.length, days: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(days) }) : t('late.title')}
      description={days.length > 1 ? t('late.many') : message}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit">
            {t('late.save')}
          </Button>
        </>
      }
    >
      <chakra.div css={{ pt: '3' }}>
        <Field label={t('late.reason')} hint={t('late.hint', { count: Math.max(1, days.length) })} error={problem}>
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
      </chakra.div>
    </Dialog>
  );
}
