import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, daysBetween, type PlainDate } from '@afterbell/core/domain';
import { type AttendanceStatus, type MarkSource, sessionDateState, type SessionOutcome } from '@afterbell/participation/domain';
import { dateOf, invalid, knownId } from '../shared/input';
import { UserNames } from '../shared/user-names';
import { MAX_GRID_DAYS } from './grid.types';
import { GRID_PARTICIPANT, PARTICIPANT_DATES } from './participant-grid.sql';
import type { ParticipantGrid, ParticipantGridDay, ParticipantGridSession } from './participant-grid.types';

interface DateRow {
  session_id: string;
  session_name: string;
  activity_name: string;
  activity_type: string;
  date: PlainDate;
  source: 'schedule' | 'added';
  outcome: SessionOutcome | null;
  planned_start: string;
  planned_end: string;
  status: AttendanceStatus;
  start_time: string | null;
  end_time: string | null;
  version: number;
  recorded_by: string | null;
  made: MarkSource | null;
  closure_reason: string | null;
  locked: boolean;
}

/** One participant over all sessions of the acting site: two statements, however many sessions and days. */
@Injectable()
export class ParticipantGridService {
  constructor(
    private readonly db: Db,
    private readonly userNames: UserNames,
  ) {}

  async grid(question: { personId: string; from: PlainDate; to: PlainDate }): Promise<ParticipantGrid> {
    const { organizationId, permissions, userId } = requirePrincipal();
    const personId = knownId(question.personId, 'The participant');
    const [from, to] = [dateOf(question.from, 'from'), dateOf(question.to, 'to')];
    const span = daysBetween(from, to);
    if (span < 0) throw invalid('to', 'The last day must not be before the first.');
    if (span >= MAX_GRID_DAYS) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_GRID_DAYS) });
    const [[person], rows] = await this.db.readTogether<[{ id: string; first_name: string; last_name: string }, DateRow]>([
      { name: 'participant_grid_person', text: GRID_PARTICIPANT, values: [personId] },
      { name: 'participant_grid_dates', text: PARTICIPANT_DATES, values: [personId, from, to, organizationId] },
    ]);
    if (!person) throw new AppError('NOT_FOUND', { what: 'The participant' });
    const names = await this.userNames.of(new Set(rows.map((row) => row.recorded_by)));
    return {
      personId,
      firstName: person.first_name,
      lastName: person.last_name,
      days: daysOf(rows),
      sessions: sessionsOf(rows, userId, (id) => (id ? (names.get(id) ?? null) : null)),
      mayEdit: permissions.allows('edit', 'participation.by_participant'),
    };
  }
}

/** A day is closed where the calendar closes it and no session of it was added or has a mark all the same. */
function daysOf(rows: readonly DateRow[]): ParticipantGridDay[] {
  const days = new Map<PlainDate, ParticipantGridDay>();
  for (const row of rows) {
    const state = sessionDateState({ source: row.source, closed: row.closure_reason !== null, marked: row.status !== 'Enrolled' });
    const known = days.get(row.date);
    if (!known || known.state === 'closed') days.set(row.date, { date: row.date, state, closureReason: row.closure_reason, locked: row.locked });
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function sessionsOf(rows: readonly DateRow[], userId: string, nameOf: (id: string | null) => string | null): ParticipantGridSession[] {
  const sessions = new Map<string, ParticipantGridSession>();
  for (const row of rows) {
    const session = sessions.get(row.session_id) ?? { sessionId: row.session_id, sessionName: row.session_name, activityName: row.activity_name, timesRequired: row.activity_type === 'unscheduled', cells: [] };
    session.cells.push({ date: row.date, status: row.status, startTime: row.start_time, endTime: row.end_time, version: row.version, changedBy: nameOf(row.recorded_by), changedByYou: row.recorded_by === userId, source: row.made, plannedStart: row.planned_start, plannedEnd: row.planned_end, outcome: row.outcome });
    sessions.set(row.session_id, session);
  }
  return [...sessions.values()];
}
