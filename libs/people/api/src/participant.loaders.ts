import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import type { OrganizationName } from '@afterbell/organizations/api';

const SITES = `select s.person_id as "personId", o.id, o.name, o.level
  from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where s.person_id = any($1::uuid[]) and s.kind = 'participant' and (s.ends_on is null or s.ends_on >= $2)
  group by s.person_id, o.id, o.name, o.level, o.name_folded
  order by s.person_id, o.name_folded, o.id`;

@Injectable()
export class ParticipantLoaders {
  constructor(private readonly db: Db) {}

  /** Sites where a person stays now or is about to, by name, as far as the caller sees them. */
  sites(personId: string): Promise<OrganizationName[]> {
    return requestLoader<string, OrganizationName[]>('person.sites', async (ids) => {
      const today = todayIn(requirePrincipal().timeZone, new Date());
      const [rows] = await this.db.readTogether<[OrganizationName & { personId: string }]>([{ text: SITES, values: [ids, today], name: 'person_sites' }]);
      return grouped(ids, rows, (row) => row.personId);
    }).load(personId);
  }
}
