// 50,000 participants, a tree of 5,000 sites, rosters of 60 and of 300, and the built product in front of them; a page is signed in by its cookie.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BENCH_SECRET, BY_SITE_CLOCKS, connect, startCluster } from '../bench/cluster.mjs';
import { TREE_TENANT } from '../bench/fill-tree.mjs';
import { filledDatabase, SIZES, TENANT } from '../bench/fill.mjs';
import { openSession } from '../bench/targets.mjs';
import { dataDir, freePort, root } from '../scripts/common.mjs';
import { spawnServer } from '../scripts/server.mjs';

/** Many people and a short past: a page shows the one and not the other. */
SIZES.web = { sites: 20, participants: 50_000, sessions: 5, dates: 6 };

export async function startWorld(log) {
  const cluster = await startCluster(log);
  let db;
  let server;
  const stop = async () => {
    await server?.stop();
    await db?.end();
    await cluster.stop();
  };
  try {
    const { url } = await filledDatabase(cluster.url, 'web', log);
    db = await connect(url, { options: BY_SITE_CLOCKS });
    const [roster, long] = [await rosterOf(db, 0, 60), await rosterOf(db, 1, 300)];
    const users = { site: await signedIn(db, TENANT, roster.organizationId), top: await signedIn(db, TENANT), tree: await signedIn(db, TREE_TENANT) };
    await db.query('vacuum (analyze)');
    const port = await freePort();
    server = spawnServer(serverEnv(url, port));
    await server.ready;
    const host = (code) => `http://${code}.localhost:${port}`;
    return { stop, roster, long, users, urls: { site: host(TENANT), top: host(TENANT), tree: host(TREE_TENANT) } };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serverEnv(url, port) {
  const { PATH, HOME, TZ } = process.env;
  const files = path.join(dataDir, 'bench/files');
  mkdirSync(files, { recursive: true });
  return { PATH, HOME, TZ, NODE_ENV: 'production', PUBLIC_SCHEME: 'http', PORT: String(port), DATABASE_URL: url, SESSION_SECRET: BENCH_SECRET, DEFAULT_TENANT: TENANT, FILES_DIR: files, CLIENT_DIR: path.join(root, 'dist/web'), RUN_JOBS: '0', LOG_LEVEL: 'warn' };
}

/** The newest day of one session of the first site, with as many children as asked. */
async function rosterOf(db, session, children) {
  const { rows: [tenant] } = await db.query('select id from tenant where code = $1', [TENANT]);
  await db.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  const { rows: [found] } = await db.query(
    `select s.id as "sessionId", s.organization_id as "organizationId", s.starts_on as "startsOn", (select max(on_date)::text from session_date d where d.tenant_id = $1 and d.session_id = s.id) as date
       from session s where s.tenant_id = $1 and s.organization_id = (select id from organization where tenant_id = $1 and level = 'site' order by name limit 1) order by s.id offset $2 limit 1`,
    [tenant.id, session],
  );
  await db.query(
    `insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on)
     select $1, uuidv7(), $2, $3, y.person_id, $4 from stay y
      where y.tenant_id = $1 and y.organization_id = $3 and y.kind = 'participant' and not exists (select 1 from enrollment e where e.tenant_id = $1 and e.session_id = $2 and e.person_id = y.person_id)
      order by y.person_id limit greatest(0, $5::int - (select count(*)::int from enrollment where tenant_id = $1 and session_id = $2))`,
    [tenant.id, found.sessionId, found.organizationId, found.startsOn, children],
  );
  return { ...found, children, path: `/participation/activity/select-participants?sessionId=${found.sessionId}&date=${found.date}` };
}

/** The cookie of whoever is in charge of a site, or of the whole tenant. */
async function signedIn(db, code, organizationId = null) {
  const { rows: [user] } = await db.query(
    `select a.id as "accessId", a.user_id as "userId", a.organization_id as "organizationId", a.tenant_id as "tenantId", (select id from term t where t.tenant_id = a.tenant_id and t.kind <> 'year' limit 1) as "termId"
       from access a join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id join tenant t on t.id = a.tenant_id
      where t.code = $1 and case when $2::uuid is null then o.level = 'top' else o.id = $2 end limit 1`,
    [code, organizationId],
  );
  return openSession(db, user);
}
