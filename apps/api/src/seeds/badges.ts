import type { Client } from 'pg';

/**
 * Badges of the children whom whoever tries the demo meets at the door: those of the sites with accounts of their own. The codes count up, so
 * that they can be typed; badges that are made otherwise have random ones.
 */
const BADGES = `insert into person_badge (id, person_id, code)
  select uuidv7(), c.person_id, 'DEM0' || lpad((row_number() over (order by p.sort_name, p.id))::text, 8, '0')
  from (select distinct e.person_id from enrollment e join session s on s.tenant_id = e.tenant_id and s.id = e.session_id join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    where e.tenant_id = $1 and a.name = 'After-School Core' and e.ends_on is null
      and exists (select 1 from access x where x.tenant_id = $1 and x.organization_id = e.organization_id)) c
  join person p on p.tenant_id = $1 and p.id = c.person_id and p.removed_at is null
  on conflict do nothing`;

export async function seedBadges(owner: Client, tenantId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(BADGES, [tenantId]);
  await owner.query('commit');
}
