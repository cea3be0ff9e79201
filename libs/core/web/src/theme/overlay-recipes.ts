import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy, drawerAnatomy, menuAnatomy, popoverAnatomy, tabsAnatomy, toastAnatomy, tooltipAnatomy } from '@chakra-ui/react/anatomy';
import { scrollEdges } from './scroll-edges';

const backdrop = { position: 'fixed', inset: '0', bg: 'scrim', zIndex: 'overlay', _open: { animation: 'fade-in 150ms' }, _closed: { animation: 'fade-out 100ms' } } as const;
const floating = { bg: 'bg.panel', color: 'fg', borderRadius: 'md', boxShadow: 'float', outline: '0' } as const;
const header = { display: 'flex', alignItems: 'flex-start', gap: '3', ps: { base: '4', md: '6' }, pt: { base: '4', md: '5' }, pb: '2', pe: 'calc(var(--ab-control) + 1.75rem)' } as const;
const body = { flex: '1', minHeight: '0', overflow: 'auto', px: { base: '4', md: '6' }, py: '2', ...scrollEdges } as const;
const footer = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: { base: '4', md: '6' }, pt: '3', pb: { base: '4', md: '5' } } as const;
const title = { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug', minW: '0', overflowWrap: 'anywhere' } as const;
const closeTrigger = { position: 'absolute', top: '3', insetEnd: '3' } as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'ab-dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex', justifyContent: 'center', alignItems: { base: 'flex-end', sm: 'center' }, p: { base: '0', sm: '4' } },
    content: {
      ...floating,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: { base: '92dvh', sm: 'min(88dvh, 52rem)' },
      borderRadius: { base: '6px 6px 0 0', sm: 'md' },
      _open: { animation: { base: 'sheet 220ms {easings.out}', sm: 'rise 150ms {easings.out}' } },
      _closed: { animation: 'fade-out 100ms' },
    },
    header,
    body,
    footer,
    title,
    description: { color: 'fg.muted' },
    closeTrigger,
  },
  variants: {
    size: { sm: { content: { maxW: 'md' } }, md: { content: { maxW: 'lg' } }, lg: { content: { maxW: 'xl' } }, xl: { content: { maxW: '2xl' } }, search: { content: { maxW: '46rem', height: { base: '100dvh', sm: 'min(80dvh, 40rem)' }, maxHeight: { base: '100dvh' }, borderRadius: { base: '0', sm: 'md' } } } },
  },
  defaultVariants: { size: 'md' },
});

export const drawerRecipe = defineSlotRecipe({
  className: 'ab-drawer',
  slots: drawerAnatomy.keys(),
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex', justifyContent: 'flex-end', alignItems: { base: 'flex-end', md: 'stretch' } },
    content: {
      ...floating,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxW: { base: '100%', md: 'md' },
      maxHeight: { base: '88dvh', md: '100dvh' },
      borderRadius: { base: '6px 6px 0 0', md: '0' },
      _open: { animation: { base: 'sheet 220ms {easings.out}', md: 'fade-in 150ms' } },
      _closed: { animation: 'fade-out 100ms' },
    },
    header,
    body: { ...body, pb: '6' },
    footer: { ...footer, borderTop: 'hairline' },
    title,
    description: { color: 'fg.muted' },
    closeTrigger,
  },
  variants: { size: { md: {}, lg: { content: { maxW: { base: '100%', md: 'xl' } } } } },
  defaultVariants: { size: 'md' },
});

