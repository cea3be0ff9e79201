import { offlinePassword, offlinePasswordProblems } from './offline-password';

const known = ['Rosa Delgado', 'rosa.delgado@northlake.example'];
const problems = (password: string, again = password) => offlinePasswordProblems({ password, again, known });

it.each([
  ['', 'short'],
  ['seven77', 'short'],
  ['🎈🎈🎈🎈🎈🎈🎈', 'short'],
  ['20260914', 'digits'],
  ['2026 09 14', 'digits'],
  ['٢٠٢٦٠٩١٤', 'digits'],
  ['password', 'common'],
  ['Password1!', 'common'],
  ['qwerty-2026', 'common'],
  ['aaaaaaaa', 'common'],
  ['xyxyxyxy', 'common'],
  ['rosa delgado', 'own'],
  ['Rosa.Delgado', 'own'],
  ['rosa.delgado@northlake.example', 'own'],
])('refuses %j beside the password: %s', (password, problem) => expect(problems(password)).toEqual({ password: problem }));

it('refuses two that differ beside the second', () => expect(problems('lunch at noon', 'lunch at nine')).toEqual({ again: 'differs' }));

it.each(['lunch at noon', 'a1234567', 'gymnasium', '&%§!&%§!', 'password of the gym'])('takes %j', (password) => expect(offlinePasswordProblems({ password, again: password, known: [...known, '', '…'] })).toEqual({}));

it('is the same however a letter was composed', () => {
  const [composed, apart] = ['caf\u00e9 con leche', 'cafe\u0301 con leche'];
  expect(problems(composed, apart)).toEqual({});
  expect(offlinePassword(apart)).toBe(offlinePassword(composed));
});
