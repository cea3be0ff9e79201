import { parseUrl, randomBytes } from './platform';

it('answers null for what is no URL', () => {
  for (const input of ['', '/path', 'http://', 'http://a b/']) expect(parseUrl(input)).toBeNull();
});

it('parses a URL and draws random bytes', () => {
  expect(parseUrl('https://Example.org/x')?.hostname).toBe('example.org');
  expect(randomBytes(16)).toHaveLength(16);
  expect([...randomBytes(16)]).not.toEqual([...randomBytes(16)]);
});
