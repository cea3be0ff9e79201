import type { ConflictValue, Tx } from '@afterbell/core/api';
import { entryChanges, entryKey, type OrganizationLevel, type PermissionEntry } from '@afterbell/core/domain';

interface Values {
  name: string;
  levels: readonly OrganizationLevel[];
  entries: readonly PermissionEntry[];
}

const LAST_CHANGE = `select name from audit a cross join lateral tenant_users('', 1, a.user_id)
  where a.subject_type = 'role' and a.subject_id = $1 order by a.at desc limit 1`;

/** Where a save that came too late differs from what is stored, and who stored it. */
export async function conflictsOf(tx: Tx, held: Values & { id: string; version: number }, wanted: Values): Promise<ConflictValue[]> {
  const last = await tx.one<{ name: string }>(LAST_CHANGE, [held.id]);
  const at = (field: string, current: string | null, attempted: string | null): ConflictValue => ({ id: held.id, field, current, attempted, version: held.version, changedBy: last?.name ?? null });
  const conflicts: ConflictValue[] = [];
  if (held.name !== wanted.name) conflicts.push(at('name', held.name, wanted.name));
  if (held.levels.join() !== wanted.levels.join()) conflicts.push(at('levels', held.levels.join(', '), wanted.levels.join(', ')));
  conflicts.push(...entryChanges(held.entries, wanted.entries).map((change) => at(entryKey(change), change.before, change.after)));
  // Saved the same by somebody else: the new version is all there is to say.
  return conflicts.length ? conflicts : [at('version', String(held.version), null)];
}
