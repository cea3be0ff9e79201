import { refusedWords } from './refused-words';

it.each([
  ['view settings.roles', 'Settings › Roles'],
  ['edit settings.roles [I] confirm permissions', 'Settings › Roles (edit)'],
  ['view organizations.top | organizations.site', 'Organizations › Top'],
  ['view', null],
  ['view settings.nothing', null],
  ['signed-in', null],
  [null, null],
])('%s is called %s', (wanted, words) => expect(refusedWords(wanted)).toBe(words));
