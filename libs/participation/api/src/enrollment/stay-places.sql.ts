import { sessionTitle } from './session-places';

export const PLACES_OF = `select e.id, e.person_id as "personId", e.organization_id as "organizationId", e.session_id as "sessionId", s.name as session, e.starts_on::text as "startsOn", e.ends_on::text as "endsOn"
  from enrollment e join session s on s.tenant_id = e.tenant_id and s.id = e.session_id where e.person_id = any($1::uuid[]) order by e.starts_on, e.id`;

/** Sessions that are told by name. */
const NAMED = 8;

/** The last day of a place as `places_follow` has it: no place lasts longer than its session. */
const lastDay = (place: string, session: string) => `greatest(${place}.starts_on, least(${place}.ends_on, ${session}.ends_on))`;

/**
 * What `places_follow` would leave of places, were stays as they are asked to be. $1 stays, $2 first day or null, $3 last day or null.
 * Marks are those of days on which the child stays now and would not.
 */
export const OUTLOOK = `
with wished as materialized (
  select y.id, y.person_id, y.organization_id, y.starts_on as was_from, y.ends_on as was_to, coalesce($2::date, y.starts_on) as from_day, $3::date as to_day
    from stay y where y.id = any($1::uuid[]) and y.kind = 'participant'),
place as materialized (
  select ${sessionTitle('s', 'c')} as name, e.starts_on, ${lastDay('e', 's')} as last_on, w.from_day, w.to_day
    from wished w join enrollment e on e.person_id = w.person_id and e.organization_id = w.organization_id and e.starts_on <= coalesce(w.was_to, 'infinity')
    join session s on s.tenant_id = e.tenant_id and s.id = e.session_id and ${lastDay('e', 's')} >= w.was_from
    join activity c on c.tenant_id = s.tenant_id and c.id = s.activity_id),
lost as materialized (select name from place where starts_on < from_day or last_on > coalesce(to_day, 'infinity')),
marked as materialized (
  select a.session_id, a.on_date from wished w join attendance a on a.person_id = w.person_id and a.organization_id = w.organization_id and a.status <> 'Enrolled'
    and a.on_date >= w.was_from and a.on_date <= coalesce(w.was_to, 'infinity') and (a.on_date < w.from_day or a.on_date > coalesce(w.to_day, 'infinity')))
select (select count(*)::int from lost) as places,
  array(select name from lost group by name order by count(*) desc, name limit ${NAMED}) as sessions, (select greatest(count(distinct name)::int - ${NAMED}, 0) from lost) as "moreSessions",
  (select count(*)::int from marked) as marks, (select count(distinct session_id)::int from marked) as "markedSessions", (select max(on_date)::text from marked) as "lastMarkedOn",
  (select count(*)::int from wished w join enrollment_asked q on q.stay_id = w.id and q.organization_id = w.organization_id
      join session s on s.tenant_id = q.tenant_id and s.id = q.session_id and greatest(q.starts_on, w.from_day) <= least(${lastDay('q', 's')}, w.to_day)
    left join enrollment e on e.tenant_id = q.tenant_id and e.id = q.enrollment_id
    where e.id is null or e.starts_on > greatest(q.starts_on, w.from_day) or ${lastDay('e', 's')} < least(${lastDay('q', 's')}, w.to_day)) as returning`;

/** On the days of stay $1, at its site. */
export const HAPPENED = `
with y as (select * from stay where id = $1::uuid),
marked as materialized (
  select a.on_date from y join attendance a on a.tenant_id = y.tenant_id and a.person_id = y.person_id and a.organization_id = y.organization_id and a.status <> 'Enrolled'
    and a.on_date between y.starts_on and coalesce(y.ends_on, 'infinity')),
served as materialized (
  select v.on_date from y join service_participant m on m.tenant_id = y.tenant_id and m.person_id = y.person_id and m.organization_id = y.organization_id
    join service v on v.tenant_id = m.tenant_id and v.id = m.service_id and v.removed_at is null and v.on_date between y.starts_on and coalesce(y.ends_on, 'infinity'))
select (select count(*)::int from marked) as marks, (select count(*)::int from served) as services,
  (select max(on_date)::text from (select on_date from marked union all select on_date from served) d) as "lastOn"`;
