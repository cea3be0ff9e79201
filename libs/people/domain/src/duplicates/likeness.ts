/** How alike two texts, two days and two identifiers are, whoever they belong to. */

/** Jaro and Winkler's likeness of two spellings, 0 to 1: letters in common near the same place, and a common beginning. */
export function likeness(a: string, b: string): number {
  // In one order, so that it is the same both ways.
  const [left, right] = (a <= b ? [a, b] : [b, a]).map((text) => [...text]) as [string[], string[]];
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  const taken = new Set<number>();
  const matched = left.flatMap((letter, at) => {
    for (let other = Math.max(0, at - reach); other <= Math.min(right.length - 1, at + reach); other += 1) {
      if (taken.has(other) || right[other] !== letter) continue;
      taken.add(other);
      return [letter];
    }
    return [];
  });
  if (matched.length === 0) return 0;
  const inOrder = [...taken].sort((one, two) => one - two).map((at) => right[at]);
  const moved = matched.filter((letter, at) => letter !== inOrder[at]).length / 2;
  const jaro = (matched.length / left.length + matched.length / right.length + (matched.length - moved) / matched.length) / 3;
  let begun = 0;
  while (begun < 4 && begun < left.length && left[begun] === right[begun]) begun += 1;
  return jaro + begun * 0.1 * (1 - jaro);
}

/** True for one letter written otherwise, or two neighbours that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  const apart = [...a].flatMap((letter, at) => (letter === b[at] ? [] : [at]));
  const [first = 0, second = 0] = apart;
  return apart.length === 1 || (apart.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]);
}

/** True where two neighbours changed places. */
export function isSwapped(a: string, b: string): boolean {
  return isOneSlip(a, b) && [...a].filter((letter, at) => letter !== b[at]).length === 2;
}

export type DateLikeness = 'same' | 'swapped' | 'near' | 'other';

/** Of two days as `2015-03-02`: month and day may have changed places, or one digit was mistaken. */
export function dateLikeness(a: string, b: string): DateLikeness {
  if (a === b) return 'same';
  const [year, month, day] = a.split('-');
  if (b === `${year}-${day}-${month}`) return 'swapped';
  return isOneSlip(a, b) ? 'near' : 'other';
}

/** An identifier as it is compared: `a-0042` is `A0042`. */
export function plainId(id: string): string {
  return id.normalize('NFKC').toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
