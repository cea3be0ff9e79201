import { StartViewAsDocument, LeaveViewAsDocument, SavePreferencesDocument } from './__generated__/session';
import { ViewAsButton } from './view-as-banner';
import { setColorMode } from '../theme/color-mode';
import { createClient } from '../apollo/client';
import { routesOf } from '../shell/router';
import { Providers } from '../shell/providers';
import { entriesFor } from '@afterbell/core/domain';
import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { of } from 'rxjs';

const organization = { __typename: 'SignInOrganization', id: 'top', name: 'Agency', level: 'top' };
const session = {
  __typename: 'SignInSession',
  user: { __typename: 'SignInUser', id: 'u', name: 'Ana Administrator', email: 'ana@example.org' },
  tenant: { __typename: 'SignInTenant', id: 't', code: 'north', name: 'Northlake', url: 'http://north.localhost' },
  access: { __typename: 'SignInAccess', id: 'own', roleName: 'Administrator', organization },
  organization,
  term: null,
  permissions: entriesFor('settings.users', 'edit').map((entry) => ({ __typename: 'SignInPermission', ...entry })),
  levelNames: [],
  timeZone: 'America/New_York',
  today: '2026-11-20',
  idleTimeoutSeconds: 1800,
  idleWarningSeconds: 120,
  absoluteExpiresAt: new Date(Date.now() + 36e5).toISOString(),
  preferences: { __typename: 'Preferences', language: null, timeDisplay: null, theme: 'dark', density: null, singleKeys: null },
  viewAs: null as object | null,
};
const LOOKING = { ...session, permissions: [], access: { ...session.access, id: 'theirs', roleName: 'Coordinator' }, viewAs: { __typename: 'ViewAs', accessId: 'theirs', userName: 'Rosa Delgado' } };
const moved = (problems: object[] = []) => ({ __typename: 'ViewAsPayload', moved: problems.length === 0 || null, problems });

function show(mocks: readonly MockLink.MockedResponse[], sessions: readonly object[]) {
  let asked = 0;
  const operations: string[] = [];
  const page = async () => ({ default: () => <ViewAsButton accessId="theirs" name="Rosa Delgado" /> });
  const router = createMemoryRouter(routesOf({ '/': page }), { initialEntries: ['/'] });
  const noted = new ApolloLink((operation, forward) => {
    operations.push(operation.operationName ?? '');
    return forward(operation);
  });
  const sessionLink = new ApolloLink(() => of({ data: { session: sessions[Math.min(asked++, sessions.length - 1)] as Record<string, unknown> } }));
  const terminal = noted.concat(ApolloLink.split(({ operationName }) => operationName === 'session', sessionLink, new MockLink(mocks, { showWarnings: false, defaultOptions: { delay: 0 } })));
  render(
    <Providers client={createClient({ terminal, retryDelay: 0 })} navigate={() => undefined}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return operations;
}

const user = userEvent.setup();
afterEach(() => localStorage.clear());

test('who may not look is told why, and nothing is marked', async () => {
  show([{ request: { query: StartViewAsDocument, variables: { accessId: 'theirs' } }, result: { data: { startViewAs: moved([{ __typename: 'PlainProblem', code: 'VIEW_AS_BEYOND', message: 'It may do more.' }]) } } }], [session]);
  await user.click(await screen.findByRole('button', { name: 'View as Rosa Delgado' }));
  expect(await screen.findByText('It may do more.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Viewing through another access' })).not.toBeInTheDocument();
});

test('looking is marked with whose access it is, the button is gone, and Leave leads back', async () => {
  show(
    [
      { request: { query: StartViewAsDocument, variables: { accessId: 'theirs' } }, result: { data: { startViewAs: moved() } } },
      { request: { query: LeaveViewAsDocument }, result: { data: { leaveViewAs: moved() } } },
    ],
    [session, LOOKING, session],
  );
  await user.click(await screen.findByRole('button', { name: 'View as Rosa Delgado' }));
  expect(await screen.findByText('You are viewing as Rosa Delgado')).toBeInTheDocument();
  expect(screen.getByText('Coordinator, Agency. Nothing can be changed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'View as Rosa Delgado' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Switch organization$/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText('You are viewing as Rosa Delgado')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'View as Rosa Delgado' })).toBeInTheDocument();
});

test('what the server knows is applied without being sent back; another choice is sent', async () => {
  const saved = { __typename: 'PreferencesPayload', preferences: { ...session.preferences, theme: 'light' }, problems: [] };
  const operations = show([{ request: { query: SavePreferencesDocument, variables: { input: { theme: 'light' } } }, result: { data: { savePreferences: saved } } }], [session]);
  await screen.findByRole('button', { name: 'View as Rosa Delgado' });
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  expect(operations).not.toContain('savePreferences');
  act(() => setColorMode('light'));
  await waitFor(() => expect(operations.filter((name) => name === 'savePreferences')).toHaveLength(1));
});

test('while looking, choices stay on this device', async () => {
  const operations = show([], [LOOKING]);
  await screen.findByText('You are viewing as Rosa Delgado');
  act(() => setColorMode('light'));
  expect(document.documentElement).toHaveClass('light');
  expect(operations).not.toContain('savePreferences');
});
