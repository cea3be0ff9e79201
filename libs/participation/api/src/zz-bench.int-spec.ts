import { writeFileSync } from 'node:fs';
import { as, DAY, enter, makeWorld, openTestBed } from '../test/attendance-fixture';
import { ROSTER_ALL, ROSTER_ENROLLED, ROSTER_HEADER } from './roster/roster.sql';
import { HOLD, WRITE } from './attendance/attendance-hold.sql';
it('x', async () => {
  const bed = await openTestBed();
  const world = await makeWorld(bed.admin, { people: 30 });
  await enter(bed.admin, world.tenantId);
  // bulk: 40 sites, 40 sessions, 100 dates, 30 kids
  await bed.admin.query(
    `with org as (insert into organization (id, parent_id, level, name) select uuidv7(), $1, 'site', 'Site ' || n from generate_series(1, 40) n returning id),
      made as (insert into activity (id, organization_id, name, type) select uuidv7(), id, 'Club', 'scheduled' from org returning id, organization_id),
      ran as (insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays)
        select uuidv7(), id, organization_id, 'Club A', '2025-01-01', '2026-12-31', '15:00', '17:00', '{2}' from made returning id, organization_id)
     insert into session_date (session_id, on_date, organization_id, start_time, end_time) select id, '2026-05-01'::date + n, organization_id, '15:00', '17:00' from ran, generate_series(0, 199) n`, [world.topId]);
  await bed.admin.query(
    `with s as (select id, organization_id from session where tenant_id = $1 and name = 'Club A'),
      kid as (insert into person (id, first_name, last_name, is_participant) select uuidv7(), 'Kid' || n, 'Fam' || n, true from generate_series(1, 1200) n returning id),
      placed as (select kid.id, s.id as sid, s.organization_id from (select id, row_number() over () rn from kid) kid join (select id, organization_id, row_number() over () rn from s) s on s.rn = kid.rn % 40 + 1),
      st as (insert into stay (id, person_id, organization_id, starts_on) select uuidv7(), id, organization_id, '2026-01-01' from placed)
     insert into enrollment (id, session_id, organization_id, person_id, starts_on) select uuidv7(), sid, organization_id, id, '2026-01-01' from placed`, [world.tenantId]);
  await bed.admin.query(
    `insert into attendance (session_id, on_date, person_id, organization_id, status) select e.session_id, d.on_date, e.person_id, e.organization_id, 'Present' from enrollment e join session_date d on d.session_id = e.session_id and d.tenant_id = e.tenant_id where e.tenant_id = $1 and d.on_date <> $2`, [world.tenantId, DAY]);
  await bed.admin.query('analyze');
  let out = '';
  const other = (await bed.admin.query(`select session_id as id, organization_id as org from session_date where tenant_id=$1 and session_id <> $2 limit 1`, [world.tenantId, world.sessionId])).rows[0];
  const kids = (await bed.admin.query(`select person_id from enrollment where session_id=$1`, [other.id])).rows.map((r) => r.person_id);
  const taker = { ...world.taker, organizationId: other.org };
  const plan = async (name: string, text: string, values: unknown[]) => {
    await bed.admin.query('begin');
    await bed.admin.query('set local role afterbell_app');
    await bed.admin.query(`set local plan_cache_mode = force_generic_plan`);
    await bed.admin.query(`select set_config('app.org_id', $1, true), set_config('app.org_all', '0', true), set_config('app.tenant_id', $2, true)`, [other.org, world.tenantId]);
    const types = { roster: '(uuid,date,text)', hold: '(uuid,date,uuid[],boolean,text,uuid,date)', header: '(uuid,date,date)' } as Record<string, string>;
    const kind = name.startsWith('roster_') ? (name === 'roster_header' ? 'header' : 'roster') : 'hold';
    await bed.admin.query(`prepare p_${name} ${types[kind]} as ${text}`);
    const lit = values.map((v) => v === null ? 'null' : Array.isArray(v) ? `'{${v.join(',')}}'` : typeof v === 'boolean' ? String(v) : `'${v}'`).join(',');
    const { rows } = await bed.admin.query(`explain (analyze, buffers off) execute p_${name}(${lit})`);
    out += `\n=== ${name}\n` + rows.map((r) => r['QUERY PLAN']).join('\n');
    await bed.admin.query('rollback');
  };
  await plan('roster_header', ROSTER_HEADER, [other.id, DAY, '2026-11-01']);
  await plan('roster_enrolled', ROSTER_ENROLLED, [other.id, '2026-11-10', null]);
  await plan('roster_all', ROSTER_ALL, [other.id, '2026-11-10', null]);
  await plan('hold', HOLD, [other.id, '2026-11-10', kids, false, null, taker.accessId, '2026-11-01']);
  void WRITE;
  const run = async (name: string, n: number, c: number, fn: (i: number) => Promise<unknown>) => {
    for (let i = 0; i < 20; i++) await fn(i);
    const cpu = process.cpuUsage(); const t = performance.now(); let i = 0;
    await Promise.all(Array.from({ length: c }, async () => { while (i < n) await fn(i++); }));
    const ms = performance.now() - t; const u = process.cpuUsage(cpu);
    out += `\n${name} c=${c}: ${(n / ms * 1000).toFixed(0)}/s, ${(ms / n).toFixed(2)} ms each, node cpu ${((u.user + u.system) / 1000 / n).toFixed(2)} ms`;
  };
  const ros = (i: number) => as(taker, () => bed.rosters.roster({ sessionId: other.id, date: `2026-11-${String(1 + i % 16).padStart(2, '0')}` }));
  await run('roster30', 400, 1, ros); await run('roster30', 800, 8, ros);
  const st = ['Present', 'ExcusedAbsence', 'UnexcusedAbsence'] as const;
  const sv = (i: number) => as(taker, () => bed.attendance.save({ sessionId: other.id, date: `2026-10-${String(1 + i % 30).padStart(2, '0')}`, marks: kids.map((personId) => ({ personId, status: st[(i >> 5) % 3]! })), idempotencyKey: `k${Math.random()}` }));
  await run('save30', 300, 1, sv); await run('save30', 600, 8, sv);
  out += `\nload ${require('node:os').loadavg()}`;
  writeFileSync('/tmp/ptc/bench.txt', out);
  await bed.close();
}, 200000);
