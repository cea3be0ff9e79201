import { foldText } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApolloLink } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { CustomListFieldsDocument } from '@afterbell/forms/web';
import { SavedViewsDocument } from '@afterbell/core/web';
import { DuplicateCountDocument } from './duplicates/__generated__/duplicates';
import { Subject } from 'rxjs';
import { ParticipantsListDocument, type ParticipantsListQueryVariables } from './__generated__/participants-list';
import type { ParticipantRow } from './participant-columns';
import { peoplePages } from './people.routes';
import { TagsDocument } from './tags/__generated__/tags';

const PATH = '/people/participants';

function participant(id: string, displayName: string, more: Partial<ParticipantRow> = {}): ParticipantRow {
  const site = { __typename: 'OrganizationRef' as const, id: 'here', name: 'Cedar Bend', level: 'site' as const };
  return { __typename: 'Participant', id, displayName, birthDate: '2016-03-14', grade: '5', localId: `41${id}`, stateId: null, allergies: null, contactRestriction: null, generatedId: null, photoId: null, createdAt: '2026-09-01T14:00:00.000Z', sites: [site], stay: { __typename: 'StayStanding', state: 'now', day: '2026-09-01' }, tags: [], customValues: [], ...more };
}

const SOFIA = participant('1', 'García, Sofía “Sofi”', { allergies: 'Peanuts' });
const KENJI = participant('2', 'Nakamura, Kenji', { grade: 'K', birthDate: '2021-01-05', contactRestriction: 'No contact with the father' });

const NOT_LEFT = { field: 'stay', mode: 'notEquals', value: 'ended' };
const asked: ParticipantsListQueryVariables[] = [];

/** A server of two children that knows search, the grade rule and the direction. */
function answering(rows: readonly ParticipantRow[]): MockLink.MockedResponse {
  return {
    request: { query: ParticipantsListDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: (variables) => {
      const { search, filter, sort } = variables as ParticipantsListQueryVariables;
      asked.push(variables as ParticipantsListQueryVariables);
      const grade = filter?.rules.find(({ field }) => field === 'grade')?.value;
      const found = rows.filter((row) => foldText(row.displayName).includes(foldText(search ?? '')) && (!grade || row.grade === grade));
      const nodes = [sort].flat()[0]?.direction === 'desc' ? [...found].reverse() : found;
      return { data: { participants: { __typename: 'ParticipantConnection', nodes, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } } } };
    },
  };
}

