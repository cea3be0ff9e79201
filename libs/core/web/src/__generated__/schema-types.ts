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
  /** A wall-clock time of the site, 24-hour `HH:mm`. */
  PlainTime: { input: string; output: string; }
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

/** What a site offers. */
export type Activity = {
  __typename: 'Activity';
  /** Which of the authorized activities of 20 U.S.C. 7175(a) it is, such as `stem`. */
  category: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** False when it was disabled; its records stay. */
  enabled: Scalars['Boolean']['output'];
  /** Id of the activity. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Next date of any of its sessions, today’s included. */
  nextDate: Maybe<Scalars['PlainDate']['output']>;
  /** Its sessions, the earliest first. */
  sessions: Array<Session>;
  /** The site that offers it. */
  site: OrganizationRef;
  /** The reporting term that it belongs to. */
  term: Maybe<TermRef>;
  /** How it meets. */
  type: ActivityType;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of the activities list. */
export type ActivityConnection = {
  __typename: 'ActivityConnection';
  /** The rows with their cursors. */
  edges: Array<ActivityEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Activity>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ActivityEdge = {
  __typename: 'ActivityEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Activity;
};

/** Rules joined by `match`. */
export type ActivityFilter = {
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules, at most 20. */
  rules: Array<ActivityFilterRule>;
};

/** Fields that the Activity list can be filtered by. */
export type ActivityFilterField =
  | 'category'
  | 'createdAt'
  | 'enabled'
  | 'name'
  | 'site'
  | 'siteId'
  | 'term'
  | 'termId'
  | 'type';

/** One comparison. */
export type ActivityFilterRule = {
  /** The field to compare. */
  field: ActivityFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type ActivitySort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ActivitySortField;
};

/** Fields that the Activity list can be sorted by. */
export type ActivitySortField =
  | 'category'
  | 'createdAt'
  | 'enabled'
  | 'name'
  | 'site'
  | 'term'
  | 'type';

/** How an activity meets: by a schedule, whenever it is open, or without one. */
export type ActivityType =
  | 'drop_in'
  | 'scheduled'
  | 'unscheduled';

/** A day to add to a session. */
export type AddSessionDateInput = {
  /** The activity; when given, the session must be one of it. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** Add the day although the site's calendar closes it: the answer to DATE_CLOSED. */
  confirmClosed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Status of one participant on one session date. */
export type AttendanceStatus =
  /** Expected and not yet marked. */
  | 'Enrolled'
  /** Was absent with an excuse. */
  | 'ExcusedAbsence'
  /** Was there; the only status with times. */
  | 'Present'
  /** Was absent without an excuse. */
  | 'UnexcusedAbsence';

/** One day of a session on its calendar. */
export type CalendarDay = {
  __typename: 'CalendarDay';
  /** The site calendar's reason when it closes the day. */
  closureReason: Maybe<Scalars['String']['output']>;
  /** Participants by status; those enrolled and not yet marked count as enrolled. */
  counts: StatusCounts;
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Participants enrolled on this day. */
  enrolledCount: Scalars['Int']['output'];
  /** Whether the month is locked. */
  locked: Scalars['Boolean']['output'];
  /** How the day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** What this day is to the session. */
  state: SessionDateState;
};

/** What importing a row of a class list does. */
export type ClassListAction =
  /** Adds a new child to the site and enrolls it. */
  | 'add'
  /** Nothing: the child is enrolled already. */
  | 'already'
  /** Nothing until somebody decides: it may be someone on record. */
  | 'decide'
  /** Enrolls someone on record. */
  | 'enroll'
  /** Nothing: the row has a problem. */
  | 'error'
  /** Nothing: the row repeats another, or was left out. */
  | 'skip';

/** A column of the file. */
export type ClassListColumn = {
  __typename: 'ClassListColumn';
  /** What it is read as; none when it is not read. */
  field: Maybe<ClassListField>;
  /** Its heading, or `Column 2` where there is none. */
  header: Scalars['String']['output'];
  /** Its index, from 0. */
  index: Scalars['Int']['output'];
  /** The first values, to recognize it by. */
  samples: Array<Scalars['String']['output']>;
};

/** How many rows have each action. */
export type ClassListCounts = {
  __typename: 'ClassListCounts';
  /** A new child is added and enrolled. */
  add: Scalars['Int']['output'];
  /** Enrolled already. */
  already: Scalars['Int']['output'];
  /** Waiting for a decision. */
  decide: Scalars['Int']['output'];
  /** Someone on record is enrolled. */
  enroll: Scalars['Int']['output'];
  /** With a problem. */
  error: Scalars['Int']['output'];
  /** Left out. */
  skip: Scalars['Int']['output'];
  /** Rows of the file. */
  total: Scalars['Int']['output'];
};

/** How dates with slashes are read. */
export type ClassListDateOrder =
  /** Day first. */
  | 'dmy'
  /** Month first. */
  | 'mdy';

/** What somebody decided about a row. */
export type ClassListDecision =
  /** It is a new child. */
  | 'create'
  /** Leave the row out. */
  | 'skip'
  /** It is the person named. */
  | 'use';

/** What somebody decided about one row. */
export type ClassListDecisionInput = {
  /** The decision. */
  decision: ClassListDecision;
  /** Line of the row. */
  line: Scalars['Int']['input'];
  /** For `use`: the person on record. */
  personId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a column of a class list holds. */
export type ClassListField =
  /** Day of birth. */
  | 'birthDate'
  /** Given name. */
  | 'firstName'
  /** Both in one column. */
  | 'fullName'
  /** School grade. */
  | 'grade'
  /** Family name. */
  | 'lastName'
  /** Student ID of the school or district. */
  | 'localId';

/** A class list and the session its children are enrolled in. Either `text` or `contentBase64` holds the file. */
export type ClassListInput = {
  /** The bytes of the file; UTF-8, UTF-16 and windows-1252 are told apart. */
  contentBase64?: InputMaybe<Scalars['String']['input']>;
  /** The day from which they are enrolled. */
  date: Scalars['PlainDate']['input'];
  /** How dates with slashes are read, when the guess was changed. */
  dateOrder?: InputMaybe<ClassListDateOrder>;
  /** Decisions about rows, by line. */
  decisions?: InputMaybe<Array<ClassListDecisionInput>>;
  /** Rows to answer, 1 to 200; 200 when left out. Counts are always of the whole file. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** The columns, when the guess of the preview was changed. */
  mapping?: InputMaybe<ClassListMappingInput>;
  /** Rows to skip. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** Answer only rows with these actions. */
  only?: InputMaybe<Array<ClassListAction>>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** The file as text: comma, semicolon, tab or pipe between the columns, at most 2,000 rows. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Something to know about a row. */
export type ClassListIssue = {
  __typename: 'ClassListIssue';
  /** The field; none when it is about the row. */
  field: Maybe<ClassListField>;
  /** What it is, in words. */
  message: Scalars['String']['output'];
};

/** Index of the column of each field, from 0; a field that is left out is not read. */
export type ClassListMappingInput = {
  /** Day of birth. */
  birthDate?: InputMaybe<Scalars['Int']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['Int']['input']>;
  /** Both in one column; wins over the two. */
  fullName?: InputMaybe<Scalars['Int']['input']>;
  /** School grade. */
  grade?: InputMaybe<Scalars['Int']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['Int']['input']>;
  /** Student ID. */
  localId?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of previewClassList and importClassList. */
export type ClassListPayload = {
  __typename: 'ClassListPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The file, row by row. */
  report: Maybe<ClassListReport>;
};

/** A class list as it was read, and what importing it does, or did. */
export type ClassListReport = {
  __typename: 'ClassListReport';
  /** The columns and what each is read as. */
  columns: Array<ClassListColumn>;
  /** Counts of the whole file. */
  counts: ClassListCounts;
  /** How dates with slashes were read. */
  dateOrder: ClassListDateOrder;
  /** What is wrong with the file as a whole; then no row is read. */
  fileProblems: Array<Scalars['String']['output']>;
  /** Whether the file has headings. */
  hasHeader: Scalars['Boolean']['output'];
  /** The rows asked for. */
  rows: Array<ClassListReportRow>;
};

/** A row of the file and what importing it does, or did. */
export type ClassListReportRow = {
  __typename: 'ClassListReportRow';
  /** What importing it does, or did. */
  action: ClassListAction;
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** Who it may be, most alike first. */
  candidates: Array<DuplicateCandidate>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** School grade. */
  grade: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Line of the file that the row begins on. */
  line: Scalars['Int']['output'];
  /** Student ID. */
  localId: Maybe<Scalars['String']['output']>;
  /** Who is enrolled. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Name on record of who is enrolled. */
  personName: Maybe<Scalars['String']['output']>;
  /** Why it is not imported. */
  problems: Array<ClassListIssue>;
  /** What to look at. */
  warnings: Array<ClassListIssue>;
};

/** How a day ended. */
export type CloseSessionDateInput = {
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** The outcome. `taken` needs a mark, the others need that nobody is marked present. */
  outcome: SessionOutcome;
  /** Why the session did not run; needed for that outcome, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** Version of the session date that was read; a newer one refuses with STALE_VERSION. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** A new organization. */
export type CreateOrganizationInput = {
  /** Terms in which it is inactive; in all others it is active. */
  inactiveTermIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its level; it cannot be changed later. */
  level: OrganizationLevel;
  /** Its name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** NCES identifier, unique in the tenant. */
  ncesId?: InputMaybe<Scalars['String']['input']>;
  /** What it comes under; its level must be one that may stand there (docs/organizations.md). */
  parentId: Scalars['ID']['input'];
  /** Identifier that the state gave it, unique in the tenant. */
  stateId?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone of its own; without one it has its parent’s. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
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

/** Changes to an organization. What is left out stays; null empties. */
export type EditOrganizationInput = {
  /** The organization. */
  id: Scalars['ID']['input'];
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** NCES identifier. */
  ncesId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier that the state gave it. */
  stateId?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone of its own. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Participants to enroll in a session. */
export type EnrollParticipantsInput = {
  /** Last day; open when left out. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Participants of the site, 1 to 500. */
  personIds: Array<Scalars['ID']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
};

/** Answer of enrollParticipants. */
export type EnrollParticipantsPayload = {
  __typename: 'EnrollParticipantsPayload';
  /** Participants who were enrolled for these days already. */
  alreadyEnrolledPersonIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Participants who were enrolled now. */
  enrolledPersonIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Whether all rules must hold, or any. */
export type FilterMatch =
  | 'and'
  | 'or';

/** How a field is compared (docs/lists.md). Text ignores case and accents; an empty value matches everything. */
export type FilterMode =
  | 'contains'
  | 'dateAfter'
  | 'dateBefore'
  | 'dateIs'
  | 'dateIsNot'
  | 'endsWith'
  | 'equals'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'notContains'
  | 'notEquals'
  | 'startsWith';

/** How many rows match. Counting stops at 1,000: `exactCount` goes on to the end. */
export type ListCount = {
  __typename: 'ListCount';
  /** True when there are more than `value`. */
  capped: Scalars['Boolean']['output'];
  /** Number of rows, at most 1,000 when capped. */
  value: Scalars['Int']['output'];
};

/** One participant's status on the session date. */
export type MarkAttendanceInput = {
  /** Until when, for Present; the session date's end when left out. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** The participant. */
  personId: Scalars['ID']['input'];
  /** From when, for Present; the session date's start when left out. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** The new status. */
  status: AttendanceStatus;
  /** Version that was read with the roster, 0 for no mark yet. Without it the stored mark is overwritten. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The lock that keeps the participation of a month as it is. */
export type MonthLock = {
  __typename: 'MonthLock';
  /** When it was locked. */
  lockedAt: Scalars['Instant']['output'];
  /** Name of the user who locked it. */
  lockedBy: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename: 'Mutation';
  /** Adds a day to a session; one that it has already stays as it is. Problems: MONTH_LOCKED, DATE_CLOSED. */
  addSessionDate: SessionDatePayload;
  /** Says how a day ended. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, STALE_VERSION, VALIDATION. */
  closeSessionDate: SessionDatePayload;
  /** Adds an organization under another. Problems: VALIDATION. */
  createOrganization: OrganizationPayload;
  /** Changes name, time zone and external ids. Problems: VALIDATION, STALE_VERSION. */
  editOrganization: OrganizationPayload;
  /** Enrolls participants of the site in a session, all or none; those enrolled already stay as they are. Problems: MONTH_LOCKED, VALIDATION. */
  enrollParticipants: EnrollParticipantsPayload;
  /** Imports every row of a class list that can be: all of them in one transaction, the others are answered with their reason. Repeating it changes nothing. Problems: MONTH_LOCKED, VALIDATION. */
  importClassList: ClassListPayload;
  /** Adds every row of a tree that can be, all of them in one transaction; the others are answered with their reason. Nothing that is there is changed, so repeating it changes nothing. Problems: VALIDATION. */
  importOrganizations: OrganizationImportPayload;
  /** Counts as activity, so that the idle time begins anew. */
  keepAlive: SignInSession;
  /** Puts an organization, with everything beneath it, under another; its history comes along. Problems: VALIDATION, STALE_VERSION. */
  moveOrganization: OrganizationPayload;
  /** Says what importing a class list would do, row by row; nothing is written. Problems: MONTH_LOCKED, VALIDATION. */
  previewClassList: ClassListPayload;
  /** Says what importing a tree would do, row by row; nothing is written. Problems: VALIDATION. */
  previewOrganizationImport: OrganizationImportPayload;
  /** Adds a child who is not on record, with a stay at the site, and enrolls the child from that day on. Also needs the permission to edit participants. Problems: DUPLICATE_PERSON and SIMILAR_PERSON (a DuplicateProblem), MONTH_LOCKED, VALIDATION. */
  quickAddParticipant: QuickAddParticipantPayload;
  /** Gives an organization another name. Problems: VALIDATION, STALE_VERSION. */
  renameOrganization: OrganizationPayload;
  /** Takes the outcome of a day back, so that it counts as not entered. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, STALE_VERSION. */
  reopenSessionDate: SessionDatePayload;
  /** Says how to sign in with this address and, if somebody has it, sends a code. */
  requestSignInCode: SignInChoicesPayload;
  /** Saves a batch of marks, whole or not at all, with the same effect however often it is sent. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_TIME_INVALID, ATTENDANCE_OVERLAP, ATTENDANCE_CONFLICT (a ConflictProblem), IDEMPOTENCY_MISMATCH, VALIDATION. */
  saveAttendance: SaveAttendancePayload;
  /** Enables or disables an organization; nothing is deleted. Problems: VALIDATION (what stands in the way, one each), STALE_VERSION. */
  setOrganizationEnabled: OrganizationPayload;
  /** Says in which terms an organization, with everything beneath it, is active. Problems: VALIDATION. */
  setOrganizationTerms: OrganizationTermsPayload;
  /** Exchanges the code for a session; only in the browser that asked for it. */
  signIn: SignInPayload;
  /** Ends the session of this browser, if there is one. */
  signOut: SignOutPayload;
  /** Acts as another access of this tenant, at another organization beneath it, or in another term. */
  switchAccess: SessionPayload;
  /** Goes on in another tenant of the person. */
  switchTenant: SessionPayload;
};


export type MutationAddSessionDateArgs = {
  input: AddSessionDateInput;
};


export type MutationCloseSessionDateArgs = {
  input: CloseSessionDateInput;
};


export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


export type MutationEditOrganizationArgs = {
  input: EditOrganizationInput;
};


export type MutationEnrollParticipantsArgs = {
  input: EnrollParticipantsInput;
};


export type MutationImportClassListArgs = {
  input: ClassListInput;
};


export type MutationImportOrganizationsArgs = {
  input: OrganizationImportInput;
};


export type MutationMoveOrganizationArgs = {
  id: Scalars['ID']['input'];
  parentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationPreviewClassListArgs = {
  input: ClassListInput;
};


export type MutationPreviewOrganizationImportArgs = {
  input: OrganizationImportInput;
};


export type MutationQuickAddParticipantArgs = {
  input: QuickAddParticipantInput;
};


export type MutationRenameOrganizationArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReopenSessionDateArgs = {
  input: ReopenSessionDateInput;
};


export type MutationRequestSignInCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSaveAttendanceArgs = {
  input: SaveAttendanceInput;
};


export type MutationSetOrganizationEnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetOrganizationTermsArgs = {
  input: SetOrganizationTermsInput;
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

/** An organization: a node of the tenant’s tree. */
export type Organization = {
  __typename: 'Organization';
  /** False when it, or one above it, is inactive in the current term. */
  activeInTerm: Scalars['Boolean']['output'];
  /** Whether it is enabled and nothing stands in the way of disabling it. */
  canBeDisabled: Scalars['Boolean']['output'];
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** False when it was disabled; its records stay. */
  enabled: Scalars['Boolean']['output'];
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its level. */
  level: OrganizationLevel;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Identifier of the National Center for Education Statistics. */
  ncesId: Maybe<Scalars['String']['output']>;
  /** The organization that it stands under; null at the top of the tree. */
  parent: Maybe<OrganizationRef>;
  /** What it stands under, from the top of the tree down. */
  path: Array<OrganizationRef>;
  /** Enabled sites at or beneath it. */
  siteCount: Scalars['Int']['output'];
  /** Identifier that the state gave it. */
  stateId: Maybe<Scalars['String']['output']>;
  /** Time zone of its own, an IANA name; without one it has its parent’s. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** What the caller may do with it. */
  viewerCan: OrganizationRights;
  /** What keeps it from being disabled, in the order in which it is best removed. */
  whatStandsInTheWay: Array<OrganizationObstacle>;
};

/** A page of the organizations list. */
export type OrganizationConnection = {
  __typename: 'OrganizationConnection';
  /** The rows with their cursors. */
  edges: Array<OrganizationEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Organization>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type OrganizationEdge = {
  __typename: 'OrganizationEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Organization;
};

/** Rules joined by `match`. */
export type OrganizationFilter = {
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules, at most 20. */
  rules: Array<OrganizationFilterRule>;
};

/** Fields that the Organization list can be filtered by. */
export type OrganizationFilterField =
  | 'createdAt'
  | 'enabled'
  | 'level'
  | 'name'
  | 'ncesId'
  | 'parent'
  | 'parentId'
  | 'stateId';

/** One comparison. */
export type OrganizationFilterRule = {
  /** The field to compare. */
  field: OrganizationFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What importing a row of a tree does. */
export type OrganizationImportAction =
  /** Adds an organization. */
  | 'add'
  /** Nothing: it is there already. */
  | 'already'
  /** Nothing: the row has a problem. */
  | 'error';

/** A column of the file. */
export type OrganizationImportColumn = {
  __typename: 'OrganizationImportColumn';
  /** What it is read as; none when it is not read. */
  field: Maybe<OrganizationImportField>;
  /** Its heading. */
  header: Scalars['String']['output'];
  /** Its index, from 0. */
  index: Scalars['Int']['output'];
};

/** How many rows have each action. */
export type OrganizationImportCounts = {
  __typename: 'OrganizationImportCounts';
  /** Added. */
  add: Scalars['Int']['output'];
  /** There already. */
  already: Scalars['Int']['output'];
  /** With a problem. */
  error: Scalars['Int']['output'];
  /** Rows of the file. */
  total: Scalars['Int']['output'];
};

/** What a column of a tree holds. */
export type OrganizationImportField =
  /** Level, by the tenant’s name, the usual name or its key. */
  | 'level'
  /** Name. */
  | 'name'
  /** NCES identifier. */
  | 'ncesId'
  /** What it is part of: a name, a path of names or an external id; empty for the acting organization. */
  | 'parent'
  /** Identifier that the state gave it. */
  | 'stateId';

/** A tree in a file with headings: name, level, part of, state ID, NCES ID, in any order. */
export type OrganizationImportInput = {
  /** The bytes of the file, at best gzipped; UTF-8, UTF-16 and windows-1252 are told apart, as are comma, semicolon, tab and pipe. At most 10,000 rows. */
  contentBase64: Scalars['String']['input'];
  /** Rows to answer, 1 to 200; 200 when left out. Counts are always of the whole file. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** The columns, when the guess of the preview was changed. */
  mapping?: InputMaybe<OrganizationImportMapping>;
  /** Rows to skip. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** Answer only rows with these actions. */
  only?: InputMaybe<Array<OrganizationImportAction>>;
};

/** Something to know about a row. */
export type OrganizationImportIssue = {
  __typename: 'OrganizationImportIssue';
  /** The field; none when it is about the row. */
  field: Maybe<OrganizationImportField>;
  /** What it is, in words. */
  message: Scalars['String']['output'];
};

/** Index of the column of each field, from 0; a field that is left out is not read. */
export type OrganizationImportMapping = {
  /** Level. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['Int']['input']>;
  /** NCES ID. */
  ncesId?: InputMaybe<Scalars['Int']['input']>;
  /** Part of. */
  parent?: InputMaybe<Scalars['Int']['input']>;
  /** State ID. */
  stateId?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of previewOrganizationImport and importOrganizations. */
export type OrganizationImportPayload = {
  __typename: 'OrganizationImportPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The file, row by row. */
  report: Maybe<OrganizationImportReport>;
};

/** A tree as it was read, and what importing it does, or did. */
export type OrganizationImportReport = {
  __typename: 'OrganizationImportReport';
  /** The columns and what each is read as. */
  columns: Array<OrganizationImportColumn>;
  /** Counts of the whole file. */
  counts: OrganizationImportCounts;
  /** What is wrong with the file as a whole; then no row is read. */
  fileProblems: Array<Scalars['String']['output']>;
  /** The rows asked for. */
  rows: Array<OrganizationImportRow>;
};

/** A row of the file and what importing it does, or did. */
export type OrganizationImportRow = {
  __typename: 'OrganizationImportRow';
  /** What importing it does, or did. */
  action: OrganizationImportAction;
  /** The organization, when it is there. */
  id: Maybe<Scalars['ID']['output']>;
  /** Why it is not imported, or what to look at. */
  issues: Array<OrganizationImportIssue>;
  /** Level; none when it was not understood. */
  level: Maybe<OrganizationLevel>;
  /** Line of the file that the row begins on. */
  line: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** NCES ID. */
  ncesId: Maybe<Scalars['String']['output']>;
  /** Name of what it comes under, or what the file says of it. */
  parentName: Maybe<Scalars['String']['output']>;
  /** State ID. */
  stateId: Maybe<Scalars['String']['output']>;
};

/** Where an organization stands in the tree. Screens say the tenant’s own name of the level. */
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

/** Something that keeps an organization from being disabled. */
export type OrganizationObstacle = {
  __typename: 'OrganizationObstacle';
  /** How many. */
  count: Scalars['Int']['output'];
  /** What it is. */
  kind: OrganizationObstacleKind;
  /** The same in words. */
  message: Scalars['String']['output'];
  /** Names of the first three. */
  names: Array<Scalars['String']['output']>;
};

/** What keeps an organization from being disabled. */
export type OrganizationObstacleKind =
  /** The caller acts there. */
  | 'acting'
  /** Organizations beneath it are enabled. */
  | 'organizations'
  /** A term with its sessions is open. */
  | 'periods'
  /** Sessions at it or beneath it are not over. */
  | 'sessions'
  /** It is the top of the tree. */
  | 'top';

/** Answer of the mutations of one organization. */
export type OrganizationPayload = {
  __typename: 'OrganizationPayload';
  /** The organization as it is now. */
  organization: Maybe<Organization>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** An organization by name: all that is seen of what stands above the acting organization. */
export type OrganizationRef = {
  __typename: 'OrganizationRef';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its level. */
  level: OrganizationLevel;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What the caller may do with an organization. */
export type OrganizationRights = {
  __typename: 'OrganizationRights';
  /** Levels that may be added under it. */
  addLevels: Array<OrganizationLevel>;
  /** Rename, move, enable, disable it and change its details. */
  edit: Scalars['Boolean']['output'];
};

/** One sort key. */
export type OrganizationSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: OrganizationSortField;
};

/** Fields that the Organization list can be sorted by. */
export type OrganizationSortField =
  | 'createdAt'
  | 'enabled'
  | 'level'
  | 'name'
  | 'ncesId'
  | 'parent'
  | 'stateId';

/** A reporting term, as an organization stands to it. */
export type OrganizationTerm = {
  __typename: 'OrganizationTerm';
  /** False when it, or one above it, is inactive in the term; it is then hidden there. */
  active: Scalars['Boolean']['output'];
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** The organization above, itself set inactive, that makes this one so. */
  inactiveBecauseOf: Maybe<OrganizationRef>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether the organization itself was set inactive. */
  setHere: Scalars['Boolean']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** Id of the term. */
  termId: Scalars['ID']['output'];
};

/** A term and whether the organization is to be active in it. */
export type OrganizationTermInput = {
  /** Whether it is active. */
  active: Scalars['Boolean']['input'];
  /** The term. */
  termId: Scalars['ID']['input'];
};

/** Answer of setOrganizationTerms. */
export type OrganizationTermsPayload = {
  __typename: 'OrganizationTermsPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** All terms as they are now. */
  terms: Maybe<Array<OrganizationTerm>>;
};

/** The acting organization and everything beneath it. */
export type OrganizationTree = {
  __typename: 'OrganizationTree';
  /** The nodes, flat; siblings by name. Not paged. */
  nodes: Array<OrganizationTreeNode>;
  /** What the caller may do with it. */
  viewerCan: OrganizationTreeRights;
};

/** An organization as a node of the tree. */
export type OrganizationTreeNode = {
  __typename: 'OrganizationTreeNode';
  /** False when it, or one above it, is inactive in the current term. */
  activeInTerm: Scalars['Boolean']['output'];
  /** Whether nothing stands in the way of disabling it. */
  canBeDisabled: Scalars['Boolean']['output'];
  /** Nodes directly under it. */
  childCount: Scalars['Int']['output'];
  /** False when it was disabled. */
  enabled: Scalars['Boolean']['output'];
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its level. */
  level: OrganizationLevel;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The node it is shown under; null for the root of the answer. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** What the caller may do with the tree. */
export type OrganizationTreeRights = {
  __typename: 'OrganizationTreeRights';
  /** Whether the tree may be changed at all. */
  edit: Scalars['Boolean']['output'];
  /** Levels whose organizations may be imported. */
  importLevels: Array<OrganizationLevel>;
  /** Levels whose organizations may be added, renamed, moved, enabled and disabled. */
  levels: Array<OrganizationLevel>;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** Cursor of the last row; pass it as `after` for the next page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether rows follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows come before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A person who comes to the programme. */
export type Participant = {
  __typename: 'Participant';
  /** Allergies that those in charge must know of. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** Who must not be in contact with the child. */
  contactRestriction: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** School grade: PK, K, 1 to 12. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Identifier in the district’s own system. */
  localId: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Sites of the participant, now or to come, as far as the caller sees them. */
  sites: Array<OrganizationRef>;
  /** Identifier that the state gave. */
  stateId: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of the participants list. */
export type ParticipantConnection = {
  __typename: 'ParticipantConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Participant>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantEdge = {
  __typename: 'ParticipantEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Participant;
};

/** Rules joined by `match`. */
export type ParticipantFilter = {
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules, at most 20. */
  rules: Array<ParticipantFilterRule>;
};

/** Fields that the Participant list can be filtered by. */
export type ParticipantFilterField =
  | 'allergies'
  | 'birthDate'
  | 'createdAt'
  | 'firstName'
  | 'grade'
  | 'lastName'
  | 'localId'
  | 'site'
  | 'siteId'
  | 'stateId';

/** One comparison. */
export type ParticipantFilterRule = {
  /** The field to compare. */
  field: ParticipantFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type ParticipantSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ParticipantSortField;
};

/** Fields that the Participant list can be sorted by. */
export type ParticipantSortField =
  | 'birthDate'
  | 'createdAt'
  | 'firstName'
  | 'grade'
  | 'lastName'
  | 'localId'
  | 'stateId';

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
  /** Activities of the sites at or beneath the acting organization, by name. */
  activities: ActivityConnection;
  /** One activity. */
  activity: Activity;
  /** Whether attendance can be taken for a session on a day; what stands in the way is in `problems`. */
  checkSessionDate: SessionDateCheck;
  /** Counts for the dashboard of the acting organization. */
  dashboardCounts: DashboardCounts;
  /** Days of the current term up to now whose attendance was not entered, newest first: only those on which someone was enrolled and whose month is open. */
  notEntered: SessionDayConnection;
  /** One organization at or beneath the acting one. */
  organization: Organization;
  /** The tenant’s reporting terms, newest first, and whether an organization is active in each. */
  organizationTerms: Array<OrganizationTerm>;
  /** The acting organization and everything beneath it, of the levels that the caller may view, in one answer. */
  organizationTree: OrganizationTree;
  /** The acting organization and all beneath it, of the levels that the caller may view. */
  organizations: OrganizationConnection;
  /** One participant. */
  participant: Participant;
  /** Participants with a stay at or beneath the acting organization, by name. */
  participants: ParticipantConnection;
  /** One session on one day with its participants, their statuses and what stands in the way of changing them. */
  roster: Roster;
  /** The session of this browser; null when signed out. */
  session: Maybe<SignInSession>;
  /** Every day from the first to the last, at most 100, with what it is to the session and how it went. */
  sessionCalendar: Array<CalendarDay>;
  /** Sessions of one activity, the earliest first. */
  sessions: SessionConnection;
  /** The tenant's terms, newest first. */
  terms: Array<SignInTerm>;
  /** Today's sessions of the acting organization and everything beneath it, by time. */
  todaysSessions: SessionDayConnection;
};


export type QueryActingOrganizationsArgs = {
  first?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
};


export type QueryActivitiesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ActivityFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<ActivitySort>>;
};


export type QueryActivityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCheckSessionDateArgs = {
  input: SessionDateInput;
};


export type QueryNotEnteredArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganizationTermsArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryOrganizationTreeArgs = {
  includeInactive?: Scalars['Boolean']['input'];
};


export type QueryOrganizationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<OrganizationFilter>;
  first?: Scalars['Int']['input'];
  includeInactive?: Scalars['Boolean']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<OrganizationSort>>;
};


export type QueryParticipantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryParticipantsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ParticipantFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<ParticipantSort>>;
};


export type QueryRosterArgs = {
  date: Scalars['PlainDate']['input'];
  scope: InputMaybe<RosterScope>;
  search: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionCalendarArgs = {
  from: Scalars['PlainDate']['input'];
  sessionId: Scalars['ID']['input'];
  to: Scalars['PlainDate']['input'];
};


export type QuerySessionsArgs = {
  activityId: Scalars['ID']['input'];
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<SessionFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<SessionSort>>;
};


export type QueryTodaysSessionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
};

/** What to do about a record that may be the same child. */
export type QuickAddMode =
  /** It is another child: add a record. */
  | 'create'
  /** It is this child: take the record named by forceModeId, write the given values to it and give it a stay at the site. */
  | 'update';

/** A child at the door who is not on the roster. */
export type QuickAddParticipantInput = {
  /** Day of birth. */
  birthDate?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The day from which the child is enrolled. */
  date: Scalars['PlainDate']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** The answer to a DuplicateProblem. */
  forceMode?: InputMaybe<QuickAddMode>;
  /** For `update`: the existing record. */
  forceModeId?: InputMaybe<Scalars['ID']['input']>;
  /** School grade: PK, K, 1 to 12. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Answer of quickAddParticipant. */
export type QuickAddParticipantPayload = {
  __typename: 'QuickAddParticipantPayload';
  /** The participant. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The participant's row on the roster of the day. */
  row: Maybe<RosterRow>;
};

/** A closed day to reopen. */
export type ReopenSessionDateInput = {
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** Version of the session date that was read; a newer one refuses with STALE_VERSION. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One session on one day: what it is, whether it can be changed, and who is on it. */
export type Roster = {
  __typename: 'Roster';
  /** The activity. */
  activityId: Scalars['ID']['output'];
  /** Name of the activity. */
  activityName: Scalars['String']['output'];
  /** When the day was closed. */
  closedAt: Maybe<Scalars['Instant']['output']>;
  /** Name of the user who closed the day. */
  closedBy: Maybe<Scalars['String']['output']>;
  /** The site calendar's reason when it closes the day. */
  closureReason: Maybe<Scalars['String']['output']>;
  /** Counts by status, of the rows below. */
  counts: StatusCounts;
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** Whether there are more than 500; a search narrows them. */
  hasMore: Scalars['Boolean']['output'];
  /** Whether it is a drop-in: anyone of the site may come, on any day. */
  isDropIn: Scalars['Boolean']['output'];
  /** Where it meets. */
  location: Maybe<Scalars['String']['output']>;
  /** Lock of the month; none while it is open. */
  lock: Maybe<MonthLock>;
  /** The date of the session after this one. */
  nextDate: Maybe<Scalars['PlainDate']['output']>;
  /** How the day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Why the session did not run. */
  outcomeReason: Maybe<Scalars['String']['output']>;
  /** The date of the session before this one. */
  previousDate: Maybe<Scalars['PlainDate']['output']>;
  /** Participants by family name, at most 500. */
  rows: Array<RosterRow>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** The site. */
  siteId: Scalars['ID']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
  /** What this day is to the session. */
  state: SessionDateState;
  /** The site's time zone; all times are its wall clock. */
  timeZone: Scalars['String']['output'];
  /** Whether it is unscheduled: every mark needs its times. */
  timesRequired: Scalars['Boolean']['output'];
  /** Version of the session date; 0 while there is none. */
  version: Scalars['Int']['output'];
  /** What the viewer may do. */
  viewerCan: RosterViewerCan;
};

/** One participant on a roster. */
export type RosterRow = {
  __typename: 'RosterRow';
  /** Allergies to know at the door. */
  allergies: Maybe<Scalars['String']['output']>;
  /** When the mark was set. */
  changedAt: Maybe<Scalars['Instant']['output']>;
  /** Name of the user who set the mark. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Who may not have contact with the child. */
  contactRestriction: Maybe<Scalars['String']['output']>;
  /** Until when, for Present; none while the participant is still there. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Whether the participant is enrolled in the session on this date. */
  enrolled: Scalars['Boolean']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** School grade: PK, K, 1 to 12. */
  grade: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** Name the child goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Status on this date; Enrolled while not marked. */
  status: AttendanceStatus;
  /** Version to send with a mark; 0 while there is none. */
  version: Scalars['Int']['output'];
};

/** Whom a roster lists. */
export type RosterScope =
  /** Everyone who belongs to the site on that date as well. */
  | 'all'
  /** Participants enrolled on that date, and whoever was marked on it. */
  | 'enrolled';

/** What the viewer may do with a roster now. */
export type RosterViewerCan = {
  __typename: 'RosterViewerCan';
  /** Add a child who is not on record yet. */
  addParticipant: Scalars['Boolean']['output'];
  /** Mark participants and close the day: the permission is there, the month is open and the day is not closed by the calendar. */
  edit: Scalars['Boolean']['output'];
};

/** A batch of marks of one session date. It is saved whole or not at all. */
export type SaveAttendanceInput = {
  /** The activity; when given, the session must be one of it. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** Save although the participant is present in another session at this time: the answer to ATTENDANCE_OVERLAP. */
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also close the day as taken. */
  closeDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** Give participants of the site a place in the session for this date: the answer to ATTENDANCE_NOT_ENROLLED. */
  enrollMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of this save, made by the client: repeating it with the same content changes nothing and answers the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The marks, 1 to 500, each participant once. */
  marks: Array<MarkAttendanceInput>;
  /** Overwrite marks that somebody else changed meanwhile: the answer to a ConflictProblem. */
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** Whoever is marked present without a start time is there from now on, by the site's clock. */
  useCurrentTime?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of saveAttendance. */
export type SaveAttendancePayload = {
  __typename: 'SaveAttendancePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The saved marks; none when nothing was saved. */
  saved: Maybe<SavedAttendance>;
};

/** What a save of attendance left behind. */
export type SavedAttendance = {
  __typename: 'SavedAttendance';
  /** Counts of the whole roster after the save. */
  counts: StatusCounts;
  /** Version of the session date after the save. */
  dateVersion: Scalars['Int']['output'];
  /** Participants who got a place in the session for this date. */
  enrolledPersonIds: Array<Scalars['ID']['output']>;
  /** Every participant of the batch, in its order. */
  marks: Array<SavedMark>;
  /** Outcome of the day after the save. */
  outcome: Maybe<SessionOutcome>;
  /** When it was saved. */
  savedAt: Scalars['Instant']['output'];
};

/** A mark as it is stored after the save. */
export type SavedMark = {
  __typename: 'SavedMark';
  /** Until when, for Present; none while the participant is still there. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** The status. */
  status: AttendanceStatus;
  /** Version to send with the next change. */
  version: Scalars['Int']['output'];
};

/** One scheduled run of an activity at its site. */
export type Session = {
  __typename: 'Session';
  /** Id of its activity. */
  activityId: Scalars['ID']['output'];
  /** How many dates it has. */
  dateCount: Scalars['Int']['output'];
  /** When a date ends, by the site’s clock. */
  endTime: Scalars['PlainTime']['output'];
  /** Last day of the run. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the session. */
  id: Scalars['ID']['output'];
  /** Where it meets. */
  location: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its next date, today’s included. */
  nextDate: Maybe<Scalars['PlainDate']['output']>;
  /** The site where it runs. */
  site: OrganizationRef;
  /** When a date begins, by the site’s clock. */
  startTime: Scalars['PlainTime']['output'];
  /** First day of the run. */
  startsOn: Scalars['PlainDate']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** Weekdays of the schedule; 0 is Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** A page of an activity’s sessions. */
export type SessionConnection = {
  __typename: 'SessionConnection';
  /** The rows with their cursors. */
  edges: Array<SessionEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Session>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** One session on one day, without its participants. */
export type SessionDate = {
  __typename: 'SessionDate';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** How the day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Why the session did not run. */
  outcomeReason: Maybe<Scalars['String']['output']>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
  /** What this day is to the session. */
  state: SessionDateState;
  /** Version of the session date; 0 while there is none. */
  version: Scalars['Int']['output'];
};

/** Whether attendance can be taken for a session on a day, and if not, why. */
export type SessionDateCheck = {
  __typename: 'SessionDateCheck';
  /** The site calendar's reason when it closes the day. */
  closureReason: Maybe<Scalars['String']['output']>;
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** Whether it is a drop-in, whose days make themselves with the first mark. */
  isDropIn: Scalars['Boolean']['output'];
  /** Lock of the month; none while it is open. */
  lock: Maybe<MonthLock>;
  /** How the day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Why the session did not run. */
  outcomeReason: Maybe<Scalars['String']['output']>;
  /** Why attendance cannot be taken: MONTH_LOCKED, DATE_CLOSED or DATE_NOT_SCHEDULED; empty when it can. */
  problems: Array<Problem>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
  /** What this day is to the session. */
  state: SessionDateState;
  /** Version of the session date; 0 while there is none. */
  version: Scalars['Int']['output'];
};

/** A day of a session. */
export type SessionDateInput = {
  /** The activity; when given, the session must be one of it. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Answer of a mutation about one session date. */
export type SessionDatePayload = {
  __typename: 'SessionDatePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The session date after the change; none when it was refused. */
  sessionDate: Maybe<SessionDate>;
};

/** What a day is to a session. */
export type SessionDateState =
  /** Somebody added it. */
  | 'added'
  /** The site's calendar closes the day. */
  | 'closed'
  /** The schedule produced it. */
  | 'scheduled'
  /** The session does not meet on that day. */
  | 'unscheduled';

/** One session on one day, as a list of days shows it; `sessionId` and `date` lead to its roster. */
export type SessionDay = {
  __typename: 'SessionDay';
  /** The activity. */
  activityId: Scalars['ID']['output'];
  /** Name of the activity. */
  activityName: Scalars['String']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** Participants enrolled on this day. */
  enrolledCount: Scalars['Int']['output'];
  /** Whether it is a drop-in. */
  isDropIn: Scalars['Boolean']['output'];
  /** Whether the month is locked. */
  locked: Scalars['Boolean']['output'];
  /** Participants marked present or absent on this day. */
  markedCount: Scalars['Int']['output'];
  /** How the day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Participants marked present on this day. */
  presentCount: Scalars['Int']['output'];
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** The site. */
  siteId: Scalars['ID']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
};

/** A page of session days. */
export type SessionDayConnection = {
  __typename: 'SessionDayConnection';
  /** The rows with their cursors. */
  edges: Array<SessionDayEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<SessionDay>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type SessionDayEdge = {
  __typename: 'SessionDayEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SessionDay;
};

/** A row with its cursor. */
export type SessionEdge = {
  __typename: 'SessionEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Session;
};

/** Rules joined by `match`. */
export type SessionFilter = {
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules, at most 20. */
  rules: Array<SessionFilterRule>;
};

/** Fields that the Session list can be filtered by. */
export type SessionFilterField =
  | 'endsOn'
  | 'location'
  | 'name'
  | 'startsOn';

/** One comparison. */
export type SessionFilterRule = {
  /** The field to compare. */
  field: SessionFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** How a session date ended; none while it was not entered yet. */
export type SessionOutcome =
  /** The session did not run; there is a reason. */
  | 'did_not_run'
  /** The session ran, and nobody came. */
  | 'nobody_came'
  /** Attendance was taken. */
  | 'taken';

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

/** One sort key. */
export type SessionSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: SessionSortField;
};

/** Fields that the Session list can be sorted by. */
export type SessionSortField =
  | 'endsOn'
  | 'location'
  | 'name'
  | 'startsOn';

/** Terms of an organization to change; terms that are not named stay as they are. */
export type SetOrganizationTermsInput = {
  /** The organization. */
  organizationId: Scalars['ID']['input'];
  /** The changes. */
  terms: Array<OrganizationTermInput>;
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

/** Ascending or descending; empty values come last either way. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** How many participants of a roster have each status. */
export type StatusCounts = {
  __typename: 'StatusCounts';
  /** Expected and not yet marked. */
  enrolled: Scalars['Int']['output'];
  /** Absent with an excuse. */
  excusedAbsence: Scalars['Int']['output'];
  /** Present. */
  present: Scalars['Int']['output'];
  /** Absent without an excuse. */
  unexcusedAbsence: Scalars['Int']['output'];
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

/** A reporting term by name. */
export type TermRef = {
  __typename: 'TermRef';
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the term. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};
