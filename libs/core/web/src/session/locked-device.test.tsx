import 'fake-indexeddb/auto';
import { ApolloLink, type ApolloClient } from '@apollo/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { of, throwError } from 'rxjs';
import { createClient } from '../apollo/client';
import { failureOf, reportFailure } from '../apollo/failures';
import { keepSession, reopenKeptSession } from '../offline/kept-session';
import { LOCK_KEY, markLocked } from '../offline/lock-mark';
import { OfflinePassword } from '../offline/offline-password';
import { followOwnOpener, setOwnOpener } from '../offline/own-opener';
import { noteServerTime } from '../offline/server-clock';
import { lockDoor, lockState, openByPassword, openDoor, openedVault, wipeDoor } from '../offline/vault-door';
import { Providers } from '../shell/providers';
import { routesOf } from '../shell/router';
import type { SessionFieldsFragment } from './__generated__/session';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => ({ active: {} }), register: async () => undefined }, configurable: true });

const organization = { __typename: 'SignInOrganization', id: 'site', name: 'Cedar Bend', level: 'site' };
const wire = (): SessionFieldsFragment =>
  ({
    __typename: 'SignInSession', user: { __typename: 'SignInUser', id: 'ana', name: 'Ana Ortiz', email: 'ana@example.org' }, tenant: { __typename: 'SignInTenant', id: 't', code: 'north', name: 'Northlake', url: 'http://north.localhost' },
    access: { __typename: 'SignInAccess', id: 'own', roleName: 'Coordinator', organization }, organization, term: null, permissions: [], levelNames: [], timeZone: 'America/New_York', today: '2026-11-20',
    // It ended an hour ago.
    idleTimeoutSeconds: 1800, idleWarningSeconds: 120, absoluteExpiresAt: new Date(Date.now() - 36e5).toISOString(), preferences: { __typename: 'Preferences', language: null, timeDisplay: null, theme: null, density: null, singleKeys: null }, viewAs: null,
  }) as unknown as SessionFieldsFragment;
const issued = { __typename: 'IssueOfflineKeyPayload', keyId: 'k', key: btoa('x'.repeat(32)), problems: [] };
/** A server that gives out one key, and on which Ana is signed in. */
const keys = (userId: string, ...ids: string[]) => ({ session: { user: { id: userId } }, offlineDevices: ids.map((id) => ({ __typename: 'OfflineDevice', id })) });
let asked = keys('ana', 'k');
const answers: Record<string, () => Record<string, unknown>> = {
  issueOfflineKey: () => ({ issueOfflineKey: issued }),
  session: () => ({ session: { ...wire(), absoluteExpiresAt: new Date(Date.now() + 36e5).toISOString() } }),
  offlineKeys: () => asked,
};
const online = createClient({ terminal: new ApolloLink(({ operationName }) => of({ data: answers[operationName ?? '']?.() ?? {} })), retryDelay: 0 });
const unreachable = () => createClient({ terminal: new ApolloLink(() => throwError(() => new TypeError('Failed to fetch'))), retryDelay: 0 });
const user = userEvent.setup();

/** A device that is locked, with or without an offline password, and no network. */
async function locked({ password, marked = true, before = () => undefined }: { password: string | null; marked?: boolean; before?: () => void }) {
  await openDoor('ana', async () => ({ id: 'k', key: issued.key }));
  const vault = openedVault();
  if (!vault) throw new Error('The vault did not open');
  await keepSession(vault, wire());
  if (password) expect(await setOwnOpener(online, 'ana', password)).toBe('kept');
  await lockDoor();
  markLocked(marked);
  before();
  showPage(unreachable());
  return screen.findByRole('alertdialog', { name: 'Locked' });
}

