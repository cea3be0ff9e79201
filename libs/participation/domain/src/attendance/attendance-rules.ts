/** What a tenant asks about attendance, from a day on (docs/attendance.md "Rules that a tenant sets"). */
import { daysBetween, minutesBetween, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import type { Mark } from './mark';

export interface AttendanceRules {
  /** A reason is asked for once a day is more days ago than this; null asks never. */
  readonly lateDays: number | null;
  /** A stay that is longer than the session's own time by more minutes than this is asked about; null asks never. */
  readonly overMinutes: number | null;
  /** No stay is longer than this, whoever says so. */
  readonly longestMinutes: number;
}

/** As shipped, before a tenant says otherwise. */
export const STANDARD_RULES: AttendanceRules = { lateDays: null, overMinutes: 240, longestMinutes: 960 };

export const RULE_LIMITS = {
  lateDays: { least: 0, most: 365 },
  overMinutes: { least: 0, most: 720 },
  longestMinutes: { least: 60, most: 1439 },
} as const;

/** Whether a day lies so far back that writing it needs a reason. */
export function isLate(date: PlainDate, today: PlainDate, { lateDays }: AttendanceRules): boolean {
  return lateDays !== null && daysBetween(date, today) > lateDays;
}

/**
 * What is wrong with how long somebody would have been there: longer than anybody can be, or so much longer than the session
 * that it is asked about. Without a schedule there is nothing to compare with.
 */
export function stayProblem(mark: Mark, planned: { startTime: PlainTime; endTime: PlainTime; timesRequired: boolean }, rules: AttendanceRules): 'impossible' | 'long' | null {
  if (mark.status !== 'Present' || mark.startTime === null || mark.endTime === null) return null;
  const minutes = minutesBetween(mark.startTime, mark.endTime);
  if (minutes > rules.longestMinutes) return 'impossible';
  if (planned.timesRequired || rules.overMinutes === null) return null;
  return minutes - minutesBetween(planned.startTime, planned.endTime) > rules.overMinutes ? 'long' : null;
}

/** `16 hours`, `1 hour 30 minutes`. */
export function durationWords(minutes: number): string {
  const parts = [[Math.floor(minutes / 60), 'hour'] as const, [minutes % 60, 'minute'] as const].filter(([count]) => count > 0);
  return parts.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ') || '0 minutes';
}
