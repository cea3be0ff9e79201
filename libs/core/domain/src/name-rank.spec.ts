import { nameRank } from './name-rank';

it.each([
  ['Ash Hill', ' ash hill ', 0], ['Ashland Academy', 'ash', 1], ['Éash', 'eash', 0], ['Mountain Ash', 'ash', 2], ['Anne-Ashley', 'ash', 2], ['Wasatch', 'asa', 3], ['Birch', 'ash', 4],
] as const)('%j fits %j as %i', (name, typed, rank) => expect(nameRank(name, typed)).toBe(rank));
