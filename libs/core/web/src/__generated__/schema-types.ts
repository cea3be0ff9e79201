export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time, ISO 8601 in UTC, `2026-11-21T20:30:00.000Z`. */
  Instant: { input: string; output: string; }
  /** A calendar day without a time zone, `2026-11-21`. */
  PlainDate: { input: string; output: string; }
};

/** An organization at which the access may act. */
export type ActingOrganization = {
  __typename: 'ActingOrganization';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** One of the nine levels, such as `institution` or `site`. */
  level: Scalars['String']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** Names of the organizations above it, the top first. */
  path: Array<Scalars['String']['output']>;
};

/** The record changed since it was read; nothing was overwritten. */
export type ConflictProblem = Problem & {
  __typename: 'ConflictProblem';
  /** Key of the error catalogue, such as MONTH_LOCKED (docs/errors.md). */
  code: Scalars['String']['output'];
  /** Each value that differs. */
  conflicts: Array<ConflictValue>;
  /** What to tell the person, in words. */
  message: Scalars['String']['output'];
  /** Path of the input field that caused it, such as `marks.3.startTime`. */
  path: Maybe<Scalars['String']['output']>;
};

/** One value that somebody else changed in the meantime. */
export type ConflictValue = {
  __typename: 'ConflictValue';
  /** What this save wanted. */
  attempted: Maybe<Scalars['String']['output']>;
  /** Who changed it. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** What the server holds now. */
  current: Maybe<Scalars['String']['output']>;
  /** The field that differs. */
  field: Scalars['String']['output'];
  /** Id of the record, such as the person whose attendance differs. */
  id: Scalars['String']['output'];
  /** Version to send to overwrite the current value knowingly. */
  version: Scalars['Int']['output'];
};

/** Counts of the acting organization and everything beneath it; null where the role may not see them. */
export type DashboardCounts = {
  __typename: 'DashboardCounts';
  /** Enabled activities of the current term. */
  activities: Maybe<Scalars['Int']['output']>;
  /** Participants with a current stay. */
  participants: Maybe<Scalars['Int']['output']>;
  /** Enabled sites. */
  sites: Maybe<Scalars['Int']['output']>;
};

/** A record that may be the same as the one being saved. */
export type DuplicateCandidate = {
  __typename: 'DuplicateCandidate';
  /** Id of the existing record. */
  id: Scalars['String']['output'];
  /** Its name as shown. */
  label: Scalars['String']['output'];
  /** Why it was found: the values that agree. */
  reason: Maybe<Scalars['String']['output']>;
};

/** The record seems to exist already. */
export type DuplicateProblem = Problem & {
  __typename: 'DuplicateProblem';
  /** Existing records, most alike first. */
  candidates: Array<DuplicateCandidate>;
  /** Key of the error catalogue, such as MONTH_LOCKED (docs/errors.md). */
  code: Scalars['String']['output'];
  /** What to tell the person, in words. */
  message: Scalars['String']['output'];
  /** Path of the input field that caused it, such as `marks.3.startTime`. */
  path: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename: 'Mutation';
  /** Counts as activity, so that the idle time begins anew. */
  keepAlive: SignInSession;
  /** Says how to sign in with this address and, if somebody has it, sends a code. */
  requestSignInCode: SignInChoicesPayload;
  /** Exchanges the code for a session; only in the browser that asked for it. */
  signIn: SignInPayload;
  /** Ends the session of this browser, if there is one. */
  signOut: SignOutPayload;
  /** Acts as another access of this tenant, at another organization beneath it, or in another term. */
  switchAccess: SessionPayload;
  /** Goes on in another tenant of the person. */
  switchTenant: SessionPayload;
};


export type MutationRequestSignInCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSignInArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationSwitchAccessArgs = {
  input: SwitchAccessInput;
};


export type MutationSwitchTenantArgs = {
  input: SwitchTenantInput;
};

/** A problem without further data. */
export type PlainProblem = Problem & {
  __typename: 'PlainProblem';
  /** Key of the error catalogue, such as MONTH_LOCKED (docs/errors.md). */
  code: Scalars['String']['output'];
  /** What to tell the person, in words. */
  message: Scalars['String']['output'];
  /** Path of the input field that caused it, such as `marks.3.startTime`. */
  path: Maybe<Scalars['String']['output']>;
};

/** An expected outcome of a mutation that is not success: what went wrong and where. */
export type Problem = {
  /** Key of the error catalogue, such as MONTH_LOCKED (docs/errors.md). */
  code: Scalars['String']['output'];
  /** What to tell the person, in words. */
  message: Scalars['String']['output'];
  /** Path of the input field that caused it, such as `marks.3.startTime`. */
  path: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename: 'Query';
  /** Every access of the signed-in person, over all tenants. */
  accesses: Array<SignInAccessChoice>;
  /** Enabled organizations at or beneath the one of the access, best match first. */
  actingOrganizations: Array<ActingOrganization>;
  /** Counts for the dashboard of the acting organization. */
  dashboardCounts: DashboardCounts;
  /** The session of this browser; null when signed out. */
  session: Maybe<SignInSession>;
  /** The tenant's terms, newest first. */
  terms: Array<SignInTerm>;
};


export type QueryActingOrganizationsArgs = {
  first?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
};

/** A session that has just begun or moved. */
export type SessionPayload = {
  __typename: 'SessionPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Where the browser must go on, because the session is on another tenant's host; works once, within a minute. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  /** The session; null when there are problems. */
  session: Maybe<SignInSession>;
};

