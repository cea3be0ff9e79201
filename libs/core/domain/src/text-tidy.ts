/**
 * A line of text as it is stored: one form of the letters, none that cannot be stored, no control characters, single spaces (the
 * unbreakable and zero-width ones of spreadsheets too), none at the ends.
 */
export function tidyLine(value: string | null | undefined): string {
  return (value ?? '').replace(/\p{Cs}/gu, '').normalize('NFC').replace(/[\p{Cc}\s\u200b]+/gu, ' ').trim();
}
