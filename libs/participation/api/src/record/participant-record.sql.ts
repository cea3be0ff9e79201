/** `$1` the participant. Row-level security leaves the rows of sites that the caller sees. */
export const ENROLLMENTS = {
  select: `e.id, s.id as "sessionId", s.name as "sessionName", a.name as "activityName", o.name as "siteName", e.starts_on::text as "startsOn", e.ends_on::text as "endsOn", s.ends_on::text as "sessionEndsOn"`,
  from: `enrollment e join session s on s.tenant_id = e.tenant_id and s.id = e.session_id
    join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    join organization o on o.tenant_id = e.tenant_id and o.id = e.organization_id where e.person_id = $1`,
  order: 'e.starts_on desc, e.id desc',
};

export const MARKS = {
  select: `t.session_id as "sessionId", t.on_date::text as date, s.name as "sessionName", a.name as "activityName", o.name as "siteName", t.status,
    left(t.start_time::text, 5) as "startTime", left(t.end_time::text, 5) as "endTime"`,
  from: `attendance t join session s on s.tenant_id = t.tenant_id and s.id = t.session_id
    join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    join organization o on o.tenant_id = t.tenant_id and o.id = t.organization_id where t.person_id = $1 and t.status <> 'Enrolled'`,
  order: 't.on_date desc, s.start_time desc, t.session_id',
};

/** `$1` the participant, `$2` and `$3` the first and the last day. Without times of its own a mark has those of the session date. */
export const DAYS = `select t.on_date::text as date,
    count(*) filter (where t.status = 'Present')::int as present,
    count(*) filter (where t.status = 'ExcusedAbsence')::int as excused,
    count(*) filter (where t.status = 'UnexcusedAbsence')::int as unexcused,
    coalesce(jsonb_agg(jsonb_build_object('startTime', left(coalesce(t.start_time, d.start_time)::text, 5), 'endTime', left(coalesce(t.end_time, d.end_time)::text, 5)))
      filter (where t.status = 'Present'), '[]') as attended
  from attendance t join session_date d on d.tenant_id = t.tenant_id and d.session_id = t.session_id and d.on_date = t.on_date
  where t.person_id = $1 and t.status <> 'Enrolled' and t.on_date between $2::date and $3::date
  group by t.on_date order by t.on_date`;

export const TERMS = `select name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term where kind <> 'year' and starts_on <= $2::date and ends_on >= $1::date order by starts_on, name`;
export const FIRST_MARK = `select min(on_date)::text as date from attendance where person_id = $1 and status <> 'Enrolled'`;

/** For the port of the tabs: over `me (person_id, …)`. */
export const MARK_COUNT = `select count(*) from attendance t where t.person_id = me.person_id and t.status <> 'Enrolled'`;
export const ENROLLMENT_COUNT = 'select count(*) from enrollment e where e.person_id = me.person_id';
