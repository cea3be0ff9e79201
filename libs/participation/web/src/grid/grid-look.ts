import { chakra } from '@chakra-ui/react';

export const GridBox = chakra('div', { base: { overflow: 'auto', maxH: 'max(16rem, min(100dvh - var(--ab-top, 0px) - 17rem, var(--ab-room, 100dvh)))', scrollPaddingInlineStart: '16rem', scrollPaddingInlineEnd: '5.5rem', scrollPaddingBlock: '3rem', '&:has([data-closes])': { scrollPaddingBlockStart: '4.75rem' }, border: '1px solid {colors.border}', borderRadius: 'md', bg: 'bg.panel' } });

/** One rule set on one element: six hundred cells have no component of their own. */
export const GridTable = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { borderBottom: '1px solid {colors.border}', borderInlineEnd: '1px solid {colors.border}', p: '0', height: '2.25rem', bg: 'bg.panel' },
    '& thead th': { position: 'sticky', top: '0', zIndex: '2', verticalAlign: 'top', fontSize: 'xs', fontWeight: 'semibold', textAlign: 'center', px: '1', py: '1', minW: '3rem', maxW: '3rem', lineHeight: 'short', '& span': { display: 'block', color: 'fg.muted', fontWeight: 'normal' }, '& svg': { boxSize: '3', display: 'inline', verticalAlign: '-1px' } },
    '& thead th > small': { display: 'block', fontSize: '2xs', fontWeight: 'semibold', lineHeight: 'short', color: 'fg' }, '& thead th > svg[data-taken]': { color: 'green.fg' }, '& thead th > button': { minH: '6', px: '1', mt: '0.5', fontSize: 'xs' },
    // Room for Done, so that no row moves under the hand that marks the last child.
    '&[data-closes] thead th': { height: '4.375rem' },
    '& thead th[data-today] b': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '3px' },
    '& tbody th, & tfoot th, & thead th:first-of-type': { position: 'sticky', insetInlineStart: '0', zIndex: '1', textAlign: 'start', px: '3', minW: '12rem', maxW: '16rem', fontWeight: 'semibold', fontSize: 'sm', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& tbody th > span': { lineClamp: '2', lineHeight: '1.15', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tbody th small': { display: 'block', fontSize: '2xs', fontWeight: 'normal', lineHeight: '1', color: 'fg.muted' },
    '& thead th:first-of-type': { zIndex: '3' },
    // Sums stay in sight as names do: at the edge they would be cut.
    '& tr > :last-child': { position: 'sticky', insetInlineEnd: '0', zIndex: '1', borderInlineEnd: '0', boxShadow: 'inset 1px 0 0 {colors.border}' },
    '& thead tr > :last-child': { zIndex: '3', minW: '5.5rem', maxW: '5.5rem' },
    '& tfoot tr > :last-child': { zIndex: '2' },
    '& tfoot th, & tfoot td': { position: 'sticky', bottom: '0', zIndex: '1', fontSize: 'xs', color: 'fg.muted', textAlign: 'center', borderBottomWidth: '0', borderTop: '1px solid {colors.border}' },
    '& tfoot th': { zIndex: '2', textAlign: 'start' },
    '& td': { outline: '2px solid transparent', outlineOffset: '-2px', transition: 'outline-color 600ms', textAlign: 'center', fontSize: 'sm', fontWeight: 'semibold', position: 'relative', cursor: 'cell', userSelect: 'none' },
    '& td[data-total]': { cursor: 'default', fontWeight: 'normal', fontSize: 'xs', color: 'fg.muted', px: '2', whiteSpace: 'nowrap' },
    '& [data-tally]': { mx: '0.5', fontWeight: 'semibold' }, '& [data-tally=Present]': { color: 'green.fg' }, '& [data-tally=ExcusedAbsence]': { color: 'orange.fg' }, '& [data-tally=UnexcusedAbsence]': { color: 'red.fg' },
    // Two weeks fit a laptop; times stand in two lines where one is too short.
    '& td:not([data-total])': { maxW: '3rem', lineHeight: '1' },
    '& td small': { display: 'block', px: '0.5', fontSize: '2xs', fontWeight: 'normal', lineHeight: '0.95' },
    '& td[data-mark=Present]': { bg: 'green.subtle', color: 'green.fg' },
    '& td[data-mark=ExcusedAbsence]': { bg: 'orange.subtle', color: 'orange.fg' },
    '& td[data-mark=UnexcusedAbsence]': { bg: 'red.subtle', color: 'red.fg' },
    '& td[data-mark=Enrolled]': { color: 'fg.muted' },
    '& td[data-struck], & thead th[data-struck]': { backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)', cursor: 'default' },
    '& td[data-fresh]': { outlineColor: '{colors.accent.solid}' },
    '& td[data-phase=waiting], & td[data-phase=saving]': { borderBottom: '2px dashed {colors.border.control}' },
    '& td[data-phase=held]': { boxShadow: 'inset 0 0 0 2px {colors.red.solid}' },
    '& [aria-selected=true]': { boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' },
    '& [tabindex="0"]:focus, & td[tabindex="0"]:focus': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px', zIndex: '1' },
    '@media (forced-colors: active)': { '& td[data-phase=held]': { border: '2px solid Mark' }, '& [aria-selected=true]': { outline: '1px solid Highlight' } },
  },
});

export const Toolbar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });
