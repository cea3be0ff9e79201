import 'fake-indexeddb/auto';
import type { SessionFieldsFragment } from '../session/__generated__/session';
import { keepSession, openKeptSession } from './kept-session';
import { noteActive } from './last-active';
import { SealedMap } from './sealed-map';
import { noteServerTime, serverNow } from './server-clock';
import { lockDoor, openDoor, openedVault, wipeDoor } from './vault-door';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => ({ active: {} }), register: async () => undefined }, configurable: true });

const HOUR = 3_600_000;
const now = jest.spyOn(Date, 'now');
let at = 0;
const later = (ms: number) => {
  at += ms;
};

const wire = () =>
  ({ user: { id: 'ana', name: 'Ana', email: 'ana@example.org' }, viewAs: null, timeZone: 'America/New_York', today: '2026-11-20', idleTimeoutSeconds: 1800, absoluteExpiresAt: new Date(at + 12 * HOUR).toISOString() }) as unknown as SessionFieldsFragment;
const key = async () => ({ id: 'k', key: btoa(String.fromCharCode(...new Uint8Array(32).fill(5))) });
/** The page is closed and opened again: what was in memory is gone, what is on the disk is not. */
async function keep(values: Partial<SessionFieldsFragment> = {}) {
  await openDoor('ana', key);
  const vault = openedVault();
  if (!vault) throw new Error('The vault did not open');
  await keepSession(vault, { ...wire(), ...values });
  noteActive(at);
}

beforeEach(async () => {
  at = Date.UTC(2026, 10, 20, 20, 0);
  now.mockImplementation(() => at);
  localStorage.clear();
  noteServerTime(new Date(at).toUTCString());
  await wipeDoor('ana');
});
afterAll(() => now.mockRestore());

test('nothing opens where nothing was kept, nor while looking through another access', async () => {
  expect(await openKeptSession()).toBeNull();
  await keep({ viewAs: { __typename: 'ViewAs', accessId: 'b', userName: 'Ben' } });
  expect(await openKeptSession()).toBeNull();
});

test('opens as it was, on the day that it is at the site by the clock of the server', async () => {
  await keep();
  later(20 * 60_000);
  expect(await openKeptSession()).toMatchObject({ user: { name: 'Ana' }, today: '2026-11-20' });
  // The phone thinks that it is two days later.
  later(48 * HOUR);
  noteServerTime(new Date(Date.UTC(2026, 10, 20, 20, 20)).toUTCString());
  noteActive(at);
  expect(serverNow().toISOString()).toBe('2026-11-20T20:20:00.000Z');
  expect(await openKeptSession()).toMatchObject({ today: '2026-11-20' });
});

test('the time of the server stays right when somebody sets the device’s clock meanwhile, and when it slept', () => {
  const told = (ms: number) => noteServerTime(new Date(at + ms).toUTCString());
  const start = at;
  // Three hours ahead, then put right without a network.
  later(3 * HOUR);
  told(-3 * HOUR);
  later(-3 * HOUR);
  expect(serverNow().getTime()).toBe(start);
  // Two hours behind, then put right.
  told(2 * HOUR);
  later(2 * HOUR);
  expect(serverNow().getTime()).toBe(at);
  // Asleep for five.
  later(5 * HOUR);
  expect(serverNow().getTime()).toBe(at);
});

test.each([
  ['nobody was here for too long', 31 * 60_000],
  ['its end has come', 13 * HOUR],
  ['the clock was set back', -HOUR],
])('is locked when %s, and stays so', async (_why, ms) => {
  await keep();
  later(ms);
  if (ms > HOUR) noteActive(at);
  expect(await openKeptSession()).toBe('locked');
  expect(openedVault()).toBeNull();
  at = Date.UTC(2026, 10, 20, 20, 5);
  expect(await openKeptSession()).toBeNull();
});

test('after the session has ended only its owner’s next sign-in opens it', async () => {
  await keep();
  await lockDoor();
  expect(await openKeptSession()).toBeNull();
  await openDoor('ana', key);
  expect(await openKeptSession()).toMatchObject({ user: { name: 'Ana' } });
});

test('asking again who is signed in hides nothing that is kept in the same moment', async () => {
  const days = new SealedMap<string>('closing', () => 1);
  await keep();
  const vault = openedVault();
  const names = Array.from({ length: 40 }, (_, index) => `day-${index}`);
  const asking = openKeptSession();
  const kept = names.map(async (name, index) => {
    for (let turn = 0; turn < index; turn++) await new Promise((resolve) => setTimeout(resolve));
    await (index % 2 ? days.set(name, 'taken', { once: true }) : days.update(name, () => 'taken'));
  });
  expect(await asking).toMatchObject({ user: { name: 'Ana' } });
  await Promise.all(kept);
  expect(days.entries().map(([name]) => name).sort()).toEqual([...names].sort());
  expect(openedVault()).toBe(vault);
});

test('a key that another window took off the device opens nothing, though this one was open', async () => {
  await keep();
  await (await import('./vault')).lockVault();
  expect(await openKeptSession()).toBeNull();
});
