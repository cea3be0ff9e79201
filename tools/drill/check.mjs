// Whether the database holds what was acknowledged: nothing lost, nothing half, nothing twice.
import { connect } from '../bench/cluster.mjs';
import { statusOf } from './takers.mjs';
import { CHILDREN } from './world.mjs';

const ROSTERS = `
select r.id, coalesce(t.marks, 0)::int as marks, coalesce(t.versions, 0)::int as versions, coalesce(t.version, 0)::int as version, t.status, coalesce(t.statuses, 0)::int as statuses,
  (select count(*)::int from audit a where a.action = 'attendance.save' and a.subject_id like r.id::text || '/%') as trail,
  (select count(*)::int from idempotency i where i.key like r.id::text || '-%') as keys
from unnest($1::uuid[]) r (id)
left join lateral (
  select count(*) as marks, count(distinct version) as versions, max(version) as version, count(distinct status) as statuses, min(status) as status
  from attendance t where t.session_id = r.id
) t on true`;

/** @returns counts of rosters that are wrong. While requests may be under way (`open`) a save more than acknowledged may be there, whole. */
export async function checkRosters({ url, rosters }, { open = false } = {}) {
  const db = await connect(url);
  try {
    const { rows } = await db.query(ROSTERS, [rosters.map(({ sessionId }) => sessionId)]);
    const found = { lost: 0, half: 0, doubled: 0, untold: 0 };
    for (const row of rows) {
      const { acknowledged } = rosters.find(({ sessionId }) => sessionId === row.id);
      if (row.version < acknowledged) found.lost += 1;
      const whole = row.version === 0 ? row.marks === 0 : row.marks === CHILDREN && row.versions === 1 && row.statuses === 1 && row.status === statusOf(row.version);
      if (!whole) found.half += 1;
      if (row.version > acknowledged + (open ? 1 : 0) || row.keys > row.version) found.doubled += 1;
      // The trail has one line for each save that is there, and none for one that is not.
      if (row.trail !== row.version || row.keys !== row.version) found.untold += 1;
    }
    return found;
  } finally {
    await db.end();
  }
}
