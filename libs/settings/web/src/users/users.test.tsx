import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { OrganizationChoicesDocument } from '@afterbell/core/web';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GrantableRolesDocument, InviteUserDocument, ResetSignInMethodsDocument, UserDocument, type UserQuery } from './__generated__/user';
import { DisableUsersDocument, type DisableUsersMutationVariables, UsersListDocument, type UsersListQueryVariables } from './__generated__/users-list';
import type { UserListRow } from './user-columns';
import { usersPages } from './users.routes';

const VIEWS: readonly FeatureKey[] = ['settings.users'];
const ID = '01919191-9191-7191-9191-919191919191';

const access = { __typename: 'UserAccess' as const, id: 'a1', state: 'active' as const, disabledWithUser: false, organization: { __typename: 'UserOrganization' as const, id: 'o1', name: 'Cedar Bend' }, role: { __typename: 'UserRole' as const, id: 'r1', name: 'Attendance taker' } };
const ended = { ...access, id: 'a2', state: 'ended' as const, role: { ...access.role, id: 'r9', name: 'Viewer' } };
const row = (name: string, status: UserListRow['status']): UserListRow => ({
  __typename: 'User',
  id: name,
  name,
  email: `${name}@example.org`,
  status,
  lastSignInAt: null,
  invitedAt: null,
  activeSessions: 0,
  accesses: [ended, access],
  viewerCan: { __typename: 'UserViewerCan', disable: false, enable: false, resend: false },
});

const asked: UsersListQueryVariables[] = [];
const listing = (rows: readonly UserListRow[]): MockLink.MockedResponse => ({
  request: { query: UsersListDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => {
    asked.push(variables as UsersListQueryVariables);
    return { data: { users: { __typename: 'UserConnection', nodes: rows, totalCount: { __typename: 'ListCount', value: rows.length, capped: false } } } };
  },
});

const user: UserQuery['user'] = {
  __typename: 'User',
  id: ID,
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  status: 'active',
  invitedAt: null,
  lastSignInAt: '2026-11-01T12:00:00.000Z',
  version: 1,
  activeSessions: 0,
  viewerCan: { __typename: 'UserViewerCan', grant: false, rename: false, disable: false, enable: false, resend: false, revokeSessions: false },
  accesses: [
    { ...access, startsOn: '2026-08-01', endsOn: null, enabled: true, version: 1, organization: { ...access.organization, level: 'site' }, viewerCan: { __typename: 'UserAccessViewerCan', edit: false, reason: 'Allows more than you may: Settings: Roles' } },
  ],
};
const reading = (answer: UserQuery['user'] | null): MockLink.MockedResponse =>
  answer
    ? { request: { query: UserDocument, variables: { id: ID } }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { user: answer } } }
    : { request: { query: UserDocument, variables: { id: ID } }, maxUsageCount: Number.POSITIVE_INFINITY, error: new Error('no network') };

const open = (url: string, mocks: readonly MockLink.MockedResponse[], edits = false) => visit(usersPages, { url, mocks, views: VIEWS, edits: edits ? VIEWS : [], level: 'top' });

beforeEach(() => asked.splice(0));
afterEach(() => jest.restoreAllMocks());

test('the list names who is in which state, what counts first, and offers nothing to a reader', async () => {
  open('/settings/users', [listing([row('Ana', 'active'), row('Ben', 'invited'), row('Cem', 'disabled')])]);
  expect(await screen.findByRole('row', { name: /Ana/ })).toHaveTextContent(/Attendance taker, Cedar Bend and 1 more.*Active.*Never/);
  expect(screen.getByRole('row', { name: /Cem/ })).toHaveTextContent('Disabled');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Invite a user' })).not.toBeInTheDocument();
});

test('a status filter is a chip that the address holds', async () => {
  open('/settings/users?f=status.equals.invited', [listing([row('Ben', 'invited')])]);
  expect(await screen.findByRole('button', { name: 'Remove filter: Status is Invited' })).toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)?.filter?.rules).toEqual([{ field: 'status', mode: 'equals', value: 'invited' }]));
});

test('nobody yet', async () => {
  open('/settings/users', [listing([])]);
  expect(await screen.findByText('Nobody has an access here yet')).toBeInTheDocument();
});

