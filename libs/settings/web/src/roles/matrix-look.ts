import { chakra } from '@chakra-ui/react';

/** The whole look of the matrix in one rule on one element: five hundred cells are plain elements. */
export const MatrixFrame = chakra('div', {
  base: {
    minW: '0',
    '& table': { width: 'full', maxW: '60rem', borderCollapse: 'separate', borderSpacing: '0' },
    '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& th, & td': { borderBottom: 'hairline', height: 'row', py: '0', px: '2', verticalAlign: 'middle' },
    '& thead th': { position: 'sticky', top: 'var(--ab-top, 0px)', zIndex: '2', bg: 'bg', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold', textAlign: 'center' },
    '& thead th:first-of-type': { textAlign: 'start' },
    '& tbody th': { textAlign: 'start', fontWeight: 'normal' },
    '& tbody th > div': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2', minW: '0' },
    '& tr[data-kind=section] th, & tr[data-kind=section] td': { bg: 'bg.subtle' },
    '& tr[data-kind=section] th': { fontWeight: 'semibold' },
    '& tr[data-kind=feature] th': { ps: '14' },
    '& tr[data-kind=feature][data-opens] th': { ps: '5' },
    '& tr[data-kind=tab] th': { ps: '20', color: 'fg.muted' },
    '& td': { width: '5.5rem', textAlign: 'center' },
    '& td[data-changed]': { bg: 'accent.subtle', boxShadow: 'inset 0 -2px 0 0 {colors.accent.solid}' },
    '& td label': { display: 'grid', placeItems: 'center', width: 'full', minH: 'max(1.75rem, var(--ab-row) - 4px)', cursor: 'pointer' },
    '& td label:has(:disabled)': { cursor: 'not-allowed' },
    '& td input': { boxSize: '1.125rem', accentColor: 'var(--chakra-colors-accent-solid)', cursor: 'inherit' },
    '& td svg': { boxSize: '4', display: 'inline-block', color: 'fg' },
    '& td [data-no]': { color: 'fg.muted' },
    '& small': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' },
    '& small[data-changed]': { color: 'accent.fg', fontWeight: 'semibold' },
    '& .ab-opener': { display: 'grid', placeItems: 'center', boxSize: '7', minW: '6', borderRadius: 'sm', cursor: 'pointer', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' }, '& svg': { boxSize: '4' }, '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' } },
    '@media (pointer: coarse)': { '& .ab-opener': { boxSize: 'touch' }, '& td input': { boxSize: '1.375rem' } },
  },
});

/** On a phone: one column, a group of ticks for each feature. */
export const MatrixCardsFrame = chakra('div', {
  base: {
    '& section': { borderTop: 'hairline' },
    '& .ab-group': { display: 'flex', alignItems: 'center', gap: '2', width: 'full', minH: 'touch', fontWeight: 'semibold', textAlign: 'start', cursor: 'pointer', '& svg': { boxSize: '5', color: 'fg.muted', flexShrink: '0' }, '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' }, '& small': { marginInlineStart: 'auto', fontWeight: 'normal', color: 'fg.muted', whiteSpace: 'nowrap' } },
    '& fieldset': { border: '0', minW: '0', p: '0', pb: '3', ps: '7' },
    '& fieldset[data-kind=tab]': { ps: '11' },
    '& legend': { fontWeight: 'semibold', pt: '2' },
    '& fieldset[data-kind=tab] legend': { fontWeight: 'normal', color: 'fg.muted' },
    '& legend small': { color: 'accent.fg', ms: '2' },
    '& fieldset > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))', columnGap: '2' },
  },
});
