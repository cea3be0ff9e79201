import { chakra } from '@chakra-ui/react';
import { FieldGroup } from '@afterbell/core/web';
import type { ReactNode } from 'react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& label': { position: 'relative', cursor: 'pointer' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', m: '0', boxSize: 'full' },
    '& span': { display: 'grid', placeItems: 'center', minH: 'control', minW: '3rem', px: '2.5', border: 'control', borderRadius: 'md', bg: 'bg.panel', fontSize: 'sm', userSelect: 'none' },
    '& input:hover:not(:checked) + span': { bg: 'bg.muted' },
    '& input:checked + span': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.solid', fontWeight: 'semibold' },
    '& input:focus-visible + span': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
    '@media (pointer: coarse)': { '& span': { minH: 'touch' } },
    '@media (forced-colors: active)': { '& input:checked + span': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  },
});

export interface ChipsProps {
  legend: string;
  options: readonly { value: number; label: string; name?: string }[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: ReactNode;
  id?: string;
}

/** Native checkboxes drawn as chips, for a few short choices side by side. */
export function Chips({ legend, options, value, onChange, error, id }: ChipsProps) {
  return (
    <FieldGroup legend={legend} error={error} id={id}>
      <Row>
        {options.map((option) => (
          <label key={option.value}>
            <input type="checkbox" aria-label={option.name} checked={value.includes(option.value)} onChange={({ target }) => onChange(target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))} />
            <span aria-hidden={option.name ? true : undefined}>{option.label}</span>
          </label>
        ))}
      </Row>
    </FieldGroup>
  );
}
