import { act, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../../test/render-kit';
import { child, dayWith, FakeServer, memoryUnsent, storeWith } from '../../test/roster-fixture';
import { RosterList } from './roster-list';
import { RosterStatus } from './roster-status';
import type { RosterStore } from './roster-store';
import type { StoredMarks } from './unsent-marks';
import { useRosterSummary } from './use-roster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  visible('visible');
  jest.useRealTimers();
});

const nothing = () => undefined;
const soon = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const visible = (state: DocumentVisibilityState) => Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
const at = (startTime: string, endTime: string | null = '17:00') => child('a', { firstName: 'Ana', lastName: 'Soto', status: 'Present', startTime, endTime, version: 1 });
const sent = ({ batches }: FakeServer) => batches.flatMap(({ marks }) => marks.map(({ status, startTime, endTime }) => [status, startTime, endTime]));
const foot = () => screen.getByText(/of 1 marked/).parentElement?.textContent;

function Foot({ store }: { store: RosterStore }) {
  return <RosterStatus summary={useRosterSummary(store)} timeZone="America/New_York" onRetry={nothing} onDecide={nothing} />;
}

/** The details of a child are open. */
function open(row = at('15:00'), values: Parameters<typeof dayWith>[1] = {}) {
  const server = new FakeServer();
  const unsent = memoryUnsent();
  const day = dayWith([row], values);
  const store = storeWith(server, day, unsent);
  const { unmount } = renderKit(
    <>
      <RosterList store={store} day={day} personIds={['a']} readOnly={false} stale={false} useCurrentTime={false} onEnrollOn={nothing} onConflict={nothing} onSearch={nothing} />
      <Foot store={store} />
    </>,
  );
  act(() => store.toggle('a', 'times'));
  const from = screen.getByLabelText<HTMLInputElement>('Ana Soto: From');
  act(() => from.focus());
  return { server, store, unsent, from, until: screen.getByLabelText<HTMLInputElement>('Ana Soto: Until'), unmount };
}
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });
/** To the browser a part of a time is no value. */
function typeHalf(input: HTMLInputElement) {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
  type(input, '');
}

it('takes a time a moment after the last key, without the field being left', async () => {
  const { server, store, from } = open();
  type(from, '15:05');
  expect(store.left()).toMatchObject({ unsent: 1, undecided: 0 });
  expect(foot()).toMatch(/Saving/);
  await soon(2_000);
  expect(sent(server)).toEqual([['Present', '15:05', '17:00']]);
  expect(foot()).toMatch(/Saved/);
  expect([from.value, document.activeElement === from, store.left().unsent]).toEqual(['15:05', true, 0]);
});

it('does not take the digits in between', async () => {
  const { server, from } = open(at('15:00', null));
  type(from, '01:00');
  await soon(700);
  type(from, '12:00');
  await soon(700);
  type(from, '12:20');
  await soon(2_000);
  expect(sent(server)).toEqual([['Present', '12:20', null]]);
});

it('waits with times that cannot be until the field is left: nothing is asked under the fingers, and nothing is said to be saved', async () => {
  const { server, store, from, until } = open();
  type(from, '17:30');
  await soon(5_000);
  expect(screen.queryByText(/The end time must be after the start time/)).toBeNull();
  expect(foot()).not.toMatch(/Saved/);
  expect(store.left()).toMatchObject({ unsent: 1, undecided: 1 });
  type(until, '18:00');
  await soon(2_000);
  expect(sent(server)).toEqual([['Present', '17:30', '18:00']]);
});

it('takes no part of a time for none: what was there stays, the other field is taken, and leaving asks', async () => {
  const { server, store, from, until } = open();
  typeHalf(until);
  await soon(2_000);
  expect(foot()).toMatch(/A time is not taken yet/);
  expect(store.left()).toMatchObject({ unsent: 1, undecided: 1, unanswered: 1 });
  type(from, '15:05');
  await soon(2_000);
  fireEvent.blur(until);
  await act(() => store.flush());
  expect(sent(server)).toEqual([['Present', '15:05', '17:00']]);
  expect(store.views.row('a')).toMatchObject({ startTime: '15:05', endTime: '17:00', held: null });
  expect(foot()).not.toMatch(/Saved/);
  expect(store.left()).toMatchObject({ unsent: 1, undecided: 1, unanswered: 1 });
  Reflect.deleteProperty(until, 'validity');
  type(until, '16:30');
  await soon(2_000);
  expect(sent(server).slice(1)).toEqual([['Present', '15:05', '16:30']]);
  expect(foot()).toMatch(/Saved/);
  expect(store.left().unsent).toBe(0);
});

