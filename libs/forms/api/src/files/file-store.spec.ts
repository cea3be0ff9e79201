import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '@afterbell/testing/api';
import { DiskStore, type FileStore, S3Store } from '@afterbell/core/api';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const bytes = Buffer.alloc(300_000, 'stored ');
let server: S3Server;
let stores: Record<'disk' | 's3', FileStore>;
const s3 = (over: object) => new S3Store({ bucket: server.bucket, region: 'us-east-1', endpoint: server.endpoint, prefix: 'north/', pathStyle: true, credentials: { accessKeyId: server.key, secretAccessKey: server.key }, ...over });

beforeAll(async () => {
  server = await startS3Server();
  stores = { disk: new DiskStore(join(folder, 'disk')), s3: s3({}) };
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = (promise: Promise<unknown>) => promise.then(() => 'no error', (error: { code?: string }) => error.code);
async function* broken() {
  yield bytes.subarray(0, 100_000);
  throw Object.assign(new Error('the sender is gone'), { code: 'ECONNRESET' });
}

describe.each(['disk', 's3'] as const)('%s', (which) => {
  it('refuses what is not there, and takes its removal for granted', async () => {
    expect(await codeOf(stores[which].get('a/missing'))).toBe('NOT_FOUND');
    await stores[which].remove('a/missing');
  });

  it('keeps nothing of a stream that breaks', async () => {
    expect(await codeOf(stores[which].put('a/half', Readable.from(broken()), bytes.length))).toBe('STORAGE_UNAVAILABLE');
    expect(await codeOf(stores[which].get('a/half'))).toBe('NOT_FOUND');
  });

  it('gives back what it was given, until it is removed', async () => {
    await stores[which].put('a/one', Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]), bytes.length);
    expect((await buffer(await stores[which].get('a/one'))).equals(bytes)).toBe(true);
    await stores[which].remove('a/one');
    expect(await codeOf(stores[which].get('a/one'))).toBe('NOT_FOUND');
  });
});

it('says that the store is down, or the bucket missing: it is not available', async () => {
  for (const store of [s3({ endpoint: 'http://127.0.0.1:1' }), s3({ bucket: 'no-such-bucket' })]) {
    expect(await codeOf(store.put('a/two', Readable.from([bytes]), bytes.length))).toBe('STORAGE_UNAVAILABLE');
    expect(await codeOf(store.get('a/two'))).toBe('STORAGE_UNAVAILABLE');
  }
});

it('never leaves the folder, and keeps no half file of a disk that is short', async () => {
  const disk = stores.disk;
  expect(await codeOf(disk.put('../out', Readable.from([bytes]), bytes.length))).toBe('INTERNAL');
  expect(await codeOf(disk.put('a/short', Readable.from([bytes]), bytes.length + 1))).toBe('STORAGE_UNAVAILABLE');
  expect(readdirSync(join(folder, 'disk', 'a'))).toEqual([]);
  writeFileSync(join(folder, 'disk', 'a', 'left.part'), 'x');
  await disk.remove('a/left');
  expect(readdirSync(join(folder, 'disk', 'a'))).toEqual([]);
});
