import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardCountsDocument, NotEnteredBySiteDocument, NotEnteredDocument, TodaysSessionsDocument, type DashboardCountsQuery } from './__generated__/dashboard';
import type { SessionDay } from './day-phase';
import { homePages } from './home.routes';

const VIEWS: readonly FeatureKey[] = ['participation.by_activity', 'people.participants', 'activities.list'];

function day(sessionId: string, activityName: string, more: Partial<SessionDay> = {}): SessionDay {
  return { __typename: 'SessionDay', sessionId, sessionName: activityName, activityName, isDropIn: false, siteId: 'here', siteName: 'Cedar Bend', date: '2026-11-20', startTime: '00:00', endTime: '23:59', outcome: null, locked: false, enrolledCount: 24, markedCount: 18, presentCount: 16, ...more };
}

const connection = (nodes: readonly SessionDay[]) => ({ __typename: 'SessionDayConnection', nodes, pageInfo: { __typename: 'PageInfo', hasNextPage: false }, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } });
const today = (nodes: readonly SessionDay[], delay = 0): MockLink.MockedResponse => ({ request: { query: TodaysSessionsDocument, variables: () => true }, maxUsageCount: 9, delay, result: { data: { todaysSessions: connection(nodes) } } });
const missing = (nodes: readonly SessionDay[]): MockLink.MockedResponse => ({ request: { query: NotEnteredDocument, variables: () => true }, maxUsageCount: 9, result: { data: { notEntered: connection(nodes) } } });
const counts = (values: Partial<DashboardCountsQuery['dashboardCounts']>): MockLink.MockedResponse => ({ request: { query: DashboardCountsDocument }, maxUsageCount: 9, result: { data: { dashboardCounts: { __typename: 'DashboardCounts', sites: null, activities: null, participants: null, ...values } } } });

afterEach(() => jest.restoreAllMocks());

