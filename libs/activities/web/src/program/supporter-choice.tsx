import { foldText } from '@afterbell/core/domain';
import { Combobox, Field, useCombobox } from '@afterbell/core/web';
import { ChosenList } from '../shared/chosen-list';
import type { Named } from './program-draft';
import { useProgramTexts } from './program-texts';

export interface SupporterChoiceProps {
  id: string;
  label: string;
  /** All that the site may choose. */
  choices: readonly Named[];
  value: readonly Named[];
  onChange: (value: readonly Named[]) => void;
  error?: string;
}

/** Organizations that pay for an activity, or run it along. */
export function SupporterChoice({ id, label, choices, value, onChange, error }: SupporterChoiceProps) {
  const t = useProgramTexts();
  const state = useCombobox();
  const sought = foldText((state.typed ?? '').trim());
  const chosen = new Set(value.map((one) => one.id));
  const drop = (gone: string) => onChange(value.filter((one) => one.id !== gone));
  return (
    <div>
      <Field id={id} label={label} optional error={error}>
        <Combobox
          state={state}
          several
          options={choices.filter(({ name }) => foldText(name).includes(sought))}
          keyOf={(one) => one.id}
          isChosen={(one) => chosen.has(one.id)}
          text=""
          placeholder={t('find')}
          none={t('nobody')}
          onChoose={(one) => (chosen.has(one.id) ? drop(one.id) : onChange([...value, { id: one.id, name: one.name }]))}
          onTakeBack={() => value.length > 0 && onChange(value.slice(0, -1))}
        >
          {({ name }) => name}
        </Combobox>
      </Field>
      <ChosenList chosen={value} takeOff={(name) => t('takeOff', { name })} onDrop={drop} />
    </div>
  );
}
