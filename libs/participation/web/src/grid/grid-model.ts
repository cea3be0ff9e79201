import type { PlainDate } from '@afterbell/core/domain';
import { type AttendanceStatus, completeMark, isMarkProblem, type MarkSource, type Mark, type MarkInput, type MarkTimes, type SessionDateState, type SessionOutcome } from '@afterbell/participation/domain';
import { shownChild, spokenChild } from '../shared/child-names';
import { MARKABLE, type Markable } from '../shared/status-look';

export interface GridDay extends MarkTimes {
  readonly date: PlainDate;
  readonly state: SessionDateState;
  readonly closureReason: string | null;
  readonly locked: boolean;
  /** How the day ended; where each line is a session, each says so itself. */
  readonly outcome?: SessionOutcome | null;
  /** What the server counted of everybody; none where all rows are shown. */
  readonly counts?: Readonly<Record<'enrolled' | 'present' | 'excusedAbsence' | 'unexcusedAbsence', number>>;
}

/** A line of the grid: a child, or a session of one child. */
export interface GridRow {
  readonly personId: string;
  readonly firstName: string;
  readonly preferredName?: string | null;
  readonly lastName: string;
  readonly generatedId?: string | null;
  readonly cells: readonly (StoredCell & { readonly date: PlainDate; readonly changedByYou: boolean })[];
  /** Where each line has times of its own. */
  readonly planned?: ReadonlyMap<PlainDate, MarkTimes>;
  readonly timesRequired?: boolean;
  /** Where each line ended the day in its own way. */
  readonly outcomes?: ReadonlyMap<PlainDate, SessionOutcome | null>;
}

export interface GridData {
  readonly mayEdit: boolean;
  readonly isDropIn: boolean;
  readonly timesRequired: boolean;
  readonly timeZone: string;
  readonly days: readonly GridDay[];
  readonly rows: readonly GridRow[];
}

export interface CellAt {
  readonly personId: string;
  readonly date: PlainDate;
}

export interface StoredCell extends Mark {
  readonly version: number;
  readonly changedBy: string | null;
  readonly source: MarkSource | null;
}

/** Why a cell takes no mark now; null when it does. */
export type Barrier = 'readOnly' | 'locked' | 'closed' | 'didNotRun' | 'nobodyCame' | 'notEnrolled' | 'future' | 'times' | 'noEnd';

export const keyOf = ({ personId, date }: CellAt): string => `${personId} ${date}`;

export function cellOf(key: string): CellAt {
  const [personId = '', date = ''] = key.split(' ');
  return { personId, date };
}

export const NOT_MARKED: StoredCell = { status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null, source: null };

export function barrierOfDay(data: GridData, day: GridDay): Barrier | null {
  if (!data.mayEdit) return 'readOnly';
  if (day.locked) return 'locked';
  if (day.outcome === 'did_not_run') return 'didNotRun';
  return day.state === 'scheduled' || day.state === 'added' || (day.state === 'unscheduled' && data.isDropIn) ? null : 'closed';
}

export const outcomeOf = ({ outcomes }: GridRow, day: GridDay): SessionOutcome | null => outcomes?.get(day.date) ?? day.outcome ?? null;

/** What stands in the way at one cell. */
export const barrierAt = (data: GridData, row: GridRow, day: GridDay): Barrier | null => barrierOfDay(data, { ...day, outcome: outcomeOf(row, day) });

export const plannedOf = ({ planned }: GridRow, day: GridDay): MarkTimes => planned?.get(day.date) ?? day;

export const asksTimes = (data: GridData, row: GridRow | undefined): boolean => row?.timesRequired ?? data.timesRequired;

/** A mark as it would be stored, or what stands in its way. Of a day still to come nothing is known but an excuse. */
export function markFor(data: GridData, row: GridRow, day: GridDay, today: PlainDate, sent: MarkInput & { readonly status: AttendanceStatus }): Mark | Barrier {
  if (day.date > today && (sent.status === 'Present' || sent.status === 'UnexcusedAbsence')) return 'future';
  if (outcomeOf(row, day) === 'nobody_came' && sent.status === 'Present') return 'nobodyCame';
  const planned = plannedOf(row, day);
  const mark = completeMark(sent, { startTime: planned.startTime ?? '', endTime: planned.endTime ?? '', now: null, timesRequired: asksTimes(data, row) });
  if (isMarkProblem(mark)) return 'times';
  // On a day that is over nobody is still there.
  return mark.status === 'Present' && mark.startTime !== null && mark.endTime === null && day.date < today ? 'noEnd' : mark;
}

export interface Tally {
  status: Markable;
  count: number;
}

/** How often each status was marked, those alone that were. */
export function tallyOf(statuses: readonly AttendanceStatus[]): Tally[] {
  return MARKABLE.map((status) => ({ status, count: statuses.filter((one) => one === status).length })).filter(({ count }) => count > 0);
}

/** Whose line it is, in the words by which lines are in order. */
export const titleOf = (row: Pick<GridRow, 'firstName' | 'lastName' | 'preferredName' | 'generatedId'>): string => shownChild(row);

/** Whom a mark names, as a roster does. */
export const nameOf = (row: Pick<GridRow, 'firstName' | 'lastName' | 'generatedId'>): string => spokenChild(row);

/** Nothing of the day can be marked, and its column looks like that. */
export const isStruck = (barrier: Barrier | null): boolean => barrier === 'locked' || barrier === 'closed' || barrier === 'didNotRun';
