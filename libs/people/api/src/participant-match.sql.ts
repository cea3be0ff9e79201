import { type PersonKind, SIMILARITY } from '@afterbell/people/domain';
import { kindsOf } from './person-writer.sql';

/** One row of `$1`, a JSON array. Bounds are made by the caller: a computed one would not be leakproof and would lose its index. */
export interface WantedRow {
  n: number;
  sortName: string;
  firstName: string;
  /** Sorted names from here to `stemEnd` share the last name and the first letter of the first. */
  stem: string;
  stemEnd: string;
  birthDate: string | null;
  /** The year of birth. */
  bornFrom: string | null;
  bornTo: string | null;
  localId: string | null;
  stateId: string | null;
  email: string | null;
  employeeId: string | null;
  phone: string | null;
}

/*
 * Pairs of a wanted row and someone on record who may be the same. Each way of finding a pair is a join of its own on operators
 * that are leakproof, so that row-level security leaves it its index; trigrams only weigh the pairs found.
 */
const WANTED = `wanted as materialized (
  select * from jsonb_to_recordset($1::jsonb) as w (n int, "sortName" text, "firstName" text, stem text, "stemEnd" text,
    "birthDate" date, "bornFrom" date, "bornTo" date, "localId" text, "stateId" text, email text, "employeeId" text, phone text))`;

const BY_VALUE = ['p.state_id = w."stateId"', 'p.local_id = w."localId"', 'p.birth_date = w."birthDate"', 'p.employee_id = w."employeeId"', 'p.phone = w.phone'].map(
  (condition) => `select w.n, p.id from wanted w join person p on ${condition}`,
);

/** A name alone says little, and common ones are many: only with the e-mail address. */
const BY_NAME = ['p.is_participant', 'not p.is_participant'].map(
  (kind) => `select w.n, p.id from wanted w join person p on p.sort_name = w."sortName" and ${kind} and p.removed_at is null and lower(p.email) = w.email`,
);

/** A range is looked up row by row: as a join the planner takes it for a ninth of all people and reads them all. */
function inRange(range: string, also = 'true'): string {
  return `select w.n, p.id from wanted w cross join lateral (select p.id, p.birth_date from person p where ${range} offset 0) p where ${also}`;
}

/** Few rows: everyone born in the same year, and everyone of the site. */
const THOROUGH = [
  inRange('p.birth_date >= w."bornFrom" and p.birth_date <= w."bornTo"'),
  'select w.n, s.person_id from wanted w cross join stay s where s.organization_id = $2',
];

/**
 * Many rows: of those born in the same year, whose name begins like it to the first name's initial; of the site, to the last name's. A site of thousands whose names begin alike makes
 * a million pairs of the latter: what is too unlike falls away before anything is read for it.
 */
const QUICK = [
  inRange(
    'p.sort_name >= w.stem and p.sort_name < w."stemEnd" and p.is_participant and p.removed_at is null',
    'p.birth_date >= w."bornFrom" and p.birth_date <= w."bornTo"',
  ),
  `select w.n, s.person_id from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id
     join wanted w on left(w."sortName", 1) = left(p.sort_name, 1) where s.organization_id = $2 and similarity(p.sort_name, w."sortName") >= ${SIMILARITY.name}`,
];

/** The statement that answers the pairs worth weighing; `thorough` is for a few rows only. */
export function matchSql(thorough: boolean, kind: PersonKind): string {
  // A class list enrolls without asking whom it finds at the site: somebody who is staff there is not meant.
  const asSuch = kind === 'participant' ? `and s.kind = 'participant'` : '';
  return `with ${WANTED}, pair as (${[...BY_VALUE, ...BY_NAME, ...(thorough ? THOROUGH : QUICK)].join('\n  union ')}),
  weighed as materialized (
    select w.n, w."stateId" as wanted_state, w."localId" as wanted_local, w."employeeId" as wanted_employee, p.*,
      similarity(p.sort_name, w."sortName") as name_similarity, similarity(fold_text(p.first_name), w."firstName") as first_name_similarity,
      p.sort_name = w."sortName" as same_name
    from pair join wanted w on w.n = pair.n join person p on p.id = pair.id
    where p.removed_at is null)
  select n as "row", id, first_name as "firstName", last_name as "lastName", preferred_name as "preferredName", birth_date::text as "birthDate",
    grade, email, phone, generated_id as "generatedId", local_id as "localId", state_id as "stateId", employee_id as "employeeId", ${kindsOf('weighed')} as kinds,
    name_similarity as "nameSimilarity", first_name_similarity as "firstNameSimilarity",
    exists (select 1 from stay s where s.tenant_id = weighed.tenant_id and s.person_id = weighed.id and s.organization_id = $2 ${asSuch} and (s.ends_on is null or s.ends_on >= current_date)) as "atSite"
  from weighed
  where same_name or name_similarity >= ${SIMILARITY.name} or state_id = wanted_state or local_id = wanted_local or employee_id = wanted_employee
  order by n, name_similarity desc, id`;
}
