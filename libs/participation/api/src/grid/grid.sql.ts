import { idOfNamesakes } from '../roster/roster.sql';

/** The session above the grid, and how many participants its rows are. $1 session, $2 first day, $3 last day */
export const GRID_HEADER = `
select s.name as session_name, s.starts_on::text, s.ends_on::text, s.weekdays, s.start_time, s.end_time,
  a.id as activity_id, a.name as activity_name, a.type as activity_type, s.organization_id as site_id, o.name as site_name,
  coalesce((
    select z.time_zone from organization_closure u join organization z on z.id = u.ancestor_id
    where u.descendant_id = s.organization_id and z.time_zone is not null order by u.depth limit 1
  ), (select n.time_zone from tenant n where n.id = app_tenant())) as time_zone,
  (select json_object_agg(d.on_date, json_build_array(left(d.start_time::text, 5), left(d.end_time::text, 5)))
    from session_date d where d.session_id = s.id and d.on_date between $2::date and $3::date) as times,
  (select count(*)::int from (
    select r.person_id, bool_or(r.marked) as marked from (
      select e.person_id, false as marked from enrollment e
      where e.session_id = s.id and e.starts_on <= $3::date and (e.ends_on is null or e.ends_on >= $2::date)
      union all
      select t.person_id, true from attendance t where t.session_id = s.id and t.on_date between $2::date and $3::date
    ) r group by r.person_id
  ) l join person p on p.id = l.person_id where p.removed_at is null or l.marked) as total
from session s
join activity a on a.id = s.activity_id
join organization o on o.id = s.organization_id
where s.id = $1::uuid`;

/**
 * One page of participants, by family name, each with their places and marks of the days: whoever has a place on one of them, and
 * whoever was marked. Places and marks are made once: planned for any question, PostgreSQL expects one row and would make them anew for each
 * participant. $1 session, $2 first day, $3 last day, $4 limit, $5 offset
 */
export const GRID_ROWS = `
with listed as materialized (
  select r.person_id, bool_or(r.marked) as marked from (
    select e.person_id, false as marked from enrollment e
    where e.session_id = $1::uuid and e.starts_on <= $3::date and (e.ends_on is null or e.ends_on >= $2::date)
    union all
    select t.person_id, true from attendance t where t.session_id = $1::uuid and t.on_date between $2::date and $3::date
  ) r group by r.person_id
), shown as materialized (
  select p.id, p.first_name, p.last_name, p.preferred_name, ${idOfNamesakes('p')}, p.grade, p.sort_name
  from listed l join person p on p.id = l.person_id
  where p.removed_at is null or l.marked
  order by p.sort_name, p.id limit $4::int offset $5::int
), places as materialized (
  select e.person_id, json_agg(json_build_array(e.starts_on, e.ends_on)) as spans
  from enrollment e
  where e.session_id = $1::uuid and e.starts_on <= $3::date and (e.ends_on is null or e.ends_on >= $2::date) and e.person_id in (select id from shown)
  group by e.person_id
), marks as materialized (
  select t.person_id, json_agg(json_build_object('date', t.on_date, 'status', t.status, 'startTime', left(t.start_time::text, 5),
    'endTime', left(t.end_time::text, 5), 'version', t.version, 'recordedBy', t.recorded_by, 'source', t.source)) as marks
  from attendance t
  where t.session_id = $1::uuid and t.on_date between $2::date and $3::date and t.person_id in (select id from shown)
  group by t.person_id
)
select w.id as person_id, w.first_name, w.last_name, w.preferred_name, w.generated_id, w.grade, p.spans, m.marks
from shown w left join places p on p.person_id = w.id left join marks m on m.person_id = w.id
order by w.sort_name, w.id`;
