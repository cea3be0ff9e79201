// What is attacked: a database of its own with two tenants, each with a site whose every table has a row, and in the victim's tenant an institution, a site group and a site besides.
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { connect, withDatabase } from '../bench/cluster.mjs';
import { root } from '../scripts/common.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { inTenant, YEAR } from './callers.mjs';
import { fillTables, readCatalogue } from './fill.mjs';

const require = createRequire(import.meta.url);
const SECRET = 'attack-only-secret-0123456789abcdef012345678';
/** Only in what belongs to the victim's site; and in what the whole tenant of the victim may read. */
export const CANARY = { site: 'Quetzalcanary', tenant: 'Tenantcanary', attacker: 'Ownword', neighbour: 'Neighbourword' };
/** What everyone of a tenant may read, at whichever site. */
const OF_THE_TENANT = new Set([
  'role', 'role_entry', 'term', 'reporting_year', 'organization_level_name', 'organization_inactive_term', 'tag', 'form_definition', 'form_version', 'form_library_entry', 'form_draft', 'code_list_version', 'oauth_provider', 'security_policy',
  'attendance_policy', 'photo_consent_field', 'saved_view', 'saved_view_default', 'site_closure', 'site_event', 'site_event_day', 'idempotency', 'audit_policy', 'notification', 'passkey', 'user_identity', 'offline_device', 'access',
]);

/** @param given the address of an empty, migrated database with its secret, for the short form; without it a cluster is started */
export async function makeWorld(given = null) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'afterbell-attack-'));
  fs.chmodSync(folder, 0o711);
  const cluster = given ? null : await startPostgres({ dataDir: path.join(folder, 'pg'), durable: false, log: () => undefined });
  const world = {
    secret: given?.secret ?? SECRET,
    url: given?.url ?? withDatabase(cluster.url, 'attack'),
    filesDir: path.join(folder, 'files'),
    clientDir: makeClient(path.join(folder, 'client')),
    close: async () => {
      await world.db?.end();
      await cluster?.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    if (cluster) {
      const admin = await connect(cluster.url);
      await admin.query('create database attack');
      await admin.end();
      await require(path.join(root, 'dist/server/apps/api/src/migrate.js')).migrate(world.url, SECRET);
    }
    world.db = await connect(world.url);
    world.tables = await readCatalogue(world.db);
    await fillWorld(world);
    return world;
  } catch (error) {
    await world.close();
    throw error;
  }
}

