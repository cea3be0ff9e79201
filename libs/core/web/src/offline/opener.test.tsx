import 'fake-indexeddb/auto';
import { database, type IssueKey } from './device-database';
import { noteServerTime } from './server-clock';
import { dropOpenerOfEnded, followOpener, lockVault, openerKeyOf, openerState, openVault, openWithPassword, wipeVault, wrapKey } from './vault';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const keyOf = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const issuing =
  (id: string, fill: number): IssueKey =>
  async () => ({ id, key: keyOf(fill) });
const ana = issuing('key-ana', 1);
const ben = issuing('key-ben', 2);
const RIGHT = 'caf\u00e9 at noon';
const HOUR = 3_600_000;

const clocks = [jest.spyOn(Date, 'now'), jest.spyOn(performance, 'now')];
let at = 0;
const later = (ms: number) => {
  at += ms;
  noteServerTime(new Date(at).toUTCString());
};
const times = (hours: number) => ({ idleTimeoutSeconds: 1800, absoluteExpiresAt: new Date(at + hours * HOUR).toISOString() });
/** As after so many wrong ones. */
const wrong = (tries: number) =>
  database.device.where({ id: 'opener:ana' }).modify((row) => {
    if (row.opener) row.opener.tries = tries;
  });

/** Ana has a roster and an offline password here, and the device is locked. */
beforeEach(async () => {
  at = Date.UTC(2026, 10, 20, 20, 0);
  clocks.forEach((clock) => clock.mockImplementation(() => at));
  later(0);
  for (const user of ['ana', 'ben']) await wipeVault(user);
  await (await openVault('ana', ana))?.write('roster', 'r1', { child: 'Maya' });
  expect(await wrapKey('ana', RIGHT, ana)).toBe('kept');
  await lockVault();
});
afterAll(() => clocks.forEach((clock) => clock.mockRestore()));

test('the right password opens what was sealed, again after each lock, without the server', async () => {
  for (const password of [RIGHT, RIGHT.normalize('NFD')]) {
    const opened = await openWithPassword(password);
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    expect([await opened.vault.read('roster', 'r1'), opened.until.toISOString()]).toEqual([{ child: 'Maya' }, '2026-11-21T20:00:00.000Z']);
    expect(await (await openVault('ana', null))?.read('roster', 'r1')).toEqual({ child: 'Maya' });
    await lockVault();
  }
});

test('neither key nor password lie on the disk', async () => {
  const { opener, ...row } = (await database.device.get('opener:ana')) ?? {};
  const raw = new Uint8Array(opener?.wrapped?.data ?? new ArrayBuffer(0));
  expect([raw.length, opener?.wrapped?.salt.length, opener?.wrapped?.iterations]).toEqual([48, 16, 600_000]);
  expect([...raw].filter((byte) => byte === 1).length).toBeLessThan(8);
  expect(JSON.stringify([row, opener])).not.toContain('noon');
});

test('without a password, without the key, or with a key that is no longer this one nothing is set', async () => {
  expect(await wrapKey('ana', RIGHT, async () => null)).toBe('unreachable');
  expect(await wrapKey('ana', RIGHT, () => Promise.reject(new TypeError('Failed to fetch')))).toBe('unreachable');
  // Locked: nobody is signed in here.
  expect(await wrapKey('ana', RIGHT, ana)).toBe('forgotten');
  await openVault('ben', ben);
  expect(await wrapKey('ben', RIGHT, issuing('key-new', 7))).toBe('forgotten');
  expect([await openerKeyOf('ben'), await openerState(), await openWithPassword(RIGHT)]).toEqual([null, { kind: 'none' }, { kind: 'none' }]);
});

