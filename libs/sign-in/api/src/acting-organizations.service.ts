import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, type OrganizationLevel } from '@afterbell/core/domain';
import type { TermRef } from './access-snapshot.service';
import { SystemDb } from './system-db';

export interface ActingOrganization {
  id: string;
  name: string;
  level: OrganizationLevel;
  /** Names of the organizations above it, the top first. */
  path: string[];
}

const MOST = 100;

/**
 * The acting organization may be narrower than the access, and row-level security shows only what is beneath it: so this asks
 * through the system's door, bounded by the access's own organization.
 */
const FIND = `
  select o.id, o.name, o.level,
         array(select up.name from organization_closure above
                 join organization up on up.tenant_id = above.tenant_id and up.id = above.ancestor_id
                where above.tenant_id = $1 and above.descendant_id = o.id and above.depth > 0 order by above.depth desc) as path
    from (
      select o.id, o.name, o.level, c.depth, starts_with(o.name_folded, $3) as leads
        from organization_closure c
        join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
       where c.tenant_id = $1 and c.ancestor_id = (select organization_id from access where tenant_id = $1 and id = $2)
         and o.enabled and not exists (
           select 1 from organization_inactive_term resting join organization_closure above on above.tenant_id = $1 and above.ancestor_id = resting.organization_id
            where resting.tenant_id = $1 and resting.term_id = $5 and above.descendant_id = o.id and o.id <> $6)
         and strpos(o.name_folded, $3) > 0
       order by leads desc, c.depth, o.name_folded, o.id limit $4
    ) o order by o.leads desc, o.depth, fold_text(o.name), o.id`;

/** What a switcher offers: organizations beneath the access, and terms. */
@Injectable()
export class ActingOrganizationsService {
  constructor(
    private readonly system: SystemDb,
    private readonly db: Db,
  ) {}

  /** Enabled organizations of the access's subtree, active in the current term, whose name contains the text, whatever its case and accents. */
  async find(search: string | null, first: number): Promise<ActingOrganization[]> {
    if (!Number.isInteger(first) || first < 1 || first > MOST) throw new AppError('PAGE_TOO_LARGE', { max: MOST });
    const { tenantId, accessId, termId, organizationId } = requirePrincipal();
    const [folded] = await this.system.rows<{ text: string }>('select fold_text($1) as text', [(search ?? '').trim().slice(0, 200)]);
    return this.system.rows<ActingOrganization>(FIND, [tenantId, accessId, folded?.text ?? '', first, termId, organizationId], 'sign_in_acting_organizations');
  }

  /** Terms of the tenant, newest first. */
  terms(): Promise<TermRef[]> {
    return this.db.read((tx) =>
      tx.query<TermRef>(
        `select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term order by starts_on desc, ends_on desc, id`,
        [],
        'sign_in_terms',
      ),
    );
  }
}
