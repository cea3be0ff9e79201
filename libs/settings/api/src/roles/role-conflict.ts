import type { ConflictValue } from '@afterbell/core/api';
import { entryChanges, entryKey, type OrganizationLevel, type PermissionEntry } from '@afterbell/core/domain';

interface Values {
  name: string;
  levels: readonly OrganizationLevel[];
  entries: readonly PermissionEntry[];
}

type Conflict = Omit<ConflictValue, 'changedBy'>;

/** Where a save that came too late differs from what is stored. */
export function conflictsOf(held: Values & { id: string; version: number }, wanted: Values): Conflict[] {
  const at = (field: string, current: string | null, attempted: string | null): Conflict => ({ id: held.id, field, current, attempted, version: held.version });
  const conflicts: Conflict[] = [];
  if (held.name !== wanted.name) conflicts.push(at('name', held.name, wanted.name));
  if (held.levels.join() !== wanted.levels.join()) conflicts.push(at('levels', held.levels.join(', '), wanted.levels.join(', ')));
  conflicts.push(...entryChanges(held.entries, wanted.entries).map((change) => at(entryKey(change), change.before, change.after)));
  // Saved the same by somebody else: the new version is all there is to say.
  return conflicts.length ? conflicts : [at('version', String(held.version), null)];
}
