import { chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import type { CheckState } from './organization-tree';

const Box = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '1.125rem',
    flexShrink: '0',
    borderRadius: 'sm',
    border: '1px solid {colors.border.control}',
    bg: 'bg.panel',
    '& svg': { boxSize: '3.5', strokeWidth: '3' },
    '&[data-state=all], &[data-state=some]': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
    '@media (forced-colors: active)': { '&[data-state=all], &[data-state=some]': { bg: 'Highlight', color: 'HighlightText' } },
  },
});

/** The picture of a checkbox; the row that holds it is the control. */
export function TreeBox({ state }: { state: CheckState }) {
  return (
    <Box data-state={state} aria-hidden="true">
      {state === 'all' ? <Check /> : state === 'some' ? <Minus /> : null}
    </Box>
  );
}
