import { GRADES } from '@afterbell/core/domain';
import { clockHere } from '@afterbell/organizations/api';

/** One day at the door is no place: whoever came once takes nobody's. */
const IS_PLACE = 'e.starts_on is distinct from e.ends_on';

/**
 * How many places a session has, and the most who hold one on any day from $2 to $3 (none: open), those of $4 left out: the number changes
 * only where a place begins. Asked while the session is held, the answer is final. $1 session
 */
export const CAPACITY = `select s.capacity, coalesce((
    select max(n.people)::int from (
      select count(distinct e.person_id) as people
      from (select distinct greatest(x.starts_on, $2::date) as day from enrollment x
        where x.session_id = s.id and x.starts_on <= coalesce($3::date, 'infinity') and coalesce(x.ends_on, 'infinity') >= $2::date) d
      join enrollment e on e.session_id = s.id and e.starts_on <= d.day and coalesce(e.ends_on, 'infinity') >= d.day and ${IS_PLACE}
      join person p on p.tenant_id = e.tenant_id and p.id = e.person_id and p.removed_at is null
      where e.person_id <> all($4::uuid[]) group by d.day) n), 0) as taken
  from session s where s.id = $1::uuid`;

/** Of sessions $1 on the day of each at the instant $2, or the nearest on which they run. */
export const PLACE_COUNTS = `select s.id, s.capacity, (
    select count(distinct e.person_id)::int from enrollment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id and p.removed_at is null
    where e.session_id = s.id and ${IS_PLACE} and e.starts_on <= d.day and coalesce(e.ends_on, 'infinity') >= d.day) as enrolled,
  (select count(*)::int from session_waiting w where w.session_id = s.id) as waiting
  from session s ${clockHere('$2')} cross join lateral (select least(greatest(here.today, s.starts_on), s.ends_on) as day offset 0) d where s.id = any($1::uuid[])`;

const NAME = `p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", p.grade`;
/** Every word of the search in one of the names or the local id. */
const matches = (search: string) => `not exists (select 1 from regexp_split_to_table(btrim(fold_text(${search}::text)), '\\s+') as word
    where strpos(fold_text(concat_ws(' ', p.first_name, p.middle_name, p.preferred_name, p.last_name, p.local_id)), word) = 0)`;

const NAMED_ALIKE = 'partition by fold_text(p.first_name), fold_text(p.last_name)';
/** Somebody else who could be meant by the name: only then is more told of a child than the name and the grade. */
const hasNamesake = `count(*) over (${NAMED_ALIKE}) > 1`;
/** Of rows of which a child may have several. */
const hasNamesakeAmong = `min(p.id::text) over (${NAMED_ALIKE}) <> max(p.id::text) over (${NAMED_ALIKE})`;

/** $1 session, $2 instant, $3 search, $4 whether those that are over as well, $5 limit, $6 offset */
export const PLACES = `select e.id, e.person_id as "personId", ${NAME}, case when ${hasNamesakeAmong} then p.generated_id end as "generatedId", e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
    exists (select 1 from enrollment_asked q where q.tenant_id = e.tenant_id and q.enrollment_id = e.id) as "endsWithStay", count(*) over ()::int as total
  from session s ${clockHere('$2')} join enrollment e on e.session_id = s.id join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
  where s.id = $1::uuid and p.removed_at is null and ($4::boolean or (${IS_PLACE} and coalesce(e.ends_on, 'infinity') >= here.today)) and ${matches('$3')}
  order by p.sort_name, p.id, e.starts_on limit $5 offset $6`;

const gradeAt = (grade: string) => `array_position(array['${GRADES.join("', '")}'], ${grade})`;

/**
 * Who stays at the site of the session on a day and has no place on it; those of the grades that the activity is for come first.
 * $1 session, $2 day, $3 search, $4 roster or null, $5 grades or null, $6 limit, $7 offset
 */
export const APPLICANTS = `select p.id as "personId", ${NAME}, exists (select 1 from session_waiting w where w.session_id = s.id and w.person_id = p.id) as waiting, count(*) over ()::int as total,
    case when ${hasNamesake} then p.birth_date::text end as "birthDate", case when ${hasNamesake} then p.local_id end as "localId"
  from session s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
  join stay y on y.tenant_id = s.tenant_id and y.organization_id = s.organization_id and y.kind = 'participant' and y.starts_on <= $2::date and coalesce(y.ends_on, 'infinity') >= $2::date
  join person p on p.tenant_id = y.tenant_id and p.id = y.person_id
  where s.id = $1::uuid and p.is_participant and p.removed_at is null and ${matches('$3')}
    and ($4::uuid is null or exists (select 1 from roster_member m where m.tenant_id = p.tenant_id and m.roster_id = $4::uuid and m.person_id = p.id))
    and ($5::text[] is null or p.grade = any($5::text[]))
    and not exists (select 1 from enrollment e where e.session_id = s.id and e.person_id = p.id and e.starts_on <= $2::date and coalesce(e.ends_on, 'infinity') >= $2::date and ${IS_PLACE})
  order by coalesce(${gradeAt('p.grade')} between ${gradeAt('a.grade_from')} and ${gradeAt('a.grade_to')}, true) desc, p.sort_name, p.id limit $6 offset $7`;