const TODAY = [day('1', 'After-School Core'), day('2', 'Chess', { outcome: 'taken', markedCount: 24 })];
const region = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('a site sees its day: what is on, how far it is, one tap to the roster', async () => {
  visit(homePages, { url: '/', views: VIEWS, mocks: [today(TODAY, 1500), missing([]), counts({ participants: 1284 })] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Bend' })).toBeInTheDocument();
  expect(screen.getByText('Friday, 11/20/2026 · Fall 2026')).toBeInTheDocument();
  await screen.findByText('Loading today’s sessions');
  const core = await screen.findByRole('link', { name: /After-School Core/ });
  expect(core).toHaveAttribute('href', '/participation/activity/select-participants?sessionId=1&date=2026-11-20');
  expect(core).toHaveTextContent('18 of 24 marked');
  expect(core).toHaveTextContent('In progress');
  expect(screen.getByRole('link', { name: /Chess/ })).toHaveTextContent('Taken');
});

test('all caught up, nothing today: both say so', async () => {
  visit(homePages, { url: '/', views: VIEWS, mocks: [today([]), missing([]), counts({})] });
  expect(await screen.findByText('All caught up')).toBeInTheDocument();
  expect(screen.getByText('No sessions today')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See activities and their dates' })).toHaveAttribute('href', '/activities');
});

test('what is not entered stands by day, each one click away', async () => {
  const queue = [day('1', 'After-School Core', { date: '2026-11-19', enrolledCount: 25, markedCount: 3 }), day('3', 'Robotics', { date: '2026-11-12', enrolledCount: 1, markedCount: 0 })];
  visit(homePages, { url: '/', views: VIEWS, mocks: [today([]), missing(queue), counts({})] });
  expect(await screen.findByRole('heading', { name: 'Not entered yet (2)' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Thu 11/19/2026' })).toBeInTheDocument();
  const robotics = screen.getByRole('link', { name: /Robotics/ });
  expect(robotics).toHaveAttribute('href', '/participation/activity/select-participants?sessionId=3&date=2026-11-12');
  expect(robotics).toHaveTextContent('1 enrolled');
  expect(screen.getByRole('link', { name: /After-School Core/ })).toHaveTextContent('3 of 25 marked');
});

test('counts lead to what they counted; without a right there is neither count nor link', async () => {
  visit(homePages, { url: '/', views: VIEWS, mocks: [today([]), missing([]), counts({ participants: 1284, activities: 7 })] });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Participants 1,284' })).toHaveAttribute('href', '/people/participants'));
  expect(screen.getByRole('link', { name: 'Activities this term 7' })).toHaveAttribute('href', '/activities?f=enabled.equals.true&f=term.equals.Fall+2026');
  expect(region('Where to').queryByText('All organizations')).not.toBeInTheDocument();
});

test('a part that fails can be tried again while the others stand', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failing: MockLink.MockedResponse = { request: { query: TodaysSessionsDocument, variables: () => true }, error: new Error('no network') };
  visit(homePages, { url: '/', views: VIEWS, mocks: [failing, today(TODAY), missing([]), counts({})] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  expect(await screen.findByText('All caught up')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Chess/ })).toBeInTheDocument();
});

const site = (siteId: string, siteName: string, notEntered: number, since: string | null) => ({ __typename: 'SiteWork', siteId, siteName, notEntered, since, sessions: 1, marked: 18, expected: 24 });
const FIGURES = { __typename: 'DayFigures', sessions: 431, entered: 12, marked: 3600, expected: 4800 };
const work = (nodes: readonly ReturnType<typeof site>[], { total = nodes.length, delay = 0 } = {}): MockLink.MockedResponse => ({ request: { query: NotEnteredBySiteDocument, variables: () => true }, maxUsageCount: 9, delay, result: { data: { notEnteredBySite: { __typename: 'SiteWorkConnection', nodes, totalCount: { __typename: 'ListCount', value: total, capped: false }, today: FIGURES } } } });
const SITES = [site('ash', 'Ash Grove', 1, '2026-11-05'), site('here', 'Cedar Bend', 0, null)];

test('above the sites: where the most is left to enter, and how to get there', async () => {
  visit(homePages, { url: '/', level: 'institution', views: [...VIEWS, 'dashboard.switch_access'], mocks: [work(SITES, { total: 31 }), counts({ sites: 2 })] });
  expect(await screen.findByRole('heading', { name: 'Clubhouses with the most left to enter' })).toBeInTheDocument();
  const sites = await screen.findAllByRole('button', { name: /^Work in/ });
  expect(sites.map((button) => button.getAttribute('aria-label'))).toEqual(['Work in Ash Grove', 'Work in Cedar Bend']);
  expect(sites[0]).toHaveAccessibleDescription('1 not entered from 11/05/2026');
  expect(screen.getByText(/Attendance is entered at each clubhouse/)).toBeInTheDocument();
  expect(region('Today').getByText('3,600 of 4,800')).toBeInTheDocument();
  expect(region('Today').getByText('431')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show all 31' })).toBeInTheDocument();
});

test('without the right to switch, sites are listed but lead nowhere', async () => {
  visit(homePages, { url: '/', level: 'institution', views: VIEWS, mocks: [work(SITES), counts({})] });
  expect(await screen.findByText('All entered')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Work in/ })).not.toBeInTheDocument();
});

test('nothing that has been shown moves while the rest loads', async () => {
  visit(homePages, { url: '/', views: VIEWS, mocks: [today(TODAY, 1500), missing([day('3', 'Robotics', { date: '2026-11-12' })]), counts({})] });
  await screen.findByText('Loading today’s sessions');
  // The second list has its answer first, and waits with its title too for the height of the one above it.
  expect(screen.queryByRole('heading', { name: /Not entered yet/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Robotics/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Robotics/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Chess/ })).toBeInTheDocument();
});

test('above the sites nothing moves either', async () => {
  visit(homePages, { url: '/', level: 'institution', views: VIEWS, mocks: [work(SITES, { delay: 1500 }), counts({})] });
  await screen.findByText('Loading what is left to enter');
  expect(screen.queryByText('Ash Grove')).not.toBeInTheDocument();
  expect(await screen.findByText('Ash Grove')).toBeInTheDocument();
  expect(region('Today').getByText('431')).toBeInTheDocument();
});

test('without any right it says so, and asks for nothing', async () => {
  visit(homePages, { url: '/', views: [], mocks: [] });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});
