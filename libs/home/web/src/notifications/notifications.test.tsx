import { MarkNotificationsReadDocument, NotificationsDocument } from '@afterbell/core/web';
import { visit } from '@afterbell/testing/web';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homePages } from '../home.routes';

const notice = (id: string, read: boolean, path: string | null = '/people') => ({
  __typename: 'Notification' as const, id, kind: 'access_granted' as const, path, read, createdAt: '2026-11-20T15:04:00.000Z',
  params: [{ __typename: 'NotificationParam' as const, name: 'role', value: 'Viewer' }, { __typename: 'NotificationParam' as const, name: 'organization', value: `Place ${id}` }],
});

const asked: unknown[] = [];
const list = (nodes: ReturnType<typeof notice>[]): MockLink.MockedResponse => ({
  request: { query: NotificationsDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => {
    const { unreadOnly } = variables as { unreadOnly: boolean };
    return { data: { notifications: { __typename: 'NotificationConnection', nodes: nodes.filter(({ read }) => !unreadOnly || !read), pageInfo: { __typename: 'PageInfo', hasNextPage: false } } } };
  },
});
const marking: MockLink.MockedResponse = {
  request: { query: MarkNotificationsReadDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => {
    asked.push(variables);
    return { data: { markNotificationsRead: { __typename: 'NotificationsReadPayload', unread: 0, problems: [] } } };
  },
};

beforeEach(() => asked.splice(0));

test('says in words what happened, tells unread from read, and following one marks it read', async () => {
  visit(homePages, { url: '/notifications', mocks: [list([notice('1', false), notice('2', true, null)]), marking], unread: () => 1 });
  const link = await screen.findByRole('link', { name: /You may now act as Viewer at Place 1/ });
  expect(within(link.closest('li') as HTMLElement).getByRole('img', { name: 'Unread' })).toBeInTheDocument();
  expect(screen.getByText(/Place 2/).closest('a')).toBeNull();
  await userEvent.click(link);
  await waitFor(() => expect(asked).toEqual([{ ids: ['1'] }]));
});

test('counts in words', async () => {
  const counted = (id: string, count: string) => ({ ...notice(id, true, '/settings/users'), kind: 'export_done' as const, params: [['name', 'Users'], ['count', count]].map(([name = '', value = '']) => ({ __typename: 'NotificationParam' as const, name, value })) });
  const param = ([name = '', value = '']: readonly string[]) => ({ __typename: 'NotificationParam' as const, name, value });
  const bulk = (id: string, ...more: string[][]) => ({ ...counted(id, '12'), kind: 'bulk_done' as const, params: [['name', 'Bus 4'], ['count', '12'], ...more].map(param) });
  visit(homePages, { url: '/notifications', mocks: [list([counted('1', '1'), counted('2', '12'), bulk('3', ['action', 'TAG']), bulk('4')] as never)] });
  expect(await screen.findByRole('link', { name: /Users exported: 1 row\b(?!s)/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Users exported: 12 rows/ })).toHaveAttribute('href', '/settings/users');
  // Of many it says what was done; what an earlier release told says less.
  expect(screen.getByRole('link', { name: /^12 participants tagged Bus 4/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Bus 4: 12 participants changed/ })).toBeInTheDocument();
});

test('shows the unread alone, and marks all', async () => {
  let unread = 1;
  visit(homePages, { url: '/notifications?show=unread', mocks: [list([notice('1', false), notice('2', true)]), marking], unread: () => unread });
  await screen.findByText(/Place 1/);
  expect(screen.queryByText(/Place 2/)).not.toBeInTheDocument();
  unread = 0;
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(asked).toEqual([{ ids: null }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
});

test('says that there is nothing, and what will be there', async () => {
  visit(homePages, { url: '/notifications', mocks: [list([])] });
  expect(await screen.findByText('No notifications')).toBeInTheDocument();
});

test('the bell counts, and opens on the newest', async () => {
  visit(homePages, { url: '/notifications', mocks: [list([notice('1', false)])], unread: () => 100 });
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, more than 99 unread' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(panel).findByText(/Place 1/)).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
});
