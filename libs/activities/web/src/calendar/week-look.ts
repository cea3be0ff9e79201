import { chakra } from '@chakra-ui/react';

/** Seven columns that keep their words; what is narrower scrolls sideways. A day alone sets its meetings beside each other, and under each other where that is too narrow. */
export const Week = chakra('div', {
  base: {
    minW: '0',
    overflowX: 'auto',
    fontSize: 'sm',
    '&:not([data-day]) table': { minW: '44rem' },
    '&[data-day] tbody td > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: '1', alignItems: 'start' },
    '& table': { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    '& thead td': { width: '4.25rem' },
    '& thead th': { textAlign: 'center', fontWeight: 'semibold', py: '1.5', border: 'hairline', fontVariantNumeric: 'tabular-nums', '&[aria-current=date]': { bg: 'accent.subtle', color: 'accent.fg' } },
    '& tbody th': { textAlign: 'end', verticalAlign: 'top', pe: '2', pt: '1', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& tbody td': { border: 'hairline', verticalAlign: 'top', p: '0.5', height: '9' },
    '& tbody td[aria-current=date]': { bg: 'accent.subtle' },
    '& tbody td[data-over]': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px' },
    '& tr[data-notes] > td': { height: 'auto!', '&:first-of-type': { border: '0' } },
    '& [data-note]': { display: 'flex', gap: '1', p: '1', fontSize: 'xs', lineHeight: 'short', border: '1px dashed {colors.border.control}', borderRadius: 'sm', bg: 'bg.muted', '& svg': { boxSize: '3.5', flexShrink: '0', mt: '0.5' }, '& > span': { minW: '0', overflowWrap: 'anywhere' } },
  },
});

/** One meeting, as wide as its day. No `button` element: one browser does not let them be dragged. */
export const Tile = chakra('div', {
  base: {
    display: 'block',
    width: 'full',
    minH: '6',
    mb: '0.5',
    px: '1',
    py: '1',
    textAlign: 'start',
    lineHeight: 'short',
    fontSize: 'xs',
    cursor: 'pointer',
    borderRadius: 'sm',
    border: '1px solid {colors.colorPalette.solid}',
    borderInlineStartWidth: '3px',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '& small': { display: 'flex', alignItems: 'center', gap: '0.5', fontSize: 'xs', fontVariantNumeric: 'tabular-nums', color: 'inherit', minW: '0', '&[data-when]': { whiteSpace: 'nowrap' } },
    '& svg': { boxSize: '3.5', flexShrink: '0' },
    '& b': { display: '-webkit-box', fontWeight: 'semibold', lineClamp: '3' },
    '&[draggable=true]': { cursor: 'grab' },
    _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '1px' },
  },
});
