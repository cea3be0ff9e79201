// What the attendance workloads beyond one roster ask for. Sessions of 300 children are made for each run: a whole site at breakfast, before the others begin.
import { createHash, randomBytes } from 'node:crypto';
import { compareWithMarks, settleSums } from './attendance-sums.mjs';
import { OPEN_DATES } from './fill.mjs';

const SITES_WITH_ASSEMBLY = 40;
const CHILDREN = 300;
const GRIDS = 400;

export async function prepareAttendance(db, tenantId, users, asksHours) {
  const targets = { largeSaves: await largeSaves(db, tenantId, users), grids: await grids(db, tenantId, users), ...(await months(db, tenantId, users)) };
  await settleSums(db, tenantId);
  if (asksHours) for (const { from, to, user } of [...targets.years, ...targets.stretches]) await compareWithMarks(db, { organizationId: user.organizationId, from, to }, console.log);
  return targets;
}

async function largeSaves(db, tenantId, users) {
  await db.query(`set session_replication_role = replica`);
  await db.query(
    `insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays)
     select $1, uuidv7(), a.id, a.organization_id, 'Assembly', current_date - 60, current_date + 60, time '07:30', time '08:00', '{1,2,3,4,5}'
       from (select distinct on (a.organization_id) a.id, a.organization_id from activity a where a.tenant_id = $1 order by a.organization_id, a.id) a order by md5(a.organization_id::text) limit $2`,
    [tenantId, SITES_WITH_ASSEMBLY],
  );
  const own = `(select id, organization_id from session where tenant_id = $1 and name = 'Assembly') s`;
  await db.query(
    `insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time)
     select $1, s.id, day.on_date, s.organization_id, time '07:30', time '08:00'
       from ${own}, (select distinct on_date from session_date where tenant_id = $1 order by on_date desc limit ${OPEN_DATES}) day`,
    [tenantId],
  );
  await db.query(
    `insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on)
     select $1, uuidv7(), s.id, s.organization_id, m.person_id, current_date - 60
       from ${own} cross join lateral (select y.person_id from stay y where y.tenant_id = $1 and y.organization_id = s.organization_id and y.kind = 'participant' order by y.person_id limit ${CHILDREN}) m`,
    [tenantId],
  );
  await db.query(
    `insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status, start_time, end_time)
     select $1, d.session_id, d.on_date, e.person_id, d.organization_id, 'Present', d.start_time, d.end_time
       from ${own} join session_date d on d.tenant_id = $1 and d.session_id = s.id join enrollment e on e.tenant_id = $1 and e.session_id = s.id`,
    [tenantId],
  );
  await db.query(`set session_replication_role = origin`);
  // What triggers would have noted. The first page settles what is due before it is measured, as the product's job does, and reads these days from its sums.
  await db.query(`insert into open_days_due (tenant_id, organization_id, first_day, last_day) select $1, d.organization_id, min(d.on_date), max(d.on_date) from ${own} join session_date d on d.tenant_id = $1 and d.session_id = s.id group by d.organization_id`, [tenantId]);
  await db.query(`insert into attendance_due (tenant_id, organization_id, on_date) select distinct $1::uuid, d.organization_id, d.on_date from ${own} join session_date d on d.tenant_id = $1 and d.session_id = s.id`, [tenantId]);
  const { rows } = await db.query(
    `select d.session_id as "sessionId", d.on_date::text as date, d.organization_id as "organizationId", s.activity_id as "activityId",
            (select json_agg(json_build_object('id', t.person_id, 'status', t.status, 'version', t.version) order by t.person_id)
               from attendance t where t.tenant_id = d.tenant_id and t.session_id = d.session_id and t.on_date = d.on_date) as people
       from session s join session_date d on d.tenant_id = s.tenant_id and d.session_id = s.id where s.tenant_id = $1 and s.name = 'Assembly' order by md5(d.on_date || s.id::text)`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, user: users.get(row.organizationId) }));
}

/** Four weeks of a session up to its newest date. */
async function grids(db, tenantId, users) {
  const { rows } = await db.query(
    `select s.id as "sessionId", s.organization_id as "organizationId", (n.newest - 27)::text as from, n.newest::text as to,
            (select count(*)::int from session_date d where d.tenant_id = $1 and d.session_id = s.id and d.on_date between n.newest - 27 and n.newest) as dates
       from session s cross join lateral (select max(on_date) as newest from session_date d where d.tenant_id = $1 and d.session_id = s.id) n
      where s.tenant_id = $1 and s.name <> 'Assembly' order by md5(s.id::text) limit ${GRIDS}`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, user: users.get(row.organizationId) }));
}

/** The month of the newest date but a week, page by page of the sites; the programme year of the newest date and the 365 days up to it. */
async function months(db, tenantId, users) {
  const { rows: [{ month, first, last, from, to, sites }] } = await db.query(
    `select date_trunc('month', max(on_date) - 7)::date::text as month, make_date(extract(year from max(on_date) - interval '6 months')::int, 7, 1)::text as first, make_date(extract(year from max(on_date) + interval '6 months')::int, 6, 30)::text as last,
            (max(on_date) - 364)::text as from, max(on_date)::text as to,
            (select count(*)::int from organization where tenant_id = $1 and level = 'site') as sites from session_date where tenant_id = $1`,
    [tenantId],
  );
  const user = users.get('top');
  const token = await tokenOf(db, tenantId, user);
  return {
    months: Array.from({ length: Math.ceil(sites / 25) }, (_, page) => ({ month, offset: page * 25, sites, user })),
    years: [{ from: first, to: last, user, token }],
    stretches: [{ from, to, user, token }],
  };
}

async function tokenOf(db, tenantId, user) {
  const token = `ab_${randomBytes(32).toString('base64url')}`;
  await db.query(`delete from api_token where user_id = $1`, [user.userId]);
  await db.query(`insert into api_token (id, token_hash, hint, name, user_id, tenant_id, access_id, expires_at) values (uuidv7(), $1, 'ab_', 'Bench', $2, $3, $4, now() + interval '1 day')`, [createHash('sha256').update(token).digest(), user.userId, tenantId, user.accessId]);
  return token;
}
