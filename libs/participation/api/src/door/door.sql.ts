import { SHOWN_PHOTO } from '@afterbell/people/api';
import { zoneOf } from '@afterbell/organizations/api';
import { daysIn } from '../today/session-days.sql';

/** $1 site, $2 day; the drop-ins of $3 are listed before anyone came */
const DAYS_OF_DOOR = daysIn('(select $1::uuid as id, $2::date as today)', '$3::uuid');

const stays = (person: string) => `exists (select 1 from stay y where y.person_id = ${person} and y.organization_id = $1::uuid and y.kind = 'participant'
    and y.starts_on <= $2::date and (y.ends_on is null or y.ends_on >= $2::date))`;

/** The site's name and clock. $1 site */
export const SITE_CLOCK = `select o.name, o.enabled, ${zoneOf('o.id')} as "timeZone" from organization o where o.id = $1 and o.level = 'site'`;

/** Whose badge it is, where the child stays at the site. $1 site, $2 day, $3 code */
export const CHILD_OF_CODE = `select b.person_id as id from person_badge b join person p on p.tenant_id = b.tenant_id and p.id = b.person_id
  where b.code = $3 and b.revoked_at is null and p.removed_at is null and ${stays('p.id')}`;

/** A contact who is restricted on the day, or what is written on the record. $2 day */
const RESTRICTED = `coalesce(p.no_contact @> $2::date, false) or coalesce(btrim(p.contact_restriction), '') <> ''`;

/** When staff or the door last said that the child is there; null where they left, or are not marked present. */
const SEEN_HERE = `case when t.status = 'Present' and v.kind is distinct from 'out' then greatest(t.recorded_at, v.happened_at) end`;

/** Whether the mark was set after the door saw the child last; a step at the door is kept after its mark. */
const SET_SINCE = `coalesce(t.recorded_at > v.happened_at, false)`;

/** A session that did not run, or that nobody came to as staff said, takes nobody until it is reopened: it is none of the door's. */
const children = (placed: string, where: string, order: string) => `
with days as materialized (${DAYS_OF_DOOR}
), placed as materialized (
  select session_id, person_id, bool_or(placed) as placed from (${placed}
  ) a group by session_id, person_id
)
select p.id as "personId", p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", ${SHOWN_PHOTO} as "photoId", ${RESTRICTED} as restricted,
  w.session_id as "sessionId", case when s.name = a.name then a.name else a.name || ', ' || s.name end as "sessionName",
  left(d.start_time::text, 5) as "startTime", left(d.end_time::text, 5) as "endTime", w.placed, coalesce(t.status, 'Enrolled') as status,
  left(t.start_time::text, 5) as from, left(t.end_time::text, 5) as to, v.kind as last, v.at as "lastAt", ${SET_SINCE} as "setSince",
  coalesce(max(v.happened_at) filter (where v.kind = 'out') over (partition by w.person_id) > ${SEEN_HERE}, false) as "leftSince"
from placed w join days d on d.session_id = w.session_id join session s on s.id = w.session_id join activity a on a.id = s.activity_id
  join person p on p.id = w.person_id
  left join attendance t on t.session_id = w.session_id and t.on_date = $2::date and t.person_id = w.person_id
  left join lateral (select e.kind, e.happened_at, left(e.at_time::text, 5) as at from door_event e where e.session_id = w.session_id and e.on_date = $2::date and e.person_id = w.person_id order by e.happened_at desc, e.id desc limit 1) v on true
where (p.removed_at is null or t.person_id is not null) and coalesce(d.outcome, 'taken') = 'taken'${where}
order by ${order}`;

const ENROLLED = `
  select d.session_id, e.person_id, true as placed from days d join enrollment e on e.session_id = d.session_id and e.starts_on <= $2::date and (e.ends_on is null or e.ends_on >= $2::date)
  union all select d.session_id, t.person_id, true from days d join attendance t on t.session_id = d.session_id and t.on_date = $2::date`;

/** Everybody who is expected or came today, a row for each of their sessions. $1, $3 site, $2 day, $4 most rows */
export const DOOR_LIST = `${children(ENROLLED, '', 'p.sort_name, p.id, d.start_time, w.session_id')} limit $4`;

/** A drop-in is for everybody of the site. */
const dropIns = (people: string) => `
  union all select d.session_id, c.id, false from (${people}) c (id) cross join days d join session s on s.id = d.session_id join activity a on a.id = s.activity_id
  where a.type = 'drop_in' and ${stays('c.id')}`;

/** One child's sessions of today. $1, $3 site, $2 day, $4 child */
export const DOOR_CHILD = children(`${ENROLLED}${dropIns('select $4::uuid')}`, ' and w.person_id = $4::uuid', 'd.start_time, w.session_id');

