import { type ActivityReach, outsideReach, reachWarning, reachWords } from '@afterbell/activities/domain';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { type PlainDate, todayIn } from '@afterbell/core/domain';
import { ageOn, programmeYearOf } from '@afterbell/people/domain';

/** Grades and ages that an activity is for. They warn and never refuse (docs/activities.md "For whom"). */
export interface NamedReach extends ActivityReach {
  name: string;
}

export interface ChildFacts {
  grade: string | null;
  birthDate: PlainDate | null;
}

const REACH = `select a.name, a.grade_from as "gradeFrom", a.grade_to as "gradeTo", a.age_from as "ageFrom", a.age_to as "ageTo"
  from session s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
  where s.id = $1 and (a.grade_from is not null or a.age_from is not null or a.age_to is not null)`;
// The grade of the year counts; that on the record is the current year's.
const CHILDREN = `select p.id, coalesce(g.grade, case when $3::boolean then p.grade end) as grade, p.birth_date::text as "birthDate"
  from person p left join person_grade g on g.tenant_id = p.tenant_id and g.person_id = p.id and g.programme_year = $2 where p.id = any($1::uuid[])`;

/** Null where anybody may come. */
export function reachOf(tx: Tx, sessionId: string): Promise<NamedReach | null> {
  return tx.one<NamedReach & Record<string, unknown>>(REACH, [sessionId], 'session_reach');
}

/** Grade and birth date of children in the programme year of a day. */
export async function childFacts(tx: Tx, personIds: readonly string[], on: PlainDate): Promise<Map<string, ChildFacts>> {
  const year = programmeYearOf(on);
  const current = year === programmeYearOf(todayIn(requirePrincipal().timeZone, new Date()));
  const rows = await tx.query<ChildFacts & { id: string }>(CHILDREN, [personIds, year, current], 'session_reach_children');
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

const known = ({ grade, birthDate }: ChildFacts, on: PlainDate) => ({ grade, age: birthDate === null ? null : ageOn(birthDate, on) });

export const warningFor = (child: ChildFacts, reach: NamedReach, on: PlainDate): string | null => reachWarning(known(child, on), reach);

/** Which of them the activity is not meant for, each in a sentence. */
export async function reachWarnings(tx: Tx, sessionId: string, on: PlainDate, personIds: readonly string[]): Promise<{ personId: string; message: string }[]> {
  const reach = personIds.length ? await reachOf(tx, sessionId) : null;
  if (!reach) return [];
  return [...(await childFacts(tx, personIds, on))].flatMap(([personId, child]) => {
    const message = warningFor(child, reach, on);
    return message === null ? [] : [{ personId, message }];
  });
}

/** The same of many, counted. */
export async function reachRemarks(tx: Tx, sessionId: string, on: PlainDate, personIds: readonly string[]): Promise<string[]> {
  const reach = personIds.length ? await reachOf(tx, sessionId) : null;
  if (!reach) return [];
  const count = [...(await childFacts(tx, personIds, on)).values()].filter((child) => outsideReach(known(child, on), reach).length > 0).length;
  if (!count) return [];
  return [`${count === 1 ? '1 of them is' : `${count} of them are`} outside the ${reachWords(reach)} that ${reach.name} is for.`];
}
