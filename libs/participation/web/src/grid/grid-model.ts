import type { PlainDate } from '@afterbell/core/domain';
import { type AttendanceStatus, completeMark, isMarkProblem, type Mark, type MarkInput, sameMark } from '@afterbell/participation/domain';
import type { GridPageQuery } from './__generated__/grid';

export type GridData = GridPageQuery['attendanceGrid'];
export type GridDay = GridData['days'][number];
export type GridRow = GridData['rows'][number];

export interface CellAt {
  readonly personId: string;
  readonly date: PlainDate;
}

export interface StoredCell extends Mark {
  readonly version: number;
  readonly changedBy: string | null;
}

/** Why a cell takes no mark now; null when it does. */
export type Barrier = 'readOnly' | 'locked' | 'closed' | 'notEnrolled' | 'future' | 'times';

export const keyOf = ({ personId, date }: CellAt): string => `${personId} ${date}`;

export const NOT_MARKED: StoredCell = { status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null };

export function barrierOfDay(data: GridData, day: GridDay): Barrier | null {
  if (!data.mayEdit) return 'readOnly';
  if (day.locked) return 'locked';
  return day.state === 'scheduled' || day.state === 'added' || (day.state === 'unscheduled' && data.isDropIn) ? null : 'closed';
}

/** A mark as it would be stored, or what stands in its way. Of a day still to come nothing is known but an excuse. */
export function markFor(data: GridData, day: GridDay, today: PlainDate, sent: MarkInput & { readonly status: AttendanceStatus }): Mark | Barrier {
  if (day.date > today && (sent.status === 'Present' || sent.status === 'UnexcusedAbsence')) return 'future';
  const mark = completeMark(sent, { startTime: day.startTime, endTime: day.endTime, now: null, timesRequired: data.timesRequired });
  return isMarkProblem(mark) ? 'times' : mark;
}

export interface Tally {
  present: number;
  excused: number;
  unexcused: number;
}

export function tallyOf(statuses: Iterable<AttendanceStatus>): Tally {
  const tally = { present: 0, excused: 0, unexcused: 0 };
  for (const status of statuses) {
    if (status === 'Present') tally.present += 1;
    else if (status === 'ExcusedAbsence') tally.excused += 1;
    else if (status === 'UnexcusedAbsence') tally.unexcused += 1;
  }
  return tally;
}

/** Whom a mark names, as a roster does. */
export const nameOf = ({ firstName, lastName }: Pick<GridRow, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

export { sameMark };
