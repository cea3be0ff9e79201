import { rruleOf, type SchedulePattern } from '@afterbell/activities/domain';
import type { Tx } from '@afterbell/core/api';
import type { PlainDate, PlainTime } from '@afterbell/core/domain';

/** A session as its row holds it. */
export interface SessionRecord {
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  meetings: number | null;
  startTime: PlainTime;
  endTime: PlainTime;
  patterns: readonly SchedulePattern[];
  location: string | null;
  roomId: string | null;
  capacity: number | null;
  seriesId: string | null;
}

const INSERT = `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays, location, room_id, capacity, series_id, meetings)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;
const UPDATE = `update session set name = $2, starts_on = $3, ends_on = $4, start_time = $5, end_time = $6, weekdays = $7, location = $8, room_id = $9, capacity = $10, series_id = $11, meetings = $12,
  version = version + 1 where id = $1`;
const INSERT_PATTERNS = `insert into session_pattern (session_id, organization_id, position, rrule, start_time, end_time)
  select $1, $2, position - 1, rrule, start_time, end_time from unnest($3::text[], $4::time[], $5::time[]) with ordinality as pattern (rrule, start_time, end_time, position)`;
const REMOVE_PATTERNS = 'delete from session_pattern where session_id = $1';

/** The plain reading of the first pattern, for whoever lists sessions by weekday. */
const weekdaysOf = ([first]: readonly SchedulePattern[]) => [...new Set(first?.weekdays ?? [])].sort((a, b) => a - b);

function valuesOf(record: SessionRecord): unknown[] {
  const { name, startsOn, endsOn, startTime, endTime, location, roomId, capacity, seriesId, meetings, patterns } = record;
  return [name, startsOn, endsOn, startTime, endTime, weekdaysOf(patterns), location, roomId, capacity, seriesId, meetings];
}

async function writePatterns(tx: Tx, id: string, siteId: string, patterns: readonly SchedulePattern[]): Promise<void> {
  if (!patterns.length) return;
  const columns = [patterns.map(rruleOf), patterns.map(({ startTime }) => startTime), patterns.map(({ endTime }) => endTime)];
  await tx.execute(INSERT_PATTERNS, [id, siteId, ...columns], 'session_patterns_insert');
}

export async function insertSession(tx: Tx, session: { id: string; activityId: string; siteId: string }, record: SessionRecord): Promise<void> {
  await tx.execute(INSERT, [session.id, session.activityId, session.siteId, ...valuesOf(record)], 'session_insert');
  await writePatterns(tx, session.id, session.siteId, record.patterns);
}

export async function updateSession(tx: Tx, session: { id: string; siteId: string }, record: SessionRecord): Promise<void> {
  await tx.execute(UPDATE, [session.id, ...valuesOf(record)], 'session_update');
  await tx.execute(REMOVE_PATTERNS, [session.id], 'session_patterns_remove');
  await writePatterns(tx, session.id, session.siteId, record.patterns);
}

/** What the trail keeps of a session. */
export function auditOf(record: SessionRecord): Record<string, unknown> {
  const { patterns, ...rest } = record;
  return { ...rest, patterns: patterns.map((pattern) => `${rruleOf(pattern)} ${pattern.startTime}–${pattern.endTime}`) };
}
