// The measure: node:http and pg, nothing else. It runs the product's own SQL text, imported from the build so that the two
// cannot drift, without sign-in, framework or GraphQL. `?walls=0`: a superuser over views that name the tenant (see
// bare-schema.mjs). `?walls=1`: the API's role, entered like Db does, so the difference is the price of isolation.
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { BARE_OPTIONS } from './bare-schema.mjs';
import { listNodes, listStatements } from './list-statements.mjs';

const require = createRequire(import.meta.url);
const built = (file) => require(path.join(root, 'dist/server', file));
const { Pool } = require('pg');
const { ROSTER_HEADER, ROSTER_ENROLLED } = built('libs/participation/api/src/roster/roster.sql.js');
const { HOLD, WRITE } = built('libs/participation/api/src/attendance/attendance-hold.sql.js');

const { tenant, superuserUrl, appUrl, poolSize } = JSON.parse(process.env.BENCH_BARE);

// Not exported by core: libs/core/api/src/audit/audit.service.ts and libs/core/api/src/tenancy/db.ts. The run compares texts.
const AUDIT = `insert into audit (id, user_id, access_id, organization_id, action, subject_type, subject_id, person_id, before, after, sealed, request_id, client_address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const ENTER = "select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', $3, true)";

// Backends that stay: the CPU of one that left would be missing from the account.
const settings = { max: poolSize, idleTimeoutMillis: 0, pipeline: true, keepAlive: true };
// A prepared statement is planned once; left to itself PostgreSQL would plan the bare roster anew each time (its optional
// search looks dearer than it is), and the measure must be the best that this SQL can do.
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';
const pools = {
  0: new Pool({ connectionString: superuserUrl, options: `${BARE_OPTIONS(tenant.id)} ${PLANNED_ONCE}`, ...settings }),
  1: new Pool({ connectionString: appUrl, options: PLANNED_ONCE, ...settings }),
};
for (const pool of Object.values(pools)) pool.on('error', (error) => console.error(error.message));

/** Runs `work` with `query(text, values, name)`; with walls, or when it writes, in a transaction. */
async function withConnection(walls, mode, user, work) {
  if (!walls && mode === 'read') {
    const pool = pools[0];
    return work(async (text, values, name) => (await pool.query({ text, values, name })).rows);
  }
  const client = await pools[walls].connect();
  let broken = false;
  try {
    const entered = [client.query(mode === 'read' ? 'begin read only' : 'begin')];
    if (walls) entered.push(client.query({ name: 'app_enter', text: ENTER, values: [tenant.id, user.organizationId, user.wholeTenant ? '1' : '0'] }));
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

const minute = (time) => (time === null ? null : time.slice(0, 5));
const monthOf = (date) => `${date.slice(0, 8)}01`;
let userNames = new Map();
const nameOf = (id) => (id ? (userNames.get(id) ?? null) : null);

async function roster(walls, { sessionId, date, user }) {
  const [header, people] = await withConnection(walls, 'read', user, async (query) => [
    (await query(ROSTER_HEADER, [sessionId, date, monthOf(date)], 'roster_header'))[0],
    await query(ROSTER_ENROLLED, [sessionId, date, null], 'roster_enrolled'),
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
        grade: row.grade,
        allergies: row.allergies,
        contactRestriction: row.contact_restriction,
        enrolled: row.enrolled,
        status: row.status,
        startTime: minute(row.start_time),
        endTime: minute(row.end_time),
        version: row.version,
        changedBy: nameOf(row.recorded_by),
        changedAt: row.recorded_at,
        __typename: 'RosterRow',
      })),
      __typename: 'Roster',
    },
  };
}

async function save(walls, { sessionId, date, marks, idempotencyKey, user }) {
  return withConnection(walls, 'write', user, async (query) => {
    const [held] = await query(HOLD, [sessionId, date, marks.map(({ personId }) => personId), false, idempotencyKey, user.accessId, monthOf(date)], 'attendance_hold');
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
      user.userId, savedAt, user.accessId, idempotencyKey, fingerprint, fingerprint && JSON.stringify(saved), [], [], null,
    ];
    const [written] = await query(WRITE, values, 'attendance_write');
    if (!written.done || written.written !== changes.length) throw new Error(`Only ${written.written} marks were written.`);
    const before = { marks: changes.map(({ person }) => ({ personId: person.id, status: person.status, startTime: person.startTime, endTime: person.endTime })) };
    const after = { marks: changes.map(({ person, status, startTime, endTime }) => ({ personId: person.id, status, startTime, endTime })) };
    const trail = [randomUUID(), user.userId, user.accessId, held.organization_id, 'attendance.save', 'session_date', `${sessionId}/${date}`, null, JSON.stringify(before), JSON.stringify(after), null, randomUUID(), '127.0.0.1'];
    await query(AUDIT, trail, 'audit_insert');
    return { saveAttendance: { problems: [], saved, __typename: 'SaveAttendancePayload' } };
  });
}

async function list(walls, { question, user }) {
  const statements = listStatements(question, user);
  // Without walls nothing has told PostgreSQL which organization acts, so the text does.
  if (!walls) for (const statement of [statements.page, statements.count]) statement.text = statement.text.replaceAll('app_org()', `'${user.organizationId}'::uuid`);
  // Each part of a list is a transaction of its own in the product, too.
  const read = ({ text, values, name }) => withConnection(walls, 'read', user, (query) => query(text, values, name));
  const rows = await read(statements.page);
  const shown = rows.slice(0, statements.limit);
  const [sites, [counted]] = await Promise.all([read(statements.sites(shown.map(({ id }) => id))), read(statements.count)]);
  const total = Number(counted.count);
  return {
    participants: {
      nodes: listNodes(shown, sites),
      totalCount: { value: Math.min(total, statements.cap), capped: total > statements.cap, __typename: 'ListCount' },
      __typename: 'ParticipantConnection',
    },
  };
}

const OPERATIONS = { '/roster': roster, '/save': save, '/list': list };

const server = http.createServer((request, response) => {
  const [pathname, query] = request.url.split('?');
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const answer = (status, body) => {
      const bytes = Buffer.from(JSON.stringify(body));
      response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
      response.end(bytes);
    };
    OPERATIONS[pathname](query === 'walls=1' ? 1 : 0, JSON.parse(Buffer.concat(chunks).toString())).then(
      (data) => answer(200, { data }),
      (error) => answer(500, { errors: [{ message: error.message }] }),
    );
  });
});

process.on('disconnect', () => process.exit());
userNames = new Map((await pools[0].query('select id, name from app_user')).rows.map(({ id, name }) => [id, name]));
server.listen(0, '127.0.0.1', () => process.send({ type: 'ready', port: server.address().port }));
