import { chakra } from '@chakra-ui/react';
import { STATE_ORDER, STATE_TONES } from './meeting-look';

/** Before the theme's own rules, which are as specific. */
const state = (hue: string) => ({ bg: `${hue}.subtle!`, color: `${hue}.fg!`, borderColor: `${hue}.solid!` });

/** The grid in the product's own colours, in light and dark; every event is 24 pixels high at least. */
export const GridLook = chakra('div', {
  base: {
    minW: '0',
    '--fc-classic-background': '{colors.bg}',
    '--fc-classic-foreground': '{colors.fg}',
    '--fc-classic-muted-foreground': '{colors.fg.muted}',
    '--fc-classic-faint-foreground': '{colors.fg.muted}',
    '--fc-classic-border': '{colors.border}',
    '--fc-classic-strong-border': '{colors.border.control}',
    '--fc-classic-today': '{colors.accent.subtle}',
    '--fc-classic-highlight': '{colors.accent.subtle}',
    '--fc-classic-primary': '{colors.accent.solid}',
    '--fc-classic-event': '{colors.bg.muted}',
    '--fc-classic-event-contrast': '{colors.fg}',
    fontSize: 'sm',
    '& .ab-event': { border: '1px solid', borderInlineStartWidth: '3px!', borderRadius: 'sm', minH: '6', mb: '0.5', cursor: 'pointer', overflow: 'hidden', boxShadow: 'none', _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '1px' } },
    ...Object.fromEntries(STATE_ORDER.map((each) => [`& .ab-${each}`, state(STATE_TONES[each])])),
    '& .ab-closed, & .ab-special': { cursor: 'default', bg: 'bg.muted!', color: 'fg!', borderColor: 'border.control!', borderStyle: 'dashed' },
    '& .ab-more': { display: 'flex!', alignItems: 'center', minH: '6', minW: '6', my: '0.5', fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& [data-inside]': { display: 'flex', gap: '1', px: '1', py: '0.5', fontSize: 'xs', lineHeight: 'short', minW: '0', color: 'inherit', '& svg': { boxSize: '3.5', flexShrink: '0', mt: '0.5' }, '& > span': { minW: '0', flex: '1', overflowWrap: 'anywhere' }, '& b': { display: 'block', fontWeight: 'semibold', lineClamp: '2' }, '& small': { display: 'block', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' } },
    '@media (forced-colors: active)': { '& .ab-event': { border: '1px solid CanvasText' } },
  },
});
