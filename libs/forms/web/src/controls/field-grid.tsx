import { chakra } from '@chakra-ui/react';

/** Twelve columns where there is room, one on a phone. A field says how many of them it takes. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '5',
    alignItems: 'start',
    '& > *': { gridColumn: { md: 'span var(--ab-columns, 12)' }, minW: '0' },
  },
});

export const columnsOf = (uiWidth: number) => ({ '--ab-columns': String(Math.min(12, Math.max(1, Math.round(uiWidth) || 12))) }) as React.CSSProperties;
