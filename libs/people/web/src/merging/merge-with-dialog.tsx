import { Button, Dialog, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { PersonCombobox, type PersonChoice } from '../relationships/person-combobox';
import { useMergeTexts } from './merge-texts';

/** Finds the other record of somebody. */
export function MergeWithDialog({ person, onClose, onPick }: { person: { id: string; name: string }; onClose: () => void; onPick: (id: string) => void }) {
  const t = useMergeTexts();
  const core = useCoreTexts();
  const [other, setOther] = useState<PersonChoice | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pickTitle', { name: person.name })}
      description={t('pickBody')}
      onSubmit={() => other && onPick(other.id)}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" disabled={!other}>{t('next')}</Button>
        </>
      }
    >
      <PersonCombobox label={t('pick')} value={other} without={[person.id]} onChange={setOther} />
    </Dialog>
  );
}
