import type { Tx } from '@afterbell/core/api';
import type { PlainDate, PlainTime } from '@afterbell/core/domain';
import { refuseLocked } from '../site-calendar';
import type { Meeting } from './series-plan';

/** What a new schedule does to the dates of a session that is there. */
export interface DateChange {
  gained: PlainDate[];
  lost: PlainDate[];
  /** The same day at another time. */
  retimed: PlainDate[];
  /** No longer of the schedule, or at another time in it; they stay as they are, because attendance or an outcome was entered. */
  kept: PlainDate[];
}

interface ExistingDate {
  date: PlainDate;
  source: 'schedule' | 'added';
  startTime: PlainTime;
  endTime: PlainTime;
  used: boolean;
}

// Held first: attendance that is being entered ends before it is decided which dates have none.
const HOLD = 'select 1 from session_date where session_id = $1 and on_date >= $2 for update';
export const HAS_ENTRIES = `(d.outcome is not null or d.closed_at is not null or exists (
    select 1 from attendance a where a.tenant_id = d.tenant_id and a.session_id = d.session_id and a.on_date = d.on_date) or exists (
    select 1 from adult_attendance p where p.tenant_id = d.tenant_id and p.session_id = d.session_id and p.on_date = d.on_date and p.removed_at is null))`;
const EXISTING = `select d.on_date::text as date, d.source, to_char(d.start_time, 'HH24:MI') as "startTime", to_char(d.end_time, 'HH24:MI') as "endTime", ${HAS_ENTRIES} as used
  from session_date d where d.session_id = $1 and d.on_date >= $2 order by d.on_date`;
const INSERT = `insert into session_date (session_id, on_date, organization_id, start_time, end_time, source)
  select $1, on_date, $2, start_time, end_time, $6 from unnest($3::date[], $4::time[], $5::time[]) as meeting (on_date, start_time, end_time)`;
const REMOVE = 'delete from session_date where session_id = $1 and on_date = any($2::date[])';
const RETIME = `update session_date d set start_time = meeting.start_time, end_time = meeting.end_time, version = d.version + 1
  from unnest($2::date[], $3::time[], $4::time[]) as meeting (on_date, start_time, end_time) where d.session_id = $1 and d.on_date = meeting.on_date`;

export const meetingColumns = (meetings: readonly Meeting[]) => [meetings.map(({ date }) => date), meetings.map(({ startTime }) => startTime), meetings.map(({ endTime }) => endTime)];

/** All dates of a new session in one statement. */
export async function insertDates(tx: Tx, session: { id: string; siteId: string }, meetings: readonly Meeting[], source: 'schedule' | 'added' = 'schedule'): Promise<void> {
  if (meetings.length) await tx.execute(INSERT, [session.id, session.siteId, ...meetingColumns(meetings), source], 'session_meetings_insert');
}

/** Days that were added or moved by hand are nobody's schedule: they stay, unless the session ends before them. */
export function compareDates(existing: readonly ExistingDate[], wanted: readonly Meeting[], ends = false): DateChange {
  const known = new Map(existing.map((day) => [day.date, day]));
  const planned = new Map(wanted.map((meeting) => [meeting.date, meeting]));
  const ofSchedule = existing.filter(({ source }) => ends || source === 'schedule');
  const gone = ofSchedule.filter(({ date }) => !planned.has(date));
  const other = ofSchedule.filter(({ date, startTime, endTime }) => {
    const meeting = planned.get(date);
    return meeting !== undefined && (meeting.startTime !== startTime || meeting.endTime !== endTime);
  });
  const days = (list: readonly ExistingDate[], used: boolean) => list.filter((day) => day.used === used).map(({ date }) => date);
  return {
    gained: wanted.filter(({ date }) => !known.has(date)).map(({ date }) => date),
    lost: days(gone, false),
    retimed: days(other, false),
    kept: [...days(gone, true), ...days(other, true)].sort(),
  };
}

/** Brings the dates from a day on into line with a schedule. A locked month refuses; nobody's entries are lost. */
export async function reschedule(tx: Tx, session: { id: string; siteId: string }, from: PlainDate, wanted: readonly Meeting[], ends = false): Promise<DateChange> {
  await tx.execute(HOLD, [session.id, from], 'session_dates_hold_from');
  const ahead = wanted.filter(({ date }) => date >= from);
  const change = compareDates(await tx.query<ExistingDate>(EXISTING, [session.id, from], 'session_dates_from'), ahead, ends);
  await refuseLocked(tx, session.siteId, [...change.gained, ...change.lost, ...change.retimed]);
  const among = (dates: readonly PlainDate[]) => ahead.filter(({ date }) => dates.includes(date));
  if (change.lost.length) await tx.execute(REMOVE, [session.id, change.lost], 'session_dates_lose');
  if (change.retimed.length) await tx.execute(RETIME, [session.id, ...meetingColumns(among(change.retimed))], 'session_dates_retime');
  await insertDates(tx, session, among(change.gained));
  return change;
}
