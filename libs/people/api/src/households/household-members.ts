import { Injectable } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, todayIn } from '@afterbell/core/domain';
import { membersProblem, type Member } from '@afterbell/people/domain';
import { noPerson } from '../relationships/relationship-rules';
import { VISIBLE_PEOPLE } from '../relationships/relationship.sql';
import { MOST_MEMBERS } from './household.types';

export interface NewMember {
  personId: string;
  isPrimary: boolean;
}

interface Living extends Member {
  isParticipant: boolean;
}

const LIVING = `select m.person_id as "personId", m.is_primary as "isPrimary", p.is_participant as "isParticipant" from household_member m
  join person p on p.tenant_id = m.tenant_id and p.id = m.person_id where m.household_id = $1 and m.left_on is null order by m.is_primary desc, p.is_participant, p.sort_name, p.id`;
const JOIN = `insert into household_member (id, household_id, person_id, is_primary, joined_on)
  select id, $1, "personId", "isPrimary", $3 from jsonb_to_recordset($2::jsonb) as n (id uuid, "personId" uuid, "isPrimary" boolean)`;
const LEAVE = `update household_member set left_on = greatest($3::date, joined_on) where household_id = $1 and left_on is null and ($2::uuid[] is null or person_id = any($2))`;

/** Who lives where, and from when to when. Callers hold the household. */
@Injectable()
export class HouseholdMembers {
  living(tx: Tx, householdId: string): Promise<Living[]> {
    return tx.query<Living>(LIVING, [householdId], 'household_living');
  }

  async join(tx: Tx, householdId: string, members: readonly NewMember[]): Promise<void> {
    const ids = members.map(({ personId }) => personId);
    if (!ids.every(isUuid)) throw noPerson();
    if ((await tx.query(VISIBLE_PEOPLE, [ids], 'relationship_people')).length !== new Set(ids).size) throw noPerson();
    const living = new Set((await this.living(tx, householdId)).map(({ personId }) => personId));
    const twice = ids.findIndex((id, n) => living.has(id) || ids.indexOf(id) !== n);
    if (twice >= 0) throw invalid(`members.${twice}.personId`, 'lives there already');
    if (living.size + ids.length > MOST_MEMBERS) throw invalid('members', `has more than ${MOST_MEMBERS}`);
    const rows = members.map(({ personId, isPrimary }) => ({ id: newId(), personId, isPrimary }));
    await tx.execute(JOIN, [householdId, JSON.stringify(rows), today()], 'household_join');
  }

  /** Ends the time of these, or of all. */
  async leave(tx: Tx, householdId: string, personIds: readonly string[] | null): Promise<void> {
    if (personIds && !personIds.every(isUuid)) throw noPerson();
    const left = await tx.execute(LEAVE, [householdId, personIds, today()], 'household_leave');
    if (personIds && left !== personIds.length) throw noPerson();
  }

  async setPrimary(tx: Tx, householdId: string, personId: string, isPrimary: boolean): Promise<void> {
    const changed = isUuid(personId) ? await tx.execute('update household_member set is_primary = $3 where household_id = $1 and person_id = $2 and left_on is null', [householdId, personId, isPrimary]) : 0;
    if (!changed) throw noPerson();
  }

  async requirePrimary(tx: Tx, householdId: string): Promise<void> {
    const problem = membersProblem(await this.living(tx, householdId));
    if (problem) throw invalid('members', problem);
  }

  /** Whoever is left without a primary contact gets one: a grown-up before a child. */
  async ensurePrimary(tx: Tx, householdId: string): Promise<void> {
    const living = await this.living(tx, householdId);
    const [first] = living;
    if (first && !living.some(({ isPrimary }) => isPrimary)) await this.setPrimary(tx, householdId, first.personId, true);
  }
}

export const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
const today = () => todayIn(requirePrincipal().timeZone, new Date());
