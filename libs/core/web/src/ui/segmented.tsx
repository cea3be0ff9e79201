import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Hue } from '../theme/palette';

/**
 * The look of every segmented radio group beneath it, as one rule on one element: a roster of sixty rows has no styled
 * component and no state machine per row.
 */
export const SEGMENTED_LOOK: SystemStyleObject = {
  '& .ab-seg': { display: 'inline-flex', border: '0', p: '0', m: '0', minW: '0', borderRadius: 'md', isolation: 'isolate' },
  '& .ab-seg label': { position: 'relative', display: 'block', flex: '1', cursor: 'pointer' },
  // Drawn as nothing: made see-through, each would be a picture of its own for the browser to lay over the others.
  '& .ab-seg input': { position: 'absolute', inset: '0', boxSize: 'full', appearance: 'none', bg: 'none', border: '0', outline: 'none', cursor: 'inherit', m: '0' },
  '& .ab-seg span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: 'control',
    minW: 'control',
    px: '3',
    bg: 'bg.panel',
    border: '1px solid {colors.border.control}',
    marginInlineStart: '-1px',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    lineHeight: 'tight',
  },
  '& .ab-seg svg': { boxSize: '4', flexShrink: '0' },
  '& .ab-seg label:first-of-type span': { borderStartRadius: 'md', marginInlineStart: '0' },
  '& .ab-seg label:last-of-type span': { borderEndRadius: 'md' },
  '& .ab-seg input:hover:not(:disabled, :checked) + span': { bg: 'bg.muted' },
  '& .ab-seg input:checked + span': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.solid', fontWeight: 'semibold', zIndex: '1', position: 'relative' },
  '& .ab-seg [data-tone=green] input:checked + span': { bg: 'green.subtle', color: 'green.fg', borderColor: 'green.solid' },
  '& .ab-seg [data-tone=red] input:checked + span': { bg: 'red.subtle', color: 'red.fg', borderColor: 'red.solid' },
  '& .ab-seg [data-tone=orange] input:checked + span': { bg: 'orange.subtle', color: 'orange.fg', borderColor: 'orange.solid' },
  '& .ab-seg [data-tone=blue] input:checked + span': { bg: 'blue.subtle', color: 'blue.fg', borderColor: 'blue.solid' },
  '& .ab-seg [data-tone=gray] input:checked + span': { bg: 'gray.subtle', color: 'gray.fg', borderColor: 'gray.solid' },
  '& .ab-seg input:focus-visible + span': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px', zIndex: '2', position: 'relative' },
  '& .ab-seg input:disabled + span': { color: 'fg.muted', bg: 'bg.muted', cursor: 'not-allowed' },
  // A tone is no more than a colour of ours: what is chosen is told by the system's.
  '@media (forced-colors: active)': { '& .ab-seg input:checked + span, & .ab-seg [data-tone] input:checked + span': { bg: 'Highlight', color: 'HighlightText', borderColor: 'Highlight', forcedColorAdjust: 'none' }, '& .ab-seg input:focus-visible + span': { outlineColor: 'Highlight' }, '& .ab-seg label[data-tone]': { borderWidth: '0' } },
};

export const SegmentedScope = chakra('div', { base: SEGMENTED_LOOK });

export interface SegmentOption<V extends string> {
  value: V;
  label: ReactNode;
  /** Always beside the words, or with an accessible name of its own. */
  icon?: ReactNode;
  tone?: Hue;
}

export interface SegmentedRadiosProps<V extends string> {
  /** Read before each choice; in a roster, the child's name. */
  legend: string;
  name: string;
  value: V | null;
  options: readonly SegmentOption<V>[];
  onChange: (value: V) => void;
  disabled?: boolean;
  /** The id of what is said about it. */
  describedBy?: string | undefined;
}

/** Native radios drawn as one control; must stand within a `SegmentedScope`. Named by a label: a legend that is not seen is clipped, and hundreds of clips cost a list that scrolls two thirds of its painting. */
export function SegmentedRadios<V extends string>({ legend, name, value, options, onChange, disabled = false, describedBy }: SegmentedRadiosProps<V>) {
  return (
    <fieldset className="ab-seg" disabled={disabled} aria-label={legend} aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option.value} data-tone={option.tone}>
          <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onChange(option.value)} />
          <span>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
