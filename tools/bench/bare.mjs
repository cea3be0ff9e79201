// The measure: node:http and pg, nothing else. It runs the product's own SQL text, imported from the build so that the two
// cannot drift, without framework or GraphQL, and without sign-in where sign-in is not what is measured. `?as=bare`: a superuser
// over views that name the tenant (see bare-schema.mjs), each statement awaited as anybody would write it. `auto`: the same,
// planned as PostgreSQL likes. `trip`: the same reads sent as the product sends them, in one round trip. `walls`: so, too, but
// as the API's role and entered like Db does; the difference between the last two is the price of isolation.
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { accessOperations } from './bare-access.mjs';
import { attendanceOperations } from './bare-attendance.mjs';
import { dashboardOperations } from './bare-dashboard.mjs';
import { exportOperations } from './bare-export.mjs';
import { formOperations } from './bare-forms.mjs';
import { BARE_OPTIONS } from './bare-schema.mjs';
import { signInOperations } from './bare-sign-in.mjs';
import { treeOperations } from './bare-tree.mjs';
import { BENCH_SECRET, ZONE } from './cluster.mjs';
import { listNodes, listStatements, withoutWalls } from './list-statements.mjs';

const require = createRequire(import.meta.url);
const built = (file) => require(path.join(root, 'dist/server', file));
const { Pool } = require('pg');
const { inOneRoundTrip } = built('libs/core/api/src/tenancy/round-trip.js');
const { ENTER_READ } = built('libs/core/api/src/tenancy/db.js');
const { ROSTER_HEADER, ROSTER_ENROLLED, rosterHeader } = built('libs/participation/api/src/roster/roster.sql.js');
const { zoneOf } = built('libs/organizations/api/src/site-clock.sql.js');
const { EXACT, peopleFound } = built('libs/people/api/src/finding/people-found.sql.js');
const { searchPatterns } = built('libs/core/api/src/lists/find-in-list.js');
const { foldText, todayIn } = built('libs/core/domain/src/index.js');
const { HOLD, WRITE_OR_FAIL } = built('libs/participation/api/src/attendance/attendance-hold.sql.js');

const { tenant, tree, treeSchema, superuserUrl, appUrl, poolSize, others } = JSON.parse(process.env.BENCH_BARE);

