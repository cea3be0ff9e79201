/** Fonts by the letters that they have: names come in every script, and no one font writes them all. */
import { readFileSync } from 'node:fs';
import { unpackWoff } from './woff';

interface Face {
  readonly file: string;
  readonly has: (codePoint: number) => boolean;
}

type Weight = 400 | 700;

const NOTO = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew'] as const;
/** Drawn on a grid of pixels, but it writes every script of the basic plane. */
const LAST_RESORT = require.resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff');

/** `U+0000-00FF,U+0131` */
function rangesOf(spec: string): [number, number][] {
  return spec.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

function facesOf(family: (typeof NOTO)[number], weight: Weight): Face[] {
  const subsets = JSON.parse(readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<string, string>;
  // Latin first: it has what all scripts share, such as spaces and digits.
  const names = Object.keys(subsets).sort((one, other) => Number(other === 'latin') - Number(one === 'latin'));
  return names.map((subset) => {
    const ranges = rangesOf(subsets[subset] ?? '');
    return {
      file: require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
      has: (codePoint: number) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
    };
  });
}

const faces = new Map<Weight, readonly Face[]>();

/** The file of the font that has the letter. Read when the first sheet is made, not at start-up. */
export function fontFor(codePoint: number, weight: Weight): string {
  let known = faces.get(weight);
  if (!known) faces.set(weight, (known = NOTO.flatMap((family) => facesOf(family, weight))));
  return known.find(({ has }) => has(codePoint))?.file ?? LAST_RESORT;
}

const unpacked = new Map<string, Buffer>();

/** The plain font of such a file; kept, for one sheet uses few and the next the same. */
export function fontBytes(file: string): Buffer {
  let bytes = unpacked.get(file);
  if (!bytes) unpacked.set(file, (bytes = unpackWoff(readFileSync(file))));
  return bytes;
}
