import { kindsOf } from '../person-writer.sql';

/** By all the words, or by the digits of a phone number. */
export const EXACT = 'select person_search_ids($1::text[]) union select person_search_ids($2::text[])';
/** By words written alike. */
export const NEAR_IDS = 'select person_search_near($1::text[], $2::jsonb)';

// What is asked for exactly comes first, then what begins with it, then where a part of the name does.
const RANK = `case when $5 in (lower(p.local_id), lower(p.state_id), lower(p.generated_id), lower(p.employee_id), lower(p.email)) then 0
    when starts_with(fold_name(p.sort_name), fold_name($5)) or starts_with(fold_name(p.sort_name), replace(fold_name($5), ' ', ', ')) then 1
    when strpos(fold_name(p.sort_name), ' ' || fold_name($5)) > 0 then 2
    else 4 - word_similarity($5, p.sort_name) end`;

/**
 * People of the ids that `ids` selects, each as every kind that the caller may see them as, the first `$4` of each kind. `$3` kinds, `$5` folded
 * text, `$6` day. Whoever is seen because of another stay is not found as this kind.
 */
export const peopleFound = (ids: string): string => `with found as materialized (
    select p.id, p.first_name, p.last_name, p.preferred_name, p.birth_date, p.local_id, p.employee_id, p.sort_name, ${kindsOf('p')} as kinds,
      coalesce(p.no_contact @> $6::date, false) or p.contact_restriction is not null as restricted, ${RANK} as rank
    from person p where p.id = any(array(${ids})) and p.removed_at is null
  ), seen as (
    select f.*, one.kind from found f cross join unnest(f.kinds) as one (kind) where one.kind = any($3::text[])
      and (app_org_all() or exists (select 1 from stay s where s.tenant_id = app_tenant() and s.person_id = f.id and s.kind = one.kind))
  ), placed as (
    select s.*, row_number() over (partition by s.kind order by s.rank, s.sort_name, s.id) as place, count(*) over (partition by s.kind) as total from seen s
  )
  select r.id, r.kind, r.first_name as "firstName", r.last_name as "lastName", r.preferred_name as "preferredName", r.total,
    case when r.kind = 'participant' then r.birth_date::text end as "birthDate", case r.kind when 'participant' then r.local_id when 'staff' then r.employee_id end as identifier,
    r.restricted and r.kind = 'participant' as "isRestricted",
    stays.places, stays.since, stays.until
  from placed r left join lateral (
    select string_agg(distinct o.name, ', ') filter (where s.ends_on is null or s.ends_on >= $6::date) as places,
      min(s.starts_on) filter (where s.ends_on is null or s.ends_on >= $6::date)::text as since, max(s.ends_on)::text as until
    from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
    where s.tenant_id = app_tenant() and s.person_id = r.id and s.kind = r.kind
  ) stays on true
  where r.place <= $4 order by r.kind, r.place`;
