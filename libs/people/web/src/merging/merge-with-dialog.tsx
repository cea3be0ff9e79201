import { Button, Dialog, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
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
      <chakra.div css={{ pt: '3' }}>
        <PersonCombobox label={t('pick')} value={other} without={[person.id]} noOne={t('nobody')} onChange={setOther} />
      </chakra.div>
    </Dialog>
  );
}
