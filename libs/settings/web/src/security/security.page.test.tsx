import type { MockLink } from '@apollo/client/testing';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { OauthProvidersDocument, SaveOauthProviderDocument } from './__generated__/providers';
import { SaveSecurityPolicyDocument, SecurityPolicyDocument } from './__generated__/security';
import { securityPages } from './security.routes';

const POLICY = {
  __typename: 'SecurityPolicy' as const,
  passkeyLevels: ['site'],
  confirmPermissions: true,
  confirmExports: false,
  idleSeconds: 1800,
  sessionSeconds: 43_200,
  version: 3,
  viewerHasPasskey: true,
  limits: [{ __typename: 'SignInLimit' as const, key: 'codePerHour', hits: 5, seconds: 3600 }],
};
const PROVIDER = {
  __typename: 'OauthProvider' as const,
  id: 'p1',
  name: 'State login',
  issuer: 'https://login.example.org',
  clientId: 'afterbell',
  hasSecret: true,
  authorizationUrl: null,
  tokenUrl: null,
  userinfoUrl: null,
  jwksUrl: null,
  scopes: ['openid', 'email'],
  allowedDomains: ['example.org'],
  enabled: true,
  version: 2,
  callbackUrl: 'http://north.localhost/auth/oauth/p1/callback',
  people: 12,
};
const user = userEvent.setup();
const policyIs = (policy: object = POLICY): MockLink.MockedResponse => ({ request: { query: SecurityPolicyDocument }, result: { data: { securityPolicy: policy } }, maxUsageCount: 9 });
const providersAre = (...providers: object[]): MockLink.MockedResponse => ({ request: { query: OauthProvidersDocument }, result: { data: { oauthProviders: providers } }, maxUsageCount: 9 });
const open = (tab: string, mocks: MockLink.MockedResponse[], more = '') => visit(securityPages, { url: `/settings/security?tab=${tab}${more}`, mocks, level: 'top', edits: ['settings.security'] });

test('the secret is never there, and who may only look cannot change', async () => {
  visit(securityPages, { url: '/settings/security?provider=p1', mocks: [providersAre(PROVIDER)], level: 'top', views: ['settings.security'] });
  const sheet = await screen.findByRole('dialog', { name: 'Edit State login' });
  expect(within(sheet).getByLabelText('Client ID')).toHaveValue('afterbell');
  expect(within(sheet).getByLabelText('Client ID')).toBeDisabled();
  expect(within(sheet).queryByLabelText(/Client secret/)).not.toBeInTheDocument();
  expect(within(sheet).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a change keeps the secret unless a new one is entered, and problems stand at their fields', async () => {
  const sent: unknown[] = [];
  const save: MockLink.MockedResponse = {
    request: { query: SaveOauthProviderDocument, variables: (variables) => (sent.push(variables), true) },
    result: { data: { saveOauthProvider: { __typename: 'OauthProviderPayload', provider: null, problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', message: 'The address is in a private network.', path: 'issuer' }] } } },
  };
  open('providers', [providersAre(PROVIDER), save], '&provider=p1');
  const sheet = await screen.findByRole('dialog', { name: 'Edit State login' });
  expect(within(sheet).getByLabelText(/Client secret/)).toHaveValue('');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText('The address is in a private network.')).toBeInTheDocument();
  expect(within(sheet).getByLabelText('Issuer')).toBeInvalid();
  expect(sent).toEqual([{ input: expect.objectContaining({ id: 'p1', version: 2, clientSecret: null, scopes: ['openid', 'email'], allowedDomains: ['example.org'] }) }]);
});

test('without a passkey nothing can be turned on, but everything off', async () => {
  open('policy', [policyIs({ ...POLICY, viewerHasPasskey: false })]);
  expect(await screen.findByText('You have no passkey yet')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Exports' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Changes to users, roles and security' })).toBeEnabled();
  // The tenant's own word for a level.
  expect(screen.getByRole('checkbox', { name: 'Clubhouse' })).toBeEnabled();
});

test('what somebody else saved meanwhile is shown, and not overwritten', async () => {
  const stale: MockLink.MockedResponse = {
    request: { query: SaveSecurityPolicyDocument, variables: () => true },
    result: { data: { saveSecurityPolicy: { __typename: 'SecurityPolicyPayload', policy: null, problems: [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'Someone else …', path: null }] } } },
  };
  const first: MockLink.MockedResponse = { ...policyIs(), maxUsageCount: 1 };
  open('policy', [first, stale, policyIs({ ...POLICY, version: 4, confirmExports: true })]);
  await user.click(await screen.findByRole('checkbox', { name: 'Clubhouse' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Exports' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Clubhouse' })).toBeChecked();
});

test('what did not load can be asked for again', async () => {
  const failed: MockLink.MockedResponse = { request: { query: SecurityPolicyDocument }, result: { errors: [new GraphQLError('x', { extensions: { code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: ['x'] } })] } };
  open('limits', [failed, policyIs()]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 in 1 hour')).toBeInTheDocument();
});