export const HELD_PLACES = `select e.id, e.person_id as "personId", e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
    (select max(a.on_date)::text from attendance a where a.session_id = e.session_id and a.person_id = e.person_id and a.status <> 'Enrolled'
      and a.on_date >= e.starts_on and a.on_date <= coalesce(e.ends_on, 'infinity')) as "lastMarkedOn"
  from enrollment e where e.session_id = $1::uuid and e.id = any($2::uuid[]) order by e.id for update of e`;

export const CHANGE_PLACES = `update enrollment e set starts_on = c."startsOn", ends_on = c."endsOn" from jsonb_to_recordset($2::jsonb) as c (id uuid, "startsOn" date, "endsOn" date)
  where e.session_id = $1::uuid and e.id = c.id`;
/** Another place of the participant that would meet the days it is given; a visit of one day becomes part of it, unless both begin on it. */
export const PLACES_MET = `with c as (select * from jsonb_to_recordset($2::jsonb) as c (id uuid, "startsOn" date, "endsOn" date))
  select c.id, d.starts_on::text as "startsOn", d.ends_on::text as "endsOn" from c join enrollment e on e.session_id = $1::uuid and e.id = c.id
  join enrollment o on o.session_id = e.session_id and o.person_id = e.person_id and o.id <> e.id left join c x on x.id = o.id
  cross join lateral (select coalesce(x."startsOn", o.starts_on) as starts_on, case when x.id is null then o.ends_on else x."endsOn" end as ends_on) d
  where d.starts_on <= coalesce(c."endsOn", 'infinity') and coalesce(d.ends_on, 'infinity') >= c."startsOn"
    and (d.starts_on is distinct from d.ends_on or d.starts_on <= c."startsOn") limit 1`;
/** Days with attendance that places hold and would no longer, by place and day; taken before they change. */
export const MARKS_LEFT = `select e.id, ${NAME}, a.on_date::text as date from jsonb_to_recordset($2::jsonb) as c (id uuid, "startsOn" date, "endsOn" date)
  join enrollment e on e.session_id = $1::uuid and e.id = c.id join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
  join attendance a on a.tenant_id = e.tenant_id and a.session_id = e.session_id and a.person_id = e.person_id and a.status <> 'Enrolled'
  where a.on_date between e.starts_on and coalesce(e.ends_on, 'infinity') and not (a.on_date between c."startsOn" and coalesce(c."endsOn", 'infinity'))
  order by p.sort_name, e.id, a.on_date`;
export const REMOVE_PLACES = 'delete from enrollment where session_id = $1::uuid and id = any($2::uuid[])';

/** In the order in which they wait; `wantedOn` is the first day from today on that is wanted. $1 session, $2 instant */
export const WAITING = `select w.id, w.person_id as "personId", ${NAME}, case when ${hasNamesake} then p.generated_id end as "generatedId", w.position, w.starts_on::text as "startsOn", w.ends_on::text as "endsOn", w.reason, w.asked_at as "askedAt", greatest(w.starts_on, here.today)::text as "wantedOn",
    exists (select 1 from stay y where y.tenant_id = w.tenant_id and y.person_id = w.person_id and y.organization_id = w.organization_id and y.kind = 'participant' and coalesce(y.ends_on, 'infinity') >= here.today) as stays
  from session s ${clockHere('$2')} join session_waiting w on w.session_id = s.id join person p on p.tenant_id = w.tenant_id and p.id = w.person_id where s.id = $1::uuid and p.removed_at is null order by w.position, w.id limit 500`;

export const WAIT = `insert into session_waiting (id, session_id, organization_id, person_id, position, starts_on, ends_on, reason, asked_by)
  select e.id, $1::uuid, $2::uuid, e.person_id, coalesce((select max(w.position) from session_waiting w where w.session_id = $1::uuid), 0) + e.n, $5::date, $6::date, $7, $8::uuid
  from unnest($3::uuid[], $4::uuid[]) with ordinality as e (id, person_id, n) on conflict (tenant_id, session_id, person_id)
    do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on, reason = coalesce(excluded.reason, session_waiting.reason)`;
export const STOP_WAITING = 'delete from session_waiting where session_id = $1::uuid and person_id = any($2::uuid[]) returning person_id as "personId"';
/** The whole order anew: those of $2 as they are named, before all others. */
export const REORDER = `update session_waiting w set position = o.n from (
    select x.id, row_number() over (order by array_position($2::uuid[], x.person_id), x.position, x.id) as n from session_waiting x where x.session_id = $1::uuid) o
  where w.session_id = $1::uuid and w.id = o.id and w.position <> o.n`;

/** Who takes care of places at a site: accesses in force there whose role edits the sessions. $1 session, $2 instant, $3 who knows already */
export const COORDINATORS = `select distinct c.user_id as "userId" from session s ${clockHere('$2')} join access c on c.tenant_id = s.tenant_id and c.organization_id = s.organization_id
  where s.id = $1::uuid and c.enabled and coalesce(c.starts_on, '-infinity') <= here.today and coalesce(c.ends_on, 'infinity') >= here.today and c.user_id is distinct from $3::uuid
    and exists (select 1 from role_entry r where r.tenant_id = c.tenant_id and r.role_id = c.role_id and r.section = 'activities' and r.sub_section = 'session' and r.tab = '' and r.value = 'allow-edit') limit 50`;
