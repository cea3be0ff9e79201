import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'accent',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: '1.5',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--ab-top, 0px) + 1rem)',
    scrollPaddingBottom: 'calc(var(--ab-bottom, 0px) + 1rem)',
    '--ab-control': '2.25rem',
    '--ab-row': '2.25rem',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  'html[data-density=compact]': { '--ab-row': '2rem' },
  '@media (pointer: coarse)': {
    html: { '--ab-control': '2.75rem', '--ab-row': '2.75rem' },
    'html[data-density=compact]': { '--ab-row': '2.5rem' },
  },
  body: { fontSize: 'sm', minHeight: '100dvh' },
  '#root': { minHeight: '100dvh' },
  'h1, h2, h3, h4': { fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  'table, time, [data-figures]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '*::placeholder': { color: 'fg.muted', opacity: '1' },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': { outline: '2px solid var(--chakra-colors-accent-solid)', outlineOffset: '2px' },
  'main:focus, h1:focus': { outline: 'none' },
  '[dir=rtl] [data-mirror]': { transform: 'scaleX(-1)' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' },
  },
  '@media (forced-colors: active)': {
    ':focus-visible': { outlineColor: 'Highlight' },
    '[data-tone]': { borderWidth: '1px', borderStyle: 'solid', borderColor: 'CanvasText' },
  },
  '@media print': { '[data-no-print]': { display: 'none !important' } },
});
