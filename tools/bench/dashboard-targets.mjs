import { settleDashboards, settleSums } from './attendance-sums.mjs';
import { ENROLLED } from './fill.mjs';

/** The expected figures are asked of the tables themselves, not by the product's SQL. Saves close days while a run goes on: `left` is the most that can be left. @returns targets of the dashboards */
export async function prepareDashboards(db, tenantId, users, asksToday) {
  // What the preparing of other workloads wrote is due; the product's job settles it half a minute later.
  await settleDashboards(db, tenantId);
  if (asksToday) await makeSessionsOfToday(db, tenantId);
  const { rows: [all] } = await db.query(
    `select (select count(*)::int from organization where tenant_id = $1 and level = 'site') as sites,
            (select count(distinct person_id)::int from stay where tenant_id = $1 and kind = 'participant') as participants`,
    [tenantId],
  );
  const { rows } = await db.query(`select organization_id as "siteId", count(*)::int as left from session_date where tenant_id = $1 and outcome is null and on_date < current_date group by 1`, [tenantId]);
  const left = new Map(rows.map((row) => [row.siteId, row.left]));
  const siteBoards = [...users.values()].filter(({ wholeTenant }) => !wholeTenant).map((user) => ({ user, left: left.get(user.organizationId) }));
  return { boards: [{ user: users.get('top'), ...all, left: Math.max(...left.values()) }], siteBoards };
}

const MARKED = ENROLLED / 2;
/** A full day: as many sessions at each site as the fill has, thirty places in each. */
const SESSIONS = 6;
/** What every site has on it. */
export const OF_TODAY = { sessions: SESSIONS, marked: SESSIONS * MARKED, expected: SESSIONS * ENROLLED };
/** Sites that saved since the job last counted: 1,200 rosters in twenty minutes are one a second, and it counts every ten seconds. */
const JUST_SAVED = 10;

/** The sessions of a full day at each site; the day is there in the rounds that ask for it alone. Without triggers. */
async function makeSessionsOfToday(db, tenantId) {
  await db.query('set session_replication_role = replica');
  await db.query(
    `insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays)
     select $1::uuid, uuidv7(), a.id, a.organization_id, 'Today', current_date - 60, current_date + 60, time '00:00', time '23:59', '{0,1,2,3,4,5,6}'::smallint[]
       from (select distinct on (a.organization_id) a.* from activity a where a.tenant_id = $1 order by a.organization_id, a.id) a cross join generate_series(1, ${SESSIONS})`,
    [tenantId],
  );
  await db.query(
    `insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on)
     select $1, uuidv7(), s.id, s.organization_id, m.person_id, current_date - 60
       from (select s.*, row_number() over (partition by s.organization_id order by s.id) as n from session s where s.tenant_id = $1 and s.name = 'Today') s
      cross join lateral (
        select y.person_id from (
          select z.person_id, row_number() over (order by z.person_id) as n, count(*) over () as members
            from (select distinct y.person_id from stay y where y.tenant_id = $1 and y.organization_id = s.organization_id and y.kind = 'participant') z) y
         where (y.n - ${ENROLLED} * s.n + ${ENROLLED} * y.members) % y.members < ${ENROLLED}) m`,
    [tenantId],
  );
  await db.query('set session_replication_role = origin');
}

/** What other workloads left due is settled before a round, as the product's job does half a minute later: saves close a thousand days in seconds here, and nobody's first page finds that. */
export async function beforeBoards(db, tenantId) {
  await takeToday(db, tenantId);
  await settleDashboards(db, tenantId);
}

/** The same on a full day, with sessions under way at every site and half of the marks taken, the last of them just now. */
export async function beforeBoardsOfToday(db, tenantId) {
  await takeToday(db, tenantId);
  await db.query('set session_replication_role = replica');
  await db.query(
    `insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time)
     select $1, s.id, current_date, s.organization_id, s.start_time, s.end_time from session s where s.tenant_id = $1 and s.name = 'Today'`,
    [tenantId],
  );
  await db.query(
    `insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status, start_time, end_time)
     select $1, s.id, current_date, e.person_id, s.organization_id, 'Present', s.start_time, s.end_time
       from session s cross join lateral (select e.person_id from enrollment e where e.tenant_id = $1 and e.session_id = s.id order by e.person_id limit ${MARKED}) e
      where s.tenant_id = $1 and s.name = 'Today'`,
    [tenantId],
  );
  await db.query('set session_replication_role = origin');
  await noteToday(db, tenantId);
  await settleSums(db, tenantId);
  await settleDashboards(db, tenantId);
  await noteToday(db, tenantId, JUST_SAVED);
}

/** What a trigger notes with each change. */
async function noteToday(db, tenantId, most = null) {
  await db.query(
    `insert into attendance_due (tenant_id, organization_id, on_date)
     select $1, organization_id, current_date from (select distinct organization_id from session where tenant_id = $1 and name = 'Today') s order by md5(organization_id::text) limit $2`,
    [tenantId, most],
  );
}

async function takeToday(db, tenantId) {
  await db.query('set session_replication_role = replica');
  for (const table of ['attendance', 'session_date']) await db.query(`delete from ${table} where tenant_id = $1 and session_id in (select id from session where tenant_id = $1 and name = 'Today')`, [tenantId]);
  await db.query('set session_replication_role = origin');
  await noteToday(db, tenantId);
  await settleSums(db, tenantId);
}
