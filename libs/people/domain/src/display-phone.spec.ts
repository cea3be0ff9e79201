import { displayPhone, parsePhone } from './contact-input';

const stored = (typed: string) => parsePhone(typed, 'phone', (_, message) => { throw new Error(message); }) ?? '';

test.each([
  ['916.555.0123', '(916) 555-0123'],
  ['+1 916 555 0123 ext. 45', '(916) 555-0123 ext. 45'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('%s is shown as %s, and read again as what it was', (typed, shown) => {
  expect(displayPhone(stored(typed))).toBe(shown);
  expect(stored(shown)).toBe(stored(typed));
});

test('what was typed and is no number yet stays as it is', () => expect(displayPhone('555-01')).toBe('555-01'));
