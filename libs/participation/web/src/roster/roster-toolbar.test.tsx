import { act, fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { child, dayWith, FakeServer, storeWith } from '../../test/roster-fixture';
import { renderKit } from '../../test/render-kit';
import type { RosterDay } from './marks';
import type { RosterStore } from './roster-store';
import { RosterToolbar } from './roster-toolbar';
import { BulkBar } from './bulk-bar';
import { useRosterSummary } from './use-roster';

const nothing = () => undefined;
const searchBox = createRef<HTMLInputElement>();
const day = dayWith([child('a'), child('b', { status: 'ExcusedAbsence', version: 1 }), child('c')]);
const over = { ...day, date: '2026-11-17' };

function Toolbar({ store, shown = day, now = false }: { store: RosterStore; shown?: RosterDay; now?: boolean }) {
  const summary = useRosterSummary(store);
  const [useCurrentTime, setUseCurrentTime] = useState(now);
  return <RosterToolbar store={store} summary={summary} day={shown} scope="enrolled" onScope={nothing} search="" onSearch={nothing} searchBox={searchBox} useCurrentTime={useCurrentTime} onUseCurrentTime={setUseCurrentTime} />;
}

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const statusesOf = (store: RosterStore) => ['a', 'b', 'c'].map((id) => store.views.row(id).status);
const MARKED = ['Present', 'ExcusedAbsence', 'Present'];

const times = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Times' });
const offered = () => [...times().options].map(({ label, disabled }) => `${label}${disabled ? ' (not today)' : ''}`);
const onPhone = () => jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...({} as MediaQueryList), matches: query.includes('max-width'), addEventListener: nothing, removeEventListener: nothing }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('marks the rest present; the second half of a double click takes nothing back, a later one does', async () => {
  const store = storeWith(new FakeServer(), day);
  renderKit(<Toolbar store={store} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark the rest present (2)' }));
  expect(statusesOf(store)).toEqual(MARKED);
  await pass(200);
  fireEvent.click(screen.getByRole('button', { name: 'Undo: 2 marked present' }));
  expect(statusesOf(store)).toEqual(MARKED);
  await pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo: 2 marked present' }));
  expect(statusesOf(store)).toEqual(['Enrolled', 'ExcusedAbsence', 'Enrolled']);
  await pass(1000);
});

it('sets the times of several from what each has, and leaves what is not typed to each', async () => {
  const store = storeWith(new FakeServer(), dayWith([child('a', { status: 'Present', startTime: '15:10', endTime: '16:30', version: 1 }), child('b')]));
  renderKit(<BulkBar store={store} personIds={['a', 'b']} selected={['a', 'b']} useCurrentTime={false} plannedStart="15:00" plannedEnd="16:30" />);
  fireEvent.click(screen.getByRole('button', { name: 'Set times' }));
  const [from, until] = ['From', 'Until'].map((label) => screen.getByLabelText<HTMLInputElement>(label)) as [HTMLInputElement, HTMLInputElement];
  expect([from.value, until.value]).toEqual(['', '16:30']);
  fireEvent.change(until, { target: { value: '16:45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark present with these times' }));
  expect(['a', 'b'].map((id) => store.views.row(id)).map(({ status, startTime, endTime }) => [status, startTime, endTime])).toEqual([['Present', '15:10', '16:45'], ['Present', '15:00', '16:45']]);
  await pass(1000);
});

it('offers the current time on the day itself alone, and keeps the choice for it', () => {
  const first = renderKit(<Toolbar store={storeWith(new FakeServer(), day)} now />);
  expect([times().value, ...offered()]).toEqual(['now', 'Session times', 'Current time']);
  first.unmount();
  renderKit(<Toolbar store={storeWith(new FakeServer(), over)} shown={over} now />);
  expect([times().value, ...offered()]).toEqual(['session', 'Session times', 'Current time, today only (not today)']);
});

it('sets the times of those who are not marked from the planned ones on a day that is over', async () => {
  const store = storeWith(new FakeServer(), over);
  renderKit(<BulkBar store={store} personIds={['a', 'c']} selected={['a', 'c']} useCurrentTime plannedStart="15:00" plannedEnd="17:00" />);
  fireEvent.click(screen.getByRole('button', { name: 'Set times' }));
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('15:00');
  await pass(1000);
});

it('says on a phone that the current time is taken, for as long as it is, and leads to the choice', () => {
  onPhone();
  const line = () => screen.queryByRole('button', { name: 'Present from the current time' });
  const first = renderKit(<Toolbar store={storeWith(new FakeServer(), over)} shown={over} now />);
  expect(line()).toBeNull();
  first.unmount();
  renderKit(<Toolbar store={storeWith(new FakeServer(), day)} now />);
  expect(screen.queryByRole('combobox', { name: 'Times' })).toBeNull();
  fireEvent.click(line() as HTMLElement);
  expect(line()).toBeNull();
  expect(times()).toHaveFocus();
  fireEvent.change(times(), { target: { value: 'session' } });
  fireEvent.click(screen.getByRole('button', { name: 'Who is listed, and times' }));
  expect([line(), screen.queryByRole('combobox', { name: 'Times' })]).toEqual([null, null]);
});
