import { SHOWN_PHOTO } from '@afterbell/people/api';
import { zoneAsOwner } from '@afterbell/organizations/api';

/** Everything above the rows, in one round trip, with the time zone asked for as said. $1 session, $2 date, $3 month */
export const rosterHeader = (zone: (organization: string) => string) => `
select s.id as session_id, s.name as session_name, s.location, s.starts_on::text as session_starts_on, s.ends_on::text as session_ends_on,
  a.id as activity_id, a.name as activity_name, a.type as activity_type, s.organization_id as site_id, o.name as site_name,
  ${zone('s.organization_id')} as time_zone,
  coalesce(d.start_time, s.start_time) as start_time, coalesce(d.end_time, s.end_time) as end_time,
  d.source, d.outcome, d.outcome_reason, d.closed_at, d.closed_by, d.version as date_version,
  c.reason as closure_reason, l.locked_at, l.locked_by,
  exists (select 1 from attendance t where t.session_id = s.id and t.on_date = $2::date and t.status <> 'Enrolled') as marked,
  (select max(p.on_date)::text from session_date p where p.session_id = s.id and p.on_date < $2::date) as previous_date,
  (select min(n.on_date)::text from session_date n where n.session_id = s.id and n.on_date > $2::date) as next_date
from session s
join activity a on a.id = s.activity_id
join organization o on o.id = s.organization_id
left join session_date d on d.session_id = s.id and d.on_date = $2::date
left join site_closure c on c.organization_id = s.organization_id and c.on_date = $2::date
left join participation_lock l on l.organization_id = s.organization_id and l.month = $3::date
where s.id = $1::uuid`;
export const ROSTER_HEADER = rosterHeader(zoneAsOwner);

/** The Participant ID of whoever the name alone does not tell apart: rows are sorted by that name already. */
export const idOfNamesakes = (person: string) => `case when count(*) over (partition by ${person}.sort_name) > 1 then ${person}.generated_id end as generated_id`;

const COLUMNS = `
  p.id as person_id, p.first_name, p.last_name, p.preferred_name, ${idOfNamesakes('p')}, p.grade, p.allergies, ${SHOWN_PHOTO} as photo_id, p.contact_restriction, p.no_contact @> $2::date as restricted,
  listed.enrolled, coalesce(listed.status, 'Enrolled') as status, listed.start_time, listed.end_time, coalesce(listed.version, 0) as version,
  listed.recorded_by, listed.recorded_at, listed.source`;

/** Every word of the search must occur in one of the names or the local id. $3 is the text. */
const MATCHES = `
  and not exists (
    select 1 from regexp_split_to_table(btrim(fold_text($3::text)), '\\s+') as word
    where strpos(fold_text(concat_ws(' ', p.first_name, p.middle_name, p.preferred_name, p.last_name, p.local_id)), word) = 0)`;

const onTheDay = (row: string) => `${row}.starts_on <= $2::date and (${row}.ends_on is null or ${row}.ends_on >= $2::date)`;

const ENROLLED = `select e.person_id, true as enrolled from enrollment e where e.session_id = $1::uuid and ${onTheDay('e')}`;

const OF_SITE = `select y.person_id, false from session s join stay y on y.organization_id = s.organization_id and y.kind = 'participant'
      join person k on k.id = y.person_id and k.is_participant
      where s.id = $1::uuid and ${onTheDay('y')}`;

/**
 * `expected` joined with the marks of the day, each read once: whoever was marked is listed, expected or not. Materialized, because
 * row-level security keeps an index of person from being searched by an expression such as coalesce.
 */
const roster = (expected: string, matches = '') => `
with listed as materialized (
  select coalesce(x.person_id, t.person_id) as person_id, coalesce(x.enrolled, false) as enrolled,
    t.status, t.start_time, t.end_time, t.version, t.recorded_by, t.recorded_at, t.source
  from (select r.person_id, bool_or(r.enrolled) as enrolled from (${expected}) r group by r.person_id) x
  full join (
    select m.person_id, m.status, m.start_time, m.end_time, m.version, m.recorded_by, m.recorded_at, m.source
    from attendance m where m.session_id = $1::uuid and m.on_date = $2::date
  ) t on t.person_id = x.person_id
)
select ${COLUMNS}
from listed join person p on p.id = listed.person_id
where (p.removed_at is null or listed.status is not null)${matches}
order by p.sort_name, p.id
limit 501`;

const EVERYONE = `${ENROLLED} union all ${OF_SITE}`;

/** Who is enrolled on that date, and whoever was marked on it. $1 session, $2 date */
export const ROSTER_ENROLLED = roster(ENROLLED);
/** $3 search. Apart, because a search that may be missing looks so dear that every roster would be planned anew. */
export const ROSTER_ENROLLED_SEARCH = roster(ENROLLED, MATCHES);

/** Everyone who belongs to the session's site on that date as well. $1 session, $2 date */
export const ROSTER_ALL = roster(EVERYONE);
export const ROSTER_ALL_SEARCH = roster(EVERYONE, MATCHES);
