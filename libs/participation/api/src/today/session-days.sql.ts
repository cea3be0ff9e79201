import { sitesAt } from '@afterbell/organizations/api';

/*
 * All lists walk the sites of the acting organization's subtree, each by its own clock, and reach their days by session_date_by_day; the counts are
 * made for the rows of the page alone.
 */

/** A planned day that the calendar closes and that nobody was marked on is no day of the session. */
export const NOT_CLOSED = `(d.source = 'added'
    or not exists (select 1 from site_closure k where k.organization_id = d.organization_id and k.on_date = d.on_date)
    or exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'))`;

/** `is true` keeps the start out of the index condition: it stands after the person there, and skipping from person to person costs a third more than reading the session's few places. */
export const enrolledOn = (session: string, date: string) =>
  `from enrollment e where e.session_id = ${session} and (e.starts_on <= ${date}) is true and (e.ends_on is null or e.ends_on >= ${date})`;

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

const notEnteredOf = (sites: string, first: string) => `
  select ${DATES}
  from ${sites} o join session_date d on d.organization_id = o.id and d.on_date between ${first} and o.today and d.outcome is null
  where (d.on_date < o.today or d.end_time <= o.clock)
    and not exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date)
    and ${NOT_CLOSED}
    and exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')})`;

/** How far back to ask where no term says it. */
const WITHOUT_TERM_DAYS = 90;
/** The term that the session stands in begins here, else the one that today is in. */
const TERM = `, term_here as materialized (
  select coalesce((select n.starts_on from term n where n.id = $2::uuid), (select max(n.starts_on) from term n where here.today between n.starts_on and n.ends_on), here.today - ${WITHOUT_TERM_DAYS}) as first_day
  from (select ($3::timestamptz at time zone $4::text)::date as today) here
)`;
const FIRST = '(select first_day from term_here)';

/** $2 term or null, $3 instant, $4 time zone */
export const DAYS_NOT_ENTERED = `${sitesAt('$3', '$4')}${TERM}${notEnteredOf('sites', FIRST)}`;

