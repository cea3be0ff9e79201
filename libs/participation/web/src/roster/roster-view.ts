import type { AttendanceStatus, Mark, StatusSummary } from '@afterbell/participation/domain';
import type { Held, RosterDay, RosterPerson, SendProblem } from './marks';
import type { Fresh, News } from '../live/fresh-marks';
import type { Failure } from './save-loop';

export type RowPhase = 'quiet' | 'waiting' | 'saving' | 'failed' | 'held';
export type RowPart = 'times' | 'flags';

/** Everything that one row shows; a new object whenever something of it changes, and only then. */
export interface RowView extends Mark {
  person: RosterPerson;
  phase: RowPhase;
  held: Held | null;
  selected: boolean;
  open: RowPart | null;
  /** Somebody else changed it a moment ago. */
  fresh: Fresh | null;
}

export interface RosterSummary {
  /** The day as it was loaded last. */
  day: RosterDay | null;
  /** The day is still to come at the site: nothing can be marked but an excuse. */
  toCome: boolean;
  counts: StatusSummary;
  total: number;
  marked: number;
  /** Marks that the server has not confirmed, those held for a decision included. */
  unsent: number;
  held: readonly string[];
  /** Children marked absent for whom times were typed. */
  asked: number;
  /** Times that stand in a field and are taken in a moment, or not by themselves. */
  typed: 'none' | 'soon' | 'open';
  conflicts: readonly string[];
  saving: boolean;
  failure: Failure | null;
  blocked: SendProblem | null;
  savedAt: string | null;
  selected: readonly string[];
  /** The last change of several children at once, while it can be taken back. */
  undo: { status: AttendanceStatus; count: number } | null;
  /** Children with unsent marks from before who are not on the list as it is shown. */
  strangers: boolean;
  /** What others changed last. */
  news: News | null;
}
