import { foldText } from '@afterbell/core/domain';
import { Combobox, useCombobox } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';
import { ChipList } from './chip-list';
import type { ShownOption } from './choice-options';

/** What one list shows at once; typing narrows it. */
const SHOWN = 100;

const Box = chakra('div', { base: { width: 'full', display: 'flex', flexDirection: 'column', gap: '2', '& [role=option]': { fontSize: 'sm' } } });

export interface OptionComboboxProps {
  options: readonly ShownOption[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  onLeave?: () => void;
  several?: boolean;
}

/** One or several of many options, found by typing. Stands in a `Field`. */
export function OptionCombobox({ options, chosen, onChange, onLeave, several = false }: OptionComboboxProps) {
  const t = useFormsTexts();
  const state = useCombobox();
  const search = foldText((state.typed ?? '').trim());
  const found = options.filter(({ label }) => foldText(label).includes(search)).slice(0, SHOWN);
  const labelOf = (id: number | undefined) => options.find((option) => option.id === id)?.label ?? '';
  const without = (id: number) => chosen.filter((other) => other !== id);
  const choose = ({ id }: ShownOption) => onChange(!several ? [id] : chosen.includes(id) ? without(id) : [...chosen, id]);
  return (
    <Box>
      {several && <ChipList label={t('chosen', { count: chosen.length })} chips={chosen.map((id) => ({ key: String(id), label: labelOf(id) }))} onRemove={(key) => onChange(without(Number(key)))} />}
      <Combobox
        state={state}
        options={found}
        keyOf={({ id }) => id}
        isChosen={({ id }) => chosen.includes(id)}
        text={several ? '' : labelOf(chosen[0])}
        placeholder={t('find')}
        none={t('noOption')}
        several={several}
        onChoose={choose}
        onEmptied={several ? undefined : () => onChange([])}
        onTakeBack={several && chosen.length > 0 ? () => onChange(chosen.slice(0, -1)) : undefined}
        onLeave={onLeave}
      >
        {({ label }) => label}
      </Combobox>
    </Box>
  );
}