/** The grant that the session acts through. */
export type SignInAccess = {
  __typename: 'SignInAccess';
  /** Id of the access. */
  id: Scalars['ID']['output'];
  /** The organization it was granted at. */
  organization: SignInOrganization;
  /** Name of its role. */
  roleName: Scalars['String']['output'];
};

/** A grant of the signed-in person, in whichever tenant. */
export type SignInAccessChoice = {
  __typename: 'SignInAccessChoice';
  /** Whether the session acts through it now. */
  current: Scalars['Boolean']['output'];
  /** Id of the access. */
  id: Scalars['ID']['output'];
  /** The organization it was granted at. */
  organization: SignInOrganization;
  /** Name of its role. */
  roleName: Scalars['String']['output'];
  /** Its tenant. */
  tenant: SignInTenant;
};

/** A way to sign in that the host offers. */
export type SignInChoice = {
  __typename: 'SignInChoice';
  /** `code`: eight digits sent by e-mail. */
  type: Scalars['String']['output'];
};

/** How to go on after the e-mail address was given; the same for known and unknown addresses. */
export type SignInChoicesPayload = {
  __typename: 'SignInChoicesPayload';
  /** The ways to sign in; null when there are problems. */
  choices: Maybe<Array<SignInChoice>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the tenant calls a level. */
export type SignInLevelName = {
  __typename: 'SignInLevelName';
  /** The level. */
  level: Scalars['String']['output'];
  /** Name of several. */
  plural: Scalars['String']['output'];
  /** Name of one. */
  singular: Scalars['String']['output'];
};

/** An organization by id, name and level. */
export type SignInOrganization = {
  __typename: 'SignInOrganization';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** One of the nine levels, such as `institution` or `site`. */
  level: Scalars['String']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
};

/** What signing in led to. */
export type SignInPayload = {
  __typename: 'SignInPayload';
  /** The other grants of the person; null when there are problems. */
  otherAccesses: Maybe<Array<SignInAccessChoice>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Where the browser must go on, because the session is on another tenant's host; works once, within a minute. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  /** The session; null when there are problems. */
  session: Maybe<SignInSession>;
};

/** One permission entry of the role; what has none is denied. */
export type SignInPermission = {
  __typename: 'SignInPermission';
  /** Section, such as `people`. */
  section: Scalars['String']['output'];
  /** Subsection, such as `participants`. */
  subSection: Scalars['String']['output'];
  /** Tab, or `delete`, `export`, `import`; null for the subsection itself. */
  tab: Maybe<Scalars['String']['output']>;
  /** deny, allow-view, allow-edit, allow-delete, allow-export or allow-import. */
  value: Scalars['String']['output'];
};

/** Who is signed in, and as what. */
export type SignInSession = {
  __typename: 'SignInSession';
  /** When the session ends whatever happens. */
  absoluteExpiresAt: Scalars['Instant']['output'];
  /** The grant. */
  access: SignInAccess;
  /** Seconds without a request after which the session ends. */
  idleTimeoutSeconds: Scalars['Int']['output'];
  /** Seconds before that end at which to warn. */
  idleWarningSeconds: Scalars['Int']['output'];
  /** Names of all nine levels. */
  levelNames: Array<SignInLevelName>;
  /** The acting organization: the one of the access or one beneath it. */
  organization: SignInOrganization;
  /** Every entry of the role. */
  permissions: Array<SignInPermission>;
  /** The tenant. */
  tenant: SignInTenant;
  /** The current term, if the tenant has any. */
  term: Maybe<SignInTerm>;
  /** Time zone of the acting organization, such as `America/New_York`. */
  timeZone: Scalars['String']['output'];
  /** Today there. */
  today: Scalars['PlainDate']['output'];
  /** The person. */
  user: SignInUser;
};

/** A customer: an agency or a network, apart from every other. */
export type SignInTenant = {
  __typename: 'SignInTenant';
  /** Short name that its host is made from. */
  code: Scalars['String']['output'];
  /** Id of the tenant. */
  id: Scalars['ID']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** Address of its host, without a trailing slash. */
  url: Scalars['String']['output'];
};

/** A reporting term that a session can work in. */
export type SignInTerm = {
  __typename: 'SignInTerm';
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the term. */
  id: Scalars['ID']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** The person who is signed in. */
export type SignInUser = {
  __typename: 'SignInUser';
  /** E-mail address that codes are sent to. */
  email: Scalars['String']['output'];
  /** Id of the user, the same in every tenant. */
  id: Scalars['ID']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
};

/** What signing out led to. */
export type SignOutPayload = {
  __typename: 'SignOutPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** True: there is no session any more. */
  signedOut: Maybe<Scalars['Boolean']['output']>;
};

/** Where the session should act; what is left out stays or takes its default. */
export type SwitchAccessInput = {
  /** An access of this tenant; the current one if left out. */
  accessId?: InputMaybe<Scalars['ID']['input']>;
  /** The access's organization or one beneath it; the access's own if left out. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** A term; the current one if left out. */
  termId?: InputMaybe<Scalars['ID']['input']>;
};

/** The tenant to go on in. */
export type SwitchTenantInput = {
  /** An access there; the last used one if left out. */
  accessId?: InputMaybe<Scalars['ID']['input']>;
  /** A tenant in which the person has an access. */
  tenantId: Scalars['ID']['input'];
};
