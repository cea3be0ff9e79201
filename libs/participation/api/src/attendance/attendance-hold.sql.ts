import { monthGateOpen } from '@afterbell/activities/api';
import { zoneOf } from '@afterbell/organizations/api';

/**
 * Everything a save must know, in one round trip, while it takes what keeps others out: the day of the site, so that nobody is
 * marked present in two sessions at once by two takers who do not see each other; the row of the session date; the month's gate.
 * The day comes first: whoever waits for it holds nothing that its holder may want.
 *
 * $1 session, $2 date, $3 persons, $4 idempotency key, $5 access, $6 month
 */
export const HOLD = `
with place as materialized (
  select s.id, s.organization_id, s.name, s.activity_id, s.start_time, s.end_time,
    pg_advisory_xact_lock(hashtextextended('attendance-day/' || s.organization_id::text || '/' || $2::date::text, 0))::text as day
  from session s where s.id = $1::uuid
), held as materialized (
  select s.day, s.id as session_id, s.organization_id, s.name as session_name, a.id as activity_id, a.type as activity_type,
    d.source, d.outcome, d.version as date_version,
    coalesce(d.start_time, s.start_time) as start_time, coalesce(d.end_time, s.end_time) as end_time,
    ${monthGateOpen('s.organization_id::text', '$6::date::text')}::text as gate
  from place s
  join activity a on a.id = s.activity_id
  left join lateral (
    select source, outcome, version, start_time, end_time from session_date
    where session_id = s.id and on_date = $2::date for no key update
  ) d on true
), marked as materialized (
  select person_id, status, start_time, end_time, version, recorded_by from attendance where session_id = $1::uuid and on_date = $2::date
), listed as materialized (
  select r.person_id, bool_or(r.enrolled) as enrolled from (
    select e.person_id, true as enrolled from enrollment e
    where e.session_id = $1::uuid and e.starts_on <= $2::date and (e.ends_on is null or e.ends_on >= $2::date)
    union all
    select person_id, false from marked
  ) r group by r.person_id
), known as materialized (
  select p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.removed_at is not null as removed
  from (select person_id from listed union select unnest($3::uuid[])) w join person p on p.id = w.person_id
), busy as materialized (
  select o.person_id, json_agg(json_build_object('session', case when os.name = oa.name then oa.name else oa.name || ', ' || os.name end, 'startTime', left(o.start_time::text, 5), 'endTime', left(o.end_time::text, 5))) as elsewhere
  from attendance o join session os on os.id = o.session_id join activity oa on oa.id = os.activity_id
  where o.person_id = any($3::uuid[]) and o.on_date = $2::date and o.status = 'Present' and o.session_id <> $1::uuid
  group by o.person_id
)
select held.*, c.reason as closure_reason, l.locked_at,
  (select json_build_object('lateDays', r.late_days, 'overMinutes', r.over_minutes, 'longestMinutes', r.longest_minutes)
    from attendance_policy r where r.starts_on <= $2::date order by r.starts_on desc limit 1) as rules,
  ${zoneOf('held.organization_id')} as time_zone,
  (select json_build_object('fingerprint', encode(i.fingerprint, 'hex'), 'operation', i.operation, 'response', i.response)
    from idempotency i where i.access_id = $5::uuid and i.key = $4::text) as earlier,
  (select json_object_agg(x.status, x.people) from (
    select coalesce(t.status, 'Enrolled') as status, count(*)::int as people
    from listed join known p on p.id = listed.person_id
    left join marked t on t.person_id = listed.person_id
    where not p.removed or t.person_id is not null
    group by 1
  ) x) as summary,
  (select json_agg(json_build_object(
      'id', m.id, 'name', p.name, 'removed', p.removed,
      'enrolled', coalesce(listed.enrolled, false),
      'stays', case when t.person_id is null and listed.enrolled is not true then exists (
        select 1 from stay y where y.person_id = m.id and y.organization_id = held.organization_id
          and y.kind = 'participant' and y.starts_on <= $2::date and (y.ends_on is null or y.ends_on >= $2::date)) else false end,
      'status', t.status, 'startTime', left(t.start_time::text, 5), 'endTime', left(t.end_time::text, 5),
      'version', coalesce(t.version, 0), 'recordedBy', t.recorded_by, 'elsewhere', b.elsewhere) order by m.n)
    from unnest($3::uuid[]) with ordinality as m (id, n)
    left join known p on p.id = m.id
    left join listed on listed.person_id = m.id
    left join marked t on t.person_id = m.id
    left join busy b on b.person_id = m.id) as people
from held
left join site_closure c on c.organization_id = held.organization_id and c.on_date = $2::date
left join participation_lock l on l.organization_id = held.organization_id and l.month = $6::date`;

