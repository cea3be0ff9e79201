import { GROUNDS, HUES, TONES, type Ground, type Hue, type Tone } from './palette';

const ground = (key: keyof Ground) => ({ value: { base: GROUNDS.light[key], _dark: GROUNDS.dark[key] } });
const tone = (hue: Hue, key: keyof Tone) => ({ value: { base: TONES.light[hue][key], _dark: TONES.dark[hue][key] } });

function palette(hue: Hue) {
  return {
    solid: tone(hue, 'solid'),
    solidHover: tone(hue, 'solidHover'),
    contrast: tone(hue, 'contrast'),
    fg: tone(hue, 'fg'),
    subtle: tone(hue, 'subtle'),
    muted: tone(hue, 'muted'),
    emphasized: tone(hue, 'border'),
    border: tone(hue, 'border'),
    focusRing: tone(hue, 'solid'),
  };
}

/** Components name these and never a colour of the palette. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: ground('bg'),
      subtle: ground('subtle'),
      muted: ground('muted'),
      panel: ground('panel'),
      inverted: ground('inverted'),
      error: tone('red', 'subtle'),
      warning: tone('orange', 'subtle'),
      success: tone('green', 'subtle'),
      info: tone('blue', 'subtle'),
    },
    fg: {
      DEFAULT: ground('fg'),
      muted: ground('fgMuted'),
      inverted: ground('fgInverted'),
      error: tone('red', 'fg'),
      warning: tone('orange', 'fg'),
      success: tone('green', 'fg'),
      info: tone('blue', 'fg'),
      link: tone('accent', 'fg'),
    },
    border: { DEFAULT: ground('hairline'), control: ground('control'), error: tone('red', 'solid') },
    scrim: ground('scrim'),
    ...(Object.fromEntries(HUES.map((hue) => [hue, palette(hue)])) as Record<Hue, ReturnType<typeof palette>>),
  },
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.md}' } },
  shadows: { float: ground('float') },
};
