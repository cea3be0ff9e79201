/** Adults of a session date, by name. $1 session, $2 date */
export const ADULTS = `select a.id, a.person_id as "personId", a.name, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", a.member_type as "memberType",
    left(a.start_time::text, 5) as "startTime", left(a.end_time::text, 5) as "endTime", a.version
  from adult_attendance a left join person p on p.tenant_id = a.tenant_id and p.id = a.person_id
  where a.session_id = $1::uuid and a.on_date = $2::date and a.removed_at is null order by coalesce(p.sort_name, fold_text(a.name)) nulls last, a.id`;

/** Relatives in sight of children who are enrolled on the day, once each with all of their children. $1 session, $2 date */
export const CONTACTS = `select o.id as "personId", o.first_name as "firstName", o.last_name as "lastName", o.preferred_name as "preferredName",
    (array_agg(r.kind order by r.is_primary desc, r.is_guardian desc, r.id))[1] as kind,
    jsonb_agg(jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'preferredName', c.preferred_name) order by c.sort_name, c.id) as children,
    bool_or(r.is_restricted and coalesce(r.restricted_from, $2::date) <= $2::date and coalesce(r.restricted_to, $2::date) >= $2::date) as restricted
  from enrollment e join relationship r on r.tenant_id = e.tenant_id and r.participant_person_id = e.person_id and r.ended_on is null
    join person c on c.tenant_id = r.tenant_id and c.id = r.participant_person_id and c.removed_at is null
    join person o on o.tenant_id = r.tenant_id and o.id = r.other_person_id and o.removed_at is null and not o.is_participant
  where e.session_id = $1::uuid and e.starts_on <= $2::date and (e.ends_on is null or e.ends_on >= $2::date)
    and not exists (select 1 from adult_attendance a where a.tenant_id = o.tenant_id and a.session_id = $1::uuid and a.on_date = $2::date and a.person_id = o.id and a.removed_at is null)
  group by o.id, o.first_name, o.last_name, o.preferred_name, o.sort_name order by o.sort_name, o.id limit 150`;

/** Who came to the session before and is known by name alone, the latest spelling of each. $1 session, $2 date */
export const CAME_BEFORE = `select distinct on (fold_text(a.name)) a.name, a.member_type as "memberType" from adult_attendance a
  where a.session_id = $1::uuid and a.person_id is null and a.removed_at is null and a.on_date <> $2::date
    and not exists (select 1 from adult_attendance t where t.tenant_id = a.tenant_id and t.session_id = $1::uuid and t.on_date = $2::date and fold_text(t.name) = fold_text(a.name) and t.removed_at is null)
  order by fold_text(a.name), a.on_date desc limit 50`;

/** Different adults of a site between two days: persons once, names once. $1 site, $2 and $3 days */
export const TOTALS = `select count(distinct coalesce(a.person_id::text, fold_text(a.name)))::int as adults, count(*)::int as visits,
    coalesce(sum(extract(epoch from coalesce(a.end_time, d.end_time) - coalesce(a.start_time, d.start_time)) / 60), 0)::int as minutes
  from adult_attendance a join session_date d on d.tenant_id = a.tenant_id and d.session_id = a.session_id and d.on_date = a.on_date
  where a.organization_id = $1::uuid and a.on_date between $2::date and $3::date and a.removed_at is null`;

/** Whoever is there already stays as they are: the same again changes nothing. $1 session, $2 date, $3 site, $4 rows, $5 user */
export const RECORD = `insert into adult_attendance (id, session_id, on_date, organization_id, person_id, name, member_type, start_time, end_time, recorded_by)
  select n.id, $1, $2, $3, n."personId", n.name, n."memberType", n."startTime", n."endTime", $5
  from jsonb_to_recordset($4::jsonb) as n (id uuid, "personId" uuid, name text, "memberType" text, "startTime" time, "endTime" time)
  on conflict do nothing returning id`;

export const CHANGE = `update adult_attendance set member_type = $2, start_time = $3, end_time = $4, name = $5, version = version + 1, recorded_at = now(), recorded_by = $6 where id = $1`;

export const BY_ID = `select a.id, a.session_id as "sessionId", a.on_date::text as date, a.organization_id as "organizationId", a.person_id as "personId", a.name, a.member_type as "memberType",
    left(a.start_time::text, 5) as "startTime", left(a.end_time::text, 5) as "endTime", a.version, a.removed_at is not null as removed
  from adult_attendance a where a.id = $1`;
