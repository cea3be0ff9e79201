import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { renderKit } from '../../test/render-kit';
import { child, DATE, dayWith, FakeServer, storeWith } from '../../test/roster-fixture';
import { ConflictDialog } from './conflict-dialog';
import type { ConflictFact } from './marks';
import type { RosterStore } from './roster-store';

const closed = jest.fn();
const present = (personId: string) => child(personId, { status: 'Present', startTime: '09:00', endTime: '11:00', version: 1 });
const facts = (id: string, fields: Readonly<Record<string, string | null>>): ConflictFact[] => Object.entries(fields).map(([field, current]) => ({ id, field, current, version: 4, changedBy: 'Jamal Carter' }));

function Page({ store }: { store: RosterStore }) {
  const { conflicts } = useSyncExternalStore(store.views.subscribe, store.views.summary);
  return conflicts.length > 0 && <ConflictDialog store={store} personIds={conflicts} date={DATE} timeZone="America/New_York" onClose={closed} />;
}

/** Children of whom somebody else marked the same as this person, and the page that asks about them. */
async function asking(take: (store: RosterStore) => void, ...conflicts: ConflictFact[]) {
  const server = new FakeServer();
  server.answers.push({ kind: 'conflict', conflicts });
  const store = storeWith(server, dayWith([present('ana'), present('ben'), present('cem')]));
  take(store);
  await store.flush();
  renderKit(<Page store={store} />);
  return { server, store, dialog: within(await screen.findByRole('dialog')) };
}
const both = (store: RosterStore) => store.setTimes(['ana'], '09:15', '10:45');
const choose = (dialog: ReturnType<typeof within>, group: RegExp, whose: RegExp) => fireEvent.click(within(dialog.getByRole('group', { name: group })).getByRole('radio', { name: whose }));
const save = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'Save the choice' }));

beforeEach(() => closed.mockClear());

it('asks about each time by itself, and what was chosen is stored', async () => {
  const { server, dialog } = await asking(both, ...facts('ana', { startTime: '09:05', endTime: '10:55' }));
  expect(dialog.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['From of First ana Last ana', 'Until of First ana Last ana']);
  choose(dialog, /^From of/, /^Theirs, From: 09:05 AM/);
  expect(dialog.getByRole('button', { name: 'Save the choice' })).toBeDisabled();
  choose(dialog, /^Until of/, /^Yours, Until: 10:45 AM/);
  save(dialog);
  await waitFor(() => expect(server.batches.at(-1)?.marks).toMatchObject([{ personId: 'ana', status: 'Present', startTime: '09:05', endTime: '10:45', version: 4 }]));
  expect(closed).toHaveBeenCalled();
});

it('does not store an end before the start, and says so', async () => {
  const { server, dialog } = await asking((store) => store.setTimes(['ana'], '09:00', '09:30'), ...facts('ana', { startTime: '10:00', endTime: '10:30' }));
  choose(dialog, /^From of/, /^Theirs/);
  choose(dialog, /^Until of/, /^Yours/);
  expect(dialog.getByRole('alert')).toHaveTextContent('From 10:00 AM until 09:30 AM is not possible. Choose one of the two otherwise.');
  expect(dialog.getByRole('group', { name: /^Until of/ })).toHaveAccessibleDescription(/is not possible/);
  save(dialog);
  expect(closed).not.toHaveBeenCalled();
  expect(within(dialog.getByRole('group', { name: /^From of/ })).getByRole('radio', { name: /^Theirs/ })).toHaveFocus();
  expect(server.batches).toHaveLength(1);
  choose(dialog, /^Until of/, /^Theirs/);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  save(dialog);
  expect(closed).toHaveBeenCalled();
});

it('asks once where the status differs; one without times drops them, and the rest is kept for later', async () => {
  const { server, store, dialog } = await asking(
    (given) => {
      both(given);
      given.mark(['ben', 'cem'], 'ExcusedAbsence');
    },
    ...facts('ana', { status: 'UnexcusedAbsence', startTime: null, endTime: null }),
    ...facts('ben', { status: 'Present', startTime: '09:08', endTime: '10:52' }),
    ...facts('cem', { status: 'UnexcusedAbsence' }),
  );
  expect(dialog.getAllByRole('group')).toHaveLength(3);
  choose(dialog, /^Status of .* ana/, /^Theirs: Unexcused/);
  choose(dialog, /^Status of .* ben/, /^Yours: Excused/);
  save(dialog);
  await waitFor(() => expect(server.batches.at(-1)?.marks).toMatchObject([{ personId: 'ben', status: 'ExcusedAbsence', startTime: null, endTime: null, version: 4 }]));
  expect(store.views.row('ana')).toMatchObject({ status: 'UnexcusedAbsence', startTime: null, endTime: null, held: null });
  expect(store.views.summary().conflicts).toEqual(['cem']);
});

it('keeps all of one side at once', async () => {
  const { server, dialog } = await asking(
    (store) => {
      both(store);
      store.mark(['ben'], 'ExcusedAbsence');
    },
    ...facts('ana', { startTime: '09:05', endTime: '10:55' }),
    ...facts('ben', { status: 'UnexcusedAbsence' }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
  save(dialog);
  await waitFor(() => expect(server.batches.at(-1)?.marks).toMatchObject([{ personId: 'ana', startTime: '09:15', endTime: '10:45' }, { personId: 'ben', status: 'ExcusedAbsence' }]));
});

it('asks again about a child whom somebody changes once more while it asks', async () => {
  const { store, dialog } = await asking(both, ...facts('ana', { startTime: '09:05', endTime: '10:55' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Keep all of theirs' }));
  act(() => store.load(dayWith([child('ana', { status: 'Present', startTime: '09:30', endTime: '10:55', version: 5, changedByYou: true, changedAt: '2026-11-20T15:00:00Z' })])));
  expect(dialog.getByRole('radio', { name: /^Elsewhere, From: 09:30 AM\s*by you, in another window/ })).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Save the choice' })).toBeDisabled();
  act(() => store.load(dayWith([child('ana', { status: 'Present', startTime: '09:35', endTime: '10:55', version: 6, changedBy: 'Jamal Carter', changedAt: '2026-11-20T15:00:00Z' })])));
  expect(dialog.getByRole('radio', { name: /^Theirs, From: 09:35 AM\s*by Jamal Carter, 10:00 AM/ })).toBeInTheDocument();
});
