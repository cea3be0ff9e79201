import { Injectable } from '@nestjs/common';
import { refuseDateOutside } from '@afterbell/activities/api';
import { AuditService, Db, toProblems } from '@afterbell/core/api';
import { AppError, monthName, monthStart, type PlainDate } from '@afterbell/core/domain';
import { sessionDateState } from '@afterbell/participation/domain';
import { settleDay } from '../attendance/attendance-hold';
import { requireOpenDay, usDate } from '../attendance/attendance-plan';
import { loadHeader, type RosterHeader } from '../roster/roster-header';
import { dateOf, knownId, requireActivity } from '../shared/input';
import { UserNames } from '../shared/user-names';
import type { SessionDate, SessionDateCheck } from './session-date.types';

export interface SessionDateQuestion {
  activityId?: string | null | undefined;
  sessionId: string;
  date: PlainDate;
}

const ADD = `insert into session_date (session_id, on_date, organization_id, start_time, end_time, source)
  select s.id, $2::date, s.organization_id, s.start_time, s.end_time, 'added' from session s where s.id = $1::uuid on conflict do nothing`;
/** A planned date that the calendar closes, kept on purpose. */
const KEEP = `update session_date set source = 'added', version = version + 1 where session_id = $1::uuid and on_date = $2::date and source = 'schedule'`;

/** Whether a session meets on a day, and adding a day to it. */
@Injectable()
export class SessionDateService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly userNames: UserNames,
  ) {}

  /** Says what the day is and everything that stands in the way, without refusing. */
  async describe(question: SessionDateQuestion): Promise<SessionDateCheck> {
    const { header, date } = await this.header(question);
    const names = await this.userNames.of([header.locked_by]);
    const problem = problemOf(header, date) ?? (await this.outside(header, date));
    return {
      ...sessionDateOf(header, date),
      isDropIn: header.activity_type === 'drop_in',
      closureReason: header.closure_reason,
      lock: header.locked_at ? { lockedAt: header.locked_at, lockedBy: header.locked_by ? (names.get(header.locked_by) ?? null) : null } : null,
      problems: problem ? toProblems(problem) : [],
    };
  }

  /** Refuses a day on which the session does not meet. A lock is no reason: a locked roster can still be looked at. */
  async check(question: SessionDateQuestion): Promise<SessionDate> {
    const { header, date } = await this.header(question);
    const problem = problemOf({ ...header, locked_at: null }, date) ?? (await this.outside(header, date));
    if (problem) throw problem;
    return sessionDateOf(header, date);
  }

  /** Makes a day one of the session's; a day that is one already stays as it is. */
  async add(question: SessionDateQuestion & { confirmClosed?: boolean | undefined }): Promise<SessionDate> {
    const sessionId = knownId(question.sessionId, 'The session');
    const date = dateOf(question.date, 'date');
    await this.db.write(async (tx) => {
      const { organizationId, activityId, day } = await settleDay(tx, sessionId, date);
      requireActivity(question.activityId, activityId);
      if (day.state === 'scheduled' || day.state === 'added') return;
      if (day.locked) throw new AppError('MONTH_LOCKED', { month: monthName(date) });
      if (!day.exists) await refuseDateOutside(tx, sessionId, date, 'date');
      if (day.state === 'closed' && !question.confirmClosed) throw new AppError('DATE_CLOSED', { date: usDate(date) });
      const changed = await tx.execute(day.exists ? KEEP : ADD, [sessionId, date], day.exists ? 'session_date_keep' : 'session_date_add');
      if (!changed) return;
      await this.audit.record(tx, {
        action: 'session_date.add',
        subjectType: 'session_date',
        subjectId: `${sessionId}/${date}`,
        organizationId,
        after: { source: 'added', ...(day.state === 'closed' ? { confirmedClosed: true } : {}) },
      });
    });
    return sessionDateOf((await this.header(question)).header, date);
  }

  /** The first mark would make the day. */
  private async outside(header: RosterHeader, date: PlainDate): Promise<AppError | null> {
    if (header.source !== null) return null;
    return orRefused(this.db.read((tx) => refuseDateOutside(tx, header.session_id, date, 'date')));
  }

  private async header(question: SessionDateQuestion): Promise<{ header: RosterHeader; date: PlainDate }> {
    const sessionId = knownId(question.sessionId, 'The session');
    const date = dateOf(question.date, 'date');
    const header = await this.db.read((tx) => loadHeader(tx, sessionId, date, monthStart(date)));
    requireActivity(question.activityId, header.activity_id);
    return { header, date };
  }
}

function stateOf(header: RosterHeader) {
  return sessionDateState({ source: header.source, closed: header.closure_reason !== null, marked: header.marked });
}

async function orRefused(check: Promise<void>): Promise<AppError | null> {
  try {
    await check;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function problemOf(header: RosterHeader, date: PlainDate): AppError | null {
  try {
    requireOpenDay({ date, state: stateOf(header), locked: header.locked_at !== null, activityType: header.activity_type });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

export function sessionDateOf(header: RosterHeader, date: PlainDate): SessionDate {
  return {
    sessionId: header.session_id,
    date,
    state: stateOf(header),
    startTime: header.start_time.slice(0, 5),
    endTime: header.end_time.slice(0, 5),
    outcome: header.outcome,
    outcomeReason: header.outcome_reason,
    version: header.date_version ?? 0,
  };
}
