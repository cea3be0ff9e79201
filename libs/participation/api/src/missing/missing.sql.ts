import { counted, DAYS_NOT_ENTERED, page } from '../today/session-days.sql';

/** $1 to $4 as for the days not entered; $5 site, $6 activity, $7 first and $8 last day, each or null */
const CHOSEN = `
  select q.* from (${DAYS_NOT_ENTERED}) q
  where ($5::uuid is null or q.organization_id = $5::uuid)
    and ($6::uuid is null or q.session_id in (select x.id from session x where x.activity_id = $6::uuid))
    and ($7::date is null or q.on_date >= $7::date) and ($8::date is null or q.on_date <= $8::date)`;

export const MISSING = page(CHOSEN, 'on_date, start_time, organization_id, session_id', 9);
export const MISSING_COUNT = counted(CHOSEN, 9);

/** What the queue can be narrowed to, with how many days each leaves. */
export const MISSING_FACETS = `
with days as materialized (${DAYS_NOT_ENTERED})
select (select count(*)::int from days) as total, (select min(on_date)::text from days) as oldest,
  coalesce((select json_agg(f) from (
    select o.id, o.name, count(*)::int as count from days d join organization o on o.id = d.organization_id
    group by o.id, o.name, o.name_folded order by o.name_folded, o.id limit 200
  ) f), '[]') as sites,
  coalesce((select json_agg(f) from (
    select a.id, case when many.sites > 1 then a.name || ' (' || o.name || ')' else a.name end as name, count(*)::int as count
    from days d join session s on s.id = d.session_id join activity a on a.id = s.activity_id join organization o on o.id = d.organization_id
    cross join (select count(distinct organization_id) as sites from days) many
    where $5::uuid is null or d.organization_id = $5::uuid
    group by a.id, a.name, a.name_folded, o.name, many.sites order by a.name_folded, o.name, a.id limit 200
  ) f), '[]') as activities,
  coalesce((select json_agg(f) from (
    select (d.on_date - extract(dow from d.on_date)::int)::text as "startsOn", count(*)::int as count from days d
    where $5::uuid is null or d.organization_id = $5::uuid
    group by 1 order by 1 limit 60
  ) f), '[]') as weeks`;
