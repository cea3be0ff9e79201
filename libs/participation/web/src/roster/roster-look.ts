import type { SystemStyleObject } from '@chakra-ui/react';
import { frozen, iconImage, iconInk, SEGMENTED_LOOK } from '@afterbell/core/web';
import { MARKABLE, type Markable, STATUS_LOOK } from '../shared/status-look';
import { CLOCK_STROKES, STATUS_STROKES } from '../shared/status-strokes';

/** In the colours that `SEGMENTED_LOOK` gives the words. */
function iconsOf(status: Markable): SystemStyleObject {
  const [strokes, input] = [STATUS_STROKES[status], `& .ab-marks input[value=${status}]`];
  return {
    [`${input} + span::before`]: iconImage(strokes, 'fg'),
    [`${input}:disabled + span::before`]: iconInk(strokes, 'fgMuted'),
    [`${input}:checked + span::before`]: { ...iconInk(strokes, STATUS_LOOK[status].tone), '@media (forced-colors: active)': { backgroundColor: 'HighlightText' } },
  };
}

/**
 * The look of all rows as one rule on one element: a row itself is plain elements, so that sixty of them are on screen at once.
 * Wide: one line a child. On a phone: two lines, the statuses under the name, each target 44 px.
 */
export const RosterFrame = frozen('div', SEGMENTED_LOOK, {
  '& .ab-roster': { listStyle: 'none', p: '0', m: '0' },
  '& .ab-row': {
    position: 'relative',
    display: 'grid',
    // Where times are written out they have their room first; a name wraps, a time is never cut.
    gridTemplateColumns: { base: 'auto auto minmax(0, 1fr) auto', md: 'auto auto minmax(9rem, 26rem) auto minmax(2.75rem, 1fr)', xl: 'auto auto minmax(9rem, 26rem) auto minmax(7.75rem, 1fr)' },
    columnGap: '2',
    alignItems: 'center',
    minH: 'row',
    py: { base: '0.5', md: '1' },
    borderBottom: 'hairline',
    // A row that is a picture of its own is taken over as it is when others come into sight.
    isolation: 'isolate',
    scrollMarginTop: 'calc(var(--ab-top, 0px) + 4.5rem)',
    scrollMarginBottom: '6rem',
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 5.5rem', md: 'auto 2.75rem' },
    '&[data-whole]': { contentVisibility: 'visible' },
  },
  // Without the boxes a name has the width of the phone.
  mdDown: { '& .ab-who': { rowGap: '0' }, '& .ab-who strong a': { minH: '6' }, '& .ab-times': { minH: '10' }, '&:not([data-picking])': { '& .ab-pick': { display: 'none' }, '& .ab-row': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } },
  '& .ab-row:hover': { bg: 'bg.subtle' },
  '& .ab-row[data-selected]': { bg: 'accent.subtle' },
  // Above the next row, whose colour would lie over the keyboard's ring.
  '& .ab-row:focus-within': { bg: 'bg.subtle', zIndex: '1' },
  '& .ab-row[data-selected]:focus-within': { bg: 'accent.subtle' },
  '& .ab-row, & .ab-row .ab-marks .ab-seg': { transition: 'background-color 600ms, box-shadow 600ms' },
  '& .ab-row[data-fresh]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
  // Beside the line, not in it: nothing moves under a finger while somebody else marks.
  '& .ab-row .ab-who small.ab-fresh': { position: 'absolute', fontSize: '2xs', fontWeight: 'semibold', lineHeight: '1.2', pointerEvents: 'none', top: { base: '0', md: 'auto' }, bottom: { md: '0' }, insetInlineEnd: { base: '1', md: 'auto' }, insetInlineStart: { md: '5.25rem' } },
  '& .ab-pick': { display: 'grid', placeItems: 'center', boxSize: '8', cursor: 'pointer', '& input': { boxSize: '1.125rem', accentColor: 'var(--chakra-colors-accent-solid)', cursor: 'inherit' } },
  // The photo lies over the initials, which are seen until it is there and where it cannot be.
  '& .ab-face img': { position: 'absolute', inset: '0', boxSize: 'full', borderRadius: 'full', objectFit: 'cover', color: 'transparent' },
  '& .ab-face': { position: 'relative', display: 'grid', placeItems: 'center', boxSize: '8', borderRadius: 'full', bg: 'accent.muted', color: 'accent.fg', fontSize: 'xs', fontWeight: 'semibold', lineHeight: '1', userSelect: 'none' },
  '& .ab-who': { minW: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '0.5', '& strong': { overflowWrap: 'anywhere', lineHeight: 'snug' }, '& strong a': { display: 'inline-flex', alignItems: 'center', minH: '7', color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }, '& small': { fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' } },
  '& .ab-flag': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    px: '1',
    mx: '-1',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.25em',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '& svg': { boxSize: '4', flexShrink: '0' },
  },
  '& .ab-marks': { gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: '2', md: 'auto' }, mt: '0' },
  // Parts of a fixed width, on a phone by the length of the words: a mark is drawn heavier, and nothing beside it moves.
  '& .ab-marks .ab-seg': { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 30fr) minmax(0, 32fr) minmax(0, 38fr)', md: 'repeat(3, minmax(0, 1fr))' }, width: { base: 'full', md: '22.5rem' } },
  ...Object.assign({}, ...MARKABLE.map(iconsOf)),
  '& .ab-marks .ab-seg span': { px: '0', gap: { base: '1', sm: '1.5' }, minH: { base: 'touch', md: 'control' } },
  '& .ab-times': {
    justifySelf: { md: 'start' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: 'control',
    minW: 'touch',
    px: '2',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&::before': iconImage(CLOCK_STROKES, 'fgMuted'),
    _hover: { bg: 'bg.muted', color: 'fg', '&::before': iconInk(CLOCK_STROKES, 'fg') },
    _expanded: { bg: 'bg.muted', color: 'fg', '&::before': iconInk(CLOCK_STROKES, 'fg') },
  },
  '& .ab-times[data-own]': { color: 'fg', '&::before': iconInk(CLOCK_STROKES, 'fg'), fontWeight: 'semibold', px: '1', bg: { md: 'accent.subtle', xl: 'transparent' }, '& > span': { display: { base: 'inline', md: 'none', xl: 'inline' }, whiteSpace: 'normal', maxW: '4.75rem', lineHeight: 'snug', textAlign: 'start' } },
  '& .ab-more': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', pt: '2', pb: '1', ps: { md: '5rem' }, '& p': { minW: '0', flex: '0 1 auto' } },
  '& .ab-ask': { bg: 'orange.subtle', borderRadius: 'md', px: '3', py: '2', mt: '2', ps: '3', ms: { md: '5rem' }, '& svg': { boxSize: '4', flexShrink: '0', color: 'orange.fg' } },
  '& .ab-flags': { display: 'grid', gap: '1', '& dt': { fontWeight: 'semibold' }, '& dd': { m: '0', overflowWrap: 'anywhere' } },
  '& .ab-act': {
    minH: 'control',
    px: '3',
    borderRadius: 'md',
    border: '1px solid {colors.border.control}',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
  },
  '& .ab-act[data-plain]': { borderColor: 'transparent', bg: 'transparent', textDecoration: 'underline', textUnderlineOffset: '0.2em', px: '1' },
  '& .ab-time': { display: { base: 'inline-grid', sm: 'inline-flex' }, gridTemplateColumns: '2.75rem auto', alignItems: 'center', gap: '1.5', color: 'fg.muted', '& input': { height: 'control', px: '2', bg: 'bg.panel', color: 'fg', border: 'control', borderRadius: 'md', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', colorScheme: 'inherit', '@media (pointer: coarse)': { fontSize: 'md' } } },
  '& .ab-state': { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap', '& svg': { boxSize: '4', flexShrink: '0' } },
  // What a name reaches beyond its words is padding, so that one of two lines makes its row higher.
  '@media (pointer: coarse)': { '& .ab-pick': { boxSize: 'touch', ms: '-2', me: '-2' }, '& .ab-flag, & .ab-who strong a': { minH: 'touch' }, '& .ab-flag': { px: '2' }, '& .ab-who strong a': { py: { base: '2.5', md: '2' }, my: { base: '-2.5', md: '-2' } } },
});
