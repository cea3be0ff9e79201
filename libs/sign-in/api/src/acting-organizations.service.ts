import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, MOST_IN_TREE, ORGANIZATION_LEVELS, type OrganizationLevel } from '@afterbell/core/domain';
import type { TermRef } from './access-snapshot.service';
import { SystemDb } from './system-db';

export interface ActingOrganization {
  id: string;
  name: string;
  level: OrganizationLevel;
  /** Names of the organizations above it, the top first. */
  path: string[];
}

export interface ActingOrganizationNode {
  id: string;
  /** Null where the one above is not among the nodes. */
  parentId: string | null;
  name: string;
  level: OrganizationLevel;
}

const MOST = 100;

/**
 * The acting organization may be narrower than the access, and row-level security shows only what is beneath it: so this asks
 * through the system's door, bounded by the access's own organization.
 */
export interface ActingSearch {
  /** Only these levels. */
  levels?: readonly string[] | null;
  /** Only what stands at or beneath the acting organization. */
  withinActing?: boolean;
}

const FIND = `
  select o.id, o.name, o.level,
         array(select up.name from organization_closure above
                 join organization up on up.tenant_id = above.tenant_id and up.id = above.ancestor_id
                where above.tenant_id = $1 and above.descendant_id = o.id and above.depth > 0 order by above.depth desc) as path
    from (
      select o.id, o.name, o.level, c.depth, starts_with(o.name_folded, $3) as leads
        from organization_closure c
        join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
       where c.tenant_id = $1 and c.ancestor_id = coalesce($5::uuid, (select organization_id from access where tenant_id = $1 and id = $2))
         and o.enabled and ($6::text[] is null or o.level::text = any($6)) and not exists (
           select 1 from organization_inactive_term resting join organization_closure above on above.tenant_id = $1 and above.ancestor_id = resting.organization_id
            where resting.tenant_id = $1 and resting.term_id = $7 and above.descendant_id = o.id and o.id <> $8)
         and strpos(o.name_folded, $3) > 0
       order by leads desc, c.depth, o.name_folded, o.id limit $4
    ) o order by o.leads desc, o.depth, fold_text(o.name), o.id`;

/** What rests in the term is gathered first: asked of each of thousands, it would cost more than all the rest. */
const TREE = `
  with resting as materialized (
    select distinct above.descendant_id as id from organization_inactive_term i
      join organization_closure above on above.tenant_id = i.tenant_id and above.ancestor_id = i.organization_id
     where i.tenant_id = $1 and i.term_id = $3)
  select o.id, o.parent_id as "parentId", o.name, o.level from (
      select o.id, o.parent_id, o.name, o.name_folded, o.level, c.depth
        from organization_closure c
        join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
       where c.tenant_id = $1 and c.ancestor_id = (select organization_id from access where tenant_id = $1 and id = $2)
         and o.enabled and (o.id = $4 or not exists (select 1 from resting where resting.id = o.id))
       order by c.depth, o.name_folded, o.id limit ${MOST_IN_TREE}
    ) o order by o.name_folded, o.id`;

export interface TermChoice extends TermRef {
  wholeYear: boolean;
  year: { id: string; name: string } | null;
}

const TERMS = `select t.id, t.name, t.starts_on::text as "startsOn", t.ends_on::text as "endsOn", t.kind = 'year' as "wholeYear", y.id as "yearId", y.name as "yearName"
  from term t left join reporting_year y on y.tenant_id = t.tenant_id and y.id = t.reporting_year_id
  order by coalesce(y.starts_on, t.starts_on) desc, y.id, t.kind = 'year' desc, t.starts_on desc, t.ends_on desc, t.id`;

/** What a switcher offers: organizations beneath the access, and terms. */
@Injectable()
export class ActingOrganizationsService {
  constructor(
    private readonly system: SystemDb,
    private readonly db: Db,
  ) {}

  /** Enabled organizations, active in the current term, of the access's subtree, or only of the acting organization's, whose name contains the text, whatever its case and accents. */
  async find(search: string | null, first: number, { levels = null, withinActing = false }: ActingSearch = {}): Promise<ActingOrganization[]> {
    if (!Number.isInteger(first) || first < 1 || first > MOST) throw new AppError('PAGE_TOO_LARGE', { max: MOST });
    const { tenantId, accessId, termId, organizationId } = requirePrincipal();
    const [folded] = await this.system.rows<{ text: string }>('select fold_text($1) as text', [(search ?? '').trim().slice(0, 200)]);
    const values = [tenantId, accessId, folded?.text ?? '', first, withinActing ? organizationId : null, levels?.slice(0, ORGANIZATION_LEVELS.length) ?? null, termId, organizationId];
    return this.system.rows<ActingOrganization>(FIND, values, 'sign_in_acting_organizations');
  }

  /** All that `find` may find, as one tree: siblings by name. */
  async tree(): Promise<ActingOrganizationNode[]> {
    const { tenantId, accessId, termId, organizationId } = requirePrincipal();
    const rows = await this.system.rows<ActingOrganizationNode>(TREE, [tenantId, accessId, termId, organizationId], 'sign_in_acting_tree');
    const known = new Set(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, parentId: row.parentId !== null && known.has(row.parentId) ? row.parentId : null }));
  }

  /** Terms of the tenant by reporting year, newest first; within a year the one that spans it comes first. */
  async terms(): Promise<TermChoice[]> {
    const rows = await this.db.query<TermRef & { wholeYear: boolean; yearId: string | null; yearName: string }>(TERMS, [], 'sign_in_terms');
    return rows.map(({ yearId, yearName, ...term }) => ({ ...term, year: yearId ? { id: yearId, name: yearName } : null }));
  }
}
