import { clearLocalStores } from './local-stores';
import { forgetTyped, holdsTypedOf, holdTyped, takeTyped } from './typed-here';

beforeEach(forgetTyped);

test('nobody but who typed it gets it, and once', () => {
  holdsTypedOf('ana');
  holdTyped('ana', 'child 1', 'peanuts');
  holdsTypedOf('ana');
  expect(takeTyped('ben', 'child 1')).toBeNull();
  expect(takeTyped('ana', 'child 1')).toBe('peanuts');
  expect(takeTyped('ana', 'child 1')).toBeNull();
});

test('it goes when somebody else signs in, also where the first comes back', () => {
  holdsTypedOf('ana');
  holdTyped('ana', 'child 1', 'peanuts');
  holdsTypedOf('ben');
  holdTyped('ana', 'child 2', 'late');
  holdsTypedOf('ana');
  expect([takeTyped('ana', 'child 1'), takeTyped('ana', 'child 2')]).toEqual([null, null]);
});

test('it goes with a sign-out, and what arrives afterwards is not held', () => {
  holdsTypedOf('ana');
  holdTyped('ana', 'child 1', 'peanuts');
  clearLocalStores();
  holdTyped('ana', 'child 1', 'late');
  holdsTypedOf('ana');
  expect(takeTyped('ana', 'child 1')).toBeNull();
});
