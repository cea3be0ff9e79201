import { clientAddressOf } from './client-address';
import { readCookie } from './cookies';
import { tenantCodeOfHost, tenantUrl } from './hosts';
import { isCrossSite } from './scope.middleware';

const hosts = { tenantHostPattern: '{tenant}.localhost', defaultTenant: 'northlake', publicScheme: 'http', publicPort: 3000 } as const;

describe('cross-site calls', () => {
  const call = (method: string, headers: Record<string, string | undefined>) => isCrossSite({ method, headers: { host: 'a.localhost:3000', ...headers } });
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling tenant host', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'http://b.localhost:3000' }],
    ['another port', { origin: 'http://a.localhost:4000' }],
    ['an opaque origin', { origin: 'null' }],
  ])('from %s are refused', (_name, headers) => expect(call('POST', headers)).toBe(true));
  it.each([
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a script that reads', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a script that reads, in a browser that says no more', { 'sec-fetch-site': undefined, origin: 'http://b.localhost:3000' }],
  ])('as %s of a sibling host are refused, also where they only read', (_name, headers) => expect(call('GET', { 'sec-fetch-site': 'same-site', ...headers })).toBe(true));
  it.each([
    ['the page itself', 'POST', { 'sec-fetch-site': 'same-origin', origin: 'http://a.localhost:3000' }],
    ['a program without browser headers', 'POST', {}],
    ['a link', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a provider that sent back, in a browser that says no more', 'GET', { origin: 'null' }],
    ['a picture of its own', 'GET', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ])('from %s pass', (_name, method, headers) => expect(call(method, headers as Record<string, string>)).toBe(false));
});

describe('hosts', () => {
  it.each([
    ['northlake.localhost:3000', 'northlake'],
    ['Rivermark.LOCALHOST', 'rivermark'],
    ['localhost:3000', 'northlake'],
    ['127.0.0.1', 'northlake'],
    ['evil.example', null],
    ['a.b.localhost', null],
    ['', null],
    [undefined, null],
  ])('%s serves %s', (host, code) => expect(tenantCodeOfHost(hosts, host)).toBe(code));

  it('makes addresses with the public port only when it is not the default', () => {
    expect(tenantUrl(hosts, 'rivermark')).toBe('http://rivermark.localhost:3000');
    expect(tenantUrl({ ...hosts, tenantHostPattern: '{tenant}.example.org', publicScheme: 'https', publicPort: null }, 'x')).toBe('https://x.example.org');
  });
});

it('reads one cookie among several and survives nonsense', () => {
  expect(readCookie('a=1; afterbell=x%20y; b=2', 'afterbell')).toBe('x y');
  expect(readCookie('afterbell2=1', 'afterbell')).toBeNull();
  expect(readCookie('afterbell=%E0%A4%A', 'afterbell')).toBeNull();
  expect(readCookie(undefined, 'afterbell')).toBeNull();
});

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::FFFF:10.1.2.3', '10.1.2.3'],
  ['192.0.2.7', '192.0.2.7'],
  ['::1', '::1'],
  ['2001:db8::ffff:1', '2001:db8::ffff:1'],
  [undefined, null],
])('a caller at %s is written as %s', (ip, address) => expect(clientAddressOf({ ip })).toBe(address));
