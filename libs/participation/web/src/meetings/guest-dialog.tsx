import { Button, Dialog, Field, TextArea, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useMeetingTexts } from './meeting-texts';

/** People who are not on record, one name a line. */
export function GuestDialog({ onAdd, onClose }: { onAdd: (names: readonly string[]) => void; onClose: () => void }) {
  const t = useMeetingTexts();
  const core = useCoreTexts();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeOnOutside={typed === ''}
      title={t('guest.title')}
      onSubmit={() => {
        const names = typed.split('\n').map((line) => line.trim()).filter(Boolean);
        if (names.length === 0) return setMissing(true);
        onAdd(names);
        onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit">
            {t('guest.add')}
          </Button>
        </>
      }
    >
      <Field label={t('guest.name')} help={t('guest.hint')} error={missing && t('guest.required')}>
        <TextArea rows={3} value={typed} onChange={(event) => (setTyped(event.target.value), setMissing(false))} />
      </Field>
    </Dialog>
  );
}
