import { Button, Checkbox, FieldProblem, NativeSelect, RadioList, useFieldControl, useMediaQuery } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';
import { useShownOptions } from './choice-options';
import { asIds, type ControlProps } from './control-props';
import { OptionCombobox } from './option-combobox';

/** As many options as a list can be looked through without searching. */
const LOOKED_THROUGH = 15;

const toggled = (ids: readonly number[], id: number, on: boolean) => (on ? [...ids, id] : ids.filter((other) => other !== id));

export function DropdownControl({ field, value, optionIds, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const touch = useMediaQuery('(pointer: coarse)');
  const chosen = typeof value === 'number' ? value : null;
  const options = useShownOptions(field, optionIds, chosen === null ? [] : [chosen]);
  if (options.length > LOOKED_THROUGH && !touch) {
    return <OptionCombobox options={options} chosen={chosen === null ? [] : [chosen]} onChange={([id]) => onChange(id ?? null)} onLeave={onLeave} />;
  }
  return (
    <NativeSelect
      placeholder={t('choose')}
      value={chosen ?? ''}
      options={options.map(({ id, label }) => ({ value: String(id), label }))}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      onBlur={onLeave}
    />
  );
}

const Inline = chakra('div', { base: { '& > div': { flexDirection: { base: 'column', md: 'row' }, flexWrap: 'wrap', columnGap: '5' } } });

function Radios({ id, field, value, optionIds, required, onChange }: ControlProps) {
  const t = useFormsTexts();
  const chosen = typeof value === 'number' ? value : null;
  const options = useShownOptions(field, optionIds, chosen === null ? [] : [chosen]);
  return (
    <>
      <RadioList name={id} value={chosen === null ? null : String(chosen)} options={options.map((option) => ({ value: String(option.id), label: option.label }))} onChange={(option) => onChange(Number(option))} />
      {chosen !== null && !required && (
        <div>
          <Button variant="link" aria-label={`${t('clearAnswer')}: ${field.name}`} onClick={() => onChange(null)}>
            {t('clearAnswer')}
          </Button>
        </div>
      )}
    </>
  );
}

export const RadioControl = Radios;
/** Beside each other where there is room. */
export const RadioGroupControl = (props: ControlProps) => (
  <Inline>
    <Radios {...props} />
  </Inline>
);

const Boxes = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });

export function CheckboxGroupControl({ field, value, optionIds, onChange }: ControlProps) {
  const chosen = asIds(value);
  const options = useShownOptions(field, optionIds, chosen);
  return (
    <Boxes>
      {options.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={chosen.includes(id)} onChange={(event) => onChange(toggled(chosen, id, event.target.checked))} />
      ))}
    </Boxes>
  );
}

export function MultiselectControl({ field, value, optionIds, onChange, onLeave }: ControlProps) {
  const chosen = asIds(value);
  return <OptionCombobox several options={useShownOptions(field, optionIds, chosen)} chosen={chosen} onChange={onChange} onLeave={onLeave} />;
}

export interface CheckboxControlProps extends ControlProps {
  error?: string;
}

/** Its own words are its label. */
export function CheckboxControl({ id, field, value, error, onChange, onLeave }: CheckboxControlProps) {
  const { disabled } = useFieldControl({}) as { disabled?: boolean };
  return (
    <div>
      <Checkbox
        id={id}
        label={field.name}
        hint={field.help || undefined}
        checked={value === true}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onLeave}
      />
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </div>
  );
}
