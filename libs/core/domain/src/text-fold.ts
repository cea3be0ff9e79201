/**
 * The form in which text is searched and compared: without case and without accents (docs/architecture.md, "lists").
 * The SQL function `fold_text` is generated from FOLD_MAP and does the same steps:
 * `lower(regexp_replace(normalize(x, NFD), '[\u0300-\u036f]', '', 'g') collate "pg_c_utf8")`, then the map.
 *
 * Both agree on every character but the 28 capitals that Unicode 17 added after PostgreSQL 18's tables.
 *
 * For search only: an e-mail address or any other identity is never compared in this form.
 */

/** Letters that decomposition leaves whole, after lower-casing, and punctuation that keyboards and phones vary. */
export const FOLD_MAP: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ŀ: 'l',
  ĳ: 'ij',
  ŉ: "'n",
  ſ: 's',
  ƒ: 'f',
  ə: 'e',
  ɨ: 'i',
  ʉ: 'u',
  // Ligatures, which PDFs and word processors write.
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
  // Greek: PostgreSQL's simple case mapping never writes the final form, JavaScript's does at the end of a word.
  ς: 'σ',
  // O’Brien and O'Brien, Nuʻu and Nu'u, Anne‑Marie and Anne-Marie are one name each.
  '\u2018': "'",
  '\u2019': "'",
  '\u02bb': "'",
  '\u02bc': "'",
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const MARKS = /[\u0300-\u036f]/g;
const MAPPED = new RegExp(`[${Object.keys(FOLD_MAP).join('')}]`, 'g');

export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MAPPED, (letter) => FOLD_MAP[letter] ?? letter);
}

/**
 * A person's name as it is typed: O'Brien by "obrien", Mary-Ann by "mary ann". `fold_name` is the same in SQL. Beside the folded text, not in
 * its place: signs tell IDs and addresses of mail apart.
 */
export function foldName(text: string): string {
  return foldText(text).replace(/['\u0060\u00b4]/g, '').replaceAll('-', ' ');
}
