import type { SystemStyleObject } from '@chakra-ui/react';

/** Of lucide's icons: what is drawn within its 24 by 24. */
export type IconStrokes = readonly (readonly ['circle' | 'path', Readonly<Record<string, string>>])[];

/**
 * An icon in the colour of the words, for `::before` or `::after`. As elements the icons were a third of what a browser does to show the rows of a roster. Nobody reads it out: the words beside it, or the name of its button, say
 * the same.
 */
export function iconMask(strokes: IconStrokes): SystemStyleObject {
  const drawn = strokes.map(([shape, properties]) => `<${shape} ${Object.entries(properties).map(([name, value]) => `${name}='${value}'`).join(' ')}/>`).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${drawn}</svg>`;
  return {
    content: '""',
    boxSize: '4',
    flexShrink: '0',
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`,
    printColorAdjust: 'exact',
    // Colours that the system sets leave out what is painted behind words, which an icon is here.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  };
}
