/*
 * Both lists walk the organizations of the acting one's subtree ($1) and reach their days by session_date_by_day; the counts are made
 * for the rows of the page alone.
 */
const SUBTREE = 'select c.descendant_id as id from organization_closure c where c.ancestor_id = $1::uuid';

/** A planned day that the calendar closes and that nobody was marked on is no day of the session. */
export const NOT_CLOSED = `(d.source = 'added'
    or not exists (select 1 from site_closure k where k.organization_id = d.organization_id and k.on_date = d.on_date)
    or exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'))`;

export const enrolledOn = (session: string, date: string) =>
  `from enrollment e where e.session_id = ${session} and e.starts_on <= ${date} and (e.ends_on is null or e.ends_on >= ${date})`;

/** Days that the schedule or somebody made, on the day of the parameter. */
const datesOn = (day: string) => `
  select d.session_id, d.on_date, d.organization_id, d.start_time, d.end_time, d.outcome
  from (${SUBTREE}) org join session_date d on d.organization_id = org.id and d.on_date = ${day}::date
  where ${NOT_CLOSED}`;

/** $2 the day, $3 the site whose drop-ins are listed before anyone came, or null */
export const DAYS_OF_TODAY = `
  ${datesOn('$2')}
  union all
  select s.id, $2::date, s.organization_id, s.start_time, s.end_time, null
  from activity a join session s on s.activity_id = a.id
  where a.organization_id = $3::uuid and a.type = 'drop_in' and a.enabled and s.starts_on <= $2::date and s.ends_on >= $2::date
    and (cardinality(s.weekdays) = 0 or extract(dow from $2::date)::int = any (s.weekdays))
    and not exists (select 1 from session_date x where x.session_id = s.id and x.on_date = $2::date)
    and not exists (select 1 from site_closure k where k.organization_id = s.organization_id and k.on_date = $2::date)`;

/** $2 today, $3 the site as above, $4 how many days after it */
const DAYS_AHEAD = `
  select ahead.* from generate_series($2::date, $2::date + $4::int, interval '1 day') given(day)
  cross join lateral (${DAYS_OF_TODAY.replaceAll('$2', 'given.day')}) ahead`;

/** $2 first day, $3 today, $4 the time of day */
export const DAYS_NOT_ENTERED = `
  select d.session_id, d.on_date, d.organization_id, d.start_time, d.end_time, d.outcome
  from (${SUBTREE}) org join session_date d on d.organization_id = org.id and d.on_date between $2::date and $3::date and d.outcome is null
  where (d.on_date < $3::date or d.end_time <= $4::time)
    and not exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date)
    and ${NOT_CLOSED}
    and exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')})`;

export const page = (days: string, order: string, next: number) => `
with days as materialized (
  ${days}
  order by ${order} limit $${next} offset $${next + 1}
)
select s.id as "sessionId", s.name as "sessionName", a.id as "activityId", a.name as "activityName", a.type = 'drop_in' as "isDropIn",
  o.id as "siteId", o.name as "siteName", d.on_date::text as date, left(d.start_time::text, 5) as "startTime", left(d.end_time::text, 5) as "endTime", d.outcome,
  exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date) as locked,
  (select count(distinct e.person_id)::int ${enrolledOn('d.session_id', 'd.on_date')}) as "enrolledCount", m.marked as "markedCount", m.present as "presentCount",
  (select count(distinct e.person_id)::int ${enrolledOn('d.session_id', 'd.on_date')}
    and not exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.person_id = e.person_id and t.status <> 'Enrolled')
    and exists (select 1 from person p where p.id = e.person_id and p.removed_at is null)) as "unmarkedCount"
from days d
join session s on s.id = d.session_id
join activity a on a.id = s.activity_id
join organization o on o.id = d.organization_id
cross join lateral (
  select count(*)::int as marked, (count(*) filter (where t.status = 'Present'))::int as present
  from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'
) m
order by ${order.replaceAll('session_id', 'd.session_id').replaceAll('on_date', 'd.on_date').replaceAll('start_time', 'd.start_time').replaceAll('organization_id', 'd.organization_id')}`;

export const counted = (days: string, next: number) => `select count(*)::int as count from (select 1 from (${days}) d limit $${next}) counted`;

export const TODAY = page(DAYS_OF_TODAY, 'start_time, organization_id, session_id', 4);
export const TODAY_COUNT = counted(DAYS_OF_TODAY, 4);
export const AHEAD = page(DAYS_AHEAD, 'on_date, start_time, organization_id, session_id', 5);
export const AHEAD_COUNT = counted(DAYS_AHEAD, 5);
export const NOT_ENTERED = page(DAYS_NOT_ENTERED, 'on_date desc, start_time, organization_id, session_id', 5);
export const NOT_ENTERED_COUNT = counted(DAYS_NOT_ENTERED, 5);

const figures = (day: string) => `
  select d.organization_id, d.outcome, m.marked, greatest(m.marked, (select count(distinct e.person_id)::int ${enrolledOn('d.session_id', 'd.on_date')})) as expected
  from (${datesOn(day)}) d
  cross join lateral (select count(*)::int as marked from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled') m`;

/** Every day counts, however many: a sum of a part would be taken for the whole. Parameters as for the days not entered. */
const WORK_OF_SITES = `
  select coalesce(m.organization_id, t.organization_id) as id, coalesce(m.days, 0) as not_entered, m.since, coalesce(t.sessions, 0) as sessions, coalesce(t.marked, 0) as marked, coalesce(t.expected, 0) as expected
  from (select d.organization_id, count(*)::int as days, min(d.on_date)::text as since from (${DAYS_NOT_ENTERED}) d group by d.organization_id) m
  full join (select f.organization_id, count(*)::int as sessions, sum(f.marked)::int as marked, sum(f.expected)::int as expected from (${figures('$3')}) f group by f.organization_id) t
    on t.organization_id = m.organization_id`;

export const NOT_ENTERED_BY_SITE = `
select o.id as "siteId", o.name as "siteName", w.not_entered as "notEntered", w.since, w.sessions, w.marked, w.expected
from (${WORK_OF_SITES}) w join organization o on o.id = w.id
order by w.not_entered desc, w.sessions desc, o.name_folded, o.id limit $5 offset $6`;
export const NOT_ENTERED_BY_SITE_COUNT = counted(WORK_OF_SITES, 5);

/** $2 the day */
export const FIGURES_OF_TODAY = `
select count(*)::int as sessions, (count(*) filter (where f.outcome is not null))::int as entered, coalesce(sum(f.marked), 0)::int as marked, coalesce(sum(f.expected), 0)::int as expected
from (${figures('$2')}) f`;

/** The term that the session stands in, else the one that today is in. $1 term or null, $2 today */
export const TERM_START = `select coalesce(
  (select starts_on from term where id = $1::uuid), (select max(starts_on) from term where $2::date between starts_on and ends_on))::text as "startsOn"`;
