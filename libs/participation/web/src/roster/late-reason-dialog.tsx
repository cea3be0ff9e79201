import { Button, Dialog, Field, TextArea, useCoreTexts } from '@afterbell/core/web';
import { MAX_REASON } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWorkTexts } from './work-texts';

export interface LateReasonDialogProps {
  message: string;
  /** Which day is meant, where the page shows several. */
  day?: string;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asked once for a day that lies further back than the tenant's rules allow without a reason. */
export function LateReasonDialog({ message, day, onClose, onReason }: LateReasonDialogProps) {
  const t = useWorkTexts();
  const core = useCoreTexts();
  const [reason, setReason] = useState('');
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
      title={day ? t('late.titleOf', { day }) : t('late.title')}
      description={message}
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
        <Field label={t('late.reason')} hint={t('late.hint')} error={problem}>
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
