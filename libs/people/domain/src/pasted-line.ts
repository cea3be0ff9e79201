import { foldText } from '@afterbell/core/domain';

/** Lines of a pasted list at once. */
export const PASTED_LINES = 200;
const LINE_LENGTH = 200;

/** One name or id a line, as spreadsheets and mails give them; empty lines and repeated ones are left out. */
export function pastedLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.normalize('NFC').replace(/[\t\p{Cc}\u200b-\u200f\u2060\ufeff]+/gu, ' ').replace(/^\s*(?:[-•*]|\d+[.)])\s+/u, '').trim().slice(0, LINE_LENGTH));
  return [...new Set(lines.filter(Boolean))];
}

/** By which names the line may mean somebody, as `person.sort_name` holds them: `García, Sofía`, `Sofía García` or `García Sofía`, wherever the family name begins. */
export function sortNamesOf(line: string): string[] {
  const name = foldText(line).replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();
  const comma = name.indexOf(',');
  if (comma > 0) return [`${name.slice(0, comma).trim()}, ${name.slice(comma + 1).trim()}`];
  const words = name.split(' ');
  const splits = words.slice(1).flatMap((_, at) => {
    const [before, after] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return [`${after}, ${before}`, `${before}, ${after}`];
  });
  // A name in the middle that the record keeps apart.
  const ends = words.length > 2 ? [`${words.at(-1)}, ${words[0]}`] : [];
  return [...new Set([name, ...splits, ...ends])].slice(0, 20);
}
