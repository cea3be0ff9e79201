/** One line of text as runs that one font can write in one direction, in the order in which they stand on paper. */
import bidiFactory from 'bidi-js';

export interface TextRun {
  readonly text: string;
  readonly font: string;
}

const bidi = bidiFactory();

interface Placed extends TextRun {
  readonly level: number;
}

/** A mark belongs to the letter before it, and what all scripts share goes with its neighbours. */
const JOINS = /[\p{M}\p{Zs}‌‍]/u;

export function textRuns(text: string, fontOf: (codePoint: number) => string): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const runs: Placed[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    const before = runs.at(-1);
    const font = before && before.level === level && JOINS.test(letter) ? before.font : fontOf(letter.codePointAt(0) ?? 0);
    if (before && before.level === level && before.font === font) runs[runs.length - 1] = { ...before, text: before.text + letter };
    else runs.push({ text: letter, font, level });
    at += letter.length;
  }
  return inVisualOrder(runs).map(({ text: one, font }) => ({ text: one, font }));
}

/** Rule L2 of the Unicode bidirectional algorithm, on runs: the writer of a run turns its letters itself. */
function inVisualOrder(runs: readonly Placed[]): Placed[] {
  const placed = [...runs];
  const highest = Math.max(0, ...placed.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      if ((placed[from]?.level ?? 0) < level) continue;
      let to = from;
      while (to + 1 < placed.length && (placed[to + 1]?.level ?? 0) >= level) to += 1;
      placed.splice(from, to - from + 1, ...placed.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return placed;
}
