import { type Db, grouped, requestLoader, requirePrincipal } from '@afterbell/core/api';
import type { PlainDate } from '@afterbell/core/domain';
import type { OrganizationName } from '@afterbell/organizations/api';
import { type GradesServed, isOutside } from '@afterbell/organizations/domain';
import { type PersonKind, standingOn, type StayDates, type StayState } from '@afterbell/people/domain';
import { today } from './stay.service';

interface Placed extends OrganizationName, StayDates, GradesServed {
  personId: string;
  kind: PersonKind;
  [column: string]: unknown;
}

export interface OutsideGrades extends GradesServed {
  organization: OrganizationName;
}

export interface Standing {
  state: StayState;
  day: PlainDate | null;
  organization: OrganizationName;
}

const PLACED = `select s.person_id as "personId", s.kind, o.id, o.name, o.level, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", o.grade_from as "gradeFrom", o.grade_to as "gradeTo"
  from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where s.person_id = any($1::uuid[]) and s.kind = any($2::text[])
  order by s.person_id, o.name_folded, o.id, s.starts_on`;

/** Stays of a person as one of the kinds, by the name of the place, as far as the caller sees them. */
function staysOf(db: Db, kinds: readonly PersonKind[], personId: string): Promise<Placed[]> {
  return requestLoader<string, Placed[]>(`person.stays.${kinds.join('.')}`, async (ids) => {
    const [rows] = await db.readTogether<[Placed]>([{ text: PLACED, values: [ids, kinds], name: 'person_stays' }]);
    return grouped(ids, rows, (row) => row.personId);
  }).load(personId);
}

/** Where a person stays now or is about to. */
export async function placesOf(db: Db, kinds: readonly PersonKind[], personId: string): Promise<OrganizationName[]> {
  const day = today();
  const open = (await staysOf(db, kinds, personId)).filter(({ endsOn }) => endsOn === null || endsOn >= day);
  return [...new Map(open.map(({ id, name, level }) => [id, { id, name, level }])).values()];
}

/** Places where a child is now or is to come that do not serve its grade. */
export async function outsideOf(db: Db, personId: string, grade: string | null): Promise<OutsideGrades[]> {
  const day = today();
  const outside = (await staysOf(db, ['participant'], personId)).filter((place) => (place.endsOn === null || place.endsOn >= day) && isOutside(grade, place));
  return [...new Map(outside.map(({ id, name, level, gradeFrom, gradeTo }) => [id, { organization: { id, name, level }, gradeFrom, gradeTo }])).values()];
}

/** Whether a person is here, is to come or has left on a day; a mere contact never leaves. The days are told to who may view registration information. */
export async function standingOf(db: Db, kinds: readonly PersonKind[], personId: string, day = today()): Promise<Standing | null> {
  const stays = await staysOf(db, kinds, personId);
  const standing = stays.some(({ kind }) => kind !== 'contact') ? standingOn(stays, day) : null;
  if (!standing) return null;
  const { state, stay } = standing;
  const told = requirePrincipal().permissions.allows('view', 'people.registration_info');
  return { state, day: told ? (state === 'ended' ? stay.endsOn : stay.startsOn) : null, organization: { id: stay.id, name: stay.name, level: stay.level } };
}
