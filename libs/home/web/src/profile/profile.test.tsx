import type { MockLink } from '@apollo/client/testing';
import { setTimeDisplay } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homePages } from '../home.routes';
import { ConfirmEmailChangeDocument, RenameMeDocument, RequestEmailChangeDocument, VouchedByDocument } from './__generated__/profile';
import { OwnSessionsDocument, RevokeOtherSessionsDocument, type OwnSessionFieldsFragment } from './__generated__/profile-sessions';
import { ApiTokensDocument, CreateApiTokenDocument, RevokeApiTokenDocument, TokenAccessesDocument, type ApiTokenFieldsFragment } from './__generated__/profile-tokens';

const user = userEvent.setup();
afterEach(() => {
  setTimeDisplay('12');
  localStorage.clear();
});

const mutation = (query: MockLink.MockedResponse['request']['query'], variables: Record<string, unknown>, data: Record<string, unknown>): MockLink.MockedResponse => ({ request: { query, variables }, result: { data } });
const problem = (code: string, message: string) => ({ __typename: 'PlainProblem', code, message });

const token = (id: string, more: Partial<ApiTokenFieldsFragment> = {}): ApiTokenFieldsFragment => ({
  __typename: 'ApiToken', id, name: `Token ${id}`, hint: 'ab_abcdef', createdAt: '2026-11-01T15:00:00.000Z', expiresAt: '2027-01-01T15:00:00.000Z', lastUsedAt: null, lastAddress: null, state: 'active', roleName: 'Coordinator', organizationName: 'Cedar Bend', tenantName: 'Northlake', ...more,
});
const tokens = (rows: readonly ApiTokenFieldsFragment[]): MockLink.MockedResponse => ({ request: { query: ApiTokensDocument }, maxUsageCount: 9, result: { data: { apiTokens: rows } } });
const session = (id: string, more: Partial<OwnSessionFieldsFragment> = {}): OwnSessionFieldsFragment => ({
  __typename: 'OwnSession', id, current: false, browser: 'Chrome', system: 'Windows', address: '10.1.2.3', signedInAt: '2026-11-20T14:00:00.000Z', lastSeenAt: '2026-11-20T20:05:00.000Z', tenantName: 'Northlake', organizationName: 'Cedar Bend', ...more,
});
const sessions = (rows: readonly OwnSessionFieldsFragment[]): MockLink.MockedResponse => ({ request: { query: OwnSessionsDocument }, result: { data: { ownSessions: rows } } });

test('who came through an identity provider reads name and address, and why they are not changed here', async () => {
  visit(homePages, { url: '/profile', mocks: [{ request: { query: VouchedByDocument }, result: { data: { vouchedBy: 'School ID' } } }] });
  expect(await screen.findByText('You signed in through School ID')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Display' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
});

test('a name that is refused says why beside the field, and stays as typed', async () => {
  visit(homePages, { url: '/profile', mocks: [mutation(RenameMeDocument, { name: '!!!' }, { renameMe: { __typename: 'ProfilePayload', user: null, problems: [problem('VALIDATION', 'Enter a name.')] } })] });
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '!!!{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a name\./));
  expect(field).toHaveValue('!!!');
});

test('the address changes by a code; a wrong one says so', async () => {
  visit(homePages, {
    url: '/profile',
    mocks: [
      mutation(RequestEmailChangeDocument, { email: 'new@example.org' }, { requestEmailChange: { __typename: 'EmailChangePayload', asked: true, problems: [] } }),
      mutation(ConfirmEmailChangeDocument, { code: '11111111' }, { confirmEmailChange: { __typename: 'ProfilePayload', user: null, problems: [problem('SIGN_IN_CODE_WRONG', 'The verification code is not right.')] } }),
      mutation(ConfirmEmailChangeDocument, { code: '12345678' }, { confirmEmailChange: { __typename: 'ProfilePayload', user: { __typename: 'SignInUser', id: 'u', email: 'new@example.org' }, problems: [] } }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  await user.type(screen.getByRole('textbox', { name: 'New e-mail address' }), 'new@example.org{Enter}');
  const code = await screen.findByRole('textbox', { name: 'Code from the new mailbox' });
  expect(screen.getByText('If new@example.org can be used, a code is on its way there.')).toBeInTheDocument();
  await user.type(code, '11111111{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/not right/));
  await user.clear(code);
  await user.type(code, '1234 5678{Enter}');
  expect(await screen.findByText('Your address is now new@example.org')).toBeInTheDocument();
});

test('a token is shown once, and revoked only when its name was confirmed', async () => {
  const made = { __typename: 'CreateApiTokenPayload', secret: 'ab_secret', token: token('2', { name: 'Export' }), problems: [] };
  visit(homePages, {
    url: '/profile?tab=tokens',
    mocks: [
      tokens([token('1', { lastUsedAt: '2026-11-20T20:05:00.000Z', lastAddress: '10.1.2.3' }), token('9', { state: 'revoked' })]),
      { request: { query: TokenAccessesDocument }, result: { data: { accesses: [{ __typename: 'SignInAccessChoice', id: 'a', roleName: 'Coordinator', current: true, organization: { __typename: 'SignInOrganization', id: 'here', name: 'Cedar Bend' }, tenant: { __typename: 'SignInTenant', id: 't' } }] } } },
      mutation(CreateApiTokenDocument, { input: { name: 'Export', accessId: 'a', expiresInDays: 30 } }, { createApiToken: made }),
      mutation(RevokeApiTokenDocument, { id: '1' }, { revokeApiToken: { __typename: 'RevokeApiTokenPayload', token: token('1', { state: 'revoked' }), problems: [] } }),
    ],
  });
  expect(await screen.findByText('Expires 01/01/2027 10:00 AM, last used 11/20/2026 03:05 PM from 10.1.2.3')).toBeInTheDocument();
  expect(screen.getByText('1 token that no longer works')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'Export');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lasts' }), '30');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('ab_secret');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied', { selector: 'button' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('ab_secret');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('ab_secret')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Revoke Token 1' }));
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Revoke the token “Token 1”?' })).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('2 tokens that no longer work')).toBeInTheDocument();
});

test('other sessions end together, with their count named', async () => {
  visit(homePages, {
    url: '/profile?tab=sign-in',
    mocks: [
      sessions([session('1', { current: true }), session('2', { system: null, browser: null }), session('3')]),
      mutation(RevokeOtherSessionsDocument, {}, { revokeOtherSessions: { __typename: 'OwnSessionsPayload', sessions: [], problems: [] } }),
      sessions([session('1', { current: true })]),
    ],
  });
  expect(await screen.findByText('Unknown browser')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Sign out (Chrome|Unknown)/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else (2)' }));
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Sign out 2 other sessions?' })).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Unknown browser')).not.toBeInTheDocument());
});

test('what cannot be loaded says so and can be tried again', async () => {
  visit(homePages, { url: '/profile?tab=tokens', mocks: [{ request: { query: ApiTokensDocument }, error: new Error('down') }, tokens([])] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tokens')).toBeInTheDocument();
});
