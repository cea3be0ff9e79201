/** Who may give which access (docs/users.md): nobody gives, or touches, more than they have. */
import { entriesBeyond, PERMISSION_CATALOGUE, type OrganizationLevel, type PermissionEntry, type PermissionSection, type PermissionSet, type SectionSpec } from '@afterbell/core/domain';

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

const NAMED = 3;

/** The features of the entries in words, the first few by name: "Settings: Roles, Tools: Import and 4 more". */
export function describeEntries(entries: readonly PermissionEntry[]): string {
  const names = [...new Set(entries.map(({ section, subSection }) => featureName(section, subSection)))];
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

function featureName(section: string, subSection: string): string {
  const spec: SectionSpec | undefined = Object.hasOwn(PERMISSION_CATALOGUE, section) ? PERMISSION_CATALOGUE[section as PermissionSection] : undefined;
  return spec ? `${spec.label}: ${spec.subSections[subSection]?.label ?? subSection}` : section;
}
