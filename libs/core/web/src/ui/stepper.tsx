import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { REACH } from './button';
import { VisuallyHidden } from './visually-hidden';

export interface Step {
  id: string;
  label: string;
  /** Where the step lives, if it can be opened now. */
  to?: string;
  error?: boolean;
}

export interface StepperProps {
  steps: readonly Step[];
  current: string;
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    gap: { base: '1', md: '6' },
    listStyle: 'none',
    p: '0',
    m: '0',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0', color: 'fg.muted', flex: { base: '1', md: '0 1 auto' }, borderTop: { base: '3px solid {colors.border}', md: '0' }, pt: { base: '1', md: '0' } },
    '& li[data-state=done], & li[data-state=current]': { borderColor: 'accent.solid' },
    '& li[data-state=current]': { color: 'fg', fontWeight: 'semibold' },
    '& li[data-state=error]': { color: 'fg.error', borderColor: 'red.solid' },
    '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em', '@media (pointer: coarse)': REACH },
    // A phone has room for the bars and the name of the current step only.
    '& [data-label]': { display: { base: 'none', md: 'inline' } },
  },
});

const Mark = chakra('span', {
  base: {
    display: { base: 'none', md: 'grid' },
    placeItems: 'center',
    boxSize: '6',
    flexShrink: '0',
    borderRadius: 'full',
    border: '1px solid {colors.border.control}',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    '& svg': { boxSize: '4' },
    '&[data-state=current]': { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
    '&[data-state=done]': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.border' },
    '&[data-state=error]': { bg: 'red.subtle', color: 'red.fg', borderColor: 'red.solid' },
  },
});

export const Stepper = memo(function Stepper({ steps, current }: StepperProps) {
  const t = useCoreTexts();
  const at = Math.max(0, steps.findIndex((step) => step.id === current));
  return (
    <nav aria-label={t('steps.label')}>
      <chakra.p css={{ display: { md: 'none' }, mb: '2', fontWeight: 'semibold' }}>
        <chakra.span css={{ color: 'fg.muted', fontWeight: 'normal' }}>{t('stepOf', { step: at + 1, count: steps.length })}</chakra.span> {steps[at]?.label}
      </chakra.p>
      <List>
        {steps.map((step, index) => {
          const state = step.error ? 'error' : index === at ? 'current' : index < at ? 'done' : 'ahead';
          return (
            <li key={step.id} data-state={state} aria-current={index === at ? 'step' : undefined}>
              <Mark data-state={state} aria-hidden="true">
                {state === 'error' ? <CircleAlert /> : state === 'done' ? <Check /> : index + 1}
              </Mark>
              <span data-label="">
                {step.to && index !== at ? <Link to={step.to}>{step.label}</Link> : step.label}
                {(state === 'done' || state === 'error') && <VisuallyHidden>{` (${t(`steps.${state}`)})`}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </List>
    </nav>
  );
});
