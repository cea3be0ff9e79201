import { foldText } from './text-fold';

/** Slips that a word of as many letters is forgiven: a short one would be another word soon. */
const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2);

const wordsOf = (text: string): string[] => foldText(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** How many letters are wrong, missing, too many or swapped with their neighbour, when `typed` was meant as the word or its beginning. */
function slips(typed: string, word: string): number {
  const [a, b] = [[...typed], [...word]];
  let before: number[] = [];
  let row = b.map((_, at) => at).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

/** Whether every typed word is nearly one of the text's words, or the beginning of one: "setings", "partcipants add". */
export function isTypedAlike(typed: string, text: string): boolean {
  const held = wordsOf(text);
  const sought = wordsOf(typed);
  return sought.length > 0 && sought.every((word) => held.some((one) => one.startsWith(word) || slips(word, one) <= forgiven([...word].length)));
}