// Not exported by core: libs/core/api/src/audit/audit.service.ts and libs/core/api/src/tenancy/db.ts. The run compares texts.
const AUDIT = `insert into audit (id, user_id, access_id, organization_id, action, subject_type, subject_id, person_id, before, after, sealed, request_id, client_address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const ENTER = "select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', $3, true)";

// Backends that stay: the CPU of one that left would be missing from the account.
const settings = { max: poolSize, idleTimeoutMillis: 0, pipeline: true, keepAlive: true };
// A prepared statement is planned once; left to itself PostgreSQL would plan the bare roster anew each time (its optional
// search looks dearer than it is), and the measure must be the best that this SQL can do.
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';
const bare = new Pool({ connectionString: superuserUrl, options: `${BARE_OPTIONS(tenant.id)} ${PLANNED_ONCE}`, ...settings });
const pools = {
  bare,
  // The same over the tenant with the large tree, entered at its top for good.
  tree: new Pool({ connectionString: superuserUrl, options: `${BARE_OPTIONS(tree.id, treeSchema)} -c app.org_id=${tree.topId} ${PLANNED_ONCE}`, ...settings }),
  trip: bare,
  auto: new Pool({ connectionString: superuserUrl, options: BARE_OPTIONS(tenant.id), ...settings }),
  // Of what is asked before there is a tenant: its statements name one.
  system: new Pool({ connectionString: superuserUrl, options: PLANNED_ONCE, ...settings }),
  // Planned as the server's own connections are.
  walls: new Pool({ connectionString: appUrl, ...settings }),
};
// A pool names its tenant; all of them together have as many connections as the one of a single tenant.
const poolOfOther = ({ id, schema }) => new Pool({ connectionString: superuserUrl, options: `${BARE_OPTIONS(id, schema)} ${PLANNED_ONCE}`, ...settings, max: Math.max(1, Math.floor(poolSize / (others.length + 1))) });
const poolsOfTenants = new Map([[tree.id, pools.tree], ...others.map((other) => [other.id, poolOfOther(other)])]);
for (const pool of new Set([...Object.values(pools), ...poolsOfTenants.values()])) pool.on('error', (error) => console.error(error.message));

const poolOf = (contender, user) => (contender === 'bare' && poolsOfTenants.get(user.tenantId)) || pools[contender];
const placeOf = (user) => [user.tenantId ?? tenant.id, user.organizationId, user.wholeTenant ? '1' : '0'];

/** Rows of each statement. */
async function read(contender, user, statements) {
  if (contender === 'bare' || contender === 'auto') {
    const answers = [];
    for (const statement of statements) answers.push((await poolOf(contender, user).query(statement)).rows);
    return answers;
  }
  const client = await poolOf(contender, user).connect();
  let broken = true;
  try {
    const entered = contender === 'walls' ? [{ ...ENTER_READ, values: placeOf(user) }] : [];
    const answers = await inOneRoundTrip(client, [...entered, ...statements]);
    broken = false;
    return answers.slice(entered.length);
  } finally {
    client.release(broken);
  }
}

/** Runs `work` with `query(text, values, name)` in a transaction. */
async function write(contender, user, work) {
  const client = await poolOf(contender, user).connect();
  let broken = false;
  try {
    const entered = [client.query('begin')];
    if (contender === 'walls') entered.push(client.query({ name: 'app_enter', text: ENTER, values: placeOf(user) }));
    const opened = Promise.all(entered);
    opened.catch(() => undefined);
    const result = await work(async (text, values, name) => (await client.query({ text, values, name })).rows);
    await opened;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

// Without walls nothing is gained by asking a function.
const PLAIN_HEADER = rosterHeader(zoneOf);

const minute = (time) => (time === null ? null : time.slice(0, 5));
const monthOf = (date) => `${date.slice(0, 8)}01`;
let userNames = new Map();
const nameOf = (id) => (id ? (userNames.get(id) ?? null) : null);

async function roster(contender, { sessionId, date, user }) {
  const [[header], people] = await read(contender, user, [
    { name: 'roster_header', text: contender === 'walls' ? ROSTER_HEADER : PLAIN_HEADER, values: [sessionId, date, monthOf(date)] },
    { name: 'roster_enrolled', text: ROSTER_ENROLLED, values: [sessionId, date] },
  ]);
  const open = header.locked_at === null;
  return {
    roster: {
      sessionId: header.session_id,
      sessionName: header.session_name,
      activityId: header.activity_id,
      activityName: header.activity_name,
      siteId: header.site_id,
      siteName: header.site_name,
      location: header.location,
      date,
      startTime: minute(header.start_time),
      endTime: minute(header.end_time),
      timeZone: header.time_zone,
      isDropIn: header.activity_type === 'drop_in',
      timesRequired: header.activity_type === 'unscheduled',
      state: header.source === 'schedule' ? 'scheduled' : 'added',
      closureReason: header.closure_reason,
      outcome: header.outcome,
      outcomeReason: header.outcome_reason,
      closedBy: nameOf(header.closed_by),
      closedAt: header.closed_at,
      version: header.date_version ?? 0,
      previousDate: header.previous_date,
      nextDate: header.next_date,
      hasMore: people.length > 500,
      lock: open ? null : { lockedAt: header.locked_at, lockedBy: nameOf(header.locked_by), __typename: 'MonthLock' },
      viewerCan: { edit: open, addParticipant: open, __typename: 'RosterViewerCan' },
      rows: people.map((row) => ({
        personId: row.person_id,
        firstName: row.first_name,
        lastName: row.last_name,
        preferredName: row.preferred_name,
        generatedId: row.generated_id,
        photoId: row.photo_id,
        grade: row.grade,
        allergies: row.allergies,
        contactRestriction: row.contact_restriction,
        enrolled: row.enrolled,
        status: row.status,
        startTime: minute(row.start_time),
        endTime: minute(row.end_time),
        version: row.version,
        changedBy: nameOf(row.recorded_by),
        changedByYou: row.recorded_by === user.userId,
        changedAt: row.recorded_at,
        source: row.source,
        __typename: 'RosterRow',
      })),
      __typename: 'Roster',
    },
  };
}

async function save(contender, { sessionId, date, marks, idempotencyKey, user }) {
  return write(contender, user, async (query) => {
    const [held] = await query(HOLD, [sessionId, date, marks.map(({ personId }) => personId), idempotencyKey, user.accessId, monthOf(date)], 'attendance_hold');
    if (held.locked_at || held.earlier) throw new Error('The month is locked, or the save was sent before.');
    const savedAt = new Date().toISOString();
    const changes = marks.map((mark, index) => {
      const person = held.people[index];
      if (mark.version !== person.version) throw new Error(`${mark.personId} has version ${person.version}, not ${mark.version}.`);
      const present = mark.status === 'Present';
      return { person, status: mark.status, startTime: present ? minute(held.start_time) : null, endTime: present ? minute(held.end_time) : null };
    });
    const saved = {
      marks: changes.map(({ person, status, startTime, endTime }) => ({ personId: person.id, status, startTime, endTime, version: person.version + 1, __typename: 'SavedMark' })),
      savedAt,
      outcome: held.outcome,
      enrolledPersonIds: [],
      __typename: 'SavedAttendance',
    };
    const fingerprint = idempotencyKey === null ? null : createHash('sha256').update(JSON.stringify([sessionId, date, marks])).digest();
    const values = [
      sessionId, date, held.organization_id, monthOf(date),
      changes.map(({ person }) => person.id), changes.map(({ status }) => status), changes.map(({ startTime }) => startTime), changes.map(({ endTime }) => endTime), changes.map(({ person }) => person.version),
      user.userId, savedAt, user.accessId, idempotencyKey, fingerprint, fingerprint && JSON.stringify(saved), [], [], null, false, 'typed',
    ];
    await query(WRITE_OR_FAIL, values, 'attendance_write_or_fail');
    const before = { marks: changes.map(({ person }) => ({ personId: person.id, status: person.status, startTime: person.startTime, endTime: person.endTime })) };
    const after = { marks: changes.map(({ person, status, startTime, endTime }) => ({ personId: person.id, status, startTime, endTime })) };
    const trail = [randomUUID(), user.userId, user.accessId, held.organization_id, 'attendance.save', 'session_date', `${sessionId}/${date}`, null, JSON.stringify(before), JSON.stringify(after), null, randomUUID(), '127.0.0.1'];
    await query(AUDIT, trail, 'audit_insert');
    return { saveAttendance: { problems: [], saved, __typename: 'SaveAttendancePayload' } };
  });
}

async function list(contender, { question, user }) {
  const statements = listStatements(question, user);
  if (contender !== 'walls') withoutWalls([statements.page, statements.count], user);
  // Each part of a list is a transaction of its own in the product, too.
  const one = async (statement) => (await read(contender, user, [statement]))[0];
  const rows = await one(statements.page);
  // A broad search says with its page how many it finds.
  const [{ foundToCap } = {}] = rows;
  const shown = rows.slice(0, statements.limit);
  // Whoever sees the last page has counted.
  const isLast = rows.length <= statements.limit;
  const ids = shown.map(({ id }) => id);
  const [stays, tags, [counted]] = await Promise.all([one(statements.stays(ids)), one(statements.tags(ids)), isLast ? [{ count: rows.length }] : foundToCap === undefined ? one(statements.count) : [{ count: foundToCap }]]);
  const total = Number(counted.count);
  return {
    participants: {
      nodes: listNodes(shown, stays, tags),
      totalCount: { value: Math.min(total, statements.cap), capped: total > statements.cap, __typename: 'ListCount' },
      __typename: 'ParticipantConnection',
    },
  };
}

/** The people of a search, as one statement finds them: its other groups are left to the product. */
async function search(contender, { text, kinds, user }) {
  const values = [searchPatterns(text), null, kinds, 5, foldText(text), todayIn(ZONE, new Date())];
  const [rows] = await read(contender, user, [{ text: peopleFound(EXACT), values }]);
  const groups = new Map();
  for (const { kind, total } of rows) groups.set(kind, { kind, count: { value: Math.min(Number(total), 1000), capped: Number(total) > 1000 } });
  return { search: [...groups.values()] };
}

const audit = (query, values) => query(AUDIT, values, 'audit_insert');

const OPERATIONS = { '/roster': roster, '/save': save, '/list': list, '/search': search, ...treeOperations({ built, read, write, audit }), ...formOperations({ built, read, write, audit }), ...accessOperations({ built, poolOf, write }), ...attendanceOperations({ built, read, write, nameOf }), ...dashboardOperations({ built, read }), ...exportOperations({ built, read, write, audit }), ...signInOperations({ built, system: pools.system, secret: BENCH_SECRET }) };

const server = http.createServer((request, response) => {
  const [pathname, query] = request.url.split('?');
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const headers = {};
    const answer = (status, body) => {
      // A file is text.
      const isFile = typeof body.data === 'string';
      const bytes = Buffer.from(isFile ? body.data : JSON.stringify(body));
      response.writeHead(status, { 'Content-Type': isFile ? 'text/csv' : 'application/json', 'Content-Length': bytes.length, ...headers });
      response.end(bytes);
    };
    OPERATIONS[pathname](query.slice('as='.length), JSON.parse(Buffer.concat(chunks).toString()), headers).then(
      (data) => answer(200, { data }),
      (error) => answer(500, { errors: [{ message: error.message }] }),
    );
  });
});

process.on('disconnect', () => process.exit());
userNames = new Map((await pools.bare.query('select id, name from app_user')).rows.map(({ id, name }) => [id, name]));
server.listen(0, '127.0.0.1', () => process.send({ type: 'ready', port: server.address().port }));
