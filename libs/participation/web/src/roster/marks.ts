import { type PlainTime, todayIn } from '@afterbell/core/domain';
import { serverNow } from '@afterbell/core/web';
import type { AttendanceStatus, Mark } from '@afterbell/participation/domain';
import type { AttendanceRosterQuery, RosterRowFieldsFragment } from './__generated__/roster';

/** One child as the server last told. */
export type RosterPerson = Omit<RosterRowFieldsFragment, '__typename' | ' $fragmentName'>;

/** One session on one day with its children. */
export type RosterDay = AttendanceRosterQuery['roster'];

/** By the clock of the site. */
export const isToCome = ({ date, timeZone }: Pick<RosterDay, 'date' | 'timeZone'>, now = serverNow()): boolean => date > todayIn(timeZone, now);

/** By the clock of the site, too. */
export const isToday = ({ date, timeZone }: Pick<RosterDay, 'date' | 'timeZone'>, now = serverNow()): boolean => date === todayIn(timeZone, now);

/** A day that did not run takes no mark before it is reopened. */
export const takesMarks = ({ viewerCan, outcome }: Pick<RosterDay, 'viewerCan' | 'outcome'>): boolean => viewerCan.edit && outcome !== 'did_not_run';

/** What the server must be told to accept a mark that it would otherwise ask about. */
export interface Consent {
  overlap?: true;
  enroll?: true;
  long?: true;
}

/** A mark that the server has not confirmed yet, made on top of `version`. */
export interface UnsentMark extends Mark {
  readonly version: number;
  readonly consent: Consent;
}

export interface SentMark extends UnsentMark {
  readonly personId: string;
}

/** Marks that travel together. Its key stays the same however often it is sent. */
export interface Batch {
  readonly key: string;
  readonly consent: Consent;
  readonly marks: readonly SentMark[];
}

export interface Theirs extends Mark {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedByYou?: boolean;
  readonly changedAt: string | null;
}

/** A mark that somebody must decide about before it is sent again. */
export type Held =
  | { readonly reason: 'conflict'; readonly mark: UnsentMark; readonly theirs: Theirs }
  | { readonly reason: 'notEnrolled'; readonly mark: UnsentMark }
  /** Times were entered for a child who is marked absent: nothing changes until somebody says so. */
  | { readonly reason: 'absent'; readonly mark: UnsentMark; readonly status: AttendanceStatus }
  | { readonly reason: 'time'; readonly mark: UnsentMark; /** Null while a time is missing. */ readonly message: string | null }
  | { readonly reason: 'overlap' | 'long' | 'refused'; readonly mark: UnsentMark; readonly message: string };

export interface SavedMark {
  personId: string;
  status: AttendanceStatus;
  startTime: PlainTime | null;
  endTime: PlainTime | null;
  version: number;
}

export interface ConflictFact {
  id: string;
  field: string;
  current: string | null;
  version: number;
  changedBy: string | null;
  /** In another window. */
  changedByYou?: boolean | null;
}

export interface SendProblem {
  code: string;
  message: string;
  path: string | null;
}

/** What became of a batch: the server's yes, its question, its no, or no answer at all. */
export type SendOutcome =
  | { kind: 'saved'; marks: readonly SavedMark[]; savedAt: string; enrolled: readonly string[] }
  | { kind: 'conflict'; conflicts: readonly ConflictFact[] }
  | { kind: 'refused'; problems: readonly SendProblem[] }
  | { kind: 'failed'; reason: 'offline' | 'unreachable' | 'server' | 'denied' };

export type SendBatch = (batch: Batch) => Promise<SendOutcome>;

/** What has not arrived, as leaving is asked about it. */
export interface Left {
  unsent: number;
  /** How many of them wait for a decision: those are not sent by themselves. */
  undecided: number;
  /** Of those, times of children who are marked absent, and parts of times: they are kept nowhere. */
  unanswered?: number;
  /** The server takes nothing of the day: why. */
  blocked: SendProblem | null;
}
