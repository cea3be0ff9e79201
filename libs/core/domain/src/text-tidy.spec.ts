import { tidyLine, tidyLines } from './text-tidy';

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
  ['\u202eevil', 'evil'],
  ['Ana\u2067 \u202a\u202bMar\u2069ía\u2066', 'Ana María'],
  ['e\u202c\u0301', '\u00e9'],
  ['\u200fשלום\u200e', '\u200fשלום\u200e'],
  [null, ''],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored);
});

it('lines lose what turns their direction, and keep their breaks', () => {
  expect(tidyLines('\u202ea \u2068b\u2069\r\n\r\nc\u202d\u202c')).toBe('a b\n\nc');
});
