import { visit } from '@afterbell/testing/web';
import type { MockLink } from '@apollo/client/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ParticipantsListDocument } from '../__generated__/participants-list';
import type { ParticipantRow } from '../participant-columns';
import { peoplePages } from '../people.routes';
import { TagsDocument } from '../tags/__generated__/tags';
import { BulkPreviewDocument, BulkRunsDocument, MessagesOnTheWayDocument, StartBulkDocument, UndoBulkDocument, type BulkPreviewMutationVariables, type StartBulkMutationVariables } from './__generated__/bulk';
import { useBulkTexts } from './bulk-texts';
import { doing, wasDone, willBe } from './bulk-words';
import { lateFocus } from './late-focus';

const NAMES = ['Abdi, Ayaan', 'Bălan, Ioana', 'Cruz, Ana', 'Davis, Ben'];
const rows = NAMES.map((displayName, index): ParticipantRow => ({
  ...{ __typename: 'Participant', id: `p${index}`, displayName, birthDate: null, grade: null, localId: null, stateId: null, allergies: null, contactRestriction: null },
  ...{ createdAt: '2026-09-01T14:00:00.000Z', updatedAt: '2026-09-01T14:00:00.000Z', sites: [], stay: null, tags: [], customValues: [], heldCodes: [] },
  ...{ generatedId: null, photoId: null, email: null, phone: null, otherPhone: null, addressLine1: null, addressLine2: null, city: null, state: null, postalCode: null },
}));
const TAG = { __typename: 'Tag' as const, id: 't1', name: 'Bus 4', colour: 'blue' as const, retired: false, version: 1, people: 0 };
const RUN = {
  ...{ __typename: 'BulkRun' as const, id: 'r1', action: 'TAG' as const, label: 'Bus 4', state: 'done' as const, total: 310, waiting: 0, changed: 309, already: 1, refused: 0, cancelled: 0, undone: 0, kept: 0, onWaitList: 0, unseen: 0 },
  ...{ createdAt: '2026-11-21T14:00:00.000Z', finishedAt: null, madeBy: null, canUndo: true, message: null },
};
const forever = { maxUsageCount: Number.POSITIVE_INFINITY };

const previewed: BulkPreviewMutationVariables['change'][] = [];
const started: StartBulkMutationVariables['input'][] = [];
const mocks: MockLink.MockedResponse[] = [
  { request: { query: ParticipantsListDocument, variables: () => true }, ...forever, result: { data: { participants: { __typename: 'ParticipantConnection', nodes: rows, totalCount: { __typename: 'ListCount', value: 310, capped: false } } } } },
  { request: { query: TagsDocument, variables: () => true }, ...forever, result: { data: { tags: [TAG] } } },
  {
    request: { query: BulkPreviewDocument, variables: () => true },
    ...forever,
    result: (variables) => {
      const { change } = variables as BulkPreviewMutationVariables;
      previewed.push(change);
      const refused = { __typename: 'BulkRow', personId: 'p1', displayName: NAMES[1], outcome: 'already', message: 'has the tag already' };
      const plan = { __typename: 'BulkPlan', label: 'Bus 4', total: 310, changed: 309, onWaitList: 0, unseen: 0, remarks: [], reasons: [{ __typename: 'BulkReason', outcome: 'already', message: 'has the tag already', count: 1 }], rows: [refused], message: null };
      return { data: { bulkPreview: { __typename: 'BulkPreviewPayload', plan, problems: [] } } };
    },
  },
  {
    request: { query: StartBulkDocument, variables: () => true },
    result: (variables) => {
      started.push((variables as StartBulkMutationVariables).input);
      return { data: { startBulk: { __typename: 'BulkRunPayload', run: RUN, problems: [] } } };
    },
  },
];
/** The page and the dialog are fetched when they are first needed. */
const PATIENT = { timeout: 20_000 };
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const chosen = () => NAMES.filter((name) => (box(name) as HTMLInputElement).checked);

