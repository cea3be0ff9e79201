import { SIMILARITY } from '@afterbell/people/domain';

/*
 * Pairs of a wanted row ($1, a JSON array) and someone on record who may be the same. Each way of finding a pair is a join of its
 * own on operators that are leakproof, so that row-level security leaves it its index; trigrams only weigh the pairs found.
 */
const WANTED = `wanted as materialized (
  select * from jsonb_to_recordset($1::jsonb)
    as w (n int, "sortName" text, "firstName" text, stem text, "birthDate" date, "localId" text, "stateId" text))`;

const BY_ID = ['p.state_id = w."stateId"', 'p.local_id = w."localId"', 'p.birth_date = w."birthDate"'].map(
  (condition) => `select w.n, p.id from wanted w join person p on ${condition}`,
);

const BY_NAME = 'select w.n, p.id from wanted w join person p on p.sort_name = w."sortName" and p.is_participant and p.removed_at is null';

/** Few rows: everyone born in the same year, and everyone of the site. */
const THOROUGH = [
  `select w.n, p.id from wanted w join person p
     on p.birth_date >= date_trunc('year', w."birthDate"::timestamp)::date and p.birth_date < (date_trunc('year', w."birthDate"::timestamp) + interval '1 year')::date`,
  'select w.n, s.person_id from wanted w cross join stay s where s.organization_id = $2',
];

/** Many rows: those whose name begins alike, to the first name's first letter tenant-wide, to the last name's at the site. */
const QUICK = [
  `select w.n, p.id from wanted w join person p
     on p.sort_name >= w.stem and p.sort_name < w.stem || chr(1114111) and p.is_participant and p.removed_at is null`,
  `select w.n, s.person_id from wanted w
     join (stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id and s.organization_id = $2) on left(p.sort_name, 1) = left(w."sortName", 1)`,
];

/** The statement that answers the pairs worth weighing; `thorough` is for a few rows only. */
export function matchSql(thorough: boolean): string {
  return `with ${WANTED}, pair as (${[...BY_ID, BY_NAME, ...(thorough ? THOROUGH : QUICK)].join('\n  union ')}),
  weighed as (
    select w.n, w."stateId" as wanted_state, w."localId" as wanted_local, p.*,
      similarity(p.sort_name, w."sortName") as name_similarity, similarity(fold_text(p.first_name), w."firstName") as first_name_similarity,
      p.sort_name = w."sortName" as same_name
    from pair join wanted w on w.n = pair.n join person p on p.id = pair.id
    where p.removed_at is null)
  select n as "row", id, first_name as "firstName", last_name as "lastName", preferred_name as "preferredName", birth_date::text as "birthDate",
    grade, email, local_id as "localId", state_id as "stateId",
    name_similarity as "nameSimilarity", first_name_similarity as "firstNameSimilarity",
    exists (select 1 from stay s where s.tenant_id = weighed.tenant_id and s.person_id = weighed.id and s.organization_id = $2 and (s.ends_on is null or s.ends_on >= current_date)) as "atSite"
  from weighed
  where same_name or name_similarity >= ${SIMILARITY.name} or state_id = wanted_state or local_id = wanted_local
  order by n, name_similarity desc, id`;
}
