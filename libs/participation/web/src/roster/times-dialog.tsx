import { isMidnight } from '@afterbell/core/domain';
import { Button, Dialog, Field, TimeInput, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ChosenTimes, Retime } from './chosen-times';
import { useRosterTexts } from './roster-texts';

export interface TimesDialogProps {
  count: number;
  times: ChosenTimes;
  onClose: () => void;
  onApply: (retime: Retime) => void;
}

export function TimesDialog({ count, times, onClose, onApply }: TimesDialogProps) {
  const t = useRosterTexts();
  const core = useCoreTexts();
  const [start, setStart] = useState(times.start ?? '');
  const [end, setEnd] = useState(times.end ?? '');
  const [tried, setTried] = useState(false);
  const ownStart = times.start === null && start === '';
  const ownEnd = times.end === null && end === '';
  const missing = start === '' && !ownStart;
  const wrong = start !== '' && end !== '' && start >= end;
  function apply() {
    setTried(true);
    if (missing || wrong) return;
    onApply((own) => ({ startTime: ownStart ? own.startTime : start, endTime: ownEnd ? own.endTime : end || null }));
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
        <Field label={t('from')} help={times.start === null ? t('timesDialog.differ') : null} error={tried && missing ? t('timesDialog.missing') : null}>
          <TimeInput value={start} onChange={(event) => setStart(event.target.value)} />
        </Field>
        <Field label={t('to')} help={times.end === null ? t('timesDialog.differ') : null} error={tried && wrong ? t(isMidnight(end) ? 'timesDialog.midnight' : 'timesDialog.wrong') : null}>
          <TimeInput value={end} onChange={(event) => setEnd(event.target.value)} />
        </Field>
      </chakra.div>
    </Dialog>
  );
}
