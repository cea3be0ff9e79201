import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { child, dayWith, FakeServer, storeWith } from '../../test/roster-fixture';
import { renderKit } from '../../test/render-kit';
import type { RosterStore } from './roster-store';
import { RosterToolbar } from './roster-toolbar';
import { BulkBar } from './bulk-bar';
import { useRosterSummary } from './use-roster';

const nothing = () => undefined;
const searchBox = createRef<HTMLInputElement>();
const day = dayWith([child('a'), child('b', { status: 'ExcusedAbsence', version: 1 }), child('c')]);

function Toolbar({ store }: { store: RosterStore }) {
  const summary = useRosterSummary(store);
  return <RosterToolbar store={store} summary={summary} day={day} scope="enrolled" onScope={nothing} search="" onSearch={nothing} searchBox={searchBox} useCurrentTime={false} onUseCurrentTime={nothing} />;
}

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const statusesOf = (store: RosterStore) => ['a', 'b', 'c'].map((id) => store.views.row(id).status);
const MARKED = ['Present', 'ExcusedAbsence', 'Present'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
