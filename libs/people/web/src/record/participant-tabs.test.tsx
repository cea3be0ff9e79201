import type { MockLink } from '@apollo/client/testing';
import { RecordFormDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { ParticipantNotesDocument, RemoveParticipantNoteDocument, RestoreParticipantNoteDocument, SaveParticipantNoteDocument } from './entries/__generated__/note';
import { ParticipantRecordDocument } from './__generated__/participant-record';

const calls: { name: string; variables: Record<string, unknown> }[] = [];
const on = (query: MockLink.MockedResponse['request']['query'], name: string, answer: (nth: number) => object): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => {
    calls.push({ name, variables: variables as Record<string, unknown> });
    return { data: answer(calls.filter((call) => call.name === name).length) };
  },
});
const of = (name: string) => calls.filter((call) => call.name === name);

const participant = { __typename: 'Participant', id: 'p1', displayName: 'García, Sofía', firstName: 'Sofía', lastName: 'García', birthDate: null, grade: null, localId: null, allergies: null, contactRestriction: null, createdAt: '2026-09-01T14:00:00.000Z', sites: [], stay: null, outsideGrades: [], tags: [] };
const form = { __typename: 'Form', section: 'participants', subSection: 'participant', id: 'p1', title: 'García, Sofía', version: 1, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'main', label: 'Information' }], fields: [], viewerCan: { __typename: 'FormAbilities', edit: true }, draft: null };
const tab = (key: string, count: number | null, canEdit = true) => ({ __typename: 'ParticipantTabState', key, count, canEdit });
const note = { __typename: 'ParticipantNote', id: 'n1', version: 3, createdAt: '2026-11-20T15:00:00.000Z', createdByName: 'Ana Ruiz', canEdit: true, text: 'Loves chess', visibility: 'leaders' };
const entries = (nodes: object[]) => ({ entries: { __typename: 'ParticipantNoteConnection', nodes, pageInfo: { __typename: 'PageInfo', hasNextPage: false } } });
const payload = (problems: object[] = []) => ({ __typename: 'ParticipantNotePayload', entry: problems.length ? null : { __typename: 'ParticipantNote', id: 'n1' }, problems });

function open({ notes = () => [note], saves = [payload()], tabs = [tab('NOTES', 1)] }: { notes?: () => object[]; saves?: object[] | Error; tabs?: object[] } = {}, url = '/people/participants/edit?id=p1&tab=NOTES') {
  calls.splice(0);
  return visit(peoplePages, {
    url,
    edits: ['people.participants'],
    mocks: [
      on(ParticipantRecordDocument, 'record', () => ({ participant, participantTabs: tabs })),
      on(RecordFormDocument, 'form', () => ({ form })),
      on(ParticipantNotesDocument, 'list', () => entries(notes())),
      saves instanceof Error ? { request: { query: SaveParticipantNoteDocument, variables: () => true }, error: saves } : on(SaveParticipantNoteDocument, 'save', (nth) => ({ saved: saves[Math.min(nth, saves.length) - 1] })),
      on(RemoveParticipantNoteDocument, 'remove', () => ({ done: payload() })),
      on(RestoreParticipantNoteDocument, 'restore', () => ({ done: payload() })),
    ],
  });
}

// The tab's chunk is read beforehand: how long that takes is no part of what is tested.
beforeAll(async () => void (await import('./entries/notes-tab')), 60_000);

test('shows the tabs that the server names, with what they hold, and no other', async () => {
  open({ tabs: [tab('NOTES', 1), tab('EMPLOYMENT', 0), tab('PARTICIPANT.SERVICES', null)] }, '/people/participants/edit?id=p1&tab=PARTICIPANT.SERVICES');
  expect(await screen.findByRole('tab', { name: 'Notes 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Notes1', 'Employment0', 'Services']);
  expect(of('list')).toHaveLength(0);
});

test('a note is written: what is missing is said before it is sent, what was typed is not given up unasked', async () => {
  const user = userEvent.setup();
  open({ notes: () => (of('save').length ? [note] : []) });
  expect(await screen.findByText('No notes yet')).toBeInTheDocument();
  expect(of('list')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('link', { name: 'Note is required.' })).toBeInTheDocument();
  expect(of('save')).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Loves chess');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Who can read it' }), 'Those who lead the site');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leaders only')).toBeInTheDocument();
  expect(of('save')[0]?.variables).toEqual({ participantId: 'p1', id: null, version: null, values: { text: 'Loves chess', visibility: 'leaders' } });
  expect(of('record').length).toBeGreaterThan(1);
});

test('a note that does not reach the server says why and what to do, and stays', async () => {
  // The failing call is noted for developers.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  open({ notes: () => [], saves: new TypeError('Failed to fetch') });
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Loves chess');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Not saved. Check your connection and try again; what you typed is still here.')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveValue('Loves chess');
  jest.restoreAllMocks();
});

test('a late save says what stands there now, and saving again is knowing', async () => {
  const user = userEvent.setup();
  const stale = { __typename: 'ConflictProblem', code: 'STALE_VERSION', path: null, message: 'Changed.', conflicts: [{ __typename: 'ConflictValue', field: 'text', current: 'Hates chess', changedBy: 'Ben Ode', version: 5 }] };
  open({ saves: [payload([stale]), payload()] });
  await user.click(await screen.findByRole('button', { name: 'More actions for the note of Ana Ruiz' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Note: Hates chess')).toBeInTheDocument();
  expect(within(dialog).getByText(/^Ben Ode saved this/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(of('save')).toHaveLength(2));
  expect(of('save').map(({ variables }) => variables['version'])).toEqual([3, 5]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is removed comes back with Undo', async () => {
  const user = userEvent.setup();
  open({ notes: () => (of('remove').length > of('restore').length ? [] : [note]) });
  await user.click(await screen.findByRole('button', { name: 'More actions for the note of Ana Ruiz' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(of('restore')[0]?.variables).toEqual({ id: 'n1' }));
  expect(await screen.findByText('Loves chess')).toBeInTheDocument();
});

test('removing puts the focus on the next entry, and after the last one on adding', async () => {
  const user = userEvent.setup();
  const notes = [note, { ...note, id: 'n2', createdByName: 'Ben Ode' }];
  open({ notes: () => notes.slice(of('remove').length) });
  for (const [name, next] of [['Ana Ruiz', 'More actions for the note of Ben Ode'], ['Ben Ode', 'Add a note']]) {
    await user.click(await screen.findByRole('button', { name: `More actions for the note of ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `More actions for the note of ${name}` })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
  }
});

test('an address that writes the name of a tab in small letters opens it', async () => {
  open({}, '/people/participants/edit?id=p1&tab=notes');
  expect(await screen.findByText('Loves chess')).toBeInTheDocument();
});

test('who may only view is offered no change', async () => {
  open({ notes: () => [{ ...note, canEdit: false }], tabs: [tab('NOTES', 1, false)] });
  expect(await screen.findByText('Loves chess')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More actions for the note/ })).toBeNull();
});
