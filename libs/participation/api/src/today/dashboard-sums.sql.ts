/** $1 how many organizations at most, $2 one of them or null */
export const SETTLE_PARTICIPANTS = 'select participants_settle($1::int, $2::uuid) as organizations';
export const SETTLE_OPEN_DAYS = 'select open_days_settle($1::int, $2::uuid) as organizations';

/** $1 organization */
export const RECOUNT = 'select dashboard_recount($1::uuid)';

/** Those of one tenant in a kept sum, in what it is made of, or in both. */
export const ORGANIZATIONS = `select organization_id as id from stay where kind = 'participant' union select organization_id from session_date where outcome is null
  union select organization_id from participants_since union select organization_id from open_days order by 1`;

/**
 * How many sums of an organization are not what its stays and days say, counted day by day: an organization of which something is due is left out.
 * Asked for a whole tenant alone, who sees what is elsewhere. $1 organization
 */
export const DIFFERENCES = `
with stays as materialized (
  select person_id, starts_on, ends_on from stay where organization_id = $1::uuid and kind = 'participant' and not exists (select 1 from stay_due where organization_id = $1::uuid)
), boundaries as (
  select starts_on as on_date from stays union select ends_on + 1 from stays where ends_on is not null
), participants as (
  select b.on_date, (select count(distinct s.person_id) from stays s where s.starts_on <= b.on_date and (s.ends_on is null or s.ends_on >= b.on_date)) as participants from boundaries b
), steps as materialized (
  select on_date, participants from participants_since where organization_id = $1::uuid and not exists (select 1 from stay_due where organization_id = $1::uuid)
), elsewhere as (
  select distinct s.person_id from stays s join stay o on o.person_id = s.person_id and o.organization_id <> $1::uuid and o.kind = 'participant'
    and (s.ends_on is null or o.starts_on <= s.ends_on) and (o.ends_on is null or o.ends_on >= s.starts_on)
), days as materialized (
  select d.on_date, count(*)::int as days from session_date d
  where d.organization_id = $1::uuid and d.outcome is null and not exists (select 1 from open_days_due where organization_id = $1::uuid)
    and (d.source = 'added' or not exists (select 1 from site_closure k where k.organization_id = d.organization_id and k.on_date = d.on_date)
      or exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'))
    and exists (select 1 from enrollment e where e.session_id = d.session_id and e.starts_on <= d.on_date and (e.ends_on is null or e.ends_on >= d.on_date))
  group by d.on_date
), kept_days as (
  select m.month + n.day - 1 as on_date, m.upto[n.day] - coalesce(m.upto[n.day - 1], 0) as days from open_days m cross join generate_series(1, 31) as n (day)
  where m.organization_id = $1::uuid and not exists (select 1 from open_days_due where organization_id = $1::uuid) and m.upto[n.day] <> coalesce(m.upto[n.day - 1], 0)
)
select
  (select count(*)::int from participants a full join steps b on b.on_date = a.on_date where a.participants is distinct from b.participants) as participants,
  (select count(*)::int from elsewhere a full join (select distinct person_id from participant_elsewhere where organization_id = $1::uuid
    and not exists (select 1 from stay_due where organization_id = $1::uuid)) b on b.person_id = a.person_id where a.person_id is null or b.person_id is null) as elsewhere,
  (select count(*)::int from days a full join kept_days b on b.on_date = a.on_date where a.days is distinct from b.days) as days`;
