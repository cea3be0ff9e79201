import { bothOf, suggestSides } from './merge-choice';

const side = (winner: string | null, loser: string | null, newer: 'winner' | 'loser' = 'winner', name = 'phone') => suggestSides([{ name, winner, loser }], newer).get(name);

it.each([
  [null, '1', 'winner', 'loser'],
  ['1', null, 'loser', 'winner'],
  ['1', '1', 'loser', 'winner'],
  ['Sofia', 'Sofía', 'winner', 'loser'],
  ['sofia', 'SOFIA', 'winner', 'winner'],
  ['Ana', 'Ana María', 'winner', 'loser'],
  ['12 Elm Street', 'Elm', 'loser', 'winner'],
  ['1', '2', 'loser', 'loser'],
  ['1', '2', 'winner', 'winner'],
] as const)('of %s and %s, %s changed last, takes the %s’s', (winner, loser, newer, expected) => {
  expect(side(winner, loser, newer)).toBe(expected);
});

it.each([
  ["O'Sullivan-Nguyễn", 'OSullivan Nguyen', 'winner'],
  ['OSullivan Nguyen', "O'Sullivan-Nguyễn", 'loser'],
  ['OSULLIVAN NGUYEN', "O'Sullivan-Nguyễn", 'loser'],
  ["O'SULLIVAN", "O'Sullivan", 'loser'],
  ['Mary Ann', 'Mary-Ann', 'loser'],
  ['D’Angelo', "D'Angelo", 'winner'],
  ["O'Sullivan", 'OSullivan Nguyen', 'loser'],
] as const)('of the names %s and %s takes the %s’s, whichever was changed last', (winner, loser, expected) => {
  for (const name of ['firstName', 'middleName', 'lastName', 'preferredName']) for (const newer of ['winner', 'loser'] as const) expect(side(winner, loser, newer, name)).toBe(expected);
});

it('reads no signs out of what is no name', () => {
  expect(side('12-3', '12 3', 'winner', 'localId')).toBe('winner');
  expect(side('12-3', '12 3', 'loser', 'localId')).toBe('loser');
});

it('keeps the identifier of the record that stays, where it has one', () => {
  const identifier = (winner: string | null) => suggestSides([{ name: 'custom.7', winner, loser: 'X-6', namesRecord: true }], 'loser').get('custom.7');
  expect([identifier('X-5'), identifier(null)]).toEqual(['winner', 'loser']);
});

it('takes an address as a whole', () => {
  const fields = [
    { name: 'addressLine1', winner: '12 Elm St', loser: '9 Oak Ave' },
    { name: 'city', winner: 'Sacramento', loser: null },
    { name: 'postalCode', winner: null, loser: '95811' },
  ];
  expect([...suggestSides(fields, 'loser').values()]).toEqual(['loser', 'loser', 'loser']);
  expect([...suggestSides(fields, 'winner').values()]).toEqual(['winner', 'winner', 'winner']);
});

it('takes the fuller of two addresses, whichever was changed last', () => {
  const bare = { addressLine1: '12 Élan Street', addressLine2: null, city: null, state: null, postalCode: null };
  const full = { addressLine1: '12 Elan St', addressLine2: null, city: 'Sacramento', state: 'CA', postalCode: '95811' };
  type Address = Record<keyof typeof bare, string | null>;
  const sides = (winner: Address, loser: Address, newer: 'winner' | 'loser') => [...new Set(suggestSides(Object.keys(bare).map((name) => ({ name, winner: winner[name as keyof Address], loser: loser[name as keyof Address] })), newer).values())];
  for (const newer of ['winner', 'loser'] as const) {
    expect(sides(bare, full, newer)).toEqual(['loser']);
    expect(sides(full, bare, newer)).toEqual(['winner']);
    expect(sides({ ...bare, addressLine2: 'Apt 4', city: 'Sacramento' }, { ...full, addressLine2: null }, newer)).toEqual(['loser']);
    expect(sides(full, { ...full, addressLine2: 'Apt 4' }, newer)).toEqual(['loser']);
  }
});

it('gives up neither of two allergies', () => {
  expect(bothOf({ name: 'allergies', winner: 'Peanuts', loser: 'Milk' })).toBe('Peanuts; Milk');
  expect(bothOf({ name: 'allergies', winner: 'Peanuts', loser: 'peanuts, milk' })).toBeNull();
  expect(bothOf({ name: 'allergies', winner: 'x'.repeat(300), loser: 'y'.repeat(300) })).toBeNull();
  expect(bothOf({ name: 'phone', winner: '1', loser: '2' })).toBeNull();
});