/** A client as it is built, small: its page, a script with a name of its own, its service worker. */
function makeClient(folder) {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [file, text] of [['index.html', '<!doctype html><title>Afterbell</title><script type="module" src="/assets/a.js"></script>'], ['assets/a.js', 'export {};'], ['sw.js', ''], ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>']]) fs.writeFileSync(path.join(folder, file), text);
  return folder;
}

async function fillWorld(world) {
  const { ownerClient, provisionTenant } = require(path.join(root, 'dist/server/apps/api/src/seeds/provision.js'));
  const owner = await ownerClient(world.url);
  const terms = [{ name: YEAR, kind: 'school_year', startsOn: '2020-07-01', endsOn: '2040-06-30' }];
  const make = (code) => provisionTenant(owner, { code, name: `${code} agency`, timeZone: 'UTC', terms });
  world.victim = { code: 'victim', ...(await make('victim')) };
  world.attacker = { code: 'attacker', ...(await make('attacker')) };
  await owner.end();
  const { db } = world;
  world.unfilled = {};
  for (const [tenant, site, wide] of [[world.victim, CANARY.site, CANARY.tenant], [world.attacker, CANARY.attacker, CANARY.attacker]]) {
    const here = await addPlaces(db, tenant);
    await addBase(db, tenant, here, site);
    Object.assign(world.unfilled, await fillSite(db, world.tables, here, site, wide));
    tenant.here = here;
  }
  // The victim's neighbour: the same tenant, another institution.
  const { here } = world.victim;
  world.neighbour = await addPlaces(db, world.victim, here);
  await addBase(db, world.victim, world.neighbour, CANARY.neighbour);
  await fillSite(db, world.tables, world.neighbour, CANARY.neighbour, CANARY.neighbour, (name) => !OF_THE_TENANT.has(name));
  for (const name of OF_THE_TENANT) world.neighbour[name] ??= here[name];
  for (const one of [here, world.attacker.here]) await keepFile(world, one);
}

/** A stored file has bytes, with the canary in them. */
async function keepFile({ db, filesDir }, here) {
  const file = path.join(filesDir, 'stored', here.tenant, here.stored_file);
  const text = `${CANARY.site} in a file`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  await db.query('update stored_file set size = $2 where id = $1', [here.stored_file, text.length]);
}

async function fillSite(db, tables, here, site, wide, only = () => true) {
  await db.query('begin');
  await db.query(`select set_config('app.tenant_id', $1, true), set_config('app.org_all', '1', true), set_config('app.org_id', $2, true)`, [here.tenant, here.organization]);
  const ofTenant = (name) => OF_THE_TENANT.has(name) && only(name);
  const first = await fillTables(db, tables, here, wide, ofTenant);
  const then = await fillTables(db, tables, here, site, only);
  const left = await fillTables(db, tables, here, wide, ofTenant);
  await db.query('commit');
  return Object.fromEntries(Object.entries({ ...first, ...then, ...left }).filter(([name]) => !here[name]));
}

async function addPlaces(db, tenant, like = null) {
  const here = { tenant: tenant.id, top: tenant.topId, term: tenant.termIds[YEAR], institution: randomUUID(), siteGroup: randomUUID(), organization: randomUUID() };
  here.site = here.organization;
  const word = like ? CANARY.neighbour : tenant.code === 'victim' ? CANARY.site : CANARY.attacker;
  await inTenant(db, tenant.id, async (query) => {
    const add = (id, above, level) => query('insert into organization (id, parent_id, level, name) values ($1, $2, $3, $4)', [id, above, level, `${word} ${level}`]);
    await add(here.institution, here.top, 'institution');
    await add(here.siteGroup, here.institution, 'site_group');
    await add(here.site, here.siteGroup, 'site');
  });
  return here;
}

/** What belongs together: a child, an adult, an activity with a session that meets today. */
async function addBase(db, tenant, here, word) {
  const [person, other] = [randomUUID(), randomUUID()].sort();
  Object.assign(here, { app_user: randomUUID(), person, other, sign_in_session: randomUUID(), activity: randomUUID(), session: randomUUID(), session_date: true, organization_closure: true, role: tenant.roleIds.viewer, role_entry: true, access: randomUUID(), enrollment: randomUUID(), stay: randomUUID() });
  here.reporting_year = (await db.query('select reporting_year_id from term where id = $1', [here.term])).rows[0].reporting_year_id;
  await inTenant(db, tenant.id, async (query) => {
    await query('insert into app_user (id, email, name) values ($1, $2, $3)', [here.app_user, `${word.toLowerCase()}.${here.app_user.slice(0, 8)}@${tenant.code}.example`, `${word} user`]);
    await query('insert into access (id, user_id, organization_id, role_id) values ($1, $2, $3, $4)', [here.access, here.app_user, here.site, here.role]);
    await query(`insert into person (id, first_name, last_name, preferred_name, email, local_id, allergies, birth_date, grade, is_participant) values ($1, $2, $2, $2, $3, $2, $2, '2016-02-29', '4', true)`, [here.person, word, `${word}@family.example`]);
    await query(`insert into person (id, first_name, last_name, is_contact, is_teacher, is_staff) values ($1, $2, $2, true, true, true)`, [here.other, `${word} other`]);
    for (const kind of ['teacher', 'staff', 'contact']) await query(`insert into stay (id, person_id, organization_id, starts_on, kind) values (gen_random_uuid(), $1, $2, current_date - 30, $3)`, [here.other, here.site, kind]);
    await query(`insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, expires_at) values ($1, $2, $3, $4, $5, $6, now() + interval '1 hour')`, [here.sign_in_session, randomBytes(32), here.app_user, tenant.id, here.access, here.site]);
    await query(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, current_date - 30)`, [here.stay, here.person, here.site]);
    await query(`insert into activity (id, organization_id, term_id, name, type) values ($1, $2, $3, $4, 'scheduled')`, [here.activity, here.site, here.term, `${word} club`]);
    await query(`insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, current_date - 9, current_date + 9, '09:00', '10:00', '{1,2,3,4,5,6,7}')`, [here.session, here.activity, here.site, `${word} group`]);
    await query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, current_date, $2, '09:00', '10:00')`, [here.session, here.site]);
    await query(`insert into enrollment (id, session_id, organization_id, person_id, starts_on) values ($1, $2, $3, $4, current_date - 9)`, [here.enrollment, here.session, here.site, here.person]);
    await query(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, current_date, $2, $3, 'Present')`, [here.session, here.person, here.site]);
    here.attendance = true;
  });
}
