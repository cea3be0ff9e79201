import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { type OrganizationLevel, todayIn } from '@afterbell/core/domain';
import { branchFacts, parentsFirst, withoutHidden } from '@afterbell/organizations/domain';
import { ORGANIZATIONS_WITHIN, visibleLevels } from './organization-list';
import { RUNNING_AT } from './organization-obstacles';

export interface TreeNode {
  id: string;
  parentId: string | null;
  name: string;
  level: OrganizationLevel;
  enabled: boolean;
  version: number;
  childCount: number;
  /** False when it, or one above it, rests in the caller's term. */
  activeInTerm: boolean;
  canBeDisabled: boolean;
}

const ROWS = `select o.id, o.parent_id as "parentId", o.name, o.level, o.enabled, o.version from ${ORGANIZATIONS_WITHIN} order by o.name_folded, o.id`;

/** Also those above the acting organization: with them everything rests. */
const RESTING = 'select organization_id as id from organization_inactive_term where term_id = $1';
const ABOVE = 'select ancestor_id as id from organization_closure where descendant_id = app_org()';

type Row = Pick<TreeNode, 'id' | 'parentId' | 'name' | 'level' | 'enabled' | 'version'>;

/** The acting organization and all beneath it at once: three statements, and the rest is counted here. */
@Injectable()
export class OrganizationTreeService {
  constructor(private readonly db: Db) {}

  /** Flat, siblings by name. Levels that the role may not view are left out, as is what rests in the caller's term unless asked for. */
  async nodes(withResting = false): Promise<TreeNode[]> {
    const { permissions } = requirePrincipal();
    const levels = new Set(visibleLevels(permissions));
    const all = await this.db.read((tx) => this.all(tx));
    const awake = withResting ? all : all.filter(({ activeInTerm, parentId }) => activeInTerm || parentId === null);
    const shown = withoutHidden(awake, ({ level }) => levels.has(level));
    const counts = new Map<string, number>();
    for (const { parentId } of shown) if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
    return shown.map((node) => ({ ...node, childCount: counts.get(node.id) ?? 0 }));
  }

  /** Every row of the branch, whatever the role may view; the root of it has no parent here. */
  async all(tx: Tx): Promise<TreeNode[]> {
    const { organizationId, termId, timeZone } = requirePrincipal();
    const found = await tx.query<Row>(ROWS, [], 'organization_tree');
    const running = await tx.query<{ id: string }>(RUNNING_AT, [todayIn(timeZone, new Date())], 'organizations_running');
    const resting = await this.resting(tx, termId);
    const rows = found.map((row) => (row.id === organizationId ? { ...row, parentId: null } : row));
    const facts = branchFacts(rows, new Set(running.map(({ id }) => id)));
    const asleep = new Set<string>();
    for (const { id, parentId } of parentsFirst(rows)) if (resting === 'all' || resting.has(id) || asleep.has(parentId ?? '')) asleep.add(id);
    return rows.map((row) => {
      const fact = facts.get(row.id);
      const canBeDisabled = row.enabled && row.parentId !== null && fact?.enabledBeneath === 0 && !fact.running;
      return { ...row, childCount: 0, activeInTerm: !asleep.has(row.id), canBeDisabled };
    });
  }

  private async resting(tx: Tx, termId: string | null): Promise<ReadonlySet<string> | 'all'> {
    if (termId === null) return new Set();
    const ids = new Set((await tx.query<{ id: string }>(RESTING, [termId], 'organizations_resting')).map(({ id }) => id));
    if (!ids.size) return ids;
    const above = await tx.query<{ id: string }>(ABOVE, [], 'organizations_above');
    return above.some(({ id }) => ids.has(id)) ? 'all' : ids;
  }
}
