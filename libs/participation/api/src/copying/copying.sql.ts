import { enrolledOn, NOT_CLOSED } from '../today/session-days.sql';

/** The other sessions of the site that meet on the day. One without a schedule has no times of its own to give to who is copied. */
const OTHERS = `session s0 join session_date d on d.organization_id = s0.organization_id and d.on_date = $2::date and d.session_id <> s0.id
  join session s on s.id = d.session_id join activity a on a.id = s.activity_id and a.type <> 'unscheduled'`;
/** $1 session, $2 date */
const OF_SITE = `s0.id = $1::uuid and ${NOT_CLOSED}`;
const TARGETS = `${OTHERS} where ${OF_SITE}`;

/** Marks of the day that would go over. $3 statuses, $4 persons or null for all */
const SOURCE = `select m.person_id, m.status from attendance m
  where m.session_id = $1::uuid and m.on_date = $2::date and m.status = any($3::text[]) and ($4::uuid[] is null or m.person_id = any($4::uuid[]))`;

const BUSY = `m.status = 'Present' and exists (select 1 from attendance o where o.person_id = m.person_id and o.on_date = $2::date and o.status = 'Present'
  and o.session_id <> d.session_id and o.start_time < d.end_time and (o.end_time is null or o.end_time > d.start_time))`;

/** For each of them, what copying would do to whom, counted. */
export const AVAILABLE = `select s.id as "sessionId", s.name as "sessionName", a.name as "activityName", left(d.start_time::text, 5) as "startTime", left(d.end_time::text, 5) as "endTime", d.outcome, f.*
  from ${OTHERS} cross join lateral (
    select (count(*) filter (where k.enrolled and k.here is null))::int as copied,
      (count(*) filter (where k.enrolled and k.here <> k.status))::int as "different",
      (count(*) filter (where k.enrolled and k.here = k.status))::int as same,
      (count(*) filter (where not k.enrolled))::int as "notEnrolled",
      (count(*) filter (where k.enrolled and k.here is distinct from k.status and k.busy))::int as overlapping
    from (
      select m.status, nullif(t.status, 'Enrolled') as here, ${BUSY} as busy,
        exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')} and e.person_id = m.person_id) as enrolled
      from (${SOURCE}) m left join attendance t on t.session_id = d.session_id and t.on_date = d.on_date and t.person_id = m.person_id
    ) k
  ) f
  where ${OF_SITE}
  order by d.start_time, s.name, s.id limit 200`;

/** Who would be written in one of them ($5), with the version that is stored there. */
export const CANDIDATES = `select m.person_id as "personId", m.status, nullif(t.status, 'Enrolled') as here, coalesce(t.version, 0) as version,
    exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')} and e.person_id = m.person_id) as enrolled
  from (${SOURCE}) m cross join (select d.session_id, d.on_date from ${TARGETS} and d.session_id = $5::uuid) d
  left join attendance t on t.session_id = d.session_id and t.on_date = d.on_date and t.person_id = m.person_id
  order by m.person_id`;

/** Whether the session is one to copy to. $3 the other session */
export const IS_TARGET = `select 1 as yes from ${TARGETS} and d.session_id = $3::uuid`;

export const MARKED_AS = 'select person_id as "personId", status from attendance where session_id = $1::uuid and on_date = $2::date and person_id = any($3::uuid[])';
