import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import type { OrganizationName } from '@afterbell/organizations/api';
import type { PersonKind } from '@afterbell/people/domain';
import { EMPLOYMENTS, type EmploymentRow } from './employment-writer';

const PLACES = `select s.person_id as "personId", o.id, o.name, o.level
  from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where s.person_id = any($1::uuid[]) and s.kind = any($3::text[]) and (s.ends_on is null or s.ends_on >= $2)
  group by s.person_id, o.id, o.name, o.level, o.name_folded
  order by s.person_id, o.name_folded, o.id`;

@Injectable()
export class KindLoaders {
  constructor(private readonly db: Db) {}

  /** Organizations where a person is of one of the kinds, now or to come, by name, as far as the caller sees them. */
  organizations(kinds: readonly PersonKind[], personId: string): Promise<OrganizationName[]> {
    return requestLoader<string, OrganizationName[]>(`person.organizations.${kinds.join('.')}`, async (ids) => {
      const today = todayIn(requirePrincipal().timeZone, new Date());
      const [rows] = await this.db.readTogether<[OrganizationName & { personId: string }]>([{ text: PLACES, values: [ids, today, kinds], name: 'person_organizations' }]);
      return grouped(ids, rows, (row) => row.personId);
    }).load(personId);
  }

  /** Employments of a staff member within the caller's sight, the one that counts first. */
  employments(personId: string): Promise<EmploymentRow[]> {
    return requestLoader<string, EmploymentRow[]>('person.employments', async (ids) => {
      const [rows] = await this.db.readTogether<[EmploymentRow & Record<string, unknown>]>([{ text: EMPLOYMENTS, values: [ids], name: 'person_employments' }]);
      return grouped(ids, rows, (row) => row.personId);
    }).load(personId);
  }
}
