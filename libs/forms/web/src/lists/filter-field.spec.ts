import { filterFieldOf } from './filter-field';

const context = { today: '2026-11-21', now: '2026-11-21T15:00:00.000Z', timeZone: 'America/Chicago', locale: 'en-US', currency: 'USD', country: 'US' };
type Known = Parameters<typeof filterFieldOf>[0];
const fieldOf = (type: Known['type'], listType: Known['listType'], more: Partial<Known> = {}) =>
  filterFieldOf({ fieldId: 7, name: 'Fee', type, listType, sortable: true, tabLabel: 'Money', currency: null, options: [], ...more }, context);

it.each([
  ['currency', 'number', '$1,000', '1000.00'],
  ['currency', 'number', '12.5 usd', '12.50'],
  ['percent', 'number', '12.5%', '12.5'],
  ['decimal', 'number', '(1,000.25)', '-1000.25'],
  ['integer', 'number', '1,000', '1000'],
  ['date', 'date', 'Sep 3, 2026', '2026-09-03'],
  ['time', 'text', '3:30 PM', '15:30'],
  ['time', 'text', '15:', '15:'],
] as const)('reads %s (%s) %s as its form does: %s', (type, listType, typed, value) => {
  expect(fieldOf(type, listType)?.read?.(typed)).toBe(value);
});

it.each([
  ['currency', 'number', '€5'],
  ['currency', 'number', '-'],
  ['percent', 'number', '$5'],
  ['integer', 'number', '1.5'],
  ['decimal', 'number', 'abc'],
  ['date', 'date', '02/30/2026'],
] as const)('says why %s (%s) cannot be %s', (type, listType, typed) => {
  const field = fieldOf(type, listType);
  expect(field?.read?.(typed)).toBeNull();
  expect(field?.unreadable?.(typed)).toMatch(/^(Enter|There is no such day)/);
});

it('reads amounts in the currency of the field, and shows them so', () => {
  const field = fieldOf('currency', 'number', { currency: 'EUR' });
  expect(field?.read?.('€1,000')).toBe('1000.00');
  expect(field?.read?.('$5')).toBeNull();
  expect(field?.show?.('1000.00')).toBe('€1,000.00');
});

it('takes only options that the field has', () => {
  const field = fieldOf('dropdown', 'enum', { options: [{ __typename: 'FormOption', id: 3, label: 'North' }] });
  expect([field?.read?.('3'), field?.read?.('4'), field?.read?.('abc')]).toEqual(['3', null, null]);
});
