import { nameProblem, tidyName } from './display-name';

it.each([
  ['  Fall\t\n2026 ', 'Fall 2026'],
  ['Fall\u200b\ufeff', 'Fall'],
  ['\u202eabc', 'abc'],
  ['e\u0301', 'é'],
  ['فصل الخريف', 'فصل الخريف'],
  ['\ud800x', '\ufffdx'],
  [null, ''],
])('tidies %j to %j', (given, wanted) => expect(tidyName(given)).toBe(wanted));

it('says what is wrong with a name', () => {
  expect(nameProblem(tidyName('\u200b \u2060'), 100)).toBe('is required');
  expect(nameProblem('—', 100)).toBe('needs a letter or a digit');
  expect(nameProblem('x'.repeat(10_000), 100)).toBe('has more than 100 characters');
  expect(nameProblem('2026–27', 100)).toBeNull();
});
