// Features × values × scopes over GraphQL and REST, against the pure functions of the permissions: the guard decides as they do, everywhere.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { absent } from './compare.mjs';
import { inventory, rootFields } from './generate.mjs';
import { fillCall, REST_CALLS } from './rest-calls.mjs';
import { oneOf, Tally } from './report.mjs';
import { graphql, inTurn, send } from './wire.mjs';

const require = createRequire(import.meta.url);
const domain = (file) => require(path.join(root, 'dist/server/libs/core/domain/src', file));
const VALUES = ['deny', 'allow-view', 'allow-edit'];
const ENTRIES = ['delete', 'export', 'import'];

/** `edit people.participants | people.staff tab NOTES [S] confirm exports`, as the inventory writes it. */
export function declarationOf(text) {
  const found = /^(view|edit|delete|export|import) (.+?)(?: tab (.+?))?(?: \[(\w+)\])?(?: confirm \w+)?$/.exec(text);
  return found && { verb: found[1], features: found[2].split(' | '), tab: found[3], scope: found[4] ?? null };
}

/** What a role holds of one feature: each value alone, each entry of its own alone and with the view, and what a tab adds. */
function holdings(feature, tab, verb, brief) {
  const [section, subSection] = [feature.slice(0, feature.indexOf('.')), feature.slice(feature.indexOf('.') + 1)];
  const entry = (value, of = null) => ({ section, subSection, tab: of, value });
  const own = ENTRIES.map((one) => entry(`allow-${one}`, one));
  if (brief) return [[entry(verb === 'view' ? 'deny' : 'allow-view')], ENTRIES.includes(verb) ? own.filter((one) => one.tab === verb) : [entry(`allow-${verb}`)], ...(tab ? [[entry('allow-edit'), entry('allow-edit', tab)]] : [])];
  const alone = [[], ...VALUES.map((value) => [entry(value)]), ...own.map((one) => [one]), ...own.map((one) => [entry('allow-edit'), one]), [entry('allow-view'), entry('deny', verb)]];
  return tab ? [...alone, ...VALUES.map((value) => [entry('allow-edit'), entry(value, tab)]), [entry('allow-edit', tab)], [entry('allow-view'), entry('allow-edit', tab)], [entry('deny'), entry('allow-edit', tab)]] : alone;
}

/** Accesses that hold just that, all in one statement each: thousands of roles are made in a moment. */
async function makeCallers(world, tenant, places, wanted) {
  const rows = [...wanted.values()].map(({ entries, level }) => ({ entries, organization: places[level], role: randomUUID(), user: randomUUID(), access: randomUUID(), token: `ab_${randomBytes(32).toString('base64url')}` }));
  const { db } = world;
  const column = (name) => rows.map((row) => row[name]);
  await db.query('begin');
  await db.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
  await db.query(`insert into app_user (id, email, name) select id, 'role-' || id || '@roles.example', 'Role' from unnest($1::uuid[]) id`, [column('user')]);
  await db.query(`insert into role (id, name, levels) select id, 'Role ' || id, '{top,institution,site_group,site}' from unnest($1::uuid[]) id`, [column('role')]);
  const entries = rows.flatMap(({ role, entries: held }) => held.map((entry) => ({ role, ...entry })));
  await db.query(`insert into role_entry (role_id, section, sub_section, tab, value) select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])`, [entries.map((one) => one.role), entries.map((one) => one.section), entries.map((one) => one.subSection), entries.map((one) => one.tab ?? ''), entries.map((one) => one.value)]);
  await db.query(`insert into access (id, user_id, organization_id, role_id) select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[])`, [column('access'), column('user'), column('organization'), column('role')]);
  const hashes = rows.map(({ token }) => createHash('sha256').update(token).digest());
  await db.query(`insert into api_token (id, token_hash, hint, name, user_id, tenant_id, access_id, expires_at) select gen_random_uuid(), h, 'ab_attack', 'attack', u, $4, a, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[], $3::uuid[]) t (h, u, a)`, [hashes, column('user'), column('access'), tenant.id]);
  await db.query('commit');
  return new Map([...wanted.keys()].map((key, at) => [key, { host: `${tenant.code}.localhost`, token: rows[at].token, access: rows[at].access }]));
}

