import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader } from '@afterbell/core/api';
import { personJson } from '../relationships/relationship.sql';
import { HOUSEHOLD_SELECT } from './household-list';
import type { HouseholdRow } from './household.service';
import type { HouseholdMember } from './household.types';

const MEMBERS = `select m.household_id as of, m.id, m.is_primary as "isPrimary", m.joined_on::text as "joinedOn", m.left_on::text as "leftOn", ${personJson('p')} as person
  from household_member m join person p on p.tenant_id = m.tenant_id and p.id = m.person_id and p.removed_at is null where m.household_id = any($1::uuid[])
  order by m.left_on desc nulls first, m.is_primary desc, p.is_participant, p.sort_name, p.id`;

const OF_PERSON = `select m.person_id as of, ${HOUSEHOLD_SELECT} from household_member m join household h on h.tenant_id = m.tenant_id and h.id = m.household_id
  where m.person_id = any($1::uuid[]) and m.left_on is null and h.removed_at is null order by h.created_at, h.id`;

@Injectable()
export class HouseholdLoaders {
  constructor(private readonly db: Db) {}

  /** Members of a household as far as the caller sees them: those of today, primary contacts first, then who left. */
  members(householdId: string): Promise<HouseholdMember[]> {
    return requestLoader<string, HouseholdMember[]>('household.members', (ids) => this.grouped<HouseholdMember>(MEMBERS, ids, 'household_members')).load(householdId);
  }

  /** Households where a person lives today. */
  ofPerson(personId: string): Promise<HouseholdRow[]> {
    return requestLoader<string, HouseholdRow[]>('person.households', (ids) => this.grouped<HouseholdRow>(OF_PERSON, ids, 'person_households')).load(personId);
  }

  private async grouped<Row extends object>(text: string, ids: readonly string[], name: string): Promise<Row[][]> {
    const [rows] = await this.db.readTogether<[Row & { of: string }]>([{ text, values: [ids], name }]);
    return grouped(ids, rows, (row) => row.of);
  }
}
