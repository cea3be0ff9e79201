import { patternOf, type SchedulePattern } from '@afterbell/activities/domain';
import { staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type PlainTime } from '@afterbell/core/domain';
import { holdCalendar } from '../site-calendar';
import { staffOf } from './session-team';
import type { SessionRecord } from './session-writer';

export interface HeldSession {
  id: string;
  activityId: string;
  siteId: string;
  version: number;
  seriesId: string | null;
  staffIds: string[];
  before: SessionRecord;
}

export interface PatternRow {
  id: string;
  rrule: string;
  startTime: PlainTime;
  endTime: PlainTime;
}

const SITE = 'select organization_id as "siteId" from session where id = $1';
const HOLD = `select id, activity_id as "activityId", organization_id as "siteId", version, name, starts_on::text as "startsOn", ends_on::text as "endsOn", meetings,
    to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime", weekdays, location, room_id as "roomId", capacity, series_id as "seriesId"
  from session where id = $1 for update`;
export const PATTERNS = `select session_id as id, rrule, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime"
  from session_pattern where session_id = any($1::uuid[]) order by session_id, position`;

const notFound = () => new AppError('NOT_FOUND', { what: 'The session' });

/** Patterns of a session; one that has none but weekdays was made before there were patterns, or beside them. */
export function patternsOf(rows: readonly PatternRow[], { weekdays, startTime, endTime }: { weekdays: readonly number[]; startTime: PlainTime; endTime: PlainTime }): SchedulePattern[] {
  if (!rows.length && weekdays.length) return [{ frequency: 'weekly', interval: 1, weekdays, weeksOfMonth: [], startTime, endTime }];
  return rows.map((row) => patternOf(row.rrule, row.startTime, row.endTime)).filter((pattern): pattern is SchedulePattern => pattern !== null);
}

/** A session that nobody else changes until the transaction ends, and neither the dates of its site. */
export async function holdSession(tx: Tx, id: string): Promise<HeldSession> {
  const site = isUuid(id) ? await tx.one<{ siteId: string }>(SITE, [id], 'session_site') : null;
  if (!site) throw notFound();
  await holdCalendar(tx, site.siteId);
  const row = await tx.one<Omit<SessionRecord, 'patterns'> & { activityId: string; version: number; weekdays: number[] }>(HOLD, [id], 'session_edit_hold');
  if (!row) throw notFound();
  const patterns = patternsOf(await tx.query<PatternRow>(PATTERNS, [[id]], 'session_patterns'), row);
  const { activityId, version, weekdays: _, ...before } = row;
  return { id, activityId, siteId: site.siteId, version, seriesId: row.seriesId, staffIds: await staffOf(tx, id), before: { ...before, patterns } };
}

/** A save on an older version is answered with what is stored now. */
export async function refuseStale(tx: Tx, { id, version, before }: HeldSession, sent: { version?: number | null; name?: string | null; startsOn?: string; endsOn?: string | null; capacity?: number | null }): Promise<void> {
  if (sent.version === version) return;
  const fields = (['name', 'startsOn', 'endsOn', 'capacity'] as const).filter((field) => sent[field] !== undefined && (sent[field] ?? null) !== before[field]);
  const text = (value: string | number | null | undefined) => (value === null || value === undefined ? null : String(value));
  const conflicts = fields.map((field) => ({ id, field, current: text(before[field]), attempted: text(sent[field]), version }));
  throw await staleSave(tx, { subjectType: 'session', subjectId: id, actions: 'session.' }, conflicts.length ? conflicts : [{ id, field: 'version', current: String(version), attempted: null, version }]);
}
