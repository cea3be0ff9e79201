/** What a session date is and how its day ended, so that a zero is never ambiguous (docs/attendance.md). */
import { markedCount, rosterSize, type StatusSummary } from './attendance-status';

/** Outcome of a session date; none means that it was not entered yet. */
export const SESSION_OUTCOMES = ['taken', 'nobody_came', 'did_not_run'] as const;
export type SessionOutcome = (typeof SESSION_OUTCOMES)[number];

export function isSessionOutcome(value: unknown): value is SessionOutcome {
  return typeof value === 'string' && (SESSION_OUTCOMES as readonly string[]).includes(value);
}

export const SESSION_DATE_STATES = ['scheduled', 'added', 'closed', 'unscheduled'] as const;
export type SessionDateState = (typeof SESSION_DATE_STATES)[number];

export interface SessionDateFacts {
  /** Where the date comes from; null when the session does not meet on that day. */
  readonly source: 'schedule' | 'added' | null;
  /** Whether the site's calendar closes the day. */
  readonly closed: boolean;
  /** Whether anyone was marked on it. */
  readonly marked: boolean;
}

/** The calendar closes planned dates without attendance, never one that somebody added or took attendance on. */
export function sessionDateState({ source, closed, marked }: SessionDateFacts): SessionDateState {
  if (source === 'added') return 'added';
  if (closed && !(source === 'schedule' && marked)) return 'closed';
  return source === 'schedule' ? 'scheduled' : 'unscheduled';
}

export const MAX_REASON = 500;

/** Why a day cannot be closed with this outcome, in words; null when it can. Of a day to come nobody knows who came. */
export function closingProblem(outcome: SessionOutcome, summary: StatusSummary, reason: string | null, toCome = false): { field: 'outcome' | 'reason'; message: string } | null {
  if (toCome && outcome !== 'did_not_run') return { field: 'outcome', message: 'This day is still to come. It can only be said that the session does not run.' };
  if (outcome === 'taken') {
    if (markedCount(summary) > 0) return null;
    const message = rosterSize(summary) > 0 ? 'Nobody is marked yet. Mark the roster, or say that nobody came.' : 'Nobody is on the roster. Say that nobody came, or that the session did not run.';
    return { field: 'outcome', message };
  }
  if (summary.Present > 0) {
    const [who, marks] = summary.Present === 1 ? ['1 participant is', 'the mark'] : [`${summary.Present} participants are`, 'their marks'];
    return { field: 'outcome', message: `${who} marked present on this day. Change or delete ${marks} on its roster first, or say that attendance was taken.` };
  }
  if (outcome === 'did_not_run' && !reason) return { field: 'reason', message: `Say why the session ${toCome ? 'does' : 'did'} not run.` };
  return null;
}
