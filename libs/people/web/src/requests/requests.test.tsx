import { visit } from '@afterbell/testing/web';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { DecideTeacherLinkDocument, PersonRequestCountsDocument, PersonRequestDocument, PersonRequestsDocument, RequestAssigneesDocument, SavePrivacyRequestDocument } from './__generated__/requests';

const request = (more: object) => ({
  ...{ __typename: 'PersonRequest', visiblePersonId: 'p1', personName: 'García, Sofía', personKinds: ['participant'], relation: null, channel: null, askedOn: '2026-09-01', dueOn: null, isOverdue: false, note: null, outcome: null },
  ...{ decidedOn: null, version: 1, createdAt: '2026-09-01T12:00:00.000Z', assigneeId: null, assigneeName: null, status: 'open' },
  ...more,
});
const LINK = request({ id: 'l1', kind: 'teacher_link', askedBy: 'Özdemir, Ines', relation: 'Reading' });
const ASKED = request({ id: 'r1', kind: 'correct', askedBy: 'Rosa García', channel: 'mail', dueOn: '2026-10-16', isOverdue: true, personName: 'García, Luis' });

const calls: { name: string; variables: Record<string, unknown> }[] = [];
const on = (query: MockLink.MockedResponse['request']['query'], name: string, answer: (variables: Record<string, unknown>) => object): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: ((variables: Record<string, unknown>) => {
    calls.push({ name, variables });
    return { data: answer(variables) };
  }) as never,
});
const list = on(PersonRequestsDocument, 'list', () => ({ personRequests: { __typename: 'PersonRequestConnection', nodes: [ASKED, LINK], totalCount: { __typename: 'ListCount', value: 2, capped: false }, pageInfo: { __typename: 'PageInfo', hasNextPage: false } } }));
const counts = on(PersonRequestCountsDocument, 'counts', () => ({ personRequestCounts: { __typename: 'PersonRequestCounts', waiting: 2, overdue: 1, mine: 0 } }));
const people = on(RequestAssigneesDocument, 'people', () => ({ requestAssignees: [] }));
const decide = on(DecideTeacherLinkDocument, 'decide', ({ input }) => {
  const { status, version } = input as { status: string; version: number };
  return { decideTeacherLink: { __typename: 'PersonRequestPayload', request: { ...LINK, status: status === 'linked' ? 'done' : 'open', version: version + 1 }, problems: [] } };
});
const save = on(SavePrivacyRequestDocument, 'save', () => ({ savePrivacyRequest: { __typename: 'PersonRequestPayload', request: null, problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', path: 'outcome', message: 'is required once it is decided' }] } }));

const MOTHERS = request({ id: 'r2', kind: 'erase', personKinds: ['contact'], visiblePersonId: 'p2', personName: 'García, Rosa', askedBy: null, channel: null });
const one = on(PersonRequestDocument, 'one', () => ({ personRequest: MOTHERS }));

const open = (edits: boolean, url = '/people/requests') =>
  visit(peoplePages, { url, level: 'institution', mocks: [list, counts, people, decide, save, one], ...(edits ? { edits: ['people.requests', 'people.participants', 'people.contacts'] } : { views: ['people.requests'] }) });
const menu = async (name: RegExp) => within(await screen.findByRole('row', { name })).getByRole('button', { name: /^Actions for/ });

beforeEach(() => calls.splice(0));

test('says what waits, what is overdue, and counts it; who may only view changes nothing', async () => {
  open(false, '/people/requests?show=overdue');
  expect(await screen.findByRole('row', { name: /García, Luis/ })).toHaveTextContent('Overdue since 10/16/2026');
  expect(await screen.findByRole('radio', { name: 'Overdue (1)' })).toBeChecked();
  expect(calls.find(({ name }) => name === 'list')?.variables).toMatchObject({ scope: 'overdue' });
  expect(screen.queryByRole('button', { name: /Enter a request|^Actions for/ })).toBeNull();
});

test('a card of what has no day to be answered by says nothing of one', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('max-width'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList);
  open(false);
  const [due, link] = (await screen.findAllByRole('link', { name: /García/ })).map((title) => title.closest('li'));
  expect(due).toHaveTextContent('DueOverdue since 10/16/2026');
  expect(link).toHaveTextContent('Sofía');
  expect(link).not.toHaveTextContent('Due');
  jest.restoreAllMocks();
});

test('a link is decided from its row, and taken back', async () => {
  const user = userEvent.setup();
  open(true);
  await user.click(await menu(/Sofía/));
  await user.click(await screen.findByRole('menuitem', { name: 'Link' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'decide').map(({ variables }) => variables['input'])).toEqual([{ id: 'l1', version: 1, status: 'linked' }, { id: 'l1', version: 2, status: 'pending' }]));
});

test('what the server asks for is said at its field, and nothing that was typed is lost', async () => {
  const user = userEvent.setup();
  open(true, '/people/requests?change=r1');
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Status/ }), 'Declined');
  await user.type(within(dialog).getByRole('textbox', { name: /^What exactly/ }), 'The street');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findAllByText('What was answered is required once it is decided.')).length).toBeGreaterThan(0);
  expect(within(dialog).getByRole('textbox', { name: /^What exactly/ })).toHaveValue('The street');
  expect(calls.find(({ name }) => name === 'save')?.variables).toMatchObject({ input: { id: 'r1', version: 1, personId: 'p1' }, values: { status: 'declined', note: 'The street', askedBy: 'Rosa García' } });
});

test('what a contact asks leads to the record of the contact, and to its erasing', async () => {
  open(true, '/people/requests?request=r2');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/people/list?id=p2');
  expect(within(dialog).getByRole('link', { name: 'Erase…' })).toHaveAttribute('href', '/people/list?id=p2&privacy=erase');
});
