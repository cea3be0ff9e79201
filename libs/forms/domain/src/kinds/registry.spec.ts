import fc from 'fast-check';
import { FIELD_TYPES, type ValueType } from '../field-type';
import { FIELD_PROBLEMS, issueWords } from '../problems';
import { FIELD_KINDS, kindOf, VALUE_TYPES } from '.';
import { accept, CONTEXT, fieldOf, option, samples } from './test-values';

/** What a cell or JSON does not say: a secret never leaves, and a file is no place to sign. */
const NOT_IN_A_CELL: readonly ValueType[] = ['password', 'signature'];

const wholeField = (type: ValueType) => fieldOf(type, { options: [option(1, 'One')], fields: [fieldOf('text', { id: 8 })] });

describe.each(VALUE_TYPES)('%s', (type) => {
  const kind = kindOf(type);

  it('answers anything that is sent with a value or with words, and never throws', () => {
    const of = wholeField(type);
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }), fc.double(), fc.constantFrom({ __proto__: null }, { start: {}, end: [] }, { kind: 'drawn', strokes: [null] }, [[]], [{ rowId: 1 }], { amount: {} }, '\ud800', '9'.repeat(400), `${'('.repeat(300)}`));
    fc.assert(
      fc.property(anything, (raw) => {
        const parsed = kind.parse(raw, of, CONTEXT);
        if (!parsed.issue) {
          if (parsed.value !== null) kind.validate(parsed.value, of, CONTEXT);
          return;
        }
        expect(Object.keys(FIELD_PROBLEMS)).toContain(parsed.issue.code);
        // What was sent may be quoted, whatever it looks like; the words around it are ours.
        const params = Object.fromEntries(Object.entries(parsed.issue.params ?? {}).map(([name, said]) => [name, typeof said === 'string' ? 'x' : said]));
        expect(issueWords({ ...parsed.issue, params }, of)).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a megabyte without chewing on it', () => {
    for (const raw of ['x'.repeat(1_000_000), '1'.repeat(1_000_000), '"'.repeat(1_000_000), ' '.repeat(1_000_000), Array.from({ length: 100_000 }, () => 'x'), '[{'.repeat(500_000)]) {
      const parsed = accept(raw, wholeField(type), null);
      // Blanks are no answer; nothing else of that size is one.
      expect(parsed.value ?? null).toBeNull();
    }
  });

  it('reads what is stored as itself, and what it writes as what was written', () => {
    fc.assert(
      fc.property(samples(type), ({ field: of, value }) => {
        if (type !== 'password') {
          expect(kind.parse(value, of, CONTEXT)).toEqual({ value });
          expect(kind.parse(JSON.parse(JSON.stringify(kind.toJson(value, of))), of, CONTEXT)).toEqual({ value });
        }
        if (!NOT_IN_A_CELL.includes(type)) expect(kind.parse(kind.toCsv(value, of, CONTEXT), of, CONTEXT)).toEqual({ value });
        // A cell that nobody touched changes nothing, also where it does not say all.
        expect(accept(kind.toCsv(value, of, CONTEXT), of, value)).toEqual({ value });
        expect(accept(kind.toJson(value, of), of, value)).toEqual({ value });
      }),
    );
  });

  it('shows it in one line of words', () => {
    fc.assert(
      fc.property(samples(type), ({ field: of, value }) => {
        const shown = kind.format(value, of, CONTEXT);
        expect(shown).not.toMatch(/[\n\r]|\[object|undefined|NaN|null/);
        expect(kind.format(value, of, CONTEXT)).toBe(shown);
      }),
    );
  });

  it('orders values one way', () => {
    fc.assert(
      fc.property(samples(type), fc.array(samples(type), { minLength: 2, maxLength: 2 }), ({ field: of, value: a }, [second, third]) => {
        // Values of one field: the options of the others may not be its own, which order must bear.
        const [b, c] = [second?.value ?? a, third?.value ?? a];
        expect(kind.compare(a, a, of)).toBe(0);
        expect(Math.sign(kind.compare(a, b, of)) + Math.sign(kind.compare(b, a, of))).toBe(0);
        if (kind.compare(a, b, of) <= 0 && kind.compare(b, c, of) <= 0) expect(kind.compare(a, c, of)).toBeLessThanOrEqual(0);
        if (kind.compare(a, b, of) === 0) expect(kind.toJson(a, of)).toEqual(kind.toJson(b, of));
      }),
    );
  });

  it('gives lists what they compare', () => {
    fc.assert(
      fc.property(samples(type), ({ field: of, value }) => {
        const listed = kind.toList(value, of);
        if (kind.list === null) return expect(listed).toEqual([]);
        expect(listed.length).toBeGreaterThan(0);
        const pattern = { number: /^-?\d+(\.\d+)?$/, date: /^\d{4}-\d\d-\d\d$/, datetime: /Z$/, boolean: /^(true|false)$/, enum: /^-?\d+$/, id: /./, text: /./s }[kind.list];
        for (const each of listed) expect(each).toMatch(pattern);
      }),
    );
  });
});

it('has each of the 38 types but the five that only show something', () => {
  expect(FIELD_TYPES).toHaveLength(38);
  expect(VALUE_TYPES).toHaveLength(33);
  for (const type of VALUE_TYPES) expect(FIELD_KINDS[type].type).toBe(type);
});

it('reads nothing as no answer', () => {
  for (const type of VALUE_TYPES) {
    for (const nothing of [null, undefined, '', '  ', '\u200b', []]) expect({ type, ...FIELD_KINDS[type].parse(nothing, fieldOf(type), CONTEXT) }).toEqual({ type, value: null });
  }
});
