import { tidyLine } from '@afterbell/core/domain';

/** Given and family names from one cell: `García, Ana María`, `Ana de la Cruz`, `Sam Reed Jr.` */
export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that belong to the family name that follows them. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'da', 'das', 'do', 'dos', 'di', 'du', 'le', 'van', 'von', 'der', 'den', 'ter', 'el', 'al', 'bin', 'ibn', 'ben', 'st', 'st.', 'san', 'santa', 'mc', 'mac', 'y', 'e']);
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** `lastFirst` decides where there is no comma; a comma decides by itself. Null for what is no name of two parts. */
export function splitName(text: string, lastFirst = false): SplitName | null {
  const tidy = tidyLine(text).replace(/\s*,\s*/g, ', ').replace(/^,|,\s*$/g, '').trim();
  const parts = tidy.split(',').map((part) => part.trim()).filter((part) => part !== '');
  if (parts.length > 1) return fromCommas(parts);
  const words = (parts[0] ?? '').split(' ').filter((word) => word !== '');
  if (words.length < 2) return null;
  return lastFirst ? fromLastFirst(words) : fromFirstLast(words);
}

/** A name of one word, as many people have; a comma says that something is missing. */
export function oneName(text: string): SplitName | null {
  const word = tidyLine(text);
  return /^[^\s,]*\p{L}[^\s,]*$/u.test(word) ? { firstName: word, lastName: '' } : null;
}

function fromCommas(parts: string[]): SplitName | null {
  const suffixes = parts.filter((part, index) => index > 0 && SUFFIX.test(part));
  const [last = '', ...rest] = parts.filter((part, index) => index === 0 || !SUFFIX.test(part));
  // "Sam Reed, Jr." has its comma before the suffix alone.
  if (!rest.length) {
    const name = splitName(last);
    return name && { ...name, lastName: [name.lastName, ...suffixes].join(' ') };
  }
  return { firstName: rest.join(' '), lastName: [last, ...suffixes].join(' ') };
}

function fromFirstLast(words: string[]): SplitName | null {
  let start = words.length - 1;
  while (start > 1 && SUFFIX.test(words[start] ?? '')) start -= 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

function fromLastFirst(words: string[]): SplitName | null {
  let end = 1;
  while (end < words.length - 1 && PARTICLES.has((words[end - 1] ?? '').toLowerCase())) end += 1;
  return { firstName: words.slice(end).join(' '), lastName: words.slice(0, end).join(' ') };
}