export const menuRecipe = defineSlotRecipe({
  className: 'ab-menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      ...floating,
      '--menu-z-index': 'zIndex.dropdown',
      zIndex: 'calc(var(--menu-z-index) + var(--layer-index, 0))',
      minW: '12rem',
      maxW: 'calc(100vw - 1rem)',
      maxHeight: 'var(--available-height)',
      overflow: 'auto',
      p: '1',
      _open: { animation: 'fade-in 100ms' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'control',
      px: '2',
      py: '1',
      borderRadius: 'sm',
      cursor: 'pointer',
      outline: '0',
      userSelect: 'none',
      textAlign: 'start',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
      '& svg': { flexShrink: '0', color: 'fg.muted' },
      '@media (forced-colors: active)': { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    itemText: { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    itemGroupLabel: { px: '2', pt: '2', pb: '1', fontSize: 'xs', color: 'fg.muted', fontWeight: 'semibold' },
    separator: { height: '1px', bg: 'border', my: '1', mx: '-1', border: '0' },
  },
});

export const popoverRecipe = defineSlotRecipe({
  className: 'ab-popover',
  slots: popoverAnatomy.keys(),
  base: {
    content: { ...floating, position: 'relative', zIndex: 'popover', display: 'flex', flexDirection: 'column', width: '22rem', maxW: 'calc(100vw - 1rem)', maxHeight: 'var(--available-height)', _open: { animation: 'fade-in 100ms' } },
    header: { px: '4', pt: '3', fontWeight: 'semibold' },
    body: { px: '4', py: '3', overflow: 'auto' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '2', px: '4', pb: '3' },
  },
});

export const tabsRecipe = defineSlotRecipe({
  className: 'ab-tabs',
  slots: tabsAnatomy.keys(),
  base: {
    // A finger pushes the strip on; a mouse cannot, so there the tabs that find no room go on in the next line.
    list: { position: 'relative', display: 'flex', gap: '1', borderBottom: 'hairline', overflowX: 'auto', scrollbarWidth: 'none', px: '1px', '@media (pointer: fine) and (min-width: 48rem)': { flexWrap: 'wrap' } },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minH: 'control',
      px: '3',
      color: 'fg.muted',
      cursor: 'pointer',
      borderBottom: '2px solid transparent',
      mb: '-1px',
      outlineOffset: '-2px',
      '&:hover:not([aria-selected=true])': { color: 'fg' },
      _selected: { color: 'accent.fg', borderColor: 'accent.solid', fontWeight: 'semibold' },
      _disabled: { cursor: 'not-allowed', color: 'fg.muted' },
    },
    content: { pt: '5', outlineOffset: '4px' },
  },
});

export const toastRecipe = defineSlotRecipe({
  className: 'ab-toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      p: '3',
      pe: '10',
      '@media (pointer: coarse)': { pe: '11' },
      borderInlineStart: '4px solid',
      borderColor: 'gray.solid',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 220ms, scale 220ms, opacity 220ms, height 220ms',
      '&[data-type=error]': { borderColor: 'red.solid' },
      '&[data-type=warning]': { borderColor: 'orange.solid' },
      '&[data-type=success]': { borderColor: 'green.solid' },
      '&[data-type=info]': { borderColor: 'blue.solid' },
    },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted', whiteSpace: 'pre-line' },
    actionTrigger: { minH: '8', px: '2', mx: '-2', borderRadius: 'md', fontWeight: 'semibold', color: 'accent.fg', cursor: 'pointer', _hover: { bg: 'bg.muted' } },
    closeTrigger: { position: 'absolute', top: '2', insetEnd: '2', boxSize: '6', display: 'grid', placeItems: 'center', borderRadius: 'sm', color: 'fg.muted', cursor: 'pointer', _hover: { bg: 'bg.muted' }, '& svg': { boxSize: '4' }, '@media (pointer: coarse)': { boxSize: 'touch', top: '0', insetEnd: '0' } },
  },
});

export const tooltipRecipe = defineSlotRecipe({
  className: 'ab-tooltip',
  slots: tooltipAnatomy.keys(),
  base: { content: { bg: 'bg.inverted', color: 'fg.inverted', fontSize: 'xs', px: '2', py: '1', borderRadius: 'sm', maxW: 'xs', zIndex: 'tooltip' } },
});
