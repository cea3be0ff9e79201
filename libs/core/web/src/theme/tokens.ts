const px = (value: number) => ({ value: `${value / 16}rem` });

/** A 4-pixel half step up to 24, then the 8-pixel grid. */
const spacing = {
  0: { value: '0' },
  '0.5': px(2),
  1: px(4),
  '1.5': px(6),
  2: px(8),
  '2.5': px(10),
  3: px(12),
  '3.5': px(14),
  4: px(16),
  5: px(20),
  6: px(24),
  7: px(28),
  8: px(32),
  9: px(36),
  10: px(40),
  11: px(44),
  12: px(48),
  14: px(56),
  16: px(64),
  20: px(80),
  24: px(96),
};

/** Five sizes (12, 14, 16, 20, 28) and two weights; Chakra's usual names lead to them. */
export const tokens = {
  fonts: {
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif' },
    heading: { value: '{fonts.body}' },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: { xs: px(12), sm: px(14), md: px(16), lg: px(20), xl: px(28) },
  fontWeights: { normal: { value: '400' }, medium: { value: '600' }, semibold: { value: '600' }, bold: { value: '600' } },
  lineHeights: { tight: { value: '1.2' }, snug: { value: '1.35' }, normal: { value: '1.5' } },
  radii: { none: { value: '0' }, sm: { value: '4px' }, md: { value: '6px' }, lg: { value: '6px' }, full: { value: '9999px' } },
  spacing,
  sizes: {
    ...spacing,
    px: { value: '1px' },
    full: { value: '100%' },
    auto: { value: 'auto' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    control: { value: 'var(--ab-control)' },
    row: { value: 'var(--ab-row)' },
    touch: { value: '2.75rem' },
    xs: px(320),
    sm: px(384),
    md: px(480),
    lg: px(560),
    xl: px(720),
    '2xl': px(960),
    '3xl': px(832),
    page: px(1440),
    rail: px(232),
    railNarrow: px(64),
  },
  durations: { fast: { value: '100ms' }, moderate: { value: '150ms' }, slow: { value: '220ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
  borders: { hairline: { value: '1px solid {colors.border}' }, control: { value: '1px solid {colors.border.control}' } },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 20 },
    // Overlay layering starts at 999 (product.md §9).
    overlay: { value: 999 },
    popover: { value: 999 },
    dropdown: { value: 999 },
    modal: { value: 999 },
    toast: { value: 1400 },
    tooltip: { value: 1500 },
    skipNav: { value: 1600 },
  },
} as const;

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

export const keyframes = {
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  rise: { from: { transform: 'translateY(6px)', opacity: '0' }, to: { transform: 'none', opacity: '1' } },
  sheet: { from: { transform: 'translateY(24px)', opacity: '0' }, to: { transform: 'none', opacity: '1' } },
  pulse: { '50%': { opacity: '0.5' } },
  spin: { to: { transform: 'rotate(360deg)' } },
};
