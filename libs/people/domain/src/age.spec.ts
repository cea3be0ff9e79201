import fc from 'fast-check';
import { addDays } from '@afterbell/core/domain';
import { ageOn, birthdayIn, oddAge } from './age';

it.each([
  ['2015-06-15', '2015-06-14', null],
  ['2015-06-15', '2015-06-15', 0],
  ['2015-06-15', '2025-06-14', 9],
  ['2015-06-15', '2025-06-15', 10],
  ['2015-12-31', '2026-01-01', 10],
  ['2016-02-29', '2025-02-28', 8],
  ['2016-02-29', '2025-03-01', 9],
  ['2016-02-29', '2024-02-28', 7],
  ['2016-02-29', '2024-02-29', 8],
  ['2000-02-29', '2100-03-01', 100],
])('born %s is on %s %s years old', (birthDate, day, age) => expect(ageOn(birthDate, day)).toBe(age));

it('puts the leap day birthday on 1 March of other years', () => {
  expect(birthdayIn(2024, '2016-02-29')).toBe('2024-02-29');
  expect(birthdayIn(2025, '2016-02-29')).toBe('2025-03-01');
  expect(birthdayIn(2100, '2016-02-29')).toBe('2100-03-01');
});

it('never falls, and rises by one on each birthday alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 8_000 }), (born, later) => {
      const birthDate = addDays('1980-01-01', born);
      const day = addDays(birthDate, later);
      const before = ageOn(birthDate, day) ?? -1;
      const after = ageOn(birthDate, addDays(day, 1)) ?? -1;
      const next = addDays(day, 1);
      expect(after - before).toBe(next === birthdayIn(Number(next.slice(0, 4)), birthDate) ? 1 : 0);
    }),
  );
});

it.each([
  ['1950-03-14', '5', 76],
  ['2016-03-14', '5', null],
  ['2013-03-14', '5', null],
  ['2024-03-14', '5', 2],
  ['2022-03-14', 'PK', null],
  ['2005-12-14', '12', null],
  ['1950-03-14', null, 76],
  ['2014-03-14', null, null],
] as const)('born %s in grade %s is an age to wonder about: %s', (birthDate, grade, age) => {
  expect(oddAge(birthDate, grade, '2026-11-20')).toBe(age);
});
