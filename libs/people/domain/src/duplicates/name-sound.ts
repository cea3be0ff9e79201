/** How names sound, near enough to meet another spelling of themselves. Names come from many languages, so the rules join what is written for one sound in any of them. */
import { foldText } from '@afterbell/core/domain';

const LATIN = /^[a-z]+$/;

/** In this order: longer spellings before their parts. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(kn|gn|pn)/, 'n'],
  [/^ps/, 's'],
  [/^wr/, 'r'],
  [/tsch|tch|sch|sh|ch|cz|sz/g, 'x'],
  [/ph/g, 'f'],
  [/ck|cq|qu|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dg(?=[eiy])/g, 'j'],
  [/gh(?=[aeiouy])/g, 'g'],
  [/gh/g, ''],
  [/g(?=[eiy])/g, 'j'],
  [/th/g, 't'],
  [/x(?=.)/g, 'x'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/b(?=v)/g, ''],
  [/h/g, ''],
  [/y/g, 'i'],
  [/d/g, 't'],
];

/**
 * A key of one word of a name: equal for `Sofia` and `Sophia`, `Jeffrey` and `Geoffrey`, `Catherine` and `Katharine`. The vowel that a
 * name begins with counts (Ava is not Eva), the others do not. Names in other scripts are their own letters.
 */
export function soundOf(word: string): string {
  const letters = foldText(word).replace(/[^\p{L}\p{N}]+/gu, '');
  if (!LATIN.test(letters)) return letters;
  const plain = SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters);
  const key = `${plain.charAt(0)}${plain.slice(1).replace(/[aeiou]/g, '')}`.replace(/(.)\1+/g, '$1');
  return key === '' ? letters : key;
}
