import type { SchedulePattern } from '@afterbell/activities/domain';
import { grouped, type Tx } from '@afterbell/core/api';
import type { PlainDate, PlainTime } from '@afterbell/core/domain';
import { type PatternRow, PATTERNS, patternsOf } from '../sessions/held-session';
import { daysOf } from '../sessions/series-plan';
import { type DateTally, NO_DATES, tallied } from './date-tally';
import { GIVEN, type SiteDays } from './site-days';

interface RunningSession {
  id: string;
  siteId: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  weekdays: number[];
}

const RUNNING = `select s.id, s.organization_id as "siteId", s.starts_on::text as "startsOn", s.ends_on::text as "endsOn",
    to_char(s.start_time, 'HH24:MI') as "startTime", to_char(s.end_time, 'HH24:MI') as "endTime", s.weekdays
  from session s where s.organization_id = any($1::uuid[]) and s.starts_on <= $3 and s.ends_on >= $2 order by s.id`;

// What somebody had added or moved by hand comes back with the times it had; what the schedule says comes as the schedule says it now, without what it leaves out.
const RESTORE = `with by_hand as (
    delete from session_date_withdrawn w using ${GIVEN} where w.organization_id = given.organization_id and w.on_date = given.on_date
    returning w.session_id, w.on_date, w.organization_id, w.start_time, w.end_time),
  scheduled as (
    select p.session_id, p.on_date, p.organization_id, p.start_time, p.end_time
    from unnest($3::uuid[], $4::date[], $5::uuid[], $6::time[], $7::time[]) as p (session_id, on_date, organization_id, start_time, end_time)
    where not exists (select 1 from session_exception x where x.session_id = p.session_id and x.on_date = p.on_date)),
  restored as (insert into session_date (session_id, on_date, organization_id, start_time, end_time, source)
    select distinct on (session_id, on_date) session_id, on_date, organization_id, start_time, end_time, source from (
      select *, 'added' as source from by_hand union all select *, 'schedule' from scheduled) back order by session_id, on_date, source
    on conflict do nothing returning session_id, organization_id, on_date)
  ${tallied('restored')}`;

/** Gives sites that are open again on some days the session dates of those days back. */
export async function restoreDates(tx: Tx, { sites, dates }: SiteDays): Promise<DateTally> {
  const byDay = [...dates].sort();
  const [first = '', last = ''] = [byDay[0], byDay.at(-1)];
  const running = await tx.query<RunningSession>(RUNNING, [[...new Set(sites)], first, last], 'sessions_running');
  const ids = running.map(({ id }) => id);
  const patterns = new Map(grouped(ids, await tx.query<PatternRow>(PATTERNS, [ids], 'session_patterns'), ({ id }) => id).map((rows, at) => [ids[at], rows]));
  const opened = new Map<string, PlainDate[]>();
  sites.forEach((site, at) => opened.set(site, [...(opened.get(site) ?? []), dates[at] ?? '']));
  const meetings = running.flatMap((session) => {
    const { id, siteId, startsOn, endsOn } = session;
    const wanted = (opened.get(siteId) ?? []).filter((date) => date >= startsOn && date <= endsOn);
    return patternsOf(patterns.get(id) ?? [], session).flatMap((pattern) => meetingDays(pattern, startsOn, wanted).map((date) => ({ id, siteId, date, startTime: pattern.startTime, endTime: pattern.endTime })));
  });
  const columns = [meetings.map(({ id }) => id), meetings.map(({ date }) => date), meetings.map(({ siteId }) => siteId), meetings.map(({ startTime }) => startTime), meetings.map(({ endTime }) => endTime)];
  return (await tx.one<DateTally & Record<string, unknown>>(RESTORE, [sites, dates, ...columns], 'site_days_restore')) ?? NO_DATES;
}

/** Those of the days on which a pattern meets. */
function meetingDays(pattern: SchedulePattern, startsOn: PlainDate, days: readonly PlainDate[]): PlainDate[] {
  const last = [...days].sort().at(-1);
  if (last === undefined) return [];
  const all = new Set(daysOf(pattern, startsOn, last));
  return days.filter((day) => all.has(day));
}
