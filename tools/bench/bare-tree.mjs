// The bare handler's part of organizations: the whole tree in one answer, and the move of a node.
import { randomUUID } from 'node:crypto';
import { ZONE } from './cluster.mjs';

// Not exported by libs/organizations/api/src/organization-{tree,editor}.service.ts and organization.service.ts; the run compares texts.
const RESTING = `select organization_id as id, organization_id in (select ancestor_id from organization_closure where descendant_id = app_org()) as everything
  from organization_inactive_term where term_id = $1`;
const VERSION = 'select version from organization_tree_change';
const MOVE = 'update organization set parent_id = $2, version = version + 1 where id = $1';

export function treeOperations({ built, read, write, audit }) {
  const { ORGANIZATIONS_WITHIN, ORGANIZATION_SELECT } = built('libs/organizations/api/src/organization-list.js');
  const { RUNNING_AT } = built('libs/organizations/api/src/organization-obstacles.js');
  const { ORGANIZATION_LEVELS, todayIn } = built('libs/core/domain/src/index.js');
  const ROWS = `select o.id, o.parent_id as "parentId", o.name, o.level, o.enabled, o.version from ${ORGANIZATIONS_WITHIN} order by o.name_folded, o.id`;
  const LOCK = `select ${ORGANIZATION_SELECT} from ${ORGANIZATIONS_WITHIN} where o.id = $1 for update of o`;
  const PARENT = `select o.id, o.name, o.level, o.enabled from ${ORGANIZATIONS_WITHIN} where o.id = $1`;

  return {
    '/tree': async (contender, { unless, user }) => {
      const viewerCan = { edit: true, levels: ORGANIZATION_LEVELS, importLevels: ORGANIZATION_LEVELS, __typename: 'OrganizationTreeRights' };
      const [[change]] = await read(contender, user, [{ name: 'organization_tree_version', text: VERSION, values: [] }]);
      const version = String(change?.version);
      if (unless === version) return { organizationTree: { version, unchanged: true, nodes: [], viewerCan, __typename: 'OrganizationTree' } };
      const [found, running, resting] = await read(contender, user, [
        { name: 'organization_tree', text: ROWS, values: [] },
        { name: 'organizations_running', text: RUNNING_AT, values: [todayIn(ZONE, new Date())] },
        { name: 'organizations_resting', text: RESTING, values: [user.termId] },
      ]);
      if (resting.length) throw new Error('No organization of the bench rests in a term.');
      const nodes = found.map((row) => ({ id: row.id, parentId: row.id === user.organizationId ? null : row.parentId, name: row.name, level: row.level, enabled: row.enabled, canBeDisabled: false, activeInTerm: true, childCount: 0, version: row.version, __typename: 'OrganizationTreeNode' }));
      const byId = new Map(nodes.map((node) => [node.id, node]));
      for (const { parentId } of nodes) if (parentId) byId.get(parentId).childCount += 1;
      // What runs holds everything above it; what has an enabled child is held by that.
      const held = new Set();
      for (const { id } of running) for (let node = byId.get(id); node && !held.has(node.id); node = byId.get(node.parentId)) held.add(node.id);
      for (const { enabled, parentId } of nodes) if (enabled) for (let node = byId.get(parentId); node && !held.has(node.id); node = byId.get(node.parentId)) held.add(node.id);
      for (const node of nodes) node.canBeDisabled = node.enabled && node.parentId !== null && !held.has(node.id);
      return { organizationTree: { version, unchanged: false, nodes, viewerCan, __typename: 'OrganizationTree' } };
    },
    '/move': async (contender, { id, parentId, version, user }) =>
      write(contender, user, async (query) => {
        await query('select organization_tree_hold(app_tenant())', [], 'organization_tree_hold');
        const [row] = await query(LOCK, [id], 'organization_hold');
        const [parent] = await query(PARENT, [parentId], 'organization_place_of');
        if (row.version !== version || !parent) throw new Error(`${id} has version ${row.version}, not ${version}, or ${parentId} is not there.`);
        if (!parent.enabled) throw new Error('The new parent is disabled.');
        await query(MOVE, [id, parentId], 'organization_move');
        await audit(query, [randomUUID(), user.userId, user.accessId, id, 'organization.move', 'organization', id, null, JSON.stringify({ parentId: row.parentId }), JSON.stringify({ parentId }), null, randomUUID(), '127.0.0.1']);
        return { moveOrganization: { organization: { id: row.id, name: row.name, enabled: row.enabled, version: row.version + 1, __typename: 'Organization' }, problems: [], __typename: 'OrganizationPayload' } };
      }),
  };
}
