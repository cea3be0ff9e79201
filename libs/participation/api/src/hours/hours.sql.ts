import type { HourPieces } from '@afterbell/participation/domain';
import { figuresOf, NOT_CLOSED } from '../today/session-days.sql';

const ofDay = (row: string, day: string) => `(${row}.upto[${day}] - coalesce(${row}.upto[${day} - 1], 0))`;
const monthOf = (date: string) => `date_trunc('month', ${date}::timestamp)::date`;
const yearOf = (date: string) => `extract(year from ${date} - interval '6 months')::int`;
const MINUTES = 'covered_minutes(range_agg(minute_range(coalesce(t.start_time, d.start_time), coalesce(t.end_time, d.end_time))))';
/** As an array: a join would be planned for few sites. */
const AT_SITES = 'organization_id = any((select array_agg(id) from site)::uuid[])';

/** Sums of the pieces of a stretch of time; those of a participant have to be added up. */
const PIECES = `
  select y.person_id, y.upto[p.last] - coalesce(y.upto[p.first - 1], 0) as minutes from unnest($4::int[], $5::int[], $6::int[]) as p (year, first, last)
    cross join lateral (select * from attended_year where ${AT_SITES} and year = p.year offset 0) y
  union all
  select m.person_id, m.upto[p.last] - coalesce(m.upto[p.first - 1], 0) from unnest($7::date[], $8::int[], $9::int[]) as p (month, first, last)
    cross join lateral (select * from attended_month where ${AT_SITES} and month = p.month offset 0) m
  union all
  select person_id, minutes from corrected`;

/** The months of one programme year are one row for whoever was at one site alone: adding up, which is dearer than all the rest, is left to the others. */
const ofYear = (who: string) => `select person_id, upto[($6::int[])[1]] - coalesce(upto[($5::int[])[1] - 1], 0) as minutes from attended_year where ${AT_SITES} and year = ($4::int[])[1] and ${who}`;
const CORRECTED = '(select person_id from corrected)';
const HOURS = {
  any: `select sum(minutes) as minutes from (${PIECES}) k group by person_id`,
  oneYear: `${ofYear(`not elsewhere and person_id not in ${CORRECTED}`).replace('person_id, ', '')}
  union all
  select sum(minutes) from (${ofYear('elsewhere')} union all ${ofYear(`not elsewhere and person_id in ${CORRECTED}`)} union all select person_id, minutes from corrected) k group by person_id`,
};

/**
 * Who has how many minutes, told by band, exactly as the marks say: from the sums, but for the days of persons that are due to be counted anew
 * or that were spent at more than one of the sites, where what overlaps counts once. Those are taken from the marks instead.
 *
 * $1 organization, $2 first day, $3 last day, $4-$6 years with their first and last month, $7-$9 months with their first and last day
 * (hourPieces), $10 where the bands begin
 */
const byBand = (kind: keyof typeof HOURS) => `
with site as materialized (
  select c.descendant_id as id from organization_closure c where c.ancestor_id = $1::uuid and $7::date[] is not null and $8::int[] is not null and $9::int[] is not null
), several as materialized (
  select distinct person_id from attended_year where ${AT_SITES} and elsewhere and year between ${yearOf('$2::date')} and ${yearOf('$3::date')}
), due as materialized (
  select distinct u.organization_id, u.on_date from attendance_due u join site on site.id = u.organization_id where u.on_date between $2::date and $3::date
), apart as materialized (
  select t.person_id, due.on_date
  from due join session_date d on d.organization_id = due.organization_id and d.on_date = due.on_date
  join attendance t on t.session_id = d.session_id and t.on_date = d.on_date and t.status = 'Present'
  union
  select m.person_id, due.on_date
  from due join attended_month m on m.organization_id = due.organization_id and m.month = ${monthOf('due.on_date')}
  where ${ofDay('m', '(due.on_date - m.month + 1)')} <> 0
  union
  select m.person_id, m.month + day.n - 1
  from several join attended_month m on m.person_id = several.person_id and m.month between ${monthOf('$2::date')} and $3::date
  join site on site.id = m.organization_id cross join generate_series(1, 31) as day (n)
  where ${ofDay('m', 'day.n')} > 0 and m.month + day.n - 1 between $2::date and $3::date
  group by m.person_id, m.month + day.n - 1 having count(*) > 1
), corrected as materialized (
  select a.person_id, sum(coalesce(marked.minutes, 0) - coalesce(kept.minutes, 0))::int as minutes
  from apart a
  cross join lateral (
    select ${MINUTES} as minutes
    from attendance t join session_date d on d.session_id = t.session_id and d.on_date = t.on_date join site on site.id = t.organization_id
    where t.person_id = a.person_id and t.on_date = a.on_date and t.status = 'Present') marked
  cross join lateral (
    select sum(${ofDay('m', '(a.on_date - m.month + 1)')}) as minutes
    from attended_month m join site on site.id = m.organization_id
    where m.person_id = a.person_id and m.month = ${monthOf('a.on_date')}) kept
  group by a.person_id
)
select width_bucket(minutes, $10::int[]) as band, count(*)::int as participants, sum(minutes)::float8 as minutes
from (${HOURS[kind]}) hours where minutes > 0 group by 1`;

