import { FIELD_TYPES } from '../field-type';
import { field, type FieldDefinition } from '../form-definition';
import { FIELD_KINDS, VALUE_TYPES } from '.';

const CONTEXT = { today: '2026-11-21', now: '2026-11-21T18:00:00.000Z', timeZone: 'America/New_York', locale: 'en-US', currency: 'USD', country: 'US' };

it('has each of the 38 types but the five that only show something', () => {
  expect(FIELD_TYPES).toHaveLength(38);
  expect(VALUE_TYPES).toHaveLength(33);
  for (const type of VALUE_TYPES) expect(FIELD_KINDS[type].type).toBe(type);
});

it('reads nothing as no answer', () => {
  for (const type of VALUE_TYPES) {
    const of: FieldDefinition = field({ id: 1, name: 'Field', type, tabName: 'main' });
    for (const nothing of [null, undefined, '', '  ', []]) expect({ type, ...FIELD_KINDS[type].parse(nothing, of, CONTEXT) }).toEqual({ type, value: null });
  }
});
