import { decodeText, isWorkbook } from '@afterbell/core/domain';

/** A class list as it came: a file dropped or chosen, or text pasted. */
export type ListSource = { file: File } | { text: string };

export type SourceProblem = 'workbook' | 'tooLarge' | 'unreadable' | 'empty';

/** What one call may carry, with room for the rest of it. */
export const MAX_TEXT_BYTES = 440_000;
const MAX_FILE_BYTES = 4_000_000;

/** The text of a source, whatever it was encoded in; read on this device, so that what is previewed is what was chosen. */
export async function readSource(source: ListSource): Promise<{ text: string } | { problem: SourceProblem }> {
  if ('text' in source) return checked(source.text);
  if (source.file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await source.file.arrayBuffer());
    return isWorkbook(bytes) ? { problem: 'workbook' } : checked(decodeText(bytes));
  } catch {
    return { problem: 'unreadable' };
  }
}

function checked(text: string): { text: string } | { problem: SourceProblem } {
  if (text.trim() === '') return { problem: 'empty' };
  return new TextEncoder().encode(text).length > MAX_TEXT_BYTES ? { problem: 'tooLarge' } : { text };
}

/** Pasted rows of a table: more than one line, or cells between tabs. A single word is not a class list. */
export function looksLikeList(text: string): boolean {
  const lines = text.trim().split(/\r\n|\r|\n/);
  return lines.length > 1 && lines.some((line) => /[\t,;|]|\S\s\S/.test(line));
}
