// The sums of hours that the product keeps beside attendance: made anew from the marks as an operator makes them, brought up to date, and held against the marks.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { cpuOf } from './proc.mjs';

const built = (file) => createRequire(import.meta.url)(path.join(root, 'dist/server', file));
const enter = (db, tenantId) => db.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);

/** Every site's year, as apps/api/src/recount-attendance.ts does it. CPU is of the one backend that does it. */
export async function recountSums(db, tenantId, log) {
  await enter(db, tenantId);
  const { rows: [{ pid, marks }] } = await db.query(`select pg_backend_pid() as pid, (select count(*)::int from attendance where tenant_id = $1) as marks`, [tenantId]);
  const { rows } = await db.query(`select distinct organization_id as site, extract(year from on_date - interval '6 months')::int as year from session_date where tenant_id = $1 order by 1, 2`, [tenantId]);
  const [began, before] = [Date.now(), cpuOf(pid)];
  for (const { site, year } of rows) await db.query('select attendance_recount($1, $2)', [site, year]);
  const [took, cpu] = [(Date.now() - began) / 1000, (cpuOf(pid) - before) / 1000];
  log?.(`  hours of ${marks} marks counted anew in ${took.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU: ${Math.round(marks / cpu)} marks a second of CPU`);
}

export async function settleSums(db, tenantId) {
  await enter(db, tenantId);
  for (;;) {
    const { rows: [{ days }] } = await db.query('select attendance_settle(200) as days');
    if (!days) return;
  }
}

/** The sums of the first page, as the job of the product brings them up to date. */
export async function settleDashboards(db, tenantId) {
  await enter(db, tenantId);
  for (const settle of ['participants_settle', 'open_days_settle']) while ((await db.query(`select ${settle}(200) as sites`)).rows[0].sites);
}

/** Minutes of the union of what each participant attended in a day, summed and told by federal band, from the marks alone. Two stretches of one day need no search for their union. */
const FROM_MARKS = `
with days as (
  select t.person_id, t.on_date, count(*) as stretches,
    sum(coalesce(t.end_time, d.end_time) - coalesce(t.start_time, d.start_time)) as total,
    max(coalesce(t.end_time, d.end_time)) - min(coalesce(t.start_time, d.start_time)) as span
  from attendance t join session_date d on d.session_id = t.session_id and d.on_date = t.on_date
  where t.status = 'Present' and t.on_date between $1::date and $2::date
  group by t.person_id, t.on_date
), people as (
  select person_id, extract(epoch from sum(case when stretches <= 2 then least(total, span) else (
      select sum(upper(part) - lower(part)) from (
        select unnest(range_agg(tsrange(o.on_date + coalesce(o.start_time, d.start_time), o.on_date + coalesce(o.end_time, d.end_time)))) as part
        from attendance o join session_date d on d.session_id = o.session_id and d.on_date = o.on_date
        where o.person_id = days.person_id and o.on_date = days.on_date and o.status = 'Present') parts) end)) / 60 as minutes
  from days group by person_id
)
select width_bucket(minutes, $3::int[]::numeric[]) as band, count(*)::int as participants, sum(minutes)::float8 as minutes from people where minutes > 0 group by 1`;

/** What the product reads must be what the marks say, at any size. Through the bare handler's views, which hold one tenant. */
export async function compareWithMarks(db, { organizationId, from, to }, log) {
  await db.query('set search_path = bare, public');
  const began = Date.now();
  const { rows: marked } = await db.query(FROM_MARKS, [from, to, bandStarts(to)]);
  const took = Date.now() - began;
  const { rows: kept } = await db.query(hoursQuestion(organizationId, from, to));
  await db.query('reset search_path');
  for (const rows of [marked, kept]) rows.sort((a, b) => a.band - b.band);
  if (JSON.stringify(marked) !== JSON.stringify(kept)) throw new Error(`hours from ${from} to ${to}: ${JSON.stringify(kept)} instead of ${JSON.stringify(marked)}`);
  log(`  hours from ${from} to ${to} are those of the marks: ${kept.reduce((sum, { participants }) => sum + participants, 0)} participants; from the marks it took ${took} ms`);
}

export function bandStarts(to) {
  return built('libs/participation/domain/src/index.js').bandsOn(to).map(({ from }) => from);
}

/** The product's statement with its parameters. */
export function hoursQuestion(organizationId, from, to) {
  const pieces = built('libs/participation/domain/src/index.js').hourPieces(from, to);
  const of = (part, key) => pieces[part].map((piece) => piece[key]);
  const values = [organizationId, from, to, ...['year', 'first', 'last'].map((key) => of('years', key)), ...['month', 'first', 'last'].map((key) => of('months', key)), bandStarts(to)];
  return { ...built('libs/participation/api/src/hours/hours.sql.js').hoursStatement(pieces), values };
}