/** The first mark of a drop-in's day makes the date. $1 session, $2 date */
export const MAKE_DATE = `
insert into session_date (session_id, on_date, organization_id, start_time, end_time, source)
select s.id, $2::date, s.organization_id, s.start_time, s.end_time, 'added' from session s where s.id = $1::uuid
on conflict do nothing`;

/**
 * Writes a whole save, or nothing when what was read has changed: HOLD reads with the snapshot of its start and may then
 * have waited for another taker or for a lock of the month. By now both are held, so reading again is final.
 *
 * $1 session, $2 date, $3 organization, $4 month, $5-$9 person, status, start, end, version read, $10 user, $11 at,
 * $12 access, $13 key, $14 fingerprint, $15 response, $16-$17 enrollment id, person, $18 outcome or null, $19 whether somebody may be
 * present in two sessions at once, $20 how the marks were made
 */
const WRITING = `
with input as materialized (
  select * from unnest($5::uuid[], $6::text[], $7::time[], $8::time[], $9::int[]) as i (person_id, status, start_time, end_time, version)
), fresh as materialized (
  select 1 where not exists (select 1 from participation_lock l where l.organization_id = $3::uuid and l.month = $4::date)
    and not exists (
      select 1 from input i left join attendance t on t.session_id = $1::uuid and t.on_date = $2::date and t.person_id = i.person_id
      where coalesce(t.version, 0) <> i.version)
    and ($19::boolean or not exists (
      select 1 from input i join attendance o on o.person_id = i.person_id and o.on_date = $2::date and o.status = 'Present' and o.session_id <> $1::uuid
      where i.status = 'Present' and o.start_time < coalesce(i.end_time, '24:00') and i.start_time < coalesce(o.end_time, '24:00')))
), keyed as (
  insert into idempotency (access_id, key, operation, fingerprint, response)
  select $12::uuid, $13::text, 'attendance.save', $14::bytea, $15::jsonb from fresh where $13::text is not null
  on conflict do nothing
  returning 1
), go as materialized (
  select 1 from fresh where $13::text is null or exists (select 1 from keyed)
), written as (
  insert into attendance (session_id, on_date, person_id, organization_id, status, start_time, end_time, recorded_at, recorded_by, source)
  select $1::uuid, $2::date, i.person_id, $3::uuid, i.status, i.start_time, i.end_time, $11::timestamptz, $10::uuid, $20::text from input i cross join go
  on conflict (tenant_id, session_id, on_date, person_id) do update
    set status = excluded.status, start_time = excluded.start_time, end_time = excluded.end_time,
      version = attendance.version + 1, recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by, source = excluded.source
    where (attendance.status, attendance.start_time, attendance.end_time) is distinct from (excluded.status, excluded.start_time, excluded.end_time)
  returning person_id
), placed as (
  insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on)
  select e.id, $1::uuid, $3::uuid, e.person_id, $2::date, $2::date from unnest($16::uuid[], $17::uuid[]) as e (id, person_id) cross join go
  on conflict do nothing
  returning 1
), ended as (
  update session_date d set outcome = $18::text, outcome_reason = null, closed_at = $11::timestamptz, closed_by = $10::uuid, version = d.version + 1
  from go where $18::text is not null and d.session_id = $1::uuid and d.on_date = $2::date
  returning 1
)`;
const DONE = 'exists (select 1 from go)';

export const WRITE = `${WRITING}
select ${DONE} as done, (select count(*)::int from written) as written`;

/** The same, and where nothing was written the database refuses it (WRITE_REFUSED): for a save that leaves with its trail and its commit and waits for nothing. */
export const WRITE_OR_FAIL = `${WRITING}
select must_hold(${DONE} and (select count(*) from written) = cardinality($5::uuid[]))`;

/** SQLSTATE of `must_hold`. */
export const WRITE_REFUSED = 'AB002';