/** With `total` the page itself says how many there are of all. */
export const page = (days: string, order: string, next: number, total = false) => `
with days as materialized (
  ${total ? `select q.*, count(*) over ()::int as total from (${days}) q` : days}
  order by ${order} limit $${next} offset $${next + 1}
)
select s.id as "sessionId", s.name as "sessionName", a.id as "activityId", a.name as "activityName", a.type = 'drop_in' as "isDropIn",
  o.id as "siteId", o.name as "siteName", d.on_date::text as date, left(d.start_time::text, 5) as "startTime", left(d.end_time::text, 5) as "endTime", d.outcome,
  exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date) as locked,
  (select count(distinct e.person_id)::int ${enrolledOn('d.session_id', 'd.on_date')}) as "enrolledCount", m.marked as "markedCount", m.present as "presentCount",
  (select count(*)::int from (
      select e.person_id ${enrolledOn('d.session_id', 'd.on_date')}
      except select t.person_id from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled') unmarked
    where exists (select 1 from person p where p.id = unmarked.person_id and p.removed_at is null)) as "unmarkedCount"${total ? ', d.total' : ''}
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
export const NOT_ENTERED = page(DAYS_NOT_ENTERED, 'on_date desc, start_time, organization_id, session_id', 5, true);
export const NOT_ENTERED_COUNT = counted(DAYS_NOT_ENTERED, 5);

export const figuresOf = (days: string) => `
  select d.organization_id, d.outcome, d.end_time, m.marked, e.enrolled, greatest(m.marked, e.enrolled) as expected
  from (${days}) d
  cross join lateral (select count(distinct e.person_id)::int as enrolled ${enrolledOn('d.session_id', 'd.on_date')}) e
  cross join lateral (select count(*)::int as marked from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled') m`;

/** Sites of one clock are looked up together, by one walk of the index: one by one, where nothing is found costs as much as where something is. */
const CLOCKS = `clocks as materialized (
  select today, clock, array_agg(id) as ids from sites group by today, clock
)`;

/**
 * Of today, what is kept of sites of which nothing is due; it is kept only while its day is today somewhere. The days of the others are counted by whoever reads, session by session
 * (docs/attendance.md "Sums of the first page")
 */
const OF_TODAY = `noted as materialized (
  select u.organization_id, u.on_date from attendance_due u where u.on_date in (select today from clocks)
), settled as materialized (
  select y.organization_id, y.marks as marked, y.expected, y.sessions, y.entered, y.open_ends, o.today, o.clock
  from clocks o join attendance_day y on y.organization_id = any (o.ids) and y.on_date = o.today
  where y.expected is not null and (y.organization_id, y.on_date) not in (select organization_id, on_date from noted)
), unsettled as materialized (
  select today, clock, array_agg(id) as ids from sites where id not in (select organization_id from settled) group by today, clock
), of_today as materialized (
  select ${DATES}, o.clock from unsettled o join session_date d on d.organization_id = any (o.ids) and d.on_date = o.today
  where ${NOT_CLOSED}
)`;

const FIRST_MONTH = `date_trunc('month', n.first_day::timestamp)::date`;
const FIRST_OF_MONTH = 'greatest(m.month, n.first_day) - m.month + 1';
const UNLOCKED = `not exists (select 1 from participation_lock l where l.organization_id = m.organization_id and l.month = m.month)`;

/**
 * Every day counts, however many: a sum of a part would be taken for the whole. Days that are over are read from the sums, but for those that are due:
 * they are counted one by one; today is kept apart (docs/attendance.md "Sums of the first page"). What the sums say of due days is taken off again: most
 * sites have none, and their months are read but once. Parameters as for the days not entered
 */
const WORK_OF_SITES = `${sitesAt('$3', '$4')}${TERM}, ${CLOCKS}, due as materialized (
  select u.organization_id, lower(r.days) as first_day, upper(r.days) as next_day
  from (
    select u.organization_id, range_agg(daterange(greatest(u.first_day, n.first_day), least(u.last_day, o.today - 1), '[]')) as days
    from clocks o cross join term_here n join open_days_due u on u.organization_id = any (o.ids)
    where greatest(u.first_day, n.first_day) <= least(u.last_day, o.today - 1) group by u.organization_id
  ) u cross join lateral unnest(u.days) as r (days)
), ${OF_TODAY}, kept as materialized (
  select m.organization_id, m.month, m.upto, ${FIRST_OF_MONTH} as first_day, m.upto[least(31, o.today - m.month)] - coalesce(m.upto[${FIRST_OF_MONTH} - 1], 0) as days
  from clocks o cross join term_here n join open_days m on m.organization_id = any (o.ids) and m.month >= ${FIRST_MONTH} and m.month < o.today
  where n.first_day < o.today and ${UNLOCKED}
), stale as (
  select m.organization_id, m.month, m.upto[least(31, u.next_day - m.month)] - coalesce(m.upto[greatest(u.first_day - m.month, 0)], 0) as days
  from due u join open_days m on m.organization_id = u.organization_id and m.month > u.first_day - 31 and m.month < u.next_day
  where ${UNLOCKED}
), missing as (
  select organization_id, sum(days)::int as days, min(month) as month, null::date as since
  from (
    select organization_id, month, sum(days) as days from (select organization_id, month, days from kept where days > 0 union all select organization_id, month, -days from stale) m
    group by organization_id, month having sum(days) > 0
  ) m group by organization_id
  union all
  select d.organization_id, count(*)::int, null, min(d.on_date)
  from of_today d
  where d.outcome is null and d.end_time <= d.clock and d.on_date >= ${FIRST}
    and not exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date)
    and exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')})
  group by d.organization_id
  union all
  select m.organization_id, m.days, null, m.today
  from (select s.organization_id, s.today, date_trunc('month', s.today::timestamp)::date as month, (select count(*)::int from unnest(s.open_ends) as e (ends) where e.ends <= s.clock) as days from settled s) m
  where m.days > 0 and m.today >= ${FIRST} and ${UNLOCKED}
  union all
  select d.organization_id, count(*)::int, null, min(d.on_date)
  from due u join session_date d on d.organization_id = u.organization_id and d.on_date >= u.first_day and d.on_date < u.next_day and d.outcome is null
  where not exists (select 1 from participation_lock l where l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date)
    and ${NOT_CLOSED}
    and exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')})
  group by d.organization_id
), work as (
  select organization_id as id, sum(days)::int as not_entered, min(month) as month, min(since) as since, sum(sessions)::int as sessions
  from (select organization_id, days, month, since, 0 as sessions from missing
    union all select organization_id, 0, null, null, count(*)::int from of_today group by organization_id
    union all select organization_id, 0, null, null, sessions from settled where sessions > 0) one
  group by organization_id
)`;

/** Sums of what is kept and of what was counted session by session. */
const FIGURES = `figures as materialized (
  select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(entered), 0)::int as entered, coalesce(sum(marked), 0)::int as marked, coalesce(sum(expected), 0)::int as expected
  from (
    select sessions, entered, marked, expected from settled
    union all
    select 1, (outcome is not null)::int, marked, expected from counted
  ) parts
)`;
const COUNTED = `counted as materialized (${figuresOf('select * from of_today')})`;

/** Each row brings today's figures of the whole subtree: they are sums of what the order of the sites reads anyway. */
export const NOT_ENTERED_BY_SITE = `${WORK_OF_SITES}, ${COUNTED}, ${FIGURES}, shown as materialized (
  select w.*, o.name, o.name_folded, count(*) over ()::int as total from work w join organization o on o.id = w.id
  order by w.not_entered desc, w.sessions desc, o.name_folded, o.id limit $5 offset $6
), today as materialized (
  select organization_id as id, marked, expected from settled
  union all
  select organization_id, sum(marked)::int, sum(expected)::int from counted group by organization_id
)
select w.id as "siteId", w.name as "siteName", w.not_entered as "notEntered",
  least(w.since, (select k.month + n.day - 1 from kept k cross join generate_series(1, 31) as n (day)
    where k.organization_id = w.id and k.month = w.month and n.day >= k.first_day and k.upto[n.day] > coalesce(k.upto[n.day - 1], 0)
      and not exists (select 1 from due u where u.organization_id = w.id and k.month + n.day - 1 >= u.first_day and k.month + n.day - 1 < u.next_day)
    order by n.day limit 1))::text as since,
  w.sessions, coalesce(t.marked, 0) as marked, coalesce(t.expected, 0) as expected, w.total, (select to_json(f) from figures f) as today
from shown w left join today t on t.id = w.id
order by w.not_entered desc, w.sessions desc, w.name_folded, w.id`;
export const NOT_ENTERED_BY_SITE_COUNT = `${WORK_OF_SITES} select count(*)::int as count from (select 1 from work limit $5) counted`;

/** $2 instant, $3 time zone */
export const FIGURES_OF_TODAY = `${sitesAt('$2', '$3')}, ${CLOCKS}, ${OF_TODAY}, ${COUNTED}, ${FIGURES} select * from figures`;
