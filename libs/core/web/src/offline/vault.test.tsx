import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { keptUser, lockVault, openVault, waitingHere, wipeVault, type IssueKey } from './vault';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const keyOf = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
/** A server that gives each person the key that is theirs on this device, and notes who asked. */
const asked: string[] = [];
const issuing =
  (id: string, fill: number): IssueKey =>
  async (deviceId) => {
    asked.push(deviceId);
    return { id, key: keyOf(fill) };
  };
const ana = issuing('key-ana', 1);
const ben = issuing('key-ben', 2);
const roster = { child: 'Maya Lindqvist', status: 'Present' };

async function onDisk(): Promise<string> {
  const raw = await new Dexie('afterbell.offline').open();
  const rows = await raw.table<{ data: ArrayBuffer }>('sealed').toArray();
  raw.close();
  return rows.map((row) => `${JSON.stringify(row)} ${new TextDecoder().decode(row.data)}`).join('\n');
}

afterEach(async () => {
  for (const user of ['ana', 'ben']) await wipeVault(user);
  asked.length = 0;
});

test('without a key nothing opens, and none is asked for where nobody can be asked', async () => {
  expect(await openVault('ana', null)).toBeNull();
  expect(await openVault('ana', async () => null)).toBeNull();
  expect(await keptUser()).toBeNull();
});

test('what is kept is sealed, survives closing and asks for no second key', async () => {
  const vault = await openVault('ana', ana);
  await vault?.write('roster', 'r1', roster);
  await vault?.write('unsent', 'u1', { marks: [1, 2, 3] }, 3);
  const disk = await onDisk();
  expect(disk).toContain('r1');
  expect(disk).not.toMatch(/Maya|Lindqvist|Present/);
  const again = await openVault('ana', ana);
  expect([await again?.read('roster', 'r1'), await again?.all('unsent'), asked.length]).toEqual([roster, [{ name: 'u1', value: { marks: [1, 2, 3] } }], 1]);
});

test('the key cannot be read out of the browser', async () => {
  await openVault('ana', ana);
  const raw = await new Dexie('afterbell.offline').open();
  const { key } = (await raw.table<{ key: CryptoKey }>('device').get('key')) ?? {};
  raw.close();
  expect([key?.extractable, key?.type]).toEqual([false, 'secret']);
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test('somebody else reads nothing of it, and learns only how much waits', async () => {
  const mine = await openVault('ana', ana);
  await mine?.write('unsent', 'u1', roster, 3);
  await mine?.write('closing', 'u1', roster, 1);
  const theirs = await openVault('ben', ben);
  expect([await theirs?.read('unsent', 'u1'), await theirs?.all('unsent'), await waitingHere('ben'), await waitingHere('ana')]).toEqual([null, [], { marks: 3, closings: 1 }, { marks: 0, closings: 0 }]);
  // Their key is not on the device any more: without the server nothing of theirs opens.
  expect(await openVault('ana', null)).toBeNull();
  expect(await (await openVault('ana', ana))?.read('unsent', 'u1')).toEqual(roster);
});

test('locked, it opens only with the key that the server gives again', async () => {
  await (await openVault('ana', ana))?.write('unsent', 'u1', roster, 2);
  await lockVault();
  expect([await keptUser(), await openVault('ana', null), await waitingHere()]).toEqual([null, null, { marks: 2, closings: 0 }]);
  expect(await (await openVault('ana', ana))?.read('unsent', 'u1')).toEqual(roster);
  expect(new Set(asked).size).toBe(1);
});

test('a device that was said to be lost is given another key, and says how much is gone', async () => {
  await (await openVault('ana', ana))?.write('unsent', 'u1', roster, 2);
  await lockVault();
  const vault = await openVault('ana', issuing('key-new', 9));
  expect([vault?.lost, await vault?.all('unsent'), await waitingHere()]).toEqual([2, [], { marks: 0, closings: 0 }]);
});

test('wiped, nothing is left of one person, and all of the other', async () => {
  await (await openVault('ben', ben))?.write('unsent', 'u2', roster, 1);
  await (await openVault('ana', ana))?.write('unsent', 'u1', roster, 2);
  await wipeVault('ana');
  expect([await keptUser(), await waitingHere()]).toEqual([null, { marks: 1, closings: 0 }]);
});

test('a hundred writes of the same entry end with the last', async () => {
  const vault = await openVault('ana', ana);
  await Promise.all(Array.from({ length: 100 }, (_, index) => vault?.write('unsent', 'u1', { index }, index)));
  expect([await vault?.read('unsent', 'u1'), await waitingHere()]).toEqual([{ index: 99 }, { marks: 99, closings: 0 }]);
});
