import type { PlainTime } from '@afterbell/core/domain';
import type { SessionDayFieldsFragment } from './__generated__/dashboard';

export type SessionDay = Omit<SessionDayFieldsFragment, ' $fragmentName'>;

/** How a day of today stands: its outcome, else where its time is. */
export type DayPhase = NonNullable<SessionDay['outcome']> | 'upcoming' | 'running' | 'missing';

export function dayPhase({ outcome, startTime, endTime }: Pick<SessionDay, 'outcome' | 'startTime' | 'endTime'>, now: PlainTime): DayPhase {
  if (outcome) return outcome;
  if (now < startTime) return 'upcoming';
  return now <= endTime ? 'running' : 'missing';
}

/** The word that decides a badge's colour (product rules §4); what is yet to come has none. */
export const PHASE_STATUS = {
  taken: 'success',
  nobody_came: 'nobody came',
  did_not_run: 'did not run',
  running: 'in progress',
  missing: 'pending',
} as const satisfies Record<Exclude<DayPhase, 'upcoming'>, string>;

export function rosterPath({ sessionId, date }: Pick<SessionDay, 'sessionId' | 'date'>): string {
  return `/participation/activity/select-participants?${new URLSearchParams({ sessionId, date }).toString()}`;
}

/** The activity, and its session where that says more. */
export function namesOf({ sessionName, activityName }: Pick<SessionDay, 'sessionName' | 'activityName'>): { name: string; about: string | null } {
  return { name: activityName, about: sessionName === activityName ? null : sessionName };
}