const LEVELS = { site: 'site', site_group: 'siteGroup', institution: 'institution', top: 'top' };

export async function roleWalk({ world, server, brief = false }) {
  const tally = new Tally('role walk');
  const { PermissionSet } = domain('permission.js');
  const { scopeAllows } = domain('organization-level.js');
  const tenant = world.attacker;
  const fields = new Map(rootFields().map((field) => [field.endpoint, field]));
  const wanted = new Map();
  const tries = [];
  for (const [endpoint, access] of Object.entries(inventory)) {
    const declared = declarationOf(access);
    if (!declared) {
      tally.must(['public', 'guest', 'signed-in'].includes(access), `${endpoint} says "${access}", which nobody understands`);
      continue;
    }
    const { verb, features, tab, scope } = declared;
    for (const feature of brief ? features.slice(0, 1) : features) {
      const held = holdings(feature, tab, verb, brief);
      // In the short form one side of its edge.
      for (const entries of brief ? [oneOf(held, endpoint)] : held) {
        // What no level would help is asked at one of them in the short form.
        const levels = scope ? Object.keys(LEVELS) : ['site'];
        for (const level of brief && !entries.some(({ value }) => value === `allow-${verb}`) ? [oneOf(levels, endpoint)] : levels) {
          const key = JSON.stringify([entries, level]);
          wanted.set(key, { entries, level: LEVELS[level] });
          const set = new PermissionSet(entries);
          const may = features.some((one) => set.allows(verb, one, tab)) && scopeAllows(scope, level);
          tries.push({ endpoint, key, may, said: `${entries.map((one) => `${one.value}${one.tab ? `/${one.tab}` : ''}`).join('+') || 'nothing'} on ${feature} at ${level}` });
        }
      }
    }
  }
  const callers = await makeCallers(world, tenant, tenant.here, wanted);
  const nowhere = () => absent();
  const answers = await inTurn(tries, 6, async ({ endpoint, key }) => {
    const caller = callers.get(key);
    const field = fields.get(endpoint);
    if (!field) {
      const call = fillCall(REST_CALLS[endpoint][0], Object.fromEntries(Object.keys(REST_CALLS[endpoint][0].kinds).map((name) => [name, absent()])), 'word');
      return { path: `${call.method} ${call.path.split('?')[0]}`, ...(await send(server, { caller, ...call })) };
    }
    const variables = field.variables(nowhere);
    if (field.kind === 'subscription') return { path: endpoint, ...(await send(server, { caller, path: '/live/graphql', body: { query: field.brief(), variables } })) };
    return { path: endpoint, ...(await graphql(server, caller, field.brief(), variables)) };
  });
  // The guard writes each refusal to the trail, under whose access and of what: what a service refuses later does not stand there.
  const { rows } = await world.db.query(`select access_id as access, subject_id as endpoint from audit where tenant_id = $1 and action = 'access.refuse'`, [tenant.id]);
  const refused = new Set(rows.map(({ access, endpoint }) => `${access} ${endpoint}`));
  let narrower = 0;
  for (const [at, { endpoint, key, may, said }] of tries.entries()) {
    const answer = answers[at];
    const forbidden = /"FORBIDDEN"/.test(answer.text) || (answer.status === 403 && answer.headers['error-code'] === 'FORBIDDEN');
    const byGuard = refused.has(`${callers.get(key).access} ${answer.path}`);
    if (forbidden && !byGuard) narrower += 1;
    if (answer.status >= 500) tally.try(`${endpoint} with ${said} answers ${answer.status}: ${answer.text.slice(0, 160)}`);
    else if (may) tally.must(!byGuard, `${endpoint} refuses ${said}, which allows it`);
    else tally.must(byGuard && forbidden, `${endpoint} lets ${said} in, which does not allow it: ${answer.status} ${answer.text.slice(0, 160)}`);
  }
  tally.tell(`${callers.size} roles; ${narrower} calls that the declaration lets in were refused by a narrower rule of what they ask for`);
  return tally;
}
