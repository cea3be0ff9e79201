import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callProvider, isInner, ProviderError, providerUrl, publicOnly } from './oauth-http';

const OUTSIDE = { production: true, privateProviders: false };
const TEST = { production: false, privateProviders: true };

it.each(['http://login.example.org', 'https://127.0.0.1', 'https://localhost', 'https://10.1.2.3', 'https://192.168.0.1', 'https://169.254.169.254/latest', 'https://[::1]', 'https://[fd00::1]', 'https://[::ffff:10.0.0.1]', 'https://[64:ff9b::a00:1]', 'https://2130706433', 'https://0x7f.1', 'https://me@login.example.org', 'ftp://login.example.org', 'file:///etc/passwd', 'javascript:alert(1)', '//login.example.org', ''])(
  'refuses %s in production',
  (address) => expect(() => providerUrl(OUTSIDE, address)).toThrow(ProviderError),
);

it('takes TLS anywhere public, and plain HTTP only on this machine outside production', () => {
  expect(providerUrl(OUTSIDE, 'https://login.example.org/realms/one').hostname).toBe('login.example.org');
  expect(providerUrl({ production: true, privateProviders: true }, 'https://10.1.2.3').hostname).toBe('10.1.2.3');
  expect(providerUrl(TEST, 'http://127.0.0.1:9/').port).toBe('9');
  expect(() => providerUrl(TEST, 'http://login.example.org')).toThrow('https://');
  expect(() => providerUrl({ production: true, privateProviders: true }, 'http://127.0.0.1')).toThrow('https://');
});

it('knows inner addresses by their family', () => {
  expect(['8.8.8.8', '2606:4700::1111'].map(isInner)).toEqual([false, false]);
  expect(['172.31.255.255', '100.64.0.1', '0.0.0.0', '::', 'fe80::1', '2002:7f00:1::', 'no address'].map(isInner)).toEqual([true, true, true, true, true, true, true]);
});

describe('a call', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('reads JSON', async () => {
    await expect(callProvider(TEST, `http://${address}/`)).resolves.toEqual({ ok: true });
  });

  it('does not connect to a public name that leads inside', async () => {
    const found = await new Promise<unknown>((done) => publicOnly('localhost', {}, (error, at) => done(error ?? at)));
    expect(found).toEqual(new ProviderError('The name leads into a private network.'));
    await expect(callProvider({ production: false, privateProviders: false }, `http://${address}/`)).rejects.toThrow('private network');
  });
});
