/** Halves of characters, which cannot be stored, and what turns the direction of all that follows it on its line: marks (LRM, RLM) stay. */
const TAKEN_OFF = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A line of text as it is stored: one form of the letters, none that cannot be stored, no control characters, nothing that turns the
 * direction, single spaces (the unbreakable and zero-width ones of spreadsheets too), none at the ends.
 */
export function tidyLine(value: string | null | undefined): string {
  return (value ?? '').replace(TAKEN_OFF, '').normalize('NFC').replace(/[\p{Cc}\s\u200b]+/gu, ' ').trim();
}

/** Text of several lines as it is stored: what `tidyLine` does for one line, and the line breaks stay. */
export function tidyLines(text: string): string {
  const clean = text
    .replace(TAKEN_OFF, '')
    .replace(/\r\n?|[\u0085\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // After what stood between a letter and its accent is gone.
    .normalize('NFC');
  // By line, for a pattern that looks for blanks at ends takes for ever over a page of blanks.
  return clean
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
