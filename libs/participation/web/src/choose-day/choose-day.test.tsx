import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { participationPages } from '../participation.routes';
import { AttendanceActivitiesDocument, AttendanceCalendarDocument, AttendanceDayDocument, AttendanceNotEnteredDocument, AttendanceTodayDocument } from './__generated__/choose-day';

const FEATURE: FeatureKey = 'participation.by_activity';
const ACTIVITY = '01919191-9191-7191-9191-919191919190';
const SESSION = '01919191-9191-7191-9191-919191919191';
const AHEAD = '01919191-9191-7191-9191-919191919192';
const PAGE = '/participation/activity';
const pageInfo = { __typename: 'PageInfo', hasNextPage: false };
const always = (query: MockLink.MockedRequest['query'], data: Record<string, unknown>): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data } });
const session = (id: string, name: string, more: { startsOn?: string; endsOn?: string; patterns?: object[] } = {}) => ({ __typename: 'Session', id, name, startsOn: '2026-09-01', endsOn: '2026-12-18', startTime: '15:15', endTime: '16:15', weekdays: [5], location: null, patterns: [], ...more });
const MOCKS = [
  always(AttendanceTodayDocument, { todaysSessions: { __typename: 'SessionDayConnection', nodes: [], pageInfo } }),
  always(AttendanceNotEnteredDocument, { notEntered: { __typename: 'SessionDayConnection', nodes: [], pageInfo, totalCount: { __typename: 'ListCount', value: 0, capped: false } } }),
  always(AttendanceActivitiesDocument, { activities: { __typename: 'ActivityConnection', nodes: [{ __typename: 'Activity', id: ACTIVITY, name: 'Homework Help', type: 'activity', term: null, sessions: [session(SESSION, 'Grades 3–5'), session(ACTIVITY, 'Grades 6–8', { endsOn: '2026-10-30' }), session(AHEAD, 'Grades 9–12', { startsOn: '2027-01-11', endsOn: '2027-05-28', patterns: [['15:15', '16:15'], ['17:00', '18:00']].map(([startTime, endTime]) => ({ __typename: 'SchedulePattern', startTime, endTime })) })] }], pageInfo } }),
  always(AttendanceCalendarDocument, { sessionCalendar: [] }),
  always(AttendanceDayDocument, { checkSessionDate: { __typename: 'SessionDateCheck', date: '2026-11-20', sessionId: SESSION, startTime: '15:15', endTime: '16:15', isDropIn: false, state: 'scheduled', closureReason: null, outcome: null, outcomeReason: null, lock: null, problems: [] } }),
];
const open = (search = '') => visit(participationPages, { url: PAGE + search, mocks: MOCKS, views: [FEATURE], edits: [FEATURE], level: 'site' });
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split(',')[0]);

test('a day begins with today’s sessions; choosing an activity moves nothing', async () => {
  const user = userEvent.setup();
  const { router } = open();
  await user.selectOptions(await screen.findByLabelText('Activity'), 'Homework Help');
  expect(router.state.location.search).toBe(`?activityId=${ACTIVITY}`);
  expect(sections()).toEqual(['Today', 'Not entered yet', 'Another day']);
});

test.each([`?activityId=${ACTIVITY}`, `?sessionId=${SESSION}`])('who comes for one activity finds its days first: %s', async (search) => {
  const user = userEvent.setup();
  open(search);
  await user.selectOptions(await screen.findByLabelText('Activity'), '');
  expect(sections()).toEqual(['Which day', 'Today', 'Not entered yet']);
});

test('beside the button stands what it opens', async () => {
  open(`?sessionId=${SESSION}&date=2026-11-20`);
  expect(await screen.findByText('Homework Help, Grades 3–5')).toBeInTheDocument();
  expect(screen.getByText('Fri 11/20/2026')).toBeInTheDocument();
});

test.each([
  [SESSION, 'November 2026'],
  [ACTIVITY, 'October 2026'],
  [AHEAD, 'January 2027'],
])('the days of a session begin with today, or with the month in which it ended or will begin', async (id, month) => {
  open(`?sessionId=${id}`);
  expect(await screen.findByRole('heading', { level: 3, name: month })).toBeVisible();
});

test('a session of several times of day is not chosen by one of them', async () => {
  open(`?sessionId=${SESSION}`);
  const choice = await screen.findByRole('combobox', { name: 'Session' });
  expect(within(choice).getAllByRole('option').map(({ textContent }) => textContent?.replace(/\s/g, ' ')).slice(-3)).toEqual(['Grades 3–5, 03:15 PM – 04:15 PM', 'Grades 6–8, 03:15 PM – 04:15 PM', 'Grades 9–12']);
});
