import fc from 'fast-check';
import { CONFORMANCE_TIME_ZONE, FILTER_CONFORMANCE_CASES } from './filter-conformance-cases';
import { matchesFilter } from './filter-matcher';
import { defineList, FILTER_MODES, modesFor, type FilterRule, type ListFilter } from './list-query';

const context = { timeZone: CONFORMANCE_TIME_ZONE };
const list = defineList('people', {
  name: { type: 'text', label: 'x', filterable: true },
  age: { type: 'number', label: 'x', filterable: true },
  secret: { type: 'text', label: 'x' },
});

it('refuses a wrong rule wherever it stands, even when another already decides', () => {
  const row = { name: 'Anna', age: 9 };
  const good: FilterRule = { field: 'name', mode: 'equals', value: 'anna' };
  for (const bad of [{ field: 'secret', mode: 'equals', value: 'x' }, { field: 'nope', mode: 'equals', value: '' }] as const) {
    for (const match of ['and', 'or'] as const) for (const filter of [{ match, rules: [good, bad] }, { match, rules: [good], groups: [[good], [bad]] }]) expect(() => matchesFilter(list, row, filter, context)).toThrow(expect.objectContaining({ code: 'LIST_FIELD_UNKNOWN' }));
  }
  expect(() => matchesFilter(list, row, { match: 'or', rules: [good, { field: 'age', mode: 'contains', value: '9' }] }, context)).toThrow(expect.objectContaining({ code: 'LIST_MODE_UNKNOWN' }));
});

describe('conformance', () => {
  it.each(FILTER_CONFORMANCE_CASES)('$name ($mode)', ({ type, isName, value, mode, operand, expected }) => {
    const one = defineList('case', { value: { type, isName, label: 'x', filterable: true } });
    expect(matchesFilter(one, { value }, { match: 'and', rules: [{ field: 'value', mode, value: operand }] }, context)).toBe(expected);
  });

  it('has sixty cases or more, each named once, covering every mode', () => {
    expect(FILTER_CONFORMANCE_CASES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FILTER_CONFORMANCE_CASES.map(({ name }) => name)).size).toBe(FILTER_CONFORMANCE_CASES.length);
    expect(new Set(FILTER_CONFORMANCE_CASES.map(({ mode }) => mode))).toEqual(new Set(FILTER_MODES));
  });
});

describe('laws', () => {
  const words = fc.constantFrom('Anna', 'ánna', 'Bob', '%', '', 'García', 'ß');
  const row = fc.record({ name: fc.option(words), age: fc.option(fc.integer({ min: 0, max: 5 })) });
  const textRule = fc.record({ field: fc.constant('name'), mode: fc.constantFrom(...modesFor('text')), value: fc.option(words) });
  const numberRule = fc.record({ field: fc.constant('age'), mode: fc.constantFrom(...modesFor('number')), value: fc.constantFrom('', '0', '3', '5') });
  const rules = fc.array(fc.oneof(textRule, numberRule), { maxLength: 4 });
  const judge = (r: Record<string, unknown>, match: ListFilter['match'], list_: readonly FilterRule[]) => matchesFilter(list, r, { match, rules: list_ }, context);

  it('no filter, no rules and only empty rules pass everything', () => {
    fc.assert(fc.property(row, (r) => matchesFilter(list, r, null, context) && judge(r, 'or', []) && judge(r, 'or', [{ field: 'name', mode: 'equals', value: '' }])));
  });

  it('and is every, or is any, of the rules that have a value', () => {
    fc.assert(
      fc.property(row, rules, (r, some) => {
        const set = some.filter(({ value }) => value !== null && value !== '');
        const each = set.map((rule) => judge(r, 'and', [rule]));
        expect(judge(r, 'and', some)).toBe(each.every(Boolean));
        expect(judge(r, 'or', some)).toBe(set.length === 0 || each.some(Boolean));
      }),
    );
  });

  it('a group counts as one rule, joined the other way round', () => {
    fc.assert(
      fc.property(row, rules, fc.array(rules, { maxLength: 3 }), fc.constantFrom('and' as const, 'or' as const), (r, some, groups, match) => {
        const inner = match === 'and' ? 'or' : 'and';
        const set = (list_: readonly FilterRule[]) => list_.filter(({ value }) => value !== null && value !== '');
        const each = [...set(some).map((rule) => judge(r, 'and', [rule])), ...groups.filter((group) => set(group).length > 0).map((group) => judge(r, inner, group))];
        const passes = each.length === 0 || (match === 'and' ? each.every(Boolean) : each.some(Boolean));
        expect(matchesFilter(list, r, { match, rules: some, groups }, context)).toBe(passes);
      }),
    );
  });

  it('a negation is the opposite of what it negates, on every row', () => {
    fc.assert(
      fc.property(row, fc.constantFrom('Anna', 'b', '%'), (r, value) => {
        expect(judge(r, 'and', [{ field: 'name', mode: 'notEquals', value }])).toBe(!judge(r, 'and', [{ field: 'name', mode: 'equals', value }]));
        expect(judge(r, 'and', [{ field: 'name', mode: 'notContains', value }])).toBe(!judge(r, 'and', [{ field: 'name', mode: 'contains', value }]));
      }),
    );
  });
});

it('reads an instant as a Date as well as a text', () => {
  const one = defineList('case', { at: { type: 'datetime', label: 'x', filterable: true } });
  expect(matchesFilter(one, { at: new Date('2026-09-04T03:00:00Z') }, { match: 'and', rules: [{ field: 'at', mode: 'dateIs', value: '2026-09-03' }] }, context)).toBe(true);
});
