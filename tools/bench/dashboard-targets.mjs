import { settleDashboards } from './attendance-sums.mjs';

/** The expected figures are asked of the tables themselves, not by the product's SQL. Saves close days while a run goes on: `left` is the most that can be left. @returns targets of the dashboards */
export async function prepareDashboards(db, tenantId, users) {
  // What the preparing of other workloads wrote is due; the product's job settles it half a minute later.
  await settleDashboards(db, tenantId);
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
