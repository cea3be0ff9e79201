import { chakra } from '@chakra-ui/react';

export const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', mb: '3', '& h2': { flex: '1', fontSize: 'md', fontVariantNumeric: 'tabular-nums' } } });

/** An entry of a day: icon, reason, and what it is in words. */
const ENTRIES = {
  '& ul': { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '1' },
  '& li[data-kind] > *': { display: 'flex', gap: '1.5', px: '1.5', py: '1', minH: '6', borderRadius: 'sm', border: '1px solid transparent', fontSize: 'xs', lineHeight: 'short', overflowWrap: 'anywhere' },
  '& li[data-kind] > a:hover': { borderColor: 'border.control' },
  '& li[data-kind=closed] > *': { bg: 'gray.subtle', color: 'gray.fg' },
  '& li[data-kind=special] > *': { bg: 'blue.subtle', color: 'blue.fg' },
  '& li svg': { boxSize: '3.5', flexShrink: '0', mt: '0.5' },
  '& li b': { display: 'block', fontWeight: 'semibold' },
  '& li small': { display: 'block', fontSize: 'xs' },
} as const;

export const MonthTable = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'semibold', textAlign: 'start', p: '1' },
    '& td': { border: 'hairline', verticalAlign: 'top', p: '1', height: '6.5rem' },
    '& td[data-outside]': { bg: 'bg.muted' },
    '& td[aria-current=date] time': { fontWeight: 'semibold', color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& [data-day]': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minH: '6', fontVariantNumeric: 'tabular-nums', color: 'fg.muted', mb: '1', ps: '1' },
    '& [data-day] a': { display: 'grid', placeItems: 'center', boxSize: '6', borderRadius: 'sm', opacity: '0', '& svg': { boxSize: '4' }, _hover: { bg: 'bg.muted' }, _focusVisible: { opacity: '1' } },
    '& td:hover [data-day] a': { opacity: '1' },
    '@media (pointer: coarse)': { '& [data-day] a': { opacity: '1' } },
    ...ENTRIES,
  },
});

export const DayList = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '4', '& h3': { fontSize: 'sm', mb: '1' }, ...ENTRIES, '& li[data-kind] > *': { ...ENTRIES['& li[data-kind] > *'], minH: 'touch', fontSize: 'sm', py: '2' } },
});
