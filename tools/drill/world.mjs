// What a drill breaks: a PostgreSQL of its own that keeps what it acknowledges, one tenant, sessions of 30 children that meet today, and a signed-in taker of each.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { connect, withDatabase } from '../bench/cluster.mjs';
import { root } from '../scripts/common.mjs';
import { startPostgres, stopAbandoned } from '../scripts/postgres.mjs';

const require = createRequire(import.meta.url);
const SECRET = 'drill-only-secret-0123456789abcdef0123456789';
export const TENANT = 'drill';
export const CHILDREN = 30;

/** @param options `code`: the checkout whose build makes the database
 * @returns a world with `rosters`, each with the cookie of who takes it */
export async function makeWorld(takers, { code = root } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'afterbell-drill-'));
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'pg');
  const start = () => startPostgres({ dataDir, durable: true, log: () => undefined });
  let cluster = await start();
  const world = {
    secret: SECRET,
    url: withDatabase(cluster.url, 'drill'),
    rosters: [],
    /** Of the only tenant, its site and whoever is its taker. */
    tenantId: null,
    siteId: null,
    folder,
    dataDir,
    filesDir: path.join(folder, 'files'),
    /** As when the machine of the database goes: no connection is told, nothing is written down. */
    crash: () => stopAbandoned(dataDir),
    restart: async () => {
      cluster = await start();
    },
    /** As when it is told to stop: everything is written down. */
    stop: () => cluster.stop(),
    close: async () => {
      await cluster.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    const admin = await connect(cluster.url);
    await admin.query('create database drill');
    await admin.end();
    Object.assign(world, await fillWorld(world.url, takers, code));
    return world;
  } catch (error) {
    await world.close();
    throw error;
  }
}

async function fillWorld(url, takers, code) {
  const { migrate } = require(path.join(code, 'dist/server/apps/api/src/migrate.js'));
  await migrate(url, SECRET);
  return addTenant(url, TENANT, takers, code);
}

/** One more tenant; its children are named after it. @returns `{ rosters, tenantId, siteId }` */
export async function addTenant(url, name, takers, code = root) {
  const { grantAccess, ownerClient, provisionTenant } = require(path.join(code, 'dist/server/apps/api/src/seeds/provision.js'));
  const owner = await ownerClient(url);
  const terms = [{ name: 'School year', kind: 'school_year', startsOn: '2020-07-01', endsOn: '2040-06-30' }];
  const tenant = await provisionTenant(owner, { code: name, name: 'Drill', timeZone: 'UTC', terms });
  const db = await connect(url);
  const rosters = [];
  const [institutionId, siteId, activityId] = [randomUUID(), randomUUID(), randomUUID()];
  try {
    await db.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
    await db.query(`insert into organization (id, parent_id, level, name) values ($1, $2, 'institution', 'Institution')`, [institutionId, tenant.topId]);
    await db.query(`insert into organization (id, parent_id, level, name) values ($1, $2, 'site', 'Site')`, [siteId, institutionId]);
    await db.query(`insert into activity (id, organization_id, term_id, name, type) values ($1, $2, $3, 'Club', 'scheduled')`, [activityId, siteId, tenant.termIds['School year']]);
    for (let taker = 1; taker <= takers; taker += 1) rosters.push(await addRoster(db, owner, grantAccess, { name, tenant, siteId, activityId, taker }));
    // As PostgreSQL does within a minute by itself, and the demo data: plans for empty tables compare each child with each stay.
    await db.query('analyze');
  } finally {
    await db.end();
    await owner.end();
  }
  return { rosters, tenantId: tenant.id, siteId };
}

async function addRoster(db, owner, grantAccess, { name, tenant, siteId, activityId, taker }) {
  const sessionId = randomUUID();
  const people = Array.from({ length: CHILDREN }, () => randomUUID());
  await db.query(
    `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, current_date - 9, current_date + 9, '09:00', '10:00', '{1,2,3,4,5,6,7}')`,
    [sessionId, activityId, siteId, `Group ${taker}`],
  );
  const { rows: [{ date }] } = await db.query(
    `insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, current_date, $2, '09:00', '10:00') returning on_date::text as date`,
    [sessionId, siteId],
  );
  await addChildren(db, siteId, people, `${name}${taker}`);
  await db.query(`insert into enrollment (id, session_id, organization_id, person_id, starts_on) select gen_random_uuid(), $2, $3, id, current_date - 9 from unnest($1::uuid[]) id`, [people, sessionId, siteId]);
  const email = `taker${taker}@${name}.example`;
  const { userId, accessId } = await grantAccess(owner, { email, name: `Taker ${taker}`, tenantId: tenant.id, organizationId: siteId, roleId: tenant.roleIds.site_coordinator });
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, term_id, expires_at) values ($1, $2, $3, $4, $5, $6, $7, now() + interval '2 hours')`,
    [randomUUID(), createHash('sha256').update(token).digest(), userId, tenant.id, accessId, siteId, tenant.termIds['School year']],
  );
  return { sessionId, date, people, email, accessId, cookie: `afterbell=${token}`, acknowledged: 0 };
}

/** Children of the site, in no session. */
export async function addChildren(db, siteId, ids, name) {
  await db.query(`insert into person (id, first_name, last_name, birth_date, is_participant) select id, 'Child', $2 || '-' || n, '2016-01-01', true from unnest($1::uuid[]) with ordinality p (id, n)`, [ids, String(name)]);
  await db.query(`insert into stay (id, person_id, organization_id, starts_on) select gen_random_uuid(), id, $2, current_date - 30 from unnest($1::uuid[]) id`, [ids, siteId]);
}
