/**
 * The gate between saving attendance and locking a month. Every write of participation passes it shared, in its first
 * statement; locking a site's month passes it alone (`MONTH_GATE_CLOSED`) before it writes `participation_lock`. So a lock
 * waits for the saves under way, and a save that waited for a lock finds it: whoever passes must look at
 * `participation_lock` in a statement that starts after the gate, because an earlier snapshot would not show it.
 */
function key(organization: string, month: string): string {
  return `hashtextextended('participation-month/' || ${organization} || '/' || ${month}, 0)`;
}

/** SQL expression; `organization` and `month` (its first day) are SQL expressions too. */
export function monthGateOpen(organization: string, month: string): string {
  return `pg_advisory_xact_lock_shared(${key(organization, month)})`;
}

export const MONTH_GATE_CLOSED = `select pg_advisory_xact_lock(${key('$1::uuid::text', '$2::date::text')})`;