const failing: MockLink.MockedResponse = { request: { query: ParticipantsListDocument, variables: () => true }, error: new Error('no network') };
const BUS = { __typename: 'CustomListField' as const, fieldId: 12, name: 'Bus', type: 'dropdown' as const, listType: 'enum' as const, sortable: true, tabLabel: 'Transport', currency: null, options: [{ __typename: 'FormOption' as const, id: 7, label: 'North' }, { __typename: 'FormOption' as const, id: 8, label: 'South' }] };
const ownFields = (fields: readonly (typeof BUS)[]): MockLink.MockedResponse => ({ request: { query: CustomListFieldsDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, delay: 50, result: { data: { customListFields: fields } } });
const noTags: MockLink.MockedResponse = { request: { query: TagsDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { tags: [] } } };
const alike = (value: number): MockLink.MockedResponse => ({ request: { query: DuplicateCountDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { duplicatePairs: { __typename: 'DuplicatePairConnection', nodes: [], totalCount: { __typename: 'ListCount', value, capped: false } } } } });
const open = (mocks: readonly MockLink.MockedResponse[], url = PATH, level: 'site' | 'institution' = 'site', custom: readonly (typeof BUS)[] = []) => visit(peoplePages, { url, mocks: [...mocks, ownFields(custom), noTags, alike(3)], level, views: ['people.participants'] });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(() => asked.splice(0));
afterEach(() => jest.restoreAllMocks());

test('waits under its title, then shows who, with what to know of them', async () => {
  open([{ ...answering([SOFIA, KENJI]), delay: 1200 }]);
  expect(await screen.findByText('Loading rows')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Participants' })).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /García, Sofía “Sofi”/ });
  expect(row).toHaveTextContent('Allergy');
  expect(row).toHaveTextContent('5th grade');
  expect(row).toHaveTextContent('03/14/2016 · 10 yrs');
  expect(screen.getByRole('row', { name: /Nakamura/ })).toHaveTextContent('Contact restriction');
  expect(await screen.findByRole('link', { name: 'Possible duplicates (3)' })).toHaveAttribute('href', '/people/participants?view=duplicates');
});

test('says that there is nobody yet', async () => {
  open([answering([])]);
  expect(await screen.findByText('No participants here now')).toBeInTheDocument();
});

test('finds García by garcia, keeps it in the address, and says when nobody matches', async () => {
  const user = userEvent.setup();
  const { router } = open([answering([SOFIA, KENJI])]);
  const box = await screen.findByRole('searchbox', { name: 'Search by name or id' });
  await user.type(box, 'garcia');
  await waitFor(() => expect(names()).toEqual([SOFIA.displayName]));
  await waitFor(() => expect(router.state.location.search).toBe('?q=garcia'));
  await user.type(box, 'xx');
  expect(await screen.findByText('No match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(router.state.location.search).toBe('');
});

test('the address brings search, filter, sort and page back', async () => {
  open([answering([SOFIA, KENJI])], `${PATH}?q=a&f=grade.equals.K&s=-birthDate&ps=10`);
  await waitFor(() => expect(names()).toEqual([KENJI.displayName]));
  expect(asked.at(-1)).toMatchObject({ search: 'a', filter: { match: 'and', rules: [{ field: 'grade', mode: 'equals', value: 'K' }, NOT_LEFT] }, sort: [{ field: 'birthDate', direction: 'desc' }], first: 10, offset: 0 });
  expect(screen.getByText('Kindergarten', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Birth date' })).toHaveAttribute('aria-sort', 'descending');
});

test('who has left is shown when asked for, marked with the day; the address, views and files keep it', async () => {
  const user = userEvent.setup();
  const { router } = open([answering([participant('3', 'Okafor, Liam', { stay: { __typename: 'StayStanding', state: 'ended', day: '2026-11-20' } }), SOFIA])]);
  expect(await screen.findByRole('row', { name: /Okafor, Liam Left 11\/20\/2026/ })).toBeInTheDocument();
  const parts = screen.getByRole('combobox', { name: 'Who is shown' });
  expect(parts).toHaveDisplayValue('Here or coming');
  await user.selectOptions(parts, 'Left');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ match: 'and', rules: [{ field: 'stay', mode: 'equals', value: 'ended' }] }));
  expect(router.state.location.search).toBe('?only=left');
  await user.selectOptions(parts, 'All on record');
  await waitFor(() => expect(asked.at(-1)?.filter).toBeNull());
  expect(router.state.location.search).toBe('?only=all');
});

test('of any filters each holds beside the part', async () => {
  open([answering([SOFIA, KENJI])], `${PATH}?f=or&f=grade.equals.K&f=lastName.contains.x&only=left`);
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ match: 'or', rules: [], groups: [{ rules: [{ field: 'grade' }, { field: 'stay' }] }, { rules: [{ field: 'lastName' }, { field: 'stay' }] }] }));
});

test('a filter narrows the list and can be taken away', async () => {
  const user = userEvent.setup();
  const { router } = open([answering([SOFIA, KENJI])]);
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'grade');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'K');
  await waitFor(() => expect(names()).toEqual([KENJI.displayName]));
  expect(router.state.location.search).toBe('?f=grade.equals.K');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Grade is Kindergarten' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('sorts by keyboard: down, then the usual order', async () => {
  const user = userEvent.setup();
  const { router } = open([answering([SOFIA, KENJI])]);
  await waitFor(() => expect(names()).toHaveLength(2));
  within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual([KENJI.displayName, SOFIA.displayName]));
  expect(router.state.location.search).toBe('?s=-lastName');
});

test('a failure can be tried again', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open([failing, answering([SOFIA])]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual([SOFIA.displayName]));
});

