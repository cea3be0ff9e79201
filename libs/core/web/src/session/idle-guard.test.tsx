import { act, screen } from '@testing-library/react';
import { show } from '../test-kit';
import { countdown } from './countdown';
import IdleGuard, { type IdleGuardProps } from './idle-guard';

const START = new Date('2026-11-20T15:00:00Z').getTime();
let calls: { keepAlive: jest.Mock; onExpire: jest.Mock; onSignOut: jest.Mock };

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['queueMicrotask', 'nextTick'] });
  calls = { keepAlive: jest.fn().mockResolvedValue(true), onExpire: jest.fn(), onSignOut: jest.fn() };
});
afterEach(() => jest.useRealTimers());

function guard(props: Partial<IdleGuardProps> = {}) {
  return show(<IdleGuard timeoutSeconds={600} warningSeconds={120} absoluteExpiresAt={new Date(START + 36e5).toISOString()} crossTab={false} {...calls} {...props} />);
}
const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));
const press = (key: string) => act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

test('countdown', () => {
  expect([119.2, 60, 7, -3].map(countdown)).toEqual(['2:00', '1:00', '0:07', '0:00']);
});

test('warns two minutes before, counts down and then signs out', async () => {
  guard();
  await pass(478);
  expect(dialog()).not.toBeInTheDocument();
  await pass(4);
  expect(dialog()).toBeInTheDocument();
  expect(screen.getAllByText(/Signing out in [12]:/).length).toBeGreaterThan(0);
  await pass(121);
  expect(calls.onExpire).toHaveBeenCalledTimes(1);
  expect(calls.onSignOut).not.toHaveBeenCalled();
});

test('one press stays, and tells the server', async () => {
  guard();
  await pass(500);
  await act(async () => screen.getByRole('button', { name: 'Stay signed in' }).click());
  expect(calls.keepAlive).toHaveBeenCalledTimes(1);
  await pass(300);
  expect(dialog()).not.toBeInTheDocument();
  expect(calls.onExpire).not.toHaveBeenCalled();
});

test('moving the mouse does not answer the question', async () => {
  guard();
  await pass(500);
  await press('Shift');
  expect(dialog()).toBeInTheDocument();
});

test('work without calls is told to the server, now and then', async () => {
  guard();
  for (let minute = 0; minute < 10; minute += 1) {
    await pass(60);
    await press('a');
  }
  expect(dialog()).not.toBeInTheDocument();
  expect(calls.keepAlive.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(calls.keepAlive.mock.calls.length).toBeLessThanOrEqual(5);
});

test('a laptop that slept past the time-out is signed out when it wakes', async () => {
  guard();
  await pass(10);
  jest.setSystemTime(START + 3_000_000);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(calls.onExpire).toHaveBeenCalledTimes(1);
});

test('the absolute end comes however busy one is', async () => {
  guard({ absoluteExpiresAt: new Date(START + 180_000).toISOString() });
  await pass(90);
  await press('a');
  expect(dialog()).toBeInTheDocument();
  await pass(95);
  expect(calls.onExpire).toHaveBeenCalledTimes(1);
});

test('without a connection the screen is locked, not signed out, until the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  guard();
  await pass(605);
  expect(calls.onExpire).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Locked' })).toHaveFocus();
  await press('a');
  expect(screen.getByRole('alertdialog', { name: 'Locked' })).toBeInTheDocument();
  online.mockRestore();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls.onExpire).toHaveBeenCalledTimes(1);
});
