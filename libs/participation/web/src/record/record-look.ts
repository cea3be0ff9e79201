import { scrollEdgesAside } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';

export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0', maxW: '64rem' } });
export const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    maxW: '60rem',
    overflowWrap: 'anywhere',
    '& > li': { py: '3', borderTop: 'hairline' },
    '& > li:last-of-type': { borderBottom: 'hairline' },
    '& strong': { fontWeight: 'semibold', marginInlineEnd: '2' },
    '& p': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});
/** A plain table of figures that becomes wider than a phone only inside its own frame. */
export const TableFrame = chakra('div', { base: { position: 'relative', overflowX: 'auto', minW: '0', outlineOffset: '2px', ...scrollEdgesAside } });
export const Figures = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'sm',
    '& th, & td': { textAlign: 'start', py: '2', paddingInlineEnd: '6', borderBottom: 'hairline', whiteSpace: 'nowrap' },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'xs' },
    '& tbody th': { fontWeight: 'semibold' },
    '& tfoot th, & tfoot td': { fontWeight: 'semibold', borderBottom: '0' },
  },
});
