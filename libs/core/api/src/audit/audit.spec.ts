import { randomBytes } from 'node:crypto';
import { seal, unseal } from './audit.service';

const key = randomBytes(32);

it.each([
  ['another person', key, 'tenant:other'],
  ['another key', randomBytes(32), 'tenant:person'],
])('refuses to open values under %s', (_name, other, aad) => {
  const sealed = seal(key, 'tenant:person', { first: 'Zoë' });
  expect(() => unseal(other, aad, sealed)).toThrow();
});

it('refuses a changed byte', () => {
  const sealed = seal(key, 'a:b', { x: 1 });
  sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
  expect(() => unseal(key, 'a:b', sealed)).toThrow();
});

it('gives back what was sealed, never the same bytes twice', () => {
  const value = { before: null, after: { name: 'محمد' } };
  const [one, two] = [seal(key, 'a:b', value), seal(key, 'a:b', value)];
  expect(unseal(key, 'a:b', one)).toEqual(value);
  expect(one.equals(two)).toBe(false);
});
