import { Button, TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import { ChipList } from './chip-list';
import { asTexts, type ControlProps } from './control-props';

const Row = chakra('div', { base: { display: 'flex', gap: '2' } });

/** Words of one's own. What stands in the box counts as well once the box is left, so that nothing typed is lost. */
export function ChipsControl({ field, value, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const [typed, setTyped] = useState('');
  const chips = asTexts(value);
  function add() {
    const added = typed.split(/[,\n;]/).map((text) => text.trim()).filter((text, index, all) => text !== '' && !chips.includes(text) && all.indexOf(text) === index);
    setTyped('');
    if (added.length > 0) onChange([...chips, ...added]);
  }
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '2' }}>
      <ChipList label={t('chosen', { count: chips.length })} chips={chips.map((chip) => ({ key: chip, label: chip }))} onRemove={(key) => onChange(chips.filter((chip) => chip !== key))} />
      <Row>
        <TextInput
          autoComplete="off"
          placeholder={t('chipsHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            add();
            onLeave?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault();
              add();
            } else if (event.key === 'Backspace' && typed === '' && chips.length > 0) onChange(chips.slice(0, -1));
          }}
        />
        <Button icon={<Plus aria-hidden="true" />} aria-label={t('addTo', { field: field.name })} onClick={add}>
          {t('add')}
        </Button>
      </Row>
    </chakra.div>
  );
}
