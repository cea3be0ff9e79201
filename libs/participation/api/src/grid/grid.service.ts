import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, dayOfWeek, daysBetween, type PlainDate } from '@afterbell/core/domain';
import type { AttendanceStatus, MarkSource } from '@afterbell/participation/domain';
import { CALENDAR, calendarDay, type CalendarRow } from '../session-date/session-calendar.service';
import type { CalendarDay } from '../session-date/session-date.types';
import { dateOf, invalid, knownId, minute } from '../shared/input';
import { UserNames } from '../shared/user-names';
import { GRID_HEADER, GRID_ROWS } from './grid.sql';
import { type AttendanceGrid, type GridCell, type GridDay, MAX_GRID_DAYS, MAX_GRID_ROWS } from './grid.types';

export interface GridQuestion {
  sessionId: string;
  from: PlainDate;
  to: PlainDate;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}

interface HeaderRow {
  session_name: string;
  starts_on: PlainDate;
  ends_on: PlainDate;
  weekdays: number[];
  start_time: string;
  end_time: string;
  activity_id: string;
  activity_name: string;
  activity_type: 'scheduled' | 'drop_in' | 'unscheduled';
  site_id: string;
  site_name: string;
  time_zone: string;
  times: Record<PlainDate, [string | null, string | null]> | null;
  total: number;
}

interface StoredMark {
  date: PlainDate;
  status: AttendanceStatus;
  startTime: string | null;
  endTime: string | null;
  version: number;
  recordedBy: string | null;
  source: MarkSource;
}

interface PersonRow {
  person_id: string;
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  generated_id: string | null;
  grade: string | null;
  spans: [PlainDate, PlainDate | null][] | null;
  marks: StoredMark[] | null;
}

const PAGE = 30;

/** Reads the grid of a session: as many statements for one participant and one date as for a page of them and a month. */
@Injectable()
export class AttendanceGridService {
  constructor(
    private readonly db: Db,
    private readonly userNames: UserNames,
  ) {}

  async grid(question: GridQuestion): Promise<AttendanceGrid> {
    const { sessionId, from, to, first, offset } = checked(question);
    const [[header], people, calendar] = await this.db.readTogether<[HeaderRow, PersonRow, CalendarRow]>([
      { name: 'grid_header', text: GRID_HEADER, values: [sessionId, from, to] },
      { name: 'grid_rows', text: GRID_ROWS, values: [sessionId, from, to, first, offset] },
      { name: 'session_calendar', text: CALENDAR, values: [sessionId, from, to] },
    ]);
    if (!header) throw new AppError('NOT_FOUND', { what: 'The session' });
    const { userId, permissions } = requirePrincipal();
    const days = calendar.map(calendarDay).filter((day) => isColumn(day, header)).map((day) => timed(day, header));
    const names = await this.userNames.of(new Set(people.flatMap(({ marks }) => (marks ?? []).map(({ recordedBy }) => recordedBy))));
    return {
      sessionId,
      sessionName: header.session_name,
      activityId: header.activity_id,
      activityName: header.activity_name,
      isDropIn: header.activity_type === 'drop_in',
      timesRequired: header.activity_type === 'unscheduled',
      siteId: header.site_id,
      siteName: header.site_name,
      timeZone: header.time_zone,
      days,
      rows: people.map((row) => ({
        personId: row.person_id,
        firstName: row.first_name,
        lastName: row.last_name,
        preferredName: row.preferred_name,
        generatedId: row.generated_id,
        grade: row.grade,
        cells: cellsOf(row, days, names, userId),
      })),
      totalCount: header.total,
      mayEdit: permissions.allows('edit', 'participation.grid'),
    };
  }
}

function checked({ sessionId, from, to, first, offset }: GridQuestion) {
  const span = daysBetween(dateOf(from, 'from'), dateOf(to, 'to'));
  if (span < 0) throw invalid('to', 'The last day must not be before the first.');
  if (span >= MAX_GRID_DAYS) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_GRID_DAYS) });
  const rows = first ?? PAGE;
  if (rows < 1) throw invalid('first', 'Ask for at least one participant.');
  if (rows > MAX_GRID_ROWS) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_GRID_ROWS) });
  if ((offset ?? 0) < 0) throw invalid('offset', 'An offset is not below 0.');
  return { sessionId: knownId(sessionId, 'The session'), from, to, first: rows, offset: offset ?? 0 };
}

/** A closed day is a column where the session would meet: its absence would look like a slip. Anyone's drop-in may meet any day. */
function isColumn({ date, state }: CalendarDay, { activity_type: type, weekdays, starts_on: start, ends_on: end }: HeaderRow): boolean {
  if (state === 'unscheduled') return type === 'drop_in' && start <= date && date <= end;
  return state !== 'closed' || (start <= date && date <= end && (type === 'drop_in' || weekdays.includes(dayOfWeek(date))));
}

function timed(day: CalendarDay, { times, start_time: start, end_time: end }: HeaderRow): GridDay {
  const [startTime, endTime] = times?.[day.date] ?? [];
  return { ...day, startTime: startTime ?? minute(start), endTime: endTime ?? minute(end) };
}

function cellsOf({ spans, marks }: PersonRow, days: GridDay[], names: Map<string, string>, userId: string): GridCell[] {
  const byDate = new Map((marks ?? []).map((mark) => [mark.date, mark]));
  const hasPlace = (date: PlainDate) => (spans ?? []).some(([start, end]) => start <= date && (end === null || date <= end));
  return days.flatMap(({ date }): GridCell[] => {
    const mark = byDate.get(date);
    if (!mark) return hasPlace(date) ? [{ date, status: 'Enrolled' as const, startTime: null, endTime: null, version: 0, changedBy: null, changedByYou: false, source: null }] : [];
    const { recordedBy, ...stored } = mark;
    return [{ ...stored, changedBy: recordedBy ? (names.get(recordedBy) ?? null) : null, changedByYou: recordedBy === userId }];
  });
}
