import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where the form's columns fold, whatever the window is: as the grid of the form does by the width of the window. */
const FOLDS = 768;

const Frame = chakra('section', {
  base: {
    mx: 'auto',
    bg: 'bg',
    border: 'hairline',
    borderRadius: 'md',
    p: { base: '4', md: '6' },
    // The grid of a form: what its fields say their columns in.
    '&[data-folded] div:has(> [style*="--ab-columns"])': { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumn: 'auto' } },
    '&[data-unfolded] div:has(> [style*="--ab-columns"])': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', '& > *': { gridColumn: 'span var(--ab-columns, 12)' } },
  },
});

export interface WidthFrameProps {
  /** Pixels. */
  width: number;
  title: string;
  children: ReactNode;
}

/** Shows what is in it as on a screen of the width: a narrow window scrolls to see the rest of a wide one. */
export function WidthFrame({ width, title, children }: WidthFrameProps) {
  const folded = width < FOLDS;
  return (
    <Frame aria-label={title} data-folded={folded || undefined} data-unfolded={!folded || undefined} style={folded ? { width, maxWidth: '100%' } : { width: '100%', maxWidth: width, minWidth: FOLDS }}>
      {children}
    </Frame>
  );
}
