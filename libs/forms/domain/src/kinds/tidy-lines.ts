/** Text of several lines as it is stored: what `tidyLine` does for one line, and the line breaks stay. */
export function tidyLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '')
    .replace(/\r\n?|[\u0085\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\s+$/g, '');
}
