import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
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

/** What rests in the term: those above the acting organization too, with which everything does. */
const RESTING = `select organization_id as id, organization_id in (select ancestor_id from organization_closure where descendant_id = app_org()) as everything
  from organization_inactive_term where term_id = $1`;

type Row = Pick<TreeNode, 'id' | 'parentId' | 'name' | 'level' | 'enabled' | 'version'>;

/** The acting organization and all beneath it at once: three statements that go out together, and the rest is counted here. */
@Injectable()
export class OrganizationTreeService {
  constructor(private readonly db: Db) {}

  /** Flat, siblings by name. Levels that the role may not view are left out, as is what rests in the caller's term unless asked for. */
  async nodes(withResting = false): Promise<TreeNode[]> {
    const levels = new Set(visibleLevels(requirePrincipal().permissions));
    const all = await this.all();
    const awake = withResting ? all : all.filter(({ activeInTerm, parentId }) => activeInTerm || parentId === null);
    const shown = withoutHidden(awake, ({ level }) => levels.has(level));
    const counts = new Map<string, number>();
    for (const { parentId } of shown) if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
    for (const node of shown) node.childCount = counts.get(node.id) ?? 0;
    return shown;
  }

  /** Every row of the branch, whatever the role may view; the root of it has no parent here. A node is made once, and is the caller's. */
  async all(): Promise<TreeNode[]> {
    const { organizationId, termId, timeZone } = requirePrincipal();
    const [rows, running, resting] = await this.db.readTogether<[Row, { id: string }, { id: string; everything: boolean }]>([
      { text: ROWS, name: 'organization_tree' },
      { text: RUNNING_AT, values: [todayIn(timeZone, new Date())], name: 'organizations_running' },
      { text: RESTING, values: [termId], name: 'organizations_resting' },
    ]);
    const nodes = rows.map(
      ({ id, parentId, name, level, enabled, version }): TreeNode => ({ id, parentId: id === organizationId ? null : parentId, name, level, enabled, version, childCount: 0, activeInTerm: true, canBeDisabled: false }),
    );
    const down = parentsFirst(nodes);
    const facts = branchFacts(nodes, new Set(running.map(({ id }) => id)), down);
    const asleep = new Set(resting.map(({ id }) => id));
    const everything = resting.some((row) => row.everything);
    for (const node of down) {
      const { id, parentId } = node;
      if (everything || (parentId !== null && asleep.has(parentId))) asleep.add(id);
      const fact = facts.get(id);
      node.activeInTerm = !asleep.has(id);
      node.canBeDisabled = node.enabled && parentId !== null && fact?.enabledBeneath === 0 && !fact.running;
    }
    return nodes;
  }
}
