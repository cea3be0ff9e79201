import { chakra } from '@chakra-ui/react';

/** The whole look of a table in one rule on one element: rows and cells are plain elements. */
export const TableFrame = chakra('div', {
  base: {
    minW: '0',
    // Positioned, so that words for screen readers in its last column are cut off with it and do not widen the page.
    '&[data-wide]': { overflowX: 'auto', position: 'relative' },
    '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: '0', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& th, & td': { textAlign: 'start', px: { base: '2', lg: '3' }, py: '1', height: 'row', borderBottom: 'hairline', whiteSpace: 'nowrap', verticalAlign: 'middle' },
    '& thead th': { position: 'sticky', top: 'var(--ab-top, 0px)', zIndex: '2', bg: 'bg', color: 'fg.muted', fontWeight: 'semibold', fontSize: 'xs' },
    '&[data-wide] thead th:not([data-names])': { position: 'static' },
    // What names the rows stays in sight beside them.
    '&[data-wide] thead th[data-names]': { top: 'auto', insetInlineStart: '0' },
    // A long name is cut and told in full on demand, so that the other columns and the row's menu stay in sight.
    '& tbody th': { fontWeight: 'semibold', maxW: 'clamp(14rem, 32vw, 28rem)', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& tbody td:not([data-wrap], [data-narrow])': { maxW: '20rem', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& tbody th a': { color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-wrap]': { whiteSpace: 'normal', minW: { base: '10rem', lg: '12rem' }, overflowWrap: 'anywhere' },
    '& [data-wrap=tight]': { minW: '7rem' },
    '& [data-wrap=cut]': { whiteSpace: 'nowrap', minW: { base: '8rem', lg: '12rem' }, width: 'full', maxW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-narrow]': { width: '1px', px: '1', py: '0', pe: '0' },
    '& th[data-align=end] button': { flexDirection: 'row-reverse' },
    '&[data-wide] tbody tr': { bg: 'bg' },
    '&[data-wide] tbody th': { position: 'sticky', insetInlineStart: '0', zIndex: '1', bg: 'inherit' },
    '&[data-wide] tbody td[data-narrow]:last-child': { position: 'sticky', insetInlineEnd: '0', zIndex: '1', bg: 'inherit' },
    '& tbody tr[data-to]': { cursor: 'pointer' },
    '& tbody tr:hover': { bg: 'bg.subtle' },
    '& tbody tr[aria-selected=true]': { bg: 'accent.subtle' },
    '& tbody[data-stale]': { opacity: '0.55', transition: 'opacity 150ms' },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '7',
      mx: '-1',
      px: '1',
      borderRadius: 'sm',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
      '& svg': { boxSize: '3.5', opacity: '0' },
      '&:hover svg, &:focus-visible svg': { opacity: '0.6' },
      _hover: { color: 'fg' },
    },
    '& th[aria-sort=ascending] button, & th[aria-sort=descending] button': { color: 'fg', '& svg': { opacity: '1' } },
    '& .ab-check': { display: 'grid', placeItems: 'center', boxSize: '8', cursor: 'pointer', '& input': { boxSize: '1.125rem', accentColor: 'var(--chakra-colors-accent-solid)', cursor: 'inherit' } },
    '& .ab-row-menu': { display: 'grid', placeItems: 'center', boxSize: '8', borderRadius: 'md', color: 'fg.muted', cursor: 'pointer', _hover: { bg: 'bg.muted', color: 'fg' }, '& svg': { boxSize: '4' } },
    '@media (pointer: coarse)': { '& .ab-check, & .ab-row-menu': { boxSize: 'touch' }, '& thead button': { minH: 'touch' } },
  },
});

export const CardList = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    borderTop: 'hairline',
    '&[data-stale]': { opacity: '0.55' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', borderBottom: 'hairline', minH: '16', py: '2' },
    '& > li[data-selected]': { bg: 'accent.subtle' },
    '& .ab-card': { position: 'relative', flex: '1', minW: '0', color: 'fg' },
    // The title leads on from everywhere on the card: a link around all of it would be around the links among the facts.
    '& .ab-card-link': { color: 'inherit', textDecoration: 'none', outline: 'none', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' }, '&:focus-visible::after': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px', '@media (forced-colors: active)': { outlineColor: 'Highlight' } } },
    '& .ab-card :is(a, button, summary, label, input, select):not(.ab-card-link)': { position: 'relative', zIndex: '1' },
    '& .ab-card-head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: '2', rowGap: '0.5', fontWeight: 'semibold', fontSize: 'md', minW: '0' },
    '& .ab-card-facts': { display: 'flex', flexWrap: 'wrap', columnGap: '3', color: 'fg.muted', m: '0', mt: '0.5', overflowWrap: 'anywhere', '& > div': { minW: '0' }, '& dt, & dd': { display: 'inline', m: '0' }, '& dt::after': { content: '": "' }, '& [data-line]': { flexBasis: '100%' }, '& [data-line] dt': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
    '& .ab-check': { display: 'grid', placeItems: 'center', boxSize: 'touch', flexShrink: '0', '& input': { boxSize: '1.375rem', accentColor: 'var(--chakra-colors-accent-solid)' } },
    '& .ab-row-menu': { display: 'grid', placeItems: 'center', boxSize: 'touch', flexShrink: '0', borderRadius: 'md', color: 'fg.muted', '& svg': { boxSize: '5' } },
  },
});
