/** Text of several lines as it is stored: what `tidyLine` does for one line, and the line breaks stay. */
export function tidyLines(text: string): string {
  const clean = text
    .replace(/\p{Cs}/gu, '')
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
