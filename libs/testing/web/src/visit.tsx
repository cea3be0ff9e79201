import { entriesFor, type FeatureKey, type OrganizationLevel } from '@afterbell/core/domain';
import { createClient, type PageMap, Providers, routesOf } from '@afterbell/core/web';
import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { of } from 'rxjs';

export interface Visit {
  url: string;
  /** What the role may view. */
  views: readonly FeatureKey[];
  mocks: readonly MockLink.MockedResponse[];
  level?: OrganizationLevel;
}

const organizationOf = (level: OrganizationLevel) => ({ __typename: 'ActingOrganization', id: 'here', name: 'Cedar Bend', level });

function sessionAnswer({ views, level = 'site' }: Visit) {
  return {
    __typename: 'SignInSession',
    user: { __typename: 'SessionUser', id: 'u', name: 'Rosa Delgado', email: 'rosa@example.org' },
    tenant: { __typename: 'SessionTenant', id: 't', code: 'north', name: 'Northlake', url: 'http://north.localhost' },
    access: { __typename: 'SessionAccess', id: 'a', roleName: 'Coordinator', organization: organizationOf(level) },
    organization: organizationOf(level),
    term: { __typename: 'SignInTerm', id: 'f', name: 'Fall 2026', startsOn: '2026-08-15', endsOn: '2026-12-20' },
    permissions: views.flatMap((feature) => entriesFor(feature, 'view')).map((entry) => ({ __typename: 'Permission', ...entry })),
    levelNames: [{ __typename: 'LevelName', level: 'site', singular: 'Clubhouse', plural: 'Clubhouses' }],
    timeZone: 'America/New_York',
    today: '2026-11-20',
    idleTimeoutSeconds: 1800,
    idleWarningSeconds: 120,
    absoluteExpiresAt: new Date(Date.now() + 36e5).toISOString(),
  };
}

/** The page in its real frame, behind its real gate, with a network of mocks. */
export function visit(pages: PageMap, at: Visit) {
  const session = new ApolloLink(() => of({ data: { session: sessionAnswer(at) } }));
  const terminal = ApolloLink.split(({ operationName }) => operationName === 'session', session, new MockLink(at.mocks, { showWarnings: false, defaultOptions: { delay: 0 } }));
  const router = createMemoryRouter(routesOf(pages), { initialEntries: [at.url] });
  render(
    <Providers client={createClient({ terminal, retryDelay: 0 })} navigate={(to, options) => void router.navigate(to, options)}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { router };
}
