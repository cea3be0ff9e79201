import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { participationPages } from '../participation.routes';
import { LockMonthDocument, type LockMonthMutationVariables, SiteMonthsDocument, type SiteMonthsQueryVariables } from './__generated__/lock';
import type { SiteMonthRow } from './lock-columns';
import { monthOf } from './month-of';

const PATH = '/participation/lock-activity';
const LOCKS: FeatureKey = 'participation.lock_activity_participation';
const row = (id: string, siteName: string, more: Partial<SiteMonthRow> = {}): SiteMonthRow => ({ __typename: 'SiteMonth', siteId: id, siteName, month: '2026-10-01', dates: 40, entered: 40, missing: 0, ahead: 0, days: 20, marks: 1234, lock: null, ...more });
const LOCK = { __typename: 'MonthLock' as const, lockedAt: '2026-11-02T15:00:00.000Z', lockedBy: 'Ana Ruiz' };
const asked: SiteMonthsQueryVariables[] = [];

const answering = (...rows: SiteMonthRow[]): MockLink.MockedResponse => ({
  request: { query: SiteMonthsDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (given) => {
    asked.push(given as SiteMonthsQueryVariables);
    return { data: { siteMonths: { __typename: 'SiteMonthConnection', nodes: rows, totalCount: { __typename: 'ListCount', value: rows.length, capped: false } } } };
  },
});
const open = (mocks: readonly MockLink.MockedResponse[], url = PATH, edits: readonly FeatureKey[] = [LOCKS], level: 'institution' | 'site' = 'institution') => visit(participationPages, { url, mocks, views: [LOCKS], edits, level });

beforeEach(() => asked.splice(0));

test('begins with the month that is over; the address names another, and none that has not begun', () => {
  expect(monthOf(null, '2026-11-21')).toBe('2026-10-01');
  expect(monthOf('2026-02', '2026-11-21')).toBe('2026-02-01');
  for (const wrong of ['2026-12', '2026-13', 'soon', '']) expect(monthOf(wrong, '2026-11-21')).toBe('2026-10-01');
  expect(monthOf(null, '2026-01-05')).toBe('2025-12-01');
});

test('whoever may only look can neither choose nor lock', async () => {
  open([answering(row('a', 'Cedar Bend'), row('b', 'Lincoln', { lock: LOCK }))], PATH, []);
  expect(await screen.findByRole('row', { name: /Lincoln/ })).toHaveTextContent('Locked');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Lock|Unlock|Actions for/ })).toBeNull();
});

test.each([
  ['institution', 1],
  ['site', 0],
] as const)('at the level of the %s, the order in force is a named one, and another is offered only where there are several rows', async (level, sortable) => {
  open([answering(row('a', 'Cedar Bend'))], PATH, [LOCKS], level);
  expect(await screen.findByRole('row', { name: /Cedar Bend/ })).toBeInTheDocument();
  expect(asked.at(-1)?.sort).toEqual([{ field: 'site', direction: 'asc' }]);
  expect(screen.queryAllByRole('button', { name: 'State' })).toHaveLength(sortable);
});

test('steps through months in the address and asks for the one that is shown', async () => {
  const user = userEvent.setup();
  const { router } = open([answering(row('a', 'Cedar Bend'))], `${PATH}?month=2026-09&page=1`);
  expect(await screen.findByRole('heading', { name: 'September 2026' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'August 2026' })).toBeInTheDocument();
  expect(router.state.location.search).toContain('month=2026-08');
  await waitFor(() => expect(asked.at(-1)?.month).toBe('2026-08-01'));
});

test('warns of what is missing before it locks, and says it only knowingly', async () => {
  const user = userEvent.setup();
  const sent: LockMonthMutationVariables['input'][] = [];
  const locking: MockLink.MockedResponse = {
    request: { query: LockMonthDocument, variables: () => true },
    result: (given) => {
      sent.push((given as LockMonthMutationVariables).input);
      return { data: { lockMonth: { __typename: 'MonthLockPayload', changed: 2, problems: [] } } };
    },
  };
  open([answering(row('a', 'Cedar Bend'), row('b', 'Lincoln', { missing: 3 }), row('c', 'Mariner', { lock: LOCK })), locking], `${PATH}?month=2026-10`);
  for (const name of ['Cedar Bend', 'Lincoln', 'Mariner']) await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  expect(screen.getByRole('button', { name: 'Unlock (1)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lock (2)' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Lock October 2026 for 2 clubhouses?');
  expect(dialog).toHaveTextContent('Attendance is missing on 3 session dates');
  expect(dialog).toHaveTextContent('Lincoln: 3 session dates');
  expect(dialog).toHaveTextContent('You may unlock it again.');
  await user.click(within(dialog).getByRole('button', { name: 'Lock all the same' }));
  await waitFor(() => expect(sent).toEqual([{ month: '2026-10-01', siteIds: ['a', 'b'], acceptMissing: true }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('says of a month that is not over how many dates nobody could take any more, and where', async () => {
  const user = userEvent.setup();
  open([answering(row('a', 'Cedar Bend', { ahead: 6 }), row('b', 'Lincoln', { ahead: 1 }), row('c', 'Mariner'))], `${PATH}?month=2026-11`);
  for (const name of ['Cedar Bend', 'Lincoln', 'Mariner']) await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Lock (3)' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The month is not over');
  expect(dialog).toHaveTextContent('7 session dates from today on could not be taken.');
  expect(within(dialog).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Cedar Bend: 6 session dates', 'Lincoln: 1 session date']);
  expect(dialog).not.toHaveTextContent('Attendance is missing');
});
