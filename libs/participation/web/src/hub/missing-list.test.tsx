import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { participationPages } from '../participation.routes';
import { CloseMissingDaysDocument, type CloseMissingDaysMutationVariables, MissingAttendanceDocument, MissingDaysDocument, type MissingDaysQueryVariables } from './__generated__/missing';
import type { MissingDay } from './missing-day';

const ID = '01919191-9191-7191-9191-919191919191';
const FEATURE: FeatureKey = 'participation.by_activity';
const day = (date: string, more: Partial<MissingDay> = {}): MissingDay => ({ __typename: 'SessionDay', sessionId: ID, sessionName: 'Grades 3–5', activityId: ID, activityName: 'Homework Help', siteId: ID, siteName: 'Cedar Bend', date, startTime: '15:15', endTime: '16:15', enrolledCount: 21, markedCount: 0, unmarkedCount: 21, ...more });
const asked: MissingDaysQueryVariables[] = [];
const sent: CloseMissingDaysMutationVariables['input'][] = [];

const list = (...nodes: MissingDay[]): MockLink.MockedResponse => ({
  request: { query: MissingDaysDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (given) => {
    asked.push(given as MissingDaysQueryVariables);
    return { data: { missingDays: { __typename: 'SessionDayConnection', nodes, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } } } };
  },
});
const facets = (total: number): MockLink.MockedResponse => ({
  request: { query: MissingAttendanceDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { missingAttendance: { __typename: 'MissingAttendance', total, oldest: null, sites: [], activities: [{ __typename: 'MissingChoice', id: ID, name: 'Homework Help', count: total }], weeks: [{ __typename: 'MissingWeek', startsOn: '2026-11-08', count: total }] } } },
});
const closing: MockLink.MockedResponse = {
  request: { query: CloseMissingDaysDocument, variables: () => true },
  maxUsageCount: 2,
  result: (given) => {
    const { input } = given as CloseMissingDaysMutationVariables;
    sent.push(input);
    const days = [input.days].flat();
    return { data: { closeSessionDates: { __typename: 'CloseSessionDatesPayload', closed: days.slice(0, 1).map((one) => ({ __typename: 'SessionDate', ...one })), refused: days.slice(1).map((one) => ({ __typename: 'RefusedDay', ...one, message: 'Participation is locked.' })), problems: [] } } };
  },
};
const open = (mocks: readonly MockLink.MockedResponse[], url = '/participation', edits: readonly FeatureKey[] = [FEATURE]) => visit(participationPages, { url, mocks, views: [FEATURE], edits, level: 'site' });

beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
});

test('whoever may only look is led to the day and offered nothing else', async () => {
  open([list(day('2026-11-10')), facets(1)], '/participation', []);
  expect(await screen.findByRole('heading', { name: 'Missing attendance (1)' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Homework Help, Grades 3–5/ })).toHaveAttribute('href', `/participation/activity/select-participants?sessionId=${ID}&date=2026-11-10`);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('says that nothing is missing, and where a narrower question finds nothing offers the whole', async () => {
  const user = userEvent.setup();
  const { router } = open([list(), facets(0)], '/participation?week=2026-11-08');
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Every session date of this term up to now is entered.')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('narrows by week and activity in the address', async () => {
  const user = userEvent.setup();
  const { router } = open([list(day('2026-11-10')), facets(1)]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Week' }), '2026-11-08');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), ID);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ activityId: ID, from: '2026-11-08', to: '2026-11-14' }));
  expect(router.state.location.search).toBe(`?week=2026-11-08&activity=${ID}`);
});

test('of one date it asks by the name that its row has', async () => {
  const user = userEvent.setup();
  open([list(day('2026-11-10')), facets(1)]);
  await user.click(await screen.findByRole('checkbox', { name: /Homework Help/ }));
  await user.click(screen.getByRole('button', { name: 'Did not run' }));
  expect(await screen.findByRole('dialog', { name: 'Homework Help, Grades 3–5 did not run on 11/10/2026?' })).toBeInTheDocument();
});

test('asks why before several did not run, and says which could not be entered', async () => {
  const user = userEvent.setup();
  open([list(day('2026-11-10'), day('2026-11-11')), facets(2), closing]);
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Did not run' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'They did not run' }));
  expect(await within(dialog).findByText('Say why the sessions did not run.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'Snow day');
  await user.click(within(dialog).getByRole('button', { name: 'They did not run' }));
  await waitFor(() => expect(sent).toEqual([{ days: [{ sessionId: ID, date: '2026-11-10' }, { sessionId: ID, date: '2026-11-11' }], outcome: 'did_not_run', reason: 'Snow day' }]));
  expect(await screen.findByText('1 could not be entered')).toBeInTheDocument();
  expect(screen.getByText('Homework Help, Wed 11/11/2026: Participation is locked.')).toBeInTheDocument();
  expect(screen.getByText('1 session date is entered')).toBeInTheDocument();
});

test('a day on which everybody is marked says so and is closed as taken; of several chosen only those are', async () => {
  const user = userEvent.setup();
  open([list(day('2026-11-10', { markedCount: 25, unmarkedCount: 0 }), day('2026-11-11', { markedCount: 3, unmarkedCount: 18 })), facets(2), closing]);
  expect(await screen.findByText('25 of 25')).toBeInTheDocument();
  expect(screen.getByText('3 of 21')).toBeInTheDocument();
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Taken (1)' }));
  await waitFor(() => expect(sent).toEqual([{ days: [{ sessionId: ID, date: '2026-11-10' }], outcome: 'taken', reason: null }]));
});
