import { entriesFor, FEATURE_KEYS, type FeatureKey, type OrganizationLevel, type Verb } from '@afterbell/core/domain';

export interface SessionAnswerOptions {
  level?: OrganizationLevel;
  /** What the role may do; everything, when left out. */
  allows?: readonly FeatureKey[];
  verbs?: readonly Verb[];
  idleTimeoutSeconds?: number;
}

/** A session as the server answers it. */
export function sessionAnswer({ level = 'site', allows = FEATURE_KEYS, verbs = ['view', 'edit'], idleTimeoutSeconds = 1800 }: SessionAnswerOptions = {}) {
  const organization = { __typename: 'SignInOrganization', id: 'o1', name: 'Lincoln Elementary', level };
  return {
    __typename: 'SignInSession',
    user: { __typename: 'SignInUser', id: 'u1', name: 'Maya Okafor', email: 'maya@example.org' },
    tenant: { __typename: 'SignInTenant', id: 't1', code: 'north', name: 'Northlake', url: 'http://north.localhost' },
    access: { __typename: 'SignInAccess', id: 'a1', roleName: 'Coordinator', organization },
    organization,
    term: { __typename: 'SignInTerm', id: 'f1', name: 'Fall 2026', startsOn: '2026-08-15', endsOn: '2026-12-20' },
    permissions: allows.flatMap((feature) => entriesFor(feature, ...verbs)).map((entry) => ({ __typename: 'SignInPermission', ...entry })),
    levelNames: [{ __typename: 'SignInLevelName', level: 'site', singular: 'Clubhouse', plural: 'Clubhouses' }],
    timeZone: 'America/New_York',
    today: '2026-11-20',
    idleTimeoutSeconds,
    idleWarningSeconds: 120,
    absoluteExpiresAt: new Date(Date.now() + 12 * 3_600_000).toISOString(),
  };
}
