// Prepares a filled database for a run: signed-in users, no trail of earlier runs, and what the workloads ask for.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { prepareAttendance } from './attendance-targets.mjs';
import { settleSums } from './attendance-sums.mjs';
import { makeBareSchema } from './bare-schema.mjs';
import { prepareDashboards } from './dashboard-targets.mjs';
import { NEIGHBOUR_CODES, OPEN_DATES, TENANT } from './fill.mjs';
import { prepareForms } from './form-targets.mjs';
import { forgetAssemblies } from './forget-assemblies.mjs';
import { prepareSigners } from './sign-in-targets.mjs';
import { prepareTree } from './tree-targets.mjs';

const SAVES = 1_000;
const SEARCHES = 400;
/** Of each access. */
const KEYS = 50;

/** `names` of the workloads: what none of them asks for is not prepared. `shape`: of the tree, how many sign in, and who else is there */
export async function prepare(db, names, shape) {
  const asks = (begin) => names.some((name) => name.startsWith(begin));
  const { rows: [tenant] } = await db.query('select id, code from tenant where code = $1', [TENANT]);
  // Earlier runs left a trail; the trail refuses to shrink except for a superuser's back door.
  await db.query(`set session_replication_role = replica; truncate audit; delete from idempotency; delete from sign_in_session; set session_replication_role = origin`);
  // The REST call of a save closes its day; the newest dates are open again for each run.
  await db.query(
    `update session_date d set outcome = null, closed_at = null, closed_by = null
       from (select session_id, on_date, row_number() over (partition by session_id order by on_date desc) as age from session_date where tenant_id = $1) n
      where d.tenant_id = $1 and d.session_id = n.session_id and d.on_date = n.on_date and n.age <= ${OPEN_DATES} and d.outcome is not null`,
    [tenant.id],
  );
  await keysOfEarlierDays(db, tenant.id);
  await forgetAssemblies(db, tenant.id);
  if (shape.areEqual) await settleSums(db, tenant.id);
  await makeBareSchema(db, tenant.id);
  const users = await signIn(db, tenant.id);
  const ofForms = asks('form') || asks('list') ? await prepareForms(db, tenant.id, users, shape.records) : {};
  const { tree, targets: ofTree } = await prepareTree(db, (user) => openSession(db, user), shape.tree);
  const targets = {
    ...ofTree,
    ...ofForms,
    rosters: await rosters(db, tenant.id, users),
    ...(asks('roster-past') ? { pastRosters: await rosters(db, tenant.id, users, PAST) } : {}),
    ...(asks('noise') ? { noise: await noise(db) } : {}),
    // Before those who only sign in are made at a neighbour: a session more of theirs would be taken for a wrong one.
    ...(names.some((name) => name.endsWith('-tenants')) ? { elsewhere: await elsewhere(db, shape.others) } : {}),
    ...(asks('sign-in') ? { signers: await prepareSigners(db, shape.signers) } : {}),
    saves: await saves(db, tenant.id, users),
    ...(asks('list') || asks('search') ? await lists(db, tenant.id, users) : {}),
    ...(asks('export') ? { exports: await everybody(db, tenant.id, users.get('top')) } : {}),
    // Last: its sessions are no rosters of 30. And of several equal tenants they would make one larger than the others.
    ...(shape.areEqual ? {} : await prepareAttendance(db, tenant.id, users, asks('hours'))),
    // And after it: its days are days of a site, too.
    ...(asks('dashboard') ? await prepareDashboards(db, tenant.id, users, asks('dashboard-today')) : {}),
  };
  await db.query('vacuum (analyze)');
  await db.query('checkpoint');
  return { tenant, tree, targets, users };
}

/**
 * What a database in use holds of the saves of days before. Vacuumed while it is empty, the table would be read from its start by whoever
 * looks a key up, however much it grows in the run: the plan of a prepared statement stays until the table is analyzed, which the bench
 * switches off and a running system does within a minute.
 */
async function keysOfEarlierDays(db, tenantId) {
  await db.query(
    `insert into idempotency (tenant_id, access_id, key, operation, fingerprint, response, created_at)
     select a.tenant_id, a.id, gen_random_uuid()::text, 'attendance.save', sha256(n::text::bytea), '{}', now() - interval '1 day' from access a cross join generate_series(1, ${KEYS}) n where a.tenant_id = $1`,
    [tenantId],
  );
}