/** The kiosk shows no family name: in its order first names would look unsorted. */
const AS_SHOWN = `fold_text(coalesce(nullif(btrim(p.preferred_name), ''), p.first_name))`;
const CALLED = `select p.id from person p where p.id in (select person_id from (${ENROLLED}) e)
    and (fold_text(p.first_name) like fold_text($4::text) || $5::text or fold_text(coalesce(p.preferred_name, '')) like fold_text($4::text) || $5::text)
  order by ${AS_SHOWN}, p.sort_name, p.id limit $6`;

/** Children whose first name begins so, with all their sessions of today: whoever knows a name reads no more than it and a letter. $1, $3 site, $2 day, $4 what it begins with, escaped, $5 what may follow, $6 most children */
export const DOOR_FOUND = children(`
  select e.* from (${ENROLLED}) e where e.person_id in (select id from (${CALLED}) c)${dropIns(CALLED)}`, '', `${AS_SHOWN}, p.sort_name, p.id, d.start_time, w.session_id`);

/** As AttendanceService takes it: what is read afterwards is what a step at the door is decided on. $1 site, $2 day */
export const HOLD_DAY = `select pg_advisory_xact_lock(hashtextextended('attendance-day/' || $1::uuid::text || '/' || $2::date::text, 0))`;

/** By the clock that the mark is recorded by, and after every other step of the mark, whichever process took it. */
export const EVENT_INSERT = `insert into door_event (id, session_id, on_date, person_id, organization_id, kind, at_time, how, kiosk_id, recorded_by, picked_up_by, picked_up_name, by_staff, happened_at)
  select $1, $2::uuid, $3::date, $4::uuid, $5, $6, $7, $8, $9, $10, $11, $12, $13,
    greatest($14::timestamptz, (select max(e.happened_at) + interval '1 microsecond' from door_event e where e.session_id = $2::uuid and e.on_date = $3::date and e.person_id = $4::uuid))`;

/** Each step at the door of a child on a session's day. $1 session, $2 day, $3 child */
export const EVENTS = `select e.id, e.kind, left(e.at_time::text, 5) as at, e.how, k.name as "kioskName", e.recorded_by as "recordedBy",
    coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), e.picked_up_name) as "pickedUpBy", e.by_staff as "byStaff"
  from door_event e left join kiosk k on k.tenant_id = e.tenant_id and k.id = e.kiosk_id left join person o on o.tenant_id = e.tenant_id and o.id = e.picked_up_by
  where e.session_id = $1 and e.on_date = $2 and e.person_id = $3 order by e.happened_at, e.id limit 50`;

/** Whom the child may be released to, and who must not come near. $1 child, $2 day */
export const PICK_UPS = `select o.id, o.first_name as "firstName", o.last_name as "lastName", o.preferred_name as "preferredName", r.kind, r.may_pick_up and r.ended_on is null as "mayPickUp",
    r.is_restricted and coalesce(r.restricted_from, $2::date) <= $2::date and coalesce(r.restricted_to, $2::date) >= $2::date as restricted
  from relationship r join person p on p.tenant_id = r.tenant_id and p.id = r.participant_person_id and p.removed_at is null
    join person o on o.tenant_id = r.tenant_id and o.id = r.other_person_id and o.removed_at is null
  where r.participant_person_id = $1 and (r.is_restricted or (r.may_pick_up and r.ended_on is null))
  order by r.is_primary desc, r.is_guardian desc, r.emergency_order nulls last, o.sort_name, o.id limit 60`;

/** What a step is about. $1 session, $2 day, $3 child */
export const MARK = `select s.organization_id as "siteId", case when s.name = a.name then a.name else a.name || ', ' || s.name end as "sessionName", p.id as "personId",
    p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", ${RESTRICTED} as restricted, t.status, left(t.start_time::text, 5) as from, left(t.end_time::text, 5) as to, v.kind as last, v.at as "lastAt", ${SET_SINCE} as "setSince",
    exists (select 1 from door_event e where e.session_id = s.id and e.on_date = $2::date and e.person_id = $3::uuid and e.kind = 'in' and e.at_time = t.start_time) as "fromSeen",
    coalesce((select max(x.happened_at) from attendance o join door_event x on x.session_id = o.session_id and x.on_date = o.on_date and x.person_id = o.person_id and x.kind = 'out'
      where o.person_id = $3::uuid and o.on_date = $2::date and o.session_id <> s.id
        and not exists (select 1 from door_event y where y.session_id = x.session_id and y.on_date = x.on_date and y.person_id = x.person_id and y.happened_at > x.happened_at)) > ${SEEN_HERE}, false) as "leftSince"
  from session s join activity a on a.id = s.activity_id left join person p on p.id = $3::uuid
    left join attendance t on t.session_id = s.id and t.on_date = $2::date and t.person_id = $3::uuid
    left join lateral (select e.kind, e.happened_at, left(e.at_time::text, 5) as at from door_event e where e.session_id = s.id and e.on_date = $2::date and e.person_id = $3::uuid order by e.happened_at desc, e.id desc limit 1) v on true
  where s.id = $1::uuid`;
