import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'accent',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: '1.5',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--ab-top, 0px) + 1rem)',
    scrollPaddingBottom: 'calc(var(--ab-bottom, 0px) + var(--ab-foot, 0px) + 1rem)',
    '--ab-control': '2.25rem',
    '--ab-row': '2.25rem',
    '--ab-top': '3.5rem',
    '--ab-bottom': { base: '3.5rem', md: '0px' },
    // As high as what stands at the foot of a page with its buttons; toasts keep above it.
    '--ab-foot': '0px',
    '&:has([data-foot=phone])': { '--ab-foot': { base: '4rem', md: '0px' } },
    '&:has([data-foot=""])': { '--ab-foot': { base: '6.5rem', md: '4.5rem' } },
    '&[data-density=compact]': { '--ab-row': '2rem' },
    '@media (pointer: coarse)': { '--ab-control': '2.75rem', '--ab-row': '2.75rem', '&[data-density=compact]': { '--ab-row': '2.5rem' } },
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  body: { fontSize: 'sm', minHeight: '100dvh' },
  '#root': { minHeight: '100dvh' },
  'h1, h2, h3, h4': { fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  'table, time, [data-figures]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '*::placeholder': { color: 'fg.muted', opacity: '1' },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': { outline: '2px solid var(--chakra-colors-accent-solid)', outlineOffset: '2px', '@media (forced-colors: active)': { outlineColor: 'Highlight' } },
  // A browser's own empty box is filled with grey in the dark, which reads as one that cannot be ticked.
  '.dark input:is([type=checkbox], [type=radio]):not(:checked, :indeterminate, :disabled)': {
    '@media (forced-colors: none)': { appearance: 'none', bg: 'bg', border: '1px solid {colors.border.control}', borderRadius: '3px' },
  },
  '.dark input[type=radio]:not(:checked, :disabled)': { '@media (forced-colors: none)': { borderRadius: 'full' } },
  'main:focus, h1:focus': { outline: 'none' },
  '[dir=rtl] [data-mirror]': { transform: 'scaleX(-1)' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' },
  },
  '[data-tone]': { '@media (forced-colors: active)': { borderWidth: '1px', borderStyle: 'solid', borderColor: 'CanvasText' } },
  '[data-no-print]': { '@media print': { display: 'none !important' } },
});
