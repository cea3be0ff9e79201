import { requireOwnHost } from './host-check';

describe('the address in a payload', () => {
  const check = (value: string | undefined) => () => requireOwnHost('url', value, 'north.localhost:3000');

  it.each(['evil.example.org', 'http://evil.example.org/', 'https://north.localhost@evil.example.org/', '//evil.example.org', '/\\evil', 'north.localhost.evil.org', 'http://'])(
    'refuses %s',
    (value) => {
      expect(check(value)).toThrow('This is not the address that the request came to.');
    },
  );

  it.each([undefined, '', '/', '/dashboard?a=b', 'north.localhost', 'NORTH.localhost:3000', 'http://north.localhost:3000/auth/login', 'https://north.localhost/'])('accepts %s', (value) => {
    expect(check(value)).not.toThrow();
  });
});
