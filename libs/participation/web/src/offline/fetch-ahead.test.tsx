import 'fake-indexeddb/auto';
import { todayIn } from '@afterbell/core/domain';
import { openDoor, openedVault, serverNow } from '@afterbell/core/web';
import { act, screen, waitFor } from '@testing-library/react';
import { clientWith, renderKit } from '../../test/render-kit';
import { child, DATE, dayWith, SESSION } from '../../test/roster-fixture';
import { fetchAhead } from './fetch-ahead';
import { useKeptAhead } from './use-kept-ahead';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => ({ active: {} }), register: async () => undefined }, configurable: true });

beforeEach(() => openDoor('me', async () => ({ id: 'key-me', key: btoa(String.fromCharCode(...new Uint8Array(32).fill(2))) })));

test('the rosters of the next days are said to be kept once the last of them is, and not from a day before', async () => {
  const sessions = [SESSION, 'other'].map((sessionId) => ({ __typename: 'SessionDay', sessionId, date: DATE, isDropIn: false }));
  const told: string[] = [];
  const Line = ({ day }: { day: string }) => <p>{useKeptAhead('place', 'America/New_York', day) ? 'kept' : 'not kept'}</p>;
  const today = todayIn('America/New_York', serverNow());
  renderKit(<><Line day={today} /><Line day="2026-01-15" /></>);
  const client = clientWith({
    attendanceAhead: ({ after }) => ({ sessionsAhead: { __typename: 'SessionDayConnection', nodes: sessions.slice(after ? 1 : 0, after ? 2 : 1), pageInfo: { __typename: 'PageInfo', hasNextPage: !after, endCursor: after ? 'two' : 'one' } } }),
    attendanceRoster: ({ sessionId }) => {
      told.push(screen.queryByText('kept') ? 'kept' : 'not kept');
      return { roster: { ...dayWith([child('ana')]), sessionId: String(sessionId) } };
    },
  });
  const vault = openedVault();
  const write = vault?.write.bind(vault);
  // The disk is full when the second one comes.
  const full = jest.spyOn(vault as NonNullable<typeof vault>, 'write').mockImplementation((kind, name, ...rest) => (name.includes('other') ? Promise.reject(new Error('QuotaExceededError')) : (write?.(kind, name, ...rest) ?? Promise.resolve())));
  await act(() => fetchAhead(client, 'place', today, () => false));
  expect([told.splice(0).length, screen.queryByText('kept')]).toEqual([2, null]);
  full.mockRestore();
  await act(() => fetchAhead(client, 'place', today, () => false));
  expect(told).toEqual(['not kept', 'not kept']);
  await waitFor(() => expect(screen.getAllByText(/kept/).map(({ textContent }) => textContent)).toEqual(['kept', 'not kept']));
});
