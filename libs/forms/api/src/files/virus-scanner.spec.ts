import { Readable } from 'node:stream';
import { type ScannerServer, startScannerServer } from '@afterbell/testing/api';
import { ClamScanner, SCANNER_QUIET_MS } from '@afterbell/core/api';

let server: ScannerServer;
beforeAll(async () => {
  server = await startScannerServer();
});
afterAll(() => server?.stop());

const scan = (bytes: Buffer) => new ClamScanner(server.address).scan(Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]));
const bytes = Buffer.alloc(200_000, 'x');

it.each([
  ['an error of its own', 'INSTREAM size limit exceeded. ERROR\0', /size limit exceeded/],
  ['nothing', '', /nothing/],
  ['something else', 'stream: FOUND\0', /no verdict/],
])('gives no verdict when it says %s', async (_what, said, message) => {
  server.answer = (socket) => socket.end(said);
  await expect(scan(bytes)).rejects.toThrow(message);
});

it('gives no verdict when it is not there, hangs up on the way, or never answers', async () => {
  await expect(new ClamScanner('127.0.0.1:1').scan(Readable.from([bytes]))).rejects.toThrow(/ECONNREFUSED/);
  await expect(new ClamScanner('/tmp/no-such-scanner.sock').scan(Readable.from([bytes]))).rejects.toThrow(/ENOENT/);
  server.answer = (socket) => socket.destroy();
  await expect(scan(bytes)).rejects.toThrow();
  server.answer = () => undefined;
  await expect(new ClamScanner(server.address, 50).scan(Readable.from([bytes]))).rejects.toThrow(/does not answer/);
  expect(SCANNER_QUIET_MS).toBeLessThanOrEqual(15_000);
});

it('names the virus', async () => {
  server.answer = (socket) => socket.end('stream: Win.Test.EICAR_HDB-1 FOUND\0');
  expect(await scan(bytes)).toEqual({ virus: 'Win.Test.EICAR_HDB-1' });
});

it('lets a clean file pass, having seen all of it', async () => {
  server.answer = (socket) => socket.end('stream: OK\0');
  expect(await scan(bytes)).toEqual({ virus: null });
  expect(server.received.equals(bytes)).toBe(true);
});

it('is sent as much as may be uploaded, piece by piece', async () => {
  server.answer = (socket) => socket.end('stream: OK\0');
  const pieces = Array.from({ length: 400 }, (_, index) => Buffer.alloc(65_536, index));
  expect(await new ClamScanner(server.address).scan(Readable.from(pieces))).toEqual({ virus: null });
  expect(server.received.length).toBe(400 * 65_536);
});
