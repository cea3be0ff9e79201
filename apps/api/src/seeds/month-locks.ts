import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';

/**
 * Months that are long over are locked where every date was entered, a few days after their end. Sites with accounts of their own stay
 * open: whoever tries the demo there meets no lock before locking something.
 */
const LOCK = `insert into participation_lock (organization_id, month, locked_by, locked_at)
  select d.organization_id, date_trunc('month', d.on_date::timestamp)::date, $2::uuid, date_trunc('month', d.on_date::timestamp) + interval '1 month 4 days 15 hours'
  from session_date d join organization o on o.id = d.organization_id
  where d.tenant_id = $1 and o.tenant_id = $1 and o.enabled and d.on_date < date_trunc('month', $3::date::timestamp) - interval '1 month'
    and not exists (select 1 from access a where a.tenant_id = $1 and a.organization_id = d.organization_id)
  group by d.organization_id, date_trunc('month', d.on_date::timestamp)
  having bool_and(d.outcome is not null)`;

export async function seedMonthLocks(owner: Client, tenantId: string, lockedBy: string, today: PlainDate): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(LOCK, [tenantId, lockedBy, today]);
  await owner.query('commit');
}
