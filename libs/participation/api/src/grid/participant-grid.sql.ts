/** The participant whose days are asked for, if the viewer sees them. $1 participant */
export const GRID_PARTICIPANT = `select p.id, p.first_name, p.last_name from person p where p.id = $1::uuid and p.is_participant and p.removed_at is null`;

/**
 * Every session date of the acting organization's site on which the participant has a place or a mark, with what stands in its way.
 * $1 participant, $2 first day, $3 last day, $4 site
 */
export const PARTICIPANT_DATES = `
with dates as materialized (
  select d.session_id, d.on_date, d.start_time, d.end_time, d.source, d.outcome, t.status, t.start_time as mark_start, t.end_time as mark_end, t.version, t.recorded_by, t.source as made
  from session_date d
  left join attendance t on t.session_id = d.session_id and t.on_date = d.on_date and t.person_id = $1::uuid
  where d.organization_id = $4::uuid and d.on_date between $2::date and $3::date
    and (t.person_id is not null or exists (
      select 1 from enrollment e where e.session_id = d.session_id and e.person_id = $1::uuid
        and e.starts_on <= d.on_date and (e.ends_on is null or e.ends_on >= d.on_date)))
)
select s.id as session_id, s.name as session_name, a.name as activity_name, a.type as activity_type, d.on_date::text as date, d.source, d.outcome,
  left(coalesce(d.start_time, s.start_time)::text, 5) as planned_start, left(coalesce(d.end_time, s.end_time)::text, 5) as planned_end,
  coalesce(d.status, 'Enrolled') as status, left(d.mark_start::text, 5) as start_time, left(d.mark_end::text, 5) as end_time,
  coalesce(d.version, 0) as version, d.recorded_by, d.made, c.reason as closure_reason, l.locked_at is not null as locked
from dates d
join session s on s.id = d.session_id
join activity a on a.id = s.activity_id
left join site_closure c on c.organization_id = $4::uuid and c.on_date = d.on_date
left join participation_lock l on l.organization_id = $4::uuid and l.month = date_trunc('month', d.on_date::timestamp)::date
order by coalesce(d.start_time, s.start_time), s.name, s.id, d.on_date
limit 1000`;
