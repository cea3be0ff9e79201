import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { endInOrder } from './orderly-end';
import { endSlowRequests, LEAST_PACE } from './slow-requests';

const PATIENCE = { headersMs: 400, bodyMs: 400, requestMs: 1_500, silenceMs: 60_000 };

let server: http.Server;
let app: { close: () => Promise<void> };
/** Whether whoever answers takes the body. */
let takes = true;
const clients: net.Socket[] = [];

beforeEach(async () => {
  takes = true;
  server = http.createServer((request, response) => {
    if (takes) request.on('error', () => undefined).resume().on('end', () => response.end('answered'));
  });
  app = { close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
  endSlowRequests(server, PATIENCE);
  endInOrder(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n';

/** Sends `first`, then `more` every so often, until the server ends it. */
function drip(first: string, more: string, everyMs = 50): Promise<{ said: string; ms: number }> {
  const began = performance.now();
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  let said = '';
  client.write(first);
  const timer = setInterval(() => client.write(more), everyMs);
  return new Promise((resolve) => {
    client.on('data', (chunk: Buffer) => (said += chunk.toString())).on('error', () => undefined);
    client.on('close', () => {
      clearInterval(timer);
      resolve({ said, ms: performance.now() - began });
    });
  });
}

it.each([
  ['a head that does not end', 'POST / HTTP/1.1\r\nX-Slow: ', 'a'],
  ['a body a byte at a time', `${HEAD}Content-Length: 100000\r\n\r\n`, 'a'],
  ['chunks a byte at a time', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('%s is ended after its time, and not before', async (_what, first, more) => {
  const { said, ms } = await drip(first, more);
  expect(said).toMatch(/^(HTTP\/1\.1 408 Request Timeout\r\n[^]*)?$/);
  expect(ms).toBeGreaterThan(390);
  expect(ms).toBeLessThan(1_400);
});

it('a slow phone is waited for as long as it goes on, up to the end of all patience', async () => {
  const piece = 'a'.repeat((LEAST_PACE * 2) / 20);
  const whole = drip(`${HEAD}Content-Length: ${piece.length * 20}\r\nConnection: close\r\n\r\n`, piece);
  const endless = drip(`${HEAD}Content-Length: 10000000\r\n\r\n`, piece);
  expect((await whole).said).toMatch(/answered$/);
  expect((await whole).ms).toBeGreaterThan(900);
  expect((await endless).ms).toBeGreaterThan(PATIENCE.requestMs - 10);
});

it('whoever waits for this process is not taken for slow', async () => {
  takes = false;
  const { ms } = await drip(`${HEAD}Content-Length: 100000\r\n\r\na`, 'a');
  expect(ms).toBeGreaterThan(PATIENCE.requestMs - 10);
});

it('a slow body does not hold a process that was told to end', async () => {
  const slow = drip(`${HEAD}Content-Length: 100000\r\n\r\n`, 'a');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(2_000);
  await slow;
});
