import { Button, Dialog, Field, TimeInput, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useRosterTexts } from './roster-texts';

export interface TimesDialogProps {
  count: number;
  start: string;
  end: string;
  onClose: () => void;
  onApply: (start: string, end: string | null) => void;
}

export function TimesDialog({ count, start: firstStart, end: firstEnd, onClose, onApply }: TimesDialogProps) {
  const t = useRosterTexts();
  const core = useCoreTexts();
  const [start, setStart] = useState(firstStart);
  const [end, setEnd] = useState(firstEnd);
  const [tried, setTried] = useState(false);
  const missing = start === '';
  const wrong = !missing && end !== '' && start >= end;
  function apply() {
    setTried(true);
    if (missing || wrong) return;
    onApply(start, end || null);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={apply}
      size="sm"
      title={t('timesDialog.title', { count })}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid">
            {t('timesDialog.apply')}
          </Button>
        </>
      }
    >
      <chakra.div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4' }}>
        <Field label={t('from')} error={tried && missing ? t('timesDialog.missing') : null}>
          <TimeInput value={start} onChange={(event) => setStart(event.target.value)} />
        </Field>
        <Field label={t('to')} error={tried && wrong ? t('timesDialog.wrong') : null}>
          <TimeInput value={end} onChange={(event) => setEnd(event.target.value)} />
        </Field>
      </chakra.div>
    </Dialog>
  );
}
