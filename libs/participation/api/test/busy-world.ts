import type { Client } from 'pg';
import { enter, makeWorld, type World } from './attendance-fixture';

/** A world with 40 more sites of 30 children each and 200 days behind them, so that the planner sees what a site's tables are like. */
export async function makeBusyWorld(admin: Client): Promise<World> {
  const world = await makeWorld(admin, { people: 30 });
  await enter(admin, world.tenantId);
  await admin.query(
    `with org as (insert into organization (id, parent_id, level, name) select uuidv7(), $1, 'site', 'Site ' || n from generate_series(1, 40) n returning id),
      made as (insert into activity (id, organization_id, name, type) select uuidv7(), id, 'Club', 'scheduled' from org returning id, organization_id),
      ran as (insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays)
        select uuidv7(), id, organization_id, 'Club A', '2026-01-01', '2026-12-31', '15:00', '17:00', '{2}' from made returning id, organization_id)
     insert into session_date (session_id, on_date, organization_id, start_time, end_time)
       select id, '2026-05-01'::date + n, organization_id, '15:00', '17:00' from ran, generate_series(0, 199) n`,
    [world.topId],
  );
  await admin.query(
    `with place as (select id, organization_id, row_number() over (order by id) as n from session where tenant_id = $1 and name = 'Club A'),
      kid as (insert into person (id, first_name, last_name, is_participant) select uuidv7(), 'Kid' || n, 'Fam' || n, true from generate_series(1, 1200) n returning id),
      placed as (select kid.id, place.id as session_id, place.organization_id from (select id, row_number() over () as n from kid) kid join place on place.n = kid.n % 40 + 1),
      stays as (insert into stay (id, person_id, organization_id, starts_on) select uuidv7(), id, organization_id, '2026-01-01' from placed)
     insert into enrollment (id, session_id, organization_id, person_id, starts_on) select uuidv7(), session_id, organization_id, id, '2026-01-01' from placed`,
    [world.tenantId],
  );
  await admin.query(
    `insert into attendance (session_id, on_date, person_id, organization_id, status)
     select e.session_id, d.on_date, e.person_id, e.organization_id, 'Present' from enrollment e
     join session_date d on d.tenant_id = e.tenant_id and d.session_id = e.session_id and d.on_date < '2026-11-01' where e.tenant_id = $1`,
    [world.tenantId],
  );
  await admin.query('analyze');
  return world;
}

/** How PostgreSQL runs a prepared statement for the API's role at this organization, whatever the values are. */
export async function planOf(admin: Client, world: World, organizationId: string, text: string, types: string, values: unknown[]): Promise<string> {
  await admin.query('begin');
  try {
    await admin.query('set local role afterbell_app');
    await admin.query('set local plan_cache_mode = force_generic_plan');
    await admin.query(`select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', '0', true)`, [world.tenantId, organizationId]);
    await admin.query(`prepare planned (${types}) as ${text}`);
    const literal = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`);
    const { rows } = await admin.query<{ 'QUERY PLAN': string }>(`explain execute planned (${values.map(literal).join(', ')})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await admin.query('rollback');
    await admin.query('deallocate all');
  }
}