test('rows are chosen in ranges, by the keyboard and all that match; a change is looked at, then begun once', async () => {
  const user = userEvent.setup();
  visit(peoplePages, { url: '/people/participants?f=grade.equals.K', mocks, level: 'site', edits: ['people.participants'] });
  await screen.findByRole('row', { name: /Davis, Ben/ }, PATIENT);
  await user.click(box(NAMES[0] as string));
  await user.keyboard('{Shift>}');
  await user.click(box(NAMES[2] as string));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(NAMES.slice(0, 3));
  await user.keyboard('{Escape}');
  expect(chosen()).toEqual([]);
  within(screen.getByRole('row', { name: /Davis/ })).getByRole('link').focus();
  await user.keyboard('x');
  expect(chosen()).toEqual(['Davis, Ben']);

  await user.click(screen.getByRole('button', { name: 'Select all 310 that match' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('All 310 that match selected');
  await user.click(screen.getByRole('button', { name: 'Tag' }));
  const dialog = await screen.findByRole('dialog', {}, PATIENT);
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Tag' }, PATIENT), 'Bus 4');
  expect(await within(dialog).findByText('309 will be tagged Bus 4', {}, PATIENT)).toBeInTheDocument();
  const filter = { match: 'and', rules: [{ field: 'grade', mode: 'equals', value: 'K' }, { field: 'stay', mode: 'notEquals', value: 'ended' }] };
  expect(previewed).toEqual([{ action: 'TAG', targetId: 't1', selection: { question: { search: null, filter } } }]);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Tag 309' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
  expect(started).toHaveLength(1);
  expect(chosen()).toEqual([]);
});

test('a message of one’s own is told of until it has left, leads to its run, and is not asked after any more', async () => {
  const user = userEvent.setup();
  const run = { ...RUN, id: 'm1', action: 'MESSAGE' as const, label: 'Early closing', total: 14, changed: 12, refused: 2, already: 0, canUndo: true, message: { __typename: 'BulkMessage' as const, id: 'm1', state: 'held' as const, sendsIn: 18, mails: 12, sent: 0, failed: 0, stalledSince: null } };
  // What is taken back is on its way no more: the focus stands on one that still is.
  const other = { ...run, id: 'm2', label: 'Snow day', message: { ...run.message, id: 'm2' } };
  let [asked, gone, back] = [0, false, false];
  const way: MockLink.MockedResponse = { request: { query: MessagesOnTheWayDocument, variables: () => true }, ...forever, result: () => ((asked += 1), { data: { bulkRuns: gone ? [] : back ? [other] : [run, other] } }) };
  const takenBack = { ...run, canUndo: false, state: 'undone' as const, message: { ...run.message, state: 'cancelled' as const, sendsIn: null } };
  const recent: MockLink.MockedResponse = { request: { query: BulkRunsDocument, variables: () => true }, ...forever, result: () => ({ data: { bulkRuns: [back ? takenBack : run] } }) };
  const undo: MockLink.MockedResponse = { request: { query: UndoBulkDocument, variables: () => true }, result: () => ((back = true), { data: { undoBulk: { __typename: 'BulkRunPayload', run: takenBack, problems: [] } } }) };
  visit(peoplePages, { url: '/people/participants', mocks: [...mocks, way, recent, undo], level: 'site', edits: ['people.participants', 'tools.send_messages'] });
  expect(await screen.findByText('Message “Early closing” leaves in 18 seconds', {}, PATIENT)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo: message “Early closing”' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Details: message “Early closing”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message “Early closing” about 12 participants' }, PATIENT);
  expect(within(dialog).getByText('Sends in 18 seconds')).toBeInTheDocument();
  within(dialog).getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull(), PATIENT);
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
  screen.getByRole('button', { name: 'Undo: message “Snow day”' }).focus();
  gone = true;
  await waitFor(() => expect(screen.queryByText(/leaves in/)).toBeNull(), PATIENT);
  expect(document.activeElement?.id).toBe('main');
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(asked).toBe(before);
});

test.each([['takes the focus', false], ['leaves it to whoever has gone on', true]])('a form that comes after its dialog %s', async (_what, goneOn) => {
  document.body.innerHTML = '<div role="dialog"><div></div><button>Cancel</button></div>';
  const [form, cancel] = [document.querySelector('[role=dialog] > div') as HTMLElement, document.querySelector('button') as HTMLElement];
  cancel.focus();
  const end = lateFocus(form);
  if (goneOn) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  form.innerHTML = '<input type="checkbox" /><input data-autofocus="" />';
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(goneOn ? cancel : form.lastChild);
  end?.();
  document.body.innerHTML = '';
});

test('whoever finds no place is said to wait, before and after', () => {
  const { result: { current: t } } = renderHook(() => useBulkTexts());
  const words = (changed: number, onWaitList: number) => [willBe(t, 'ENROLL', { changed, onWaitList }, 'Chess'), doing(t, 'ENROLL', { changed, onWaitList }), wasDone(t, 'ENROLL', { changed, onWaitList })];
  expect(words(4, 0)).toEqual(['4 will be enrolled in Chess', 'Enroll 4', '4 participants enrolled']);
  expect(words(4, 1)).toEqual(['3 will be enrolled in Chess, 1 put on its wait list', 'Enroll 3, 1 on the wait list', '3 participants enrolled, 1 put on the wait list']);
  expect(words(4, 4)).toEqual(['4 will be put on the wait list of Chess', 'Put 4 on the wait list', '4 participants put on the wait list']);
});
