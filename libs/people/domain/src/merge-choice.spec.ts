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

it('takes an address as a whole', () => {
  const fields = [
    { name: 'addressLine1', winner: '12 Elm St', loser: '9 Oak Ave' },
    { name: 'city', winner: 'Sacramento', loser: null },
    { name: 'postalCode', winner: null, loser: '95811' },
  ];
  expect([...suggestSides(fields, 'loser').values()]).toEqual(['loser', 'loser', 'loser']);
  expect([...suggestSides(fields, 'winner').values()]).toEqual(['winner', 'winner', 'winner']);
});

it('gives up neither of two allergies', () => {
  expect(bothOf({ name: 'allergies', winner: 'Peanuts', loser: 'Milk' })).toBe('Peanuts; Milk');
  expect(bothOf({ name: 'allergies', winner: 'Peanuts', loser: 'peanuts, milk' })).toBeNull();
  expect(bothOf({ name: 'allergies', winner: 'x'.repeat(300), loser: 'y'.repeat(300) })).toBeNull();
  expect(bothOf({ name: 'phone', winner: '1', loser: '2' })).toBeNull();
});
