import fc from 'fast-check';
import { externalUrlVerdict, isSafeInternalPath } from './navigation-safety';

it.each([
  '', 'people', 'https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', '/%2Fevil.example', '/%5Cevil.example', '/%252Fevil.example',
  '/%25252Fevil.example', '/%2525252525252Fevil', '/..//evil.example', '/.%2F%2Fevil.example', '/\t/evil.example', '/\n/evil.example', '/%09/evil.example', '/%00', '/a\u0000', '/a\u007f', '/a\u0085',
  ' /people', 'javascript:alert(1)', '/%E0%A4%A', '/people?x=\r\nSet-Cookie: a', `/${'a'.repeat(3000)}`, null, undefined, 7, ['/people'],
])('isSafeInternalPath refuses %j', (path) => expect(isSafeInternalPath(path)).toBe(false));

it.each(['/', '/people', '/people/list?search=a%2Fb&next=//x', '/people#//top', '/registration/a%20b', '/people/participants?filter=100%25', '/søk'])(
  'isSafeInternalPath accepts %j',
  (path) => expect(isSafeInternalPath(path)).toBe(true),
);

it('accepts nothing that a browser takes to another origin', () => {
  const parts = fc.array(fc.constantFrom('/', '\\', '%2f', '%5c', '%25', '.', '..', '\t', '\n', '@', ':', 'evil.example', 'http:', '?', '#', ' '), { maxLength: 8 });
  fc.assert(
    fc.property(parts, (pieces) => {
      const path = `/${pieces.join('')}`;
      if (!isSafeInternalPath(path)) return;
      const url = new URL(path, 'https://app.example');
      expect(url.origin).toBe('https://app.example');
      expect(url.pathname.startsWith('//')).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['javascript:alert(1)', 'script'], ['JaVaScRiPt:alert(1)', 'script'], ['java\tscript:alert(1)', 'script'], [' javascript:alert(1)', 'script'],
  ['data:text/html,x', 'script'], ['blob:https://app.example/1', 'script'], ['vbscript:x', 'script'],
  ['file:///etc/passwd', 'scheme'], ['ftp://x.example', 'scheme'], ['mailto:a@b.example', 'scheme'],
  ['https://bank.example@evil.example', 'credentials'], ['/people', 'malformed'], ['', 'malformed'], [null, 'malformed'], [{}, 'malformed'],
])('externalUrlVerdict refuses %j as %s', (url, reason) => expect(externalUrlVerdict(url)).toEqual({ allowed: false, reason }));

it('refuses an origin that is not on the list, look-alikes included', () => {
  const listed = ['https://ok.example'];
  for (const url of ['https://ok.example.evil.example', 'http://ok.example', 'https://ok.example:8443', 'https://sub.ok.example']) {
    expect(externalUrlVerdict(url, listed)).toEqual({ allowed: false, reason: 'not-listed' });
  }
  expect(externalUrlVerdict('https://ok.example/path', listed)).toEqual({ allowed: true, url: 'https://ok.example/path' });
  expect(externalUrlVerdict('https://ok.example', [])).toEqual({ allowed: false, reason: 'not-listed' });
  expect(externalUrlVerdict('https://ok.example').allowed).toBe(true);
});