test('wrong ones count, waits grow after five, and the tenth removes the key and nothing else', async () => {
  expect(await openWithPassword('lunch at nine')).toEqual({ kind: 'ready', wrong: 1, waitMs: 0 });
  await wrong(4);
  expect(await openWithPassword('')).toEqual({ kind: 'ready', wrong: 5, waitMs: 30_000 });
  // While it waits, not even the right one is tried.
  expect(await openWithPassword(RIGHT)).toEqual({ kind: 'ready', wrong: 5, waitMs: 30_000 });
  // Nor is waiting made longer by a clock that is set back.
  at -= 60_000;
  expect(await openerState()).toEqual({ kind: 'ready', wrong: 5, waitMs: 30_000 });
  at += 60_000;
  const waits = [];
  for (const tries of [6, 7, 8, 9]) {
    await wrong(tries);
    waits.push(await openerState());
  }
  expect(waits.map((state) => 'waitMs' in state && state.waitMs)).toEqual([60_000, 120_000, 300_000, 600_000]);
  later(600_000);
  expect([await openWithPassword('lunch at nine'), await openWithPassword(RIGHT), await openerState()]).toEqual([{ kind: 'spent' }, { kind: 'spent' }, { kind: 'spent' }]);
  expect((await database.device.get('opener:ana'))?.opener?.wrapped).toBeNull();
  expect(await (await openVault('ana', ana))?.read('roster', 'r1')).toEqual({ child: 'Maya' });
});

test('the right one forgets the wrong ones before it', async () => {
  await wrong(4);
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'opened' });
  expect(await openerState()).toEqual({ kind: 'ready', wrong: 0, waitMs: 0 });
});

test('two windows that try at once count together', async () => {
  await wrong(3);
  const both = await Promise.all([openWithPassword('lunch at nine'), openWithPassword('lunch at ten'), openWithPassword('lunch at six')]);
  expect(both.filter(({ kind }) => kind === 'opened')).toEqual([]);
  // The third found that it has to wait.
  expect(await openerState()).toEqual({ kind: 'ready', wrong: 5, waitMs: 30_000 });
});

test('a day after the device last spoke with the server as this person it opens no more, until it has spoken again', async () => {
  later(24 * HOUR + 1000);
  expect([await openerState(), await openWithPassword(RIGHT)]).toEqual([{ kind: 'expired' }, { kind: 'expired' }]);
  await followOpener('ana', ['key-other', 'key-ana']);
  later(23 * HOUR);
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'opened' });
});

test('a clock that was set back to before then opens nothing, and says so, until it is put right', async () => {
  at -= HOUR;
  noteServerTime(new Date(at).toUTCString());
  expect([await openerState(), await openWithPassword(RIGHT)]).toEqual([{ kind: 'moved' }, { kind: 'moved' }]);
  later(HOUR);
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'opened' });
});

test('it opens for nobody but the one who was signed in last, and stays for the other', async () => {
  await openVault('ben', ben);
  await lockVault();
  expect([await openerState(), await openWithPassword(RIGHT)]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  await openVault('ana', ana);
  await lockVault();
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'opened', vault: { userId: 'ana' } });
});

test('moved to another person or another key it opens nothing', async () => {
  const { opener } = (await database.device.get('opener:ana')) ?? {};
  if (!opener) throw new Error('Nothing is wrapped');
  await database.device.bulkPut([{ id: 'opener:ben', userId: 'ben', opener }, { id: 'last', userId: 'ben' }]);
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'ready', wrong: 1 });
  await database.device.bulkPut([{ id: 'opener:ana', userId: 'ana', opener: { ...opener, keyId: 'key-ben' } }, { id: 'last', userId: 'ana' }]);
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'ready', wrong: 1 });
});

test.each([
  ['the person signs out', () => wipeVault('ana')],
  ['another key is issued', () => openVault('ana', issuing('key-new', 9))],
  ['the device was forgotten', () => followOpener('ana', ['key-other'])],
  ['the session was ended while it was in use', () => dropOpenerOfEnded('ana', times(12))],
])('it is gone when %s', async (_why, end) => {
  await end();
  expect([await openerKeyOf('ana'), await openWithPassword(RIGHT)]).toEqual([null, { kind: 'none' }]);
});

test('a session that idled, or whose end has come, leaves it for its time', async () => {
  await dropOpenerOfEnded('ana', times(0));
  later(1800_000);
  await dropOpenerOfEnded('ana', times(12));
  expect(await openWithPassword(RIGHT)).toMatchObject({ kind: 'opened' });
});
