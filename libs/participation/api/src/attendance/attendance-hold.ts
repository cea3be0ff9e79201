import { AppError, monthStart, type PlainDate } from '@afterbell/core/domain';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { type AttendanceRules, EMPTY_SUMMARY, sessionDateState, STANDARD_RULES, markedCount, type SessionOutcome, type StatusSummary } from '@afterbell/participation/domain';
import { minute } from '../shared/input';
import { HOLD } from './attendance-hold.sql';
import type { HeldDay, HeldPerson } from './attendance-plan';

interface HoldRow {
  organization_id: string;
  activity_id: string;
  activity_type: HeldDay['activityType'];
  source: 'schedule' | 'added' | null;
  outcome: SessionOutcome | null;
  date_version: number | null;
  start_time: string;
  end_time: string;
  closure_reason: string | null;
  locked_at: Date | null;
  time_zone: string;
  rules: AttendanceRules | null;
  earlier: { fingerprint: string; operation: string; response: unknown } | null;
  summary: Partial<StatusSummary> | null;
  people: (Omit<HeldPerson, 'elsewhere'> & { elsewhere: HeldPerson['elsewhere'] | null })[] | null;
}

export interface Held {
  organizationId: string;
  activityId: string;
  day: HeldDay;
  /** Of the site: its clock says which day it is, wherever whoever saves acts. */
  timeZone: string;
  /** A save that used the same key before. */
  earlier: HoldRow['earlier'];
}

export interface HoldQuestion {
  sessionId: string;
  date: PlainDate;
  personIds: string[];
  /** Null where nobody is signed in. */
  accessId: string | null;
  idempotencyKey: string | null;
}

/** Takes the session date for this transaction and reads what a decision about it needs (attendance-hold.sql.ts). */
export async function holdDay(tx: Tx, { sessionId, date, personIds, accessId, idempotencyKey }: HoldQuestion): Promise<Held> {
  const row = await tx.one<HoldRow>(HOLD, [sessionId, date, personIds, idempotencyKey, accessId, monthStart(date)], 'attendance_hold');
  if (!row) throw new AppError('NOT_FOUND', { what: 'The session' });
  const summary: StatusSummary = { ...EMPTY_SUMMARY, ...row.summary };
  return {
    organizationId: row.organization_id,
    activityId: row.activity_id,
    timeZone: row.time_zone,
    earlier: row.earlier,
    day: {
      date,
      state: sessionDateState({ source: row.source, closed: row.closure_reason !== null, marked: markedCount(summary) > 0 }),
      exists: row.source !== null,
      locked: row.locked_at !== null,
      activityType: row.activity_type,
      startTime: minute(row.start_time),
      endTime: minute(row.end_time),
      outcome: row.outcome,
      dateVersion: row.date_version ?? 0,
      summary,
      rules: row.rules ?? STANDARD_RULES,
      people: (row.people ?? []).map((person) => ({ ...person, elsewhere: person.elsewhere ?? [] })),
    },
  };
}

/**
 * For writes that have nothing to compare afterwards: the first look may have waited, so only what the second one reads
 * is sure to hold until the end of the transaction.
 */
export async function settleDay(tx: Tx, sessionId: string, date: PlainDate): Promise<Held> {
  const question = { sessionId, date, personIds: [], accessId: requirePrincipal().accessId, idempotencyKey: null };
  await holdDay(tx, question);
  return holdDay(tx, question);
}
