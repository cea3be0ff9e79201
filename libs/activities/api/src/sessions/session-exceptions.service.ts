import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { AppError, endTimeProblem, formatDate, isPlainDate, isPlainTime, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { closedDates, refuseLocked } from '../site-calendar';
import { type HeldSession, holdSession } from './held-session';
import { daysOf } from './series-plan';
import { HAS_ENTRIES, insertDates } from './session-dates';
import { reasonOf, refuseDateOutside } from './site-plan';

export interface MoveDate {
  sessionId: string;
  date: PlainDate;
  toDate: PlainDate;
  startTime?: PlainTime | null;
  endTime?: PlainTime | null;
  reason?: string | null;
  confirmClosed?: boolean | null;
}

interface DateRow {
  source: 'schedule' | 'added';
  startTime: PlainTime;
  endTime: PlainTime;
  used: boolean;
}

// Held first, as in session-dates.ts.
const HOLD = 'select 1 from session_date where session_id = $1 and on_date = any($2::date[]) for update';
const DATE = `select d.source, to_char(d.start_time, 'HH24:MI') as "startTime", to_char(d.end_time, 'HH24:MI') as "endTime", ${HAS_ENTRIES} as used
  from session_date d where d.session_id = $1 and d.on_date = $2`;
const REMOVE = 'delete from session_date where session_id = $1 and on_date = $2';
/** A day that was moved before is still the same exception, of the day on which the schedule had it. */
const FOLLOW = 'update session_exception set moved_to = $3, reason = coalesce($4, reason) where session_id = $1 and moved_to = $2';
const EXCEPT = `insert into session_exception (session_id, organization_id, on_date, moved_to, reason) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, session_id, on_date) do update set moved_to = excluded.moved_to, reason = excluded.reason`;
const EXCEPTION = 'select moved_to::text as "movedTo" from session_exception where session_id = $1 and on_date = $2';

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** One date of a session at a time: called off, moved to another day or hour, or as the schedule has it again. */
@Injectable()
export class SessionExceptions {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async cancel(sessionId: string, date: PlainDate, reason: string | null | undefined): Promise<string> {
    const why = reasonOf(reason, 'reason');
    return this.db.write(async (tx) => {
      const held = await holdSession(tx, sessionId);
      const row = await unusedDate(tx, held, date);
      await refuseLocked(tx, held.siteId, [date]);
      const followed = await tx.execute(FOLLOW, [held.id, date, null, why], 'session_exception_follow');
      if (!followed && row.source === 'schedule') await tx.execute(EXCEPT, [held.id, held.siteId, date, null, why], 'session_exception_write');
      await tx.execute(REMOVE, [held.id, date], 'session_date_remove');
      await this.record(tx, held, 'session_date.remove', date, { reason: why });
      return held.id;
    });
  }

  async move(input: MoveDate): Promise<string> {
    const { date, toDate } = input;
    const why = reasonOf(input.reason, 'reason');
    if (!isPlainDate(toDate)) throw invalid('toDate', 'is not a date');
    return this.db.write(async (tx) => {
      const held = await holdSession(tx, input.sessionId);
      const row = await unusedDate(tx, held, date);
      const { startTime, endTime } = timesOf(input, row);
      if (toDate !== date) await this.refuseTarget(tx, held, toDate, input.confirmClosed === true);
      await refuseLocked(tx, held.siteId, [date, toDate]);
      const followed = await tx.execute(FOLLOW, [held.id, date, toDate, why], 'session_exception_follow');
      if (!followed && row.source === 'schedule') await tx.execute(EXCEPT, [held.id, held.siteId, date, toDate, why], 'session_exception_write');
      await tx.execute(REMOVE, [held.id, date], 'session_date_remove');
      await insertDates(tx, held, [{ date: toDate, startTime, endTime }], 'added');
      await this.record(tx, held, 'session_date.move', date, { toDate, startTime, endTime, reason: why }, { startTime: row.startTime, endTime: row.endTime });
      return held.id;
    });
  }

  /** The day is of the schedule again; where it was moved to is given up. */
  async restore(sessionId: string, date: PlainDate): Promise<string> {
    return this.db.write(async (tx) => {
      const held = await holdSession(tx, sessionId);
      const exception = await tx.one<{ movedTo: PlainDate | null }>(EXCEPTION, [held.id, date], 'session_exception_get');
      if (!exception) throw new AppError('NOT_FOUND', { what: 'The exception' });
      const { movedTo } = exception;
      await refuseLocked(tx, held.siteId, movedTo === null ? [date] : [date, movedTo]);
      if (movedTo !== null && (await heldDate(tx, held, movedTo))) {
        await unusedDate(tx, held, movedTo);
        await tx.execute(REMOVE, [held.id, movedTo], 'session_date_remove');
      }
      await tx.execute('delete from session_exception where session_id = $1 and on_date = $2', [held.id, date], 'session_exception_remove');
      const { startsOn, endsOn, patterns } = held.before;
      const pattern = date < startsOn || date > endsOn ? undefined : patterns.find((one) => daysOf(one, startsOn, endsOn).includes(date));
      const closed = (await closedDates(tx, held.siteId, date, date)).has(date);
      if (pattern && !closed && !(await heldDate(tx, held, date))) await insertDates(tx, held, [{ date, startTime: pattern.startTime, endTime: pattern.endTime }]);
      await this.record(tx, held, 'session_date.restore', date, { movedTo: null }, { movedTo });
      return held.id;
    });
  }

  private async refuseTarget(tx: Tx, held: HeldSession, toDate: PlainDate, confirmClosed: boolean): Promise<void> {
    await refuseDateOutside(tx, held.id, toDate, 'toDate');
    if (await heldDate(tx, held, toDate)) throw invalid('toDate', `is a date of this session already: ${formatDate(toDate)}`);
    if (!confirmClosed && (await closedDates(tx, held.siteId, toDate, toDate)).has(toDate)) throw new AppError('DATE_CLOSED', { date: formatDate(toDate) });
  }

  private record(tx: Tx, held: HeldSession, action: string, date: PlainDate, after: Record<string, unknown>, before?: Record<string, unknown>): Promise<unknown> {
    return this.audit.record(tx, { action, subjectType: 'session_date', subjectId: `${held.id}/${date}`, organizationId: held.siteId, ...(before ? { before } : {}), after });
  }
}

async function heldDate(tx: Tx, held: HeldSession, date: PlainDate): Promise<DateRow | null> {
  if (!isPlainDate(date)) return null;
  await tx.execute(HOLD, [held.id, [date]], 'session_date_hold_one');
  return tx.one<DateRow>(DATE, [held.id, date], 'session_date_one');
}

/** A date that may go: nobody has entered anything on it. */
async function unusedDate(tx: Tx, held: HeldSession, date: PlainDate): Promise<DateRow> {
  const row = await heldDate(tx, held, date);
  if (!row) throw new AppError('DATE_NOT_SCHEDULED');
  if (row.used) throw invalid('date', `has attendance or an outcome: ${formatDate(date)} stays`);
  return row;
}

function timesOf({ startTime, endTime }: MoveDate, row: DateRow) {
  const times = { startTime: startTime ?? row.startTime, endTime: endTime ?? row.endTime };
  if (!isPlainTime(times.startTime)) throw invalid('startTime', 'is not a time');
  const wrongEnd = endTimeProblem(times.startTime, times.endTime);
  if (wrongEnd) throw invalid('endTime', wrongEnd);
  return times;
}
