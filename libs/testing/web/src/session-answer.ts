import { entriesFor, type FeatureKey, type OrganizationLevel, VERBS } from '@afterbell/core/domain';

export interface SessionAnswerOptions {
  /** What the role may view. */
  views?: readonly FeatureKey[];
  /** What it may do everything with. */
  edits?: readonly FeatureKey[];
  level?: OrganizationLevel;
}

/** A session as the server answers it. */
export function sessionAnswer({ views = [], edits = [], level = 'site' }: SessionAnswerOptions = {}) {
  const organization = { __typename: 'SignInOrganization', id: 'here', name: 'Cedar Bend', level };
  return {
    __typename: 'SignInSession',
    user: { __typename: 'SignInUser', id: 'u', name: 'Rosa Delgado', email: 'rosa@example.org' },
    tenant: { __typename: 'SignInTenant', id: 't', code: 'north', name: 'Northlake', url: 'http://north.localhost' },
    access: { __typename: 'SignInAccess', id: 'a', roleName: 'Coordinator', organization },
    organization,
    term: { __typename: 'SignInTerm', id: 'f', name: 'Fall 2026', startsOn: '2026-08-15', endsOn: '2026-12-20' },
    permissions: [...views.flatMap((feature) => entriesFor(feature, 'view')), ...edits.flatMap((feature) => entriesFor(feature, ...VERBS))].map((entry) => ({ __typename: 'SignInPermission', ...entry })),
    levelNames: [{ __typename: 'SignInLevelName', level: 'site', singular: 'Clubhouse', plural: 'Clubhouses' }],
    timeZone: 'America/New_York',
    today: '2026-11-20',
    idleTimeoutSeconds: 1800,
    idleWarningSeconds: 120,
    absoluteExpiresAt: new Date(Date.now() + 36e5).toISOString(),
  };
}
