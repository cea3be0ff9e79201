import { act, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../../test/render-kit';
import { child, dayWith, FakeServer, storeWith } from '../../test/roster-fixture';
import { RosterNotices } from './roster-notices';
import { RosterStatus } from './roster-status';
import type { RosterStore } from './roster-store';
import { SAVE_DELAY_MS } from './save-loop';
import { useRosterSummary } from './use-roster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const soon = () => act(() => jest.advanceTimersByTimeAsync(SAVE_DELAY_MS));
const nothing = () => undefined;
const decided = jest.fn();

function Page({ store }: { store: RosterStore }) {
  const summary = useRosterSummary(store);
  return (
    summary.day && (
      <>
        <RosterNotices store={store} summary={summary} day={summary.day} refetch={() => Promise.resolve()} onAddDay={nothing} onConflict={nothing} onSayWhy={nothing} />
        <RosterStatus summary={summary} timeZone="America/New_York" onRetry={nothing} onDecide={decided} />
      </>
    )
  );
}

/** The first of the children are asked about with this code. */
async function asked(code: string, count: number) {
  const server = new FakeServer();
  const problems = Array.from({ length: count }, (_, index) => ({ code, message: `About ${index}`, path: `marks.${index}` }));
  server.answers.push({ kind: 'refused', problems });
  const ids = ['a', 'b', 'c', 'd'];
  const store = storeWith(server, dayWith(ids.map((id) => child(id))));
  renderKit(<Page store={store} />);
  act(() => store.mark(ids, 'Present'));
  await soon();
  return { server, store };
}

it.each([
  ['ATTENDANCE_OVERLAP', '3 children would be present in two sessions at once.', 'Present in both: all 3', { overlap: true }],
  ['ATTENDANCE_LONG', '3 children would be there much longer than the session lasts.', 'Keep these times: all 3', { long: true }],
] as const)('asks once about all with the same question: %s', async (code, words, answer, consent) => {
  const { server, store } = await asked(code, 3);
  expect(screen.getByText(words)).toBeVisible();
  // One of them is answered alone; the others stay together.
  act(() => store.decide(['b'], 'takeBack'));
  fireEvent.click(screen.getByRole('button', { name: answer.replace('3', '2') }));
  await soon();
  expect(server.batches.at(-1)).toMatchObject({ consent, marks: [{ personId: 'a' }, { personId: 'c' }] });
  expect(store.views.summary()).toMatchObject({ held: [], unsent: 0 });
  expect(screen.queryByRole('button', { name: /: all/ })).toBeNull();
});

it('leaves a single question to its row', async () => {
  await asked('ATTENDANCE_OVERLAP', 1);
  expect(screen.queryByRole('button', { name: /: all/ })).toBeNull();
});

it('takes all of them back', async () => {
  const { store } = await asked('ATTENDANCE_LONG', 2);
  fireEvent.click(screen.getByRole('button', { name: 'Take the marks back' }));
  expect(store.views.summary()).toMatchObject({ held: [], unsent: 0, marked: 2 });
});

it('says of nothing that it is saved while marks wait for a decision, and leads to them', async () => {
  await asked('ATTENDANCE_OVERLAP', 3);
  expect(screen.getByText('4 of 4 marked')).toBeVisible();
  expect(screen.queryByText(/Saved/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '3 to decide' }));
  expect(decided).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Present in both: all 3' }));
  await soon();
  expect(screen.getByText(/Saved/)).toBeVisible();
});
