import type { SystemStyleObject } from '@chakra-ui/react';
import { GROUNDS, type Hue, type Mode, TONES } from './palette';

/** Of lucide's icons: what is drawn within its 24 by 24. */
export type IconStrokes = readonly (readonly ['circle' | 'path', Readonly<Record<string, string>>])[];

/** Colour of the words that an icon stands beside. */
export type IconInk = 'fg' | 'fgMuted' | Hue;

const inkOf = (ink: IconInk, mode: Mode): string => (ink === 'fg' || ink === 'fgMuted' ? GROUNDS[mode][ink] : TONES[mode][ink].fg);

function drawing(strokes: IconStrokes, colour: string): string {
  const drawn = strokes.map(([shape, properties]) => `<${shape} ${Object.entries(properties).map(([name, value]) => `${name}='${value}'`).join(' ')}/>`).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${colour}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${drawn}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/**
 * An icon for `::before` or `::after`, drawn in a rule: as elements the icons were a third of what a browser does to show the rows of a roster, and as masks in the colour of the words a third of what it does while they are
 * scrolled. A picture does not follow the words, so each state of theirs that has a colour of its own says so (`iconInk`). Nobody reads it out: the words beside it, or the name of its button, say the same.
 */
export function iconImage(strokes: IconStrokes, ink: IconInk): SystemStyleObject {
  return {
    content: '""',
    boxSize: '4',
    flexShrink: '0',
    backgroundPosition: 'center',
    backgroundSize: 'contain',
    backgroundRepeat: 'no-repeat',
    printColorAdjust: 'exact',
    ...iconInk(strokes, ink),
    // Colours that the system sets are no one's to know: there it is a mask.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundImage: 'none !important', backgroundColor: 'CanvasText', mask: `${drawing(strokes, 'black')} center / contain no-repeat` },
  };
}

/** The same icon where its words have another colour. */
export const iconInk = (strokes: IconStrokes, ink: IconInk): SystemStyleObject => ({ backgroundImage: { base: drawing(strokes, inkOf(ink, 'light')), _dark: drawing(strokes, inkOf(ink, 'dark')) } });
