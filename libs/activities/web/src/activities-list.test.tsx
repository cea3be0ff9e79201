import type { MockLink } from '@apollo/client/testing';
import { foldText, type FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivitiesListDocument, type ActivitiesListQueryVariables } from './__generated__/activities-list';
import type { ActivityRow, ActivitySession } from './session-lines';
import { activitiesPages } from './activities.routes';

const PATH = '/activities';
const weekly = (weekdays: number[], startTime = '15:15', endTime = '17:00'): ActivitySession['patterns'][number] => ({ __typename: 'SessionPattern', frequency: 'weekly', interval: 1, weekdays, weeksOfMonth: [], startTime, endTime });
const VIEWS: readonly FeatureKey[] = ['activities.list', 'activities.session', 'participation.by_activity'];

function session(id: string, more: Partial<ActivitySession>): ActivitySession {
  return { __typename: 'Session', id, activityId: 'c', name: 'Chess', startsOn: '2026-09-01', endsOn: '2026-12-18', startTime: '15:15', endTime: '17:00', patterns: [weekly([1, 2, 3])], location: null, nextDate: '2026-11-23', meetsToday: false, capacity: 15, enrolled: 12, waitingCount: 3, ...more };
}

function activity(id: string, name: string, more: Partial<ActivityRow>): ActivityRow {
  return { __typename: 'Activity', id, name, category: 'stem', type: 'scheduled', enabled: true, createdAt: '2026-08-01T14:00:00.000Z', location: null, capacity: null, gradeFrom: null, gradeTo: null, ageFrom: null, ageTo: null, ownCategory: null, funders: [], partners: [], staff: [], term: null, sessions: [], customValues: [], ...more };
}

const CHESS = activity('c', 'Chess', { sessions: [session('s1', {}), session('s2', { name: 'Spring', startsOn: '2027-01-05', patterns: [weekly([2, 4]), weekly([5], '14:00', '15:00')], nextDate: '2027-01-05' })] });
const ROWS = [CHESS, activity('o', 'Folklórico', { type: 'drop_in', category: null })];

const asked: ActivitiesListQueryVariables[] = [];

/** A server that knows search, the type rule and the direction. */
function answering(rows: readonly ActivityRow[]): MockLink.MockedResponse {
  return {
    request: { query: ActivitiesListDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: (given) => {
      const variables = given as ActivitiesListQueryVariables;
      asked.push(variables);
      const type = variables.filter?.rules.find(({ field }) => field === 'type')?.value;
      const found = rows.filter((row) => foldText(row.name).includes(foldText(variables.search ?? '')) && (!type || row.type === type));
      const nodes = [variables.sort].flat()[0]?.direction === 'desc' ? [...found].reverse() : found;
      return { data: { activities: { __typename: 'ActivityConnection', nodes, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } } } };
    },
  };
}

const failing: MockLink.MockedResponse = { request: { query: ActivitiesListDocument, variables: () => true }, error: new Error('no network') };
const open = (mocks: readonly MockLink.MockedResponse[], url = PATH, views = VIEWS, level: 'site' | 'institution' = 'site') => visit(activitiesPages, { url, mocks, views, level });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(() => asked.splice(0));
afterEach(() => jest.restoreAllMocks());

test('waits under its title, then shows when each session meets and the way to its roster', async () => {
  open([{ ...answering(ROWS), delay: 1200 }]);
  expect(await screen.findByText('Loading rows')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Activities' })).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /Chess/ });
  expect(row).toHaveTextContent('Mon – Wed, 03:15 PM – 05:00 PM');
  expect(row).toHaveTextContent('Tue, Thu, 03:15 PM – 05:00 PM · Fri, 02:00 PM – 03:00 PM');
  expect(row).toHaveTextContent('11/23/2026');
  expect(within(row).getByRole('link', { name: 'Take attendance of Chess' })).toHaveAttribute('href', '/participation/activity?activityId=c&sessionId=s1');
});

test('on a day on which it meets the way leads to the roster of that day', async () => {
  // Its meeting is over: the next one is another day's.
  open([answering([activity('c', 'Chess', { sessions: [session('s1', { nextDate: '2026-11-23', meetsToday: true })] })])]);
  expect(await screen.findByRole('link', { name: 'Take attendance of Chess' })).toHaveAttribute('href', '/participation/activity?activityId=c&sessionId=s1&date=2026-11-20');
});

test('a run that has not begun says when it does, and has nothing to take yet', async () => {
  open([answering(ROWS)]);
  const row = await screen.findByRole('row', { name: /Chess/ });
  expect(row).toHaveTextContent('From 01/05/2027');
  expect(within(row).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/activities/edit?id=c',
    '/participation/activity?activityId=c&sessionId=s1',
    '/activities/edit?id=c&tab=sessions&enrolled=s1',
    '/activities/edit?id=c&tab=sessions&enrolled=s2',
  ]);
  expect(row).toHaveTextContent('12 of 15, 3 waiting');
});

test('says that there is nothing yet', async () => {
  open([answering([])]);
  expect(await screen.findByText('No activities yet')).toBeInTheDocument();
});

test('search keeps to the address and says when nothing matches', async () => {
  const user = userEvent.setup();
  const { router } = open([answering(ROWS)]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'folklorico');
  await waitFor(() => expect(names()).toEqual(['Folklórico']));
  await waitFor(() => expect(router.state.location.search).toBe('?q=folklorico'));
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('a filter narrows, goes into the address and comes back from it', async () => {
  const user = userEvent.setup();
  const { router } = open([answering(ROWS)], `${PATH}?f=type.equals.drop_in`);
  await waitFor(() => expect(names()).toEqual(['Folklórico']));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Type is Drop-in' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(router.state.location.search).toBe('');
});

test('sorts by keyboard', async () => {
  const user = userEvent.setup();
  open([answering(ROWS)]);
  await waitFor(() => expect(names()).toHaveLength(2));
  within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Folklórico', 'Chess']));
});

test('a failure can be tried again', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open([failing, answering(ROWS)]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('without the right to sessions their columns are gone and they are not asked for', async () => {
  const rows = [activity('c', 'Chess', { sessions: undefined })];
  open([answering(rows)], PATH, ['activities.list', 'participation.by_activity']);
  await waitFor(() => expect(names()).toEqual(['Chess']));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Category', 'Type']);
  expect(asked.at(-1)).toMatchObject({ withSessions: false });
});

test('without the right to attendance there is no way to it', async () => {
  open([answering(ROWS)], PATH, ['activities.list', 'activities.session']);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.queryByRole('columnheader', { name: 'Attendance' })).not.toBeInTheDocument();
  expect(screen.queryByText('Take attendance')).not.toBeInTheDocument();
});

test('it is a site’s page', async () => {
  const { router } = open([answering(ROWS)], PATH, VIEWS, 'institution');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
