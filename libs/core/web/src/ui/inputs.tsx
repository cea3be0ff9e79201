import { chakra, defineRecipe } from '@chakra-ui/react';
import { ChevronDown, Search, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { useFieldControl } from './field';
import { useHalfTold } from './half-typed';

export const inputRecipe = defineRecipe({
  className: 'ab-input',
  base: {
    width: 'full',
    minW: '0',
    height: 'control',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    border: 'control',
    borderRadius: 'md',
    fontSize: 'sm',
    appearance: 'none',
    transition: 'border-color 100ms',
    _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '-1px', borderColor: 'accent.solid' },
    _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.red.solid}' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
    // Below 16 px a phone zooms into the field.
    '@media (pointer: coarse)': { fontSize: 'md' },
  },
  variants: { grows: { true: { height: 'auto', minH: '24', py: '2', lineHeight: 'normal', resize: 'vertical' } } },
});

const InputBase = chakra('input', inputRecipe);
const TextAreaBase = chakra('textarea', inputRecipe);
const SelectBase = chakra('select', inputRecipe);
const Around = chakra('div', { base: { position: 'relative', width: 'full', '& > svg': { position: 'absolute', top: '50%', translate: '0 -50%', boxSize: '4', color: 'fg.muted', pointerEvents: 'none' } } });

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width'>;

export function TextInput(props: TextInputProps) {
  return <InputBase type="text" {...useFieldControl(props)} />;
}

/** Native: tablets show their own wheels, and every browser its own calendar. The value is `yyyy-MM-dd`. */
export function DateInput(props: TextInputProps) {
  return <InputBase type="date" css={{ fontVariantNumeric: 'tabular-nums', maxW: '12rem' }} {...useFieldControl(props)} {...useHalfTold(props)} />;
}

/** Native; the value is 24-hour `HH:mm`. */
export function TimeInput(props: TextInputProps) {
  return <InputBase type="time" css={{ fontVariantNumeric: 'tabular-nums', maxW: '9rem' }} {...useFieldControl(props)} {...useHalfTold(props)} />;
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color' | 'height' | 'width'>;

export function TextArea(props: TextAreaProps) {
  return <TextAreaBase grows {...useFieldControl(props)} />;
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'color' | 'height' | 'width' | 'multiple'> {
  options?: readonly SelectOption[];
  /** Options under headings, after the plain ones. */
  groups?: readonly SelectGroup[];
  /** The first choice, with an empty value. */
  placeholder?: string;
}

export function NativeSelect({ options = [], groups = [], placeholder, ...props }: NativeSelectProps) {
  const shown = (option: SelectOption) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
  return (
    <Around css={{ '& > svg': { insetEnd: '3' } }}>
      <SelectBase css={{ pe: '8', textOverflow: 'ellipsis', cursor: 'pointer' }} {...useFieldControl(props)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(shown)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(shown)}
          </optgroup>
        ))}
      </SelectBase>
      <ChevronDown aria-hidden="true" />
    </Around>
  );
}

export interface SearchInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  /** The accessible name; also the placeholder unless one is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchInput({ label, value, onChange, placeholder, ...rest }: SearchInputProps) {
  const t = useCoreTexts();
  return (
    <Around css={{ '& > svg': { insetStart: '3' } }}>
      <InputBase
        type="search"
        role="searchbox"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        css={{ ps: '9', pe: value ? '9' : '3', '@media (pointer: coarse)': { pe: value ? '11' : '3' }, '&::-webkit-search-cancel-button': { display: 'none' } }}
        {...rest}
      />
      <Search aria-hidden="true" />
      {value !== '' && <ClearButton label={t('clear')} onClick={() => onChange('')} />}
    </Around>
  );
}

const ClearBase = chakra('button', { base: { position: 'absolute', insetEnd: '1', top: '50%', translate: '0 -50%', boxSize: '7', display: 'grid', placeItems: 'center', borderRadius: 'sm', color: 'fg.muted', cursor: 'pointer', minW: '6', minH: '6', _hover: { bg: 'bg.muted', color: 'fg' }, '& svg': { boxSize: '4' }, '@media (pointer: coarse)': { boxSize: 'touch', insetEnd: '0' } } });

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ClearBase type="button" aria-label={label} onClick={onClick}>
      <X aria-hidden="true" />
    </ClearBase>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2',
    cursor: 'pointer',
    minH: '6',
    py: '0.5',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
    '& input': { boxSize: '1.125rem', mt: '0.5', flexShrink: '0', accentColor: 'var(--chakra-colors-accent-solid)', cursor: 'inherit' },
    '@media (pointer: coarse)': { minH: 'touch', py: '2', '& input': { boxSize: '1.375rem', mt: '0' } },
  },
});

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width'> {
  label: ReactNode;
  hint?: ReactNode;
  indeterminate?: boolean;
}

export function Checkbox({ label, hint, indeterminate = false, ...props }: CheckboxProps) {
  return (
    <Choice>
      <input
        type="checkbox"
        {...props}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
      />
      <span>
        {label}
        {hint && <chakra.span css={{ display: 'block', color: 'fg.muted' }}>{hint}</chakra.span>}
      </span>
    </Choice>
  );
}

export interface RadioOption extends SelectOption {
  hint?: ReactNode;
}

export interface RadioListProps {
  name: string;
  value: string | null;
  options: readonly RadioOption[];
  onChange: (value: string) => void;
}

/** Native radios under each other; put it in a `FieldGroup`, which asks the question. */
export function RadioList({ name, value, options, onChange }: RadioListProps) {
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '1' }}>
      {options.map((option) => (
        <Choice key={option.value}>
          <input type="radio" name={name} value={option.value} checked={value === option.value} disabled={option.disabled} onChange={() => onChange(option.value)} />
          <span>
            {option.label}
            {option.hint && <chakra.span css={{ display: 'block', color: 'fg.muted' }}>{option.hint}</chakra.span>}
          </span>
        </Choice>
      ))}
    </chakra.div>
  );
}