function showPage(client: ApolloClient) {
  const page = () => (
    <>
      <h1>My page</h1>
      <OfflinePassword />
    </>
  );
  const router = createMemoryRouter(routesOf({ '/profile': async () => ({ default: page }) }), { initialEntries: ['/profile'] });
  render(
    <Providers client={client} navigate={(to, options) => void router.navigate(to, options)}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
}

const clocks: jest.SpyInstance[] = [];
afterEach(() => clocks.splice(0).forEach((clock) => clock.mockRestore()));
beforeEach(async () => {
  localStorage.clear();
  asked = keys('ana', 'k');
  noteServerTime(new Date().toUTCString());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  await wipeDoor('ana');
});

test('without an offline password the lock says what opens it, and how to set one for the next time', async () => {
  const lock = await locked({ password: null });
  await waitFor(() => expect(lock).toHaveTextContent(/in your profile under Sign-in or where you choose a day/));
  expect(screen.queryByLabelText('Offline password')).toBeNull();
  expect(lock).not.toHaveTextContent(/Ana/);
});

test('a wrong one says so and how many tries are left; the right one opens the page where one was, past the end of the session', async () => {
  const lock = await locked({ password: 'lunch at noon' });
  const field = await screen.findByLabelText('Offline password');
  expect(field).toHaveFocus();
  await user.type(field, 'lunch at nine{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('That is not the offline password. 9 tries are left.'), { timeout: 20_000 });
  expect([lock.textContent?.includes('Ana'), openedVault()]).toEqual([false, null]);
  await user.type(field, 'lunch at noon{Enter}');
  expect(await screen.findByRole('heading', { name: 'My page' }, { timeout: 20_000 })).toBeInTheDocument();
  expect([screen.queryByRole('alertdialog'), openedVault()?.userId]).toEqual([null, 'ana']);
});

test('a clock that was set back is said to be the reason, and put right the password opens', async () => {
  const [wall, steady] = [Date.now, performance.now.bind(performance)];
  let back = 3 * 36e5;
  // As after a reload: what the page knew of its clocks is gone.
  const lock = await locked({
    password: 'lunch at noon',
    before: () => {
      clocks.push(jest.spyOn(Date, 'now').mockImplementation(() => wall() - back));
      clocks.push(jest.spyOn(performance, 'now').mockImplementation(() => steady() - 36e5));
    },
  });
  await waitFor(() => expect(lock).toHaveTextContent(/Put the clock of this device right/));
  expect(lock).toHaveTextContent(/The clock of this device was set back/);
  expect(lock).not.toHaveTextContent(/24 hours|Nobody was here/);
  expect(screen.queryByLabelText('Offline password')).toBeNull();
  back = 0;
  await user.type(await screen.findByLabelText('Offline password', undefined, { timeout: 5_000 }), 'lunch at noon{Enter}');
  expect(await screen.findByRole('heading', { name: 'My page' }, { timeout: 20_000 })).toBeInTheDocument();
});

test('a session that ended while there was a network opens in the same way', async () => {
  await locked({ password: 'lunch at noon', marked: false });
  await user.type(await screen.findByLabelText('Offline password'), 'lunch at noon{Enter}');
  expect(await screen.findByRole('heading', { name: 'My page' }, { timeout: 20_000 })).toBeInTheDocument();
});

test('opened in one window, the others open too', async () => {
  await locked({ password: 'lunch at noon' });
  await screen.findByLabelText('Offline password');
  await act(async () => {
    const opened = await openByPassword('lunch at noon');
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    await reopenKeptSession(opened);
  });
  markLocked(false);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LOCK_KEY, newValue: null })));
  expect(await screen.findByRole('heading', { name: 'My page' }, { timeout: 20_000 })).toBeInTheDocument();
});

test('a device that was forgotten learns it from the server, and from nobody else', async () => {
  await openDoor('ana', async () => ({ id: 'k', key: issued.key }));
  await setOwnOpener(online, 'ana', 'lunch at noon');
  await followOwnOpener(unreachable(), 'ana');
  // In another window somebody else has signed in.
  asked = keys('ben', 'other');
  await followOwnOpener(online, 'ana');
  expect(await lockState()).toMatchObject({ kind: 'ready' });
  asked = keys('ana', 'other');
  await followOwnOpener(online, 'ana');
  expect(await lockState()).toEqual({ kind: 'none' });
});

test('a session that is ended while it is in use takes the offline password along', async () => {
  await openDoor('ana', async () => ({ id: 'k', key: issued.key }));
  await setOwnOpener(online, 'ana', 'lunch at noon');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  showPage(online);
  await screen.findByRole('button', { name: 'Offline password…' });
  expect(await lockState()).toMatchObject({ kind: 'ready' });
  act(() => reportFailure(failureOf(403, { error: 'Forbidden', code: 'SIGNED_OUT' })));
  await waitFor(async () => expect(await lockState()).toEqual({ kind: 'none' }));
});

test('the password is set, refused by field, and removed, while there is a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 200, ok: true, json: async () => ({}) });
  showPage(online);
  await user.click(await screen.findByRole('button', { name: 'Open without a network…' }, { timeout: 20_000 }));
  const [first, second] = [await screen.findByLabelText('New offline password'), screen.getByLabelText('The same once more')];
  await user.type(first, 'Ana Ortiz{Enter}');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(/something else than your name/);
  await user.clear(first);
  await user.type(first, 'lunch at noon');
  await user.type(second, 'lunch at nine{Enter}');
  expect(second).toHaveAccessibleDescription('This is not the same as above.');
  await user.clear(second);
  await user.type(second, 'lunch at noon{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Offline password…' }, { timeout: 20_000 }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Open without a network…' })).toBeInTheDocument();
});
