export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Instant: { input: string; output: string; }
  PlainDate: { input: string; output: string; }
};

export type Access = {
  __typename: 'Access';
  current: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  organization: OrganizationRef;
  roleName: Scalars['String']['output'];
  tenant: SessionTenant;
};

export type KeepAlivePayload = {
  __typename: 'KeepAlivePayload';
  problems: Array<Problem>;
  session: Maybe<Session>;
};

export type LevelName = {
  __typename: 'LevelName';
  level: OrganizationLevel;
  plural: Scalars['String']['output'];
  singular: Scalars['String']['output'];
};

export type Mutation = {
  __typename: 'Mutation';
  keepAlive: KeepAlivePayload;
  requestSignInCode: SignInPayload;
  signIn: SignInPayload;
  signOut: SignOutPayload;
  switchAccess: SwitchAccessPayload;
  switchTenant: SwitchAccessPayload;
};


export type MutationRequestSignInCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSignInArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationSwitchAccessArgs = {
  accessId: InputMaybe<Scalars['ID']['input']>;
  organizationId: InputMaybe<Scalars['ID']['input']>;
  termId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSwitchTenantArgs = {
  tenantId: Scalars['ID']['input'];
};

export type OrganizationLevel =
  | 'funder'
  | 'institution'
  | 'institution_group'
  | 'lea'
  | 'partner'
  | 'school'
  | 'site'
  | 'site_group'
  | 'top';

export type OrganizationOption = {
  __typename: 'OrganizationOption';
  id: Scalars['ID']['output'];
  level: OrganizationLevel;
  name: Scalars['String']['output'];
  path: Array<Scalars['String']['output']>;
};

export type OrganizationRef = {
  __typename: 'OrganizationRef';
  id: Scalars['ID']['output'];
  level: OrganizationLevel;
  name: Scalars['String']['output'];
};

export type Problem = {
  __typename: 'Problem';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  path: Maybe<Array<Scalars['String']['output']>>;
};

export type Query = {
  __typename: 'Query';
  accesses: Array<Access>;
  actingOrganizations: Array<OrganizationOption>;
  session: Maybe<Session>;
};


export type QueryActingOrganizationsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};

export type Session = {
  __typename: 'Session';
  absoluteExpiresAt: Scalars['Instant']['output'];
  access: SessionAccess;
  idleTimeoutSeconds: Scalars['Int']['output'];
  idleWarningSeconds: Scalars['Int']['output'];
  levelNames: Array<LevelName>;
  organization: OrganizationRef;
  permissions: Array<SessionPermission>;
  tenant: SessionTenant;
  term: Maybe<Term>;
  timeZone: Scalars['String']['output'];
  today: Scalars['PlainDate']['output'];
  user: SessionUser;
};

export type SessionAccess = {
  __typename: 'SessionAccess';
  id: Scalars['ID']['output'];
  organization: OrganizationRef;
  roleName: Scalars['String']['output'];
};

export type SessionPermission = {
  __typename: 'SessionPermission';
  section: Scalars['String']['output'];
  subSection: Scalars['String']['output'];
  tab: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type SessionTenant = {
  __typename: 'SessionTenant';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SessionUser = {
  __typename: 'SessionUser';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type SignInPayload = {
  __typename: 'SignInPayload';
  problems: Array<Problem>;
};

export type SignOutPayload = {
  __typename: 'SignOutPayload';
  problems: Array<Problem>;
};

export type SwitchAccessPayload = {
  __typename: 'SwitchAccessPayload';
  problems: Array<Problem>;
  session: Maybe<Session>;
};

export type Term = {
  __typename: 'Term';
  endsOn: Scalars['PlainDate']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  startsOn: Scalars['PlainDate']['output'];
};
