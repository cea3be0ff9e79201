import { sitesAt } from '@afterbell/organizations/api';

/*
 * All lists walk the sites of the acting organization's subtree, each by its own clock, and reach their days by session_date_by_day; the counts are
 * made for the rows of the page alone.
 */

/** A planned day that the calendar closes and that nobody was marked on is no day of the session. */
export const NOT_CLOSED = `(d.source = 'added'
    or not exists (select 1 from site_closure k where k.organization_id = d.organization_id and k.on_date = d.on_date)
    or exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'))`;

export const enrolledOn = (session: string, date: string) =>
  `from enrollment e where e.session_id = ${session} and e.starts_on <= ${date} and (e.ends_on is null or e.ends_on >= ${date})`;

const DATES = 'd.session_id, d.on_date, d.organization_id, d.start_time, d.end_time, d.outcome';

/** Days that the schedule or somebody made. `sites`: ids with the day of each */
const datesIn = (sites: string) => `
  select ${DATES} from ${sites} o join session_date d on d.organization_id = o.id and d.on_date = o.today
  where ${NOT_CLOSED}`;

/** With the drop-ins of one site (or null) that nobody has come to yet. */
export const daysIn = (sites: string, site: string) => `
  ${datesIn(sites)}
  union all
  select s.id, o.today, s.organization_id, s.start_time, s.end_time, null
  from ${sites} o join activity a on a.organization_id = o.id join session s on s.activity_id = a.id
  where o.id = ${site} and a.type = 'drop_in' and a.enabled and s.starts_on <= o.today and s.ends_on >= o.today
    and (cardinality(s.weekdays) = 0 or extract(dow from o.today)::int = any (s.weekdays))
    and not exists (select 1 from session_date x where x.session_id = s.id and x.on_date = o.today)
    and not exists (select 1 from site_closure k where k.organization_id = s.organization_id and k.on_date = o.today)`;

/** $2 instant, $3 time zone, $4 the site whose drop-ins are listed before anyone came, or null */
const DAYS_OF_TODAY = `${sitesAt('$2', '$3')}${daysIn('sites', '$4::uuid')}`;

/** The same with $5, how many days after it */
const DAYS_AHEAD = `${sitesAt('$2', '$3')}, ahead as materialized (
  select o.id, o.today + g.n as today from sites o cross join unnest(array(select generate_series(0, $5::int))) as g (n)
)${daysIn('ahead', '$4::uuid')}`;

const NOT_ENTERED_OF_SITES = `
  select ${DATES}
  from sites o join session_date d on d.organization_id = o.id and d.on_date between $2::date and o.today and d.outcome is null
  where (d.on_date < o.today or d.end_time <= o.clock)
    and not exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date)
    and ${NOT_CLOSED}
    and exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')})`;

/** $2 first day, $3 instant, $4 time zone */
export const DAYS_NOT_ENTERED = `${sitesAt('$3', '$4')}${NOT_ENTERED_OF_SITES}`;

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

export const TODAY = page(DAYS_OF_TODAY, 'start_time, organization_id, session_id', 5);
export const TODAY_COUNT = counted(DAYS_OF_TODAY, 5);
export const AHEAD = page(DAYS_AHEAD, 'on_date, start_time, organization_id, session_id', 6);
export const AHEAD_COUNT = counted(DAYS_AHEAD, 6);
export const NOT_ENTERED = page(DAYS_NOT_ENTERED, 'on_date desc, start_time, organization_id, session_id', 5);
export const NOT_ENTERED_COUNT = counted(DAYS_NOT_ENTERED, 5);

const FIGURES = `
  select d.organization_id, d.outcome, m.marked, greatest(m.marked, (select count(distinct e.person_id)::int ${enrolledOn('d.session_id', 'd.on_date')})) as expected
  from (${datesIn('sites')}) d
  cross join lateral (select count(*)::int as marked from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled') m`;

/** Every day counts, however many: a sum of a part would be taken for the whole. Parameters as for the days not entered. */
const WORK_OF_SITES = `${sitesAt('$3', '$4')}
  select coalesce(m.organization_id, t.organization_id) as id, coalesce(m.days, 0) as not_entered, m.since, coalesce(t.sessions, 0) as sessions, coalesce(t.marked, 0) as marked, coalesce(t.expected, 0) as expected
  from (select d.organization_id, count(*)::int as days, min(d.on_date)::text as since from (${NOT_ENTERED_OF_SITES}) d group by d.organization_id) m
  full join (select f.organization_id, count(*)::int as sessions, sum(f.marked)::int as marked, sum(f.expected)::int as expected from (${FIGURES}) f group by f.organization_id) t
    on t.organization_id = m.organization_id`;

export const NOT_ENTERED_BY_SITE = `
select o.id as "siteId", o.name as "siteName", w.not_entered as "notEntered", w.since, w.sessions, w.marked, w.expected
from (${WORK_OF_SITES}) w join organization o on o.id = w.id
order by w.not_entered desc, w.sessions desc, o.name_folded, o.id limit $5 offset $6`;
export const NOT_ENTERED_BY_SITE_COUNT = counted(WORK_OF_SITES, 5);

/** $2 instant, $3 time zone */
export const FIGURES_OF_TODAY = `${sitesAt('$2', '$3')}
select count(*)::int as sessions, (count(*) filter (where f.outcome is not null))::int as entered, coalesce(sum(f.marked), 0)::int as marked, coalesce(sum(f.expected), 0)::int as expected
from (${FIGURES}) f`;

/** The term that the session stands in, else the one that today is in. $1 term or null, $2 today */
export const TERM_START = `select coalesce(
  (select starts_on from term where id = $1::uuid), (select max(starts_on) from term where $2::date between starts_on and ends_on))::text as "startsOn"`;
