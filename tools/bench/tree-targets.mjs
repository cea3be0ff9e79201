// What the workloads on the large tree ask for, and whether the database holds what was acknowledged.
import { createHash } from 'node:crypto';
import { makeBareSchema } from './bare-schema.mjs';
import { TREE_TENANT } from './fill-tree.mjs';

export const TREE_SCHEMA = 'bare_tree';
const HOST = `${TREE_TENANT}.localhost`;
const MOVES = 40;

/** `open(user)` makes a session and answers its cookie. */
export async function prepareTree(db, open, shape) {
  const { rows: [tree] } = await db.query(`select t.id, t.code, o.id as "topId" from tenant t join organization o on o.tenant_id = t.id and o.level = 'top' where t.code = $1`, [TREE_TENANT]);
  await makeBareSchema(db, tree.id, TREE_SCHEMA);
  const { rows } = await db.query(
    `select a.user_id as "userId", o.level = 'top' as "wholeTenant", array_agg(a.id order by o.name) as accesses, array_agg(o.id order by o.name) as places, min(t.id::text) as "termId"
       from access a join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id join term t on t.tenant_id = a.tenant_id and t.kind <> 'year'
      where a.tenant_id = $1 group by 1, 2 order by 1`,
    [tree.id],
  );
  const users = [];
  for (const { accesses, places, ...rest } of rows) {
    const user = { ...rest, tenantId: tree.id, host: HOST, accessId: accesses[0], organizationId: places[0] };
    users.push({ user: { ...user, ...(await open(user)) }, accesses, places });
  }
  const top = users.find(({ user }) => user.wholeTenant).user;
  const switches = users.filter(({ user }) => !user.wholeTenant).map(({ user, accesses, places }) => ({ user, accesses, places, at: 0 }));
  if (switches.length !== shape.switchers || switches.some(({ accesses }) => accesses.length !== 2)) throw new Error('The fill of the tree is not what it should be.');
  const sites = await moves(db, tree.id, 'site', 'institution', top);
  return {
    tree,
    targets: {
      tree: [{ user: top, nodes: 1 + shape.groups + shape.institutions + shape.sites }],
      moves: sites,
      branches: await moves(db, tree.id, 'institution', 'institution_group', top),
      // Half of them: the cookies of the others stay as they are.
      switches: switches.slice(0, shape.switchers / 2),
      paths: switches.slice(shape.switchers / 2).map(({ user }) => ({ user })),
      levels: [{ user: top }],
    },
  };
}

/** Nodes with the parent they have and another they may have. */
async function moves(db, tenantId, level, parentLevel, user) {
  const { rows } = await db.query(
    `select o.id, o.name, o.version, o.parent_id as "parentId", (select p.id from organization p where p.tenant_id = o.tenant_id and p.level = $3 and p.id <> o.parent_id order by md5(p.id::text || o.id) limit 1) as "otherId"
       from organization o where o.tenant_id = $1 and o.level = $2 order by md5(o.id::text) limit $4`,
    [tenantId, level, parentLevel, MOVES],
  );
  return rows.map((row) => ({ ...row, user }));
}

/** Nodes stand where the last answer put them, with no ancestor too many or too few. */
export async function checkMoved(db, nodes) {
  const { rows: [{ wrong }] } = await db.query(
    `select count(*)::int as wrong from jsonb_to_recordset($1::jsonb) as n (id uuid, "parentId" uuid, version int)
      where not exists (select 1 from organization o where o.id = n.id and o.parent_id = n."parentId" and o.version = n.version)
         or (select array_agg(c.ancestor_id order by c.ancestor_id) from organization_closure c where c.descendant_id = n.id and c.depth > 0)
            is distinct from (select array_agg(c.ancestor_id order by c.ancestor_id) from organization_closure c where c.descendant_id = n."parentId")`,
    [JSON.stringify(nodes)],
  );
  return wrong ? [`${wrong} of ${nodes.length} organizations do not stand where they were moved`] : [];
}

/** Each session is at the access that was switched to last and is opened by the newest cookie alone. */
export async function checkSwitched(db, sessions) {
  const wanted = sessions.map(({ token, ...rest }) => ({ ...rest, hash: createHash('sha256').update(token).digest('hex') }));
  const { rows: [{ wrong }] } = await db.query(
    `select count(*)::int as wrong from jsonb_to_recordset($1::jsonb) as n ("userId" uuid, "accessId" uuid, hash text)
      where (select array_agg(encode(s.token_hash, 'hex') || s.access_id) from sign_in_session s where s.user_id = n."userId" and s.revoked_at is null) is distinct from array[n.hash || n."accessId"]`,
    [JSON.stringify(wanted)],
  );
  return wrong ? [`${wrong} of ${sessions.length} sessions are not where they were switched to`] : [];
}
