import { isEmptyOperand, operandOf } from './filter-operand';
import { defineList, type FilterMode } from './list-query';

const list = defineList('things', {
  text: { type: 'text', label: 'x', filterable: true },
  number: { type: 'number', label: 'x', filterable: true },
  date: { type: 'date', label: 'x', filterable: true },
  datetime: { type: 'datetime', label: 'x', filterable: true },
  enum: { type: 'enum', label: 'x', filterable: true, options: ['A', 'B'] },
  boolean: { type: 'boolean', label: 'x', filterable: true },
  id: { type: 'id', label: 'x', filterable: true },
});
const read = (field: string, mode: FilterMode, value: string | null) => operandOf(list, { field, mode, value });

it.each([
  ['number', 'equals', 'many'], ['number', 'lt', '1e3'], ['number', 'lt', '0x10'], ['number', 'lt', '1,5'], ['number', 'lt', 'Infinity'], ['number', 'lt', '-'], ['number', 'lt', '1,0,00'],
  ['date', 'dateIs', '2026-02-30'], ['date', 'dateIs', 'today'], ['datetime', 'dateAfter', '2026-02-10T10:00'],
  ['enum', 'equals', 'C'], ['enum', 'equals', 'a'], ['boolean', 'equals', 'yes'], ['boolean', 'equals', 'constructor'],
] as const)('refuses as a value of %s %s: %j', (field, mode, value) => {
  expect(() => read(field, mode, value)).toThrow(expect.objectContaining({ code: 'LIST_VALUE_INVALID' }));
});

it('refuses an unknown field or mode even when the value is empty', () => {
  expect(() => read('nope', 'equals', '')).toThrow(expect.objectContaining({ code: 'LIST_FIELD_UNKNOWN' }));
  expect(() => read('text', 'lt', null)).toThrow(expect.objectContaining({ code: 'LIST_MODE_UNKNOWN' }));
});

it('takes empty values for no rule at all', () => {
  for (const value of [null, '', ' ', '\t\u00a0']) {
    expect(isEmptyOperand(value)).toBe(true);
    expect(read('number', 'equals', value)).toBeNull();
  }
  expect(isEmptyOperand(undefined)).toBe(true);
});

it('reads values by type', () => {
  expect(read('text', 'contains', ' ÉA ')).toMatchObject({ value: ' ea ' });
  expect(read('number', 'lt', ' -2.50 ')).toMatchObject({ value: -2.5 });
  expect(read('number', 'lt', '1,000.5')).toMatchObject({ value: 1000.5 });
  expect(read('number', 'lt', '(7)')).toMatchObject({ value: -7 });
  expect(read('date', 'dateIs', '9/3/2026')).toMatchObject({ type: 'date', value: '2026-09-03' });
  expect(read('enum', 'equals', 'A')).toMatchObject({ value: 'A' });
  expect(read('boolean', 'equals', 'FALSE')).toMatchObject({ value: false });
  expect(read('id', 'equals', 'ABC')).toMatchObject({ value: 'abc' });
});