export const HOURS_BY_BAND = byBand('any');
/** For months of one programme year: the parameters are the same. */
export const HOURS_OF_YEAR_BY_BAND = byBand('oneYear');

export const hoursStatement = ({ years, months }: HourPieces): { text: string; name: string } =>
  years.length === 1 && !months.length ? { text: HOURS_OF_YEAR_BY_BAND, name: 'hours_of_year_by_band' } : { text: HOURS_BY_BAND, name: 'hours_by_band' };

/** Whether an organization ($2) stands at or beneath another ($1), and whether anything there is due. */
export const IN_SUBTREE = `select exists (select 1 from attendance_due) as due from organization_closure c where c.ancestor_id = $1::uuid and c.descendant_id = $2::uuid`;

/** $1 how many days at most, $2 the site or null */
export const SETTLE = 'select attendance_settle($1::int, $2::uuid) as days';

/** Notes days that begin. */
export const PREPARE = 'select attendance_prepare() as days';

/** Sites with attendance in a year. $1 first day, $2 last day */
export const SITES_OF_YEAR = `select distinct organization_id as id from session_date where on_date between $1::date and $2::date
  union select organization_id from attendance_day where on_date between $1::date and $2::date order by 1`;

/**
 * How many sums of a site's year are not what its marks say: minutes of a participant's day, marks of a day, what is kept of a day at hand, a participant's year; days that
 * are due are left out. $1 site, $2 first day, $3 last day, $4 year
 */
export const DIFFERENCES = `
with due as materialized (
  select distinct on_date from attendance_due where organization_id = $1::uuid
), marks as materialized (
  select t.person_id, t.on_date, case when t.status = 'Present' then minute_range(coalesce(t.start_time, d.start_time), coalesce(t.end_time, d.end_time)) end as stay
  from session_date d join attendance t on t.session_id = d.session_id and t.on_date = d.on_date
  where d.organization_id = $1::uuid and d.on_date between $2::date and $3::date and t.status <> 'Enrolled' and d.on_date not in (select on_date from due)
), marked as (
  select person_id, on_date, covered_minutes(range_agg(stay)) as minutes from marks where stay is not null group by person_id, on_date
), months as materialized (
  select person_id, month, upto from attended_month where organization_id = $1::uuid and month between $2::date and $3::date
), kept as (
  select m.person_id, m.month + day.n - 1 as on_date, ${ofDay('m', 'day.n')} as minutes from months m cross join generate_series(1, 31) as day (n)
  where ${ofDay('m', 'day.n')} <> 0 and m.month + day.n - 1 not in (select on_date from due)
), years as (
  select person_id, attended_upto(array_fill(0, array[12]), array_agg(place order by place), array_agg(total order by place)) as upto
  from (select person_id, extract(month from month - interval '6 months')::int as place, upto[31] as total from months) m group by person_id
)
select
  (select count(*)::int from marked a full join kept b on b.person_id = a.person_id and b.on_date = a.on_date where coalesce(a.minutes, 0) <> coalesce(b.minutes, 0)) as days,
  (select count(*)::int from (select on_date, count(*) as marks from marks group by on_date) a
    full join (select on_date, marks from attendance_day where organization_id = $1::uuid and on_date between $2::date and $3::date and on_date not in (select on_date from due)) b on b.on_date = a.on_date
    where coalesce(a.marks, 0) <> coalesce(b.marks, 0)) as marks,
  (select count(*)::int from years a full join (select person_id, upto from attended_year where organization_id = $1::uuid and year = $4::int) b on b.person_id = a.person_id
    where a.upto is distinct from b.upto) as years,
  (select count(*)::int from attendance_day y where y.organization_id = $1::uuid and y.on_date between $2::date and $3::date and y.on_date <@ days_at_hand(0) and y.on_date not in (select on_date from due)
    and y.expected is not null and (y.expected, y.sessions, y.entered, y.open_ends) <> (
      select coalesce(sum(f.expected), 0)::int, count(*)::int, count(f.outcome)::int, coalesce(array_agg(f.end_time order by f.end_time) filter (where f.outcome is null and f.enrolled > 0), array[]::time[])
      from (${figuresOf(`select d.* from session_date d where d.organization_id = y.organization_id and d.on_date = y.on_date and ${NOT_CLOSED}`)}) f)) as "atHand"`;

/** $1 site, $2 year */
export const RECOUNT = 'select attendance_recount($1::uuid, $2::int) as days';
