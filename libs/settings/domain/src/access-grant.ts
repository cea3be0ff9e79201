/** Who may give which access (docs/users.md): nobody gives, or touches, more than they have. */
import { entriesBeyond, type OrganizationLevel, type PermissionEntry, type PermissionSet } from '@afterbell/core/domain';

export { describeEntries } from '@afterbell/core/domain';

export interface GrantedRole {
  readonly levels: readonly OrganizationLevel[];
  readonly entries: readonly PermissionEntry[];
}

export type GrantRefusal = { readonly kind: 'level' } | { readonly kind: 'beyond'; readonly entries: readonly PermissionEntry[] };

/** What stands in the way of granting the role at an organization of that level; null when nothing does. */
export function grantRefusal(granter: PermissionSet, role: GrantedRole, level: OrganizationLevel): GrantRefusal | null {
  if (!role.levels.includes(level)) return { kind: 'level' };
  const entries = entriesBeyond(granter, role.entries);
  return entries.length > 0 ? { kind: 'beyond', entries } : null;
}
