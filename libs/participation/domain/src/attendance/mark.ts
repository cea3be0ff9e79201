/** One mark: a status and, for those present, from when to when. Pure rules that browser and server both run. */
import { comparePlainTimes, isMidnight, isPlainTime, type PlainTime } from '@afterbell/core/domain';
import { type AttendanceStatus, isAttendanceStatus } from './attendance-status';

export interface MarkTimes {
  readonly startTime: PlainTime | null;
  /** Null only while a participant who was checked in after the planned end is still there. */
  readonly endTime: PlainTime | null;
}

export interface Mark extends MarkTimes {
  readonly status: AttendanceStatus;
}

export interface MarkInput {
  readonly status: string;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

export interface MarkProblem {
  readonly field: 'status' | 'startTime' | 'endTime';
  readonly message: string;
}

const TIME_WANTED = 'A time is written as HH:mm, from 00:00 to 23:59.';
const END_AFTER_START = 'The end time must be after the start time, on the same day.';
const wrongEnd = (end: PlainTime, otherwise = END_AFTER_START) => (isMidnight(end) ? 'A day ends at midnight: the latest end is 11:59 PM.' : otherwise);

/** What is wrong with a mark as it was sent; times of anyone not present are ignored, so they cannot be wrong. */
export function validateMark(mark: MarkInput): MarkProblem | null {
  if (!isAttendanceStatus(mark.status)) return { field: 'status', message: `There is no status "${mark.status}".` };
  if (mark.status !== 'Present') return null;
  const start = mark.startTime || null;
  const end = mark.endTime || null;
  if (start !== null && !isPlainTime(start)) return { field: 'startTime', message: TIME_WANTED };
  if (end !== null && !isPlainTime(end)) return { field: 'endTime', message: wrongEnd(end, TIME_WANTED) };
  if (start !== null && end !== null && comparePlainTimes(start, end) >= 0) return { field: 'endTime', message: wrongEnd(end) };
  return null;
}

/** A time of somebody who is not present would not be kept: whoever sends one is told. */
export function unwantedTime({ status, startTime, endTime }: MarkInput): MarkProblem | null {
  const field = status === 'Present' ? null : startTime ? 'startTime' : endTime ? 'endTime' : null;
  return field && { field, message: `Only who is present has times: leave ${field} out with ${status}, or send Present.` };
}

export interface PlannedTimes {
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
  /** The clock on the site's wall when the mark stands for "now"; null otherwise. */
  readonly now: PlainTime | null;
  /** Unscheduled activities have no planned times to fall back on. */
  readonly timesRequired: boolean;
}

/**
 * A valid mark as it is stored. Whoever is present without times was there for the planned ones, or from now on; an
 * end that would not lie after the start stays open. Every other status keeps no times.
 */
export function completeMark(mark: MarkInput & { readonly status: AttendanceStatus }, planned: PlannedTimes): Mark | MarkProblem {
  if (mark.status !== 'Present') return { status: mark.status, startTime: null, endTime: null };
  const start = mark.startTime || planned.now || null;
  const end = mark.endTime || null;
  if (planned.timesRequired) {
    if (start === null) return { field: 'startTime', message: 'This activity has no schedule: say from when to when.' };
    if (end === null && planned.now === null) return { field: 'endTime', message: 'This activity has no schedule: say from when to when.' };
    return finished(start, end ?? later(planned.endTime, start));
  }
  if (start === null) return finished(planned.startTime, end ?? planned.endTime);
  return finished(start, end ?? later(planned.endTime, start));
}

function finished(startTime: PlainTime, endTime: PlainTime | null): Mark | MarkProblem {
  if (endTime !== null && comparePlainTimes(startTime, endTime) >= 0) return { field: 'endTime', message: wrongEnd(endTime) };
  return { status: 'Present', startTime, endTime };
}

function later(end: PlainTime, start: PlainTime): PlainTime | null {
  return comparePlainTimes(end, start) > 0 ? end : null;
}

export function isMarkProblem(value: Mark | MarkProblem): value is MarkProblem {
  return 'field' in value;
}

export function sameMark(a: Mark, b: Mark): boolean {
  return a.status === b.status && a.startTime === b.startTime && a.endTime === b.endTime;
}

/** Whether two stays on one day share a minute; one that ends when the other begins does not. An open end is the day's. */
export function timesOverlap(a: MarkTimes, b: MarkTimes): boolean {
  if (a.startTime === null || b.startTime === null) return false;
  const before = (start: PlainTime, end: PlainTime | null) => end === null || comparePlainTimes(start, end) < 0;
  return before(a.startTime, b.endTime) && before(b.startTime, a.endTime);
}
