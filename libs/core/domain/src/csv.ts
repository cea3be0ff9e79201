/** Signs of ASCII, and those of the same look that a spreadsheet takes for them. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A number, or a phone number as it is stored or shown: digits alone are no formula, and another program reads them as they are. */
const PLAIN = /^(?:-\d+(?:\.\d+)?|\+\d[\d ]*(?:;ext=\d+| ext\. \d+)?)$/;

/** Text that no spreadsheet takes for a formula. */
export const unformulated = (text: string): string => (FORMULA.test(text) && !PLAIN.test(text) ? `'${text}` : text);

/** A cell of a delimited text. */
export function csvCell(value: string): string {
  const text = unformulated(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Records of a delimited text with the line each begins on; quoted fields may hold delimiters, quotes and line breaks. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface CsvRecord {
  /** Line of the file that the record begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvText {
  readonly delimiter: Delimiter;
  readonly records: readonly CsvRecord[];
  /** Line of a quotation mark that is never closed; null when all are. */
  readonly openQuoteLine: number | null;
}

/** Longer cells are no names: an unclosed quotation mark would otherwise swallow the rest of the file. */
const MAX_CELL = 2_000;

export function parseCsv(text: string, delimiter?: Delimiter): CsvText {
  let body = text.startsWith('\ufeff') ? text.slice(1) : text;
  // Excel's own hint, on a line that is not data.
  const hint = /^sep=([,;\t|])\r?\n/i.exec(body);
  let line = 1;
  if (hint) {
    body = body.slice(hint[0].length);
    line = 2;
  }
  const chosen = delimiter ?? (hint?.[1] as Delimiter | undefined) ?? guessDelimiter(body);
  return { delimiter: chosen, ...split(body, chosen, line) };
}

function split(text: string, delimiter: string, firstLine: number, limit = Infinity): Omit<CsvText, 'delimiter'> {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = firstLine;
  let recordLine = firstLine;
  let position = 0;
  let openQuoteLine: number | null = null;
  const end = () => {
    cells = cells.map((value) => value.trim());
    if (cells.some((value) => value !== '')) records.push({ line: recordLine, cells });
    cells = [];
    recordLine = line;
  };
  while (position < text.length && records.length < limit) {
    const field = readField(text, position, delimiter);
    if (field.open) openQuoteLine ??= line;
    cells.push(field.value);
    line += field.breaks;
    position = field.next;
    const stop = text[position];
    if (stop === delimiter) {
      position += 1;
      // A delimiter that ends the text leaves an empty last field.
      if (position === text.length) cells.push('');
      continue;
    }
    if (stop !== undefined) {
      position += stop === '\r' && text[position + 1] === '\n' ? 2 : 1;
      line += 1;
    }
    end();
  }
  if (cells.length) end();
  return { records, openQuoteLine };
}

interface ReadField {
  value: string;
  next: number;
  breaks: number;
  open: boolean;
}

function readField(text: string, from: number, delimiter: string): ReadField {
  let start = from;
  while (text[start] === ' ' && delimiter !== ' ') start += 1;
  if (text[start] === '"') {
    const quoted = readQuoted(text, start + 1);
    if (quoted) {
      // What follows the closing quotation mark belongs to the field all the same.
      const rest = readPlain(text, quoted.next, delimiter);
      return { ...rest, value: quoted.value + rest.value, breaks: quoted.breaks, open: false };
    }
    return { ...readPlain(text, start, delimiter), open: true };
  }
  return readPlain(text, from, delimiter);
}

function readPlain(text: string, from: number, delimiter: string): ReadField {
  let next = from;
  while (next < text.length && text[next] !== delimiter && text[next] !== '\n' && text[next] !== '\r') next += 1;
  return { value: text.slice(from, next), next, breaks: 0, open: false };
}

/** Null when the quotation mark is never closed, or only after more text than any field has: then it is a letter like others. */
function readQuoted(text: string, from: number): { value: string; next: number; breaks: number } | null {
  let value = '';
  let breaks = 0;
  for (let position = from; position < text.length && position - from < MAX_CELL; position += 1) {
    const letter = text[position];
    if (letter === '"') {
      if (text[position + 1] !== '"') return { value, next: position + 1, breaks };
      position += 1;
    }
    if (letter === '\n' || (letter === '\r' && text[position + 1] !== '\n')) breaks += 1;
    value += letter;
  }
  return null;
}

/** The comma last: it stands inside names and dates, the others do not. */
const BY_LIKELIHOOD: readonly Delimiter[] = ['\t', ';', '|', ','];

/** The delimiter that gives most of the first records the same number of fields, more than one. */
export function guessDelimiter(text: string): Delimiter {
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of BY_LIKELIHOOD) {
    const { records } = split(text, delimiter, 1, 20);
    const widths = new Map<number, number>();
    for (const { cells } of records) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    for (const [width, times] of widths) {
      // Agreement first; among equals the more fields.
      const score = times / records.length + Math.min(width, 40) / 1000;
      if (score > bestScore) {
        best = delimiter;
        bestScore = score;
      }
    }
  }
  return best;
}