test('who may not see users is sent to the dashboard', async () => {
  const { router } = visit(usersPages, { url: '/settings/users', mocks: [listing([])], views: [] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked).toEqual([]);
});

test('the record says why an access cannot be changed, and has no dead button', async () => {
  open(`/settings/users/view/${ID}`, [reading(user)]);
  expect(await screen.findByText('Allows more than you may: Settings: Roles')).toBeInTheDocument();
  expect(screen.getByText(/Cedar Bend · Clubhouse · From 08\/01\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add an access' })).not.toBeInTheDocument();
});

test('a reader who opens an edit link sees the record', async () => {
  const { router } = open(`/settings/users/edit/${ID}`, [reading(user)]);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/settings/users/view/${ID}`));
});

test('a failed record can be tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(`/settings/users/view/${ID}`, [reading(null)]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('an invitation by keyboard: wrong input is told at its field, a refusal of the server at the access it is about', async () => {
  const person = userEvent.setup();
  const choices = { __typename: 'ActingOrganization', id: 'o1', name: 'Cedar Bend', level: 'site', path: ['Northlake'] };
  const { router } = open(
    '/settings/users/add',
    [
      { request: { query: OrganizationChoicesDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { actingOrganizations: [choices] } } },
      {
        request: { query: GrantableRolesDocument, variables: { organizationId: 'o1' } },
        result: { data: { grantableRoles: [{ __typename: 'GrantableRole', id: 'r1', name: 'Attendance taker', refusal: null }, { __typename: 'GrantableRole', id: 'r2', name: 'Chief', refusal: 'Belongs to other levels' }] } },
      },
      {
        request: { query: InviteUserDocument, variables: () => true },
        result: { data: { inviteUser: { __typename: 'UserPayload', user: null, problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', message: 'has this access already', path: 'accesses.0.roleId' }] } } },
      },
    ],
    true,
  );
  await person.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/E-mail address is required.*Name is required/);
  await person.type(screen.getByLabelText('E-mail address'), 'ana@example.org');
  await person.type(screen.getByLabelText('Name'), 'Ana Ruiz');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/users/add/access-info'));
  await person.click(await screen.findByRole('button', { name: 'Send the invitation' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an organization');
  const place = screen.getByRole('combobox', { name: 'Organization' });
  await person.type(place, 'ced');
  expect(await screen.findByRole('option', { name: /Cedar Bend/ })).toHaveTextContent('Clubhouse');
  await person.keyboard('{Enter}');
  expect(place).toHaveValue('Cedar Bend');
  expect(await screen.findByText('Chief: Belongs to other levels')).toBeInTheDocument();
  const role = screen.getByRole('combobox', { name: 'Role' });
  expect(within(role).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose a role', 'Attendance taker']);
  await person.selectOptions(role, 'Attendance taker');
  await person.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(role).toHaveAccessibleDescription(expect.stringContaining('Role has this access already')));
});

const manageable: UserQuery['user'] = {
  ...user,
  viewerCan: { ...user.viewerCan, grant: true, rename: true, disable: true, revokeSessions: true },
  accesses: user.accesses.flatMap((one) => [
    { ...one, viewerCan: { ...one.viewerCan, edit: true, reason: null } },
    { ...one, id: 'a2', state: 'ended' as const, viewerCan: { ...one.viewerCan, edit: true, reason: null } },
  ]),
};

test('only an access in force can be looked through; the history is for who may read the trail', async () => {
  open(`/settings/users/view/${ID}`, [reading(manageable)], true);
  expect(await screen.findAllByRole('button', { name: 'View as Ana Ruiz' })).toHaveLength(1);
  expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
});

test('the ways of signing in are reset once the name was confirmed; of somebody who works elsewhere too they are not', async () => {
  const person = userEvent.setup();
  const refusal = { message: 'The user was not found', extensions: { code: 'NOT_FOUND', statusCode: 404, message: ['The user was not found'] } };
  open(`/settings/users/view/${ID}`, [reading(manageable), { request: { query: ResetSignInMethodsDocument, variables: { userId: ID } }, result: { errors: [refusal] as never } }], true);
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Reset sign-in methods' }));
  await person.click(within(await screen.findByRole('alertdialog', { name: 'Reset the sign-in methods of Ana Ruiz?' })).getByRole('button', { name: 'Reset sign-in methods' }));
  expect(await screen.findByText(/^Ana Ruiz works elsewhere in this tenant too/)).toBeInTheDocument();
});

test('enabling says which accesses come back and which stay as they are, before it does', async () => {
  const person = userEvent.setup();
  const off = (id: string, name: string, disabledWithUser: boolean): UserListRow['accesses'][number] => ({ ...access, id, state: 'disabled', disabledWithUser, role: { ...access.role, id: `${id}r`, name } });
  const disabled: UserListRow = { ...row('Ana', 'disabled'), accesses: [off('x1', 'Viewer', true), off('x2', 'Site coordinator', false)], viewerCan: { __typename: 'UserViewerCan', disable: false, enable: true, resend: false } };
  open('/settings/users', [listing([disabled])], true);
  await person.click(await screen.findByRole('button', { name: 'Actions for Ana' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Enable' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Enable Ana?' });
  expect(within(dialog).getByRole('list', { name: 'Counts again' })).toHaveTextContent(/^Viewer, Cedar Bend$/);
  expect(within(dialog).getByRole('list', { name: /^Stays disabled/ })).toHaveTextContent(/^Site coordinator, Cedar Bend$/);
});

test('disabling several says before it does whom it would leave as they are, why, and where to look', async () => {
  const person = userEvent.setup();
  const sent: DisableUsersMutationVariables[] = [];
  const disabling: MockLink.MockedResponse = {
    request: { query: DisableUsersDocument, variables: () => true },
    maxUsageCount: 2,
    result: (variables) => {
      sent.push(variables as DisableUsersMutationVariables);
      const result = (id: string, message: string | null) => ({ __typename: 'UserResult', id, done: message === null, message });
      return { data: { disableUsers: { __typename: 'UsersPayload', results: [result('Ana', null), result('Ben', 'Allows more than you may: Settings: Roles')], problems: [] } } };
    },
  };
  open('/settings/users', [listing([row('Ana', 'active'), row('Ben', 'active')]), disabling], true);
  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await person.click(screen.getByRole('button', { name: 'Disable' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable 2 users?' });
  expect(await within(dialog).findByText('1 of them would be left as it is')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/settings/users/view/Ben');
  expect(sent.map(({ input }) => input)).toEqual([{ ids: ['Ana', 'Ben'], dryRun: true }]);
  await person.click(within(dialog).getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(sent.at(-1)?.input).toEqual({ ids: ['Ana', 'Ben'], dryRun: false }));
});

test('a name typed and not saved is asked about before the dialog closes', async () => {
  const person = userEvent.setup();
  const { router } = open(`/settings/users/edit/${ID}`, [reading(manageable)], true);
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' Ortega');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Ruiz Ortega');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/settings/users/view/${ID}`));
});
