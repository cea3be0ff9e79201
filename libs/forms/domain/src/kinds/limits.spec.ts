/** Text made to be slow: each pattern must stay linear, up to the longest text that it reads. */
import { LONGEST_TEXT, VALUE_TYPES } from '.';
import { splitList } from './kind-helpers';
import { CONTEXT, fieldOf, option } from './test-values';
import { kindOf } from './registry';

const HARD = [(n: number) => `${' '.repeat(n)}x`, (n: number) => `x${' \n'.repeat(n / 2)}x`, (n: number) => '"'.repeat(n), (n: number) => '";'.repeat(n / 2), (n: number) => `"${' '.repeat(n)}x`, (n: number) => '1,'.repeat(n / 2), (n: number) => '-'.repeat(n), (n: number) => `${'a.'.repeat(n / 2)}@`, (n: number) => `M${'1'.repeat(n)}x`, (n: number) => '; '.repeat(n / 2)];

it.each(VALUE_TYPES)('%s bears text that would be slow to read', (type) => {
  const of = fieldOf(type, { options: [option(1, 'One')], fields: [fieldOf('text', { id: 8 })] });
  for (const made of HARD) {
    for (const length of [50, 990, 19_990, LONGEST_TEXT * 2]) {
      const parsed = kindOf(type).parse(made(length), of, CONTEXT);
      expect(parsed.issue === undefined || typeof parsed.issue.code === 'string').toBe(true);
    }
    const drawn = kindOf(type).parse({ kind: 'drawn', name: made(500), strokes: [made(19_990)] }, of, CONTEXT);
    expect(drawn.issue).toBeDefined();
  }
});

it.each([
  ['a; b;c', ['a', 'b', 'c']],
  ['"a; b"; c', ['a; b', 'c']],
  ['"a ""b"""', ['a "b"']],
  ['a"b; c', ['a"b', 'c']],
  ['"a', ['"a']],
  ['"a" b; c', ['"a" b', 'c']],
  [';;\n a \n', ['a']],
])('splits %j into %j', (cell, items) => expect(splitList(cell)).toEqual(items));