it('forgets a part of a time over which somebody else has set another', async () => {
  const { store, from, until } = open();
  typeHalf(until);
  act(() => from.focus());
  Object.defineProperty(until, 'validity', { configurable: true, get: () => ({ badInput: until.value === '' }) });
  act(() => store.load(dayWith([child('a', { firstName: 'Ana', lastName: 'Soto', status: 'Present', startTime: '15:00', endTime: '16:00', version: 2 })])));
  await soon(100);
  expect([until.value, store.left().unsent]).toEqual(['16:00', 0]);
});

it('hears of a part of a time by its keys where the browser has no event for it, and forgets it with the details', async () => {
  const { store, until } = open(at('15:00', null));
  Object.defineProperty(until, 'validity', { configurable: true, value: { badInput: true } });
  fireEvent.keyUp(until, { key: '3' });
  expect(store.left().unsent).toBe(1);
  act(() => store.toggle('a', 'times'));
  expect(store.left().unsent).toBe(0);
});

it('says nothing more once the field stands as it did', async () => {
  const { server, store, from } = open();
  type(from, '15:05');
  type(from, '15:00');
  expect(store.left().unsent).toBe(0);
  await soon(2_000);
  expect(server.batches).toEqual([]);
});

it('marks nobody present who is marked absent before the field is left', async () => {
  const { server, store, from } = open(child('a', { firstName: 'Ana', lastName: 'Soto', status: 'ExcusedAbsence', version: 1 }));
  type(from, '15:05');
  await soon(5_000);
  expect([server.batches, store.views.row('a').held, store.left().undecided]).toEqual([[], null, 1]);
  fireEvent.blur(from);
  await soon(100);
  expect(screen.getByText(/is marked excused/)).toBeVisible();
  // The absence is saved, the times are not: leaving asks.
  expect(foot()).toMatch(/1 to decide/);
  expect(store.left()).toMatchObject({ unsent: 1, undecided: 1, unanswered: 1 });
});

describe('at once', () => {
  it('takes it with Enter', () => {
    const { store, from } = open();
    type(from, '15:05');
    fireEvent.keyDown(from, { key: 'Enter' });
    expect(store.views.row('a')).toMatchObject({ startTime: '15:05', phase: 'waiting' });
  });

  it.each([
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'another app comes before it',
      () => {
        visible('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('takes it when %s, and keeps it on the device', async (_, goes) => {
    const { unsent, from } = open();
    type(from, '15:05');
    const kept: (StoredMarks | null)[] = [];
    act(() => {
      goes();
      kept.push(unsent.kept);
    });
    await soon(2_000);
    expect(kept.flatMap((one) => [...(one?.marks ?? []), ...(one?.batch?.marks ?? [])])).toMatchObject([{ personId: 'a', startTime: '15:05' }]);
  });

  it('takes it when the roster is left without the field being left', async () => {
    const { server, store, from } = open();
    type(from, '15:05');
    await act(() => store.flush());
    expect(sent(server)).toEqual([['Present', '15:05', '17:00']]);
    expect(store.left().unsent).toBe(0);
  });

  it('keeps it on the device when the roster is gone before it was asked', () => {
    const { store, unsent, from, unmount } = open();
    type(from, '15:05');
    unmount();
    store.stop();
    expect(unsent.kept?.marks).toMatchObject([{ personId: 'a', startTime: '15:05' }]);
  });
});

it('forgets what was typed when the mark is taken back', async () => {
  const { server, store, from } = open();
  type(from, '15:05');
  act(() => store.mark(['a'], 'ExcusedAbsence'));
  await soon(3_000);
  expect(sent(server)).toEqual([['ExcusedAbsence', null, null]]);
});