test('the site has a column only where there is more than one', async () => {
  open([answering([SOFIA])], PATH, 'institution');
  expect(await screen.findByRole('columnheader', { name: 'Clubhouses' })).toBeInTheDocument();
});

test('who may not see participants is sent to the dashboard', async () => {
  const { router } = visit(peoplePages, { url: PATH, mocks: [answering([SOFIA])], views: ['activities.list'] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked).toEqual([]);
});

test('the tenant’s own fields come into the list when they are chosen, and only then are asked for', async () => {
  const user = userEvent.setup();
  const answers = [SOFIA, KENJI].map((row) => ({ ...row, customValues: [{ __typename: 'CustomValue' as const, fieldId: 12, display: 'North' }] }));
  open([answering(answers)], PATH, 'site', [BUS]);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.queryByRole('columnheader', { name: 'Bus' })).toBeNull();
  expect(asked.at(-1)?.customFieldIds).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Bus' }));
  await waitFor(() => expect(asked.at(-1)?.customFieldIds).toEqual([12]));
  expect(await screen.findAllByRole('cell', { name: 'North' })).toHaveLength(2);
  localStorage.clear();
});

test('an address that filters and sorts by a field of the tenant’s own waits until it is known', async () => {
  const { router } = open([answering([SOFIA])], `${PATH}?f=c12.equals.7&s=-c12`, 'site', [BUS]);
  expect(await screen.findByRole('button', { name: 'Remove filter: Bus is North' })).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ filter: { match: 'and', rules: [{ field: 'custom', customFieldId: 12, mode: 'equals', value: '7' }, NOT_LEFT] }, sort: [{ field: 'custom', customFieldId: 12, direction: 'desc' }] });
  expect(router.state.location.search).toBe('?f=c12.equals.7&s=-c12');
});

describe('saved views', () => {
  const view = (name: string, query: string, more: object = {}) => ({ __typename: 'SavedView' as const, id: `view-${name}`, name, query, isMine: true, isDefault: false, sharedWith: null, ownerName: 'Rosa Delgado', version: 1, viewerCan: { __typename: 'SavedViewRights' as const, edit: true, remove: true }, ...more });
  const kept = (...views: ReturnType<typeof view>[]): MockLink.MockedResponse => ({ request: { query: SavedViewsDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { savedViews: views } } });
  const FIFTH = view('Fifth', 'f=grade.equals.5&c=grade%2Ccity', { isDefault: true });

  it('opens an address that asks for nothing with the view that was chosen; any other address wins', async () => {
    const { router } = open([answering([SOFIA, KENJI]), kept(FIFTH)]);
    expect(await screen.findByRole('button', { name: 'Fifth' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?f=grade.equals.5&c=grade%2Ccity&v=view-Fifth');
    expect(await screen.findByRole('columnheader', { name: 'City' })).toBeInTheDocument();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ withReach: true, withStay: false, withCodes: false }));
  });

  it('leaves an address that asks for something as it is, and marks what differs from the view that it follows', async () => {
    const { router } = open([answering([SOFIA, KENJI]), kept(FIFTH)], `${PATH}?q=ken&c=grade,city&v=view-Fifth`);
    expect(await screen.findByRole('button', { name: /^Fifth/ })).toHaveTextContent('changed');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('ken');
    expect(new URLSearchParams(router.state.location.search).get('f')).toBeNull();
  });
});

test('counts what others change, and reads the list again when asked, or when some may have been missed', async () => {
  const changes = new Subject<ApolloLink.Result>();
  visit(peoplePages, { url: PATH, mocks: [answering([SOFIA]), ownFields([])], views: ['people.participants'], live: () => changes });
  await screen.findByRole('row', { name: /García/ });
  const before = asked.length;
  const tell = (count: number | null) => act(() => changes.next({ data: { listChanged: { __typename: 'ListChange', count } } }));
  tell(1);
  tell(2);
  expect(screen.getByText('3 changes by others since this list was read')).toBeInTheDocument();
  expect(asked).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.queryByText(/changes by others/)).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  tell(null);
  await waitFor(() => expect(asked).toHaveLength(before + 2));
});
