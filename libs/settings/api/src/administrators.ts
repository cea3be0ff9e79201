import type { Tx } from '@afterbell/core/api';

const LOCK = `select pg_advisory_xact_lock(hashtextextended(app_tenant()::text || ' administrators', 0))`;

/**
 * Held by whatever could take the last administrator away, by an access or by a role, before it looks or locks anything else: of two that
 * together would, the second waits and sees what the first did.
 */
export async function holdAdministrators(tx: Tx): Promise<void> {
  await tx.query(LOCK);
}

/** Whether somebody may put everything else right: an enabled user who edits users and roles at the top, today and without a last day. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  return (await tx.one<{ left: boolean }>('select tenant_has_administrator() as left'))?.left === true;
}
