export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export const HUES = ['accent', 'red', 'green', 'blue', 'orange', 'gray'] as const;
export type Hue = (typeof HUES)[number];

/** One hue in one mode. `fg` is readable on `subtle`, `muted` and every ground; `contrast` on `solid`. */
export interface Tone {
  solid: string;
  solidHover: string;
  contrast: string;
  fg: string;
  subtle: string;
  muted: string;
  border: string;
}

export interface Ground {
  bg: string;
  subtle: string;
  muted: string;
  panel: string;
  fg: string;
  fgMuted: string;
  hairline: string;
  control: string;
  inverted: string;
  fgInverted: string;
  scrim: string;
  float: string;
}

/** Paper and ink. `control` is the edge of an input: 3:1 against every ground. */
export const GROUNDS: Record<Mode, Ground> = {
  light: {
    bg: '#FDFDFB',
    subtle: '#F5F6F3',
    muted: '#EBEDE8',
    panel: '#FFFFFF',
    fg: '#16201F',
    fgMuted: '#52605D',
    hairline: '#DFE2DC',
    control: '#78857F',
    inverted: '#16201F',
    fgInverted: '#FDFDFB',
    scrim: 'rgba(16, 24, 23, 0.45)',
    float: '0 0 0 1px rgba(16, 32, 30, 0.06), 0 8px 28px -6px rgba(16, 32, 30, 0.22)',
  },
  dark: {
    bg: '#0F1413',
    subtle: '#161C1B',
    muted: '#202827',
    panel: '#181F1E',
    fg: '#E7ECEA',
    fgMuted: '#A0AEAA',
    hairline: '#2A3331',
    control: '#73827D',
    inverted: '#E7ECEA',
    fgInverted: '#0F1413',
    scrim: 'rgba(0, 0, 0, 0.6)',
    float: '0 0 0 1px rgba(255, 255, 255, 0.08), 0 8px 28px -6px rgba(0, 0, 0, 0.7)',
  },
};

export const TONES: Record<Mode, Record<Hue, Tone>> = {
  light: {
    accent: { solid: '#0B5D5A', solidHover: '#084947', contrast: '#FFFFFF', fg: '#0A5754', subtle: '#E6F2F0', muted: '#D0E6E3', border: '#8FBFBA' },
    red: { solid: '#B42318', solidHover: '#931C13', contrast: '#FFFFFF', fg: '#9B1C13', subtle: '#FDECEA', muted: '#F9D8D4', border: '#E29C95' },
    green: { solid: '#1D6B36', solidHover: '#16542A', contrast: '#FFFFFF', fg: '#1A5E30', subtle: '#E8F4EA', muted: '#D2E9D7', border: '#8FC49D' },
    blue: { solid: '#1F5AA8', solidHover: '#184886', contrast: '#FFFFFF', fg: '#1B4F94', subtle: '#E8F0FA', muted: '#D3E2F6', border: '#95B6E0' },
    orange: { solid: '#9A4A08', solidHover: '#7C3B05', contrast: '#FFFFFF', fg: '#854006', subtle: '#FDF0E1', muted: '#F9E0C4', border: '#DFAE78' },
    gray: { solid: '#4A5653', solidHover: '#38423F', contrast: '#FFFFFF', fg: '#424E4B', subtle: '#EEF0EC', muted: '#E0E3DE', border: '#B4BCB7' },
  },
  dark: {
    accent: { solid: '#4DB8AF', solidHover: '#6BC9C1', contrast: '#04201E', fg: '#6FCCC3', subtle: '#12302D', muted: '#18403D', border: '#2E6661' },
    red: { solid: '#F08A80', solidHover: '#F5A39B', contrast: '#2B0705', fg: '#F5A59D', subtle: '#3A1613', muted: '#4C1D19', border: '#7A342E' },
    green: { solid: '#6DC585', solidHover: '#88D29C', contrast: '#04200D', fg: '#8BD49F', subtle: '#13301C', muted: '#1A4026', border: '#2F6440' },
    blue: { solid: '#7FB2F0', solidHover: '#9AC3F4', contrast: '#04182F', fg: '#A0C7F5', subtle: '#14293F', muted: '#1B3653', border: '#315580' },
    orange: { solid: '#E9A45C', solidHover: '#EEB679', contrast: '#2A1503', fg: '#F0BB82', subtle: '#36220F', muted: '#482D14', border: '#744B22' },
    gray: { solid: '#A9B5B1', solidHover: '#BCC6C3', contrast: '#0F1413', fg: '#BFC9C6', subtle: '#232B2A', muted: '#2D3735', border: '#4A5653' },
  },
};

export interface ContrastPair {
  name: string;
  foreground: string;
  background: string;
  least: number;
}

/** Every pair of colours the product draws on top of each other, with the ratio it must reach. */
export function contrastPairs(mode: Mode): ContrastPair[] {
  const ground = GROUNDS[mode];
  const grounds = { bg: ground.bg, subtle: ground.subtle, muted: ground.muted, panel: ground.panel };
  const pairs: ContrastPair[] = [{ name: 'fgInverted on inverted', foreground: ground.fgInverted, background: ground.inverted, least: 4.5 }];
  for (const [name, background] of Object.entries(grounds)) {
    pairs.push({ name: `fg on ${name}`, foreground: ground.fg, background, least: 4.5 });
    pairs.push({ name: `fgMuted on ${name}`, foreground: ground.fgMuted, background, least: 4.5 });
    pairs.push({ name: `control on ${name}`, foreground: ground.control, background, least: 3 });
  }
  for (const hue of HUES) {
    const tone = TONES[mode][hue];
    pairs.push({ name: `${hue}.contrast on solid`, foreground: tone.contrast, background: tone.solid, least: 4.5 });
    pairs.push({ name: `${hue}.contrast on solidHover`, foreground: tone.contrast, background: tone.solidHover, least: 4.5 });
    for (const [name, background] of Object.entries({ ...grounds, 'own subtle': tone.subtle, 'own muted': tone.muted })) {
      pairs.push({ name: `${hue}.fg on ${name}`, foreground: tone.fg, background, least: 4.5 });
    }
    for (const [name, background] of Object.entries({ bg: ground.bg, panel: ground.panel, subtle: ground.subtle, 'own subtle': tone.subtle })) {
      pairs.push({ name: `${hue}.solid beside ${name}`, foreground: tone.solid, background, least: 3 });
    }
    pairs.push({ name: `fg on ${hue}.subtle`, foreground: ground.fg, background: tone.subtle, least: 4.5 });
    pairs.push({ name: `fgMuted on ${hue}.subtle`, foreground: ground.fgMuted, background: tone.subtle, least: 4.5 });
  }
  return pairs;
}