/** One session cookie for each site's user and for the tenant's own. */
async function signIn(db, tenantId, host) {
  const { rows } = await db.query(
    `select a.id as "accessId", a.user_id as "userId", a.organization_id as "organizationId", o.level = 'top' as "wholeTenant", t.id as "termId"
       from access a join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id join term t on t.tenant_id = a.tenant_id
      where a.tenant_id = $1 order by o.name`,
    [tenantId],
  );
  const users = new Map();
  for (const user of rows) {
    const { cookie } = await openSession(db, { ...user, tenantId });
    users.set(user.wholeTenant ? 'top' : user.organizationId, { ...user, tenantId, cookie, host });
  }
  return users;
}

export async function openSession(db, user) {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, term_id, expires_at) values ($1, $2, $3, $4, $5, $6, $7, now() + interval '12 hours')`,
    [randomUUID(), createHash('sha256').update(token).digest(), user.userId, user.tenantId, user.accessId, user.organizationId, user.termId],
  );
  return { token, cookie: `afterbell=${token}` };
}

async function signInAt(db, code) {
  const { rows: [{ id }] } = await db.query('select id from tenant where code = $1', [code]);
  return { id, users: await signIn(db, id, `${code}.localhost`) };
}

/** A neighbour's open rosters: what one tenant asks while another is measured. */
async function noise(db) {
  const { id, users } = await signInAt(db, NEIGHBOUR_CODES[0]);
  return rosters(db, id, users);
}

/** What the other tenants ask, each with a schema of its own for the bare handler. */
async function elsewhere(db, codes) {
  const tenants = [];
  for (const code of codes) {
    const { id, users } = await signInAt(db, code);
    const schema = `bare_${code.replaceAll('-', '_')}`;
    await makeBareSchema(db, id, schema);
    // Earlier runs left what their saves made due.
    await settleSums(db, id);
    tenants.push({ id, schema, rosters: await rosters(db, id, users), saves: await saves(db, id, users) });
  }
  return tenants;
}

const OPEN = { condition: 'd.outcome is null', most: null };
const PAST = { condition: 'd.outcome is not null', most: 2_000 };

/** Every session on the dates that people still work on, in no order; or some of all the dates before them. */
async function rosters(db, tenantId, users, { condition, most } = OPEN) {
  const { rows } = await db.query(
    `select d.session_id as "sessionId", d.on_date::text as date, d.organization_id as "organizationId", s.activity_id as "activityId",
            (select count(*)::int from attendance t where t.tenant_id = d.tenant_id and t.session_id = d.session_id and t.on_date = d.on_date) as expected
       from session_date d join session s on s.tenant_id = d.tenant_id and s.id = d.session_id
      where d.tenant_id = $1 and ${condition} order by md5(d.session_id::text || d.on_date) limit $2`,
    [tenantId, most],
  );
  if (!rows.length || rows.some(({ expected }) => expected !== 30)) throw new Error(`The fill is not what it should be: ${rows.length} open session dates of the last ${OPEN_DATES}.`);
  return rows.map((row) => ({ ...row, user: users.get(row.organizationId) }));
}

async function saves(db, tenantId, users) {
  const { rows } = await db.query(
    `select d.session_id as "sessionId", d.on_date::text as date, d.organization_id as "organizationId", s.activity_id as "activityId",
            (select json_agg(json_build_object('id', t.person_id, 'status', t.status, 'version', t.version) order by t.person_id)
               from attendance t where t.tenant_id = d.tenant_id and t.session_id = d.session_id and t.on_date = d.on_date) as people
       from (select * from session_date where tenant_id = $1 and outcome is null order by md5(on_date || session_id::text) limit ${SAVES}) d
       join session s on s.tenant_id = d.tenant_id and s.id = d.session_id`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, user: users.get(row.organizationId) }));
}

/** As the page asks unless told otherwise: without those who have left. In the fill nobody has. */
function hereOrComing({ filter, ...question }) {
  return { ...question, filter: { match: 'and', rules: [...(filter?.rules ?? []), { field: 'stay', mode: 'notEquals', value: 'ended' }] } };
}

/** As the page asks for the file of the list that it shows. */
async function everybody(db, tenantId, user) {
  const { rows: [{ rows }] } = await db.query('select count(*)::int as rows from person where tenant_id = $1 and is_participant and removed_at is null', [tenantId]);
  return [{ question: hereOrComing({}), user, rows }];
}

/** Who must be found, asked of the search table itself and not by the product's SQL. */
async function lists(db, tenantId, users) {
  const top = users.get('top');
  const expect = async (condition, values, question, user = top) => {
    const within = user.wholeTenant ? '' : `and exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' and s.organization_id = '${user.organizationId}')`;
    const { rows: [{ count }] } = await db.query(
      `select count(*)::int as count from (
         select 1 from person p join person_search f on f.tenant_id = p.tenant_id and f.person_id = p.id
          where p.tenant_id = $1 and p.is_participant and p.removed_at is null and ${condition} ${within} limit 1001) x`,
      [tenantId, ...values],
    );
    return { question: hereOrComing(question), user, rows: Math.min(25, count), count: Math.min(1000, count) };
  };
  const { rows: [{ people }] } = await db.query('select count(*)::int as people from person where tenant_id = $1', [tenantId]);
  // Fragments out of the middle of real names, as people type them: half with their accents, some in capitals.
  const { rows: fragments } = await db.query(
    `select piece as typed, fold_text(piece) as folded, count(*)::int as hits from (
       select substr(regexp_replace(last_name, '[- ].*', ''), 1 + (hashtext(id::text) & 1), 6) as piece from person where tenant_id = $1 and is_participant) x
      where length(piece) = 6 and piece !~ '[''%_]' group by 1, 2 having count(*) between $3 and 120 order by md5(piece) limit $2`,
    [tenantId, SEARCHES, people > 20_000 ? 15 : 3],
  );
  if (!fragments.length) throw new Error('No name is rare enough for a selective search.');
  const asTyped = ({ typed, folded }, index) => (index % 2 ? folded : index % 4 ? typed.toUpperCase() : typed);
  const contains = `f.folded like '%' || $2 || '%'`;
  const selective = [];
  const filtered = [];
  for (const [index, fragment] of fragments.entries()) {
    const text = asTyped(fragment, index);
    selective.push({ ...(await expect(contains, [fragment.folded], { search: text })), folded: fragment.folded });
    if (index < 40) {
      const question = { filter: { match: 'and', rules: [{ field: 'lastName', mode: 'contains', value: text }] } };
      filtered.push(await expect(`fold_text(p.last_name) like '%' || $2 || '%'`, [fragment.folded], question));
    }
  }
  const twoWords = [];
  for (const text of ['García Sof', 'NÚÑEZ mat', 'maria rod', 'López An', 'smith jo', 'Østergård em', 'nguyen ol', 'ramirez lu']) {
    const [one, two] = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o').split(' ');
    // One or two letters are looked for where words begin.
    const begins = two.length < 3 ? ' ' : '';
    twoWords.push(await expect(`f.folded like '%' || $2 || '%' and f.folded like '%' || $3 || '%'`, [one, begins + two], { search: text }));
  }
  const atSite = [];
  const sites = [...users.values()].filter((user) => !user.wholeTenant);
  for (const [index, user] of sites.slice(0, 60).entries()) {
    const word = ['mar', 'gar', 'son', 'rod', 'and'][index % 5];
    atSite.push(await expect(contains, [word], { search: word }, user));
  }
  const broad = [];
  for (const word of ['mar', 'son', 'and', 'gar']) broad.push(await expect(contains, [word], { search: word }));
  const firstPage = [await expect('true', [], {})];
  // Every participant of the tenant is in order by it, whichever way; no index has that order.
  const sorted = [];
  for (const field of ['birthDate', 'grade', 'localId', 'city', 'createdAt']) {
    for (const direction of ['asc', 'desc']) sorted.push(await expect('true', [], { sort: [{ field, direction }] }));
  }
  return { selective, twoWords, filtered, sorted, atSite, broad, firstPage };
}
