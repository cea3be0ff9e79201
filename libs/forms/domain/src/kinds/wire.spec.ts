import fc from 'fast-check';
import { issueWords } from '../problems';
import { ofWire, rawOfWire, SECRET_MASK, toWire, toWireInput, VALUE_TYPES, WIRE_KEYS, type WireInput } from '.';
import { accept, fieldOf, samples } from './test-values';

const INPUTS: readonly WireInput[] = [
  { text: 'x' },
  { integer: 1 },
  { decimal: '1.5' },
  { money: { amount: '1', currency: 'USD' } },
  { flag: true },
  { option: 1 },
  { options: [1] },
  { texts: ['x'] },
  { date: '2026-09-03' },
  { dates: ['2026-09-03'] },
  { dateRange: { start: '2026-09-03', end: '2026-09-04' } },
  { instant: '2026-09-03T00:00:00Z' },
  { time: '15:30' },
  { timeRange: { start: '15:00', end: '15:30' } },
  { file: '0196f0aa-0000-7000-8000-000000000001' },
  { rows: [] },
  { roleModes: [] },
  { signature: { kind: 'typed', name: 'Ana', strokes: [], agreedText: 'Yes' } },
  { secret: 'x' },
];

it.each(VALUE_TYPES)('%s is taken from its own member alone', (type) => {
  const of = fieldOf(type);
  for (const input of INPUTS) {
    const isOwn = Object.keys(input)[0] === WIRE_KEYS[type];
    expect(rawOfWire(input, of).issue?.code).toBe(isOwn ? undefined : 'WIRE_KIND');
  }
  for (const input of [{}, { text: null }, { clear: false }, { text: 'x', integer: 1 }, { text: 'x', clear: true }] as WireInput[]) expect(rawOfWire(input, of).issue?.code).toBe('WIRE_ONE');
  expect(rawOfWire({ clear: true }, of)).toEqual({ raw: null });
  expect(rawOfWire({ clear: true, text: null }, of)).toEqual({ raw: null });
});

it('is not given for what holds no value', () => {
  expect(rawOfWire({ text: 'x' }, { ...fieldOf('text'), type: 'heading1' }).issue?.code).toBe('FIELD_HAS_NO_VALUE');
  expect(toWire('x', { ...fieldOf('text'), type: 'heading1' })).toBeNull();
});

it.each(VALUE_TYPES)('%s comes back as it went', (type) => {
  fc.assert(
    fc.property(samples(type), ({ field: of, value }) => {
      const read = toWire(value, of);
      expect(read?.__typename.charAt(0).toLowerCase()).toBe(WIRE_KEYS[type].charAt(0));
      const shown = ofWire(JSON.parse(JSON.stringify(read)), of);
      if (type !== 'password') expect(shown).toEqual(value);
      const sent = rawOfWire(JSON.parse(JSON.stringify(toWireInput(shown, of))), of);
      expect(sent.issue).toBeUndefined();
      // What the server stored is kept where the wire does not say it: the secret, the time of a signature.
      expect(accept(sent.raw, of, value)).toEqual({ value });
    }),
  );
});

it('says of a secret only that it is set', () => {
  const of = fieldOf('password');
  expect(toWire('hunter2', of)).toEqual({ __typename: 'SecretValue', secret: true });
  expect(ofWire({ __typename: 'SecretValue', secret: true }, of)).toBe(SECRET_MASK);
});

it('reads rows by the columns of the subform', () => {
  const of = fieldOf('subform', { fields: [{ ...fieldOf('text'), id: 8, name: 'Name' }, { ...fieldOf('dropdown'), id: 9, name: 'Relation' }] });
  const rowId = '0196f0aa-0000-7000-8000-000000000001';
  const words = (...values: { fieldId: number; value: WireInput }[]) => {
    const read = rawOfWire({ rows: [{ rowId, values }] }, of);
    return read.issue ? issueWords(read.issue, of) : read.raw;
  };
  expect(words({ fieldId: 8, value: { text: 'Ana' } }, { fieldId: 9, value: { clear: true } })).toEqual([{ rowId, values: { 8: 'Ana', 9: null } }]);
  // A cell that was emptied says so: in a new row it would begin with its default.
  const begun = { ...of, fields: of.fields.map((column) => (column.id === 8 ? { ...column, defaultValue: 'Ana' } : column)) };
  expect(toWireInput([{ rowId, values: {} }], begun)).toEqual({ rows: [{ rowId, values: [{ fieldId: 8, value: { clear: true } }] }] });
  expect(words({ fieldId: 99, value: { text: 'x' } })).toBe('Row 1 answers a question that the form does not have.');
  expect(words({ fieldId: 8, value: { text: 'x' } }, { fieldId: 8, value: { text: 'y' } })).toBe('Row 1 answers Name twice.');
  expect(words({ fieldId: 9, value: { text: 'x' } })).toBe('Row 1, Relation: Give the answer as option, not as text.');
  expect(rawOfWire({ rows: Array.from({ length: 101 }, () => ({ rowId, values: [] })) }, of).issue?.code).toBe('TOO_MANY_ROWS');
});
