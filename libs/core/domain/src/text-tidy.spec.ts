import { tidyLine } from './text-tidy';

it.each([
  ['  Ana\u00a0 María\t', 'Ana María'],
  ['\ufeffAna\u200b', 'Ana'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['a\u0000b\r\nc', 'a b c'],
  ['a\ud800b', 'ab'],
  ['\ud800', ''],
  ['e\ud800\u0301', '\u00e9'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  [' \u200b ', ''],
  [null, ''],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored);
});
