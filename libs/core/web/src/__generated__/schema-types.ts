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
  /** A calendar day without a time zone, `2026-11-21`, of the years 1000 to 8999. */
  PlainDate: { input: string; output: string; }
  /** A wall-clock time of the site, 24-hour `HH:mm`. */
  PlainTime: { input: string; output: string; }
};

/** Why one access allows or denies what was asked. */
export type AccessExplanation = {
  __typename: 'AccessExplanation';
  /** The access. */
  accessId: Scalars['ID']['output'];
  /** Where the user is taken to act. */
  acting: ExplainedOrganization;
  /** The outcome. */
  allowed: Scalars['Boolean']['output'];
  /** Where it was granted. */
  organization: ExplainedOrganization;
  /** Its role. */
  roleId: Scalars['ID']['output'];
  /** Name of the role. */
  roleName: Scalars['String']['output'];
  /** Every link of the chain, in order. */
  steps: Array<AccessStep>;
  /** Whose access it is. */
  user: ExplainableUser;
};

/** One link of the chain that decides. */
export type AccessStep = {
  __typename: 'AccessStep';
  /** First or last day of the access. */
  date: Maybe<Scalars['PlainDate']['output']>;
  /** Place of the entry that decides, such as `people.participants/NOTES`. */
  entry: Maybe<Scalars['String']['output']>;
  /** What is tested: tenant, user, access, starts, ends, page, scope, maintenance, section, feature, verb or tab; passkey and confirm let through and say that a passkey is asked for at sign-in, or just before it is done. */
  kind: Scalars['String']['output'];
  /** Scope letter of the page. */
  letter: Maybe<Scalars['String']['output']>;
  /** Levels that would do. */
  levels: Maybe<Array<Scalars['String']['output']>>;
  /** Kind of page: feature, section, signed-in, guest, public or not-found. */
  page: Maybe<Scalars['String']['output']>;
  /** Whether it lets through; the first that does not is the reason. */
  passed: Scalars['Boolean']['output'];
  /** What the role holds there; null denies. */
  value: Maybe<Scalars['String']['output']>;
  /** What would be needed there. */
  verb: Maybe<Scalars['String']['output']>;
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

/** An organization at which the access may act, in its place in the tree. */
export type ActingOrganizationNode = {
  __typename: 'ActingOrganizationNode';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** One of the nine levels, such as `institution` or `site`. */
  level: Scalars['String']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** The organization above it; null where that one is not among the nodes. */
  parentId: Maybe<Scalars['ID']['output']>;
};

/** What a site offers. */
export type Activity = {
  __typename: 'Activity';
  /** The youngest age that it is for, in completed years. */
  ageFrom: Maybe<Scalars['Int']['output']>;
  /** The oldest age that it is for. */
  ageTo: Maybe<Scalars['Int']['output']>;
  /** How many places its sessions usually have. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** Which of the authorized activities of 20 U.S.C. 7175(a) it is, such as `stem`. */
  category: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  /** False when it was disabled; its records stay. */
  enabled: Scalars['Boolean']['output'];
  /** Who pays for it. */
  funders: Array<ActivitySupporter>;
  /** The lowest grade that it is for: PK, K, 1 to 12. */
  gradeFrom: Maybe<Scalars['String']['output']>;
  /** The highest grade that it is for. */
  gradeTo: Maybe<Scalars['String']['output']>;
  /** Id of the activity. */
  id: Scalars['ID']['output'];
  /** Where it usually meets. */
  location: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Next date of any of its sessions, today’s until the last meeting is over. */
  nextDate: Maybe<Scalars['PlainDate']['output']>;
  /** What it is for, one objective on a line. */
  objectives: Maybe<Scalars['String']['output']>;
  /** What the tenant calls its kind. */
  ownCategory: Maybe<OwnActivityCategory>;
  /** Who runs it with the site. */
  partners: Array<ActivitySupporter>;
  /** Version to send with `saveActivityProgram`. */
  programVersion: Scalars['Int']['output'];
  /** Its sessions, the earliest first. */
  sessions: Array<Session>;
  /** The site that offers it. */
  site: OrganizationRef;
  /** Who works at it, as far as the caller sees them; its sessions begin with them. */
  staff: Array<SessionStaff>;
  /** The reporting term that it belongs to. */
  term: Maybe<TermRef>;
  /** How it meets. */
  type: ActivityType;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** What a site offers. */
export type ActivityCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
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
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<ActivityFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<ActivityFilterRule>;
};

/** Fields that the Activity list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ActivityFilterField =
  | 'ageFrom'
  | 'ageTo'
  | 'capacity'
  | 'category'
  | 'createdAt'
  | 'custom'
  | 'enabled'
  | 'funder'
  | 'gradeFrom'
  | 'gradeTo'
  | 'location'
  | 'name'
  | 'ownCategory'
  | 'partner'
  | 'site'
  | 'siteId'
  | 'staff'
  | 'term'
  | 'termId'
  | 'type';

/** Rules that count as one. */
export type ActivityFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<ActivityFilterRule>;
};

/** One comparison. */
export type ActivityFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: ActivityFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of setActivityEnabled and removeActivity. */
export type ActivityPayload = {
  __typename: 'ActivityPayload';
  /** The activity as it is now; null when it is gone, or beside problems. */
  activity: Maybe<Activity>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Who pays for an activity, who runs it with the site, who works at it, and the tenant’s own category. */
export type ActivityProgramInput = {
  /** Funders, at most 20. */
  funderIds?: Array<Scalars['ID']['input']>;
  /** Code of the tenant’s own category. */
  ownCategory?: InputMaybe<Scalars['String']['input']>;
  /** Partners, at most 20. */
  partnerIds?: Array<Scalars['ID']['input']>;
  /** Staff of the site who work at it; its sessions begin with them. */
  staffIds?: Array<Scalars['ID']['input']>;
};

/** Answer of the mutations of one date, and of removing a session. */
export type ActivitySessionPayload = {
  __typename: 'ActivitySessionPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The session as it is now; null when it is gone. */
  session: Maybe<Session>;
};

/** One sort key. */
export type ActivitySort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ActivitySortField;
};

/** Fields that the Activity list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ActivitySortField =
  | 'capacity'
  | 'category'
  | 'createdAt'
  | 'custom'
  | 'enabled'
  | 'location'
  | 'name'
  | 'ownCategory'
  | 'site'
  | 'term'
  | 'type';

/** An organization that pays for activities, or runs them with a site. */
export type ActivitySupporter = {
  __typename: 'ActivitySupporter';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Funder or partner. */
  role: ActivitySupporterRole;
};

/** Whether an organization pays for activities or runs them with the site. */
export type ActivitySupporterRole =
  | 'funder'
  | 'partner';

/** How an activity meets: by a schedule, whenever it is open, or without one. */
export type ActivityType =
  | 'drop_in'
  | 'scheduled'
  | 'unscheduled';

/** What the form of activities calls a type. */
export type ActivityTypeOption = {
  __typename: 'ActivityTypeOption';
  /** Id of the option in the form. */
  optionId: Scalars['Int']['output'];
  /** The type that it stands for. */
  type: ActivityType;
};

/** An activity to add, with its sessions. */
export type AddActivityInput = {
  /** True: only what it would do; nothing is written. */
  dryRun?: Scalars['Boolean']['input'];
  /** Made by the caller, 1 to 255 characters: whatever is sent twice with the same key is added once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for it, who runs it along, who works at it. */
  program?: InputMaybe<ActivityProgramInput>;
  /** Its sessions, at most 20; none leaves them for later. */
  sessions: Array<AddedSessionInput>;
  /** The site that offers it. */
  siteId: Scalars['ID']['input'];
  /** The reporting term that it belongs to. */
  termId?: InputMaybe<Scalars['ID']['input']>;
  /** Answers of the activities’ form, at most 1,000. */
  values: Array<FieldEditInput>;
};

/** Answer of addActivity. */
export type AddActivityPayload = {
  __typename: 'AddActivityPayload';
  /** The activity; null when nothing was written. */
  activity: Maybe<Activity>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Its sessions in the order in which they were sent. */
  sessions: Maybe<Array<AddedSession>>;
};

/** A participant to add, with everything that the steps ask for. */
export type AddParticipantInput = {
  /** Parents, guardians and others, at most 30. */
  contacts?: InputMaybe<Array<AddedContactInput>>;
  /** What to do although somebody alike is on record. */
  forceMode?: InputMaybe<FormForceMode>;
  /** With `update`: the one on record. */
  forceModeId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the caller, 1 to 255 characters: whatever is sent twice with the same key is added once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Codes of the list `programme` that the stay begins with. */
  programmes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The site of the first stay. */
  siteId: Scalars['ID']['input'];
  /** First day of the stay. */
  startsOn: Scalars['PlainDate']['input'];
  /** What is known by coded lists. */
  traits?: InputMaybe<Array<TraitInput>>;
  /** Answers of the participants’ form, at most 1,000. */
  values: Array<FieldEditInput>;
};

/** Answer of addParticipant. */
export type AddParticipantPayload = {
  __typename: 'AddParticipantPayload';
  /** The participant. */
  participant: Maybe<Participant>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** People to relate to a participant, all or none. */
export type AddRelationshipsInput = {
  /** Who they are, at most 30. */
  contacts: Array<ContactInput>;
  /** True: new people are added although somebody alike is on record. */
  force?: Scalars['Boolean']['input'];
  /** The participant. */
  participantId: Scalars['ID']['input'];
};

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

/** Somebody whom a new participant is related to. */
export type AddedContactInput = {
  /** The how-manieth to call in an emergency, 1 to 20. Whoever had the place moves down. */
  emergencyOrder?: InputMaybe<Scalars['Int']['input']>;
  /** True: added although somebody alike is on record. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether parent or legal guardian; left out, the kind says it. */
  isGuardian?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a primary contact. */
  isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether there is a contact restriction. */
  isRestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they are to the participant. */
  kind: RelationshipKind;
  /** Whether they live together. */
  livesWith?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the child may be released to them; not together with a restriction. */
  mayPickUp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Somebody new, where personId is left out. */
  person?: InputMaybe<ContactPersonInput>;
  /** Somebody on record. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Its first day. */
  restrictedFrom?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Its last day. */
  restrictedTo?: InputMaybe<Scalars['PlainDate']['input']>;
  /** What it says, at most 500 characters. */
  restrictionText?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one session that was asked for, or would. */
export type AddedSession = {
  __typename: 'AddedSession';
  /** The session, then its siblings of other times of the day. */
  changes: Array<SessionChange>;
  /** With `dryRun`: rooms and people that would be taken twice. Advice, no refusal. */
  conflicts: Array<SessionConflictNote>;
};

/** A session that an activity begins with. */
export type AddedSessionInput = {
  /** How many places it has; none: as many as come. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** When they usually end, where no pattern says it. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** Last day, two years later at most; none where `meetings` says the end. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Every day that it leaves out; left away, those on record stay. Moved days always stay. */
  leftOut?: InputMaybe<Array<LeftOutDateInput>>;
  /** Where it meets, without a room; at most 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** After how many meetings it ends; closed days are none. */
  meetings?: InputMaybe<Scalars['Int']['input']>;
  /** Its name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Its patterns, at most 14; none for what is open without a schedule. Several times on one day make several sessions of one series. */
  patterns: Array<SchedulePatternInput>;
  /** A room of the site; its name becomes the location. */
  roomId?: InputMaybe<Scalars['ID']['input']>;
  /** Staff of the site who lead it; left away, they stay as they are. */
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When its dates usually begin, where no pattern says it. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** First day of the run; weeks and months are counted from it. */
  startsOn: Scalars['PlainDate']['input'];
};

/** An adult who attended a session on one day. Adults are counted apart from participants, never with them. */
export type AdultAttendance = {
  __typename: 'AdultAttendance';
  /** When they left, where that differs from the day. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Id of the row. */
  id: Scalars['ID']['output'];
  /** What they are to the children. */
  memberType: MemberType;
  /** Minutes that they were there. */
  minutes: Scalars['Int']['output'];
  /** The name; none of a person who is not in sight. */
  name: Maybe<Scalars['String']['output']>;
  /** The person on record; none of somebody known by name. */
  personId: Maybe<Scalars['ID']['output']>;
  /** When they came, where that differs from the day. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Version to send when it is saved. */
  version: Scalars['Int']['output'];
};

/** An adult who can be marked with one press: a contact of children who are enrolled, or somebody who came before. */
export type AdultChoice = {
  __typename: 'AdultChoice';
  /** Names of their children who are enrolled on the day. */
  children: Array<Scalars['String']['output']>;
  /** What they are to the children. */
  memberType: MemberType;
  /** The name. */
  name: Scalars['String']['output'];
  /** The person on record; none of somebody known by name. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Whether there is a contact restriction about one of these children on the day. */
  restricted: Scalars['Boolean']['output'];
};

/** An adult who is there: a person on record, or somebody by name. */
export type AdultFields = {
  /** When they left, `HH:mm`; the end of the day by default. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The row to change; none records somebody. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What they are to the children. */
  memberType: MemberType;
  /** The name of somebody who is not on record, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The person. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** When they came, `HH:mm`; the start of the day by default. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Adults of a programme year, apart from participants. */
export type AdultTotals = {
  __typename: 'AdultTotals';
  /** Different adults. */
  adults: Scalars['Int']['output'];
  /** Minutes of all of them. */
  minutes: Scalars['Int']['output'];
  /** How often they attended together. */
  visits: Scalars['Int']['output'];
};

/** A session date that a change of the calendar is about. */
export type AffectedSessionDate = {
  __typename: 'AffectedSessionDate';
  /** Id of its activity. */
  activityId: Scalars['ID']['output'];
  /** Name of its activity. */
  activityName: Scalars['String']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Id of its site. */
  siteId: Scalars['ID']['output'];
  /** Name of its site. */
  siteName: Scalars['String']['output'];
};

/** A token by which a program acts through one access of its owner. */
export type ApiToken = {
  __typename: 'ApiToken';
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** When it ends. */
  expiresAt: Scalars['Instant']['output'];
  /** How the secret begins. */
  hint: Scalars['String']['output'];
  /** Id of the token; not the secret. */
  id: Scalars['ID']['output'];
  /** Network address of its last use. */
  lastAddress: Maybe<Scalars['String']['output']>;
  /** Its last use, to the half minute. */
  lastUsedAt: Maybe<Scalars['Instant']['output']>;
  /** What its owner called it. */
  name: Scalars['String']['output'];
  /** Organization of the access. */
  organizationName: Scalars['String']['output'];
  /** Role of the access. */
  roleName: Scalars['String']['output'];
  /** Whether it works. */
  state: ApiTokenState;
  /** Tenant of the access. */
  tenantName: Scalars['String']['output'];
};

/** Whether a token works. */
export type ApiTokenState =
  /** It works. */
  | 'active'
  /** Its time is over. */
  | 'expired'
  /** Its owner ended it. */
  | 'revoked'
  /** Its access is disabled or outside its dates; it works again when the access does. */
  | 'suspended';

/** What choosing an option changes of another field. */
export type ApplyRuleKind =
  | 'mode'
  | 'options'
  | 'required'
  | 'value'
  | 'visible';

/** Attendance that was changed since the last telling. */
export type AttendanceChange = {
  __typename: 'AttendanceChange';
  /** Ask again for everything: places or the day itself changed, or something may have been missed. */
  again: Scalars['Boolean']['output'];
  /** What is stored now of each mark that was changed. */
  marks: Array<ChangedMark>;
};

/** Participants of a session by its dates, with the status of each. */
export type AttendanceGrid = {
  __typename: 'AttendanceGrid';
  /** The activity. */
  activityId: Scalars['ID']['output'];
  /** Name of the activity. */
  activityName: Scalars['String']['output'];
  /** Dates of the session between the two days, those that the calendar closes among them. */
  days: Array<GridDay>;
  /** Whether it is a drop-in: every day can be one of its dates. */
  isDropIn: Scalars['Boolean']['output'];
  /** Whether the viewer may mark here; single dates may be closed or locked. */
  mayEdit: Scalars['Boolean']['output'];
  /** Participants by family name, those of the page asked for. */
  rows: Array<GridRow>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** The site. */
  siteId: Scalars['ID']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
  /** The site's time zone; all times are its wall clock. */
  timeZone: Scalars['String']['output'];
  /** Whether it is unscheduled: every mark needs its times. */
  timesRequired: Scalars['Boolean']['output'];
  /** How many participants there are. */
  totalCount: Scalars['Int']['output'];
};

/** What the tenant asks about attendance of a day and every later one, up to the next such rules. */
export type AttendancePolicy = {
  __typename: 'AttendancePolicy';
  /** A reason is asked for once a day is more days ago than this; none asks never. */
  lateDays: Maybe<Scalars['Int']['output']>;
  /** Minutes that no stay is longer than. */
  longestMinutes: Scalars['Int']['output'];
  /** A stay that is longer than the session by more minutes than this is asked about; none asks never. */
  overMinutes: Maybe<Scalars['Int']['output']>;
  /** First day of attendance that it holds for; none for what is shipped. */
  startsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Version to send when it is changed; 0 for what is shipped. */
  version: Scalars['Int']['output'];
};

/** What to ask about attendance from a day on. */
export type AttendancePolicyInput = {
  /** Days after which a reason is asked for, 0 to 365; none asks never. */
  lateDays?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes that no stay is longer than, 60 to 1439. */
  longestMinutes: Scalars['Int']['input'];
  /** Minutes beyond the session after which a stay is asked about, 0 to 720; none asks never. */
  overMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** First day of attendance that it holds for. */
  startsOn: Scalars['PlainDate']['input'];
  /** Version of the rules of that day that were read; none to add some. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of saveAttendancePolicy. */
export type AttendancePolicyPayload = {
  __typename: 'AttendancePolicyPayload';
  /** All rules as they are now; none when it was refused. */
  policies: Maybe<Array<AttendancePolicy>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
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

/** A training that a staff member was at. */
export type AttendedTraining = {
  __typename: 'AttendedTraining';
  /** Its subject, as professional development names it. */
  category: Maybe<Scalars['String']['output']>;
  /** Its credit hours. */
  creditHours: Maybe<Scalars['Float']['output']>;
  /** Id of the meeting. */
  id: Scalars['ID']['output'];
  /** Minutes that the staff member was there. */
  minutes: Scalars['Int']['output'];
  /** The day. */
  onDate: Scalars['PlainDate']['output'];
  /** Who gave it. */
  provider: Maybe<Scalars['String']['output']>;
  /** What it was called. */
  title: Scalars['String']['output'];
};

/** As what somebody attends a meeting; guests are known by name alone. */
export type AttendeeRole =
  | 'board_member'
  | 'guest'
  | 'staff'
  | 'teacher';

/** The access under which it was done, as it stands now. */
export type AuditAccess = {
  __typename: 'AuditAccess';
  /** Id of the access. */
  id: Scalars['ID']['output'];
  /** Name of its organization. */
  organizationName: Scalars['String']['output'];
  /** Name of its role. */
  roleName: Scalars['String']['output'];
};

/** One value that changed. */
export type AuditChange = {
  __typename: 'AuditChange';
  /** Its value after; null when there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** What `after` stands for; null when it is no id. */
  afterRecord: Maybe<AuditReference>;
  /** Its value before; null when there was none. */
  before: Maybe<Scalars['String']['output']>;
  /** What `before` stands for; null when it is no id. */
  beforeRecord: Maybe<AuditReference>;
  /** The path with the names of people whom the caller sees in place of their ids. */
  label: Scalars['String']['output'];
  /** The field, with dots into what it holds: `address.city`. */
  path: Scalars['String']['output'];
};

/** One row of the audit trail. */
export type AuditEntry = {
  __typename: 'AuditEntry';
  /** The access it was done under; null when it stands above the caller or is gone. */
  access: Maybe<AuditAccess>;
  /** What was done: noun and verb, such as `organization.move`. */
  action: Scalars['String']['output'];
  /** When it happened. */
  at: Scalars['Instant']['output'];
  /** What changed, at most 200 values; empty when sealed. */
  changes: Array<AuditChange>;
  /** Network address that it came from. */
  clientAddress: Maybe<Scalars['String']['output']>;
  /** Id of the row. */
  id: Scalars['ID']['output'];
  /** The organization whose administrators may read it; null for the tenant’s own. */
  organizationId: Maybe<Scalars['ID']['output']>;
  /** Name of the organization. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** The person whose values it holds. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Id of the request, as the log and the X-Request-Id header have it. */
  requestId: Maybe<Scalars['String']['output']>;
  /** True when the values belong to a person whom the caller does not see, or whose key was destroyed. */
  sealed: Scalars['Boolean']['output'];
  /** Id of that record. */
  subjectId: Scalars['String']['output'];
  /** Name of the record as it is now (of a token, a passkey and a level as this row says it), the call that was refused, or the list that was exported; null when it has none or the caller may not see it. */
  subjectName: Maybe<Scalars['String']['output']>;
  /** Kind of record it was done to, such as `organization`. */
  subjectType: Scalars['String']['output'];
  /** Who did it; null when nobody was signed in, or it is nobody of this tenant. */
  user: Maybe<AuditUser>;
};

/** A page of the audit trail, newest first. */
export type AuditEntryConnection = {
  __typename: 'AuditEntryConnection';
  /** The rows with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<AuditEntry>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type AuditEntryEdge = {
  __typename: 'AuditEntryEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditEntry;
};

/** Rules joined by `match`. */
export type AuditFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<AuditFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<AuditFilterRule>;
};

/** Fields that the Audit list can be filtered by. */
export type AuditFilterField =
  | 'action'
  | 'address'
  | 'at'
  | 'id'
  | 'organization'
  | 'organizationId'
  | 'personId'
  | 'requestId'
  | 'subjectId'
  | 'subjectType'
  | 'user'
  | 'userId';

/** Rules that count as one. */
export type AuditFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<AuditFilterRule>;
};

/** One comparison. */
export type AuditFilterRule = {
  /** The field to compare. */
  field: AuditFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** How long the trail is kept. */
export type AuditPolicy = {
  __typename: 'AuditPolicy';
  /** Months after which rows are let go, 36 to 240 (2 CFR 200.334 asks for three years). */
  retentionMonths: Scalars['Int']['output'];
  /** Whether the caller may change it. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** How long the trail is kept from now on. */
export type AuditPolicyPayload = {
  __typename: 'AuditPolicyPayload';
  /** The policy; null when there were problems. */
  policy: Maybe<AuditPolicy>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** The record that an id among the values stands for. */
export type AuditReference = {
  __typename: 'AuditReference';
  /** Kind of record, as `subjectType` says it; `record` when nothing tells. */
  kind: Scalars['String']['output'];
  /** Its name as it is now; null when the caller may not see it, or it is gone. */
  name: Maybe<Scalars['String']['output']>;
};

/** One sort key. */
export type AuditSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: AuditSortField;
};

/** Fields that the Audit list can be sorted by. */
export type AuditSortField =
  | 'at';

/** Who did it. */
export type AuditUser = {
  __typename: 'AuditUser';
  /** Their e-mail address. */
  email: Scalars['String']['output'];
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
};

/** A stay to begin. */
export type BeginStayInput = {
  /** Why it ended. */
  endReason?: InputMaybe<Scalars['String']['input']>;
  /** Last day. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The participant. */
  personId: Scalars['ID']['input'];
  /** The site. */
  siteId: Scalars['ID']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
};

/** A member of an advisory board. */
export type BoardMember = {
  __typename: 'BoardMember';
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City of the address. */
  city: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** All that the person is, as far as the caller may see people of the kind. */
  kinds: Array<PersonKind>;
  /** Last name; empty of who has one name. */
  lastName: Scalars['String']['output'];
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organizations where the person is so, now or to come, as far as the caller sees them. */
  organizations: Array<OrganizationRef>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** A member of an advisory board. */
export type BoardMemberCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};

/** A page of the board members list. */
export type BoardMemberConnection = {
  __typename: 'BoardMemberConnection';
  /** The rows with their cursors. */
  edges: Array<BoardMemberEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<BoardMember>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type BoardMemberEdge = {
  __typename: 'BoardMemberEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: BoardMember;
};

/** Rules joined by `match`. */
export type BoardMemberFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<BoardMemberFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<BoardMemberFilterRule>;
};

/** Fields that the BoardMember list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type BoardMemberFilterField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'organization'
  | 'organizationId'
  | 'phone';

/** Rules that count as one. */
export type BoardMemberFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<BoardMemberFilterRule>;
};

/** One comparison. */
export type BoardMemberFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: BoardMemberFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type BoardMemberSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: BoardMemberSortField;
};

/** Fields that the BoardMember list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type BoardMemberSortField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName';

/** What is done to many participants. */
export type BulkActionKey =
  /** The stay ends: on, reason, and targetId where only a stay at that site is meant. */
  | 'END_STAY'
  /** A place in a session from a day on: targetId, on; choice and reason say what becomes of those for whom it has none. */
  | 'ENROLL'
  /** The families are written to: message. The mails leave a little later; until then undoBulk takes all of them back, afterwards it is refused. */
  | 'MESSAGE'
  /** Put on a roster whose members are chosen: targetId. */
  | 'ROSTER'
  /** Given a tag: targetId. */
  | 'TAG'
  /** A tag taken away: targetId. */
  | 'UNTAG';

/** A change of many participants. */
export type BulkChangeInput = {
  /** What is done. */
  action: BulkActionKey;
  /** Of ENROLL, for whom the session has no place left: `wait` puts them on the wait list, `exceed` enrolls them all the same, which takes the edit of sessions and a reason; left out, they are refused. */
  choice?: InputMaybe<Scalars['String']['input']>;
  /** Of MESSAGE, what is sent to whom. */
  message?: InputMaybe<BulkMessageInput>;
  /** The first day of a place, the last day of a stay. */
  on?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Why a stay ends, somebody waits, or a session has more than places. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** To whom. */
  selection: BulkSelectionInput;
  /** The session, roster, tag or site, as the action says. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
};

/** A message to the families of many. It can be taken back for 30 seconds. */
export type BulkMessage = {
  __typename: 'BulkMessage';
  /** Who was to be written to. */
  audience: Array<MessageAudience>;
  /** Mails that could not be delivered. */
  failed: Scalars['Int']['output'];
  /** Mails that could not be delivered, by their address. */
  failures: Array<MessageFailure>;
  /** Its id, that of the change. */
  id: Scalars['ID']['output'];
  /** Mails in all. */
  mails: Scalars['Int']['output'];
  /** Where answers go. */
  replyTo: Scalars['String']['output'];
  /** Seconds until the first mail leaves, while it can be taken back. */
  sendsIn: Maybe<Scalars['Int']['output']>;
  /** Mails that were handed over. */
  sent: Scalars['Int']['output'];
  /** Since when the mail server takes nothing; the mails wait and are tried again. */
  stalledSince: Maybe<Scalars['Instant']['output']>;
  /** How far it is. */
  state: MessageState;
  /** As it was written. */
  subject: Scalars['String']['output'];
  /** As it was written. */
  text: Scalars['String']['output'];
};


/** A message to the families of many. It can be taken back for 30 seconds. */
export type BulkMessageFailuresArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A message to the families of many. */
export type BulkMessageInput = {
  /** Who is written to. */
  audience: Array<MessageAudience>;
  /** E-mail address that answers go to; the sender’s own when left out. */
  replyTo?: InputMaybe<Scalars['String']['input']>;
  /** Relationships under a contact restriction that are written to all the same; nobody else under one is. */
  restrictedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** One line, at most 150 characters; {child}, {site} and {sender} are filled in. */
  subject: Scalars['String']['input'];
  /** Plain text, at most 4000 characters; an empty line begins a paragraph, addresses become links, {child}, {site} and {sender} are filled in. With {child} each child has a mail of its own. */
  text: Scalars['String']['input'];
};

/** What became of one person: waiting, changed, already (nothing to change), refused, cancelled, undone, kept (could not be undone). */
export type BulkOutcome =
  | 'already'
  | 'cancelled'
  | 'changed'
  | 'kept'
  | 'refused'
  | 'undone'
  | 'waiting';

/** What a change would do. */
export type BulkPlan = {
  __typename: 'BulkPlan';
  /** Who would be changed. */
  changed: Scalars['Int']['output'];
  /** The session, roster, tag or site that it is about; the subject of a message. */
  label: Scalars['String']['output'];
  /** Of a message: how many mails, and how one of them reads. */
  message: Maybe<MessageOutlook>;
  /** Of those changed: who would be put on a wait list instead of being given a place. */
  onWaitList: Scalars['Int']['output'];
  /** Why the others would not, the most frequent first. */
  reasons: Array<BulkReason>;
  /** What else would come of it, in sentences. */
  remarks: Array<Scalars['String']['output']>;
  /** The others by name, at most 100, those who cannot first. */
  rows: Array<BulkRow>;
  /** Whom it is about. */
  total: Scalars['Int']['output'];
  /** Who were chosen and are out of sight: nothing is done to them. */
  unseen: Scalars['Int']['output'];
};

/** What a change would do, or why it cannot be made at all. */
export type BulkPreviewPayload = {
  __typename: 'BulkPreviewPayload';
  /** What it would do; null beside problems. */
  plan: Maybe<BulkPlan>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Why some cannot be changed, or need not be. */
export type BulkReason = {
  __typename: 'BulkReason';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Why, in words that follow a name. */
  message: Scalars['String']['output'];
  /** already or refused. */
  outcome: BulkOutcome;
};

/** One person of a change. */
export type BulkRow = {
  __typename: 'BulkRow';
  /** Key of the error catalogue, of a refusal. */
  code: Maybe<Scalars['String']['output']>;
  /** The name as lists show it; null of somebody who is out of sight by now. */
  displayName: Maybe<Scalars['String']['output']>;
  /** Why, in words that follow a name. */
  message: Maybe<Scalars['String']['output']>;
  /** What became of it, or would. */
  outcome: BulkOutcome;
  /** Id of the person. */
  personId: Scalars['ID']['output'];
};

/** A change of many participants. */
export type BulkRun = {
  __typename: 'BulkRun';
  /** What is done. */
  action: BulkActionKey;
  /** Who had nothing to change. */
  already: Scalars['Int']['output'];
  /** Whether the caller may undo it now. */
  canUndo: Scalars['Boolean']['output'];
  /** Who were left alone because it was cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Who were changed, and still are. */
  changed: Scalars['Int']['output'];
  /** When it began. */
  createdAt: Scalars['Instant']['output'];
  /** When it was over. */
  finishedAt: Maybe<Scalars['Instant']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Who could not be changed back. */
  kept: Scalars['Int']['output'];
  /** The session, roster, tag or site that it is about; the subject of a message. */
  label: Scalars['String']['output'];
  /** Who began it, as far as the caller sees users. */
  madeBy: Maybe<Scalars['String']['output']>;
  /** Of a message: when it leaves, and what became of its mails. */
  message: Maybe<BulkMessage>;
  /** Of those changed: who were put on a wait list instead of being given a place. */
  onWaitList: Scalars['Int']['output'];
  /** Who could not be changed. */
  refused: Scalars['Int']['output'];
  /** Its people in the order in which they were chosen. */
  rows: Array<BulkRow>;
  /** How far it is. */
  state: BulkState;
  /** Whom it is about. */
  total: Scalars['Int']['output'];
  /** Who were changed back. */
  undone: Scalars['Int']['output'];
  /** When it was undone. */
  undoneAt: Maybe<Scalars['Instant']['output']>;
  /** Who were chosen and out of sight when it began. */
  unseen: Scalars['Int']['output'];
  /** Whose turn is yet to come. */
  waiting: Scalars['Int']['output'];
};


/** A change of many participants. */
export type BulkRunRowsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  outcomes: InputMaybe<Array<BulkOutcome>>;
};

/** The change as it now is. */
export type BulkRunPayload = {
  __typename: 'BulkRunPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The change; null beside problems. */
  run: Maybe<BulkRun>;
};

/** Whom it is about: participants by id, or everybody whom a question finds when it is done. One of the two. */
export type BulkSelectionInput = {
  /** Ids of the persons, at most 1000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** As the participants list is asked; an empty one finds all. */
  question?: InputMaybe<RosterQuestionInput>;
};

/** How far a change is: waiting, running, undoing; done, cancelled and undone are over. */
export type BulkState =
  | 'cancelled'
  | 'done'
  | 'running'
  | 'undoing'
  | 'undone'
  | 'waiting';

/** A room or a staff member by name. */
export type CalendarChoice = {
  __typename: 'CalendarChoice';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

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

/** A link under which a calendar program reads meetings without signing in. */
export type CalendarFeed = {
  __typename: 'CalendarFeed';
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** Id of the link. */
  id: Scalars['ID']['output'];
  /** When a program last read it, to the hour. */
  lastReadAt: Maybe<Scalars['Instant']['output']>;
  /** Whose meetings: the name of the site or of the staff member. */
  name: Scalars['String']['output'];
  /** Whether it is of one staff member. */
  ofStaff: Scalars['Boolean']['output'];
  /** Whether the caller made it. */
  own: Scalars['Boolean']['output'];
};

/** A link that was made. */
export type CalendarFeedPayload = {
  __typename: 'CalendarFeedPayload';
  /** The link. */
  feed: Maybe<CalendarFeed>;
  /** Its address on the tenant’s host. Shown this once: only its hash is kept. */
  path: Maybe<Scalars['String']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** How a meeting ended. */
export type CalendarOutcome =
  | 'did_not_run'
  | 'nobody_came'
  | 'taken';

/** One meeting of a session, as a calendar shows it. */
export type CalendarSessionDate = {
  __typename: 'CalendarSessionDate';
  /** Id of its activity. */
  activityId: Scalars['ID']['output'];
  /** Name of its activity. */
  activityName: Scalars['String']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** When it ends. */
  endTime: Scalars['PlainTime']['output'];
  /** Whether participation of its month is locked. */
  locked: Scalars['Boolean']['output'];
  /** Whether attendance was entered: such a meeting is not moved. */
  marked: Scalars['Boolean']['output'];
  /** How it ended; none while that is not entered. */
  outcome: Maybe<CalendarOutcome>;
  /** Where it meets: the room, else what was written. */
  place: Maybe<Scalars['String']['output']>;
  /** Id of the room. */
  roomId: Maybe<Scalars['ID']['output']>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Version of its session. */
  sessionVersion: Scalars['Int']['output'];
  /** Id of its site. */
  siteId: Scalars['ID']['output'];
  /** Whether the schedule made it or somebody added it. */
  source: CalendarSource;
  /** Who leads it, the first five, for whoever may see staff. */
  staffNames: Array<Scalars['String']['output']>;
  /** When it begins, by the site’s clock. */
  startTime: Scalars['PlainTime']['output'];
  /** Version of the meeting. */
  version: Scalars['Int']['output'];
};

/** Where a meeting came from. */
export type CalendarSource =
  | 'added'
  | 'schedule';

/** Other days for a place. */
export type ChangePlaceInput = {
  /** Its days as they were read. */
  before: PlaceDaysInput;
  /** Last day. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The place. */
  id: Scalars['ID']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
};

/** Other days for places of a session. */
export type ChangePlacesInput = {
  /** Change them although attendance was taken on days that they would no longer hold; it stays as it is. The answer to PLACE_MARKED. */
  keepMarks?: InputMaybe<Scalars['Boolean']['input']>;
  /** The places, 1 to 500. */
  places: Array<ChangePlaceInput>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** A stay as it is to be. */
export type ChangeStayInput = {
  /** Why it ended. */
  endReason?: InputMaybe<Scalars['String']['input']>;
  /** Last day; none: it goes on. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The stay. */
  id: Scalars['ID']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A mark as it is stored now. */
export type ChangedMark = {
  __typename: 'ChangedMark';
  /** When. */
  changedAt: Maybe<Scalars['Instant']['output']>;
  /** Name of the user who marked. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Whether that was the caller, here or in another window. */
  changedByYou: Scalars['Boolean']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Until when, for Present. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** How the mark was made; none where it was deleted. */
  source: Maybe<MarkSource>;
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Status; Enrolled where the mark was deleted. */
  status: AttendanceStatus;
  /** Version to send with a change; 0 where the mark was deleted. */
  version: Scalars['Int']['output'];
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

/** A value of the file that differs from the record’s. */
export type ClassListChange = {
  __typename: 'ClassListChange';
  /** Whether importing writes what the file says, or has written it. */
  applies: Scalars['Boolean']['output'];
  /** When it was written. */
  at: Maybe<Scalars['Instant']['output']>;
  /** Which value. */
  field: ClassListField;
  /** What the file says. */
  given: Scalars['String']['output'];
  /** Whether files leave it alone unless somebody says otherwise: it was typed, or nobody knows where it came from. */
  isProtected: Scalars['Boolean']['output'];
  /** What is on record. */
  recorded: Maybe<Scalars['String']['output']>;
  /** Where what is on record came from, when that is known. */
  source: Maybe<ValueSourceKind>;
  /** Which file or system it came from. */
  sourceRef: Maybe<Scalars['String']['output']>;
};

/** Which values of a row are written over those on record. */
export type ClassListChangeInput = {
  /** The values; those that are no difference of the row are ignored. */
  fields: Array<ClassListField>;
  /** Line of the file that the row begins on. */
  line: Scalars['Int']['input'];
};

/** How many values of one field are written over. */
export type ClassListChangedField = {
  __typename: 'ClassListChangedField';
  /** In how many rows of the whole file. */
  count: Scalars['Int']['output'];
  /** The field. */
  field: ClassListField;
};

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
  /** Values to write over the record’s, by line. Without an entry those are written that a file or a feed brought before; an entry without fields writes none. */
  changes?: InputMaybe<Array<ClassListChangeInput>>;
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
  /** Whether the first row holds headings, when the guess was changed. */
  hasHeader?: InputMaybe<Scalars['Boolean']['input']>;
  /** The columns, when the guess of the preview was changed. */
  mapping?: InputMaybe<ClassListMappingInput>;
  /** Rows to skip. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** Answer only rows with these actions. */
  only?: InputMaybe<Array<ClassListAction>>;
  /** Why they wait, or why there are more than places; at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** The file as text: comma, semicolon, tab or pipe between the columns, at most 2,000 rows. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** For a session that has a limit; `ask` when left out. */
  whenFull?: InputMaybe<WhenFull>;
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
  /** Those values by field; fields of which none is written over are not named. */
  changedFields: Array<ClassListChangedField>;
  /** Values on record that importing writes over, or wrote over, in the whole file. */
  changedValues: Scalars['Int']['output'];
  /** The columns and what each is read as. */
  columns: Array<ClassListColumn>;
  /** Counts of the whole file. */
  counts: ClassListCounts;
  /** How dates with slashes were read; none when the column has both orders and nobody has said which: then rows that could be either wait. */
  dateOrder: Maybe<ClassListDateOrder>;
  /** What is wrong with the file as a whole; then no row is read. */
  fileProblems: Array<Scalars['String']['output']>;
  /** Whether the file has headings. */
  hasHeader: Scalars['Boolean']['output'];
  /** The rows asked for. */
  rows: Array<ClassListReportRow>;
  /** How many were put on the wait list, of those counted as enrolled or added; 0 in a preview. */
  waiting: Scalars['Int']['output'];
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
  /** Where the file and the record differ. */
  changes: Array<ClassListChange>;
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

/** A copy of a role under another name. */
export type CloneRoleInput = {
  /** The role to copy. */
  id: Scalars['ID']['input'];
  /** Name of the copy. */
  name: Scalars['String']['input'];
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

/** Several days that ended the same way; without an outcome they are reopened. */
export type CloseSessionDatesInput = {
  /** The days, 1 to 200. */
  days: Array<SessionDayInput>;
  /** The outcome; none takes it back. */
  outcome?: InputMaybe<SessionOutcome>;
  /** Why the sessions did not run; needed for that outcome, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of closeSessionDates: each day by itself. */
export type CloseSessionDatesPayload = {
  __typename: 'CloseSessionDatesPayload';
  /** The days that have the outcome now. */
  closed: Maybe<Array<SessionDate>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The days that could not be given it. */
  refused: Maybe<Array<RefusedDay>>;
};

/** A day on which the site is closed. */
export type ClosedDay = {
  __typename: 'ClosedDay';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** A list of codes as it holds on a day. */
export type CodeList = {
  __typename: 'CodeList';
  /** The element of the Common Education Data Standards. */
  ceds: Scalars['String']['output'];
  /** Its codes, in order. */
  codes: Array<ListCode>;
  /** First day of this version. */
  effectiveOn: Scalars['PlainDate']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
  /** The list. */
  list: CodeListName;
  /** Whether only those see values who may see the registration tab of participants. */
  sensitive: Scalars['Boolean']['output'];
  /** Whether one person may have several of its codes. */
  several: Scalars['Boolean']['output'];
};

/** A version of a list of codes. */
export type CodeListEdition = {
  __typename: 'CodeListEdition';
  /** Its codes, in order. */
  codes: Array<ListCode>;
  /** Its first day; it holds until the next one. */
  effectiveOn: Scalars['PlainDate']['output'];
  /** True when the tenant made it; the others ship with the product. */
  own: Scalars['Boolean']['output'];
};

/** A dated, versioned list of codes (docs/people.md). */
export type CodeListName =
  | 'activity_category'
  | 'disability'
  | 'economic'
  | 'english_learner'
  | 'home_language'
  | 'meals'
  | 'programme'
  | 'race_ethnicity'
  | 'service_category'
  | 'sex';

/** Answer of saveCodeList. */
export type CodeListPayload = {
  __typename: 'CodeListPayload';
  /** The version. */
  codeList: Maybe<CodeList>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** One of phone, in_person, email, text_message, letter, video, other. */
export type CommunicationChannel =
  | 'email'
  | 'in_person'
  | 'letter'
  | 'other'
  | 'phone'
  | 'text_message'
  | 'video';

/** A comparison, or what joins several. */
export type ConditionKind =
  | 'all'
  | 'any'
  | 'not'
  | 'test';

/** A part of a condition. The parts stand in a list, each after the one that it belongs to. */
export type ConditionNode = {
  __typename: 'ConditionNode';
  /** The field that is compared. */
  fieldId: Maybe<Scalars['Int']['output']>;
  /** Whether the comparison takes a list, as `anyOf` and `noneOf` do. */
  isList: Scalars['Boolean']['output'];
  /** A comparison, or what joins those that belong to it. */
  kind: ConditionKind;
  /** How. */
  op: Maybe<ConditionOp>;
  /** With what; empty with `filled` and `empty`. */
  operands: Array<ConditionOperand>;
  /** Place in the list of what it belongs to; null of the first. */
  parent: Maybe<Scalars['Int']['output']>;
};

/** A part of a condition, after the one that it belongs to. */
export type ConditionNodeInput = {
  /** The field that is compared. */
  fieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the comparison takes a list. */
  isList?: Scalars['Boolean']['input'];
  /** A comparison, or what joins those that belong to it. */
  kind: ConditionKind;
  /** How. */
  op?: InputMaybe<ConditionOp>;
  /** With what. */
  operands?: InputMaybe<Array<ConditionOperandInput>>;
  /** Place in the list of what it belongs to; null of the first. */
  parent?: InputMaybe<Scalars['Int']['input']>;
};

/** How an answer is compared. */
export type ConditionOp =
  | 'anyOf'
  | 'contains'
  | 'empty'
  | 'filled'
  | 'gt'
  | 'gte'
  | 'is'
  | 'isNot'
  | 'lt'
  | 'lte'
  | 'noneOf';

/** What an answer is compared with: exactly one of the three is set. */
export type ConditionOperand = {
  __typename: 'ConditionOperand';
  /** Yes or no. */
  flag: Maybe<Scalars['Boolean']['output']>;
  /** A number or the id of an option. */
  number: Maybe<Scalars['Float']['output']>;
  /** A text, a day or a decimal number. */
  text: Maybe<Scalars['String']['output']>;
};

/** What an answer is compared with: exactly one of the three. */
export type ConditionOperandInput = {
  /** Yes or no. */
  flag?: InputMaybe<Scalars['Boolean']['input']>;
  /** A number or the id of an option. */
  number?: InputMaybe<Scalars['Float']['input']>;
  /** A text, a day or a decimal number. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What proving a passkey led to. */
export type ConfirmPasskeyPayload = {
  __typename: 'ConfirmPasskeyPayload';
  /** Until when this session counts as confirmed; null when there are problems. */
  confirmedUntil: Maybe<Scalars['Instant']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
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
  /** When it was changed; null where it is not known. */
  changedAt: Maybe<Scalars['Instant']['output']>;
  /** Who changed it, or "somebody at another organization"; null only where nobody did. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Whether it was the caller, in another window; null where it is not known. */
  changedByYou: Maybe<Scalars['Boolean']['output']>;
  /** What the server holds now. */
  current: Maybe<Scalars['String']['output']>;
  /** The field that differs. */
  field: Scalars['String']['output'];
  /** Id of the record, such as the person whose attendance differs. */
  id: Scalars['String']['output'];
  /** Version to send to overwrite the current value knowingly. */
  version: Scalars['Int']['output'];
};

/** Somebody to turn to about participants: a parent, a guardian, a neighbour. */
export type Contact = {
  __typename: 'Contact';
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City of the address. */
  city: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** All that the person is, as far as the caller may see people of the kind. */
  kinds: Array<PersonKind>;
  /** Last name; empty of who has one name. */
  lastName: Scalars['String']['output'];
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organizations where the person is so, now or to come, as far as the caller sees them. */
  organizations: Array<OrganizationRef>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** Somebody to turn to about participants: a parent, a guardian, a neighbour. */
export type ContactCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};

/** A page of the contacts list. */
export type ContactConnection = {
  __typename: 'ContactConnection';
  /** The rows with their cursors. */
  edges: Array<ContactEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Contact>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ContactEdge = {
  __typename: 'ContactEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Contact;
};

/** Rules joined by `match`. */
export type ContactFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<ContactFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<ContactFilterRule>;
};

/** Fields that the Contact list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ContactFilterField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'organization'
  | 'organizationId'
  | 'phone';

/** Rules that count as one. */
export type ContactFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<ContactFilterRule>;
};

/** One comparison. */
export type ContactFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: ContactFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody on record, or somebody new, and what they are to the participant. */
export type ContactInput = {
  /** The how-manieth to call in an emergency, 1 to 20. Whoever had the place moves down. */
  emergencyOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Whether parent or legal guardian; left out, the kind says it. */
  isGuardian?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a primary contact. */
  isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether there is a contact restriction. */
  isRestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they are to the participant. */
  kind: RelationshipKind;
  /** Whether they live together. */
  livesWith?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the child may be released to them; not together with a restriction. */
  mayPickUp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Somebody new, where personId is left out. */
  person?: InputMaybe<ContactPersonInput>;
  /** Somebody on record. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Its first day. */
  restrictedFrom?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Its last day. */
  restrictedTo?: InputMaybe<Scalars['PlainDate']['input']>;
  /** What it says, at most 500 characters. */
  restrictionText?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody new whom a participant is related to. */
export type ContactPersonInput = {
  /** Street and number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Apartment or the like. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name; the only one of who has one name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Middle name. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Another phone number. */
  otherPhone?: InputMaybe<Scalars['String']['input']>;
  /** Phone number with its area code. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ZIP code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** What they go by. */
  preferredName?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type ContactSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ContactSortField;
};

/** Fields that the Contact list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ContactSortField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName';

/** The session date that a mark was copied from. */
export type CopiedFrom = {
  __typename: 'CopiedFrom';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Activity and session by name; none where it is not there any more. */
  name: Maybe<Scalars['String']['output']>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
};

/** A copy of a session. */
export type CopiedSession = {
  __typename: 'CopiedSession';
  /** Its activity; null when nothing was written. */
  activityId: Maybe<Scalars['ID']['output']>;
  /** Name of its activity. */
  activityName: Scalars['String']['output'];
  /** Days on which it would have met, were the site not closed. */
  closed: Array<Scalars['PlainDate']['output']>;
  /** How many dates it has. */
  dateCount: Scalars['Int']['output'];
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** How many participants got a place. */
  enrolledCount: Scalars['Int']['output'];
  /** The first day on which it meets; null when it has no dates. */
  firstDate: Maybe<Scalars['PlainDate']['output']>;
  /** The copy; null when nothing was written. */
  id: Maybe<Scalars['ID']['output']>;
  /** The last day on which it meets; null when it has no dates. */
  lastDate: Maybe<Scalars['PlainDate']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many had a place before and got none: they leave the site before it begins, or it is full. */
  notEnrolledCount: Scalars['Int']['output'];
  /** The session that it was made from. */
  sourceId: Scalars['ID']['output'];
  /** How many staff lead it. */
  staffCount: Scalars['Int']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** What was copied to one session. */
export type CopiedTo = {
  __typename: 'CopiedTo';
  /** Marks that were written. */
  copied: Scalars['Int']['output'];
  /** Participants who kept the status they had there. */
  kept: Scalars['Int']['output'];
  /** Participants who are not enrolled there. */
  notEnrolled: Scalars['Int']['output'];
  /** The session. */
  sessionId: Scalars['ID']['output'];
};

/** Attendance to copy to other sessions of the same site and day. */
export type CopyAttendanceInput = {
  /** Copy although somebody would be present in two sessions at once: the answer to ATTENDANCE_OVERLAP. */
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** Also replace statuses that somebody has set there. */
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these participants; all who have one of the statuses when left out. */
  personIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Why so late: the answer to ATTENDANCE_LATE. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session that attendance is copied from. */
  sessionId: Scalars['ID']['input'];
  /** Statuses to copy: Present, ExcusedAbsence, UnexcusedAbsence. */
  statuses: Array<AttendanceStatus>;
  /** The sessions to copy to, 1 to 50. */
  targetIds: Array<Scalars['ID']['input']>;
};

/** Answer of copyAttendance. */
export type CopyAttendancePayload = {
  __typename: 'CopyAttendancePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The sessions in the order they were named; none when nothing was copied. */
  sessions: Maybe<Array<CopiedTo>>;
};

/** Sessions to have again, later in their term or in another one. */
export type CopySessionsInput = {
  /** True: only what it would make; nothing is written. */
  dryRun?: Scalars['Boolean']['input'];
  /** Last day of all copies; without it each runs as long as before, to the end of the term at most. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The sessions, at most 50. */
  sessionIds: Array<Scalars['ID']['input']>;
  /** Any day of a week, which means the whole of it: the earliest of the sessions begins in this week, the others as many weeks later as before. Weekdays stay. In the week in which the term begins, the days before it fall away. */
  startsOn: Scalars['PlainDate']['input'];
  /** The term that they come to. An activity of one term gets a twin there, unless it has one; without a term they stay in their activity. */
  termId?: InputMaybe<Scalars['ID']['input']>;
  /** Also whoever has a place in them, from the first day on. */
  withEnrollments?: Scalars['Boolean']['input'];
  /** Also who leads them. */
  withStaff?: Scalars['Boolean']['input'];
};

/** Answer of copySessions. */
export type CopySessionsPayload = {
  __typename: 'CopySessionsPayload';
  /** The copies, in the order of the sessions. */
  copies: Maybe<Array<CopiedSession>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What is to be copied from where. */
export type CopySource = {
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** Only these participants; all who have one of the statuses when left out. */
  personIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The session that attendance is copied from. */
  sessionId: Scalars['ID']['input'];
  /** Statuses to copy: Present, ExcusedAbsence, UnexcusedAbsence. */
  statuses: Array<AttendanceStatus>;
};

/** A session that attendance can be copied to, and what that would do. */
export type CopyTarget = {
  __typename: 'CopyTarget';
  /** Name of the activity. */
  activityName: Scalars['String']['output'];
  /** Participants who would be marked. */
  copied: Scalars['Int']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Participants who have another status there: they keep it unless overwriting is asked for. */
  different: Scalars['Int']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** Participants who are not enrolled there: nothing is written for them. */
  notEnrolled: Scalars['Int']['output'];
  /** How its day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Participants who would be present in two sessions at once. */
  overlapping: Scalars['Int']['output'];
  /** Participants who have the same status there already. */
  same: Scalars['Int']['output'];
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
};

/** A token to make. */
export type CreateApiTokenInput = {
  /** One of your own accesses of this tenant. */
  accessId: Scalars['ID']['input'];
  /** How long it lasts, 365 days at most. */
  expiresInDays: Scalars['Int']['input'];
  /** What to call it, 100 characters at most. */
  name: Scalars['String']['input'];
};

/** A token that has just been made. */
export type CreateApiTokenPayload = {
  __typename: 'CreateApiTokenPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The secret. It is told this once and kept nowhere. */
  secret: Maybe<Scalars['String']['output']>;
  /** The token; null when there are problems. */
  token: Maybe<ApiToken>;
};

/** A new household. */
export type CreateHouseholdInput = {
  /** Street and number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Apartment or the like. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** What is spoken at home. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Who lives there, one primary contact at least. */
  members: Array<HouseholdMemberInput>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Phone number with its area code. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ZIP code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A new organization. */
export type CreateOrganizationInput = {
  /** True: only the problems that it would have; nothing is added, and no organization is answered. */
  dryRun?: Scalars['Boolean']['input'];
  /** The lowest grade that it serves, of a site or a school: PK, K, 1 to 12. Both or neither. */
  gradeFrom?: InputMaybe<Scalars['String']['input']>;
  /** The highest grade that it serves. */
  gradeTo?: InputMaybe<Scalars['String']['input']>;
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

/** A custom field that lists can show, filter and sort by. */
export type CustomListField = {
  __typename: 'CustomListField';
  /** The currency of its amounts, where the field names one. */
  currency: Maybe<Scalars['String']['output']>;
  /** The field. */
  fieldId: Scalars['Int']['output'];
  /** How it compares; null when it can be shown, not filtered or sorted by. */
  listType: Maybe<ListFieldType>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its options; a filter names them by id. */
  options: Array<FormOption>;
  /** Whether rows can be sorted by it. */
  sortable: Scalars['Boolean']['output'];
  /** What its tab is called. */
  tabLabel: Scalars['String']['output'];
  /** Its type. */
  type: FieldType;
};

/** A custom value of a record. */
export type CustomValue = {
  __typename: 'CustomValue';
  /** The same as people read it, in one line. */
  display: Maybe<Scalars['String']['output']>;
  /** The field. */
  fieldId: Scalars['Int']['output'];
  /** What it holds. */
  value: Maybe<FieldValue>;
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

/** A data collection period: a reporting year or a reporting term. */
export type DataCollectionPeriod = {
  __typename: 'DataCollectionPeriod';
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the year or the term. */
  id: Scalars['ID']['output'];
  /** Which part of the year a term is; null for a year. */
  kind: Maybe<ReportingTermKind>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** How much of the acting organization and what is beneath it the period is for. */
  takingPart: TakingPart;
  /** Its type. */
  type: DataCollectionPeriodType;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** The reporting year: its own, or the one that a term lies in. */
  year: Maybe<ReportingYearRef>;
};

/** A page of the data collection periods. */
export type DataCollectionPeriodConnection = {
  __typename: 'DataCollectionPeriodConnection';
  /** The rows with their cursors. */
  edges: Array<DataCollectionPeriodEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<DataCollectionPeriod>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type DataCollectionPeriodEdge = {
  __typename: 'DataCollectionPeriodEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: DataCollectionPeriod;
};

/** Rules joined by `match`. */
export type DataCollectionPeriodFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<DataCollectionPeriodFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<DataCollectionPeriodFilterRule>;
};

/** Fields that the DataCollectionPeriod list can be filtered by. */
export type DataCollectionPeriodFilterField =
  | 'endsOn'
  | 'kind'
  | 'name'
  | 'startsOn'
  | 'type'
  | 'year'
  | 'yearId';

/** Rules that count as one. */
export type DataCollectionPeriodFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<DataCollectionPeriodFilterRule>;
};

/** One comparison. */
export type DataCollectionPeriodFilterRule = {
  /** The field to compare. */
  field: DataCollectionPeriodFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type DataCollectionPeriodSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: DataCollectionPeriodSortField;
};

/** Fields that the DataCollectionPeriod list can be sorted by. */
export type DataCollectionPeriodSortField =
  | 'endsOn'
  | 'kind'
  | 'name'
  | 'startsOn'
  | 'type'
  | 'year';

/** Type of a data collection period. */
export type DataCollectionPeriodType =
  | 'reporting_term'
  | 'reporting_year';

/** A range of days. */
export type DateRangeInput = {
  /** Last day, included. */
  end: Scalars['PlainDate']['input'];
  /** First day. */
  start: Scalars['PlainDate']['input'];
};

/** A range of days. */
export type DateRangeValue = {
  __typename: 'DateRangeValue';
  /** The range. */
  dateRange: DateSpan;
};

/** From one day to another. */
export type DateSpan = {
  __typename: 'DateSpan';
  /** Last day, included. */
  end: Scalars['PlainDate']['output'];
  /** First day. */
  start: Scalars['PlainDate']['output'];
};

/** A day. */
export type DateValue = {
  __typename: 'DateValue';
  /** The day. */
  date: Scalars['PlainDate']['output'];
};

/** Several days. */
export type DatesValue = {
  __typename: 'DatesValue';
  /** The days, the earliest first. */
  dates: Array<Scalars['PlainDate']['output']>;
};

/** Today in numbers, of the acting organization and everything beneath it. */
export type DayFigures = {
  __typename: 'DayFigures';
  /** Sessions whose day has an outcome. */
  entered: Scalars['Int']['output'];
  /** Participants enrolled, or marked without being enrolled. */
  expected: Scalars['Int']['output'];
  /** Participants marked present or absent. */
  marked: Scalars['Int']['output'];
  /** Sessions. */
  sessions: Scalars['Int']['output'];
};

/** A link to a teacher to decide. */
export type DecideTeacherLinkInput = {
  /** Id of the link. */
  id: Scalars['ID']['input'];
  /** `linked`, `declined`, or `pending` to take the decision back. */
  status: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A decimal or a percentage, exact. */
export type DecimalValue = {
  __typename: 'DecimalValue';
  /** Decimal as text, such as `-12.5`. */
  decimal: Scalars['String']['output'];
};

/** Something that changed in a definition, in words. */
export type DefinitionChange = {
  __typename: 'DefinitionChange';
  /** How it is; null of something that is gone. */
  after: Maybe<Scalars['String']['output']>;
  /** How it was; null of something new. */
  before: Maybe<Scalars['String']['output']>;
  /** The field or tab by name. */
  field: Scalars['String']['output'];
  /** The field; null of a tab. */
  fieldId: Maybe<Scalars['Int']['output']>;
  /** What of it. */
  what: Scalars['String']['output'];
};

/** Attendance to delete from one session date. */
export type DeleteAttendanceInput = {
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** The participants, 1 to 500. */
  personIds: Array<Scalars['ID']['input']>;
  /** Why so late: the answer to ATTENDANCE_LATE. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Answer of deleteAttendance. */
export type DeleteAttendancePayload = {
  __typename: 'DeleteAttendancePayload';
  /** What was deleted; none when it was refused. */
  deleted: Maybe<DeletedAttendance>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What was deleted. */
export type DeletedAttendance = {
  __typename: 'DeletedAttendance';
  /** How many participants had a mark. */
  count: Scalars['Int']['output'];
  /** The marks as they were, to set them again. */
  marks: Array<SavedMark>;
  /** Outcome of the day now: none again when nobody is left who was marked. */
  outcome: Maybe<SessionOutcome>;
};

/** What was given to somebody outside about a person (34 CFR 99.32). */
export type Disclosure = {
  __typename: 'Disclosure';
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** What the disclosure rests on (34 CFR 99.30, 99.31). */
  ground: DisclosureGround;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Whether an export wrote it: such an entry cannot be struck. */
  isAutomatic: Scalars['Boolean']['output'];
  /** The day on which it was given. */
  onDate: Scalars['PlainDate']['output'];
  /** What they need it for: their legitimate interest. */
  purpose: Scalars['String']['output'];
  /** Who was given it. */
  recipient: Scalars['String']['output'];
  /** When it was said to be a mistake. */
  struckAt: Maybe<Scalars['Instant']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** What they were given. */
  what: Scalars['String']['output'];
};

/** A page of a participant’s entries of the type Disclosure. */
export type DisclosureConnection = {
  __typename: 'DisclosureConnection';
  /** The rows with their cursors. */
  edges: Array<DisclosureEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Disclosure>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type DisclosureEdge = {
  __typename: 'DisclosureEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Disclosure;
};

/** One of parent, consent, school_official, other_school, audit, studies, court, emergency, other. */
export type DisclosureGround =
  | 'audit'
  | 'consent'
  | 'court'
  | 'emergency'
  | 'other'
  | 'other_school'
  | 'parent'
  | 'school_official'
  | 'studies';

/** What became of the change. */
export type DisclosurePayload = {
  __typename: 'DisclosurePayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<Disclosure>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type DisclosureValues = {
  /** What the disclosure rests on (34 CFR 99.30, 99.31). */
  ground?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it was given. */
  onDate?: InputMaybe<Scalars['String']['input']>;
  /** What they need it for: their legitimate interest. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Who was given it. */
  recipient?: InputMaybe<Scalars['String']['input']>;
  /** What they were given. */
  what?: InputMaybe<Scalars['String']['input']>;
};

/** Two records that are two people. */
export type DismissDuplicateInput = {
  /** Id of the pair. */
  id: Scalars['ID']['input'];
  /** Why, for whoever wonders later; at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** One of consent, medical, custody, school_record, identification, other. */
export type DocumentKind =
  | 'consent'
  | 'custody'
  | 'identification'
  | 'medical'
  | 'other'
  | 'school_record';

/** What a step at the door did. */
export type DoorDid =
  /** Nothing: was checked in before. */
  | 'already_in'
  /** Nothing: had left before. */
  | 'already_out'
  /** Checked in. */
  | 'in'
  /** Checked out. */
  | 'out';

/** What a step at the door did. */
export type DoorDoneType = {
  __typename: 'DoorDoneType';
  /** When, by the site's clock; of what was done before, when that was; null where nobody saw when, as of a mark typed before the session began. */
  at: Maybe<Scalars['PlainTime']['output']>;
  /** What was done. */
  did: DoorDid;
  /** Name as lists show it. */
  name: Scalars['String']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** The session. */
  sessionName: Scalars['String']['output'];
};

/** One step of a child at the door. */
export type DoorEvent = {
  __typename: 'DoorEvent';
  /** When, by the site's clock. */
  at: Scalars['PlainTime']['output'];
  /** Whether a staff member agreed although the list or a restriction spoke against it. */
  byStaff: Scalars['Boolean']['output'];
  /** How. */
  how: DoorWay;
  /** Id of the step. */
  id: Scalars['ID']['output'];
  /** Coming or going. */
  kind: DoorKind;
  /** The kiosk, where it was one. */
  kioskName: Maybe<Scalars['String']['output']>;
  /** Who picked up. */
  pickedUpBy: Maybe<Scalars['String']['output']>;
  /** The user who did it; none at a kiosk. */
  recordedBy: Maybe<Scalars['String']['output']>;
};

/** Coming or going. */
export type DoorKind =
  /** Checked in. */
  | 'in'
  /** Checked out. */
  | 'out';

/** Which child leaves, and with whom. */
export type DoorLeavingInput = {
  /** Check in although present in another session now: the answer to ATTENDANCE_OVERLAP. */
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day: today at the site. */
  date: Scalars['PlainDate']['input'];
  /** Give a place in the session for the day: the answer to ATTENDANCE_NOT_ENROLLED. */
  enrollMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The participant. */
  personId: Scalars['ID']['input'];
  /** Who picks up, of `doorPickUps`; none where nobody does or somebody who is not on record. */
  pickedUpBy?: InputMaybe<Scalars['ID']['input']>;
  /** Name of somebody who is not on record, at most 100 characters. */
  pickedUpName?: InputMaybe<Scalars['String']['input']>;
  /** Release although the list or a restriction speaks against it: the answer to DOOR_NOT_RELEASED. */
  released?: InputMaybe<Scalars['Boolean']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** A child on the door list of staff. */
export type DoorListChild = {
  __typename: 'DoorListChild';
  /** When the child left. */
  left: Maybe<Scalars['PlainTime']['output']>;
  /** Name as lists show it. */
  name: Scalars['String']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** Whether a contact restriction is on file today: of a contact, or written on the record. */
  restricted: Scalars['Boolean']['output'];
  /** The session that this is about. */
  sessionName: Maybe<Scalars['String']['output']>;
  /** Since when the child is here, or was. */
  since: Maybe<Scalars['PlainTime']['output']>;
  /** Where the child stands. */
  state: DoorState;
};

/** Today's door list of a site. */
export type DoorListToday = {
  __typename: 'DoorListToday';
  /** The site's clock. */
  at: Scalars['PlainTime']['output'];
  /** Everybody who is expected or came today, by family name. */
  children: Array<DoorListChild>;
  /** The kiosk whose code was read. */
  kioskName: Scalars['String']['output'];
  /** The site. */
  siteName: Scalars['String']['output'];
};

/** Somebody a child may, or must not, be released to. */
export type DoorPickUp = {
  __typename: 'DoorPickUp';
  /** The person. */
  id: Scalars['ID']['output'];
  /** Whether the child may be released to them today. */
  mayPickUp: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** What they are to the child. */
  relationship: Scalars['String']['output'];
  /** Whether a contact restriction is in force today. */
  restricted: Scalars['Boolean']['output'];
};

/** Where a child stands today. */
export type DoorState =
  /** Marked absent, excused or not. A kiosk says `expected`. */
  | 'absent'
  /** Expected and not here yet. */
  | 'expected'
  /** Here. */
  | 'in'
  /** Has left. */
  | 'left'
  /** No session today. */
  | 'none';

/** Which child comes or goes. */
export type DoorStepInput = {
  /** Check in although present in another session now: the answer to ATTENDANCE_OVERLAP. */
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day: today at the site. */
  date: Scalars['PlainDate']['input'];
  /** Give a place in the session for the day: the answer to ATTENDANCE_NOT_ENROLLED. */
  enrollMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The participant. */
  personId: Scalars['ID']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Answer of checking in or out. */
export type DoorStepPayload = {
  __typename: 'DoorStepPayload';
  /** What was done; none when nothing was. */
  done: Maybe<DoorDoneType>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** How a step at the door was taken. */
export type DoorWay =
  /** At a kiosk. */
  | 'kiosk'
  /** By hand on the roster. */
  | 'roster'
  /** By a badge that was read on the roster. */
  | 'scan';

/** A record that may be the same as the one being saved. */
export type DuplicateCandidate = {
  __typename: 'DuplicateCandidate';
  /** Day of birth, of a person. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** E-mail address, of a person. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether enrolled already in the session that the call is about; none where it is about no session. */
  enrolled: Maybe<Scalars['Boolean']['output']>;
  /** Participant ID, which no two share. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** School grade, of a participant. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the existing record. */
  id: Scalars['String']['output'];
  /** What a person is on record as: participant, staff, teacher, board_member, contact. */
  kinds: Maybe<Array<Scalars['String']['output']>>;
  /** Its name as shown. */
  label: Scalars['String']['output'];
  /** Id at the school or district, of a participant. */
  localId: Maybe<Scalars['String']['output']>;
  /** Phone number, of a person. */
  phone: Maybe<Scalars['String']['output']>;
  /** Why it was found: the values that agree. */
  reason: Maybe<Scalars['String']['output']>;
};

/** Rules joined by `match`. */
export type DuplicateFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<DuplicateFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<DuplicateFilterRule>;
};

/** Fields that the Duplicate list can be filtered by. */
export type DuplicateFilterField =
  | 'foundAt'
  | 'kind'
  | 'reason'
  | 'score';

/** Rules that count as one. */
export type DuplicateFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<DuplicateFilterRule>;
};

/** One comparison. */
export type DuplicateFilterRule = {
  /** The field to compare. */
  field: DuplicateFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Two records that may be of one person. */
export type DuplicatePair = {
  __typename: 'DuplicatePair';
  /** When somebody decided. */
  decidedAt: Maybe<Scalars['Instant']['output']>;
  /** Who decided. */
  decidedByName: Maybe<Scalars['String']['output']>;
  /** One of the two. */
  first: DuplicatePerson;
  /** When it was found, or found again. */
  foundAt: Scalars['Instant']['output'];
  /** Id of the pair. */
  id: Scalars['ID']['output'];
  /** Why they are two people, in the words of who decided. */
  note: Maybe<Scalars['String']['output']>;
  /** Why, most telling first. */
  reasons: Array<DuplicateReason>;
  /** How likely, 0 to 100. */
  score: Scalars['Int']['output'];
  /** The other. */
  second: DuplicatePerson;
  /** What became of it. */
  state: DuplicateState;
};

/** A page of possible duplicates. */
export type DuplicatePairConnection = {
  __typename: 'DuplicatePairConnection';
  /** The rows with their cursors. */
  edges: Array<DuplicatePairEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<DuplicatePair>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type DuplicatePairEdge = {
  __typename: 'DuplicatePairEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: DuplicatePair;
};

/** Answer of the mutations that decide about a pair. */
export type DuplicatePairPayload = {
  __typename: 'DuplicatePairPayload';
  /** True when it is so now. */
  done: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** One record of a pair, with what tells people apart. */
export type DuplicatePerson = {
  __typename: 'DuplicatePerson';
  /** Address, in one line. */
  address: Maybe<Scalars['String']['output']>;
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Employee ID. */
  employeeId: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** School grade. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** What the person is, as far as the caller may see people of the kind. */
  kinds: Array<PersonKind>;
  /** Last name; empty of who has one name. */
  lastName: Scalars['String']['output'];
  /** Local ID. */
  localId: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organizations where the person stays now or is about to, as far as the caller sees them. */
  organizations: Array<OrganizationRef>;
  /** Another phone number. */
  otherPhone: Maybe<Scalars['String']['output']>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** State ID. */
  stateId: Maybe<Scalars['String']['output']>;
  /** Version of the record. */
  version: Scalars['Int']['output'];
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

/** What speaks for two records being of one person; the last three speak against it. */
export type DuplicateReason =
  /** One digit of the birth date differs. */
  | 'near_birth_date'
  /** Another birth date. */
  | 'other_birth_date'
  /** One takes part, the other does not. */
  | 'other_kind'
  /** Another state ID. */
  | 'other_state_id'
  /** One name is part of the other. */
  | 'part_of_name'
  /** The same address. */
  | 'same_address'
  /** The same birth date. */
  | 'same_birth_date'
  /** The same e-mail address. */
  | 'same_email'
  /** The same first name, another last name. */
  | 'same_first_name'
  /** The same guardian. */
  | 'same_guardian'
  /** The same household. */
  | 'same_household'
  /** The same identifier. */
  | 'same_id'
  /** The same name, whatever the case and the accents. */
  | 'same_name'
  /** The same phone number. */
  | 'same_phone'
  /** Names that sound alike. */
  | 'sounds_alike'
  /** Names that are spelled alike. */
  | 'spelled_alike'
  /** Month and day of the birth date have changed places. */
  | 'swapped_birth_date'
  /** Two digits of an identifier have changed places. */
  | 'swapped_id'
  /** First and last name have changed places. */
  | 'swapped_names';

/** One sort key. */
export type DuplicateSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: DuplicateSortField;
};

/** Fields that the Duplicate list can be sorted by. */
export type DuplicateSortField =
  | 'foundAt'
  | 'score';

/** What became of a pair: nobody has decided, two people, merged. */
export type DuplicateState =
  | 'dismissed'
  | 'merged'
  | 'open';

/** Changes to a household. What is left out stays; null empties. */
export type EditHouseholdInput = {
  /** Street and number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Apartment or the like. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The household. */
  id: Scalars['ID']['input'];
  /** What is spoken at home. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** What it is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number with its area code. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ZIP code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Changes to an organization. What is left out stays; null empties. */
export type EditOrganizationInput = {
  /** The lowest grade that it serves, of a site or a school: PK, K, 1 to 12. Both or neither. */
  gradeFrom?: InputMaybe<Scalars['String']['input']>;
  /** The highest grade that it serves. */
  gradeTo?: InputMaybe<Scalars['String']['input']>;
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

/** Changes to a relationship. What is left out stays; null empties. */
export type EditRelationshipInput = {
  /** The how-manieth to call in an emergency, 1 to 20. Whoever had the place moves down. */
  emergencyOrder?: InputMaybe<Scalars['Int']['input']>;
  /** When it ended; null takes that back. */
  endedOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The relationship. */
  id: Scalars['ID']['input'];
  /** Whether parent or legal guardian; left out, the kind says it. */
  isGuardian?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a primary contact. */
  isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether there is a contact restriction. */
  isRestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the other person is to the participant. */
  kind?: InputMaybe<RelationshipKind>;
  /** Whether they live together. */
  livesWith?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the child may be released to them; not together with a restriction. */
  mayPickUp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its first day. */
  restrictedFrom?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Its last day. */
  restrictedTo?: InputMaybe<Scalars['PlainDate']['input']>;
  /** What it says, at most 500 characters. */
  restrictionText?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What several events are to have alike; whatever is left out stays as it is in each. */
export type EditSiteEventsInput = {
  /** At most 200. */
  events: Array<SiteEventRef>;
  /** For those of them that are special days then. */
  hours?: InputMaybe<SiteEventHoursInput>;
  /** Closed or special. What becomes closed loses its hours. */
  kind?: InputMaybe<SiteEventKind>;
  /** What for, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The events, and what came of changing them. */
export type EditSiteEventsPayload = {
  __typename: 'EditSiteEventsPayload';
  /** What was done, or would be. */
  effects: Maybe<SiteCalendarEffects>;
  /** As they are now, in the order in which they were named; none for a preview. One made above the acting organization is followed by an event of its own. */
  events: Maybe<Array<SiteEvent>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What one person may do with a field: write, read, or not see it. */
export type EffectiveMode =
  | 'hidden'
  | 'ro'
  | 'rw';

/** A code was asked for, the same for a free address and one that somebody has. */
export type EmailChangePayload = {
  __typename: 'EmailChangePayload';
  /** True: go on with the code; null when there are problems. */
  asked: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** One employment of a staff member. */
export type Employment = {
  __typename: 'Employment';
  /** Day of the background check. */
  backgroundCheckedOn: Maybe<Scalars['PlainDate']['output']>;
  /** paid or volunteer. */
  compensation: Maybe<Scalars['String']['output']>;
  /** 21st_cclc or other. */
  funding: Maybe<Scalars['String']['output']>;
  /** First day. */
  hiredOn: Maybe<Scalars['PlainDate']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Job title. */
  jobTitle: Maybe<Scalars['String']['output']>;
  /** Last day. */
  leftOn: Maybe<Scalars['PlainDate']['output']>;
  /** The organization that employs. */
  organizationId: Scalars['ID']['output'];
  /** Its name. */
  organizationName: Scalars['String']['output'];
  /** Staff type of the annual performance report: administrator, school_day_teacher, other_non_teaching, subcontracted, parent, college_student, community_member, high_school_student, other. */
  staffType: Maybe<Scalars['String']['output']>;
  /** Version to send when it is changed. */
  version: Scalars['Int']['output'];
};

/** What became of the employment. */
export type EmploymentPayload = {
  __typename: 'EmploymentPayload';
  /** True when it was done. */
  done: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Whose stay ends, where and when. */
export type EndPersonStayInput = {
  /** The last day. */
  endsOn: Scalars['PlainDate']['input'];
  /** Id of the person. */
  id: Scalars['ID']['input'];
  /** As what the person is removed; what else the person is stays. */
  kind: PersonKind;
  /** The organization where it ends. */
  organizationId: Scalars['ID']['input'];
  /** Why, in words; at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The day on which a session ends. */
export type EndSessionInput = {
  /** True: only what it would do; nothing is written. */
  dryRun?: Scalars['Boolean']['input'];
  /** Its last day, between the first and the last that it has. */
  endsOn: Scalars['PlainDate']['input'];
  /** The session. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Participants to enroll in a session. */
export type EnrollParticipantsInput = {
  /** Last day; open when left out. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Participants of the site, 1 to 500. */
  personIds: Array<Scalars['ID']['input']>;
  /** Why they wait, or why there are more than places; at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
  /** For a session that has a limit; `ask` when left out. */
  whenFull?: InputMaybe<WhenFull>;
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
  /** Participants who wait for a place now. */
  waitingPersonIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Those of them who had a place on some of the days: it was made longer. */
  widenedPersonIds: Maybe<Array<Scalars['ID']['output']>>;
};

/** A programme that a participant is enrolled in during a stay. */
export type EnrolledProgramme = {
  __typename: 'EnrolledProgramme';
  /** Code of the list `programme`. */
  code: Scalars['String']['output'];
  /** Last day; none while it goes on. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What the code stood for on the first day. */
  label: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** An erasure to ask for. */
export type ErasePersonInput = {
  /** The name, typed to confirm. */
  name: Scalars['String']['input'];
  /** Id of the person. */
  personId: Scalars['ID']['input'];
  /** Why, at most 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** What an erasure does with one part of a record. */
export type ErasedPart = {
  __typename: 'ErasedPart';
  /** How many entries there are. */
  count: Scalars['Int']['output'];
  /** Why it is kept. */
  reason: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** `delete`, `blank` or `keep`. */
  treatment: Scalars['String']['output'];
};

/** What an erasure would do. */
export type ErasurePreview = {
  __typename: 'ErasurePreview';
  /** Days in which it can be taken back. */
  graceDays: Scalars['Int']['output'];
  /** The name to type. */
  name: Scalars['String']['output'];
  /** What stands against it; empty when it can be done. */
  obstacles: Array<Scalars['String']['output']>;
  /** Part by part; parts without entries are left out. */
  parts: Array<ErasedPart>;
};

/** Whose right to what: a user or one access; a feature with a verb, or the path of a page. */
export type ExplainAccessInput = {
  /** One access. */
  accessId?: InputMaybe<Scalars['ID']['input']>;
  /** Feature of the catalogue, such as `people.participants`. */
  feature?: InputMaybe<Scalars['String']['input']>;
  /** Organization that the user acts at: the access’s own when left out, or one beneath it. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Path of a page, instead of a feature. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Tab of the feature. */
  tab?: InputMaybe<Scalars['String']['input']>;
  /** The user: every access at or beneath the acting organization is explained. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** view (when left out), edit, delete, export or import. */
  verb?: InputMaybe<Scalars['String']['input']>;
};

/** A user whose rights can be explained. */
export type ExplainableUser = {
  __typename: 'ExplainableUser';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** False when the user was disabled. */
  enabled: Scalars['Boolean']['output'];
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
};

/** An organization as an explanation names it. */
export type ExplainedOrganization = {
  __typename: 'ExplainedOrganization';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its level. */
  level: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Adults at one session on one day. */
export type FamilyDay = {
  __typename: 'FamilyDay';
  /** The activity. */
  activityId: Scalars['ID']['output'];
  /** Name of the activity. */
  activityName: Scalars['String']['output'];
  /** Who was there, by name. */
  adults: Array<AdultAttendance>;
  /** Whether the caller may record adults on this day. */
  canEdit: Scalars['Boolean']['output'];
  /** Who else can be marked with one press, 200 at most; contacts only for who may view relationships. */
  choices: Array<AdultChoice>;
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** Whether the month is locked. */
  locked: Scalars['Boolean']['output'];
  /** The session date after. */
  nextDate: Maybe<Scalars['PlainDate']['output']>;
  /** How the day ended; nobody is recorded on one that did not run. */
  outcome: Maybe<SessionOutcome>;
  /** The session date before. */
  previousDate: Maybe<Scalars['PlainDate']['output']>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
  /** Whether the day is still to come at the site: adults are recorded once they are there. */
  toCome: Scalars['Boolean']['output'];
  /** Adults of the site in the programme year of the day. */
  year: AdultTotals;
};

/** The day as it now is. */
export type FamilyDayPayload = {
  __typename: 'FamilyDayPayload';
  /** The day; null beside problems. */
  day: Maybe<FamilyDay>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Answer of the mutations whose change is read anew. */
export type FamilyPayload = {
  __typename: 'FamilyPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A field as it is designed. */
export type FieldDesign = {
  __typename: 'FieldDesign';
  /** What a new record begins with. */
  defaultValue: Maybe<FieldValue>;
  /** Columns of a subform or of a multiselect_table. */
  fields: Array<FieldDesign>;
  /** The property of the record that it is bound to; null of the tenant’s own fields. */
  hardcodedName: Maybe<Scalars['String']['output']>;
  /** Said beneath the field. */
  help: Scalars['String']['output'];
  /** Id of the field, unique in the tenant. */
  id: Scalars['Int']['output'];
  /** Whether it ships with the product: it may be relabelled, moved, made required or hidden, never deleted. */
  isDefault: Scalars['Boolean']['output'];
  /** Its limits. */
  limits: FormFieldLimits;
  /** Highest, in pixels, of an image. */
  maxHeight: Maybe<Scalars['Int']['output']>;
  /** Widest, in pixels, of an image. */
  maxWidth: Maybe<Scalars['Int']['output']>;
  /** What may be done with it. */
  mode: FieldMode;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its options, in order. */
  options: Array<FormOption>;
  /** Whether it has to be answered, before rules and conditions. */
  required: Scalars['Boolean']['output'];
  /** It has to be answered also when this holds. */
  requiredWhen: Maybe<FormCondition>;
  /** With the mode `role`: modes by role; a role that is not named may write. */
  roleModes: Array<RoleMode>;
  /** Roles that are asked otherwise than `required` says. */
  roleRequired: Array<RoleRequired>;
  /** It is shown only when this holds. */
  shownWhen: Maybe<FormCondition>;
  /** The tab that it stands on. */
  tabName: Scalars['String']['output'];
  /** Entry of the library that it came from. */
  templateId: Maybe<Scalars['Int']['output']>;
  /** What a heading, paragraph or label says, and what a signature agrees to. */
  text: Scalars['String']['output'];
  /** Its type. */
  type: FieldType;
  /** Width in columns of twelve. */
  uiWidth: Scalars['Int']['output'];
  /** What its answer has to be like. */
  validWhen: Maybe<ValidWhen>;
};

/** A field as it is designed. What is left out is as it is for a new field. */
export type FieldDesignInput = {
  /** What a new record begins with. */
  defaultValue?: InputMaybe<FieldValueInput>;
  /** Columns of a subform or of a multiselect_table. */
  fields?: InputMaybe<Array<FieldDesignInput>>;
  /** The property of the record that it is bound to, of a field that ships with the product. */
  hardcodedName?: InputMaybe<Scalars['String']['input']>;
  /** Said beneath the field. */
  help?: Scalars['String']['input'];
  /** Its id; negative while new. */
  id: Scalars['Int']['input'];
  /** Whether it ships with the product. */
  isDefault?: Scalars['Boolean']['input'];
  /** Its limits. */
  limits?: InputMaybe<FormFieldLimitsInput>;
  /** Highest, in pixels, of an image. */
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  /** Widest, in pixels, of an image. */
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  /** What may be done with it: `rw` where it is left out, and `role` with modes by role. */
  mode?: InputMaybe<FieldMode>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Its options, in order. */
  options?: InputMaybe<Array<FormOptionInput>>;
  /** Whether it has to be answered. */
  required?: Scalars['Boolean']['input'];
  /** It has to be answered also when this holds. */
  requiredWhen?: InputMaybe<FormConditionInput>;
  /** Modes by role; they count with the mode `role`, and beside another one they are refused. */
  roleModes?: InputMaybe<Array<RoleModeInput>>;
  /** Roles that are asked otherwise than `required` says. */
  roleRequired?: InputMaybe<Array<RoleRequiredInput>>;
  /** It is shown only when this holds. */
  shownWhen?: InputMaybe<FormConditionInput>;
  /** The tab that it stands on. */
  tabName: Scalars['String']['input'];
  /** Entry of the library that it came from. */
  templateId?: InputMaybe<Scalars['Int']['input']>;
  /** What a heading, paragraph or label says, and what a signature agrees to. */
  text?: Scalars['String']['input'];
  /** Its type. */
  type: FieldType;
  /** Width in columns of twelve. */
  uiWidth?: Scalars['Int']['input'];
  /** What its answer has to be like. */
  validWhen?: InputMaybe<ValidWhenInput>;
};

/** A field and what it is to hold. */
export type FieldEditInput = {
  /** The field. */
  fieldId: Scalars['Int']['input'];
  /** Its value. */
  value: FieldValueInput;
};

/** What may be done with a field; `role`: each role has a mode of its own. */
export type FieldMode =
  | 'hidden'
  | 'ro'
  | 'role'
  | 'rw';

/** What a field is (docs/forms.md). */
export type FieldType =
  | 'attachment'
  | 'checkbox'
  | 'checkbox_group'
  | 'chips'
  | 'currency'
  | 'date'
  | 'date_picker'
  | 'date_range'
  | 'datetime'
  | 'decimal'
  | 'dropdown'
  | 'email'
  | 'file'
  | 'generator'
  | 'heading1'
  | 'heading2'
  | 'horizontal_line'
  | 'image'
  | 'integer'
  | 'label'
  | 'multiline'
  | 'multilinetag'
  | 'multiselect'
  | 'multiselect_table'
  | 'paragraph'
  | 'password'
  | 'percent'
  | 'permissions_by_role'
  | 'phone'
  | 'radio'
  | 'radio_group'
  | 'signature'
  | 'subform'
  | 'text'
  | 'time'
  | 'time_range'
  | 'url'
  | 'zip';

/** How many records hold a field. */
export type FieldUsage = {
  __typename: 'FieldUsage';
  /** Records that answer it. */
  count: Scalars['Int']['output'];
  /** The field. */
  fieldId: Scalars['Int']['output'];
  /** Of a choice: the same for each option that is chosen somewhere. */
  options: Array<OptionUsage>;
};

/** What a field holds. Null is "not answered". */
export type FieldValue = DateRangeValue | DateValue | DatesValue | DecimalValue | FileValue | FlagValue | InstantValue | IntegerValue | MoneyValue | OptionValue | OptionsValue | RoleModesValue | RowsValue | SecretValue | SignatureValue | TextValue | TextsValue | TimeRangeValue | TimeValue;

/** A value, under the name of its kind. Exactly one is given. */
export type FieldValueInput =
  /** `true` empties the field. */
  { clear: Scalars['Boolean']['input']; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** date. */
  { clear?: never; date: Scalars['PlainDate']['input']; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** date_range. */
  { clear?: never; date?: never; dateRange: DateRangeInput; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** date_picker. */
  { clear?: never; date?: never; dateRange?: never; dates: Array<Scalars['PlainDate']['input']>; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** decimal, percent; a number as text. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal: Scalars['String']['input']; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** file, image, attachment: id of the uploaded file. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file: Scalars['ID']['input']; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** checkbox. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag: Scalars['Boolean']['input']; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** datetime. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant: Scalars['Instant']['input']; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** integer. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer: Scalars['Float']['input']; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** currency. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money: MoneyInput; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** dropdown, radio, radio_group: id of the option. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option: Scalars['Int']['input']; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** multiselect, multiselect_table, checkbox_group: ids of the options. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options: Array<Scalars['Int']['input']>; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** permissions_by_role. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes: Array<RoleModeInput>; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** subform: all of its rows. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows: Array<FormRowInput>; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** password. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret: Scalars['String']['input']; signature?: never; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** signature. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature: SignatureInput; text?: never; texts?: never; time?: never; timeRange?: never; }
  |  /** text, multiline, multilinetag, email, phone, url, zip, generator. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text: Scalars['String']['input']; texts?: never; time?: never; timeRange?: never; }
  |  /** chips. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts: Array<Scalars['String']['input']>; time?: never; timeRange?: never; }
  |  /** time. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time: Scalars['PlainTime']['input']; timeRange?: never; }
  |  /** time_range. */
  { clear?: never; date?: never; dateRange?: never; dates?: never; decimal?: never; file?: never; flag?: never; instant?: never; integer?: never; money?: never; option?: never; options?: never; roleModes?: never; rows?: never; secret?: never; signature?: never; text?: never; texts?: never; time?: never; timeRange: TimeRangeInput; };

/** What the caller may do with a file. */
export type FileAbilities = {
  __typename: 'FileAbilities';
  /** Download it. */
  download: Scalars['Boolean']['output'];
  /** Remove it: one’s own upload that no record holds yet. */
  remove: Scalars['Boolean']['output'];
  /** Say which organizations see it: one’s own upload, or a file of a field that one may edit. */
  share: Scalars['Boolean']['output'];
};

/** What a file is meant for: a file, an image shown in the page, an attachment. */
export type FileKind =
  | 'attachment'
  | 'file'
  | 'image';

/** An organization that a file is shared with. */
export type FileShare = {
  __typename: 'FileShare';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Id of the organization. */
  organizationId: Scalars['ID']['output'];
};

/** Whether a file can be had: it waits for the virus scanner, is available, or was refused by it. */
export type FileState =
  | 'available'
  | 'pending'
  | 'refused';

/** A stored file. */
export type FileValue = {
  __typename: 'FileValue';
  /** Id of the file. */
  file: Scalars['ID']['output'];
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

/** Ticked or not. */
export type FlagValue = {
  __typename: 'FlagValue';
  /** Whether it is ticked. */
  flag: Scalars['Boolean']['output'];
};

/** A device whose key is not given out any more. */
export type ForgetOfflineDevicePayload = {
  __typename: 'ForgetOfflineDevicePayload';
  /** The devices that are left; null when there are problems. */
  devices: Maybe<Array<OfflineDevice>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A form with the answers of one record. */
export type Form = {
  __typename: 'Form';
  /** The caller’s own unsaved answers. */
  draft: Maybe<FormDraft>;
  /** Fields, in order. */
  fields: Array<FormField>;
  /** Version of the form’s definition; 0 is what ships with the product. */
  formVersion: Scalars['Int']['output'];
  /** The record; null: a new one. */
  id: Maybe<Scalars['ID']['output']>;
  /** Version of the definition that the record was last saved with. */
  savedFormVersion: Maybe<Scalars['Int']['output']>;
  /** Its section. */
  section: MaintenanceSection;
  /** Its part of the section, such as `participant`. */
  subSection: Scalars['String']['output'];
  /** The tab that was asked for; null: all that the caller may see. */
  tab: Maybe<Scalars['String']['output']>;
  /** Tabs that the caller may see, in order. */
  tabs: Array<FormTab>;
  /** What the record is called; null of a new one. */
  title: Maybe<Scalars['String']['output']>;
  /** Version of the record, to send when it is saved. */
  version: Maybe<Scalars['Int']['output']>;
  /** What the caller may do. */
  viewerCan: FormAbilities;
};

/** What the caller may do with the record. */
export type FormAbilities = {
  __typename: 'FormAbilities';
  /** Whether the caller may save. */
  edit: Scalars['Boolean']['output'];
};

/** What choosing an option does to another field of the form. */
export type FormApplyRule = {
  __typename: 'FormApplyRule';
  /** The other field. */
  fieldId: Scalars['Int']['output'];
  /** What changes. */
  kind: ApplyRuleKind;
  /** With `mode`. */
  mode: Maybe<EffectiveMode>;
  /** With `options`: the only ones that can be chosen. */
  optionIds: Maybe<Array<Scalars['Int']['output']>>;
  /** With `required`. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** With `value`: what it then holds; null empties it. */
  value: Maybe<FieldValue>;
  /** With `visible`. */
  visible: Maybe<Scalars['Boolean']['output']>;
};

/** What choosing an option does to another field of the form. */
export type FormApplyRuleInput = {
  /** The other field; negative while new. */
  fieldId: Scalars['Int']['input'];
  /** What changes. */
  kind: ApplyRuleKind;
  /** With `mode`. */
  mode?: InputMaybe<EffectiveMode>;
  /** With `options`. */
  optionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** With `required`. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** With `value`; null empties. */
  value?: InputMaybe<FieldValueInput>;
  /** With `visible`. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A column of a subform or of a multiselect_table. */
export type FormColumn = {
  __typename: 'FormColumn';
  /** What a new record begins with. */
  defaultValue: Maybe<FieldValue>;
  /** The property of the record that it is bound to; null of the tenant’s own fields. */
  hardcodedName: Maybe<Scalars['String']['output']>;
  /** Said beneath the field. */
  help: Scalars['String']['output'];
  /** Id of the field, unique in the tenant. */
  id: Scalars['Int']['output'];
  /** Whether it ships with the product: it may be relabelled, moved, made required or hidden, never deleted. */
  isDefault: Scalars['Boolean']['output'];
  /** Its limits. */
  limits: FormFieldLimits;
  /** Highest, in pixels, of an image. */
  maxHeight: Maybe<Scalars['Int']['output']>;
  /** Widest, in pixels, of an image. */
  maxWidth: Maybe<Scalars['Int']['output']>;
  /** What may be done with it. */
  mode: FieldMode;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its options, in order. */
  options: Array<FormOption>;
  /** Whether it has to be answered, before rules and conditions. */
  required: Scalars['Boolean']['output'];
  /** It has to be answered also when this holds. */
  requiredWhen: Maybe<FormCondition>;
  /** With the mode `role`: the caller’s own. */
  roleMode: Maybe<EffectiveMode>;
  /** It is shown only when this holds. */
  shownWhen: Maybe<FormCondition>;
  /** The tab that it stands on. */
  tabName: Scalars['String']['output'];
  /** Entry of the library that it came from. */
  templateId: Maybe<Scalars['Int']['output']>;
  /** What a heading, paragraph or label says, and what a signature agrees to. */
  text: Scalars['String']['output'];
  /** Its type. */
  type: FieldType;
  /** Width in columns of twelve. */
  uiWidth: Scalars['Int']['output'];
  /** What its answer has to be like. */
  validWhen: Maybe<ValidWhen>;
};

/** A condition on answers of the same form. */
export type FormCondition = {
  __typename: 'FormCondition';
  /** Its parts; the first is the whole. */
  nodes: Array<ConditionNode>;
  /** The same in words. */
  words: Scalars['String']['output'];
};

/** A condition on answers of the same form. */
export type FormConditionInput = {
  /** Its parts; the first is the whole. */
  nodes: Array<ConditionNodeInput>;
};

/** What the caller had typed and not saved. */
export type FormDraft = {
  __typename: 'FormDraft';
  /** What else the page keeps of what is being added, as JSON. */
  more: Maybe<Scalars['String']['output']>;
  /** When it was last kept. */
  savedAt: Scalars['Instant']['output'];
  /** What was typed; null empties a field. */
  values: Array<RowAnswer>;
  /** Version of the record that it began from. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Answer of saveFormDraft and discardFormDraft. */
export type FormDraftPayload = {
  __typename: 'FormDraftPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** When it was kept; null when there is none now. */
  savedAt: Maybe<Scalars['Instant']['output']>;
};

/** A field of a form as the caller may fill it in. Fields that the caller’s role does not see are absent. */
export type FormField = {
  __typename: 'FormField';
  /** Why this record no longer lets it change. */
  closedReason: Maybe<Scalars['String']['output']>;
  /** What a new record begins with. */
  defaultValue: Maybe<FieldValue>;
  /** The value as people read it, in one line. */
  display: Maybe<Scalars['String']['output']>;
  /** Columns of a subform or of a multiselect_table. */
  fields: Array<FormColumn>;
  /** The property of the record that it is bound to; null of the tenant’s own fields. */
  hardcodedName: Maybe<Scalars['String']['output']>;
  /** Said beneath the field. */
  help: Scalars['String']['output'];
  /** Id of the field, unique in the tenant. */
  id: Scalars['Int']['output'];
  /** Whether it ships with the product: it may be relabelled, moved, made required or hidden, never deleted. */
  isDefault: Scalars['Boolean']['output'];
  /** Its limits. */
  limits: FormFieldLimits;
  /** Highest, in pixels, of an image. */
  maxHeight: Maybe<Scalars['Int']['output']>;
  /** Widest, in pixels, of an image. */
  maxWidth: Maybe<Scalars['Int']['output']>;
  /** What may be done with it, before rules and conditions. */
  mode: FieldMode;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its options, in order. */
  options: Array<FormOption>;
  /** Whether it has to be answered, by rules and conditions as they are now. */
  required: Scalars['Boolean']['output'];
  /** Whether the form asks for an answer before rules and conditions. */
  requiredByForm: Scalars['Boolean']['output'];
  /** It has to be answered also when this holds. */
  requiredWhen: Maybe<FormCondition>;
  /** With the mode `role`: the caller’s own. */
  roleMode: Maybe<EffectiveMode>;
  /** It is shown only when this holds. */
  shownWhen: Maybe<FormCondition>;
  /** What rules and conditions make of it. */
  state: FormFieldState;
  /** The tab that it stands on. */
  tabName: Scalars['String']['output'];
  /** Entry of the library that it came from. */
  templateId: Maybe<Scalars['Int']['output']>;
  /** What a heading, paragraph or label says, and what a signature agrees to. */
  text: Scalars['String']['output'];
  /** Its type. */
  type: FieldType;
  /** Width in columns of twelve. */
  uiWidth: Scalars['Int']['output'];
  /** What its answer has to be like. */
  validWhen: Maybe<ValidWhen>;
  /** What is stored; of a new record, what it begins with. */
  value: Maybe<FieldValue>;
};

/** Limits of a field; each counts for the types that it makes sense for. */
export type FormFieldLimits = {
  __typename: 'FormFieldLimits';
  /** Endings of files that are taken. */
  accept: Maybe<Array<Scalars['String']['output']>>;
  /** ISO 4217; the tenant’s when missing. */
  currency: Maybe<Scalars['String']['output']>;
  /** Places after the point. */
  decimals: Maybe<Scalars['Int']['output']>;
  /** Days that cannot be chosen. */
  disabledDates: Maybe<Array<Scalars['PlainDate']['output']>>;
  /** Days of the week that cannot be chosen; 0 is Sunday. */
  disabledDays: Maybe<Array<Scalars['Int']['output']>>;
  /** Largest number, as decimal text. */
  max: Maybe<Scalars['String']['output']>;
  /** Most dates, options, chips or rows. */
  maxCount: Maybe<Scalars['Int']['output']>;
  /** Last day that can be chosen. */
  maxDate: Maybe<Scalars['PlainDate']['output']>;
  /** Most characters. */
  maxLength: Maybe<Scalars['Int']['output']>;
  /** Smallest number, as decimal text. */
  min: Maybe<Scalars['String']['output']>;
  /** Fewest dates, options, chips or rows. */
  minCount: Maybe<Scalars['Int']['output']>;
  /** First day that can be chosen. */
  minDate: Maybe<Scalars['PlainDate']['output']>;
  /** Fewest characters. */
  minLength: Maybe<Scalars['Int']['output']>;
  /** Of a generator: text with {yyyy}, {yy}, {mm} and one counter {#}. */
  pattern: Maybe<Scalars['String']['output']>;
};

/** Limits of a field; what is left out is no limit. */
export type FormFieldLimitsInput = {
  /** Endings of files that are taken. */
  accept?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 4217. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Places after the point. */
  decimals?: InputMaybe<Scalars['Int']['input']>;
  /** Days that cannot be chosen. */
  disabledDates?: InputMaybe<Array<Scalars['PlainDate']['input']>>;
  /** Days of the week that cannot be chosen; 0 is Sunday. */
  disabledDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Largest number, as decimal text. */
  max?: InputMaybe<Scalars['String']['input']>;
  /** Most dates, options, chips or rows. */
  maxCount?: InputMaybe<Scalars['Int']['input']>;
  /** Last day that can be chosen. */
  maxDate?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Most characters. */
  maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** Smallest number, as decimal text. */
  min?: InputMaybe<Scalars['String']['input']>;
  /** Fewest dates, options, chips or rows. */
  minCount?: InputMaybe<Scalars['Int']['input']>;
  /** First day that can be chosen. */
  minDate?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Fewest characters. */
  minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Of a generator. */
  pattern?: InputMaybe<Scalars['String']['input']>;
};

/** What rules and conditions make of a field, by the stored answers. */
export type FormFieldState = {
  __typename: 'FormFieldState';
  /** What the caller may do with it. */
  mode: EffectiveMode;
  /** Options that can be chosen now; null when it has none. */
  optionIds: Maybe<Array<Scalars['Int']['output']>>;
  /** Whether it has to be answered. */
  required: Scalars['Boolean']['output'];
  /** Whether it is shown. */
  visible: Scalars['Boolean']['output'];
};

/** What to do although somebody alike is on record: add anyway, or write to the one on record. */
export type FormForceMode =
  | 'create'
  | 'update';

/** A ready-made field or group of fields. */
export type FormLibraryEntry = {
  __typename: 'FormLibraryEntry';
  /** What it is for. */
  description: Scalars['String']['output'];
  /** Its fields; ids are negative, to be made the form’s own. */
  fields: Array<FieldDesign>;
  /** What it belongs to, such as `Health`. */
  group: Scalars['String']['output'];
  /** Its id; what it is copied into names it as `templateId`. */
  id: Scalars['Int']['output'];
  /** Whether it ships with the product; else it is the tenant’s own. */
  isDefault: Scalars['Boolean']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** Tabs that it would like. */
  tabs: Array<FormTab>;
};

/** A form as it is maintained. */
export type FormMaintenance = {
  __typename: 'FormMaintenance';
  /** Its fields, in order. */
  fields: Array<FieldDesign>;
  /** What it is called. */
  label: Scalars['String']['output'];
  /** The last change; null before the first. */
  lastChange: Maybe<FormVersion>;
  /** The tenant’s roles, to give each a mode of its own. */
  roles: Array<FormRole>;
  /** Its section. */
  section: MaintenanceSection;
  /** Its part of the section. */
  subSection: Scalars['String']['output'];
  /** Its tabs, in order. */
  tabs: Array<FormTab>;
  /** Fields that records answer, with how many do; counted only when asked for. */
  usage: Array<FieldUsage>;
  /** Version to send when it is saved; 0 is what ships with the product. */
  version: Scalars['Int']['output'];
  /** What the caller may do. */
  viewerCan: FormMaintenanceRights;
};

/** What the caller may do. */
export type FormMaintenanceRights = {
  __typename: 'FormMaintenanceRights';
  /** Whether the caller may save. */
  edit: Scalars['Boolean']['output'];
};

/** What became of a save while somebody else had saved. */
export type FormMerge = {
  __typename: 'FormMerge';
  /** Where both changed the same. */
  conflicts: Array<FormMergeConflict>;
  /** Who. */
  theirName: Maybe<Scalars['String']['output']>;
  /** Version that the other one had saved. */
  theirVersion: Scalars['Int']['output'];
  /** What the other one had changed. */
  theirs: Array<DefinitionChange>;
};

/** Where two people changed the same; what the other one saved was kept. */
export type FormMergeConflict = {
  __typename: 'FormMergeConflict';
  /** The field or tab by name. */
  field: Scalars['String']['output'];
  /** The field; null of a tab. */
  fieldId: Maybe<Scalars['Int']['output']>;
  /** What this save wanted. */
  mine: Maybe<Scalars['String']['output']>;
  /** What the other one saved, and what stands. */
  theirs: Maybe<Scalars['String']['output']>;
  /** What of it. */
  what: Scalars['String']['output'];
};

/** An option of a choice. */
export type FormOption = {
  __typename: 'FormOption';
  /** What choosing it does. */
  apply: Array<FormApplyRule>;
  /** Its cells in a multiselect_table. */
  cells: Array<OptionCell>;
  /** Its id. */
  id: Scalars['Int']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** From this day on it cannot be chosen anew; what was chosen stays. */
  retiredOn: Maybe<Scalars['PlainDate']['output']>;
};

/** An option of a choice. */
export type FormOptionInput = {
  /** What choosing it does. */
  apply?: InputMaybe<Array<FormApplyRuleInput>>;
  /** Its cells in a multiselect_table. */
  cells?: InputMaybe<Array<OptionCellInput>>;
  /** Its id; negative while new. */
  id: Scalars['Int']['input'];
  /** What it is called. */
  label: Scalars['String']['input'];
  /** From this day on it cannot be chosen anew. */
  retiredOn?: InputMaybe<Scalars['PlainDate']['input']>;
};

/** A role, as far as a form needs to know it. */
export type FormRole = {
  __typename: 'FormRole';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it may change records of the form; true of a form without records. */
  mayEdit: Scalars['Boolean']['output'];
  /** Whether it may change the form itself, where its level may: a field that is hidden from it can be opened by it. */
  mayMaintain: Scalars['Boolean']['output'];
  /** Whether it may see roles, as fields of permissions by role show them. */
  maySeeRoles: Scalars['Boolean']['output'];
  /** Whether it may view records of the form; true of a form without records. */
  mayView: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** A row of a subform. */
export type FormRow = {
  __typename: 'FormRow';
  /** Stays the same while the row lives; chosen by whoever adds it. */
  rowId: Scalars['ID']['output'];
  /** Its answers. */
  values: Array<RowAnswer>;
};

/** A row of a subform. */
export type FormRowInput = {
  /** The row, as it was loaded; none for a new one, or a new uuid. */
  rowId?: InputMaybe<Scalars['ID']['input']>;
  /** All answers of the row. */
  values: Array<FieldEditInput>;
};

/** A signature. */
export type FormSignature = {
  __typename: 'FormSignature';
  /** The text that was agreed to, word for word. */
  agreedText: Scalars['String']['output'];
  /** How it was signed. */
  kind: SignatureKind;
  /** Who signs. */
  name: Scalars['String']['output'];
  /** When, by the server’s clock. */
  signedAt: Scalars['Instant']['output'];
  /** SVG path data of the strokes in a box of 600 by 200, when drawn. */
  strokes: Array<Scalars['String']['output']>;
};

/** A form that can be maintained. */
export type FormSummary = {
  __typename: 'FormSummary';
  /** When it was last changed. */
  changedAt: Maybe<Scalars['Instant']['output']>;
  /** Who changed it. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Those that are the tenant’s own. */
  customCount: Scalars['Int']['output'];
  /** Its fields. */
  fieldCount: Scalars['Int']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** Names of the levels that may, in the tenant’s words. */
  levelNames: Array<Scalars['String']['output']>;
  /** Whether the caller may maintain it where they act now. */
  maintainable: Scalars['Boolean']['output'];
  /** Its section. */
  section: MaintenanceSection;
  /** Its part of the section. */
  subSection: Scalars['String']['output'];
  /** Version of the definition; 0 is what ships with the product. */
  version: Scalars['Int']['output'];
};

/** A tab of a form. */
export type FormTab = {
  __typename: 'FormTab';
  /** What it is called. */
  label: Scalars['String']['output'];
  /** What fields name as `tabName`; never changes. */
  name: Scalars['String']['output'];
};

/** A tab of a form. */
export type FormTabInput = {
  /** What it is called. */
  label: Scalars['String']['input'];
  /** What fields name as `tabName`; never changes. */
  name: Scalars['String']['input'];
};

/** What would become of a field’s values under another type. */
export type FormTypeChange = {
  __typename: 'FormTypeChange';
  /** Whether values survive. */
  conversion: TypeConversion;
  /** Of those, how many convert. */
  converts: Scalars['Int']['output'];
  /** Values that would be lost, at most 20. */
  losses: Array<TypeChangeLoss>;
  /** Of those, how many would be lost. A save is refused while there are any. */
  lost: Scalars['Int']['output'];
  /** Records that hold a value. */
  values: Scalars['Int']['output'];
};

/** A version of a form’s definition. */
export type FormVersion = {
  __typename: 'FormVersion';
  /** Its fields. */
  fieldCount: Scalars['Int']['output'];
  /** What was said about it. */
  note: Scalars['String']['output'];
  /** The version that it brought back. */
  restoredFrom: Maybe<Scalars['Int']['output']>;
  /** When it was saved. */
  savedAt: Scalars['Instant']['output'];
  /** Who saved it. */
  savedBy: Maybe<Scalars['String']['output']>;
  /** Its number. */
  version: Scalars['Int']['output'];
};

/** A version with its definition, and what it changed. */
export type FormVersionDetail = {
  __typename: 'FormVersionDetail';
  /** What differs from that one. */
  changes: Array<DefinitionChange>;
  /** The version that it is compared with. */
  comparedWith: Scalars['Int']['output'];
  /** Its fields. */
  fieldCount: Scalars['Int']['output'];
  /** Its fields. */
  fields: Array<FieldDesign>;
  /** What was said about it. */
  note: Scalars['String']['output'];
  /** The version that it brought back. */
  restoredFrom: Maybe<Scalars['Int']['output']>;
  /** When it was saved. */
  savedAt: Scalars['Instant']['output'];
  /** Who saved it. */
  savedBy: Maybe<Scalars['String']['output']>;
  /** Its tabs. */
  tabs: Array<FormTab>;
  /** Its number. */
  version: Scalars['Int']['output'];
};

/** A page of versions, the newest first. */
export type FormVersionPage = {
  __typename: 'FormVersionPage';
  /** Whether older ones follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The versions. */
  nodes: Array<FormVersion>;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of active, met, dropped. */
export type GoalStatus =
  | 'active'
  | 'dropped'
  | 'met';

/** A roll-over that was made. */
export type GradeRollOver = {
  __typename: 'GradeRollOver';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When. */
  madeAt: Scalars['Instant']['output'];
  /** How many it changed. */
  people: Scalars['Int']['output'];
  /** The programme year that it was for. */
  programmeYear: Scalars['Int']['output'];
  /** When it was undone. */
  undoneAt: Maybe<Scalars['Instant']['output']>;
  /** True until the programme year begins: records have the grades of the year before until then. */
  waiting: Scalars['Boolean']['output'];
};

/** Answer of rollGradesOver and undoGradeRollOver. */
export type GradeRollOverPayload = {
  __typename: 'GradeRollOverPayload';
  /** How many were changed. */
  changed: Maybe<Scalars['Int']['output']>;
  /** What there is to do now. */
  preview: Maybe<GradeRollOverPreview>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What a roll-over of a site would do. */
export type GradeRollOverPreview = {
  __typename: 'GradeRollOverPreview';
  /** Children whose grade of that year was said already: it stays. */
  entered: Scalars['Int']['output'];
  /** Children who leave the last grade by a roll-over that was made: they have graduated. */
  graduated: Scalars['Int']['output'];
  /** Roll-overs of the site, newest first, at most 20. */
  made: Array<GradeRollOver>;
  /** The programme year. */
  programmeYear: Scalars['Int']['output'];
  /** What else would come of it, in sentences. */
  remarks: Array<Scalars['String']['output']>;
  /** Which grades the site serves. */
  serves: SiteGrades;
  /** From which grade to which, in the order of a school career. */
  steps: Array<GradeStep>;
  /** Children without a grade: nothing is done. */
  withoutGrade: Scalars['Int']['output'];
};

/** How many go from one grade to the next. */
export type GradeStep = {
  __typename: 'GradeStep';
  /** The grade now. */
  from: Scalars['String']['output'];
  /** True when the site does not serve the grade then: they are told of, and roll over all the same. */
  outside: Scalars['Boolean']['output'];
  /** How many. */
  people: Scalars['Int']['output'];
  /** The grade then; none: they graduate, and their stay ends with the year. */
  to: Maybe<Scalars['String']['output']>;
};

/** A role as it can, or cannot, be granted by the caller at one organization. */
export type GrantableRole = {
  __typename: 'GrantableRole';
  /** Id of the role. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Why it cannot be granted there, in words; null where it can. */
  refusal: Maybe<Scalars['String']['output']>;
};

/** One participant on one date of the grid; there is none where the participant has no place and no mark. */
export type GridCell = {
  __typename: 'GridCell';
  /** Name of the user who marked last. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Whether you set it yourself. */
  changedByYou: Scalars['Boolean']['output'];
  /** The date. */
  date: Scalars['PlainDate']['output'];
  /** Until when, for Present. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** How the mark was made; none while there is no mark. */
  source: Maybe<MarkSource>;
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Status on this date; Enrolled while not marked. */
  status: AttendanceStatus;
  /** Version to send with a change; 0 while there is no mark. */
  version: Scalars['Int']['output'];
};

/** A date of the grid. */
export type GridDay = {
  __typename: 'GridDay';
  /** The site calendar's reason when it closes the day. */
  closureReason: Maybe<Scalars['String']['output']>;
  /** Participants by status; those enrolled and not yet marked count as enrolled. */
  counts: StatusCounts;
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Planned end on this day. */
  endTime: Scalars['PlainTime']['output'];
  /** Participants enrolled on this day. */
  enrolledCount: Scalars['Int']['output'];
  /** Whether the month is locked. */
  locked: Scalars['Boolean']['output'];
  /** How the day ended; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Planned start on this day. */
  startTime: Scalars['PlainTime']['output'];
  /** What this day is to the session. */
  state: SessionDateState;
};

/** One participant of the grid. */
export type GridRow = {
  __typename: 'GridRow';
  /** The dates on which the participant has a place or a mark, in order. */
  cells: Array<GridCell>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The Participant ID, where another participant here has the same name, whatever case and accents; none where the name says who it is. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** School grade: PK, K, 1 to 12. */
  grade: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** Name the child goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
};

/** What is known of somebody by one coded list. */
export type HeldCodes = {
  __typename: 'HeldCodes';
  /** The codes in words. */
  labels: Array<Scalars['String']['output']>;
  /** The list. */
  list: CodeListName;
};

/** A band of hours, in minutes; it begins with the first and ends before the last. */
export type HourBand = {
  __typename: 'HourBand';
  /** First minute. */
  from: Scalars['Int']['output'];
  /** First minute of the next band; none for the last band. */
  to: Maybe<Scalars['Int']['output']>;
};

/** Hours of an organization and all beneath it in a stretch of time, by the bands in force on its last day. */
export type HoursByBand = {
  __typename: 'HoursByBand';
  /** Every band, the lowest first, also one that nobody falls into. */
  bands: Array<HoursOfBand>;
  /** First day. */
  from: Scalars['PlainDate']['output'];
  /** Minutes of all of them. */
  minutes: Scalars['Float']['output'];
  /** The organization. */
  organizationId: Scalars['ID']['output'];
  /** Participants with more than zero minutes: who was served. Whoever was at several sites is one. */
  participants: Scalars['Int']['output'];
  /** Last day. */
  to: Scalars['PlainDate']['output'];
};

/** Participants whose minutes of a stretch of time fall into one band. */
export type HoursOfBand = {
  __typename: 'HoursOfBand';
  /** The band. */
  band: HourBand;
  /** Their minutes in all; what overlaps in a day counts once for each. */
  minutes: Scalars['Float']['output'];
  /** How many participants. */
  participants: Scalars['Int']['output'];
};

/** Persons who live together. */
export type Household = {
  __typename: 'Household';
  /** Street and number. */
  addressLine1: Maybe<Scalars['String']['output']>;
  /** Apartment or the like. */
  addressLine2: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Relationships of the children who live there; null for who may not view the tab RELATIONSHIPS. */
  contacts: Maybe<Array<Relationship>>;
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** Id of the household. */
  id: Scalars['ID']['output'];
  /** What is spoken at home. */
  language: Maybe<Scalars['String']['output']>;
  /** Who lives there and who did, as far as the caller sees them. */
  members: Array<HouseholdMember>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** ZIP code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** State. */
  state: Maybe<Scalars['String']['output']>;
  /** Version to send when it is changed, its members included. */
  version: Scalars['Int']['output'];
};

/** A page of the households list. */
export type HouseholdConnection = {
  __typename: 'HouseholdConnection';
  /** The rows with their cursors. */
  edges: Array<HouseholdEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Household>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type HouseholdEdge = {
  __typename: 'HouseholdEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Household;
};

/** Rules joined by `match`. */
export type HouseholdFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<HouseholdFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<HouseholdFilterRule>;
};

/** Fields that the Household list can be filtered by. */
export type HouseholdFilterField =
  | 'address'
  | 'createdAt'
  | 'language'
  | 'name'
  | 'phone';

/** Rules that count as one. */
export type HouseholdFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<HouseholdFilterRule>;
};

/** One comparison. */
export type HouseholdFilterRule = {
  /** The field to compare. */
  field: HouseholdFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A person of a household, of today or of before. */
export type HouseholdMember = {
  __typename: 'HouseholdMember';
  /** Id of the membership. */
  id: Scalars['ID']['output'];
  /** Whether a primary contact of the household. */
  isPrimary: Scalars['Boolean']['output'];
  /** First day. */
  joinedOn: Scalars['PlainDate']['output'];
  /** Last day of who left. */
  leftOn: Maybe<Scalars['PlainDate']['output']>;
  /** Who. */
  person: RelatedPerson;
};

/** Somebody on record who lives there. */
export type HouseholdMemberInput = {
  /** Whether a primary contact. */
  isPrimary?: Scalars['Boolean']['input'];
  /** The person. */
  personId: Scalars['ID']['input'];
};

/** Answer of the mutations of households. */
export type HouseholdPayload = {
  __typename: 'HouseholdPayload';
  /** The household as it is now. */
  household: Maybe<Household>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** One sort key. */
export type HouseholdSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: HouseholdSortField;
};

/** Fields that the Household list can be sorted by. */
export type HouseholdSortField =
  | 'address'
  | 'createdAt'
  | 'language'
  | 'name';

/** A role from a document of exportRole. */
export type ImportRoleInput = {
  /** The JSON text. */
  content: Scalars['String']['input'];
  /** Name of the new role; the document’s own when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only says what would be imported. */
  preview?: Scalars['Boolean']['input'];
};

/** Answer of importRole. */
export type ImportRolePayload = {
  __typename: 'ImportRolePayload';
  /** Entries that were understood. */
  entries: Maybe<Array<RoleEntry>>;
  /** Levels that were understood. */
  levels: Maybe<Array<Scalars['String']['output']>>;
  /** Name that the role has or would have. */
  name: Maybe<Scalars['String']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The role; null when nothing was changed. */
  role: Maybe<Role>;
  /** What the catalogue does not know, as it stands in the document; it was left out. */
  unknown: Maybe<Array<Scalars['String']['output']>>;
};

/** A moment. */
export type InstantValue = {
  __typename: 'InstantValue';
  /** The moment. */
  instant: Scalars['Instant']['output'];
};

/** A whole number. */
export type IntegerValue = {
  __typename: 'IntegerValue';
  /** Within ±9,007,199,254,740,991; without a fraction. */
  integer: Scalars['Float']['output'];
};

/** Whom to let in, and as what. */
export type InviteUserInput = {
  /** At least one, at most 20. */
  accesses: Array<NewAccessInput>;
  /** E-mail address. Someone who has it already gets the accesses. */
  email: Scalars['String']['input'];
  /** Name in this tenant; kept as it is for somebody on record. */
  name: Scalars['String']['input'];
};

/** The device that asks for its key. */
export type IssueOfflineKeyInput = {
  /** An id that the device made up once and keeps. */
  deviceId: Scalars['ID']['input'];
};

/** The key of what you keep on a device: the same at each sign-in, until the device is forgotten. */
export type IssueOfflineKeyPayload = {
  __typename: 'IssueOfflineKeyPayload';
  /** 32 bytes in base64, to be held where no script can read them. */
  key: Maybe<Scalars['String']['output']>;
  /** Which key it is; another one opens nothing of before. */
  keyId: Maybe<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A tablet at the door of a site, or one that can be opened as such. */
export type Kiosk = {
  __typename: 'Kiosk';
  /** Browser and system of the device that had it open last. */
  device: Maybe<Scalars['String']['output']>;
  /** Until when it works. */
  expiresAt: Scalars['Instant']['output'];
  /** Id of the kiosk. */
  id: Scalars['ID']['output'];
  /** Whether a device has it open. */
  isOpen: Scalars['Boolean']['output'];
  /** When the device last asked something, to the minute. */
  lastSeenAt: Maybe<Scalars['Instant']['output']>;
  /** When it was made. */
  madeAt: Scalars['Instant']['output'];
  /** Who made it. */
  madeBy: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The site. */
  siteName: Scalars['String']['output'];
};

/** A child as a kiosk shows it: first name, a letter, whether there is a photo. */
export type KioskChild = {
  __typename: 'KioskChild';
  /** The session that checking in would go to, where it is another one than `sessionName`. */
  arrivalName: Maybe<Scalars['String']['output']>;
  /** Whether a photo may be shown, at `/file/photo/kiosk/{id}`. */
  hasPhoto: Scalars['Boolean']['output'];
  /** The child. */
  id: Scalars['ID']['output'];
  /** When the child left. */
  left: Maybe<Scalars['PlainTime']['output']>;
  /** First name and the first letter of the family name. */
  name: Scalars['String']['output'];
  /** Whether a contact restriction is on file today: of a contact, or written on the record. */
  restricted: Scalars['Boolean']['output'];
  /** The session that this is about. */
  sessionName: Maybe<Scalars['String']['output']>;
  /** Since when the child is here, or was. */
  since: Maybe<Scalars['PlainTime']['output']>;
  /** Where the child stands. */
  state: DoorState;
};

/** A kiosk with the code that opens it. */
export type KioskCodePayload = {
  __typename: 'KioskCodePayload';
  /** Eight digits that open it on a device, once, within 15 minutes. Shown this once: only its hash is kept. */
  code: Maybe<Scalars['String']['output']>;
  /** The kiosk. */
  kiosk: Maybe<Kiosk>;
  /** The address that the code is part of. */
  link: Maybe<Scalars['String']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The address as a QR code, an SVG. */
  qr: Maybe<Scalars['String']['output']>;
};

/** Answer of opening or leaving a kiosk. */
export type KioskDevicePayload = {
  __typename: 'KioskDevicePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** The kiosk that this device is open as. */
export type KioskHere = {
  __typename: 'KioskHere';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The site. */
  siteName: Scalars['String']['output'];
  /** Time zone of the site. */
  timeZone: Scalars['String']['output'];
};

/** Somebody on the pick-up list of a child, as a kiosk shows them. */
export type KioskPickUp = {
  __typename: 'KioskPickUp';
  /** The person. */
  id: Scalars['ID']['output'];
  /** First name and the first letter of the family name. */
  name: Scalars['String']['output'];
  /** What they are to the child. */
  relationship: Scalars['String']['output'];
};

/** The rotating code for staff. */
export type KioskStaffCode = {
  __typename: 'KioskStaffCode';
  /** A QR code, an SVG. */
  qr: Scalars['String']['output'];
  /** Seconds until the next one. */
  seconds: Scalars['Int']['output'];
};

/** Answer of a step at a kiosk. */
export type KioskStepPayload = {
  __typename: 'KioskStepPayload';
  /** When, by the site's clock. */
  at: Maybe<Scalars['PlainTime']['output']>;
  /** The child as it stands now. */
  child: Maybe<KioskChild>;
  /** What was done. */
  did: Maybe<DoorDid>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A part of a record that is not in the file, and why. */
export type LeftOut = {
  __typename: 'LeftOut';
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Why it is not in it. */
  why: Scalars['String']['output'];
};

/** A day of the schedule that does not take place. */
export type LeftOutDateInput = {
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** Why, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What must be kept of a person whatever is asked: nothing is erased while it is in force. */
export type LegalHold = {
  __typename: 'LegalHold';
  /** When it was set. */
  createdAt: Scalars['Instant']['output'];
  /** Who set it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Id of the hold. */
  id: Scalars['ID']['output'];
  /** Why it was lifted. */
  liftReason: Maybe<Scalars['String']['output']>;
  /** When it was lifted; null while it is in force. */
  liftedAt: Maybe<Scalars['Instant']['output']>;
  /** Why: to whoever may view requests. */
  reason: Maybe<Scalars['String']['output']>;
  /** The first day. */
  startsOn: Scalars['String']['output'];
};

/** New names of a level. */
export type LevelNameInput = {
  /** The level. */
  level: Scalars['ID']['input'];
  /** Name of several, 1 to 40 characters. */
  plural: Scalars['String']['input'];
  /** Name of one, 1 to 40 characters. */
  singular: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What the tenant calls a level of its tree. */
export type LevelNameSetting = {
  __typename: 'LevelNameSetting';
  /** One of the nine levels, such as `institution` or `site`. */
  level: Scalars['ID']['output'];
  /** Name of several. */
  plural: Scalars['String']['output'];
  /** Name of one. */
  singular: Scalars['String']['output'];
  /** Version to send when it is changed. */
  version: Scalars['Int']['output'];
};

/** Answer of saveLibraryEntry and removeLibraryEntry. */
export type LibraryPayload = {
  __typename: 'LibraryPayload';
  /** The entry; null when it was removed. */
  entry: Maybe<FormLibraryEntry>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** One of pending, linked, declined. */
export type LinkStatus =
  | 'declined'
  | 'linked'
  | 'pending';

/** Something in a list was changed by somebody else. It says that, and nothing of what. */
export type ListChange = {
  __typename: 'ListChange';
  /** How many of its records since the last time, counted to 2,000; null when some changes may have been missed. */
  count: Maybe<Scalars['Int']['output']>;
  /** Which list. */
  list: LiveList;
};

/** A code of a list. */
export type ListCode = {
  __typename: 'ListCode';
  /** The option of the Common Education Data Standards that it stands for. */
  ceds: Maybe<Scalars['String']['output']>;
  /** What is stored. */
  code: Scalars['String']['output'];
  /** What people read. */
  label: Scalars['String']['output'];
};

/** A code of a list. */
export type ListCodeInput = {
  /** The option of the Common Education Data Standards. */
  ceds?: InputMaybe<Scalars['String']['input']>;
  /** What is stored: a–z, 0–9 and _. */
  code: Scalars['String']['input'];
  /** What people read. */
  label: Scalars['String']['input'];
};

/** How many rows match. Counting stops at 1,000: `exactCount` goes on to the end. */
export type ListCount = {
  __typename: 'ListCount';
  /** True when there are more than `value`. */
  capped: Scalars['Boolean']['output'];
  /** Number of rows, at most 1,000 when capped. */
  value: Scalars['Int']['output'];
};

/** How a list compares a field. */
export type ListFieldType =
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'enum'
  | 'id'
  | 'number'
  | 'text';

/** Lists that tell when something in them changes. */
export type LiveList =
  | 'activities'
  | 'board_members'
  | 'contacts'
  | 'households'
  | 'organizations'
  | 'participants'
  | 'people'
  | 'roles'
  | 'rosters'
  | 'staff'
  | 'teachers';

/** Sites whose month is to be locked. */
export type LockMonthInput = {
  /** Lock although attendance is missing: the answer to MONTH_INCOMPLETE. */
  acceptMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any day of the month. */
  month: Scalars['PlainDate']['input'];
  /** The sites, 1 to 200. One that is locked already stays as it is. */
  siteIds: Array<Scalars['ID']['input']>;
};

/** A month of a site whose participation is locked. */
export type LockedSiteMonth = {
  __typename: 'LockedSiteMonth';
  /** The month, `10/2026`. */
  month: Scalars['String']['output'];
  /** Id of the site. */
  siteId: Scalars['ID']['output'];
  /** Its name. */
  siteName: Scalars['String']['output'];
};

/** A section whose records have forms. */
export type MaintenanceSection =
  | 'activities'
  | 'enrollment'
  | 'organizations'
  | 'participants'
  | 'services'
  | 'staff';

/** A kiosk to be made at the acting site. */
export type MakeKioskInput = {
  /** For how many days: 1, 30, 120 or 365. */
  days: Scalars['Int']['input'];
  /** What it is called, at most 60 characters. */
  name: Scalars['String']['input'];
  /** PIN of the staff, 4 to 8 digits: to leave the kiosk, and to release a child against the list or in spite of a contact restriction. */
  pin: Scalars['String']['input'];
};

/** Somebody on record who begins to take part. */
export type MakeParticipantInput = {
  /** Day of birth, where it is not on record. */
  birthDate?: InputMaybe<Scalars['PlainDate']['input']>;
  /** School grade. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** The person. */
  personId: Scalars['ID']['input'];
  /** The site they come to. */
  siteId: Scalars['ID']['input'];
  /** First day of the stay. */
  startsOn: Scalars['PlainDate']['input'];
  /** The version of the person that was read. */
  version: Scalars['Int']['input'];
};

/** One participant's status on the session date. */
export type MarkAttendanceInput = {
  /** Until when, for Present alone; the session date's end when left out. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** The participant. */
  personId: Scalars['ID']['input'];
  /** From when, for Present alone; the session date's start when left out. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** The new status. */
  status: AttendanceStatus;
  /** Version that was read with the roster, 0 for no mark yet. Without it the stored mark is overwritten. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One change of a participant's mark on one session date. */
export type MarkChange = {
  __typename: 'MarkChange';
  /** The mark after; none when it was deleted. */
  after: Maybe<PastMark>;
  /** When. */
  at: Scalars['Instant']['output'];
  /** The mark before; none when there was none. */
  before: Maybe<PastMark>;
  /** Name of the user who did it; none for somebody the tenant does not know. */
  by: Maybe<Scalars['String']['output']>;
  /** Where a copied mark comes from. */
  copiedFrom: Maybe<CopiedFrom>;
  /** Why it was entered or changed so late. */
  reason: Maybe<Scalars['String']['output']>;
  /** How the mark was made; none where it was deleted. */
  source: Maybe<MarkSource>;
};

/** How a mark was made. */
export type MarkSource =
  /** Checked in or out at the door. */
  | 'check_in'
  /** Copied from another session. */
  | 'copied'
  /** In a grid: typed, filled or pasted there. */
  | 'grid'
  /** Read from a file. */
  | 'import'
  /** Checked in or out at a kiosk. */
  | 'kiosk'
  /** Sent by another system. */
  | 'rest'
  /** On a roster. */
  | 'typed';

/** A staff meeting, an advisory-board meeting or a training. */
export type Meeting = {
  __typename: 'Meeting';
  /** The agenda. */
  agenda: Maybe<Scalars['String']['output']>;
  /** How many came. */
  attendance: MeetingAttendance;
  /** Who is on its list, by name; 300 at most. */
  attendees: Array<MeetingAttendee>;
  /** What the training is about; of professional development. */
  category: Maybe<TrainingCategory>;
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** Credit hours that the training counts for; of professional development. */
  creditHours: Maybe<Scalars['Float']['output']>;
  /** Its documents. */
  documents: Array<StoredFile>;
  /** When it ends. */
  endTime: Scalars['PlainTime']['output'];
  /** Who leads it. */
  facilitator: Maybe<Scalars['String']['output']>;
  /** Id of the meeting. */
  id: Scalars['ID']['output'];
  /** Whether people meet online. */
  isOnline: Scalars['Boolean']['output'];
  /** Which kind it is. */
  kind: MeetingKind;
  /** The minutes that were taken. */
  minutesTaken: Maybe<Scalars['String']['output']>;
  /** The day. */
  onDate: Scalars['PlainDate']['output'];
  /** The organization that held it. */
  organization: OrganizationRef;
  /** Organizations on record that took part, as far as the caller sees them. */
  organizationsPresent: Array<OrganizationRef>;
  /** Organizations that took part and are not on record. */
  otherOrganizations: Maybe<Scalars['String']['output']>;
  /** Where, or the link. */
  place: Maybe<Scalars['String']['output']>;
  /** Who gives the training; of professional development. */
  provider: Maybe<Scalars['String']['output']>;
  /** Anything else. */
  remarks: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startTime: Scalars['PlainTime']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Topics and objectives. */
  topics: Maybe<Scalars['String']['output']>;
  /** When it changed last. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is saved. */
  version: Scalars['Int']['output'];
};

/** How many were expected at a meeting, how many came, and for how long together. */
export type MeetingAttendance = {
  __typename: 'MeetingAttendance';
  /** Who is on the list. */
  listed: Scalars['Int']['output'];
  /** Minutes of all who were there. */
  minutes: Scalars['Int']['output'];
  /** Who was there. */
  present: Scalars['Int']['output'];
};

/** Somebody on the list of a meeting. */
export type MeetingAttendee = {
  __typename: 'MeetingAttendee';
  /** When they left, where that was early. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Id of the row. */
  id: Scalars['ID']['output'];
  /** Minutes that they were there. */
  minutes: Scalars['Int']['output'];
  /** The name; none of a person who is not in sight from the acting organization. */
  name: Maybe<Scalars['String']['output']>;
  /** The person on record; none for a guest. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Whether they were there. */
  present: Scalars['Boolean']['output'];
  /** As what they attend. */
  role: AttendeeRole;
  /** When they came, where that was late. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
};

/** Somebody on the list of a meeting: a person on record, or a guest by name. */
export type MeetingAttendeeFields = {
  /** When they left, where that was early: `HH:mm`. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The name of a guest, at most 200 characters. */
  guestName?: InputMaybe<Scalars['String']['input']>;
  /** The row, of somebody who is on the list. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The person. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether they were there. */
  present: Scalars['Boolean']['input'];
  /** As what they attend. */
  role: AttendeeRole;
  /** When they came, where that was late: `HH:mm`. */
  startTime?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody on record who can be put on the list of a meeting. */
export type MeetingCandidate = {
  __typename: 'MeetingCandidate';
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** What they are on record as. */
  kinds: Array<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Where. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** As what they would attend: what they are on record as first. */
  role: AttendeeRole;
};

/** Who can be put on the list of a meeting. */
export type MeetingCandidates = {
  __typename: 'MeetingCandidates';
  /** Whether there are more: search for them by name. */
  hasMore: Scalars['Boolean']['output'];
  /** By name. */
  nodes: Array<MeetingCandidate>;
};

/** A page of meetings. */
export type MeetingConnection = {
  __typename: 'MeetingConnection';
  /** The rows with their cursors. */
  edges: Array<MeetingEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Meeting>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type MeetingEdge = {
  __typename: 'MeetingEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Meeting;
};

/** What a meeting says. */
export type MeetingFields = {
  /** The agenda, at most 10,000 characters. */
  agenda?: InputMaybe<Scalars['String']['input']>;
  /** What the training is about; only of professional development. */
  category?: InputMaybe<TrainingCategory>;
  /** Credit hours, 0 to 999; only of professional development. */
  creditHours?: InputMaybe<Scalars['Float']['input']>;
  /** When it ends, `HH:mm`. */
  endTime: Scalars['String']['input'];
  /** Who leads it, at most 200 characters. */
  facilitator?: InputMaybe<Scalars['String']['input']>;
  /** Whether people meet online. */
  isOnline?: Scalars['Boolean']['input'];
  /** The minutes that were taken, at most 20,000 characters. */
  minutesTaken?: InputMaybe<Scalars['String']['input']>;
  /** The day, `yyyy-MM-dd`. */
  onDate: Scalars['String']['input'];
  /** Organizations that took part and are not on record, at most 1,000 characters. */
  otherOrganizations?: InputMaybe<Scalars['String']['input']>;
  /** Where, or the link; at most 500 characters. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Who gives the training, at most 200 characters; only of professional development. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Anything else, at most 5,000 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** When it begins, `HH:mm`. */
  startTime: Scalars['String']['input'];
  /** What it is called, at most 200 characters. */
  title: Scalars['String']['input'];
  /** Topics and objectives, at most 5,000 characters. */
  topics?: InputMaybe<Scalars['String']['input']>;
};

/** Rules joined by `match`. */
export type MeetingFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<MeetingFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<MeetingFilterRule>;
};

/** Fields that the Meeting list can be filtered by. */
export type MeetingFilterField =
  | 'category'
  | 'facilitator'
  | 'isOnline'
  | 'onDate'
  | 'organization'
  | 'organizationId'
  | 'place'
  | 'provider'
  | 'title';

/** Rules that count as one. */
export type MeetingFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<MeetingFilterRule>;
};

/** One comparison. */
export type MeetingFilterRule = {
  /** The field to compare. */
  field: MeetingFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** How often and how long one person attended meetings of one kind. */
export type MeetingHours = {
  __typename: 'MeetingHours';
  /** Credit hours of the trainings that they were at. */
  creditHours: Scalars['Float']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Meetings that they were at. */
  meetings: Scalars['Int']['output'];
  /** Minutes that they were there. */
  minutes: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** A page of the hours of meetings. */
export type MeetingHoursConnection = {
  __typename: 'MeetingHoursConnection';
  /** The rows with their cursors. */
  edges: Array<MeetingHoursEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<MeetingHours>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type MeetingHoursEdge = {
  __typename: 'MeetingHoursEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: MeetingHours;
};

/** Rules joined by `match`. */
export type MeetingHoursFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<MeetingHoursFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<MeetingHoursFilterRule>;
};

/** Fields that the MeetingHours list can be filtered by. */
export type MeetingHoursFilterField =
  | 'creditHours'
  | 'meetings'
  | 'minutes'
  | 'name';

/** Rules that count as one. */
export type MeetingHoursFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<MeetingHoursFilterRule>;
};

/** One comparison. */
export type MeetingHoursFilterRule = {
  /** The field to compare. */
  field: MeetingHoursFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type MeetingHoursSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: MeetingHoursSortField;
};

/** Fields that the MeetingHours list can be sorted by. */
export type MeetingHoursSortField =
  | 'creditHours'
  | 'meetings'
  | 'minutes'
  | 'name';

/** Which kind of meeting; each has a permission of its own. */
export type MeetingKind =
  | 'advisory_board_meeting'
  | 'professional_development'
  | 'staff_meeting';

/** The meeting as it now is. */
export type MeetingPayload = {
  __typename: 'MeetingPayload';
  /** The meeting; null when it was removed, and beside problems. */
  meeting: Maybe<Meeting>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** One sort key. */
export type MeetingSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: MeetingSortField;
};

/** Fields that the Meeting list can be sorted by. */
export type MeetingSortField =
  | 'category'
  | 'facilitator'
  | 'onDate'
  | 'organization'
  | 'place'
  | 'provider'
  | 'title';

/** What an adult who attends is to the children. */
export type MemberType =
  | 'grandparent'
  | 'guardian'
  | 'other'
  | 'parent';

/** A field that at least one of two records answers. */
export type MergeFieldChoice = {
  __typename: 'MergeFieldChoice';
  /** Both texts as one, where neither should be given up: allergies, contact restriction. */
  both: Maybe<Scalars['String']['output']>;
  /** What the form calls it. */
  label: Scalars['String']['output'];
  /** What the other record says. */
  loser: Maybe<Scalars['String']['output']>;
  /** Name of the field: `phone`, or `custom.12` of the tenant’s own. */
  name: Scalars['String']['output'];
  /** Whether the value of the other record is the better one: fuller, or of the record that was changed last. */
  suggestsLoser: Scalars['Boolean']['output'];
  /** What the record says that stays. */
  winner: Maybe<Scalars['String']['output']>;
};

/** The same on both records. */
export type MergeOverlap = {
  __typename: 'MergeOverlap';
  /** How many times. */
  count: Scalars['Int']['output'];
  /** How it is decided, in a sentence. */
  decision: Scalars['String']['output'];
};

/** Something that hangs on the two records, as far as the caller sees it. */
export type MergePart = {
  __typename: 'MergePart';
  /** Key of it: the same for every record. */
  key: Scalars['String']['output'];
  /** How many the other record has. */
  loserCount: Scalars['Int']['output'];
  /** Where both have the same, and how that is decided. */
  overlaps: Array<MergeOverlap>;
  /** What it is: attendance, notes. */
  title: Scalars['String']['output'];
  /** How many the record has that stays. */
  winnerCount: Scalars['Int']['output'];
};

/** Two records that become one. */
export type MergePersonsInput = {
  /** Names of the fields whose value comes from the record that goes. */
  fromLoser: Array<Scalars['String']['input']>;
  /** Names of the fields that keep both texts. */
  keepBoth?: Array<Scalars['String']['input']>;
  /** Id of the record that goes; its address leads to the other from then on. */
  loserId: Scalars['ID']['input'];
  /** Version of the record that goes, as it was read. */
  loserVersion: Scalars['Int']['input'];
  /** Id of the record that stays. */
  winnerId: Scalars['ID']['input'];
  /** Version of the record that stays, as it was read. */
  winnerVersion: Scalars['Int']['input'];
};

/** What became of two records. */
export type MergePersonsPayload = {
  __typename: 'MergePersonsPayload';
  /** Id of the merge, to undo it by. */
  mergeId: Maybe<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Id of the record that stayed. */
  winnerId: Maybe<Scalars['ID']['output']>;
};

/** What merging two records would do. */
export type MergePreview = {
  __typename: 'MergePreview';
  /** Whether part of the record that goes belongs to organizations that the caller does not reach; then it cannot be merged from here. */
  beyond: Scalars['Boolean']['output'];
  /** Their fields side by side. */
  fields: Array<MergeFieldChoice>;
  /** The record that goes. */
  loser: MergeSide;
  /** What hangs on either. */
  parts: Array<MergePart>;
  /** The record that stays. */
  winner: MergeSide;
};

/** One of two records that are to become one. */
export type MergeSide = {
  __typename: 'MergeSide';
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** The Participant ID, where there is one; the one of the record that stays is kept. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** What the person is on record as. */
  kinds: Array<PersonKind>;
  /** When the record itself was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when they are merged. */
  version: Scalars['Int']['output'];
};

/** The record under which somebody is found since a merge. */
export type MergedInto = {
  __typename: 'MergedInto';
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** When. */
  mergedAt: Maybe<Scalars['Instant']['output']>;
  /** Who merged the record that was asked for, as far as the caller may know. */
  mergedBy: Scalars['String']['output'];
  /** Whether that was the caller. */
  mergedByYou: Scalars['Boolean']['output'];
};

/** Who is written to about a participant. */
export type MessageAudience =
  /** Those who are called in an emergency. */
  | 'EMERGENCY'
  /** Parents and guardians. */
  | 'GUARDIANS'
  /** The participant, where there is an e-mail address. */
  | 'THEMSELVES';

/** A mail that could not be delivered. */
export type MessageFailure = {
  __typename: 'MessageFailure';
  /** About whom, as far as they are in sight. */
  about: Array<Scalars['String']['output']>;
  /** Where to; null for a caller who may not view relationships. */
  address: Maybe<Scalars['String']['output']>;
  /** Id of the mail. */
  id: Scalars['ID']['output'];
  /** What the mail server said. */
  said: Scalars['String']['output'];
  /** To whom; empty for a caller who may not view relationships. */
  to: Array<Scalars['String']['output']>;
};

/** What a message would come to. */
export type MessageOutlook = {
  __typename: 'MessageOutlook';
  /** Addresses that they go to. */
  addresses: Scalars['Int']['output'];
  /** Participants who have left, the first 50. */
  left: Array<Scalars['String']['output']>;
  /** How many of them have left. */
  leftCount: Scalars['Int']['output'];
  /** Mails that would be sent. */
  mails: Scalars['Int']['output'];
  /** Participants with something noted about contact on the record itself, the first 50. */
  noted: Array<Scalars['String']['output']>;
  /** How many they are. */
  notedCount: Scalars['Int']['output'];
  /** Each child has a mail of its own, because the words name it; else a family has one for all of its children. */
  perChild: Scalars['Boolean']['output'];
  /** Contacts under a restriction, the first 50; none for a caller who may not view relationships. */
  restricted: Array<MessageRestricted>;
  /** How many they are. */
  restrictedCount: Scalars['Int']['output'];
  /** The first mail; null where nobody would get one. */
  sample: Maybe<MessageSample>;
};

/** Somebody under a contact restriction who would have been written to. */
export type MessageRestricted = {
  __typename: 'MessageRestricted';
  /** Whose contact. */
  child: Scalars['String']['output'];
  /** Whether there is an e-mail address. */
  hasAddress: Scalars['Boolean']['output'];
  /** Id of the relationship. */
  id: Scalars['ID']['output'];
  /** Whether they are written to, because they were ticked. */
  isTicked: Scalars['Boolean']['output'];
  /** Who. */
  name: Scalars['String']['output'];
  /** What they are to the child. */
  relationship: Scalars['String']['output'];
};

/** One mail as it would read. */
export type MessageSample = {
  __typename: 'MessageSample';
  /** Where to; null for a caller who may not view relationships. */
  address: Maybe<Scalars['String']['output']>;
  /** To whom; null for a caller who may not view relationships. */
  name: Maybe<Scalars['String']['output']>;
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
};

/** held: it can still be taken back; sending; sent: every mail was handed over or refused; cancelled: nobody was written to. */
export type MessageState =
  | 'cancelled'
  | 'held'
  | 'sending'
  | 'sent';

/** How much attendance of the current term is missing up to now, and where. */
export type MissingAttendance = {
  __typename: 'MissingAttendance';
  /** Their activities by name, of the one site when one is asked for, at most 200. */
  activities: Array<MissingChoice>;
  /** The oldest of them. */
  oldest: Maybe<Scalars['PlainDate']['output']>;
  /** Their sites by name, at most 200. */
  sites: Array<MissingChoice>;
  /** Session dates without an outcome. */
  total: Scalars['Int']['output'];
  /** Their weeks, the oldest first, at most 60. */
  weeks: Array<MissingWeek>;
};

/** Something the queue can be narrowed to. */
export type MissingChoice = {
  __typename: 'MissingChoice';
  /** Days that are missing there. */
  count: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A week with missing days. */
export type MissingWeek = {
  __typename: 'MissingWeek';
  /** Days that are missing in it. */
  count: Scalars['Int']['output'];
  /** Its Sunday. */
  startsOn: Scalars['PlainDate']['output'];
};

/** An amount of money. */
export type MoneyAmount = {
  __typename: 'MoneyAmount';
  /** Decimal as text, such as `12.50`. */
  amount: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** Decimal as text. */
  amount: Scalars['String']['input'];
  /** ISO 4217; the field’s own when missing. */
  currency?: InputMaybe<Scalars['String']['input']>;
};

/** Money. */
export type MoneyValue = {
  __typename: 'MoneyValue';
  /** The amount. */
  money: MoneyAmount;
};

/** The lock that keeps the participation of a month as it is. */
export type MonthLock = {
  __typename: 'MonthLock';
  /** When it was locked. */
  lockedAt: Scalars['Instant']['output'];
  /** Name of the user who locked it. */
  lockedBy: Maybe<Scalars['String']['output']>;
};

/** Answer of lockMonth and unlockMonth. */
export type MonthLockPayload = {
  __typename: 'MonthLockPayload';
  /** How many sites the call changed. */
  changed: Maybe<Scalars['Int']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The sites as they are now; none when nothing was changed. */
  sites: Maybe<Array<SiteMonth>>;
};

/** One date of a session, on another day or at another time. */
export type MoveSessionDateInput = {
  /** Move it although the site is closed on that day: the answer to DATE_CLOSED. */
  confirmClosed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The date as it is. */
  date: Scalars['PlainDate']['input'];
  /** When it ends there; as before when left out. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** Why, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** When it begins there; as before when left out. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** The day that it comes to; the same day changes only the time. */
  toDate: Scalars['PlainDate']['input'];
};

/** A move to another site. */
export type MoveStayInput = {
  /** The stay that ends. */
  id: Scalars['ID']['input'];
  /** First day there; the stay ends on the day before. */
  on: Scalars['PlainDate']['input'];
  /** The site to go to. */
  siteId: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

export type Mutation = {
  __typename: 'Mutation';
  /** Adds an activity with the form’s answers and its sessions: all or nothing. Needs to edit activities of its type, and sessions if there are any. Problems: IDEMPOTENCY_MISMATCH, VALIDATION (the path is the id of a field, `termId`, `program.` and a path as saveActivityProgram has it, or `sessions.0.` and a path as saveSession has it), MONTH_LOCKED. */
  addActivity: AddActivityPayload;
  /** Somebody moves in today. Problems: VALIDATION, STALE_VERSION. */
  addHouseholdMember: HouseholdPayload;
  /** Adds a participant with the form’s answers, a stay, programmes, coded lists and contacts: all or nothing. Looks for the same people first. Problems: IDEMPOTENCY_MISMATCH, VALIDATION (the path is the id of a field, or `contacts.0.person.phone`), DUPLICATE_PERSON and SIMILAR_PERSON (without a path the participant, else the contact there). */
  addParticipant: AddParticipantPayload;
  /** Adds the passkey that the browser made. */
  addPasskey: PasskeyPayload;
  /** Relates a participant to people. Problems: VALIDATION, DUPLICATE_PERSON, SIMILAR_PERSON (of a new person, with who it may be). Needs the tab RELATIONSHIPS. */
  addRelationships: RelationshipsPayload;
  /** Puts participants on a roster whose members are chosen. Problems: VALIDATION. */
  addRosterMembers: RosterMembersPayload;
  /** Adds a day to a session; one that it has already stays as it is. Problems: MONTH_LOCKED, DATE_CLOSED. */
  addSessionDate: SessionDatePayload;
  /** Writes the household’s address into the records of members; needs edit of participants as well. Problems: VALIDATION, STALE_VERSION. */
  applyHouseholdAddress: HouseholdPayload;
  /** Begins a stay at a site. Problems: VALIDATION, of a stay that would overlap another one there. */
  beginStay: StayPayload;
  /** What a change of many participants would do; nothing is changed. Problems: VALIDATION, MONTH_LOCKED. */
  bulkPreview: BulkPreviewPayload;
  /** Stops a change: what is done stays, what waits is left alone. */
  cancelBulk: BulkRunPayload;
  /** Takes an erasure back before its day. Problems: VALIDATION when it is done. */
  cancelErasure: PrivacyPayload;
  /** Stops a file that is being made, or throws away one that is made. */
  cancelPersonExport: PersonExportPayload;
  /** Calls one date off; the schedule does not bring it back. Problems: VALIDATION, DATE_NOT_SCHEDULED, MONTH_LOCKED. */
  cancelSessionDate: ActivitySessionPayload;
  /** Gives places of a session other days, ends them or lets them go on; all or none. Problems: MONTH_LOCKED, PLACE_MARKED, SESSION_FULL, STALE_VERSION, VALIDATION. */
  changePlaces: PlacesPayload;
  /** Changes the days of a stay, ends it, or lets it go on. Programmes and places in sessions end with it, and places come back with it. Problems: VALIDATION, STALE_VERSION. */
  changeStay: StayPayload;
  /** Checks a participant in now, by the clock of the site. Once more changes nothing. Problems: DOOR_NOT_TODAY, MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_OVERLAP, ATTENDANCE_TIME_INVALID, VALIDATION. */
  checkIn: DoorStepPayload;
  /** Checks a participant out now. Once more changes nothing. Problems: DOOR_NOT_TODAY, MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_OVERLAP, ATTENDANCE_TIME_INVALID, VALIDATION, DOOR_NOT_IN, DOOR_NOT_RELEASED. */
  checkOut: DoorStepPayload;
  /** Copies a role under another name. Problems: VALIDATION, ROLE_BEYOND_OWN. */
  cloneRole: RolePayload;
  /** Says how a day ended. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, STALE_VERSION, VALIDATION. */
  closeSessionDate: SessionDatePayload;
  /** Says of several days how they ended, or takes that back; each day by itself, with why where it could not be; `taken` only where everybody is marked. Problems: VALIDATION. */
  closeSessionDates: CloseSessionDatesPayload;
  /** Takes the new address on; only in the session that asked for the code. */
  confirmEmailChange: ProfilePayload;
  /** Proves a passkey in this session: for ten minutes, what asks for one goes through. */
  confirmPasskey: ConfirmPasskeyPayload;
  /** Copies attendance to other sessions of the same site and day, all or nothing: only to who is enrolled there, with the times of that session, never over a status that was set there unless asked. Problems: MONTH_LOCKED, ATTENDANCE_OVERLAP, ATTENDANCE_LATE, ATTENDANCE_CONFLICT, VALIDATION. */
  copyAttendance: CopyAttendancePayload;
  /** Has sessions again, later in the term or in another one; closed days are left out. Problems: VALIDATION, MONTH_LOCKED. */
  copySessions: CopySessionsPayload;
  /** Makes an API token for one of your accesses. */
  createApiToken: CreateApiTokenPayload;
  /** Adds a household. Problems: VALIDATION (one primary contact at least). */
  createHousehold: HouseholdPayload;
  /** Adds an organization under another. Problems: VALIDATION. */
  createOrganization: OrganizationPayload;
  /** Says yes or no to a link to a teacher, or takes that back. Needs the edit of the tab TEACHERS too. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  decideTeacherLink: PersonRequestPayload;
  /** Deletes marks of one session date: who is enrolled is expected again, who is not leaves the roster. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, ATTENDANCE_LATE, VALIDATION. */
  deleteAttendance: DeleteAttendancePayload;
  /** Disables every access of the user in sight. Problems: ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR. */
  disableUser: UserPayload;
  /** Disables several users, each as `disableUser` would. */
  disableUsers: UsersPayload;
  /** Forgets the caller’s draft of a record. */
  discardFormDraft: FormDraftPayload;
  /** Remembers that two records are of two people; they come back only when they become more alike. Needs edit of a kind of both. Problems: VALIDATION. */
  dismissDuplicate: DuplicatePairPayload;
  /** Remembers that two people are not related, so that nobody is asked again; `dismissed: false` takes it back. Needs the tab RELATIONSHIPS. */
  dismissRelative: FamilyPayload;
  /** Changes name, address, phone and language. Problems: VALIDATION, STALE_VERSION. */
  editHousehold: HouseholdPayload;
  /** Changes name, time zone, external ids and the grades that are served. Problems: VALIDATION, STALE_VERSION. */
  editOrganization: OrganizationPayload;
  /** Changes what a person is to a participant, or ends it. Problems: VALIDATION, STALE_VERSION. Needs the tab RELATIONSHIPS. */
  editRelationship: RelationshipsPayload;
  /** Gives several events the same kind, reason or hours for their sites in sight, all or none. Session dates go and come as with saveSiteEvent. Problems: MONTH_LOCKED, STALE_VERSION (a ConflictProblem), VALIDATION. */
  editSiteEvents: EditSiteEventsPayload;
  /** Enables the accesses that were disabled with the user; those disabled by themselves stay so. Problems: VALIDATION, ACCESS_OWN, ACCESS_BEYOND_OWN. */
  enableUser: UserPayload;
  /** Ends the stay of staff, a teacher, a board member or a contact at one organization, with the employments there. Problems: VALIDATION. */
  endPersonStay: PersonEndPayload;
  /** Ends a session earlier. Problems: VALIDATION, MONTH_LOCKED, STALE_VERSION (a ConflictProblem). */
  endSession: SaveSessionPayload;
  /** Enrolls participants of the site in a session, all or none; those enrolled already stay as they are, and a place on some of the days is made longer. Problems: MONTH_LOCKED, SESSION_FULL, VALIDATION. */
  enrollParticipants: EnrollParticipantsPayload;
  /** Enters a disclosure that was made. Problems: VALIDATION. */
  enterDisclosure: DisclosurePayload;
  /** Asks for a person to be erased for good once the days of grace are over. Problems: VALIDATION, of a name that is not theirs, a hold, or stays out of reach. */
  erasePerson: PrivacyPayload;
  /** Asks for a file with everything about a person that the role shows: a ZIP with JSON, PDF and stored files. It is made in the background; the first download is an entry of the disclosure log. Problems: VALIDATION. */
  exportPerson: PersonExportPayload;
  /** Gives the key of a device out no more: what is kept on it can be read until its next sign-in, and then never again. */
  forgetOfflineDevice: ForgetOfflineDevicePayload;
  /** Imports every row of a class list that can be: all of them in one transaction, the others are answered with their reason. Repeating it changes nothing. Problems: MONTH_LOCKED, VALIDATION. */
  importClassList: ClassListPayload;
  /** Adds every row of a tree that can be, all of them in one transaction; the others are answered with their reason. Nothing that is there is changed, so repeating it changes nothing. Problems: VALIDATION. */
  importOrganizations: OrganizationImportPayload;
  /** Makes a role from a document of exportRole; with `preview` only says what it would be. Problems: VALIDATION, ROLE_BEYOND_OWN. */
  importRole: ImportRolePayload;
  /** Lets somebody in and sends the mail that says so. Problems: VALIDATION, ACCESS_OWN, ACCESS_BEYOND_OWN. */
  inviteUser: UserPayload;
  /** Tells a device the key of what you keep on it. */
  issueOfflineKey: IssueOfflineKeyPayload;
  /** Counts as activity, so that the idle time begins anew. */
  keepAlive: SignInSession;
  /** Checks a child in, also one who left and comes back. Problems: DOOR_NOT_EXPECTED and those of attendance, KIOSK_CLOSED. */
  kioskCheckIn: KioskStepPayload;
  /** Checks a child out. Whoever is not on the pick-up list, is restricted, or is nobody at all, needs the PIN of the staff, and so does everybody while the child has a contact restriction. Problems: DOOR_NOT_IN, DOOR_NOT_RELEASED, KIOSK_PIN_WRONG, KIOSK_CLOSED. */
  kioskCheckOut: KioskStepPayload;
  /** Reads a badge: checks the child in, or shows where they stand when they are here. Problems: DOOR_CODE_UNKNOWN, DOOR_NOT_EXPECTED and those of attendance, KIOSK_CLOSED. */
  kioskScan: KioskStepPayload;
  /** Leaves the kiosk on this device. Problems: KIOSK_PIN_WRONG, KIOSK_CLOSED. Five wrong ones, and there is a wait. */
  leaveKiosk: KioskDevicePayload;
  /** Comes back to your own access. */
  leaveViewAs: ViewAsPayload;
  /** Lifts a legal hold. An erasure whose day has come meanwhile is done now. Problems: VALIDATION. */
  liftLegalHold: PrivacyPayload;
  /** Locks the month of sites, all or none: nothing of it can be changed then. Problems: MONTH_INCOMPLETE, by site what is missing and what is still to come; VALIDATION. */
  lockMonth: MonthLockPayload;
  /** Makes a link for the acting site, or for one staff member. It names no child, and ends with the access of its maker. Not for API tokens. */
  makeCalendarFeed: CalendarFeedPayload;
  /** Makes a kiosk for the acting site and the code that opens it on a device. Needs the edit of attendance as well. Not for API tokens. Problems: VALIDATION. */
  makeKiosk: KioskCodePayload;
  /** Makes a participant of a contact or another person on record; they keep all they have. Problems: VALIDATION, STALE_VERSION. */
  makeParticipant: FamilyPayload;
  /** Marks some of them read, or all. */
  markNotificationsRead: NotificationsReadPayload;
  /** Makes one household of two: everybody of the other lives here from today on, and the other is taken off the list. Problems: VALIDATION, STALE_VERSION. */
  mergeHouseholds: HouseholdPayload;
  /** Makes one record of two: fields as chosen, and everything that hangs on either. Can be undone for 30 days. Problems: VALIDATION, STALE_VERSION. */
  mergePersons: MergePersonsPayload;
  /** Puts an organization, with everything beneath it, under another; its history comes along. Problems: VALIDATION, STALE_VERSION. */
  moveOrganization: OrganizationPayload;
  /** Moves one date to another day or time. Problems: VALIDATION, DATE_NOT_SCHEDULED, DATE_CLOSED, MONTH_LOCKED. */
  moveSessionDate: ActivitySessionPayload;
  /** Ends a stay and begins one at another site on the day after. Problems: VALIDATION, STALE_VERSION. */
  moveStay: StayPayload;
  /** Another code for a kiosk: the device that uses it takes the place of the one before. Not for API tokens. */
  newKioskCode: KioskCodePayload;
  /** Opens a kiosk on this device with its code, which works once. Whoever was signed in here is signed out. Problems: KIOSK_CODE_WRONG. */
  openKiosk: KioskDevicePayload;
  /** Says what importing a class list would do, row by row; nothing is written. Problems: MONTH_LOCKED, VALIDATION. */
  previewClassList: ClassListPayload;
  /** Says what importing a tree would do, row by row; nothing is written. Problems: VALIDATION. */
  previewOrganizationImport: OrganizationImportPayload;
  /** Keeps files and feeds from some values of a record, or lets them change these again. Needs edit of a kind of the person. Problems: VALIDATION. */
  protectValues: ProtectValuesPayload;
  /** Adds a child who is not on record, with a stay at the site, and enrolls the child from that day on. Also needs the permission to edit participants. Problems: DUPLICATE_PERSON and SIMILAR_PERSON (a DuplicateProblem), MONTH_LOCKED, SESSION_FULL, VALIDATION. */
  quickAddParticipant: QuickAddParticipantPayload;
  /** Ends an access at once; it stays on record unless the user never signed in. Problems: STALE_VERSION, ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR. */
  removeAccess: UserPayload;
  /** Removes an activity that was never used, with its sessions and places. Needs to delete activities of its type, and sessions if it has any. Problems: ACTIVITY_USED (names the sessions), MONTH_LOCKED. */
  removeActivity: ActivityPayload;
  /** Takes an adult off a session date, or brings them back. Problems: MONTH_LOCKED, DATE_CLOSED. */
  removeAdult: FamilyDayPayload;
  /** Takes an employment that never was off the record; one that ended has a last day instead. */
  removeEmployment: EmploymentPayload;
  /** Takes back one’s own upload that no record holds yet. */
  removeFile: RemoveFilePayload;
  /** Takes a household off the list; its members stay on record. Problems: STALE_VERSION. */
  removeHousehold: HouseholdPayload;
  /** Somebody moves out today. Problems: VALIDATION (the last member or the last primary contact), STALE_VERSION. */
  removeHouseholdMember: HouseholdPayload;
  /** Removes an entry of the tenant’s own; forms that took it over keep their fields. */
  removeLibraryEntry: LibraryPayload;
  /** Removes a meeting, or brings a removed one back with its list and documents. */
  removeMeeting: MeetingPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantCommunication: ParticipantCommunicationPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantDocument: ParticipantDocumentPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantEmployment: ParticipantEmploymentPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantGoal: ParticipantGoalPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantGoalProgress: ParticipantGoalProgressPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantNote: ParticipantNotePayload;
  /** Takes an entry out of the record; it can be restored. */
  removeParticipantReferral: ParticipantReferralPayload;
  /** Removes a passkey; it can no longer be used here. */
  removePasskey: RemovePasskeyPayload;
  /** Takes somebody off the record as one kind of person; off it altogether when that was the last. Nothing that happened is lost. Problems: VALIDATION when the person is so elsewhere too. */
  removePerson: PersonEndPayload;
  /** Takes back places that were given by mistake, all or none. Problems: MONTH_LOCKED, VALIDATION where attendance rests on one. */
  removePlaces: PlacesPayload;
  /** Takes away a relationship that never was; the person stays on record. Problems: STALE_VERSION. Needs the tab RELATIONSHIPS. */
  removeRelationship: RelationshipsPayload;
  /** Removes a reporting term that nothing belongs to. Needs the tenant’s top as acting organization and the permission to delete data collection periods. Problems: VALIDATION says what stands in the way, STALE_VERSION. */
  removeReportingTerm: RemovePeriodPayload;
  /** Removes a reporting year that nothing belongs to. Needs the tenant’s top as acting organization and the permission to delete data collection periods. Problems: VALIDATION says what stands in the way, STALE_VERSION. */
  removeReportingYear: RemovePeriodPayload;
  /** Removes a role that nobody has. Problems: ROLE_GRANTED, VALIDATION for a standard role, STALE_VERSION, ROLE_BEYOND_OWN. */
  removeRole: RemoveRolePayload;
  /** Offers a room no more, or again. Sessions that meet there keep it. Problems: VALIDATION when another has its name by now. */
  removeRoom: RoomPayload;
  /** Removes a roster, or brings a removed one back with its members. Problems: VALIDATION when another has its name by now. */
  removeRoster: RosterPayload;
  /** Takes participants off a roster whose members are chosen. Problems: VALIDATION. */
  removeRosterMembers: RosterMembersPayload;
  /** Removes a service, or brings a removed one back. */
  removeService: ServicePayload;
  /** Removes a session that was never used, with its dates and places. Problems: SESSION_USED, MONTH_LOCKED. */
  removeSession: ActivitySessionPayload;
  /** Takes events away from the sites in sight; the session dates that their schedules say come back. Problems: MONTH_LOCKED, STALE_VERSION (a ConflictProblem), VALIDATION. */
  removeSiteEvents: RemoveSiteEventsPayload;
  /** Takes a stay that was begun by mistake off the record, with its programmes; its places in sessions go too. Problems: VALIDATION of one under which there is attendance or a service, or which is the only one; STALE_VERSION. */
  removeStay: StayPayload;
  /** Takes an entry out of the record; it can be restored. */
  removeTeacherLink: TeacherLinkPayload;
  /** Removes a view, or brings it back. Problems: VALIDATION when its name has been taken meanwhile. */
  removeView: SavedViewsPayload;
  /** Takes participants off the wait list of a session. */
  removeWaiting: SessionWaitingPayload;
  /** Changes your name, the same in every tenant. */
  renameMe: ProfilePayload;
  /** Gives an organization another name. Problems: VALIDATION, STALE_VERSION. */
  renameOrganization: OrganizationPayload;
  /** Gives a passkey another name. */
  renamePasskey: PasskeyPayload;
  /** Takes back that two records are of two people. Needs edit of a kind of both. */
  reopenDuplicate: DuplicatePairPayload;
  /** Takes the outcome of a day back, so that it counts as not entered. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, STALE_VERSION. */
  reopenSessionDate: SessionDatePayload;
  /** Puts participants at the head of a wait list, in the order in which they are named; the others follow as they stood. */
  reorderWaiting: SessionWaitingPayload;
  /** Sends a code to a new address of yours, unless somebody has that address. */
  requestEmailChange: EmailChangePayload;
  /** Says how to sign in with this address and, if somebody has it, sends a code. */
  requestSignInCode: SignInChoicesPayload;
  /** Sends the invitation again to somebody who never signed in; once a minute. Problems: VALIDATION, ACCESS_BEYOND_OWN. */
  resendInvitation: UserPayload;
  /** Sends several invitations again, each as `resendInvitation` would. */
  resendInvitations: UsersPayload;
  /** Gives a standard role the entries back that it was shipped with. Problems: as saveRole. */
  resetRole: RolePayload;
  /** Removes a person's passkeys and links to identity providers in this tenant and ends their sessions here; for a lost device. Problems: ACCESS_BEYOND_OWN, also where an access stands above or elsewhere. */
  resetSignInMethods: ResetSignInPayload;
  /** Brings a former version back, as a new one. Answers that it has no field for are kept. Problems: VALIDATION, STALE_VERSION. */
  restoreFormVersion: SaveFormMaintenancePayload;
  /** Puts a removed entry back. */
  restoreParticipantCommunication: ParticipantCommunicationPayload;
  /** Puts a removed entry back. */
  restoreParticipantDocument: ParticipantDocumentPayload;
  /** Puts a removed entry back. */
  restoreParticipantEmployment: ParticipantEmploymentPayload;
  /** Puts a removed entry back. */
  restoreParticipantGoal: ParticipantGoalPayload;
  /** Puts a removed entry back. */
  restoreParticipantGoalProgress: ParticipantGoalProgressPayload;
  /** Puts a removed entry back. */
  restoreParticipantNote: ParticipantNotePayload;
  /** Puts a removed entry back. */
  restoreParticipantReferral: ParticipantReferralPayload;
  /** Has a date as its schedule says again. Problems: VALIDATION, MONTH_LOCKED. */
  restoreSessionDate: ActivitySessionPayload;
  /** Undo: a stay with its programmes and places as it was before it was changed, ended, moved or removed; all of it or nothing. Problems: VALIDATION, STALE_VERSION. */
  restoreStay: StayPayload;
  /** Puts a removed entry back. */
  restoreTeacherLink: TeacherLinkPayload;
  /** Ends one of your API tokens; it is refused from the next request on. */
  revokeApiToken: RevokeApiTokenPayload;
  /** Revokes the badge of a person, such as a lost one. The next print of a roster makes another. */
  revokeBadge: RevokeBadgePayload;
  /** Ends a link: programs that read it find nothing from now on. Not for API tokens. */
  revokeCalendarFeed: RevokeCalendarFeedPayload;
  /** Ends a kiosk: its device is refused from the next call on. Not for API tokens. */
  revokeKiosk: RevokeKioskPayload;
  /** Signs you out everywhere but here. */
  revokeOtherSessions: OwnSessionsPayload;
  /** Signs you out in another place. */
  revokeOwnSession: OwnSessionsPayload;
  /** Ends sessions of a user; each is refused on its next request. Problems: ACCESS_BEYOND_OWN. */
  revokeUserSessions: RevokeSessionsPayload;
  /** Takes every child of a site one grade up for a programme year; stays of the last grade end with the year before. Of a year that is to come only its own entries are made, and records follow when it begins. Who has a grade of that year keeps it. Problems: VALIDATION. */
  rollGradesOver: GradeRollOverPayload;
  /** Grants an access or changes one. Problems: VALIDATION, STALE_VERSION, ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR. */
  saveAccess: UserPayload;
  /** Sets term, own category, funders, partners and staff of an activity; no date of a session changes. Needs to edit activities of its type. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveActivityProgram: ActivityPayload;
  /** Records adults at a session date, or changes them. Problems: VALIDATION (`adults.2.endTime`), STALE_VERSION, MONTH_LOCKED, DATE_CLOSED, DATE_NOT_SCHEDULED. */
  saveAdults: FamilyDayPayload;
  /** Saves a batch of marks, whole or not at all, with the same effect however often it is sent. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_TIME_INVALID, ATTENDANCE_OVERLAP, ATTENDANCE_LONG, ATTENDANCE_LATE, ATTENDANCE_CONFLICT (a ConflictProblem), IDEMPOTENCY_MISMATCH, VALIDATION. */
  saveAttendance: SaveAttendancePayload;
  /** Sets what is asked about attendance from a day on, for the whole tenant. Problems: STALE_VERSION, VALIDATION. */
  saveAttendancePolicy: AttendancePolicyPayload;
  /** Keeps the trail for this many months. What is older is let go within a day. */
  saveAuditRetention: AuditPolicyPayload;
  /** Saves the tenant’s own version of a list from a day on; only at the top. Problems: VALIDATION. */
  saveCodeList: CodeListPayload;
  /** Adds an employment of a staff member, or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveEmployment: EmploymentPayload;
  /** Saves answers of a record, or adds one. All or nothing; the path of a problem is the id of the field, or `12.rows.0.34` within a subform. Problems: VALIDATION, STALE_VERSION, DUPLICATE_PERSON, SIMILAR_PERSON. */
  saveForm: SaveFormPayload;
  /** Keeps what the caller has typed and not saved, for 30 days. Problems: VALIDATION. */
  saveFormDraft: FormDraftPayload;
  /** Saves a definition as a new version. When somebody else saved meanwhile, both are merged and `merge` says what came of it. Problems: VALIDATION, FIELD_DUPLICATE. */
  saveFormMaintenance: SaveFormMaintenancePayload;
  /** Saves marks of one date of the grid: the same save as saveAttendance, with the same problems, for whoever may edit the grid. */
  saveGridAttendance: SaveAttendancePayload;
  /** Renames levels, all or none; every screen says the new names on its next request. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveLevelNames: SaveLevelNamesPayload;
  /** Keeps fields as an entry of the tenant’s library. Problems: VALIDATION. */
  saveLibraryEntry: LibraryPayload;
  /** Adds a meeting or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveMeeting: MeetingPayload;
  /** Says who is on the list of a meeting and who was there. Problems: VALIDATION (`attendees.2.endTime`), STALE_VERSION (a ConflictProblem). */
  saveMeetingAttendees: MeetingPayload;
  /** Adds or changes an identity provider. */
  saveOauthProvider: OauthProviderPayload;
  /** Saves a participant's mark on one session date: the same save as saveAttendance, with the same problems, for whoever may edit by participant. */
  saveParticipantAttendance: SaveAttendancePayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. A talk, call or message about a participant. */
  saveParticipantCommunication: ParticipantCommunicationPayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. A file of a participant. */
  saveParticipantDocument: ParticipantDocumentPayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. A job that a participant has or had. */
  saveParticipantEmployment: ParticipantEmploymentPayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. What a participant works towards. */
  saveParticipantGoal: ParticipantGoalPayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. How far a goal had come on a day. */
  saveParticipantGoalProgress: ParticipantGoalProgressPayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. What somebody noted about a participant. */
  saveParticipantNote: ParticipantNotePayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. A participant was sent to somebody who can help. */
  saveParticipantReferral: ParticipantReferralPayload;
  /** Sets how you like the screens. */
  savePreferences: PreferencesPayload;
  /** Enters what somebody asked about a person’s data, or changes it: who sees to it, how it stands, what was answered. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  savePrivacyRequest: PersonRequestPayload;
  /** Makes a reporting term within its year, or changes one. Needs the tenant’s top as acting organization and the permission to edit data collection periods. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveReportingTerm: SaveReportingTermPayload;
  /** Makes a reporting year with a term of the same name and dates, or changes both. Needs the tenant’s top as acting organization and the permission to edit data collection periods. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveReportingYear: SaveReportingYearPayload;
  /** Makes a role, or changes one whole. Problems: VALIDATION, STALE_VERSION (a ConflictProblem), ROLE_BEYOND_OWN, ROLE_LEVEL_GRANTED, ROLE_OWN_UNCONFIRMED, ROLE_LAST_ADMINISTRATOR. */
  saveRole: RolePayload;
  /** Adds a room to a site or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveRoom: RoomPayload;
  /** Makes a roster, or changes its name, note or rule. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveRoster: RosterPayload;
  /** Changes what the tenant demands of sessions and passkeys. */
  saveSecurityPolicy: SecurityPolicyPayload;
  /** Enters a service at the acting site, or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveService: ServicePayload;
  /** Makes a session or changes one. Several times a day make siblings of one series. Dates with attendance or an outcome stay. Problems: VALIDATION, MONTH_LOCKED, STALE_VERSION (a ConflictProblem). */
  saveSession: SaveSessionPayload;
  /** Adds closing or special days, or changes them for all their sites in sight at once. Session dates of closed days go unless attendance or an outcome was entered; those of reopened days come back. Problems: MONTH_LOCKED, STALE_VERSION (a ConflictProblem), VALIDATION. */
  saveSiteEvent: SaveSiteEventPayload;
  /** Makes a tag, changes it, or retires it. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveTag: TagPayload;
  /** Adds an entry to the participant’s record, or changes the one with the id. A teacher of a participant. */
  saveTeacherLink: TeacherLinkPayload;
  /** Changes settings of the tenant. Needs its top as acting organization. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  saveTenantSettings: SaveTenantSettingsPayload;
  /** Changes the name of a user in this tenant. Problems: VALIDATION, STALE_VERSION, ACCESS_BEYOND_OWN, USER_WORKS_ELSEWHERE. */
  saveUser: UserPayload;
  /** Makes a view of a list, or changes one. Problems: VALIDATION, STALE_VERSION. */
  saveView: SavedViewsPayload;
  /** Checks in whoever's badge was read on the roster. A code of nobody at the site is DOOR_CODE_UNKNOWN, whoever has it elsewhere. Problems: DOOR_NOT_TODAY, MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_OVERLAP, ATTENDANCE_TIME_INVALID, VALIDATION. */
  scanBadge: ScanBadgePayload;
  /** Disables or enables one access. Problems: STALE_VERSION, ACCESS_OWN, ACCESS_BEYOND_OWN, ACCESS_LAST_ADMINISTRATOR. */
  setAccessEnabled: UserPayload;
  /** Disables an activity, or takes it up again; nothing is deleted. Needs to edit activities of its type. Problems: STALE_VERSION (a ConflictProblem). */
  setActivityEnabled: ActivityPayload;
  /** Says with which view a list opens for the caller. */
  setDefaultView: SavedViewsPayload;
  /** Sets all programmes of a stay. Problems: VALIDATION, STALE_VERSION. */
  setEnrolledProgrammes: StayPayload;
  /** Says whether a member is a primary contact. Problems: VALIDATION (one at least), STALE_VERSION. */
  setHouseholdPrimary: HouseholdPayload;
  /** Sets a legal hold: nothing of the person is erased until it is lifted. Needs the right to delete every kind that they are on record as. Problems: VALIDATION. */
  setLegalHold: PrivacyPayload;
  /** Offers an identity provider on the sign-in page, or no longer. */
  setOauthProviderEnabled: OauthProviderPayload;
  /** Enables or disables an organization; nothing is deleted. Problems: VALIDATION (what stands in the way, one each), STALE_VERSION. */
  setOrganizationEnabled: OrganizationPayload;
  /** Says in which terms an organization, with everything beneath it, is active. Problems: VALIDATION. */
  setOrganizationTerms: OrganizationTermsPayload;
  /** Says which organizations at or beneath the acting one a period is for; what lies elsewhere stays as it is. Also needs the permission to edit terms. Problems: STALE_VERSION (a ConflictProblem). */
  setPeriodOrganizations: SetPeriodOrganizationsPayload;
  /** Gives a person another photo, or none; it takes the permission to edit one of the person’s kinds. Problems: VALIDATION, STALE_VERSION (a ConflictProblem). */
  setPersonPhoto: PersonPhotoPayload;
  /** Says what is known of a participant from a day on. Problems: VALIDATION. */
  setPersonTraits: TraitsPayload;
  /** Changes which organizations see a file beside those who see its record. */
  shareFile: ShareFilePayload;
  /** Exchanges the code for a session; only in the browser that asked for it. */
  signIn: SignInPayload;
  /** Ends the session of this browser, if there is one. */
  signOut: SignOutPayload;
  /** Makes a household of its own of some members, at the same address; answers the new one. Problems: VALIDATION, STALE_VERSION. */
  splitHousehold: HouseholdPayload;
  /** Begins a change of many participants; up to 200 are done when it answers, more go on in the queue. Problems: VALIDATION, MONTH_LOCKED, IDEMPOTENCY_MISMATCH. */
  startBulk: BulkRunPayload;
  /** Begins to add a passkey: the options for the browser. */
  startPasskey: PasskeyQuestionPayload;
  /** Begins to confirm with a passkey: the options for the browser, or none when the person has no passkey here. */
  startPasskeyConfirmation: PasskeyQuestionPayload;
  /** Looks through the access of another user beneath you, without changing anything. Start and end are on record. */
  startViewAs: ViewAsPayload;
  /** Says that an entry was made by mistake; it stays on record, struck. `struck: false` takes that back. Problems: VALIDATION, of what an export wrote. */
  strikeDisclosure: DisclosurePayload;
  /** Acts as another access of this tenant, at another organization beneath it, or in another term. */
  switchAccess: SessionPayload;
  /** Goes on in another tenant of the person. */
  switchTenant: SessionPayload;
  /** Asks an identity provider for what a sign-in needs; changes nothing. */
  testOauthProvider: OauthProviderTestPayload;
  /** Takes back what a change did and nobody has changed since; within 30 days. Problems: VALIDATION. */
  undoBulk: BulkRunPayload;
  /** Takes a roll-over back, but for grades and stays that somebody has changed since. Problems: VALIDATION. */
  undoGradeRollOver: GradeRollOverPayload;
  /** Makes two records again of one, as they were. Problems: VALIDATION with what was changed since, or when it is too late. */
  undoMerge: UndoMergePayload;
  /** Opens the month of sites again, all or none. Problems: VALIDATION. */
  unlockMonth: MonthLockPayload;
};


export type MutationAddActivityArgs = {
  input: AddActivityInput;
};


export type MutationAddHouseholdMemberArgs = {
  id: Scalars['ID']['input'];
  member: HouseholdMemberInput;
  version: Scalars['Int']['input'];
};


export type MutationAddParticipantArgs = {
  input: AddParticipantInput;
};


export type MutationAddPasskeyArgs = {
  answer: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationAddRelationshipsArgs = {
  input: AddRelationshipsInput;
};


export type MutationAddRosterMembersArgs = {
  input: RosterMembersInput;
};


export type MutationAddSessionDateArgs = {
  input: AddSessionDateInput;
};


export type MutationApplyHouseholdAddressArgs = {
  id: Scalars['ID']['input'];
  personIds: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationBeginStayArgs = {
  input: BeginStayInput;
};


export type MutationBulkPreviewArgs = {
  change: BulkChangeInput;
};


export type MutationCancelBulkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelErasureArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelPersonExportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelSessionDateArgs = {
  date: Scalars['PlainDate']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type MutationChangePlacesArgs = {
  input: ChangePlacesInput;
};


export type MutationChangeStayArgs = {
  input: ChangeStayInput;
};


export type MutationCheckInArgs = {
  input: DoorStepInput;
};


export type MutationCheckOutArgs = {
  input: DoorLeavingInput;
};


export type MutationCloneRoleArgs = {
  input: CloneRoleInput;
};


export type MutationCloseSessionDateArgs = {
  input: CloseSessionDateInput;
};


export type MutationCloseSessionDatesArgs = {
  input: CloseSessionDatesInput;
};


export type MutationConfirmEmailChangeArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmPasskeyArgs = {
  answer: Scalars['String']['input'];
};


export type MutationCopyAttendanceArgs = {
  input: CopyAttendanceInput;
};


export type MutationCopySessionsArgs = {
  input: CopySessionsInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateHouseholdArgs = {
  input: CreateHouseholdInput;
};


export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


export type MutationDecideTeacherLinkArgs = {
  input: DecideTeacherLinkInput;
};


export type MutationDeleteAttendanceArgs = {
  input: DeleteAttendanceInput;
};


export type MutationDisableUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableUsersArgs = {
  input: UsersInput;
};


export type MutationDiscardFormDraftArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
};


export type MutationDismissDuplicateArgs = {
  input: DismissDuplicateInput;
};


export type MutationDismissRelativeArgs = {
  dismissed?: Scalars['Boolean']['input'];
  otherId: Scalars['ID']['input'];
  participantId: Scalars['ID']['input'];
};


export type MutationEditHouseholdArgs = {
  input: EditHouseholdInput;
};


export type MutationEditOrganizationArgs = {
  input: EditOrganizationInput;
};


export type MutationEditRelationshipArgs = {
  input: EditRelationshipInput;
};


export type MutationEditSiteEventsArgs = {
  input: EditSiteEventsInput;
  preview?: Scalars['Boolean']['input'];
};


export type MutationEnableUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndPersonStayArgs = {
  input: EndPersonStayInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationEnrollParticipantsArgs = {
  input: EnrollParticipantsInput;
};


export type MutationEnterDisclosureArgs = {
  personId: Scalars['ID']['input'];
  values: DisclosureValues;
};


export type MutationErasePersonArgs = {
  input: ErasePersonInput;
};


export type MutationExportPersonArgs = {
  personId: Scalars['ID']['input'];
  values: PersonExportValues;
};


export type MutationForgetOfflineDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationImportClassListArgs = {
  input: ClassListInput;
};


export type MutationImportOrganizationsArgs = {
  input: OrganizationImportInput;
};


export type MutationImportRoleArgs = {
  input: ImportRoleInput;
};


export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


export type MutationIssueOfflineKeyArgs = {
  input: IssueOfflineKeyInput;
};


export type MutationKioskCheckInArgs = {
  childId: Scalars['ID']['input'];
};


export type MutationKioskCheckOutArgs = {
  childId: Scalars['ID']['input'];
  pickedUpBy: InputMaybe<Scalars['ID']['input']>;
  pickedUpName: InputMaybe<Scalars['String']['input']>;
  pin: InputMaybe<Scalars['String']['input']>;
};


export type MutationKioskScanArgs = {
  code: Scalars['String']['input'];
};


export type MutationLeaveKioskArgs = {
  pin: Scalars['String']['input'];
};


export type MutationLiftLegalHoldArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationLockMonthArgs = {
  input: LockMonthInput;
};


export type MutationMakeCalendarFeedArgs = {
  staffId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMakeKioskArgs = {
  input: MakeKioskInput;
};


export type MutationMakeParticipantArgs = {
  input: MakeParticipantInput;
};


export type MutationMarkNotificationsReadArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMergeHouseholdsArgs = {
  fromId: Scalars['ID']['input'];
  fromVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationMergePersonsArgs = {
  input: MergePersonsInput;
};


export type MutationMoveOrganizationArgs = {
  id: Scalars['ID']['input'];
  parentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationMoveSessionDateArgs = {
  input: MoveSessionDateInput;
};


export type MutationMoveStayArgs = {
  input: MoveStayInput;
};


export type MutationNewKioskCodeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOpenKioskArgs = {
  code: Scalars['String']['input'];
};


export type MutationPreviewClassListArgs = {
  input: ClassListInput;
};


export type MutationPreviewOrganizationImportArgs = {
  input: OrganizationImportInput;
};


export type MutationProtectValuesArgs = {
  input: ProtectValuesInput;
};


export type MutationQuickAddParticipantArgs = {
  input: QuickAddParticipantInput;
};


export type MutationRemoveAccessArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveActivityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveAdultArgs = {
  input: RemoveAdultInput;
};


export type MutationRemoveEmploymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveHouseholdArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveHouseholdMemberArgs = {
  id: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveLibraryEntryArgs = {
  id: Scalars['Int']['input'];
  section: MaintenanceSection;
};


export type MutationRemoveMeetingArgs = {
  input: RemoveMeetingInput;
};


export type MutationRemoveParticipantCommunicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveParticipantDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveParticipantEmploymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveParticipantGoalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveParticipantGoalProgressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveParticipantNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveParticipantReferralArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePersonArgs = {
  input: RemovePersonInput;
};


export type MutationRemovePlacesArgs = {
  input: RemovePlacesInput;
};


export type MutationRemoveRelationshipArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveReportingTermArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveReportingYearArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveRoleArgs = {
  input: VersionedRoleInput;
};


export type MutationRemoveRoomArgs = {
  id: Scalars['ID']['input'];
  restore?: Scalars['Boolean']['input'];
};


export type MutationRemoveRosterArgs = {
  input: RemoveRosterInput;
};


export type MutationRemoveRosterMembersArgs = {
  input: RosterMembersInput;
};


export type MutationRemoveServiceArgs = {
  input: RemoveServiceInput;
};


export type MutationRemoveSessionArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRemoveSiteEventsArgs = {
  input: RemoveSiteEventsInput;
  preview?: Scalars['Boolean']['input'];
};


export type MutationRemoveStayArgs = {
  input: StayReadInput;
};


export type MutationRemoveTeacherLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveViewArgs = {
  input: RemoveViewInput;
};


export type MutationRemoveWaitingArgs = {
  input: SessionWaitingInput;
};


export type MutationRenameMeArgs = {
  name: Scalars['String']['input'];
};


export type MutationRenameOrganizationArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReopenDuplicateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReopenSessionDateArgs = {
  input: ReopenSessionDateInput;
};


export type MutationReorderWaitingArgs = {
  input: SessionWaitingInput;
};


export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestSignInCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendInvitationsArgs = {
  input: UsersInput;
};


export type MutationResetRoleArgs = {
  input: VersionedRoleInput;
};


export type MutationResetSignInMethodsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationRestoreFormVersionArgs = {
  baseVersion: Scalars['Int']['input'];
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreParticipantCommunicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreParticipantDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreParticipantEmploymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreParticipantGoalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreParticipantGoalProgressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreParticipantNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreParticipantReferralArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreSessionDateArgs = {
  date: Scalars['PlainDate']['input'];
  sessionId: Scalars['ID']['input'];
};


export type MutationRestoreStayArgs = {
  input: RestoreStayInput;
};


export type MutationRestoreTeacherLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeBadgeArgs = {
  personId: Scalars['ID']['input'];
};


export type MutationRevokeCalendarFeedArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeKioskArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeOwnSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeUserSessionsArgs = {
  sessionIds: InputMaybe<Array<Scalars['ID']['input']>>;
  userId: Scalars['ID']['input'];
};


export type MutationRollGradesOverArgs = {
  input: RollGradesInput;
};


export type MutationSaveAccessArgs = {
  input: SaveAccessInput;
};


export type MutationSaveActivityProgramArgs = {
  input: SaveActivityProgramInput;
};


export type MutationSaveAdultsArgs = {
  input: SaveAdultsInput;
};


export type MutationSaveAttendanceArgs = {
  input: SaveAttendanceInput;
};


export type MutationSaveAttendancePolicyArgs = {
  input: AttendancePolicyInput;
};


export type MutationSaveAuditRetentionArgs = {
  expected: Scalars['Int']['input'];
  months: Scalars['Int']['input'];
};


export type MutationSaveCodeListArgs = {
  input: SaveCodeListInput;
};


export type MutationSaveEmploymentArgs = {
  input: SaveEmploymentInput;
};


export type MutationSaveFormArgs = {
  input: SaveFormInput;
};


export type MutationSaveFormDraftArgs = {
  input: SaveFormDraftInput;
};


export type MutationSaveFormMaintenanceArgs = {
  input: SaveFormMaintenanceInput;
};


export type MutationSaveGridAttendanceArgs = {
  input: SaveAttendanceInput;
};


export type MutationSaveLevelNamesArgs = {
  input: SaveLevelNamesInput;
};


export type MutationSaveLibraryEntryArgs = {
  input: SaveLibraryEntryInput;
};


export type MutationSaveMeetingArgs = {
  input: SaveMeetingInput;
};


export type MutationSaveMeetingAttendeesArgs = {
  input: SaveAttendeesInput;
};


export type MutationSaveOauthProviderArgs = {
  input: OauthProviderInput;
};


export type MutationSaveParticipantAttendanceArgs = {
  input: SaveAttendanceInput;
};


export type MutationSaveParticipantCommunicationArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantCommunicationValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveParticipantDocumentArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantDocumentValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveParticipantEmploymentArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantEmploymentValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveParticipantGoalArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantGoalValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveParticipantGoalProgressArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantGoalProgressValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveParticipantNoteArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantNoteValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveParticipantReferralArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: ParticipantReferralValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSavePreferencesArgs = {
  input: PreferencesInput;
};


export type MutationSavePrivacyRequestArgs = {
  input: SavePrivacyRequestInput;
  values: PrivacyRequestValues;
};


export type MutationSaveReportingTermArgs = {
  input: SaveReportingTermInput;
};


export type MutationSaveReportingYearArgs = {
  input: SaveReportingYearInput;
};


export type MutationSaveRoleArgs = {
  input: SaveRoleInput;
};


export type MutationSaveRoomArgs = {
  input: SaveRoomInput;
};


export type MutationSaveRosterArgs = {
  input: SaveRosterInput;
};


export type MutationSaveSecurityPolicyArgs = {
  input: SecurityPolicyInput;
};


export type MutationSaveServiceArgs = {
  input: SaveServiceInput;
};


export type MutationSaveSessionArgs = {
  input: SaveSessionInput;
};


export type MutationSaveSiteEventArgs = {
  input: SaveSiteEventInput;
  preview?: Scalars['Boolean']['input'];
};


export type MutationSaveTagArgs = {
  input: SaveTagInput;
};


export type MutationSaveTeacherLinkArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  participantId: Scalars['ID']['input'];
  values: TeacherLinkValues;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveTenantSettingsArgs = {
  input: SaveTenantSettingsInput;
};


export type MutationSaveUserArgs = {
  input: SaveUserInput;
};


export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


export type MutationScanBadgeArgs = {
  code: Scalars['String']['input'];
  date: Scalars['PlainDate']['input'];
  sessionId: Scalars['ID']['input'];
};


export type MutationSetAccessEnabledArgs = {
  input: SetAccessEnabledInput;
};


export type MutationSetActivityEnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetDefaultViewArgs = {
  list: Scalars['String']['input'];
  viewId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetEnrolledProgrammesArgs = {
  input: SetProgrammesInput;
};


export type MutationSetHouseholdPrimaryArgs = {
  id: Scalars['ID']['input'];
  isPrimary: Scalars['Boolean']['input'];
  personId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetLegalHoldArgs = {
  personId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  startsOn: Scalars['String']['input'];
};


export type MutationSetOauthProviderEnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetOrganizationEnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetOrganizationTermsArgs = {
  input: SetOrganizationTermsInput;
};


export type MutationSetPeriodOrganizationsArgs = {
  input: SetPeriodOrganizationsInput;
};


export type MutationSetPersonPhotoArgs = {
  input: SetPersonPhotoInput;
};


export type MutationSetPersonTraitsArgs = {
  input: SetTraitsInput;
};


export type MutationShareFileArgs = {
  input: ShareFileInput;
};


export type MutationSignInArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationSplitHouseholdArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  personIds: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationStartBulkArgs = {
  input: StartBulkInput;
};


export type MutationStartViewAsArgs = {
  accessId: Scalars['ID']['input'];
};


export type MutationStrikeDisclosureArgs = {
  id: Scalars['ID']['input'];
  struck?: Scalars['Boolean']['input'];
};


export type MutationSwitchAccessArgs = {
  input: SwitchAccessInput;
};


export type MutationSwitchTenantArgs = {
  input: SwitchTenantInput;
};


export type MutationTestOauthProviderArgs = {
  input: OauthProviderInput;
};


export type MutationUndoBulkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoGradeRollOverArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoMergeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnlockMonthArgs = {
  input: UnlockMonthInput;
};

/** A grant to make. */
export type NewAccessInput = {
  /** Last day, included; none: without end. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The acting organization or one beneath it. */
  organizationId: Scalars['ID']['input'];
  /** A role that is tied to the level of the organization. */
  roleId: Scalars['ID']['input'];
  /** First day; none: at once. */
  startsOn?: InputMaybe<Scalars['PlainDate']['input']>;
};

/** One of everyone, leaders, author. */
export type NoteVisibility =
  | 'author'
  | 'everyone'
  | 'leaders';

/** Something that the signed-in person should know. */
export type Notification = {
  __typename: 'Notification';
  /** When it happened. */
  createdAt: Scalars['Instant']['output'];
  /** Id of the notification. */
  id: Scalars['ID']['output'];
  /** What it tells about; the client has the words. */
  kind: NotificationKind;
  /** What the words name, such as an organization. */
  params: Array<NotificationParam>;
  /** Page that it leads to. */
  path: Maybe<Scalars['String']['output']>;
  /** Whether the person has read it. */
  read: Scalars['Boolean']['output'];
};

/** A page of the person’s notifications of 90 days in this tenant, newest first. */
export type NotificationConnection = {
  __typename: 'NotificationConnection';
  /** The rows with their cursors. */
  edges: Array<NotificationEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Notification>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type NotificationEdge = {
  __typename: 'NotificationEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Notification;
};

/** What a notification tells about. */
export type NotificationKind =
  | 'access_changed'
  | 'access_disabled'
  | 'access_ended'
  | 'access_granted'
  | 'bulk_done'
  | 'export_done'
  | 'file_refused'
  | 'import_done'
  | 'lock_changed'
  | 'message_failed'
  | 'message_received'
  | 'message_sent'
  | 'person_export_done'
  | 'person_export_failed'
  | 'place_freed'
  | 'request_assigned'
  | 'role_changed';

/** A value that the words of a notification name. */
export type NotificationParam = {
  __typename: 'NotificationParam';
  /** Its name in the words of the kind. */
  name: Scalars['String']['output'];
  /** Its value as text. */
  value: Scalars['String']['output'];
};

/** How many notifications are unread now. */
export type NotificationsReadPayload = {
  __typename: 'NotificationsReadPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Unread ones, counted to 100. */
  unread: Scalars['Int']['output'];
};

/** An identity provider of the tenant. Its client secret never leaves the server. */
export type OauthProvider = {
  __typename: 'OauthProvider';
  /** Domains of e-mail addresses that may sign in; empty for all. */
  allowedDomains: Array<Scalars['String']['output']>;
  /** Where people sign in; null when the issuer publishes it. */
  authorizationUrl: Maybe<Scalars['String']['output']>;
  /** The redirect address to register with the provider. */
  callbackUrl: Scalars['String']['output'];
  /** Id under which the provider knows this application. */
  clientId: Scalars['String']['output'];
  /** Whether the sign-in page offers it. */
  enabled: Scalars['Boolean']['output'];
  /** Whether a client secret is kept. */
  hasSecret: Scalars['Boolean']['output'];
  /** Id of the provider. */
  id: Scalars['ID']['output'];
  /** The issuer, exactly as it calls itself. */
  issuer: Scalars['String']['output'];
  /** Where the issuer's keys are; null when the issuer publishes it. */
  jwksUrl: Maybe<Scalars['String']['output']>;
  /** Name as the sign-in page shows it. */
  name: Scalars['String']['output'];
  /** How many people have signed in by it. */
  people: Scalars['Int']['output'];
  /** What is asked for. */
  scopes: Array<Scalars['String']['output']>;
  /** Where codes are exchanged; null when the issuer publishes it. */
  tokenUrl: Maybe<Scalars['String']['output']>;
  /** Where the e-mail address is read; null when the issuer publishes it. */
  userinfoUrl: Maybe<Scalars['String']['output']>;
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
};

/** An identity provider as an administrator sets it. */
export type OauthProviderInput = {
  /** Domains of e-mail addresses that may sign in; empty for all. */
  allowedDomains: Array<Scalars['String']['input']>;
  /** Only for an issuer that publishes no discovery document. */
  authorizationUrl?: InputMaybe<Scalars['String']['input']>;
  /** Id under which the provider knows this application. */
  clientId: Scalars['String']['input'];
  /** A new client secret; the kept one stays if left out. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sign-in page offers it. */
  enabled: Scalars['Boolean']['input'];
  /** The provider to change; a new one if left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The issuer, exactly as it calls itself. */
  issuer: Scalars['String']['input'];
  /** Only for an issuer that publishes no discovery document. */
  jwksUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name as the sign-in page shows it; 60 characters at most. */
  name: Scalars['String']['input'];
  /** What is asked for; with `openid` the answer must carry a signed ID token. */
  scopes: Array<Scalars['String']['input']>;
  /** Only for an issuer that publishes no discovery document. */
  tokenUrl?: InputMaybe<Scalars['String']['input']>;
  /** Only for an issuer that publishes no discovery document. */
  userinfoUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; needed for a change. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A provider that was saved. */
export type OauthProviderPayload = {
  __typename: 'OauthProviderPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The provider; null when there are problems. */
  provider: Maybe<OauthProvider>;
};

/** What a provider answered. */
export type OauthProviderTest = {
  __typename: 'OauthProviderTest';
  /** Where people sign in. */
  authorizationUrl: Scalars['String']['output'];
  /** How many keys the issuer publishes. */
  keys: Scalars['Int']['output'];
  /** Where codes are exchanged. */
  tokenUrl: Scalars['String']['output'];
};

/** What a test of a provider led to. */
export type OauthProviderTestPayload = {
  __typename: 'OauthProviderTestPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** What was found; null when there are problems. */
  test: Maybe<OauthProviderTest>;
};

/** A device on which you work without a network. */
export type OfflineDevice = {
  __typename: 'OfflineDevice';
  /** Such as `Chrome`; null when the browser did not say. */
  browser: Maybe<Scalars['String']['output']>;
  /** When it asked for its key first. */
  createdAt: Scalars['Instant']['output'];
  /** Id of the key. */
  id: Scalars['ID']['output'];
  /** When it asked last. */
  lastIssuedAt: Scalars['Instant']['output'];
  /** Such as `Windows`. */
  system: Maybe<Scalars['String']['output']>;
};

/** A cell of an option that is a row of a table. */
export type OptionCell = {
  __typename: 'OptionCell';
  /** The column. */
  fieldId: Scalars['Int']['output'];
  /** What it says. */
  text: Scalars['String']['output'];
};

/** A cell of an option that is a row of a table. */
export type OptionCellInput = {
  /** The column; negative while new. */
  fieldId: Scalars['Int']['input'];
  /** What it says. */
  text: Scalars['String']['input'];
};

/** How many records hold an option. */
export type OptionUsage = {
  __typename: 'OptionUsage';
  /** Records that chose it. */
  count: Scalars['Int']['output'];
  /** The option. */
  optionId: Scalars['Int']['output'];
};

/** One chosen option. */
export type OptionValue = {
  __typename: 'OptionValue';
  /** Id of the option. */
  option: Scalars['Int']['output'];
};

/** Chosen options. */
export type OptionsValue = {
  __typename: 'OptionsValue';
  /** Ids of the options. */
  options: Array<Scalars['Int']['output']>;
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
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** False when it was disabled; its records stay. */
  enabled: Scalars['Boolean']['output'];
  /** The lowest grade that a site or a school serves: PK, K, 1 to 12. */
  gradeFrom: Maybe<Scalars['String']['output']>;
  /** The highest grade that it serves. */
  gradeTo: Maybe<Scalars['String']['output']>;
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


/** An organization: a node of the tenant’s tree. */
export type OrganizationCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
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
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<OrganizationFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<OrganizationFilterRule>;
};

/** Fields that the Organization list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type OrganizationFilterField =
  | 'createdAt'
  | 'custom'
  | 'enabled'
  | 'level'
  | 'name'
  | 'ncesId'
  | 'parent'
  | 'parentId'
  | 'stateId';

/** Rules that count as one. */
export type OrganizationFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<OrganizationFilterRule>;
};

/** One comparison. */
export type OrganizationFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
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
  /** Name of the file, for the trail; its first 200 characters are kept. */
  fileName?: InputMaybe<Scalars['String']['input']>;
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
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: OrganizationSortField;
};

/** Fields that the Organization list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type OrganizationSortField =
  | 'createdAt'
  | 'custom'
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
  /** Whether it is the answer that the caller holds; `nodes` is then empty. */
  unchanged: Scalars['Boolean']['output'];
  /** Which answer this is, to be sent as `unless` when it is asked again. It means nothing else. */
  version: Scalars['String']['output'];
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

/** A follow-up that was promised for a day that has gone by. */
export type OverdueFollowUp = {
  __typename: 'OverdueFollowUp';
  /** The day it was promised for. */
  followUpOn: Scalars['PlainDate']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Id of the participant. */
  participantId: Scalars['ID']['output'];
  /** Name of the participant. */
  participantName: Scalars['String']['output'];
  /** The tab that holds it: `COMLOG` or `REFERRALS`. */
  tab: Scalars['String']['output'];
  /** With whom it was, or to whom the participant was referred. */
  withWhom: Scalars['String']['output'];
};

/** A page of overdue follow-ups. */
export type OverdueFollowUpConnection = {
  __typename: 'OverdueFollowUpConnection';
  /** The rows with their cursors. */
  edges: Array<OverdueFollowUpEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<OverdueFollowUp>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type OverdueFollowUpEdge = {
  __typename: 'OverdueFollowUpEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: OverdueFollowUp;
};

/** A category of the tenant’s own, beside those of the law. */
export type OwnActivityCategory = {
  __typename: 'OwnActivityCategory';
  /** Its code. */
  code: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** True when it can be chosen no longer. */
  retired: Scalars['Boolean']['output'];
};

/** A place where the person is signed in. */
export type OwnSession = {
  __typename: 'OwnSession';
  /** Network address at sign-in. */
  address: Maybe<Scalars['String']['output']>;
  /** Name of the browser, such as `Chrome`. */
  browser: Maybe<Scalars['String']['output']>;
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** Id of the session. */
  id: Scalars['ID']['output'];
  /** Its last request, to the half minute. */
  lastSeenAt: Scalars['Instant']['output'];
  /** Acting organization. */
  organizationName: Scalars['String']['output'];
  /** When it began. */
  signedInAt: Scalars['Instant']['output'];
  /** Name of its system, such as `Windows`. */
  system: Maybe<Scalars['String']['output']>;
  /** Tenant. */
  tenantName: Scalars['String']['output'];
};

/** The sessions that are left. */
export type OwnSessionsPayload = {
  __typename: 'OwnSessionsPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Every live session; null when there are problems. */
  sessions: Maybe<Array<OwnSession>>;
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
  /** Street and number. */
  addressLine1: Maybe<Scalars['String']['output']>;
  /** Apartment, unit, floor. */
  addressLine2: Maybe<Scalars['String']['output']>;
  /** Allergies that those in charge must know of. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City of the address. */
  city: Maybe<Scalars['String']['output']>;
  /** Who must not be in contact with the child: what the record notes, and restricted contacts, by name for who may view the tab RELATIONSHIPS. */
  contactRestriction: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Identifier that every participant is given here; it never changes. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** School grade: PK, K, 1 to 12. */
  grade: Maybe<Scalars['String']['output']>;
  /** What holds today by coded lists, of those that the caller may see. */
  heldCodes: Array<HeldCodes>;
  /** Names of the households that the participant lives in; none to who may not view households. */
  householdNames: Array<Scalars['String']['output']>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The stay that began last; null to who may not view registration information. */
  lastStay: Maybe<StayDays>;
  /** Identifier in the district’s own system. */
  localId: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Another phone number. */
  otherPhone: Maybe<Scalars['String']['output']>;
  /** Sites where the participant is now or is to come that do not serve the grade. */
  outsideGrades: Array<SiteGrades>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** Postal code of the address. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Sites of the participant, now or to come, as far as the caller sees them. */
  sites: Array<OrganizationRef>;
  /** State of the address. */
  state: Maybe<Scalars['String']['output']>;
  /** Identifier that the state gave. */
  stateId: Maybe<Scalars['String']['output']>;
  /** Whether the participant is here, is to come or has left. */
  stay: Maybe<StayStanding>;
  /** What the participant is tagged with, by name. */
  tags: Array<Tag>;
  /** When it changed last. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** A person who comes to the programme. */
export type ParticipantCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};


/** A person who comes to the programme. */
export type ParticipantHeldCodesArgs = {
  lists: Array<CodeListName>;
};

/** A talk, call or message about a participant. */
export type ParticipantCommunication = {
  __typename: 'ParticipantCommunication';
  /** What it was about. */
  about: Scalars['String']['output'];
  /** Time of day, where it matters. */
  atTime: Maybe<Scalars['PlainTime']['output']>;
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** How. */
  channel: CommunicationChannel;
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Whether that has been done. */
  followUpDone: Scalars['Boolean']['output'];
  /** When to come back to it. */
  followUpOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Day it took place. */
  onDate: Scalars['PlainDate']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** With whom. */
  withWhom: Scalars['String']['output'];
};

/** A page of a participant’s entries of the type ParticipantCommunication. */
export type ParticipantCommunicationConnection = {
  __typename: 'ParticipantCommunicationConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantCommunicationEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantCommunication>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantCommunicationEdge = {
  __typename: 'ParticipantCommunicationEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantCommunication;
};

/** What became of the change. */
export type ParticipantCommunicationPayload = {
  __typename: 'ParticipantCommunicationPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantCommunication>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantCommunicationValues = {
  /** What it was about. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** Time of day, where it matters. */
  atTime?: InputMaybe<Scalars['String']['input']>;
  /** How. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Whether that has been done. */
  followUpDone?: InputMaybe<Scalars['Boolean']['input']>;
  /** When to come back to it. */
  followUpOn?: InputMaybe<Scalars['String']['input']>;
  /** Day it took place. */
  onDate?: InputMaybe<Scalars['String']['input']>;
  /** With whom. */
  withWhom?: InputMaybe<Scalars['String']['input']>;
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

/** One day of a participant. */
export type ParticipantDay = {
  __typename: 'ParticipantDay';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Sessions marked absent, excused. */
  excused: Scalars['Int']['output'];
  /** Minutes attended; what overlaps counts once. */
  minutes: Scalars['Int']['output'];
  /** Sessions marked present. */
  present: Scalars['Int']['output'];
  /** Sessions marked absent, not excused. */
  unexcused: Scalars['Int']['output'];
};

/** A file of a participant. */
export type ParticipantDocument = {
  __typename: 'ParticipantDocument';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Day after which it no longer holds. */
  expiresOn: Maybe<Scalars['PlainDate']['output']>;
  /** The file itself. */
  file: Maybe<StoredFile>;
  /** Id of the stored file. */
  fileId: Scalars['ID']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** What kind of document it is. */
  kind: DocumentKind;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What to know about it. */
  remark: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of a participant’s entries of the type ParticipantDocument. */
export type ParticipantDocumentConnection = {
  __typename: 'ParticipantDocumentConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantDocumentEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantDocument>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantDocumentEdge = {
  __typename: 'ParticipantDocumentEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantDocument;
};

/** What became of the change. */
export type ParticipantDocumentPayload = {
  __typename: 'ParticipantDocumentPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantDocument>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantDocumentValues = {
  /** Day after which it no longer holds. */
  expiresOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the stored file. */
  fileId?: InputMaybe<Scalars['String']['input']>;
  /** What kind of document it is. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** What it is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What to know about it. */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** A row with its cursor. */
export type ParticipantEdge = {
  __typename: 'ParticipantEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Participant;
};

/** A job that a participant has or had. */
export type ParticipantEmployment = {
  __typename: 'ParticipantEmployment';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Who employs them. */
  employer: Scalars['String']['output'];
  /** Last day; none while it goes on. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Hours a week. */
  hoursPerWeek: Maybe<Scalars['Float']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** What to know about it. */
  remark: Maybe<Scalars['String']['output']>;
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** What they do there. */
  title: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of a participant’s entries of the type ParticipantEmployment. */
export type ParticipantEmploymentConnection = {
  __typename: 'ParticipantEmploymentConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantEmploymentEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantEmployment>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantEmploymentEdge = {
  __typename: 'ParticipantEmploymentEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantEmployment;
};

/** What became of the change. */
export type ParticipantEmploymentPayload = {
  __typename: 'ParticipantEmploymentPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantEmployment>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantEmploymentValues = {
  /** Who employs them. */
  employer?: InputMaybe<Scalars['String']['input']>;
  /** Last day; none while it goes on. */
  endsOn?: InputMaybe<Scalars['String']['input']>;
  /** Hours a week. */
  hoursPerWeek?: InputMaybe<Scalars['Float']['input']>;
  /** What to know about it. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  startsOn?: InputMaybe<Scalars['String']['input']>;
  /** What they do there. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A participant’s place in a session. */
export type ParticipantEnrollment = {
  __typename: 'ParticipantEnrollment';
  /** Name of its activity. */
  activityName: Scalars['String']['output'];
  /** Last day; none while it goes on to the end of the session. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the enrollment. */
  id: Scalars['ID']['output'];
  /** Last day of the session itself. */
  sessionEndsOn: Scalars['PlainDate']['output'];
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** A page of a participant’s enrollments. */
export type ParticipantEnrollmentConnection = {
  __typename: 'ParticipantEnrollmentConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantEnrollmentEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantEnrollment>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantEnrollmentEdge = {
  __typename: 'ParticipantEnrollmentEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantEnrollment;
};

/** Rules joined by `match`. */
export type ParticipantFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<ParticipantFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<ParticipantFilterRule>;
};

/** Fields that the Participant list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ParticipantFilterField =
  | 'address'
  | 'allergies'
  | 'birthDate'
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'disability'
  | 'economicStatus'
  | 'email'
  | 'englishLearner'
  | 'firstName'
  | 'generatedId'
  | 'grade'
  | 'homeLanguage'
  | 'household'
  | 'lastName'
  | 'localId'
  | 'meals'
  | 'otherPhone'
  | 'phone'
  | 'postalCode'
  | 'programme'
  | 'raceEthnicity'
  | 'sex'
  | 'since'
  | 'site'
  | 'siteId'
  | 'state'
  | 'stateId'
  | 'stay'
  | 'tagId'
  | 'until'
  | 'updatedAt';

/** Rules that count as one. */
export type ParticipantFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<ParticipantFilterRule>;
};

/** One comparison. */
export type ParticipantFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: ParticipantFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a participant works towards. */
export type ParticipantGoal = {
  __typename: 'ParticipantGoal';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** More about it. */
  description: Maybe<Scalars['String']['output']>;
  /** Day by which it is to be reached. */
  dueOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Its progress, newest first, at most 100. */
  progress: Array<ParticipantGoalProgress>;
  /** How much of the way is done, 0 to 1; null without a number to reach. */
  reached: Maybe<Scalars['Float']['output']>;
  /** Where it began, as a number. */
  startValue: Maybe<Scalars['Float']['output']>;
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** Whether it is worked on, met, or given up. */
  status: GoalStatus;
  /** The number to reach. */
  targetValue: Maybe<Scalars['Float']['output']>;
  /** What is to be reached. */
  title: Scalars['String']['output'];
  /** What is counted: books, words a minute. */
  unit: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of a participant’s entries of the type ParticipantGoal. */
export type ParticipantGoalConnection = {
  __typename: 'ParticipantGoalConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantGoalEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantGoal>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantGoalEdge = {
  __typename: 'ParticipantGoalEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantGoal;
};

/** What became of the change. */
export type ParticipantGoalPayload = {
  __typename: 'ParticipantGoalPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantGoal>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** How far a goal had come on a day. */
export type ParticipantGoalProgress = {
  __typename: 'ParticipantGoalProgress';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** What was seen. */
  comment: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** The goal. */
  goalId: Scalars['ID']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Day of the measurement. */
  onDate: Scalars['PlainDate']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** The number on that day. */
  value: Scalars['Float']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of a participant’s entries of the type ParticipantGoalProgress. */
export type ParticipantGoalProgressConnection = {
  __typename: 'ParticipantGoalProgressConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantGoalProgressEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantGoalProgress>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantGoalProgressEdge = {
  __typename: 'ParticipantGoalProgressEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantGoalProgress;
};

/** What became of the change. */
export type ParticipantGoalProgressPayload = {
  __typename: 'ParticipantGoalProgressPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantGoalProgress>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantGoalProgressValues = {
  /** What was seen. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The goal. */
  goalId?: InputMaybe<Scalars['String']['input']>;
  /** Day of the measurement. */
  onDate?: InputMaybe<Scalars['String']['input']>;
  /** The number on that day. */
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantGoalValues = {
  /** More about it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Day by which it is to be reached. */
  dueOn?: InputMaybe<Scalars['String']['input']>;
  /** Where it began, as a number. */
  startValue?: InputMaybe<Scalars['Float']['input']>;
  /** First day. */
  startsOn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is worked on, met, or given up. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The number to reach. */
  targetValue?: InputMaybe<Scalars['Float']['input']>;
  /** What is to be reached. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is counted: books, words a minute. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** The sessions of one participant at the acting site by their dates. */
export type ParticipantGrid = {
  __typename: 'ParticipantGrid';
  /** Days between the two asked for, in order, on which there is anything. */
  days: Array<ParticipantGridDay>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Whether the viewer may mark here; single dates may be closed or locked. */
  mayEdit: Scalars['Boolean']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** Sessions by their start. */
  sessions: Array<ParticipantGridSession>;
};

/** One session date of a participant. */
export type ParticipantGridCell = {
  __typename: 'ParticipantGridCell';
  /** Name of the user who marked last. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Whether you set it yourself. */
  changedByYou: Scalars['Boolean']['output'];
  /** The date. */
  date: Scalars['PlainDate']['output'];
  /** Until when, for Present. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** How the day ended for the session; none while it was not entered yet. */
  outcome: Maybe<SessionOutcome>;
  /** Planned end of the session on this day. */
  plannedEnd: Scalars['PlainTime']['output'];
  /** Planned start of the session on this day. */
  plannedStart: Scalars['PlainTime']['output'];
  /** How the mark was made; none while there is no mark. */
  source: Maybe<MarkSource>;
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Status on this date; Enrolled while not marked. */
  status: AttendanceStatus;
  /** Version to send with a change; 0 while there is no mark. */
  version: Scalars['Int']['output'];
};

/** A day on which a participant is expected somewhere, or was marked. */
export type ParticipantGridDay = {
  __typename: 'ParticipantGridDay';
  /** The site calendar's reason when it closes the day. */
  closureReason: Maybe<Scalars['String']['output']>;
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Whether the month is locked. */
  locked: Scalars['Boolean']['output'];
  /** Scheduled, or closed by the calendar of the site. */
  state: SessionDateState;
};

/** A session in which a participant has a place or a mark. */
export type ParticipantGridSession = {
  __typename: 'ParticipantGridSession';
  /** Name of the activity. */
  activityName: Scalars['String']['output'];
  /** Its dates on which the participant has a place or a mark. */
  cells: Array<ParticipantGridCell>;
  /** The session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Whether it is unscheduled: every mark needs its times. */
  timesRequired: Scalars['Boolean']['output'];
};

/** What a participant attended in a stretch of time. */
export type ParticipantHours = {
  __typename: 'ParticipantHours';
  /** The federal band of the minutes; none for zero minutes: not served. */
  band: Maybe<HourBand>;
  /** Days on which they were present. */
  daysPresent: Scalars['Int']['output'];
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Sessions marked absent, excused. */
  excused: Scalars['Int']['output'];
  /** Minutes attended. */
  minutes: Scalars['Int']['output'];
  /** Name of the term or year. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** Sessions marked absent, not excused. */
  unexcused: Scalars['Int']['output'];
};

/** How a participant was marked on one session date. */
export type ParticipantMark = {
  __typename: 'ParticipantMark';
  /** Name of its activity. */
  activityName: Scalars['String']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** When they left, where it was taken. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
  /** Name of the session. */
  sessionName: Scalars['String']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
  /** When they came, where it was taken. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** The mark. */
  status: AttendanceStatus;
};

/** A page of a participant’s marks. */
export type ParticipantMarkConnection = {
  __typename: 'ParticipantMarkConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantMarkEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantMark>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantMarkEdge = {
  __typename: 'ParticipantMarkEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantMark;
};

/** What is known of a participant before anything is added. */
export type ParticipantMatchInput = {
  /** Day of birth. */
  birthDate?: InputMaybe<Scalars['PlainDate']['input']>;
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name; empty for who has one name. */
  lastName: Scalars['String']['input'];
  /** The site. */
  siteId: Scalars['ID']['input'];
};

/** People on record who may be the participant that is about to be added. */
export type ParticipantMatches = {
  __typename: 'ParticipantMatches';
  /** Who they are, most alike first. */
  candidates: Array<DuplicateCandidate>;
  /** Whether one is the same by all signs; false: alike only. */
  duplicate: Scalars['Boolean']['output'];
};

/** What somebody noted about a participant. */
export type ParticipantNote = {
  __typename: 'ParticipantNote';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** What was noted. */
  text: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** Who reads it: everyone with the tab, those who lead the site (and may remove participants), or only who wrote it. The author always does. */
  visibility: NoteVisibility;
};

/** A page of a participant’s entries of the type ParticipantNote. */
export type ParticipantNoteConnection = {
  __typename: 'ParticipantNoteConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantNoteEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantNote>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantNoteEdge = {
  __typename: 'ParticipantNoteEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantNote;
};

/** What became of the change. */
export type ParticipantNotePayload = {
  __typename: 'ParticipantNotePayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantNote>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantNoteValues = {
  /** What was noted. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Who reads it: everyone with the tab, those who lead the site (and may remove participants), or only who wrote it. The author always does. */
  visibility?: InputMaybe<Scalars['String']['input']>;
};

/** A participant was sent to somebody who can help. */
export type ParticipantReferral = {
  __typename: 'ParticipantReferral';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** When to ask again. */
  followUpOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** What came of it. */
  outcome: Maybe<Scalars['String']['output']>;
  /** Whether the day to ask again has gone by, and nothing has come of it. */
  overdue: Scalars['Boolean']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** Day of the referral. */
  referredOn: Scalars['PlainDate']['output'];
  /** To whom. */
  referredTo: Scalars['String']['output'];
  /** What has become of it. */
  status: ReferralStatus;
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of a participant’s entries of the type ParticipantReferral. */
export type ParticipantReferralConnection = {
  __typename: 'ParticipantReferralConnection';
  /** The rows with their cursors. */
  edges: Array<ParticipantReferralEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<ParticipantReferral>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ParticipantReferralEdge = {
  __typename: 'ParticipantReferralEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ParticipantReferral;
};

/** What became of the change. */
export type ParticipantReferralPayload = {
  __typename: 'ParticipantReferralPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<ParticipantReferral>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type ParticipantReferralValues = {
  /** When to ask again. */
  followUpOn?: InputMaybe<Scalars['String']['input']>;
  /** What came of it. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Day of the referral. */
  referredOn?: InputMaybe<Scalars['String']['input']>;
  /** To whom. */
  referredTo?: InputMaybe<Scalars['String']['input']>;
  /** What has become of it. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type ParticipantSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ParticipantSortField;
};

/** Fields that the Participant list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ParticipantSortField =
  | 'address'
  | 'birthDate'
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'disability'
  | 'economicStatus'
  | 'email'
  | 'englishLearner'
  | 'firstName'
  | 'generatedId'
  | 'grade'
  | 'homeLanguage'
  | 'household'
  | 'lastName'
  | 'localId'
  | 'meals'
  | 'otherPhone'
  | 'phone'
  | 'postalCode'
  | 'raceEthnicity'
  | 'sex'
  | 'since'
  | 'state'
  | 'stateId'
  | 'until'
  | 'updatedAt';

/** When a participant is at a site. A gap makes another stay. */
export type ParticipantStay = {
  __typename: 'ParticipantStay';
  /** Why it ended. */
  endReason: Maybe<Scalars['String']['output']>;
  /** Last day; none while it goes on. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The site. */
  organization: OrganizationRef;
  /** Programmes of the stay, by their first day. */
  programmes: Array<EnrolledProgramme>;
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** Whether it is to come, is now, or is over. */
  state: StayState;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A tab of a participant’s record that the caller may view. */
export type ParticipantTabState = {
  __typename: 'ParticipantTabState';
  /** Whether the caller may change what it holds. */
  canEdit: Scalars['Boolean']['output'];
  /** How many things it holds; null where nothing is counted. */
  count: Maybe<Scalars['Int']['output']>;
  /** Key of the tab, as permission entries name it: `COMLOG`. */
  key: Scalars['String']['output'];
};

/** A programme year of a participant, 1 July to 30 June, at the sites that the caller sees. */
export type ParticipantYear = {
  __typename: 'ParticipantYear';
  /** Days with a mark, by date. */
  days: Array<ParticipantDay>;
  /** The first programme year with a mark; none without any. */
  firstYear: Maybe<Scalars['Int']['output']>;
  /** Its terms, by date. */
  terms: Array<ParticipantHours>;
  /** The whole year. */
  total: ParticipantHours;
  /** The year in which it begins. */
  year: Scalars['Int']['output'];
};

/** A passkey of the signed-in person on this host. */
export type Passkey = {
  __typename: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['Instant']['output'];
  /** Id of the passkey. */
  id: Scalars['ID']['output'];
  /** When it was last used; null when never. */
  lastUsedAt: Maybe<Scalars['Instant']['output']>;
  /** Name that its owner gave it. */
  name: Scalars['String']['output'];
};

/** A passkey that was added or renamed. */
export type PasskeyPayload = {
  __typename: 'PasskeyPayload';
  /** The passkey; null when there are problems. */
  passkey: Maybe<Passkey>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A question for the browser: the options of `navigator.credentials`, as JSON text. */
export type PasskeyQuestionPayload = {
  __typename: 'PasskeyQuestionPayload';
  /** The options; null when there are problems, or no passkey to ask for. */
  options: Maybe<Scalars['String']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A mark as it was at some time. */
export type PastMark = {
  __typename: 'PastMark';
  /** Until when, for Present. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** The status. */
  status: AttendanceStatus;
};

/** Whom one line of a pasted list means: nobody, one, or several to choose from. */
export type PastedLine = {
  __typename: 'PastedLine';
  /** Participants in sight with this id or this name, at most 10. */
  candidates: Array<Participant>;
  /** The line. */
  line: Scalars['String']['output'];
  /** True when the line is the Participant ID of a record that was merged into the one that is answered. */
  merged: Scalars['Boolean']['output'];
};

/** Whether a pattern repeats by the week or by the month. */
export type PatternFrequency =
  | 'monthly'
  | 'weekly';

/** An organization in the tree of a period: flat, with the parent’s id. */
export type PeriodOrganization = {
  __typename: 'PeriodOrganization';
  /** Whether it takes part in the period. */
  active: Scalars['Boolean']['output'];
  /** False when it was disabled. */
  enabled: Scalars['Boolean']['output'];
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** One of the nine levels, such as `institution` or `site`. */
  level: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What it stands under; null for the acting organization. */
  parentId: Maybe<Scalars['ID']['output']>;
};

/** Which organizations at or beneath the acting one a period is for. */
export type PeriodOrganizationTree = {
  __typename: 'PeriodOrganizationTree';
  /** Organizations that take no part, and nothing beneath them does. */
  inactiveIds: Array<Scalars['ID']['output']>;
  /** Name of an organization above the acting one that takes no part, and so nothing here does. */
  leftOutBy: Maybe<Scalars['String']['output']>;
  /** The acting organization and all beneath it, parents before their children. */
  nodes: Array<PeriodOrganization>;
  /** For the term that came with a year: the year’s other terms. */
  otherTerms: Array<PeriodTermRef>;
};

/** A term by id and name. */
export type PeriodTermRef = {
  __typename: 'PeriodTermRef';
  /** Id of the term. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A person of any kind. */
export type Person = {
  __typename: 'Person';
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City of the address. */
  city: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** What the person is, as far as the caller may see people of the kind. */
  kinds: Array<PersonKind>;
  /** Last name; empty of who has one name. */
  lastName: Scalars['String']['output'];
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organizations where the person stays now or is about to, as far as the caller sees them. */
  organizations: Array<OrganizationRef>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Whether the person is here, is to come or has left, as any of the kinds that the caller may see. */
  stay: Maybe<StayStanding>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** A person of any kind. */
export type PersonCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};

/** The badge of a person that works. */
export type PersonBadge = {
  __typename: 'PersonBadge';
  /** When it was made. */
  issuedAt: Scalars['Instant']['output'];
};

/** A page of the people list. */
export type PersonConnection = {
  __typename: 'PersonConnection';
  /** The rows with their cursors. */
  edges: Array<PersonEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Person>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type PersonEdge = {
  __typename: 'PersonEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Person;
};

/** What became of the person. */
export type PersonEndPayload = {
  __typename: 'PersonEndPayload';
  /** True when it was done. */
  done: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Erasing a person for good. */
export type PersonErasure = {
  __typename: 'PersonErasure';
  /** When it is done, unless it is taken back before. */
  dueAt: Scalars['Instant']['output'];
  /** When it was done or taken back. */
  endedAt: Maybe<Scalars['Instant']['output']>;
  /** Id of the erasure. */
  id: Scalars['ID']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['Instant']['output'];
  /** Where it stands. */
  state: PersonErasureState;
};

/** Whether an erasure waits for its day, was taken back, or is done. */
export type PersonErasureState =
  | 'cancelled'
  | 'done'
  | 'waiting';

/** A file with everything about a person. */
export type PersonExport = {
  __typename: 'PersonExport';
  /** Parts in all; 0 before it begins. */
  allParts: Scalars['Int']['output'];
  /** Parts that are written. */
  doneParts: Scalars['Int']['output'];
  /** Until when it can be downloaded. */
  expiresAt: Maybe<Scalars['Instant']['output']>;
  /** Id of the export. */
  id: Scalars['ID']['output'];
  /** Whether the caller asked for it: nobody else may download it. */
  isOwn: Scalars['Boolean']['output'];
  /** What is not in it. */
  leftOut: Array<LeftOut>;
  /** Who is to have it. */
  recipient: Scalars['String']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['Instant']['output'];
  /** Who asked for it, as the tenant calls them. */
  requestedByName: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  size: Maybe<Scalars['Int']['output']>;
  /** How far it is. */
  state: PersonExportState;
};

/** What became of the export. */
export type PersonExportPayload = {
  __typename: 'PersonExportPayload';
  /** The export as it is now; null beside problems. */
  export: Maybe<PersonExport>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** How far a file with everything about a person is. */
export type PersonExportState =
  | 'cancelled'
  | 'done'
  | 'expired'
  | 'failed'
  | 'running'
  | 'waiting';

/** What the entry holds; a field that is left out is emptied. */
export type PersonExportValues = {
  /** What the disclosure rests on (34 CFR 99.30, 99.31). */
  ground?: InputMaybe<Scalars['String']['input']>;
  /** What they need it for: their legitimate interest. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Who was given it. */
  recipient?: InputMaybe<Scalars['String']['input']>;
};

/** Rules joined by `match`. */
export type PersonFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<PersonFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<PersonFilterRule>;
};

/** Fields that the Person list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type PersonFilterField =
  | 'birthDate'
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'kind'
  | 'lastName'
  | 'organization'
  | 'organizationId'
  | 'phone';

/** Rules that count as one. */
export type PersonFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<PersonFilterRule>;
};

/** One comparison. */
export type PersonFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: PersonFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a person is to the programme; one person may be several. */
export type PersonKind =
  | 'board_member'
  | 'contact'
  | 'participant'
  | 'staff'
  | 'teacher';

/** A record that was merged into another, and can come apart again. */
export type PersonMerge = {
  __typename: 'PersonMerge';
  /** Id of the merge. */
  id: Scalars['ID']['output'];
  /** Id that the record had. */
  loserId: Scalars['ID']['output'];
  /** Name that the record had. */
  loserName: Scalars['String']['output'];
  /** When they were merged. */
  mergedAt: Scalars['Instant']['output'];
  /** Until when it can be undone. */
  undoUntil: Scalars['Instant']['output'];
};

/** The photo of a person. */
export type PersonPhoto = {
  __typename: 'PersonPhoto';
  /** The stored file, at `/file/photo/{id}` and small at `/file/photo/{id}/small`; none when there is no photo. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** The person. */
  personId: Scalars['ID']['output'];
  /** True when the form says that photos are not to be shown: the record alone shows it then. */
  withheld: Scalars['Boolean']['output'];
};

/** The photo as it now is. */
export type PersonPhotoPayload = {
  __typename: 'PersonPhotoPayload';
  /** The photo; null beside problems. */
  photo: Maybe<PersonPhoto>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What is to be known before anything is given away or erased. */
export type PersonPrivacy = {
  __typename: 'PersonPrivacy';
  /** The erasure that waits for its day. */
  erasure: Maybe<PersonErasure>;
  /** The hold in force. */
  hold: Maybe<LegalHold>;
  /** Whether it was erased. */
  isErased: Scalars['Boolean']['output'];
};

/** Something about a person that waits for a decision, or was decided. */
export type PersonRequest = {
  __typename: 'PersonRequest';
  /** Who asks; of a link the teacher. */
  askedBy: Maybe<Scalars['String']['output']>;
  /** The day on which it was asked. */
  askedOn: Scalars['PlainDate']['output'];
  /** Id of the user who sees to it. */
  assigneeId: Maybe<Scalars['ID']['output']>;
  /** Who sees to it, as the tenant calls them. */
  assigneeName: Maybe<Scalars['String']['output']>;
  /** How it came. */
  channel: Maybe<Scalars['String']['output']>;
  /** When it was entered. */
  createdAt: Scalars['Instant']['output'];
  /** The day on which it was decided. */
  decidedOn: Maybe<Scalars['PlainDate']['output']>;
  /** The day by which it is to be answered; links have none. */
  dueOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the request. */
  id: Scalars['ID']['output'];
  /** Whether it should have been answered before today. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether the person has a participant’s record. */
  isParticipant: Scalars['Boolean']['output'];
  /** What is asked. */
  kind: PersonRequestKind;
  /** What exactly is asked. */
  note: Maybe<Scalars['String']['output']>;
  /** What was answered. */
  outcome: Maybe<Scalars['String']['output']>;
  /** All that the person is, as far as the caller may see people of the kind; each has a record to go to. */
  personKinds: Array<PersonKind>;
  /** Name of the person as lists show it. */
  personName: Scalars['String']['output'];
  /** What they are to the person; of a link what they teach. */
  relation: Maybe<Scalars['String']['output']>;
  /** `open`, `in_progress`, `done` or `declined`. */
  status: Scalars['String']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** The person; null for one who is out of sight. */
  visiblePersonId: Maybe<Scalars['ID']['output']>;
};

/** A page of the requests. */
export type PersonRequestConnection = {
  __typename: 'PersonRequestConnection';
  /** The rows with their cursors. */
  edges: Array<PersonRequestEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<PersonRequest>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** How many requests wait. */
export type PersonRequestCounts = {
  __typename: 'PersonRequestCounts';
  /** For the caller’s. */
  mine: Scalars['Int']['output'];
  /** Past the day by which they were to be answered. */
  overdue: Scalars['Int']['output'];
  /** For anybody’s decision. */
  waiting: Scalars['Int']['output'];
};

/** A row with its cursor. */
export type PersonRequestEdge = {
  __typename: 'PersonRequestEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: PersonRequest;
};

/** Rules joined by `match`. */
export type PersonRequestFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<PersonRequestFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<PersonRequestFilterRule>;
};

/** Fields that the PersonRequest list can be filtered by. */
export type PersonRequestFilterField =
  | 'askedBy'
  | 'askedOn'
  | 'dueOn'
  | 'kind'
  | 'person'
  | 'status';

/** Rules that count as one. */
export type PersonRequestFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<PersonRequestFilterRule>;
};

/** One comparison. */
export type PersonRequestFilterRule = {
  /** The field to compare. */
  field: PersonRequestFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A link to a teacher that waits for a yes, or what somebody asks about their data: to see it, to have it corrected or erased. */
export type PersonRequestKind =
  | 'access'
  | 'correct'
  | 'erase'
  | 'teacher_link';

/** What became of the request. */
export type PersonRequestPayload = {
  __typename: 'PersonRequestPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The request as it is now; null beside problems. */
  request: Maybe<PersonRequest>;
};

/** One sort key. */
export type PersonRequestSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: PersonRequestSortField;
};

/** Fields that the PersonRequest list can be sorted by. */
export type PersonRequestSortField =
  | 'askedBy'
  | 'askedOn'
  | 'dueOn'
  | 'kind'
  | 'person'
  | 'status';

/** One sort key. */
export type PersonSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: PersonSortField;
};

/** Fields that the Person list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type PersonSortField =
  | 'birthDate'
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName';

/** Somebody on record who may be a contact. */
export type PersonToLink = {
  __typename: 'PersonToLink';
  /** Street and city, in one line. */
  address: Maybe<Scalars['String']['output']>;
  /** Children whom the person is related to, by name, at most five. */
  children: Array<Scalars['String']['output']>;
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** What the person is on record as: participant, staff, teacher, board_member, contact. */
  kinds: Array<Scalars['String']['output']>;
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
};

/** What was known of a person from a day on. */
export type PersonTrait = {
  __typename: 'PersonTrait';
  /** The codes as they were called then; none: not known from that day on. */
  codes: Array<ListCode>;
  /** The list. */
  list: TraitList;
  /** First day of the version of the list. */
  listEffectiveOn: Scalars['PlainDate']['output'];
  /** The first day on which it held. */
  startsOn: Scalars['PlainDate']['output'];
};

/** Days of a place as they are now, or were. */
export type PlaceDays = {
  __typename: 'PlaceDays';
  /** Last day; none while it goes on. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** The place. */
  id: Scalars['ID']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** Days of a place. */
export type PlaceDaysInput = {
  /** Last day. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
};

/** Answer of changePlaces and removePlaces. */
export type PlacesPayload = {
  __typename: 'PlacesPayload';
  /** The places as they are now; removed ones as they were. */
  places: Maybe<Array<PlaceDays>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
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

/** One meeting of a schedule. */
export type PlannedMeeting = {
  __typename: 'PlannedMeeting';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** When it ends. */
  endTime: Scalars['PlainTime']['output'];
  /** When it begins. */
  startTime: Scalars['PlainTime']['output'];
};

/** One session that a schedule makes; several times a day make several. */
export type PlannedSeriesSession = {
  __typename: 'PlannedSeriesSession';
  /** Warnings, in words: meetings that last shorter or longer than it looks, because the clock changes then. */
  clockNotes: Array<Scalars['String']['output']>;
  /** Days of its patterns on which the site is closed. */
  closed: Array<Scalars['PlainDate']['output']>;
  /** Its last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Its meetings. */
  meetings: Array<PlannedMeeting>;
  /** Places of its patterns in what was asked. */
  patterns: Array<Scalars['Int']['output']>;
};

/** How somebody likes the screens; null where they never chose, and the device decides. */
export type Preferences = {
  __typename: 'Preferences';
  /** `comfortable` or `compact`. */
  density: Maybe<Scalars['String']['output']>;
  /** Language of the screens, such as `en`. */
  language: Maybe<Scalars['String']['output']>;
  /** Whether single letters are shortcuts. */
  singleKeys: Maybe<Scalars['Boolean']['output']>;
  /** `system`, `light` or `dark`. */
  theme: Maybe<Scalars['String']['output']>;
  /** `12` or `24`: how times are shown. What is sent and stored has 24 hours. */
  timeDisplay: Maybe<Scalars['String']['output']>;
};

/** What to set; what is left out stays. */
export type PreferencesInput = {
  /** `comfortable` or `compact`. */
  density?: InputMaybe<Scalars['String']['input']>;
  /** A language that the product speaks: `en`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether single letters are shortcuts. */
  singleKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** `system`, `light` or `dark`. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** `12` or `24`. */
  timeDisplay?: InputMaybe<Scalars['String']['input']>;
};

/** The preferences after saving. */
export type PreferencesPayload = {
  __typename: 'PreferencesPayload';
  /** All of them; null when there are problems. */
  preferences: Maybe<Preferences>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What became of the change. */
export type PrivacyPayload = {
  __typename: 'PrivacyPayload';
  /** How it stands now; null beside problems. */
  privacy: Maybe<PersonPrivacy>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type PrivacyRequestValues = {
  /** Who asks. */
  askedBy?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it was asked; the answer is due from it. */
  askedOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the user who sees to it. */
  assignedTo?: InputMaybe<Scalars['String']['input']>;
  /** How it came: `phone`, `mail`, `email`, `in_person` or `other`. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** What is asked: `access`, `erase` or `correct`. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** What exactly is asked. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What was answered; required once it is decided. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** What they are to the person. */
  relation?: InputMaybe<Scalars['String']['input']>;
  /** `open`, `in_progress`, `done` or `declined`. */
  status?: InputMaybe<Scalars['String']['input']>;
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

/** The person after a change to the profile. */
export type ProfilePayload = {
  __typename: 'ProfilePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The person; null when there are problems. */
  user: Maybe<SignInUser>;
};

/** A programme of a stay. */
export type ProgrammeInput = {
  /** Code of the list `programme`. */
  code: Scalars['String']['input'];
  /** Last day, within the stay. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** First day, within the stay. */
  startsOn: Scalars['PlainDate']['input'];
};

/** Which values files and feeds may change. */
export type ProtectValuesInput = {
  /** The values, as `valueOrigins` names them; at most 200. */
  fields: Array<Scalars['String']['input']>;
  /** False lets files and feeds change them again. */
  isProtected: Scalars['Boolean']['input'];
  /** Id of the person. */
  personId: Scalars['ID']['input'];
};

/** Answer of protectValues. */
export type ProtectValuesPayload = {
  __typename: 'ProtectValuesPayload';
  /** Where the values come from, as it stands now. */
  origins: Maybe<Array<ValueOrigin>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

export type Query = {
  __typename: 'Query';
  /** Every access of the signed-in person, over all tenants. */
  accesses: Array<SignInAccessChoice>;
  /** Every enabled organization at or beneath the one of the access that is active in the current term: one tree, siblings by name, 10,000 at most. */
  actingOrganizationTree: Array<ActingOrganizationNode>;
  /** Enabled organizations at or beneath the one of the access, best match first. */
  actingOrganizations: Array<ActingOrganization>;
  /** Activities of the sites at or beneath the acting organization, by name. */
  activities: ActivityConnection;
  /** One activity. */
  activity: Activity;
  /** One session of an activity. */
  activitySession: Session;
  /** Funders and partners that activities of a site may have: those beneath the site or beneath an organization above it. */
  activitySupporterChoices: Array<ActivitySupporter>;
  /** Which option of the activities’ form stands for which type. */
  activityTypeOptions: Array<ActivityTypeOption>;
  /** Your API tokens, working ones first, 100 at most. Not open to tokens. */
  apiTokens: Array<ApiToken>;
  /** Participants of a session by its dates, with the status of each. */
  attendanceGrid: AttendanceGrid;
  /** What the tenant asks about attendance, the newest rules first, at most 100; what is shipped comes last. */
  attendancePolicies: Array<AttendancePolicy>;
  /** How long the trail is kept. */
  auditPolicy: AuditPolicy;
  /** What was done at the acting organization and beneath it, newest first. A record’s history: filter by subjectType and subjectId. */
  auditTrail: AuditEntryConnection;
  /** One of the board members. */
  boardMember: BoardMember;
  /** Board members with a stay at or beneath the acting organization, by name. */
  boardMembers: BoardMemberConnection;
  /** A change of many participants, as far as it is. */
  bulkRun: BulkRun;
  /** Changes of the last 30 days at and beneath the acting organization, newest first: those whose action the caller may do. */
  bulkRuns: Array<BulkRun>;
  /** Links to calendars at or beneath the acting organization that are in force, the newest first, 200 at most: one’s own, and with the right to change sessions those of others. */
  calendarFeeds: Array<CalendarFeed>;
  /** Whether attendance can be taken for a session on a day; what stands in the way is in `problems`. */
  checkSessionDate: SessionDateCheck;
  /** All versions of a list, newest first: those that ship with the product and the tenant’s own. */
  codeListEditions: Array<CodeListEdition>;
  /** Lists of codes as they hold on a day. */
  codeLists: Array<CodeList>;
  /** Where two roles differ, in the order of the catalogue. */
  compareRoles: Array<RoleDifference>;
  /** One of the contacts. */
  contact: Contact;
  /** Contacts with a stay at or beneath the acting organization, by name. */
  contacts: ContactConnection;
  /** Sessions of the same site and day that attendance can be copied to, at most 200, by time, with what copying would do there. */
  copyTargets: Array<CopyTarget>;
  /** The tenant’s own fields that the list of a section can show, filter and sort by, as far as the caller sees them. */
  customListFields: Array<CustomListField>;
  /** Counts for the dashboard of the acting organization. */
  dashboardCounts: DashboardCounts;
  /** Reporting years and terms, of the types that the caller may view; the newest year first, its terms after it, the newest first. */
  dataCollectionPeriods: DataCollectionPeriodConnection;
  /** What was given of a person to whom, newest first: to whoever may export every kind that they are on record as. */
  disclosures: DisclosureConnection;
  /** Each step at the door of one participant on one session date, the earliest first. */
  doorEvents: Array<DoorEvent>;
  /** Who is expected, in and gone today at the site of a kiosk, for whoever has just read its rotating code there. A code older than a minute is refused (DOOR_LINK_STALE); a site out of sight is not found. */
  doorList: DoorListToday;
  /** Whom a participant may be released to on the day, and, for those who see relationships, who is restricted; at most 60. */
  doorPickUps: Array<DoorPickUp>;
  /** Records that may be of one person, the likeliest first: pairs of which the caller sees both, as kinds that the role may view. */
  duplicatePairs: DuplicatePairConnection;
  /** What erasing a person would do. Needs the right to delete every kind that they are on record as. */
  erasurePreview: ErasurePreview;
  /** Why a user may or may not do something, access by access. Users outside the acting organization are not found. */
  explainAccess: Array<AccessExplanation>;
  /** One of them. Users without an access at or beneath the acting organization are not found. */
  explainableUser: ExplainableUser;
  /** Users with an access at or beneath the acting organization, by name, whose rights can be explained. */
  explainableUsers: Array<ExplainableUser>;
  /** A role as a JSON document, to import it elsewhere. */
  exportRole: RoleDocument;
  /** People of every kind by name or id, 20 at most, for who may edit relationships or households. */
  familyChoices: Array<RelatedPerson>;
  /** Family members and other adults at a session on one day. They are counted apart from participants. */
  familyDay: FamilyDay;
  /** A file that the caller may see: by the record that holds it, by an organization that it is shared with, or their own upload. */
  file: StoredFile;
  /** A form with the answers of one record, or an empty one for a new record. What the caller may not see is absent. */
  form: Form;
  /** Ready-made fields and groups for the forms of a section: those that ship with the product, then the tenant’s own. */
  formLibrary: Array<FormLibraryEntry>;
  /** The definition of a form, to maintain it. */
  formMaintenance: FormMaintenance;
  /** All forms that the caller’s role may maintain, also those that only other levels may maintain. */
  formSummaries: Array<FormSummary>;
  /** What would become of a field’s values under another type. */
  formTypeChange: FormTypeChange;
  /** One version with its definition, and what differs from another. */
  formVersion: FormVersionDetail;
  /** Versions of a form, the newest first. */
  formVersions: FormVersionPage;
  /** Who of a site would go to which grade as a programme year begins. Nothing is changed. */
  gradeRollOver: GradeRollOverPreview;
  /** The children of a site whom a roll-over would take to another grade, a page at a time. */
  gradeRollOverChildren: RollOverChildren;
  /** Roles of the tenant, 200 at most, with what stands in the way of granting each at the organization. */
  grantableRoles: Array<GrantableRole>;
  /** How many participants of an organization and all beneath it attended for how long, by band of hours. Always as the marks say at this moment. */
  hoursByBand: HoursByBand;
  /** One household. */
  household: Household;
  /** Households of who is seen from the acting organization, by name. The search looks at name, address, phone and members. */
  householdList: HouseholdConnection;
  /** Households where a person lives today. NOT_FOUND of a person out of sight. */
  householdsOf: Array<Household>;
  /** Children of today whose first name begins so, 12 at most, and so many times a minute. Two of them who would read alike are told apart by letters of the family name, four at most. A single letter finds only a name of one letter. */
  kioskChildren: Array<KioskChild>;
  /** The kiosk that this device is open as; KIOSK_CLOSED when it is none, or no more. */
  kioskHere: KioskHere;
  /** Whom a child may be released to today. Nobody else is named. */
  kioskPickUps: Array<KioskPickUp>;
  /** The rotating code with which staff open the door list on a phone of their own. */
  kioskStaffCode: KioskStaffCode;
  /** Kiosks at or beneath the acting organization that are in force, 200 at most. */
  kiosks: Array<Kiosk>;
  /** What the tenant calls its nine levels, from the top of the tree down. */
  levelNames: Array<LevelNameSetting>;
  /** How a participant's mark on one session date came to be, the newest change first, at most 50. */
  markHistory: Array<MarkChange>;
  /** One meeting. */
  meeting: Meeting;
  /** Staff, teachers and board members who can be put on the list of a meeting, as far as the role shows them; 100 at most. */
  meetingCandidates: MeetingCandidates;
  /** How often and how long each person attended meetings of one kind between two days. */
  meetingHours: MeetingHoursConnection;
  /** Meetings of one kind at the acting organization and all beneath it, newest first. */
  meetings: MeetingConnection;
  /** What merging two records would do, field by field and with all that hangs on them. Needs the rights to edit and to remove everything that either is. */
  mergePreview: MergePreview;
  /** How many such days there are, and where. */
  missingAttendance: MissingAttendance;
  /** Days of the current term up to now whose attendance was not entered, the oldest first; only those on which someone was enrolled and whose month is open. */
  missingDays: SessionDayConnection;
  /** The passkeys of the signed-in person on this host, oldest first; 20 at most. Not open to tokens. */
  myPasskeys: Array<Passkey>;
  /** Days of the current term up to now whose attendance was not entered, newest first: only those on which someone was enrolled and whose month is open. */
  notEntered: SessionDayConnection;
  /** Sites beneath the acting organization with days not entered or with sessions today, those with the most left to enter first. */
  notEnteredBySite: SiteWorkConnection;
  /** The signed-in person’s notifications in this tenant, newest first. */
  notifications: NotificationConnection;
  /** The identity providers of the tenant by name; 20 at most. */
  oauthProviders: Array<OauthProvider>;
  /** Devices on which you work without a network, in this tenant, 20 at most. Not open to tokens. */
  offlineDevices: Array<OfflineDevice>;
  /** One organization at or beneath the acting one. */
  organization: Organization;
  /** Where an organization of a level may stand: those at or beneath the acting one that may take it, the name that fits best first. */
  organizationPlaces: Array<Organization>;
  /** The tenant’s reporting terms, newest first, and whether an organization is active in each. */
  organizationTerms: Array<OrganizationTerm>;
  /** The acting organization and everything beneath it, of the levels that the caller may view, in one answer. */
  organizationTree: OrganizationTree;
  /** The acting organization and all beneath it, of the levels that the caller may view. */
  organizations: OrganizationConnection;
  /** Follow-ups of communications and referrals that are overdue, the oldest first: those of the tabs that the caller may view. */
  overdueFollowUps: OverdueFollowUpConnection;
  /** The tenant’s own categories of activities, retired ones too. */
  ownActivityCategories: Array<OwnActivityCategory>;
  /** Where you are signed in, over all tenants, 100 at most; this session first. */
  ownSessions: Array<OwnSession>;
  /** One participant. */
  participant: Participant;
  /** A talk, call or message about a participant. Those of one participant that the caller may see. */
  participantCommunications: ParticipantCommunicationConnection;
  /** A file of a participant. Those of one participant that the caller may see. */
  participantDocuments: ParticipantDocumentConnection;
  /** A job that a participant has or had. Those of one participant that the caller may see. */
  participantEmployments: ParticipantEmploymentConnection;
  /** Places of a participant in sessions, newest first. */
  participantEnrollments: ParticipantEnrollmentConnection;
  /** How far a goal had come on a day. Those of one participant that the caller may see. */
  participantGoalProgress: ParticipantGoalProgressConnection;
  /** What a participant works towards. Those of one participant that the caller may see. */
  participantGoals: ParticipantGoalConnection;
  /** Grades of a participant by programme year, newest first. */
  participantGrades: Array<YearGrade>;
  /** The sessions of one participant at the acting site by their dates, with the status of each. */
  participantGrid: ParticipantGrid;
  /** How a participant was marked, newest first. */
  participantMarks: ParticipantMarkConnection;
  /** Who may be the same child, asked while the first step is filled in. */
  participantMatches: ParticipantMatches;
  /** What somebody noted about a participant. Those of one participant that the caller may see. */
  participantNotes: ParticipantNoteConnection;
  /** A participant was sent to somebody who can help. Those of one participant that the caller may see. */
  participantReferrals: ParticipantReferralConnection;
  /** Services to one participant, newest first. */
  participantServices: ServiceConnection;
  /** Stays of a participant at sites that the caller sees, newest first. */
  participantStays: Array<ParticipantStay>;
  /** Tabs of a participant’s record that the caller may view, with what each holds; denied tabs are absent. */
  participantTabs: Array<ParticipantTabState>;
  /** Hours and days of a participant in one programme year. */
  participantYear: ParticipantYear;
  /** Participants with a stay at or beneath the acting organization, by name. */
  participants: ParticipantConnection;
  /** Whom a pasted list means, one name or id a line, 200 lines at most. Nothing is changed. */
  pastedParticipants: Array<PastedLine>;
  /** Everyone at or beneath the acting organization, of the kinds that the caller may see, by name. */
  people: PersonConnection;
  /** People on record by name, phone or e-mail whom a child may be related to, at most eight. */
  peopleToLink: Array<PersonToLink>;
  /** The acting organization and all beneath it, and which of them a period is for. */
  periodOrganizations: PeriodOrganizationTree;
  /** The badge in use of a person; none when there is none. */
  personBadge: Maybe<PersonBadge>;
  /** The ten latest files with everything about a person, newest first. */
  personExports: Array<PersonExport>;
  /** Under which record somebody is found since a merge; null where the id was merged into none. */
  personMergedInto: Maybe<MergedInto>;
  /** Records that were merged into this one and can come apart again, the latest first. NOT_FOUND of a person out of sight. */
  personMerges: Array<PersonMerge>;
  /** The photo of a person of any kind that the caller may view. */
  personPhoto: PersonPhoto;
  /** Whether a person is under a legal hold, is to be erased, or was. */
  personPrivacy: PersonPrivacy;
  /** Relationships of a participant or a contact, from either side, as far as both people are seen. NOT_FOUND of a person out of sight. Needs the tab RELATIONSHIPS. */
  personRelationships: Array<Relationship>;
  /** One request. */
  personRequest: PersonRequest;
  /** How many requests wait, are overdue, and wait for the caller. */
  personRequestCounts: PersonRequestCounts;
  /** What waits for a decision about people, and what was decided: what families ask about their data, and (for whoever may view that tab) links to teachers. */
  personRequests: PersonRequestConnection;
  /** What is known of a participant by the lists that the caller may see: the whole history, newest first, or what held on a day. */
  personTraits: Array<PersonTrait>;
  /** Who may be a relative of a participant and is not related yet, most likely first, ten at most. Needs the tab RELATIONSHIPS. */
  relativeSuggestions: Array<RelativeSuggestion>;
  /** One reporting term. */
  reportingTerm: ReportingTerm;
  /** What keeps a reporting term from being removed, in words; empty when nothing does. Needs the tenant’s top as acting organization. */
  reportingTermObstacles: Array<Scalars['String']['output']>;
  /** One reporting year. */
  reportingYear: ReportingYear;
  /** What keeps a reporting year from being removed, in words; empty when nothing does. Needs the tenant’s top as acting organization. */
  reportingYearObstacles: Array<Scalars['String']['output']>;
  /** Reporting years to choose from, the newest first. */
  reportingYears: Array<ReportingYear>;
  /** Users who act at or beneath the acting organization, 20 at most: to whom a request can be given. */
  requestAssignees: Array<RequestAssignee>;
  /** One role. */
  role: Role;
  /** Roles of the tenant. */
  roles: RoleConnection;
  /** One session on one day with its participants, their statuses and what stands in the way of changing them. */
  roster: Roster;
  /** One roster. */
  savedRoster: SavedRoster;
  /** Members of a roster, asked like the list of participants. */
  savedRosterMembers: ParticipantConnection;
  /** Rosters of the acting organization and all beneath it, by name. */
  savedRosters: SavedRosterConnection;
  /** Views of a list: the caller’s own and those shared with the acting organization, by name, at most 100. */
  savedViews: Array<SavedView>;
  /** Which sessions and dates a schedule would make at a site. Problems as saveSession has them. */
  schedulePreview: SchedulePreviewPayload;
  /** Finds people, households, rosters, organizations, activities and sessions at or beneath the acting organization by name, ID, phone or e-mail, whatever the accents; by names written alike where few hold the text. Only kinds whose page the caller may visit, and only those of which something was found. */
  search: Array<SearchGroup>;
  /** What the tenant demands of sessions and passkeys. */
  securityPolicy: SecurityPolicy;
  /** One service. */
  service: Service;
  /** Categories of services that may be chosen on a day. */
  serviceCategories: Array<ServiceCategory>;
  /** Individual services at the acting organization and all beneath it, newest first. */
  services: ServiceConnection;
  /** The session of this browser; null when signed out. */
  session: Maybe<SignInSession>;
  /** Participants who stay at the site of a session on a day and have no place in it then: those of the grades that the activity is for first, by name. */
  sessionApplicants: SessionApplicantPage;
  /** Every day from the first to the last, at most 100, with what it is to the session and how it went. */
  sessionCalendar: Array<CalendarDay>;
  /** Rooms and staff of the sessions in sight, to narrow the calendar to. */
  sessionCalendarChoices: SessionCalendarChoices;
  /** Meetings of all sessions at or beneath the acting organization on some days, 42 at most. */
  sessionCalendarDates: SessionCalendarDates;
  /** Whom and what a schedule would take twice at the same time, at any site of the tenant. Advice, no refusal. */
  sessionConflicts: Array<SessionConflictNote>;
  /** Dates of a session from a day on, the earliest first. */
  sessionDates: Array<SessionScheduleDay>;
  /** Who has a place in a session, by name. */
  sessionPlaces: SessionPlacePage;
  /** Which participants are outside the grades or ages that the activity of a session is for, by their grade of the year of a day. Advice: they can be enrolled all the same. */
  sessionReachWarnings: Array<SessionReachWarning>;
  /** Staff of a site who may lead a session, by name. */
  sessionStaffChoices: Array<SessionStaff>;
  /** Who waits for a place in a session, the next first, 500 at most. */
  sessionWaiting: Array<SessionWaiting>;
  /** Sessions of one activity, the earliest first. */
  sessions: SessionConnection;
  /** Sessions of the acting organization and everything beneath it, of today and the days after it, by day and time. */
  sessionsAhead: SessionDayConnection;
  /** What the calendars of the sites in sight say of some days, 42 at most. */
  siteCalendarEntries: SiteCalendarEntries;
  /** One event. */
  siteEvent: SiteEvent;
  /** Closing and special days of the sites at or beneath the acting organization; those that are not over first, and of them the nearest. */
  siteEvents: SiteEventConnection;
  /** Which grades a site serves, so that a child of another one is told of before it is added. */
  siteGrades: SiteGrades;
  /** One month of each site of the acting organization and beneath it: what is entered, what is missing, and whether it is locked. */
  siteMonths: SiteMonthConnection;
  /** Rooms that a site offers, by name, 200 at most. */
  siteRooms: Array<Room>;
  /** Staff with a stay at or beneath the acting organization, by name. */
  staff: StaffMemberConnection;
  /** One of the staff. */
  staffMember: StaffMember;
  /** Professional development that a staff member was at, with the totals of each programme year. Needs to view staff too. */
  staffTraining: StaffTraining;
  /** What other days of a stay would do to the places in sessions of the site that hold on its days. Nothing is changed. */
  stayOutlook: StayOutlook;
  /** The tags of the tenant, those in use first, then by name; at most 200. */
  tags: Array<Tag>;
  /** One of the teachers. */
  teacher: Teacher;
  /** Teachers whose name holds the words, at most 20 by name: to choose one for a link. */
  teacherChoices: Array<TeacherChoice>;
  /** A teacher of a participant. Those of one participant that the caller may see. */
  teacherLinks: TeacherLinkConnection;
  /** Teachers with a stay at or beneath the acting organization, by name. */
  teachers: TeacherConnection;
  /** Settings of the tenant. */
  tenantSettings: TenantSettings;
  /** The tenant's terms by reporting year, newest first. */
  terms: Array<SignInTermChoice>;
  /** Today in numbers. Drop-ins count once somebody has come. */
  todaysFigures: DayFigures;
  /** Today's sessions of the acting organization and everything beneath it, by time. */
  todaysSessions: SessionDayConnection;
  /** How many of them are unread, counted to 100. */
  unreadNotifications: Scalars['Int']['output'];
  /** One user with an access at or beneath the acting organization. */
  user: User;
  /** Where the user is signed in under the accesses in sight, last used first; 100 at most. */
  userSessions: Array<UserSession>;
  /** Users with an access at or beneath the acting organization, by name; one row per user. */
  users: UserConnection;
  /** Where the values of a record come from, when, by whom, and which of them files and feeds leave alone. What was written before sources were kept is not named, and is left alone. */
  valueOrigins: Array<ValueOrigin>;
  /** Name of the identity provider that signed you in: name and address are then its, and not changed here. Null after a code or a passkey. */
  vouchedBy: Maybe<Scalars['String']['output']>;
};


export type QueryActingOrganizationsArgs = {
  first?: Scalars['Int']['input'];
  levels: InputMaybe<Array<Scalars['String']['input']>>;
  search: InputMaybe<Scalars['String']['input']>;
  withinActing?: Scalars['Boolean']['input'];
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


export type QueryActivitySessionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryActivitySupporterChoicesArgs = {
  siteId: Scalars['ID']['input'];
};


export type QueryAttendanceGridArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['PlainDate']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  sessionId: Scalars['ID']['input'];
  to: Scalars['PlainDate']['input'];
};


export type QueryAuditTrailArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<AuditSort>>;
};


export type QueryBoardMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBoardMembersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<BoardMemberFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<BoardMemberSort>>;
};


export type QueryBulkRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkRunsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  onTheWay?: Scalars['Boolean']['input'];
};


export type QueryCheckSessionDateArgs = {
  input: SessionDateInput;
};


export type QueryCodeListEditionsArgs = {
  list: CodeListName;
};


export type QueryCodeListsArgs = {
  lists: InputMaybe<Array<CodeListName>>;
  on: InputMaybe<Scalars['PlainDate']['input']>;
};


export type QueryCompareRolesArgs = {
  a: Scalars['ID']['input'];
  b: Scalars['ID']['input'];
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ContactFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<ContactSort>>;
};


export type QueryCopyTargetsArgs = {
  from: CopySource;
};


export type QueryCustomListFieldsArgs = {
  section: MaintenanceSection;
  subSection: InputMaybe<Scalars['String']['input']>;
};


export type QueryDataCollectionPeriodsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<DataCollectionPeriodFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<DataCollectionPeriodSort>>;
};


export type QueryDisclosuresArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  personId: Scalars['ID']['input'];
};


export type QueryDoorEventsArgs = {
  date: Scalars['PlainDate']['input'];
  personId: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


export type QueryDoorListArgs = {
  nonce: Scalars['String']['input'];
};


export type QueryDoorPickUpsArgs = {
  date: Scalars['PlainDate']['input'];
  personId: Scalars['ID']['input'];
};


export type QueryDuplicatePairsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  bothAre: InputMaybe<PersonKind>;
  filter: InputMaybe<DuplicateFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<DuplicateSort>>;
  state?: DuplicateState;
};


export type QueryErasurePreviewArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryExplainAccessArgs = {
  input: ExplainAccessInput;
};


export type QueryExplainableUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExplainableUsersArgs = {
  first?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
};


export type QueryExportRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFamilyChoicesArgs = {
  search: Scalars['String']['input'];
};


export type QueryFamilyDayArgs = {
  date: Scalars['String']['input'];
  sessionId: Scalars['ID']['input'];
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFormArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  parentId: InputMaybe<Scalars['ID']['input']>;
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
  tab: InputMaybe<Scalars['String']['input']>;
};


export type QueryFormLibraryArgs = {
  section: MaintenanceSection;
};


export type QueryFormMaintenanceArgs = {
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
};


export type QueryFormTypeChangeArgs = {
  fieldId: Scalars['Int']['input'];
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
  to: FieldType;
};


export type QueryFormVersionArgs = {
  compareWith: InputMaybe<Scalars['Int']['input']>;
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type QueryFormVersionsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  section: MaintenanceSection;
  subSection: Scalars['String']['input'];
};


export type QueryGradeRollOverArgs = {
  programmeYear: Scalars['Int']['input'];
  siteId: Scalars['ID']['input'];
};


export type QueryGradeRollOverChildrenArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  programmeYear: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  siteId: Scalars['ID']['input'];
};


export type QueryGrantableRolesArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryHoursByBandArgs = {
  from: Scalars['PlainDate']['input'];
  organizationId: InputMaybe<Scalars['ID']['input']>;
  to: Scalars['PlainDate']['input'];
};


export type QueryHouseholdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHouseholdListArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<HouseholdFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<HouseholdSort>>;
};


export type QueryHouseholdsOfArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryKioskChildrenArgs = {
  name: Scalars['String']['input'];
};


export type QueryKioskPickUpsArgs = {
  childId: Scalars['ID']['input'];
};


export type QueryMarkHistoryArgs = {
  date: Scalars['PlainDate']['input'];
  personId: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


export type QueryMeetingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMeetingCandidatesArgs = {
  kind: MeetingKind;
  search: InputMaybe<Scalars['String']['input']>;
};


export type QueryMeetingHoursArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<MeetingHoursFilter>;
  first?: Scalars['Int']['input'];
  from: InputMaybe<Scalars['String']['input']>;
  kind: MeetingKind;
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<MeetingHoursSort>>;
  to: InputMaybe<Scalars['String']['input']>;
};


export type QueryMeetingsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<MeetingFilter>;
  first?: Scalars['Int']['input'];
  kind: MeetingKind;
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<MeetingSort>>;
};


export type QueryMergePreviewArgs = {
  loserId: Scalars['ID']['input'];
  winnerId: Scalars['ID']['input'];
};


export type QueryMissingAttendanceArgs = {
  siteId: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMissingDaysArgs = {
  activityId: InputMaybe<Scalars['ID']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: InputMaybe<Scalars['PlainDate']['input']>;
  offset: InputMaybe<Scalars['Int']['input']>;
  siteId: InputMaybe<Scalars['ID']['input']>;
  to: InputMaybe<Scalars['PlainDate']['input']>;
};


export type QueryNotEnteredArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNotEnteredBySiteArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNotificationsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganizationPlacesArgs = {
  first?: Scalars['Int']['input'];
  level: OrganizationLevel;
  search: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrganizationTermsArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryOrganizationTreeArgs = {
  includeInactive?: Scalars['Boolean']['input'];
  unless: InputMaybe<Scalars['String']['input']>;
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


export type QueryOverdueFollowUpsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryParticipantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryParticipantCommunicationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantEmploymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantEnrollmentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantGoalProgressArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantGoalsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantGradesArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryParticipantGridArgs = {
  from: Scalars['PlainDate']['input'];
  personId: Scalars['ID']['input'];
  to: Scalars['PlainDate']['input'];
};


export type QueryParticipantMarksArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantMatchesArgs = {
  input: ParticipantMatchInput;
};


export type QueryParticipantNotesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantReferralsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantServicesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantStaysArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryParticipantTabsArgs = {
  participantId: Scalars['ID']['input'];
};


export type QueryParticipantYearArgs = {
  participantId: Scalars['ID']['input'];
  year: InputMaybe<Scalars['Int']['input']>;
};


export type QueryParticipantsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ParticipantFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<ParticipantSort>>;
};


export type QueryPastedParticipantsArgs = {
  text: Scalars['String']['input'];
};


export type QueryPeopleArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PersonFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<PersonSort>>;
};


export type QueryPeopleToLinkArgs = {
  search: Scalars['String']['input'];
};


export type QueryPeriodOrganizationsArgs = {
  termId: Scalars['ID']['input'];
};


export type QueryPersonBadgeArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryPersonExportsArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryPersonMergedIntoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPersonMergesArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryPersonPhotoArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryPersonPrivacyArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryPersonRelationshipsArgs = {
  personId: Scalars['ID']['input'];
};


export type QueryPersonRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPersonRequestsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PersonRequestFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  scope?: RequestScope;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<PersonRequestSort>>;
};


export type QueryPersonTraitsArgs = {
  on: InputMaybe<Scalars['PlainDate']['input']>;
  personId: Scalars['ID']['input'];
};


export type QueryRelativeSuggestionsArgs = {
  participantId: Scalars['ID']['input'];
};


export type QueryReportingTermArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportingTermObstaclesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportingYearArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportingYearObstaclesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportingYearsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryRequestAssigneesArgs = {
  search?: Scalars['String']['input'];
};


export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRolesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<RoleFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<RoleSort>>;
};


export type QueryRosterArgs = {
  date: Scalars['PlainDate']['input'];
  scope: InputMaybe<RosterScope>;
  search: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QuerySavedRosterArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySavedRosterMembersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ParticipantFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  rosterId: Scalars['ID']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<ParticipantSort>>;
};


export type QuerySavedRostersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<SavedRosterFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<SavedRosterSort>>;
};


export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


export type QuerySchedulePreviewArgs = {
  input: SchedulePreviewInput;
};


export type QuerySearchArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryServiceCategoriesArgs = {
  on: InputMaybe<Scalars['PlainDate']['input']>;
};


export type QueryServicesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ServiceFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<ServiceSort>>;
};


export type QuerySessionApplicantsArgs = {
  first?: Scalars['Int']['input'];
  grades: InputMaybe<Array<Scalars['String']['input']>>;
  offset?: Scalars['Int']['input'];
  on: Scalars['PlainDate']['input'];
  rosterId: InputMaybe<Scalars['ID']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionCalendarArgs = {
  from: Scalars['PlainDate']['input'];
  sessionId: Scalars['ID']['input'];
  to: Scalars['PlainDate']['input'];
};


export type QuerySessionCalendarChoicesArgs = {
  siteId: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySessionCalendarDatesArgs = {
  from: Scalars['PlainDate']['input'];
  roomId: InputMaybe<Scalars['ID']['input']>;
  siteId: InputMaybe<Scalars['ID']['input']>;
  staffId: InputMaybe<Scalars['ID']['input']>;
  to: Scalars['PlainDate']['input'];
};


export type QuerySessionConflictsArgs = {
  input: SessionConflictsInput;
};


export type QuerySessionDatesArgs = {
  first?: Scalars['Int']['input'];
  from: Scalars['PlainDate']['input'];
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionPlacesArgs = {
  ended?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionReachWarningsArgs = {
  on: Scalars['PlainDate']['input'];
  personIds: Array<Scalars['ID']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionStaffChoicesArgs = {
  first?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  siteId: Scalars['ID']['input'];
};


export type QuerySessionWaitingArgs = {
  sessionId: Scalars['ID']['input'];
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


export type QuerySessionsAheadArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  days?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySiteCalendarEntriesArgs = {
  from: Scalars['PlainDate']['input'];
  siteId: InputMaybe<Scalars['ID']['input']>;
  to: Scalars['PlainDate']['input'];
};


export type QuerySiteEventArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySiteEventsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<SiteEventFilter>;
  first?: Scalars['Int']['input'];
  month: InputMaybe<Scalars['PlainDate']['input']>;
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  siteId: InputMaybe<Scalars['ID']['input']>;
  sort: InputMaybe<Array<SiteEventSort>>;
};


export type QuerySiteGradesArgs = {
  siteId: Scalars['ID']['input'];
};


export type QuerySiteMonthsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<SiteMonthFilter>;
  first?: Scalars['Int']['input'];
  month: Scalars['PlainDate']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<SiteMonthSort>>;
};


export type QuerySiteRoomsArgs = {
  siteId: Scalars['ID']['input'];
};


export type QueryStaffArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StaffFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<StaffSort>>;
};


export type QueryStaffMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStaffTrainingArgs = {
  personId: Scalars['ID']['input'];
  year: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStayOutlookArgs = {
  endsOn: InputMaybe<Scalars['PlainDate']['input']>;
  id: Scalars['ID']['input'];
  startsOn: Scalars['PlainDate']['input'];
};


export type QueryTeacherArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeacherChoicesArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  search: Scalars['String']['input'];
};


export type QueryTeacherLinksArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  participantId: Scalars['ID']['input'];
};


export type QueryTeachersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<TeacherFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<TeacherSort>>;
};


export type QueryTodaysSessionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<UserFilter>;
  first?: Scalars['Int']['input'];
  offset: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Array<UserSort>>;
};


export type QueryValueOriginsArgs = {
  personId: Scalars['ID']['input'];
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
  /** A place for that day alone, which takes nobody else’s: so nobody is sent away at the door. */
  dayOnly?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Why the child waits, or why there are more than places; at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** For a session that has a limit; `ask` when left out. */
  whenFull?: InputMaybe<WhenFull>;
};

/** Answer of quickAddParticipant. */
export type QuickAddParticipantPayload = {
  __typename: 'QuickAddParticipantPayload';
  /** The participant. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The participant's row on the roster of the day; none for a child who waits. */
  row: Maybe<RosterRow>;
  /** Whether the child waits for a place now. */
  waiting: Maybe<Scalars['Boolean']['output']>;
};

/** A record was changed. It says that, and nothing of what. */
export type RecordChange = {
  __typename: 'RecordChange';
  /** Who changed it last, as far as the caller may know. */
  changedBy: Scalars['String']['output'];
  /** Whether that was the caller, in another window. */
  changedByYou: Scalars['Boolean']['output'];
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: RecordKind;
  /** Its version now. */
  version: Scalars['Int']['output'];
};

/** Kinds of records that tell when they change. */
export type RecordKind =
  | 'activity'
  | 'household'
  | 'organization'
  | 'person'
  | 'role'
  | 'roster';

/** One of open, in_progress, completed, declined. */
export type ReferralStatus =
  | 'completed'
  | 'declined'
  | 'in_progress'
  | 'open';

/** A day that was left as it is. */
export type RefusedDay = {
  __typename: 'RefusedDay';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** Why, in words. */
  message: Scalars['String']['output'];
  /** The session. */
  sessionId: Scalars['ID']['output'];
};

/** Either person of a relationship, with how to reach them. */
export type RelatedPerson = {
  __typename: 'RelatedPerson';
  /** Street and number. */
  addressLine1: Maybe<Scalars['String']['output']>;
  /** Apartment or the like. */
  addressLine2: Maybe<Scalars['String']['output']>;
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** School grade, of a participant. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Whether a board member. */
  isBoardMember: Scalars['Boolean']['output'];
  /** Whether a contact. */
  isContact: Scalars['Boolean']['output'];
  /** Whether a participant. */
  isParticipant: Scalars['Boolean']['output'];
  /** Whether staff. */
  isStaff: Scalars['Boolean']['output'];
  /** Whether a teacher. */
  isTeacher: Scalars['Boolean']['output'];
  /** Last name; empty for who has one name. */
  lastName: Scalars['String']['output'];
  /** Another phone number, E.164. */
  otherPhone: Maybe<Scalars['String']['output']>;
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** ZIP code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** State. */
  state: Maybe<Scalars['String']['output']>;
  /** Of a participant, whether here, to come or left. */
  stay: Maybe<StayStanding>;
  /** Version to send when the person is edited. */
  version: Scalars['Int']['output'];
};

/** What a person is to a participant, and what they may and must not. */
export type Relationship = {
  __typename: 'Relationship';
  /** The how-manieth to call in an emergency; none is nobody to call. */
  emergencyOrder: Maybe<Scalars['Int']['output']>;
  /** When the relationship ended. */
  endedOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the relationship. */
  id: Scalars['ID']['output'];
  /** What the participant is to the other person, in words: Child. */
  inverse: Scalars['String']['output'];
  /** Whether parent or legal guardian. */
  isGuardian: Scalars['Boolean']['output'];
  /** Whether the restriction is in force today. */
  isInForce: Scalars['Boolean']['output'];
  /** Whether a primary contact. */
  isPrimary: Scalars['Boolean']['output'];
  /** Whether there is a contact restriction. */
  isRestricted: Scalars['Boolean']['output'];
  /** What the other person is to the participant. */
  kind: RelationshipKind;
  /** The same in words: Mother. */
  label: Scalars['String']['output'];
  /** Whether they live together. */
  livesWith: Scalars['Boolean']['output'];
  /** Whether the child may be released to them, as was ticked: a restriction in force wins. */
  mayPickUp: Scalars['Boolean']['output'];
  /** The other person. */
  other: RelatedPerson;
  /** The participant. */
  participant: RelatedPerson;
  /** First day of the restriction; none is from always. */
  restrictedFrom: Maybe<Scalars['PlainDate']['output']>;
  /** Last day of the restriction; none is until further notice. */
  restrictedTo: Maybe<Scalars['PlainDate']['output']>;
  /** What the restriction says. */
  restrictionText: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** What the other person is to the participant. */
export type RelationshipKind =
  | 'aunt_uncle'
  | 'caregiver'
  | 'case_worker'
  | 'cousin'
  | 'family_friend'
  | 'father'
  | 'foster_parent'
  | 'grandparent'
  | 'legal_guardian'
  | 'mother'
  | 'neighbor'
  | 'other'
  | 'other_relative'
  | 'parent'
  | 'sibling'
  | 'step_parent';

/** Answer of the mutations of relationships. */
export type RelationshipsPayload = {
  __typename: 'RelationshipsPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The relationships as they are now; none that was removed. */
  relationships: Maybe<Array<Relationship>>;
};

/** What agrees. */
export type RelativeReason =
  /** The same address. */
  | 'address'
  /** The same phone number. */
  | 'phone'
  /** Related to a sibling of the child. */
  | 'sibling'
  /** The same surname, or part of it, at the same site. */
  | 'surname';

/** Somebody who may be a relative of a participant. */
export type RelativeSuggestion = {
  __typename: 'RelativeSuggestion';
  /** What they may be to the participant. */
  kind: RelationshipKind;
  /** Who. */
  person: RelatedPerson;
  /** Why. */
  reasons: Array<RelativeReason>;
  /** How likely, 0 to 100. */
  score: Scalars['Int']['output'];
};

/** An adult to take off a day, or to bring back. */
export type RemoveAdultInput = {
  /** Id of the row. */
  id: Scalars['ID']['input'];
  /** True brings it back. */
  restore?: Scalars['Boolean']['input'];
};

/** What became of removing a file. */
export type RemoveFilePayload = {
  __typename: 'RemoveFilePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Id of the file that is gone. */
  removedId: Maybe<Scalars['ID']['output']>;
};

/** A meeting to remove, or to bring back. */
export type RemoveMeetingInput = {
  /** The meeting. */
  id: Scalars['ID']['input'];
  /** True brings a removed one back. */
  restore?: Scalars['Boolean']['input'];
};

/** What removing a passkey led to. */
export type RemovePasskeyPayload = {
  __typename: 'RemovePasskeyPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** True: it is gone. */
  removed: Maybe<Scalars['Boolean']['output']>;
};

/** Answer of removing a period. */
export type RemovePeriodPayload = {
  __typename: 'RemovePeriodPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** What was removed. */
  removedId: Maybe<Scalars['ID']['output']>;
};

/** Whom to remove, and as what. */
export type RemovePersonInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
  /** As what the person is removed; what else the person is stays. */
  kind: PersonKind;
};

/** Places of a session that were given by mistake. */
export type RemovePlacesInput = {
  /** The places, 1 to 500. */
  ids: Array<Scalars['ID']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Answer of removeRole. */
export type RemoveRolePayload = {
  __typename: 'RemoveRolePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The role that is gone. */
  removedId: Maybe<Scalars['ID']['output']>;
};

/** A roster to remove, or to bring back. */
export type RemoveRosterInput = {
  /** The roster. */
  id: Scalars['ID']['input'];
  /** True brings a removed roster back. */
  restore?: Scalars['Boolean']['input'];
};

/** A service to remove, or to bring back. */
export type RemoveServiceInput = {
  /** The service. */
  id: Scalars['ID']['input'];
  /** True brings a removed one back. */
  restore?: Scalars['Boolean']['input'];
};

/** Events to take away from the sites in sight. */
export type RemoveSiteEventsInput = {
  /** At most 200. */
  events: Array<SiteEventRef>;
};

/** What removing came to. */
export type RemoveSiteEventsPayload = {
  __typename: 'RemoveSiteEventsPayload';
  /** What was done, or would be. */
  effects: Maybe<SiteCalendarEffects>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A view to remove, or to bring back. */
export type RemoveViewInput = {
  /** The view. */
  id: Scalars['ID']['input'];
  /** True brings a removed view back. */
  restore?: Scalars['Boolean']['input'];
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

/** A reporting term. */
export type ReportingTerm = {
  __typename: 'ReportingTerm';
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the term. */
  id: Scalars['ID']['output'];
  /** Which part of the year it is. */
  kind: ReportingTermKind;
  /** Its name. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** Its reporting year. */
  yearId: Maybe<Scalars['ID']['output']>;
};

/** Part of the reporting year that a term is; `year` is the term that comes with a year and follows it. */
export type ReportingTermKind =
  | 'fall'
  | 'school_year'
  | 'spring'
  | 'summer'
  | 'year';

/** A reporting year. */
export type ReportingYear = {
  __typename: 'ReportingYear';
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the year. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** The term of the same name and dates that came with it. */
  termId: Maybe<Scalars['ID']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A reporting year by name. */
export type ReportingYearRef = {
  __typename: 'ReportingYearRef';
  /** Id of the year. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A user who may see to requests. */
export type RequestAssignee = {
  __typename: 'RequestAssignee';
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** Name as the tenant calls them. */
  name: Scalars['String']['output'];
};

/** Which requests: those that wait, are overdue, wait for the caller, are decided, or all. */
export type RequestScope =
  | 'all'
  | 'decided'
  | 'mine'
  | 'overdue'
  | 'waiting';

/** What resetting the ways of signing in led to. */
export type ResetSignInPayload = {
  __typename: 'ResetSignInPayload';
  /** How many links to identity providers were removed; null when there are problems. */
  identities: Maybe<Scalars['Int']['output']>;
  /** How many passkeys were removed; null when there are problems. */
  passkeys: Maybe<Scalars['Int']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A stay as it was before it was changed, ended, moved or removed. */
export type RestoreStayInput = {
  /** Why it ended. */
  endReason?: InputMaybe<Scalars['String']['input']>;
  /** Last day; none: it went on. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The stay. */
  id: Scalars['ID']['input'];
  /** The stay that began in its place, by a move; it is removed. */
  instead?: InputMaybe<StayReadInput>;
  /** The stay that had ended by the move to it, where a removed one comes back: it says so again. */
  movedFrom?: InputMaybe<Scalars['ID']['input']>;
  /** The participant. */
  personId: Scalars['ID']['input'];
  /** Every programme that it had, at most 50. */
  programmes: Array<ProgrammeInput>;
  /** The site. */
  siteId: Scalars['ID']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
  /** The version that it has now; none: it was removed. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A token that has been ended. */
export type RevokeApiTokenPayload = {
  __typename: 'RevokeApiTokenPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The token; null when there are problems. */
  token: Maybe<ApiToken>;
};

/** A badge that stopped working. */
export type RevokeBadgePayload = {
  __typename: 'RevokeBadgePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A link that was ended. */
export type RevokeCalendarFeedPayload = {
  __typename: 'RevokeCalendarFeedPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Its id. */
  revokedId: Maybe<Scalars['ID']['output']>;
};

/** A kiosk that was ended. */
export type RevokeKioskPayload = {
  __typename: 'RevokeKioskPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Its id. */
  revokedId: Maybe<Scalars['ID']['output']>;
};

/** How many sessions were ended. */
export type RevokeSessionsPayload = {
  __typename: 'RevokeSessionsPayload';
  /** Sessions that were ended; null when there are problems. */
  ended: Maybe<Scalars['Int']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A named set of permission entries, tied to the levels it may be granted at. It belongs to the tenant, to no organization. */
export type Role = {
  __typename: 'Role';
  /** Whether the caller may change it: at the top, with the right to, and it holds no more than the caller has. */
  editable: Scalars['Boolean']['output'];
  /** Its entries in the order of the catalogue. */
  entries: Array<RoleEntry>;
  /** How many entries it has. */
  entryCount: Scalars['Int']['output'];
  /** Accesses that grant it at or beneath the acting organization, ended ones too. */
  grantCount: Scalars['Int']['output'];
  /** Whether it is the role that the caller acts with. */
  held: Scalars['Boolean']['output'];
  /** Id of the role. */
  id: Scalars['ID']['output'];
  /** Key of a standard role; null for one of the tenant’s own. */
  key: Maybe<Scalars['String']['output']>;
  /** Levels of organizations it may be granted at; none for the guest. */
  levels: Array<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The entries a standard role is shipped with; null for a role of the tenant’s own. */
  shippedEntries: Maybe<Array<RoleEntry>>;
  /** Users who have it at or beneath the acting organization. */
  userCount: Scalars['Int']['output'];
  /** Version to send when it is changed. */
  version: Scalars['Int']['output'];
};

/** A page of the roles list. */
export type RoleConnection = {
  __typename: 'RoleConnection';
  /** The rows with their cursors. */
  edges: Array<RoleEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Role>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A place where two roles differ. */
export type RoleDifference = {
  __typename: 'RoleDifference';
  /** What the second role holds there; null denies. */
  after: Maybe<Scalars['String']['output']>;
  /** What the first role holds there; null denies. */
  before: Maybe<Scalars['String']['output']>;
  /** Section of the catalogue. */
  section: Scalars['String']['output'];
  /** Subsection. */
  subSection: Scalars['String']['output'];
  /** Tab, or the verb of an entry of its own. */
  tab: Maybe<Scalars['String']['output']>;
};

/** A role as a document. */
export type RoleDocument = {
  __typename: 'RoleDocument';
  /** JSON text. */
  content: Scalars['String']['output'];
  /** Name to store it under. */
  fileName: Scalars['String']['output'];
};

/** A row with its cursor. */
export type RoleEdge = {
  __typename: 'RoleEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Role;
};

/** One permission entry of a role. What has no entry is denied. */
export type RoleEntry = {
  __typename: 'RoleEntry';
  /** Section of the catalogue, such as `people`. */
  section: Scalars['String']['output'];
  /** Subsection, such as `participants`. */
  subSection: Scalars['String']['output'];
  /** Tab, or `delete`, `export`, `import`; null for the subsection itself. */
  tab: Maybe<Scalars['String']['output']>;
  /** One of deny, allow-view, allow-edit, allow-delete, allow-export, allow-import. */
  value: Scalars['String']['output'];
};

/** One permission entry. */
export type RoleEntryInput = {
  /** Section of the catalogue. */
  section: Scalars['String']['input'];
  /** Subsection. */
  subSection: Scalars['String']['input'];
  /** Tab, or `delete`, `export`, `import`; left out for the subsection itself. */
  tab?: InputMaybe<Scalars['String']['input']>;
  /** One of deny, allow-view, allow-edit, allow-delete, allow-export, allow-import. */
  value: Scalars['String']['input'];
};

/** Rules joined by `match`. */
export type RoleFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<RoleFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<RoleFilterRule>;
};

/** Fields that the Role list can be filtered by. */
export type RoleFilterField =
  | 'kind'
  | 'level'
  | 'name'
  | 'users';

/** Rules that count as one. */
export type RoleFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<RoleFilterRule>;
};

/** One comparison. */
export type RoleFilterRule = {
  /** The field to compare. */
  field: RoleFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What one role may do with a field. */
export type RoleMode = {
  __typename: 'RoleMode';
  /** Its mode. */
  mode: EffectiveMode;
  /** The role. */
  roleId: Scalars['ID']['output'];
};

/** What one role may do with a field. */
export type RoleModeInput = {
  /** Its mode. */
  mode: EffectiveMode;
  /** The role. */
  roleId: Scalars['ID']['input'];
};

/** Modes by role. */
export type RoleModesValue = {
  __typename: 'RoleModesValue';
  /** One for each role that is named. */
  roleModes: Array<RoleMode>;
};

/** A role after a change. */
export type RolePayload = {
  __typename: 'RolePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The role; null when nothing was changed. */
  role: Maybe<Role>;
};

/** Whether one role has to answer a field. */
export type RoleRequired = {
  __typename: 'RoleRequired';
  /** Whether it has to. */
  required: Scalars['Boolean']['output'];
  /** The role. */
  roleId: Scalars['ID']['output'];
};

/** Whether one role has to answer a field. */
export type RoleRequiredInput = {
  /** Whether it has to. */
  required: Scalars['Boolean']['input'];
  /** The role. */
  roleId: Scalars['ID']['input'];
};

/** One sort key. */
export type RoleSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: RoleSortField;
};

/** Fields that the Role list can be sorted by. */
export type RoleSortField =
  | 'entries'
  | 'kind'
  | 'name'
  | 'users';

/** A roll-over of a site into a programme year. */
export type RollGradesInput = {
  /** The year in which the programme year begins. */
  programmeYear: Scalars['Int']['input'];
  /** Who repeats the grade, at most 500. */
  repeat?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The site. */
  siteId: Scalars['ID']['input'];
};

/** A child whom a roll-over would take to another grade. */
export type RollOverChild = {
  __typename: 'RollOverChild';
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** The grade now. */
  grade: Scalars['String']['output'];
  /** The participant. */
  id: Scalars['ID']['output'];
  /** The grade then; none: they graduate. */
  next: Maybe<Scalars['String']['output']>;
};

/** A page of the children of a roll-over. */
export type RollOverChildren = {
  __typename: 'RollOverChildren';
  /** By grade, then by name. */
  nodes: Array<RollOverChild>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** A room of a site. */
export type Room = {
  __typename: 'Room';
  /** How many people it holds. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** Id of the room. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** True when it is offered no more; sessions that meet there keep it. */
  retired: Scalars['Boolean']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** Answer of saveRoom and removeRoom. */
export type RoomPayload = {
  __typename: 'RoomPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The room as it is now. */
  room: Maybe<Room>;
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

/** Participants to put on a roster, or to take off it. */
export type RosterMembersInput = {
  /** Ids of the persons, at most 500. */
  personIds: Array<Scalars['ID']['input']>;
  /** The roster. */
  rosterId: Scalars['ID']['input'];
};

/** Which members changed. */
export type RosterMembersPayload = {
  __typename: 'RosterMembersPayload';
  /** Who was put on it or taken off it; those it had, or had not, before are left out. */
  changedIds: Array<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The roster as it now is; null beside problems. */
  roster: Maybe<SavedRoster>;
};

/** The roster as it now is. */
export type RosterPayload = {
  __typename: 'RosterPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The roster; null beside problems. */
  roster: Maybe<SavedRoster>;
};

/** What finds the members of a roster by rule. */
export type RosterQuestion = {
  __typename: 'RosterQuestion';
  /** Groups of conditions, each of which counts as one. */
  groups: Array<RosterRuleGroup>;
  /** Whether all conditions must hold, or any. */
  match: FilterMatch;
  /** The conditions. */
  rules: Array<RosterRule>;
  /** Text that their names or ids contain. */
  search: Maybe<Scalars['String']['output']>;
};

/** What finds the members of a roster by rule: as the participants list is asked. */
export type RosterQuestionInput = {
  /** Conditions on fields. */
  filter?: InputMaybe<ParticipantFilter>;
  /** Text that names or ids contain. */
  search?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether you set it yourself. */
  changedByYou: Scalars['Boolean']['output'];
  /** Who may not have contact with the child. */
  contactRestriction: Maybe<Scalars['String']['output']>;
  /** Until when, for Present; none while the participant is still there. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Whether the participant is enrolled in the session on this date. */
  enrolled: Scalars['Boolean']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The Participant ID, where another participant here has the same name, whatever case and accents; none where the name says who it is. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** School grade: PK, K, 1 to 12. */
  grade: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** Name the child goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** How the mark was made; none while there is no mark. */
  source: Maybe<MarkSource>;
  /** From when, for Present. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Status on this date; Enrolled while not marked. */
  status: AttendanceStatus;
  /** Version to send with a mark; 0 while there is none. */
  version: Scalars['Int']['output'];
};

/** One condition of a roster by rule. */
export type RosterRule = {
  __typename: 'RosterRule';
  /** Which field of the tenant’s own. */
  customFieldId: Maybe<Scalars['Int']['output']>;
  /** A field of the participants list; `custom` with `customFieldId` is one of the tenant’s own. */
  field: Scalars['String']['output'];
  /** How it is compared. */
  mode: FilterMode;
  /** What it is compared with. */
  value: Maybe<Scalars['String']['output']>;
};

/** Conditions of a roster that count as one. */
export type RosterRuleGroup = {
  __typename: 'RosterRuleGroup';
  /** The conditions, joined the other way round than the others. */
  rules: Array<RosterRule>;
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

/** An answer within a row of a subform. */
export type RowAnswer = {
  __typename: 'RowAnswer';
  /** The column. */
  fieldId: Scalars['Int']['output'];
  /** What it holds. */
  value: Maybe<FieldValue>;
};

/** Rows of a subform. */
export type RowsValue = {
  __typename: 'RowsValue';
  /** The rows, in order. */
  rows: Array<FormRow>;
};

/** An access of a user, new or changed. */
export type SaveAccessInput = {
  /** Last day, included; none: without end. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The access to change; none: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The acting organization or one beneath it. */
  organizationId: Scalars['ID']['input'];
  /** A role that is tied to the level of the organization. */
  roleId: Scalars['ID']['input'];
  /** First day; none: at once. */
  startsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Whose access. */
  userId: Scalars['ID']['input'];
  /** Version that was read, for a change; a newer one refuses with STALE_VERSION. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Term, support and staff of an activity, as they are to be. */
export type SaveActivityProgramInput = {
  /** Funders, at most 20. */
  funderIds?: Array<Scalars['ID']['input']>;
  /** The activity. */
  id: Scalars['ID']['input'];
  /** Code of the tenant’s own category. */
  ownCategory?: InputMaybe<Scalars['String']['input']>;
  /** Partners, at most 20. */
  partnerIds?: Array<Scalars['ID']['input']>;
  /** Staff of the site who work at it; its sessions begin with them. */
  staffIds?: Array<Scalars['ID']['input']>;
  /** The reporting term that it belongs to; none: the whole year. Sessions outside of it stay as they are. */
  termId?: InputMaybe<Scalars['ID']['input']>;
  /** The `programVersion` that was read. */
  version: Scalars['Int']['input'];
};

/** Adults at one session on one day. */
export type SaveAdultsInput = {
  /** Who is there, at most 100 at once. Whoever is there already is left as they are. */
  adults: Array<AdultFields>;
  /** The day, `yyyy-MM-dd`. */
  date: Scalars['String']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** A batch of marks of one session date. It is saved whole or not at all. */
export type SaveAttendanceInput = {
  /** The activity; when given, the session must be one of it. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** Save although somebody would be there much longer than the session lasts: the answer to ATTENDANCE_LONG. */
  allowLong?: InputMaybe<Scalars['Boolean']['input']>;
  /** Save although the participant is present in another session at this time: the answer to ATTENDANCE_OVERLAP. */
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also close the day as taken. */
  closeDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** Give participants of the site a place in the session for this date: the answer to ATTENDANCE_NOT_ENROLLED. Whoever cannot have one, without a stay there or removed, is VALIDATION. */
  enrollMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of this save, made by the client: repeating it with the same content changes nothing and answers the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The marks, 1 to 500, each participant once. */
  marks: Array<MarkAttendanceInput>;
  /** Overwrite marks that somebody else changed meanwhile: the answer to a ConflictProblem. */
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why the day is entered or changed so late, at most 500 characters: the answer to ATTENDANCE_LATE. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
  /** Whoever is marked present without a start time is there from now on, by the site's clock: on the site's today alone. On any other day the planned times are taken. */
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

/** The whole list of a meeting; whoever is not named is taken off it. */
export type SaveAttendeesInput = {
  /** Who is on it, at most 300. */
  attendees: Array<MeetingAttendeeFields>;
  /** The meeting. */
  meetingId: Scalars['ID']['input'];
  /** The version of the meeting that was read. */
  version: Scalars['Int']['input'];
};

/** The tenant’s own version of a list. */
export type SaveCodeListInput = {
  /** All codes, in order, at most 300. */
  codes: Array<ListCodeInput>;
  /** First day on which it holds. */
  effectiveOn: Scalars['PlainDate']['input'];
  /** The list. */
  list: CodeListName;
};

/** One employment as it is to be. */
export type SaveEmploymentInput = {
  /** Day of the background check. */
  backgroundCheckedOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** paid or volunteer. */
  compensation?: InputMaybe<Scalars['String']['input']>;
  /** 21st_cclc or other. */
  funding?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  hiredOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The employment; none: a further one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last day. */
  leftOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The organization that employs; of an employment on record it stays as it is. */
  organizationId: Scalars['ID']['input'];
  /** The staff member. */
  personId: Scalars['ID']['input'];
  /** Staff type. */
  staffType?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Unsaved answers to keep: all that differ from what is stored. */
export type SaveFormDraftInput = {
  /** The record; none: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What else the page keeps, as JSON of at most 100,000 signs. Nothing but the page reads it. */
  more?: InputMaybe<Scalars['String']['input']>;
  /** The section. */
  section: MaintenanceSection;
  /** The part of the section. */
  subSection: Scalars['String']['input'];
  /** The answers; none, and nothing else, discards the draft. */
  values: Array<FieldEditInput>;
  /** Version of the record that they began from. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answers to save. What is not named stays. */
export type SaveFormInput = {
  /** What to do although somebody alike is on record. */
  forceMode?: InputMaybe<FormForceMode>;
  /** With `update`: the one on record. */
  forceModeId?: InputMaybe<Scalars['ID']['input']>;
  /** The record; none: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What a new record belongs to: the site of a participant or an activity, the parent of an organization. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The section. */
  section: MaintenanceSection;
  /** The part of the section. */
  subSection: Scalars['String']['input'];
  /** Only fields of this tab have to be complete; null: the whole form. */
  tab?: InputMaybe<Scalars['String']['input']>;
  /** The answers, at most 1,000. */
  values: Array<FieldEditInput>;
  /** Version of the record that was read; a newer one refuses with STALE_VERSION and what differs. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A definition to save: the whole of it. */
export type SaveFormMaintenanceInput = {
  /** Version that was read. When a newer one is there by now, both are merged. */
  baseVersion: Scalars['Int']['input'];
  /** All fields, in order, at most 500. */
  fields: Array<FieldDesignInput>;
  /** What to say about the version, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The section. */
  section: MaintenanceSection;
  /** The part of the section. */
  subSection: Scalars['String']['input'];
  /** All tabs, in order. */
  tabs: Array<FormTabInput>;
};

/** Answer of saveFormMaintenance and restoreFormVersion. */
export type SaveFormMaintenancePayload = {
  __typename: 'SaveFormMaintenancePayload';
  /** The form as it is now. */
  maintenance: Maybe<FormMaintenance>;
  /** What was merged, when somebody else had saved meanwhile. */
  merge: Maybe<FormMerge>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Answer of saveForm. */
export type SaveFormPayload = {
  __typename: 'SaveFormPayload';
  /** The form as it is stored now. */
  form: Maybe<Form>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Levels to rename. */
export type SaveLevelNamesInput = {
  /** The levels, each once. */
  levels: Array<LevelNameInput>;
};

/** Answer of saveLevelNames. */
export type SaveLevelNamesPayload = {
  __typename: 'SaveLevelNamesPayload';
  /** All nine levels as they are now. */
  levelNames: Maybe<Array<LevelNameSetting>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Fields to keep as an entry of the tenant’s library. */
export type SaveLibraryEntryInput = {
  /** What it is for. */
  description?: Scalars['String']['input'];
  /** Its fields, at most 100. */
  fields: Array<FieldDesignInput>;
  /** What it belongs to. */
  group: Scalars['String']['input'];
  /** The entry to change; none: a new one. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** What it is called. */
  label: Scalars['String']['input'];
  /** The section whose forms it is for. */
  section: MaintenanceSection;
};

/** A meeting to add or to change. */
export type SaveMeetingInput = {
  /** A new one expects the attendees of this one. */
  attendeesOf?: InputMaybe<Scalars['ID']['input']>;
  /** Stored files, at most 20; as they are when left out. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The meeting to change; none adds one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Which kind it is; it stays. */
  kind: MeetingKind;
  /** Where a new one belongs; the acting organization when left out. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Organizations on record that took part, at most 50; as they are when left out. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What it says. */
  values: MeetingFields;
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A request to enter or to change. */
export type SavePrivacyRequestInput = {
  /** The request to change; none enters one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The person whom it is about. */
  personId: Scalars['ID']['input'];
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A reporting term to make, or to change when it has an id. */
export type SaveReportingTermInput = {
  /** Last day. */
  endsOn: Scalars['PlainDate']['input'];
  /** The year to change; a new one if left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Which part of the year it is; `year` cannot be chosen. */
  kind: ReportingTermKind;
  /** Its name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
  /** The version that was read; needed to change one. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Its reporting year, within whose dates it lies. */
  yearId: Scalars['ID']['input'];
};

/** Answer of saveReportingTerm. */
export type SaveReportingTermPayload = {
  __typename: 'SaveReportingTermPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The term as it is now. */
  reportingTerm: Maybe<ReportingTerm>;
};

/** A reporting year to make, or to change when it has an id. */
export type SaveReportingYearInput = {
  /** Last day. */
  endsOn: Scalars['PlainDate']['input'];
  /** The year to change; a new one if left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** First day. */
  startsOn: Scalars['PlainDate']['input'];
  /** The version that was read; needed to change one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of saveReportingYear. */
export type SaveReportingYearPayload = {
  __typename: 'SaveReportingYearPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The year as it is now. */
  reportingYear: Maybe<ReportingYear>;
};

/** A role as it is to be, whole. */
export type SaveRoleInput = {
  /** Yes to losing rights oneself, where it is the caller’s own role. */
  confirmOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Every entry it is to have, at most 1,000. */
  entries: Array<RoleEntryInput>;
  /** The role; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Levels it may be granted at. */
  levels: Array<Scalars['String']['input']>;
  /** Its name, at most 80 characters, once in the tenant. */
  name: Scalars['String']['input'];
  /** Version that was read; a newer one refuses with a ConflictProblem. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A new room, or what an existing one is to be. */
export type SaveRoomInput = {
  /** How many people it holds. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** The room to change; none adds one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 100 characters, once at the site. */
  name: Scalars['String']['input'];
  /** The site of a new one. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read, of an existing one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A roster to make or to change. */
export type SaveRosterInput = {
  /** The roster to change; none makes one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What it is for, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Where a new roster belongs; the acting organization when left out. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes it a roster by rule, or changes its rule. */
  question?: InputMaybe<RosterQuestionInput>;
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A service to enter or to change. */
export type SaveServiceInput = {
  /** Answers of the tenant’s own fields that change; the path of a problem is the id of its field. */
  answers?: InputMaybe<Array<FieldEditInput>>;
  /** The service to change; none enters one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Who was served, at most 100. */
  personIds: Array<Scalars['ID']['input']>;
  /** What it says. */
  values: ServiceFields;
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A new session, or what an existing one is to be. All fields are written. */
export type SaveSessionInput = {
  /** The activity of a new one. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** How many places it has; none: as many as come. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** True: only what it would do; nothing is written. */
  dryRun?: Scalars['Boolean']['input'];
  /** When they usually end, where no pattern says it. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** Last day, two years later at most; none where `meetings` says the end. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Of an existing one: dates before this day stay as they are. */
  from?: InputMaybe<Scalars['PlainDate']['input']>;
  /** The session to change; none makes a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Every day that it leaves out; left away, those on record stay. Moved days always stay. */
  leftOut?: InputMaybe<Array<LeftOutDateInput>>;
  /** Where it meets, without a room; at most 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** After how many meetings it ends; closed days are none. */
  meetings?: InputMaybe<Scalars['Int']['input']>;
  /** Its name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Its patterns, at most 14; none for what is open without a schedule. Several times on one day make several sessions of one series. */
  patterns: Array<SchedulePatternInput>;
  /** A room of the site; its name becomes the location. */
  roomId?: InputMaybe<Scalars['ID']['input']>;
  /** Staff of the site who lead it; left away, they stay as they are. */
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When its dates usually begin, where no pattern says it. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** First day of the run; weeks and months are counted from it. */
  startsOn: Scalars['PlainDate']['input'];
  /** The version that was read, of an existing one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of saveSession and endSession. */
export type SaveSessionPayload = {
  __typename: 'SaveSessionPayload';
  /** The session first, then siblings that were made. Empty where the schedule stayed as it was. */
  changes: Maybe<Array<SessionChange>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The session as it is now; null when nothing was written. */
  session: Maybe<Session>;
};

/** Closing or special days for one or many sites. */
export type SaveSiteEventInput = {
  /** True: these are all sites of the acting organization, and those that join it later get the current and coming days too. */
  allSites?: Scalars['Boolean']['input'];
  /** The days, at most 366. */
  dates: Array<Scalars['PlainDate']['input']>;
  /** When they close. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** None for a new event. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the caller, for a new event: the same sent twice is added once. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Closed or special. */
  kind: SiteEventKind;
  /** What for, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** The sites, at or beneath the acting organization. Sites in sight that are left out leave the event. */
  siteIds: Array<Scalars['ID']['input']>;
  /** When the sites open on a special day. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** The version that was read, of one that is there already. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The event, and what came of it. */
export type SaveSiteEventPayload = {
  __typename: 'SaveSiteEventPayload';
  /** What was done, or would be. */
  effects: Maybe<SiteCalendarEffects>;
  /** As it is now; none for a preview. */
  event: Maybe<SiteEvent>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** A tag to make or to change. */
export type SaveTagInput = {
  /** How it looks. */
  colour: TagColour;
  /** The tag to change; none makes one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The word, at most 40 characters. */
  name: Scalars['String']['input'];
  /** True: nobody is given it any more. */
  retired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Settings of the tenant. */
export type SaveTenantSettingsInput = {
  /** Language: `en`. */
  language: Scalars['String']['input'];
  /** Name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Time zone, an IANA name such as `America/New_York`. */
  timeZone: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Answer of saveTenantSettings. */
export type SaveTenantSettingsPayload = {
  __typename: 'SaveTenantSettingsPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The settings as they are now. */
  settings: Maybe<TenantSettings>;
};

/** What to change of a user. */
export type SaveUserInput = {
  /** The user. */
  id: Scalars['ID']['input'];
  /** Name in this tenant. */
  name: Scalars['String']['input'];
  /** Version that was read; a newer one refuses with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** A view to make or to change. */
export type SaveViewInput = {
  /** The view to change; none makes one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether everyone at the acting organization and beneath it sees it; takes edit of what the list shows. */
  isShared?: Scalars['Boolean']['input'];
  /** The list, by the name of its table: `people.participants`. */
  list: Scalars['String']['input'];
  /** Its name, at most 80 characters; one of its kind among a person’s views of a list. */
  name: Scalars['String']['input'];
  /** The list’s part of the address. */
  query: Scalars['String']['input'];
  /** The version that was read, with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** A saved group of participants. */
export type SavedRoster = {
  __typename: 'SavedRoster';
  /** When it was made. */
  createdAt: Scalars['Instant']['output'];
  /** Id of the roster. */
  id: Scalars['ID']['output'];
  /** How its members are found. */
  kind: SavedRosterKind;
  /** How many members were chosen; null where a rule finds them. */
  memberCount: Maybe<Scalars['Int']['output']>;
  /** Its name, one of its kind at an organization. */
  name: Scalars['String']['output'];
  /** What it is for. */
  note: Maybe<Scalars['String']['output']>;
  /** The organization that it belongs to. */
  organization: OrganizationRef;
  /** What finds its members; null where they are chosen. */
  question: Maybe<RosterQuestion>;
  /** When it or its members changed last. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of the rosters list. */
export type SavedRosterConnection = {
  __typename: 'SavedRosterConnection';
  /** The rows with their cursors. */
  edges: Array<SavedRosterEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<SavedRoster>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type SavedRosterEdge = {
  __typename: 'SavedRosterEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SavedRoster;
};

/** Rules joined by `match`. */
export type SavedRosterFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<SavedRosterFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<SavedRosterFilterRule>;
};

/** Fields that the SavedRoster list can be filtered by. */
export type SavedRosterFilterField =
  | 'kind'
  | 'name'
  | 'organization'
  | 'organizationId'
  | 'updatedAt';

/** Rules that count as one. */
export type SavedRosterFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<SavedRosterFilterRule>;
};

/** One comparison. */
export type SavedRosterFilterRule = {
  /** The field to compare. */
  field: SavedRosterFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Whether members are chosen by hand (`manual`) or found by conditions each time the roster is opened (`rule`). */
export type SavedRosterKind =
  | 'manual'
  | 'rule';

/** One sort key. */
export type SavedRosterSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: SavedRosterSortField;
};

/** Fields that the SavedRoster list can be sorted by. */
export type SavedRosterSortField =
  | 'kind'
  | 'name'
  | 'organization'
  | 'updatedAt';

/** What is asked of a list, under a name. */
export type SavedView = {
  __typename: 'SavedView';
  /** Id of the view. */
  id: Scalars['ID']['output'];
  /** Whether the list opens with it for the caller. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether the caller made it. */
  isMine: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Who made it. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** The list’s part of the address: search, filters, order, page size and columns. */
  query: Scalars['String']['output'];
  /** The organization with which, and with all beneath it, it is shared; null: with nobody. */
  sharedWith: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** What the caller may do with it. */
  viewerCan: SavedViewRights;
};

/** What the caller may do with a view. */
export type SavedViewRights = {
  __typename: 'SavedViewRights';
  /** Change what it shows, its name, and with whom it is shared. */
  edit: Scalars['Boolean']['output'];
  /** Remove it. */
  remove: Scalars['Boolean']['output'];
};

/** The views of the list as they now are. */
export type SavedViewsPayload = {
  __typename: 'SavedViewsPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The view that was saved or brought back; null beside problems. */
  viewId: Maybe<Scalars['ID']['output']>;
  /** All views of the list that the caller sees. */
  views: Maybe<Array<SavedView>>;
};

/** Answer of reading a badge. */
export type ScanBadgePayload = {
  __typename: 'ScanBadgePayload';
  /** What was done; none when nothing was. */
  done: Maybe<DoorDoneType>;
  /** Whose badge it is, also where checking in is asked about; none for a code that nobody of the site has. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** How a session repeats. Its times are the site’s wall clock. */
export type SchedulePatternInput = {
  /** When it ends, later on the same day. */
  endTime: Scalars['PlainTime']['input'];
  /** By the week or by the month. */
  frequency: PatternFrequency;
  /** Every how many weeks, 26 at most, or months, 12 at most. */
  interval?: Scalars['Int']['input'];
  /** When it begins. */
  startTime: Scalars['PlainTime']['input'];
  /** Weekdays; 0 is Sunday. */
  weekdays: Array<Scalars['Int']['input']>;
  /** Of a monthly pattern: which of the month’s such weekdays, 1 to 4, -1 for the last. */
  weeksOfMonth?: Array<Scalars['Int']['input']>;
};

/** A schedule at a site, before anything is saved. */
export type SchedulePreviewInput = {
  /** Last day, two years later at most; none where `meetings` says the end. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Every day that it leaves out; left away, those on record stay. Moved days always stay. */
  leftOut?: InputMaybe<Array<LeftOutDateInput>>;
  /** After how many meetings it ends; closed days are none. */
  meetings?: InputMaybe<Scalars['Int']['input']>;
  /** Its patterns, at most 14; none for what is open without a schedule. Several times on one day make several sessions of one series. */
  patterns: Array<SchedulePatternInput>;
  /** The session that it is to change: its exceptions count. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** The site. */
  siteId: Scalars['ID']['input'];
  /** First day of the run; weeks and months are counted from it. */
  startsOn: Scalars['PlainDate']['input'];
  /** The term that it must lie in. */
  termId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a schedule would make. */
export type SchedulePreviewPayload = {
  __typename: 'SchedulePreviewPayload';
  /** Every closed day of the site in that time. */
  closures: Maybe<Array<ClosedDay>>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The sessions; null where a problem says why there are none. */
  sessions: Maybe<Array<PlannedSeriesSession>>;
};

/** What a search found of one kind. */
export type SearchGroup = {
  __typename: 'SearchGroup';
  /** How many hold the text. */
  count: ListCount;
  /** The best of them, then those written alike. */
  hits: Array<SearchHit>;
  /** What all of them are. */
  kind: SearchKind;
  /** Page of the client with all that hold the text; null where the role may visit none. */
  listPath: Maybe<Scalars['String']['output']>;
};

/** One thing that a search found. */
export type SearchHit = {
  __typename: 'SearchHit';
  /** Day of birth of a participant. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Local ID of a participant, employee ID of staff. */
  identifier: Maybe<Scalars['String']['output']>;
  /** True of a participant with a contact restriction in force. */
  isRestricted: Scalars['Boolean']['output'];
  /** True of what does not hold the text but is written alike. */
  isSimilar: Scalars['Boolean']['output'];
  /** Level of an organization. */
  level: Maybe<OrganizationLevel>;
  /** Page of the client that shows it. */
  path: Scalars['String']['output'];
  /** Where it belongs: the sites of a person, what an organization stands under, the activity of a session, the address of a household. */
  place: Maybe<Scalars['String']['output']>;
  /** The last day of a person who left, the first of one who is here or to come; null to who may not view registration information. */
  stayDay: Maybe<Scalars['PlainDate']['output']>;
  /** Whether a person is here, is to come or has left. */
  stayState: Maybe<StayState>;
  /** Its name as lists show it. */
  title: Scalars['String']['output'];
};

/** What a search finds. */
export type SearchKind =
  | 'activity'
  | 'board_member'
  | 'contact'
  | 'household'
  | 'organization'
  | 'participant'
  | 'roster'
  | 'session'
  | 'staff'
  | 'teacher';

/** Something that is never given out, such as a password. */
export type SecretValue = {
  __typename: 'SecretValue';
  /** Whether one is set. */
  secret: Scalars['Boolean']['output'];
};

/** What the tenant demands of sessions and passkeys. */
export type SecurityPolicy = {
  __typename: 'SecurityPolicy';
  /** Whether exports need a fresh passkey. */
  confirmExports: Scalars['Boolean']['output'];
  /** Whether changes to users, roles and security need a fresh passkey. */
  confirmPermissions: Scalars['Boolean']['output'];
  /** Seconds without a request after which a session ends. */
  idleSeconds: Scalars['Int']['output'];
  /** The limits of sign-in attempts; they are the same for every tenant and cannot be set. */
  limits: Array<SignInLimit>;
  /** Levels whose accesses need a passkey to sign in. */
  passkeyLevels: Array<Scalars['String']['output']>;
  /** Seconds after which a session ends whatever is done. */
  sessionSeconds: Scalars['Int']['output'];
  /** Version to send with a change; 0 before the first. */
  version: Scalars['Int']['output'];
  /** Whether the person who asks has a passkey on this host: without one, nothing can be made to need it. */
  viewerHasPasskey: Scalars['Boolean']['output'];
};

/** What the tenant demands of sessions and passkeys. */
export type SecurityPolicyInput = {
  /** Whether exports need a fresh passkey. */
  confirmExports: Scalars['Boolean']['input'];
  /** Whether changes to users, roles and security need a fresh passkey. */
  confirmPermissions: Scalars['Boolean']['input'];
  /** Seconds without a request after which a session ends: 300 to 14400. */
  idleSeconds: Scalars['Int']['input'];
  /** Levels whose accesses need a passkey to sign in. */
  passkeyLevels: Array<Scalars['String']['input']>;
  /** Seconds after which a session ends whatever is done: 3600 to 43200. */
  sessionSeconds: Scalars['Int']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What saving the policy led to. */
export type SecurityPolicyPayload = {
  __typename: 'SecurityPolicyPayload';
  /** The policy; null when there are problems. */
  policy: Maybe<SecurityPolicy>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Somebody who was served. */
export type ServedParticipant = {
  __typename: 'ServedParticipant';
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** An individual service to one participant or several. */
export type Service = {
  __typename: 'Service';
  /** Code of its category. */
  category: Scalars['String']['output'];
  /** What its category was called on the day. */
  categoryLabel: Scalars['String']['output'];
  /** When it was entered. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** When it ended, where that was taken. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Id of the service. */
  id: Scalars['ID']['output'];
  /** Minutes that it took, for each participant. */
  minutes: Scalars['Int']['output'];
  /** Notes, as far as they are for the caller. */
  notes: Maybe<Scalars['String']['output']>;
  /** Whether there are notes that are not for the caller. */
  notesHidden: Scalars['Boolean']['output'];
  /** The day. */
  onDate: Scalars['PlainDate']['output'];
  /** Who was served, as far as they are in sight; 100 at most. */
  participants: Array<ServedParticipant>;
  /** Name of who did it, where they are not on record. */
  providedBy: Maybe<Scalars['String']['output']>;
  /** The site. */
  site: OrganizationRef;
  /** Name of who did it; none of a person who is not in sight. */
  staffName: Maybe<Scalars['String']['output']>;
  /** The staff member who did it. */
  staffPersonId: Maybe<Scalars['ID']['output']>;
  /** When it began, where that was taken. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** What was done, in a few words. */
  title: Maybe<Scalars['String']['output']>;
  /** Version to send when it is saved. */
  version: Scalars['Int']['output'];
  /** Who reads the notes. */
  visibility: ServiceVisibility;
};


/** An individual service to one participant or several. */
export type ServiceCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};

/** One code of the list of service categories, as it holds on a day. */
export type ServiceCategory = {
  __typename: 'ServiceCategory';
  /** The code. */
  code: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
};

/** A page of services. */
export type ServiceConnection = {
  __typename: 'ServiceConnection';
  /** The rows with their cursors. */
  edges: Array<ServiceEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Service>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type ServiceEdge = {
  __typename: 'ServiceEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Service;
};

/** What a service says; checked whole by the section’s own rules. */
export type ServiceFields = {
  /** Code of its category, of the list as it holds on that day. */
  category: Scalars['String']['input'];
  /** When it ended, `HH:mm`. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** Minutes, 1 to 1440, where no times are given. */
  minutes?: InputMaybe<Scalars['Float']['input']>;
  /** Notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The day, `yyyy-MM-dd`, not in the future. */
  onDate: Scalars['String']['input'];
  /** Who did it, where they are not on record; at most 200 characters. */
  providedBy?: InputMaybe<Scalars['String']['input']>;
  /** The staff member who did it. */
  staffPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** When it began, `HH:mm`; with the end it says the minutes. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** What was done, at most 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who reads the notes. */
  visibility: ServiceVisibility;
};

/** Rules joined by `match`. */
export type ServiceFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<ServiceFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<ServiceFilterRule>;
};

/** Fields that the Service list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ServiceFilterField =
  | 'category'
  | 'custom'
  | 'minutes'
  | 'onDate'
  | 'participant'
  | 'site'
  | 'staff'
  | 'title';

/** Rules that count as one. */
export type ServiceFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<ServiceFilterRule>;
};

/** One comparison. */
export type ServiceFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: ServiceFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** The service as it now is. */
export type ServicePayload = {
  __typename: 'ServicePayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The service; null when it was removed, and beside problems. */
  service: Maybe<Service>;
};

/** One sort key. */
export type ServiceSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ServiceSortField;
};

/** Fields that the Service list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type ServiceSortField =
  | 'category'
  | 'custom'
  | 'minutes'
  | 'onDate'
  | 'site'
  | 'staff'
  | 'title';

/** Who reads the notes of a service: everyone who sees it, those who lead the site, or its author alone. */
export type ServiceVisibility =
  | 'author'
  | 'everyone'
  | 'leaders';

/** One scheduled run of an activity at its site. */
export type Session = {
  __typename: 'Session';
  /** Id of its activity. */
  activityId: Scalars['ID']['output'];
  /** How many places it has; null: as many as come. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** How many dates it has. */
  dateCount: Scalars['Int']['output'];
  /** When a date ends, by the site’s clock. */
  endTime: Scalars['PlainTime']['output'];
  /** Last day of the run. */
  endsOn: Scalars['PlainDate']['output'];
  /** How many have a place today, or on the nearest day on which it runs; who came once is not counted. */
  enrolled: Scalars['Int']['output'];
  /** Days on which it does not meet as its schedule says. */
  exceptions: Array<SessionExceptionDate>;
  /** Id of the session. */
  id: Scalars['ID']['output'];
  /** Where it meets. */
  location: Maybe<Scalars['String']['output']>;
  /** After how many meetings it ends, where that says its last day. */
  meetings: Maybe<Scalars['Int']['output']>;
  /** Whether today is one of its dates, by the clock of its site; also once the meeting is over. */
  meetsToday: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its next date, today’s until the meeting is over. */
  nextDate: Maybe<Scalars['PlainDate']['output']>;
  /** How it repeats; none for what is open without a schedule. */
  patterns: Array<SessionPattern>;
  /** The room where it meets. */
  room: Maybe<Room>;
  /** What it has in common with its siblings: the same run at other times of the day. */
  seriesId: Maybe<Scalars['ID']['output']>;
  /** The site where it runs. */
  site: OrganizationRef;
  /** Who leads it, as far as the caller sees them. */
  staff: Array<SessionStaff>;
  /** When a date begins, by the site’s clock. */
  startTime: Scalars['PlainTime']['output'];
  /** First day of the run. */
  startsOn: Scalars['PlainDate']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** How many wait for a place. */
  waitingCount: Scalars['Int']['output'];
  /** Weekdays of the schedule; 0 is Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** A participant of the site who could be given a place. */
export type SessionApplicant = {
  __typename: 'SessionApplicant';
  /** Birth date, where somebody else who matches has the same name; null otherwise. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** School grade. */
  grade: Maybe<Scalars['String']['output']>;
  /** Local id, where somebody else who matches has the same name; null otherwise. */
  localId: Maybe<Scalars['String']['output']>;
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** Whether the participant waits for a place already. */
  waiting: Scalars['Boolean']['output'];
};

/** Participants of the site without a place: those of the grades that the activity is for first, by name. */
export type SessionApplicantPage = {
  __typename: 'SessionApplicantPage';
  /** School grades that the activity is for; empty where it is for all. */
  grades: Array<Scalars['String']['output']>;
  /** The participants. */
  nodes: Array<SessionApplicant>;
  /** How many match in all. */
  total: Scalars['Int']['output'];
};

/** What a calendar can be narrowed to, 200 of each at most. */
export type SessionCalendarChoices = {
  __typename: 'SessionCalendarChoices';
  /** Rooms in which sessions meet. */
  rooms: Array<CalendarChoice>;
  /** Staff who lead sessions, for whoever may see staff. */
  staff: Array<CalendarChoice>;
};

/** Meetings of some days. */
export type SessionCalendarDates = {
  __typename: 'SessionCalendarDates';
  /** By day and time, at most 1,500. */
  dates: Array<CalendarSessionDate>;
  /** True when there are more. */
  more: Scalars['Boolean']['output'];
};

/** What a save did, or would do, to one session of a series. */
export type SessionChange = {
  __typename: 'SessionChange';
  /** Warnings, in words: meetings that last shorter or longer than it looks, because the clock changes then. */
  clockNotes: Array<Scalars['String']['output']>;
  /** Days of the pattern on which the site is closed. */
  closed: Array<Scalars['PlainDate']['output']>;
  /** How many dates its schedule makes. */
  dateCount: Scalars['Int']['output'];
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Dates that it gains. */
  gained: Array<Scalars['PlainDate']['output']>;
  /** Dates that stay as they are although the schedule says otherwise: attendance or an outcome was entered. */
  kept: Array<Scalars['PlainDate']['output']>;
  /** Dates that it loses. */
  lost: Array<Scalars['PlainDate']['output']>;
  /** Name of the session. */
  name: Scalars['String']['output'];
  /** Dates that get another time. */
  retimed: Array<Scalars['PlainDate']['output']>;
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** What would be taken twice at the same time: a room or a person. */
export type SessionConflictKind =
  | 'room'
  | 'staff';

/** A room or a person that would be taken twice. It refuses nothing. */
export type SessionConflictNote = {
  __typename: 'SessionConflictNote';
  /** The days. */
  dates: Array<Scalars['PlainDate']['output']>;
  /** Until when. */
  endTime: Scalars['PlainTime']['output'];
  /** What it is about. */
  kind: SessionConflictKind;
  /** The other session; null for one that the caller does not see. */
  sessionId: Maybe<Scalars['ID']['output']>;
  /** Activity and session; null for one that the caller does not see. */
  sessionName: Maybe<Scalars['String']['output']>;
  /** The site of the other session. */
  siteName: Maybe<Scalars['String']['output']>;
  /** From when it is taken. */
  startTime: Scalars['PlainTime']['output'];
  /** The room, or the person. */
  subjectId: Scalars['ID']['output'];
  /** Its name. */
  subjectName: Scalars['String']['output'];
};

/** A schedule, and whom and what it takes. */
export type SessionConflictsInput = {
  /** Last day, two years later at most; none where `meetings` says the end. */
  endsOn?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Only meetings on and after this day, as where a session is changed from a day on. */
  from?: InputMaybe<Scalars['PlainDate']['input']>;
  /** Every day that it leaves out; left away, those on record stay. Moved days always stay. */
  leftOut?: InputMaybe<Array<LeftOutDateInput>>;
  /** After how many meetings it ends; closed days are none. */
  meetings?: InputMaybe<Scalars['Int']['input']>;
  /** Its patterns, at most 14; none for what is open without a schedule. Several times on one day make several sessions of one series. */
  patterns: Array<SchedulePatternInput>;
  /** The room. */
  roomId?: InputMaybe<Scalars['ID']['input']>;
  /** The session that it is to change: its exceptions count. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** The site. */
  siteId: Scalars['ID']['input'];
  /** Staff of the site. */
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** First day of the run; weeks and months are counted from it. */
  startsOn: Scalars['PlainDate']['input'];
  /** The term that it must lie in. */
  termId?: InputMaybe<Scalars['ID']['input']>;
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

/** Session dates, counted, the first 500 of them named. */
export type SessionDateTally = {
  __typename: 'SessionDateTally';
  /** How many. */
  count: Scalars['Int']['output'];
  /** By day and site, at most 500. */
  dates: Array<AffectedSessionDate>;
  /** Of how many sessions. */
  sessions: Scalars['Int']['output'];
  /** At how many sites. */
  sites: Scalars['Int']['output'];
};

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
  /** Participants enrolled on this day whom nobody has marked; 0 beside marks means that the day can be closed as taken. */
  unmarkedCount: Scalars['Int']['output'];
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

/** A day of a session. */
export type SessionDayInput = {
  /** The day. */
  date: Scalars['PlainDate']['input'];
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** A row with its cursor. */
export type SessionEdge = {
  __typename: 'SessionEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Session;
};

/** A day on which a session does not meet as its schedule says. */
export type SessionExceptionDate = {
  __typename: 'SessionExceptionDate';
  /** The day of the schedule. */
  date: Scalars['PlainDate']['output'];
  /** Where it was moved to, the same day for another time; null when it was called off. */
  movedTo: Maybe<Scalars['PlainDate']['output']>;
  /** Why. */
  reason: Maybe<Scalars['String']['output']>;
};

/** Rules joined by `match`. */
export type SessionFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<SessionFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<SessionFilterRule>;
};

/** Fields that the Session list can be filtered by. */
export type SessionFilterField =
  | 'endsOn'
  | 'location'
  | 'name'
  | 'startsOn';

/** Rules that count as one. */
export type SessionFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<SessionFilterRule>;
};

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

/** How a session repeats, by the site’s wall clock. */
export type SessionPattern = {
  __typename: 'SessionPattern';
  /** When it ends. */
  endTime: Scalars['PlainTime']['output'];
  /** By the week or by the month. */
  frequency: PatternFrequency;
  /** Every how many weeks or months. */
  interval: Scalars['Int']['output'];
  /** When it begins. */
  startTime: Scalars['PlainTime']['output'];
  /** Weekdays; 0 is Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
  /** Of a monthly pattern: which of the month’s such weekdays, -1 the last. */
  weeksOfMonth: Array<Scalars['Int']['output']>;
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

/** A participant’s place in a session. */
export type SessionPlace = {
  __typename: 'SessionPlace';
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** Last day; none while it goes on. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Whether more was asked for than the stay at the site holds. */
  endsWithStay: Scalars['Boolean']['output'];
  /** Participant ID, where another of the list has the same name; null otherwise. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** School grade. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the place. */
  id: Scalars['ID']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** Places in a session, by name. */
export type SessionPlacePage = {
  __typename: 'SessionPlacePage';
  /** The places. */
  nodes: Array<SessionPlace>;
  /** How many match in all. */
  total: Scalars['Int']['output'];
};

/** Why a participant is not whom an activity is for. */
export type SessionReachWarning = {
  __typename: 'SessionReachWarning';
  /** Which grades or ages it is for, and what of the child is outside of them. */
  message: Scalars['String']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
};

/** One date of a session. */
export type SessionScheduleDay = {
  __typename: 'SessionScheduleDay';
  /** Whether it was added or moved by hand: no schedule made it. */
  added: Scalars['Boolean']['output'];
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** When it ends. */
  endTime: Scalars['PlainTime']['output'];
  /** When it begins. */
  startTime: Scalars['PlainTime']['output'];
  /** Whether attendance or an outcome was entered: such a date stays. */
  used: Scalars['Boolean']['output'];
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

/** Someone of the staff, by name. */
export type SessionStaff = {
  __typename: 'SessionStaff';
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
};

/** A participant who waits for a place. */
export type SessionWaiting = {
  __typename: 'SessionWaiting';
  /** Since when. */
  askedAt: Scalars['Instant']['output'];
  /** Name as lists show it. */
  displayName: Scalars['String']['output'];
  /** Until when. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Participant ID, where another who waits has the same name; null otherwise. */
  generatedId: Maybe<Scalars['String']['output']>;
  /** School grade. */
  grade: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The participant. */
  personId: Scalars['ID']['output'];
  /** What was said about it. */
  reason: Maybe<Scalars['String']['output']>;
  /** From when the place is wanted. */
  startsOn: Scalars['PlainDate']['output'];
  /** Whether the participant still stays at the site. */
  stays: Scalars['Boolean']['output'];
};

/** Participants who wait for a place in a session. */
export type SessionWaitingInput = {
  /** The participants. */
  personIds: Array<Scalars['ID']['input']>;
  /** The session. */
  sessionId: Scalars['ID']['input'];
};

/** Answer of the mutations of a wait list. */
export type SessionWaitingPayload = {
  __typename: 'SessionWaitingPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Who waits now, the next first. */
  waiting: Maybe<Array<SessionWaiting>>;
};

/** Whether an access counts. */
export type SetAccessEnabledInput = {
  /** Whether it is to count. */
  enabled: Scalars['Boolean']['input'];
  /** The access. */
  id: Scalars['ID']['input'];
  /** Version that was read; a newer one refuses with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Terms of an organization to change; terms that are not named stay as they are. */
export type SetOrganizationTermsInput = {
  /** The organization. */
  organizationId: Scalars['ID']['input'];
  /** The changes. */
  terms: Array<OrganizationTermInput>;
};

/** Which organizations a period is for. */
export type SetPeriodOrganizationsInput = {
  /** Organizations that shall take no part; what is beneath one of them need not be named. */
  after: Array<Scalars['ID']['input']>;
  /** `inactiveIds` as they were read: a change by somebody else meanwhile is a conflict. */
  before: Array<Scalars['ID']['input']>;
  /** For the term that came with a year: the same choice for its other terms. */
  everyTerm?: Scalars['Boolean']['input'];
  /** The term; for a year, the one that came with it. */
  termId: Scalars['ID']['input'];
};

/** Answer of setPeriodOrganizations. */
export type SetPeriodOrganizationsPayload = {
  __typename: 'SetPeriodOrganizationsPayload';
  /** The choice as it is now. */
  organizations: Maybe<PeriodOrganizationTree>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** Which photo a person is to have. */
export type SetPersonPhotoInput = {
  /** The photo that was read; another one by now is a STALE_VERSION. */
  before?: InputMaybe<Scalars['ID']['input']>;
  /** An uploaded image, or the one that the person had before; none takes the photo off. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** The person. */
  personId: Scalars['ID']['input'];
};

/** All programmes of a stay. */
export type SetProgrammesInput = {
  /** Every programme, at most 50. */
  programmes: Array<ProgrammeInput>;
  /** The stay. */
  stayId: Scalars['ID']['input'];
  /** The version of the stay that was read. */
  version: Scalars['Int']['input'];
};

/** Traits of a person to set. */
export type SetTraitsInput = {
  /** The person. */
  personId: Scalars['ID']['input'];
  /** Each is written over what was said for the same list and day; at most 50. */
  traits: Array<TraitInput>;
};

/** Which organizations see a file from now on, and which no longer. */
export type ShareFileInput = {
  /** Organizations that see it from now on, at or beneath the acting one. */
  add?: Array<Scalars['ID']['input']>;
  /** The file. */
  id: Scalars['ID']['input'];
  /** Organizations that no longer see it by being named here. */
  remove?: Array<Scalars['ID']['input']>;
};

/** What became of sharing a file. */
export type ShareFilePayload = {
  __typename: 'ShareFilePayload';
  /** The file as it is shared now. */
  file: Maybe<StoredFile>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
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
  /** Id of the provider. */
  id: Maybe<Scalars['ID']['output']>;
  /** Name of the provider as shown. */
  name: Maybe<Scalars['String']['output']>;
  /** `code`: eight digits sent by e-mail; `oauth`: an identity provider of the tenant. */
  type: Scalars['String']['output'];
  /** Where signing in with the provider begins; a path of this host. */
  url: Maybe<Scalars['String']['output']>;
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

/** A limit of sign-in attempts, the same for every tenant. */
export type SignInLimit = {
  __typename: 'SignInLimit';
  /** How many are let through. */
  hits: Scalars['Int']['output'];
  /** Key of the limit, such as `codePerHour`. */
  key: Scalars['ID']['output'];
  /** In how many seconds. */
  seconds: Scalars['Int']['output'];
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
  /** True: there is no session yet, the tenant wants a passkey first (`POST /auth/passkey/options`). */
  passkeyWanted: Maybe<Scalars['Boolean']['output']>;
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
  /** How the person likes the screens. */
  preferences: Preferences;
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
  /** Set while an administrator looks through another access, which then is `access`. */
  viewAs: Maybe<ViewAs>;
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

/** A reporting term to choose, with the reporting year that it lies in. */
export type SignInTermChoice = {
  __typename: 'SignInTermChoice';
  /** Last day. */
  endsOn: Scalars['PlainDate']['output'];
  /** Id of the term. */
  id: Scalars['ID']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['PlainDate']['output'];
  /** True for the term that came with the year and spans it. */
  wholeYear: Scalars['Boolean']['output'];
  /** Its reporting year. */
  year: Maybe<SignInTermYear>;
};

/** The reporting year that a term lies in. */
export type SignInTermYear = {
  __typename: 'SignInTermYear';
  /** Id of the year. */
  id: Scalars['ID']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
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

/** A signature. When it was signed and what was agreed to, the server writes down itself. */
export type SignatureInput = {
  /** The text that was shown; refused when the form says another by now. */
  agreedText: Scalars['String']['input'];
  /** Drawn or typed. */
  kind: SignatureKind;
  /** Who signs. */
  name: Scalars['String']['input'];
  /** SVG path data of the strokes, when drawn. */
  strokes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** How somebody signed. */
export type SignatureKind =
  | 'drawn'
  | 'typed';

/** A signature. */
export type SignatureValue = {
  __typename: 'SignatureValue';
  /** The signature. */
  signature: FormSignature;
};

/** What a change of the calendar does, or would do, to session dates. */
export type SiteCalendarEffects = {
  __typename: 'SiteCalendarEffects';
  /** Dates that come at the end of sessions that end after a number of meetings, because closed days do not count. */
  added: SessionDateTally;
  /** Last dates of such sessions that go, because days that are open again count. */
  dropped: SessionDateTally;
  /** Dates that stay because attendance or an outcome was entered. */
  kept: SessionDateTally;
  /** Locked months among the days, and among the dates that come or go at the end of sessions: saving is refused while there are any. */
  locked: Array<LockedSiteMonth>;
  /** Dates outside the hours of a special day; they stay as they are. */
  outside: SessionDateTally;
  /** Dates that go because the site is closed. */
  removed: SessionDateTally;
  /** Dates that come back because the site is open again. */
  restored: SessionDateTally;
};

/** What the calendars of the sites say of some days. */
export type SiteCalendarEntries = {
  __typename: 'SiteCalendarEntries';
  /** By day, at most 500. */
  entries: Array<SiteCalendarEntry>;
  /** True when there are more. */
  more: Scalars['Boolean']['output'];
};

/** An event on one of its days. */
export type SiteCalendarEntry = {
  __typename: 'SiteCalendarEntry';
  /** The day. */
  date: Scalars['PlainDate']['output'];
  /** When they close. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Id of the event. */
  eventId: Scalars['ID']['output'];
  /** Closed or special. */
  kind: SiteEventKind;
  /** What for. */
  reason: Scalars['String']['output'];
  /** How many of the sites in sight. */
  siteCount: Scalars['Int']['output'];
  /** When the sites open on a special day. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
};

/** Closing days or special days of one or many sites, as far as the caller sees them. */
export type SiteEvent = {
  __typename: 'SiteEvent';
  /** Its days, the earliest first. */
  dates: Array<Scalars['PlainDate']['output']>;
  /** When they close. */
  endTime: Maybe<Scalars['PlainTime']['output']>;
  /** Id of the event. */
  id: Scalars['ID']['output'];
  /** Closed or special. */
  kind: SiteEventKind;
  /** False when it was made above the acting organization: changing it then makes an event of its own for the sites in sight. */
  ownerSeen: Scalars['Boolean']['output'];
  /** What for. */
  reason: Scalars['String']['output'];
  /** The organization all of whose sites it is for, also those that join later; null where just these sites were chosen, and where it is out of sight. */
  scope: Maybe<OrganizationRef>;
  /** How many sites it is for. */
  siteCount: Scalars['Int']['output'];
  /** Ids of its sites in sight. */
  siteIds: Array<Scalars['ID']['output']>;
  /** Names of the first of them. */
  siteNames: Array<Scalars['String']['output']>;
  /** When the sites open on a special day, by their clocks; none for as usual. */
  startTime: Maybe<Scalars['PlainTime']['output']>;
  /** Version to send when it is changed or removed. */
  version: Scalars['Int']['output'];
};

/** A page of the site calendars’ events. */
export type SiteEventConnection = {
  __typename: 'SiteEventConnection';
  /** The rows with their cursors. */
  edges: Array<SiteEventEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<SiteEvent>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type SiteEventEdge = {
  __typename: 'SiteEventEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SiteEvent;
};

/** Rules joined by `match`. */
export type SiteEventFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<SiteEventFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<SiteEventFilterRule>;
};

/** Fields that the SiteEvent list can be filtered by. */
export type SiteEventFilterField =
  | 'firstDate'
  | 'kind'
  | 'lastDate'
  | 'reason'
  | 'siteCount';

/** Rules that count as one. */
export type SiteEventFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<SiteEventFilterRule>;
};

/** One comparison. */
export type SiteEventFilterRule = {
  /** The field to compare. */
  field: SiteEventFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Hours of special days; none for as usual. */
export type SiteEventHoursInput = {
  /** When they close. */
  endTime?: InputMaybe<Scalars['PlainTime']['input']>;
  /** When the sites open. */
  startTime?: InputMaybe<Scalars['PlainTime']['input']>;
};

/** Whether the sites are closed, or open in another way than usual. */
export type SiteEventKind =
  | 'closed'
  | 'special';

/** An event as it was read. */
export type SiteEventRef = {
  /** Id of the event. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** One sort key. */
export type SiteEventSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: SiteEventSortField;
};

/** Fields that the SiteEvent list can be sorted by. */
export type SiteEventSortField =
  | 'firstDate'
  | 'kind'
  | 'lastDate'
  | 'reason'
  | 'siteCount';

/** Which grades a site serves. */
export type SiteGrades = {
  __typename: 'SiteGrades';
  /** The lowest; null where nobody has said it. */
  gradeFrom: Maybe<Scalars['String']['output']>;
  /** The highest. */
  gradeTo: Maybe<Scalars['String']['output']>;
  /** The site. */
  organization: OrganizationRef;
};

/** One month of a site: how much of its attendance is entered, and whether it is locked. */
export type SiteMonth = {
  __typename: 'SiteMonth';
  /** Session dates that are not over, without an outcome. */
  ahead: Scalars['Int']['output'];
  /** Session dates of the month that the calendar does not close. */
  dates: Scalars['Int']['output'];
  /** Days on which somebody was marked. */
  days: Scalars['Int']['output'];
  /** Session dates with an outcome. */
  entered: Scalars['Int']['output'];
  /** The lock; none while the month is open. */
  lock: Maybe<MonthLock>;
  /** Marks of the month. */
  marks: Scalars['Int']['output'];
  /** Session dates that are over, with somebody enrolled and no outcome. */
  missing: Scalars['Int']['output'];
  /** First day of the month. */
  month: Scalars['PlainDate']['output'];
  /** The site. */
  siteId: Scalars['ID']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
};

/** A page of sites in one month. */
export type SiteMonthConnection = {
  __typename: 'SiteMonthConnection';
  /** The rows with their cursors. */
  edges: Array<SiteMonthEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<SiteMonth>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type SiteMonthEdge = {
  __typename: 'SiteMonthEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SiteMonth;
};

/** Rules joined by `match`. */
export type SiteMonthFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<SiteMonthFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<SiteMonthFilterRule>;
};

/** Fields that the SiteMonth list can be filtered by. */
export type SiteMonthFilterField =
  | 'complete'
  | 'locked'
  | 'site';

/** Rules that count as one. */
export type SiteMonthFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<SiteMonthFilterRule>;
};

/** One comparison. */
export type SiteMonthFilterRule = {
  /** The field to compare. */
  field: SiteMonthFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type SiteMonthSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: SiteMonthSortField;
};

/** Fields that the SiteMonth list can be sorted by. */
export type SiteMonthSortField =
  | 'locked'
  | 'site';

/** One site: what is left to enter, and how today goes. */
export type SiteWork = {
  __typename: 'SiteWork';
  /** Participants enrolled in them, or marked without being enrolled. */
  expected: Scalars['Int']['output'];
  /** Participants marked present or absent in them. */
  marked: Scalars['Int']['output'];
  /** Days of the current term up to now that were not entered. */
  notEntered: Scalars['Int']['output'];
  /** Today's sessions. */
  sessions: Scalars['Int']['output'];
  /** The first of those days. */
  since: Maybe<Scalars['PlainDate']['output']>;
  /** The site. */
  siteId: Scalars['ID']['output'];
  /** Name of the site. */
  siteName: Scalars['String']['output'];
};

/** A page of sites with what is left to enter. */
export type SiteWorkConnection = {
  __typename: 'SiteWorkConnection';
  /** The rows with their cursors. */
  edges: Array<SiteWorkEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<SiteWork>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Today in numbers, of all of them; what `todaysFigures` answers, without another look. */
  today: DayFigures;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type SiteWorkEdge = {
  __typename: 'SiteWorkEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SiteWork;
};

/** Ascending or descending; empty values come last either way. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** Rules joined by `match`. */
export type StaffFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<StaffFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<StaffFilterRule>;
};

/** Fields that the Staff list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type StaffFilterField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'employeeId'
  | 'firstName'
  | 'jobTitle'
  | 'lastName'
  | 'organization'
  | 'organizationId'
  | 'phone'
  | 'staffType';

/** Rules that count as one. */
export type StaffFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<StaffFilterRule>;
};

/** One comparison. */
export type StaffFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: StaffFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who works for the programme, paid or as a volunteer. */
export type StaffMember = {
  __typename: 'StaffMember';
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City of the address. */
  city: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Employee ID. */
  employeeId: Maybe<Scalars['String']['output']>;
  /** Employments within the caller’s sight, the one that counts first. */
  employments: Array<Employment>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** All that the person is, as far as the caller may see people of the kind. */
  kinds: Array<PersonKind>;
  /** Last name; empty of who has one name. */
  lastName: Scalars['String']['output'];
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organizations where the person is so, now or to come, as far as the caller sees them. */
  organizations: Array<OrganizationRef>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** Somebody who works for the programme, paid or as a volunteer. */
export type StaffMemberCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};

/** A page of the staff list. */
export type StaffMemberConnection = {
  __typename: 'StaffMemberConnection';
  /** The rows with their cursors. */
  edges: Array<StaffMemberEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<StaffMember>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type StaffMemberEdge = {
  __typename: 'StaffMemberEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffMember;
};

/** One sort key. */
export type StaffSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: StaffSortField;
};

/** Fields that the Staff list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type StaffSortField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'employeeId'
  | 'firstName'
  | 'lastName';

/** Professional development of a staff member, as far as the caller sees the meetings. */
export type StaffTraining = {
  __typename: 'StaffTraining';
  /** Trainings of that year, the latest first, at most 200. */
  trainings: Array<AttendedTraining>;
  /** The year of the trainings below. */
  year: Maybe<Scalars['Int']['output']>;
  /** By programme year, the latest first. */
  years: Array<TrainingYear>;
};

/** A change of many participants to begin. */
export type StartBulkInput = {
  /** The change. */
  change: BulkChangeInput;
  /** Made up by the caller, 8 to 100 characters: sent twice, the change is made once. */
  key: Scalars['String']['input'];
};

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

/** First and last day of a stay. */
export type StayDays = {
  __typename: 'StayDays';
  /** The last day; null while it goes on. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** The first day. */
  startsOn: Scalars['PlainDate']['output'];
};

/** What other days of a stay would do to places in sessions. Attendance is never removed. */
export type StayOutlook = {
  __typename: 'StayOutlook';
  /** The last day of that attendance. */
  lastMarkedOn: Maybe<Scalars['PlainDate']['output']>;
  /** In how many sessions that attendance is. */
  markedSessions: Scalars['Int']['output'];
  /** Attendance on days that would no longer be within the stay; it stays. */
  marks: Scalars['Int']['output'];
  /** How many further sessions there are. */
  moreSessions: Scalars['Int']['output'];
  /** Places that would end earlier, or begin later. A place whose session is over by then is not one of them. */
  places: Scalars['Int']['output'];
  /** Places that would come back, wholly or in part. */
  returning: Scalars['Int']['output'];
  /** Their sessions as “activity · session”, each once, at most eight; none without the tab SESSION ENROLLMENT. */
  sessions: Array<Scalars['String']['output']>;
};

/** Answer of the mutations of stays. */
export type StayPayload = {
  __typename: 'StayPayload';
  /** How many places in sessions ended earlier, or begin later, with the stay. */
  placesEnded: Maybe<Scalars['Int']['output']>;
  /** How many places in sessions came back with the stay. */
  placesReturned: Maybe<Scalars['Int']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The stays of the participant as they are now, newest first. */
  stays: Maybe<Array<ParticipantStay>>;
};

/** A stay, as it was read. */
export type StayReadInput = {
  /** The stay. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Whether somebody is here, is to come or has left, by all stays that the caller sees. */
export type StayStanding = {
  __typename: 'StayStanding';
  /** The last day of who left, the first of who is here or to come; null to who may not view registration information. */
  day: Maybe<Scalars['PlainDate']['output']>;
  /** Where that stay is or was. */
  organization: OrganizationRef;
  /** `now` while any stay goes on; `ahead` when one is to come; `ended`: the person has left. */
  state: StayState;
};

/** Whether a stay is to come, is now, or is over, by the tenant’s today. */
export type StayState =
  | 'ahead'
  | 'ended'
  | 'now';

/** A stored file. Its bytes are had from GET /file/download/{id}. */
export type StoredFile = {
  __typename: 'StoredFile';
  /** Media type, from its bytes. */
  contentType: Scalars['String']['output'];
  /** Pixels down, of an image. */
  height: Maybe<Scalars['Int']['output']>;
  /** Id of the file: the value of a field that holds it. */
  id: Scalars['ID']['output'];
  /** What it was uploaded for. */
  kind: FileKind;
  /** Name under which it is saved. */
  name: Scalars['String']['output'];
  /** What was noted at its upload. */
  notes: Scalars['String']['output'];
  /** Organizations that it is shared with, as far as the caller sees them. */
  shares: Array<FileShare>;
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Whether it can be had. */
  state: FileState;
  /** When it was uploaded. */
  uploadedAt: Scalars['Instant']['output'];
  /** What the caller may do with it. */
  viewerCan: FileAbilities;
  /** Pixels across, of an image. */
  width: Maybe<Scalars['Int']['output']>;
};

export type Subscription = {
  __typename: 'Subscription';
  /** Tells when others changed something in a list, as far as the caller sees it; once a second at most. Ends when the caller may not view the list any more. */
  listChanged: ListChange;
  /** Tells what is marked for one participant at the acting site, as it is stored. Ends when the caller may not view it any more. */
  participantAttendanceChanged: AttendanceChange;
  /** Tells when a record is saved, by whom and which version it has now; at once when it is not `version`. Ends when the record is removed, or the caller may not see it any more. */
  recordChanged: RecordChange;
  /** Tells what is marked in a session on its days, as it is stored. Ends when the caller may not view it any more. */
  sessionAttendanceChanged: AttendanceChange;
};


export type SubscriptionListChangedArgs = {
  list: LiveList;
};


export type SubscriptionParticipantAttendanceChangedArgs = {
  from: Scalars['PlainDate']['input'];
  known: InputMaybe<Scalars['Int']['input']>;
  personId: Scalars['ID']['input'];
  to: Scalars['PlainDate']['input'];
};


export type SubscriptionRecordChangedArgs = {
  id: Scalars['ID']['input'];
  kind: RecordKind;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionSessionAttendanceChangedArgs = {
  from: Scalars['PlainDate']['input'];
  known: InputMaybe<Scalars['Int']['input']>;
  personIds: InputMaybe<Array<Scalars['ID']['input']>>;
  sessionId: Scalars['ID']['input'];
  to: Scalars['PlainDate']['input'];
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

/** A word of the tenant’s own for a group of participants. */
export type Tag = {
  __typename: 'Tag';
  /** How it looks. */
  colour: TagColour;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The word, one of its kind. */
  name: Scalars['String']['output'];
  /** How many persons in sight have it. */
  people: Scalars['Int']['output'];
  /** True when nobody is given it any more; who has it keeps it. */
  retired: Scalars['Boolean']['output'];
  /** Version to send when it is changed. */
  version: Scalars['Int']['output'];
};

/** Colour of a tag: gray, blue, green, orange, red. */
export type TagColour =
  | 'blue'
  | 'gray'
  | 'green'
  | 'orange'
  | 'red';

/** The tag as it now is. */
export type TagPayload = {
  __typename: 'TagPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The tag; null beside problems. */
  tag: Maybe<Tag>;
};

/** How much of the acting organization and what is beneath it a period is for. */
export type TakingPart =
  | 'all'
  | 'none'
  | 'some';

/** A teacher of the school day, whom participants may be linked with. */
export type Teacher = {
  __typename: 'Teacher';
  /** Day of birth. */
  birthDate: Maybe<Scalars['PlainDate']['output']>;
  /** City of the address. */
  city: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  createdAt: Scalars['Instant']['output'];
  /** What it holds of the tenant’s own fields, as far as the caller sees them. */
  customValues: Array<CustomValue>;
  /** Name as lists show it: García, Sofía “Sofi”. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** All that the person is, as far as the caller may see people of the kind. */
  kinds: Array<PersonKind>;
  /** Last name; empty of who has one name. */
  lastName: Scalars['String']['output'];
  /** Middle name. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organizations where the person is so, now or to come, as far as the caller sees them. */
  organizations: Array<OrganizationRef>;
  /** Phone number, as +19165550123. */
  phone: Maybe<Scalars['String']['output']>;
  /** The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** What the person goes by. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};


/** A teacher of the school day, whom participants may be linked with. */
export type TeacherCustomValuesArgs = {
  fieldIds: Array<Scalars['Int']['input']>;
};

/** A teacher to choose. */
export type TeacherChoice = {
  __typename: 'TeacherChoice';
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Name as lists show it. */
  name: Scalars['String']['output'];
};

/** A page of the teachers list. */
export type TeacherConnection = {
  __typename: 'TeacherConnection';
  /** The rows with their cursors. */
  edges: Array<TeacherEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<Teacher>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type TeacherEdge = {
  __typename: 'TeacherEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Teacher;
};

/** Rules joined by `match`. */
export type TeacherFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<TeacherFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<TeacherFilterRule>;
};

/** Fields that the Teacher list can be filtered by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type TeacherFilterField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'organization'
  | 'organizationId'
  | 'phone';

/** Rules that count as one. */
export type TeacherFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<TeacherFilterRule>;
};

/** One comparison. */
export type TeacherFilterRule = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** The field to compare. */
  field: TeacherFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A teacher of a participant. */
export type TeacherLink = {
  __typename: 'TeacherLink';
  /** Whether the caller may change or remove it. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['Instant']['output'];
  /** Who wrote it, as the tenant calls them. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Whether the link waits for a yes, holds, or was declined. */
  status: LinkStatus;
  /** What they teach. */
  subject: Maybe<Scalars['String']['output']>;
  /** Name of the teacher; null for one that the caller does not see. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Id of the teacher, a person. */
  teacherPersonId: Scalars['ID']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['Instant']['output'];
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
};

/** A page of a participant’s entries of the type TeacherLink. */
export type TeacherLinkConnection = {
  __typename: 'TeacherLinkConnection';
  /** The rows with their cursors. */
  edges: Array<TeacherLinkEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<TeacherLink>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type TeacherLinkEdge = {
  __typename: 'TeacherLinkEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: TeacherLink;
};

/** What became of the change. */
export type TeacherLinkPayload = {
  __typename: 'TeacherLinkPayload';
  /** The entry as it is now; null when nothing was done. */
  entry: Maybe<TeacherLink>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What the entry holds; a field that is left out is emptied. */
export type TeacherLinkValues = {
  /** Whether the link waits for a yes, holds, or was declined. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** What they teach. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Id of the teacher, a person. */
  teacherPersonId?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key. */
export type TeacherSort = {
  /** With the field `custom`: which one. */
  customFieldId?: InputMaybe<Scalars['Int']['input']>;
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: TeacherSortField;
};

/** Fields that the Teacher list can be sorted by. `custom` is a field of the tenant’s own, named by `customFieldId`. */
export type TeacherSortField =
  | 'city'
  | 'createdAt'
  | 'custom'
  | 'email'
  | 'firstName'
  | 'lastName';

/** What holds for the tenant as a whole. */
export type TenantSettings = {
  __typename: 'TenantSettings';
  /** Short name that its host is made from. */
  code: Scalars['String']['output'];
  /** Id of the tenant. */
  id: Scalars['ID']['output'];
  /** Language of screens and mail, such as `en`. */
  language: Scalars['String']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** Time zone of every organization that has none of its own and none above it; an IANA name. */
  timeZone: Scalars['String']['output'];
  /** Version to send when it is changed. */
  version: Scalars['Int']['output'];
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

/** A text: text, multiline, multilinetag, email, phone (E.164), url, zip, generator. */
export type TextValue = {
  __typename: 'TextValue';
  /** The text. */
  text: Scalars['String']['output'];
};

/** Several texts. */
export type TextsValue = {
  __typename: 'TextsValue';
  /** The texts. */
  texts: Array<Scalars['String']['output']>;
};

/** A range of times. */
export type TimeRangeInput = {
  /** HH:mm. */
  end: Scalars['PlainTime']['input'];
  /** HH:mm. */
  start: Scalars['PlainTime']['input'];
};

/** A range of times. */
export type TimeRangeValue = {
  __typename: 'TimeRangeValue';
  /** The range. */
  timeRange: TimeSpan;
};

/** From one time of day to another. */
export type TimeSpan = {
  __typename: 'TimeSpan';
  /** HH:mm, after the start. */
  end: Scalars['PlainTime']['output'];
  /** HH:mm. */
  start: Scalars['PlainTime']['output'];
};

/** A time of day. */
export type TimeValue = {
  __typename: 'TimeValue';
  /** HH:mm. */
  time: Scalars['PlainTime']['output'];
};

/** What a training is about. */
export type TrainingCategory =
  | 'academic_support'
  | 'behavior'
  | 'compliance'
  | 'english_learners'
  | 'family_engagement'
  | 'health_safety'
  | 'inclusion'
  | 'leadership'
  | 'literacy'
  | 'other'
  | 'programme_quality'
  | 'social_emotional'
  | 'stem';

/** What a staff member was trained in one programme year. */
export type TrainingYear = {
  __typename: 'TrainingYear';
  /** Credit hours of them. */
  creditHours: Scalars['Float']['output'];
  /** Minutes that they were there. */
  minutes: Scalars['Int']['output'];
  /** Trainings that they were at. */
  trainings: Scalars['Int']['output'];
  /** The programme year: that of its first of July. */
  year: Scalars['Int']['output'];
};

/** What is known of a person from a day on. */
export type TraitInput = {
  /** Codes of the list; none: not known. */
  codes: Array<Scalars['String']['input']>;
  /** The list. */
  list: TraitList;
  /** Since when; today by default. */
  startsOn?: InputMaybe<Scalars['PlainDate']['input']>;
};

/** A list of codes that say something about a person. */
export type TraitList =
  | 'disability'
  | 'economic'
  | 'english_learner'
  | 'home_language'
  | 'meals'
  | 'race_ethnicity'
  | 'sex';

/** Answer of setPersonTraits. */
export type TraitsPayload = {
  __typename: 'TraitsPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** All that is known now, newest first. */
  traits: Maybe<Array<PersonTrait>>;
};

/** A value that another type could not hold. */
export type TypeChangeLoss = {
  __typename: 'TypeChangeLoss';
  /** Records that hold it. */
  count: Scalars['Int']['output'];
  /** Why it would be lost. */
  reason: Scalars['String']['output'];
  /** The value as people read it. */
  value: Scalars['String']['output'];
};

/** Whether values survive another type; `checked`: each one is tried. */
export type TypeConversion =
  | 'checked'
  | 'impossible'
  | 'lossless'
  | 'same';

/** Two records again. */
export type UndoMergePayload = {
  __typename: 'UndoMergePayload';
  /** Id of the record that came back. */
  loserId: Maybe<Scalars['ID']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** Id of the record that had stayed. */
  winnerId: Maybe<Scalars['ID']['output']>;
};

/** Sites whose month is to be opened again. */
export type UnlockMonthInput = {
  /** Any day of the month. */
  month: Scalars['PlainDate']['input'];
  /** Why, for the audit trail; at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The sites, 1 to 200. One that is open already stays as it is. */
  siteIds: Array<Scalars['ID']['input']>;
};

/** A person who may sign in, as this tenant and this part of its tree know the person. */
export type User = {
  __typename: 'User';
  /** Accesses at or beneath the acting organization, ended ones too. */
  accesses: Array<UserAccess>;
  /** Sessions that could act now. */
  activeSessions: Scalars['Int']['output'];
  /** E-mail address, by which the person signs in. */
  email: Scalars['String']['output'];
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** When the last invitation left; null for those who were never invited by mail. */
  invitedAt: Maybe<Scalars['Instant']['output']>;
  /** Last sign-in to this tenant. */
  lastSignInAt: Maybe<Scalars['Instant']['output']>;
  /** Name in this tenant. */
  name: Scalars['String']['output'];
  /** What the accesses in sight come to. */
  status: UserStatus;
  /** Version to send when it is edited. */
  version: Scalars['Int']['output'];
  /** What the caller may do with the user. */
  viewerCan: UserViewerCan;
};

/** A grant: one user, one organization, one role, from a day to a day. */
export type UserAccess = {
  __typename: 'UserAccess';
  /** When it was granted. */
  createdAt: Scalars['Instant']['output'];
  /** True when it was disabled with its user: enabling the user brings it back. One that was disabled by itself is enabled by itself. */
  disabledWithUser: Scalars['Boolean']['output'];
  /** False when it was disabled. */
  enabled: Scalars['Boolean']['output'];
  /** Last day, included; none: without end. */
  endsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Id of the access. */
  id: Scalars['ID']['output'];
  /** Where it was granted. */
  organization: UserOrganization;
  /** With which role. */
  role: UserRole;
  /** First day in the tenant’s time zone; none: at once. */
  startsOn: Maybe<Scalars['PlainDate']['output']>;
  /** Where it stands today. */
  state: UserAccessState;
  /** Version to send when it is changed. */
  version: Scalars['Int']['output'];
  /** What the caller may do with it. */
  viewerCan: UserAccessViewerCan;
};

/** active: counts today; future: begins later; ended: its last day has passed; disabled: switched off. */
export type UserAccessState =
  | 'active'
  | 'disabled'
  | 'ended'
  | 'future';

/** What the caller may do with an access. */
export type UserAccessViewerCan = {
  __typename: 'UserAccessViewerCan';
  /** Change, disable, enable or end it. */
  edit: Scalars['Boolean']['output'];
  /** Why not, in words; null where it may. */
  reason: Maybe<Scalars['String']['output']>;
};

/** A page of the users list. */
export type UserConnection = {
  __typename: 'UserConnection';
  /** The rows with their cursors. */
  edges: Array<UserEdge>;
  /** How many rows match, counted to the end: dear for a broad match on a large list. */
  exactCount: Scalars['Int']['output'];
  /** The rows of the page. */
  nodes: Array<User>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many rows match, counted to 1,000; computed only when asked for. */
  totalCount: ListCount;
};

/** A row with its cursor. */
export type UserEdge = {
  __typename: 'UserEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: User;
};

/** Rules joined by `match`. */
export type UserFilter = {
  /** Groups, each of which counts as one rule. */
  groups?: InputMaybe<Array<UserFilterGroup>>;
  /** Whether all rules must hold, or any. */
  match?: FilterMatch;
  /** The rules; with those of the groups at most 20. */
  rules: Array<UserFilterRule>;
};

/** Fields that the User list can be filtered by. */
export type UserFilterField =
  | 'email'
  | 'invitedAt'
  | 'lastSignInAt'
  | 'name'
  | 'organization'
  | 'organizationId'
  | 'role'
  | 'roleId'
  | 'status';

/** Rules that count as one. */
export type UserFilterGroup = {
  /** The rules, joined the other way round than the filter’s own: by `or` within `and`. */
  rules: Array<UserFilterRule>;
};

/** One comparison. */
export type UserFilterRule = {
  /** The field to compare. */
  field: UserFilterField;
  /** How to compare. */
  mode: FilterMode;
  /** What to compare with; dates as yyyy-MM-dd. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Where an access was granted. */
export type UserOrganization = {
  __typename: 'UserOrganization';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its level. */
  level: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What became of a user. */
export type UserPayload = {
  __typename: 'UserPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** The user; null when there are problems, or when no access is left in sight. */
  user: Maybe<User>;
};

/** What became of one user of several. */
export type UserResult = {
  __typename: 'UserResult';
  /** Whether it was done. */
  done: Scalars['Boolean']['output'];
  /** The user. */
  id: Scalars['ID']['output'];
  /** Why not, in words. */
  message: Maybe<Scalars['String']['output']>;
};

/** The role of an access. */
export type UserRole = {
  __typename: 'UserRole';
  /** Id of the role. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A session that could act now. */
export type UserSession = {
  __typename: 'UserSession';
  /** The access that it acts through, in words. */
  accessLabel: Scalars['String']['output'];
  /** Address that it came from when it began. */
  address: Maybe<Scalars['String']['output']>;
  /** Browser, such as `Firefox 142`; null when it does not say. */
  browser: Maybe<Scalars['String']['output']>;
  /** Whether it is the caller’s own session. */
  current: Scalars['Boolean']['output'];
  /** Id of the session. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['Instant']['output'];
  /** When it began. */
  startedAt: Scalars['Instant']['output'];
  /** Operating system, such as `Windows`. */
  system: Maybe<Scalars['String']['output']>;
};

/** One sort key. */
export type UserSort = {
  /** Direction. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: UserSortField;
};

/** Fields that the User list can be sorted by. */
export type UserSortField =
  | 'email'
  | 'invitedAt'
  | 'lastSignInAt'
  | 'name'
  | 'status';

/** active: signs in; invited: could, and never has; disabled: every access that has not ended is disabled; ended: every access has ended. */
export type UserStatus =
  | 'active'
  | 'disabled'
  | 'ended'
  | 'invited';

/** What the caller may do with a user. */
export type UserViewerCan = {
  __typename: 'UserViewerCan';
  /** Disable all of the accesses in sight. */
  disable: Scalars['Boolean']['output'];
  /** Enable what was disabled with the user; false also when every access was disabled by itself. */
  enable: Scalars['Boolean']['output'];
  /** Give further accesses. */
  grant: Scalars['Boolean']['output'];
  /** Change the name. */
  rename: Scalars['Boolean']['output'];
  /** Send the invitation again. */
  resend: Scalars['Boolean']['output'];
  /** End sessions. */
  revokeSessions: Scalars['Boolean']['output'];
};

/** Several users at once. */
export type UsersInput = {
  /** True: says what would become of each, and changes nothing. */
  dryRun?: Scalars['Boolean']['input'];
  /** The users, at most 200. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of each. */
export type UsersPayload = {
  __typename: 'UsersPayload';
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
  /** One row per user, in the order asked. */
  results: Maybe<Array<UserResult>>;
};

/** What an answer has to be like. */
export type ValidWhen = {
  __typename: 'ValidWhen';
  /** What is said when it does not. */
  message: Scalars['String']['output'];
  /** What has to hold. */
  when: FormCondition;
};

/** What an answer has to be like. */
export type ValidWhenInput = {
  /** What is said when it does not. */
  message: Scalars['String']['input'];
  /** What has to hold. */
  when: FormConditionInput;
};

/** Where one value of a record comes from. */
export type ValueOrigin = {
  __typename: 'ValueOrigin';
  /** When it was written. */
  at: Scalars['Instant']['output'];
  /** Who wrote it, or imported the file. */
  byName: Maybe<Scalars['String']['output']>;
  /** The value: a property such as `birthDate`, or `c:` and the id of one of the tenant’s own fields. */
  field: Scalars['String']['output'];
  /** Whether files and feeds leave it alone. */
  isProtected: Scalars['Boolean']['output'];
  /** Where it came from. */
  source: ValueSourceKind;
  /** Which file or system. */
  sourceRef: Maybe<Scalars['String']['output']>;
};

/** Where a value came from. */
export type ValueSourceKind =
  /** Another system, by itself. */
  | 'feed'
  /** A file that was imported. */
  | 'import'
  /** The other record, when two were merged. */
  | 'merge'
  /** A family. */
  | 'portal'
  /** Somebody typed it. */
  | 'staff';

/** The version of a role that was read. */
export type VersionedRoleInput = {
  /** Yes to losing rights oneself, where it is the caller’s own role. */
  confirmOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The role. */
  id: Scalars['ID']['input'];
  /** Version that was read; a newer one refuses with a ConflictProblem. */
  version: Scalars['Int']['input'];
};

/** Whose access an administrator looks through; nothing may be changed meanwhile. */
export type ViewAs = {
  __typename: 'ViewAs';
  /** The access that is looked through. */
  accessId: Scalars['ID']['output'];
  /** Name of the user whose access it is. */
  userName: Scalars['String']['output'];
};

/** What starting or leaving led to; read `session` again. */
export type ViewAsPayload = {
  __typename: 'ViewAsPayload';
  /** True: the session has moved; null when there are problems. */
  moved: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing, or not everything, was done; empty on success. */
  problems: Array<Problem>;
};

/** What to do with participants for whom a session has no place left. */
export type WhenFull =
  /** Enroll nobody and answer the problem SESSION_FULL. */
  | 'ask'
  /** Enroll all of them, with a reason; needs the edit of sessions. */
  | 'exceed'
  /** Give the places that are left in the order of the ids; the others wait. */
  | 'wait';

/** The grade of a participant in one programme year. */
export type YearGrade = {
  __typename: 'YearGrade';
  /** PK, K, 1 to 12. */
  grade: Scalars['String']['output'];
  /** The year in which the programme year begins, on 1 July. */
  programmeYear: Scalars['Int']['output'];
  /** `entered` or `roll_over`. */
  source: Scalars['String']['output'];
};
