import { Button, Checkbox, Dialog, FieldGroup, RadioList, useCoreTexts } from '@afterbell/core/web';
import { printFile } from '@afterbell/people/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { dayName } from '../shared/day-words';
import type { RosterDay } from './marks';
import { useSheetTexts } from './sheet-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** A sheet to sign in and out by hand: of the day, or of the days of its week on which the session meets. */
export function SheetDialog({ day, onClose }: { day: RosterDay; onClose: () => void }) {
  const t = useSheetTexts();
  const core = useCoreTexts();
  const [days, setDays] = useState('day');
  const [photos, setPhotos] = useState(false);
  const [busy, setBusy] = useState(false);

  async function print() {
    if (busy) return;
    setBusy(true);
    const path = `/export/session-sign-in-sheet?session=${day.sessionId}&date=${day.date}${days === 'week' ? '&week=1' : ''}${photos ? '&photos=1' : ''}`;
    await printFile(path, `${day.activityName} ${day.date}.pdf`, { busy: t('busy'), failed: t('failed') });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void print()}
      title={t('title')}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={busy}>
            {t('make')}
          </Button>
        </>
      }
    >
      <Stack>
        <FieldGroup legend={t('days')}>
          <RadioList
            name="sheet-days"
            value={days}
            options={[
              { value: 'day', label: dayName(day.date), hint: t('dayHint') },
              { value: 'week', label: t('week'), hint: t('weekHint') },
            ]}
            onChange={setDays}
          />
        </FieldGroup>
        <Checkbox label={t('photos')} hint={t('photosHint')} checked={photos} onChange={(event) => setPhotos(event.target.checked)} />
      </Stack>
    </Dialog>
  );
}
