import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal, type Statement } from '@afterbell/core/api';
import { type OrganizationLevel, type PlainDate, todayIn } from '@afterbell/core/domain';
import { branchFacts, parentsFirst, withoutHidden } from '@afterbell/organizations/domain';
import { ORGANIZATIONS_WITHIN, visibleLevels } from './organization-list';
import { RUNNING_AT } from './organization-obstacles';
import { levelsFor } from './organization-rules';

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

export interface TreeRights {
  edit: boolean;
  levels: OrganizationLevel[];
  importLevels: OrganizationLevel[];
}

export interface TreeAnswer {
  version: string;
  /** The caller holds this very tree: no nodes. */
  unchanged: boolean;
  nodes: TreeNode[];
  viewerCan: TreeRights;
}

/** Raised with every change of what is made of the rows: a version may be kept over a release. */
const MADE_AS = 1;

/** What the triggers of 1764600000020-tree-changes.ts raise: by whatever the three statements below read. One that reads more needs a trigger more. */
const CHANGE: Statement = { text: 'select version from organization_tree_change', name: 'organization_tree_version' };

const ROWS = `select o.id, o.parent_id as "parentId", o.name, o.level, o.enabled, o.version from ${ORGANIZATIONS_WITHIN} order by o.name_folded, o.id`;

/** What rests in the term: those above the acting organization too, with which everything does. */
const RESTING = `select organization_id as id, organization_id in (select ancestor_id from organization_closure where descendant_id = app_org()) as everything
  from organization_inactive_term where term_id = $1`;

type Row = Pick<TreeNode, 'id' | 'parentId' | 'name' | 'level' | 'enabled' | 'version'>;

type Resting = { id: string; everything: boolean };
type Branch = [Row, { id: string }, Resting];
type Change = { version: string };

const today = () => todayIn(requirePrincipal().timeZone, new Date());

const branch = (day: PlainDate): [Statement, Statement, Statement] => [
  { text: ROWS, name: 'organization_tree' },
  { text: RUNNING_AT, values: [day], name: 'organizations_running' },
  { text: RESTING, values: [requirePrincipal().termId], name: 'organizations_resting' },
];

/** The acting organization and all beneath it at once: three statements that go out together, and the rest is counted here. */
@Injectable()
export class OrganizationTreeService {
  constructor(private readonly db: Db) {}

  /**
   * The tree with its version, or that it is `unless` still. The version is read before the rows: what is saved between the two is then
   * sent once more. The other way round it would be missed for good.
   */
  async answer(withResting: boolean, unless: string | null): Promise<TreeAnswer> {
    const { permissions } = requirePrincipal();
    const viewerCan: TreeRights = { edit: permissions.allows('edit', 'organizations.chart'), levels: levelsFor('edit', permissions), importLevels: levelsFor('import', permissions) };
    const day = today();
    if (unless === null) {
      const [[change], ...rows] = await this.db.readTogether<[Change, ...Branch]>([CHANGE, ...branch(day)]);
      return { version: versionOf(change, withResting, day, viewerCan), unchanged: false, nodes: shown(nodesOf(rows), withResting), viewerCan };
    }
    const [[change]] = await this.db.readTogether<[Change]>([CHANGE]);
    const version = versionOf(change, withResting, day, viewerCan);
    if (unless === version) return { version, unchanged: true, nodes: [], viewerCan };
    const rows = await this.db.readTogether<Branch>(branch(day));
    return { version, unchanged: false, nodes: shown(nodesOf(rows), withResting), viewerCan };
  }

  /** Flat, siblings by name. Levels that the role may not view are left out, as is what rests in the caller's term unless asked for. */
  async nodes(withResting = false): Promise<TreeNode[]> {
    return shown(await this.all(), withResting);
  }

  /** Every row of the branch, whatever the role may view; the root of it has no parent here. A node is made once, and is the caller's. */
  async all(): Promise<TreeNode[]> {
    return nodesOf(await this.db.readTogether<Branch>(branch(today())));
  }
}

/** Of all that an answer depends on: whoever asks as somebody else, elsewhere or tomorrow holds another version. */
function versionOf(change: Change | undefined, withResting: boolean, day: PlainDate, viewerCan: TreeRights): string {
  const { tenantId, organizationId, wholeTenant, termId, permissions } = requirePrincipal();
  const of = [MADE_AS, change?.version ?? null, tenantId, organizationId, wholeTenant, termId, withResting, day, visibleLevels(permissions), viewerCan];
  return createHash('sha256').update(JSON.stringify(of)).digest('base64url');
}

function shown(all: TreeNode[], withResting: boolean): TreeNode[] {
  const levels = new Set(visibleLevels(requirePrincipal().permissions));
  const awake = withResting ? all : all.filter(({ activeInTerm, parentId }) => activeInTerm || parentId === null);
  const nodes = withoutHidden(awake, ({ level }) => levels.has(level));
  const counts = new Map<string, number>();
  for (const { parentId } of nodes) if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  for (const node of nodes) node.childCount = counts.get(node.id) ?? 0;
  return nodes;
}

function nodesOf([rows, running, resting]: [Row[], { id: string }[], Resting[]]): TreeNode[] {
  const { organizationId } = requirePrincipal();
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
