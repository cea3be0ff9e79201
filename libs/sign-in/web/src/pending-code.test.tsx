import { forgetPending, pendingEmail, rememberPending } from './pending-code';

const NOW = 1_000_000;

beforeEach(() => sessionStorage.clear());

it.each([
  ['nothing', null],
  ['nonsense', '{'],
  ['another shape', '{"email":5,"at":"now"}'],
])('has no address when %s is stored', (_name, stored) => {
  if (stored) sessionStorage.setItem('afterbell.sign-in', stored);
  expect(pendingEmail(NOW)).toBeNull();
});

it('comes back to the address for as long as its code works', () => {
  rememberPending('ana@example.org', NOW);
  expect(pendingEmail(NOW + 9 * 60_000)).toBe('ana@example.org');
  expect(pendingEmail(NOW + 10 * 60_000)).toBeNull();
  forgetPending();
  expect(pendingEmail(NOW)).toBeNull();
});
