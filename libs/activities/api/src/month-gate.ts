/**
 * The gate between changing what a month holds (marks, session dates) and locking it. Every such change passes it shared;
 * locking a site's month passes it alone (`MONTH_GATE_CLOSED`) before it writes `participation_lock`. So a lock waits for the
 * changes under way, and a change that waited for a lock finds it: whoever passes must look at `participation_lock` in a
 * statement that starts after the gate, because an earlier snapshot would not show it.
 */
function key(organization: string, month: string): string {
  return `hashtextextended('participation-month/' || ${organization} || '/' || ${month}, 0)`;
}

/** SQL expression; `organization` and `month` (its first day) are SQL expressions of text. */
export function monthGateOpen(organization: string, month: string): string {
  return `pg_advisory_xact_lock_shared(${key(organization, month)})`;
}

export const MONTH_GATE_CLOSED = `select pg_advisory_xact_lock(${key('$1::uuid::text', '$2::date::text')})`;
