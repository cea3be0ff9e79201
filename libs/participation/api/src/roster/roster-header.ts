import type { Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import type { SessionOutcome } from '@afterbell/participation/domain';
import { ROSTER_HEADER } from './roster.sql';

/** One session on one day as the database holds it. */
export interface RosterHeader {
  session_id: string;
  session_name: string;
  location: string | null;
  activity_id: string;
  activity_name: string;
  activity_type: 'scheduled' | 'drop_in' | 'unscheduled';
  site_id: string;
  site_name: string;
  time_zone: string;
  start_time: string;
  end_time: string;
  source: 'schedule' | 'added' | null;
  outcome: SessionOutcome | null;
  outcome_reason: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  date_version: number | null;
  closure_reason: string | null;
  locked_at: Date | null;
  locked_by: string | null;
  marked: boolean;
  previous_date: string | null;
  next_date: string | null;
}

export async function loadHeader(tx: Tx, sessionId: string, date: PlainDate, month: PlainDate): Promise<RosterHeader> {
  const header = await tx.one<RosterHeader>(ROSTER_HEADER, [sessionId, date, month], 'roster_header');
  if (!header) throw new AppError('NOT_FOUND', { what: 'The session' });
  return header;
}
