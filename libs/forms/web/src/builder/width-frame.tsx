import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Wider ones keep their width in a narrow window, which scrolls. */
const PHONE = 768;

const Frame = chakra('section', {
  base: {
    mx: 'auto',
    bg: 'bg',
    border: 'hairline',
    borderRadius: 'md',
    p: { base: '4', md: '6' },
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
  return (
    <Frame aria-label={title} style={width < PHONE ? { width, maxWidth: '100%' } : { width: '100%', maxWidth: width, minWidth: PHONE }}>
      {children}
    </Frame>
  );
}
