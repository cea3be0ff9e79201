import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, DEFAULT_LEVEL_NAMES, MAINTENANCE_RULES, type MaintenanceSection, type OrganizationLevel } from '@afterbell/core/domain';

/** Names of levels in the tenant's words. */
export async function levelNames(tx: Tx): Promise<(level: OrganizationLevel) => string> {
  const rows = await tx.query<{ level: string; singular: string }>('select level, singular from organization_level_name', [], 'form_level_names');
  const named = new Map(rows.map(({ level, singular }) => [level, singular]));
  return (level) => named.get(level) ?? DEFAULT_LEVEL_NAMES[level].singular;
}

export const mayMaintain = (section: MaintenanceSection, verb: 'view' | 'edit'): boolean => requirePrincipal().permissions.allows(verb, MAINTENANCE_RULES[section].feature);
export const levelMaintains = (section: MaintenanceSection): boolean => (MAINTENANCE_RULES[section].levels as readonly OrganizationLevel[]).includes(requirePrincipal().organizationLevel);

/** The feature of the section, and its levels; which levels those are is said in the tenant's words. */
export async function requireMaintenance(tx: Tx, section: MaintenanceSection, verb: 'view' | 'edit'): Promise<void> {
  if (!mayMaintain(section, verb)) throw new AppError('FORBIDDEN');
  if (levelMaintains(section)) return;
  const nameOf = await levelNames(tx);
  throw new AppError('MAINTENANCE_LEVEL', { levels: MAINTENANCE_RULES[section].levels.map(nameOf).join(', ') });
}
