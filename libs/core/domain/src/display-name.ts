/** Names that administrators give to things: one line that can be seen and stored, and the one check of it. */

/** Marks that show nothing or turn the direction of what follows; joiners stay, some scripts are spelled with them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/** One form of the letters, none that cannot be stored, nothing unseen, no control characters, no stray spaces. */
export function tidyName(value: string | null | undefined): string {
  return (value ?? '').normalize('NFC').replace(/\p{Cs}/gu, '\ufffd').replace(UNSEEN, '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** What is wrong with a tidied name, to be said after the field's own name; null when nothing is. */
export function nameProblem(name: string, most: number): string | null {
  if (name === '') return 'is required';
  if (name.length > most) return `has more than ${most} characters`;
  return /[\p{L}\p{N}]/u.test(name) ? null : 'needs a letter or a digit';
}
