import { requirePrincipal, type Tx } from '@afterbell/core/api';
import {
  AppError,
  canonicalEntries,
  DEFAULT_LEVEL_NAMES,
  entriesBeyond,
  entryKey,
  isKnownEntry,
  isOrganizationLevel,
  type OrganizationLevel,
  type PermissionEntry,
  type RawEntry,
  ROLE_NAME_MAX,
} from '@afterbell/core/domain';

export const GUEST_KEY = 'guest';
const SHOWN = 3;

export const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** Trimmed, of printable signs; spaces that cannot be seen would make two names look the same. */
export function roleName(value: string): string {
  const name = value.normalize('NFC').replace(/[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+/gu, ' ').trim();
  if (name === '') throw invalid('name', 'is required');
  if ([...name].length > ROLE_NAME_MAX) throw invalid('name', `has more than ${ROLE_NAME_MAX} characters`);
  return name;
}

export const unknownLevels = (levels: readonly string[]) => invalid('levels', `names a level that does not exist: ${levels.slice(0, SHOWN).join(', ').slice(0, 120)}`);

export function roleLevels(values: readonly string[], key: string | null): OrganizationLevel[] {
  const levels = [...new Set(values)];
  if (!levels.every(isOrganizationLevel)) throw unknownLevels(levels.filter((level) => !isOrganizationLevel(level)));
  if (key === GUEST_KEY && levels.length) throw invalid('levels', 'stays empty: a guest comes by a link, not by a grant');
  if (key !== GUEST_KEY && !levels.length) throw invalid('levels', 'needs at least one level to be granted at');
  return levels;
}

export function roleEntries(asked: readonly (Omit<RawEntry, 'tab'> & { tab?: string | null })[]): PermissionEntry[] {
  // Over GraphQL a tab that is left out is not there at all.
  const values = asked.map((entry): RawEntry => ({ ...entry, tab: entry.tab ?? null }));
  const strange = values.findIndex((entry) => !isKnownEntry(entry));
  if (strange >= 0) throw invalid(`entries.${strange}`, `${entryKey(values[strange] as RawEntry).slice(0, 120)} with this value is not in the catalog`);
  return canonicalEntries(values);
}

/** Nobody changes a role to or from more than they have themselves. */
export function requireWithinOwn(...roles: readonly (readonly PermissionEntry[])[]): void {
  const { permissions } = requirePrincipal();
  const beyond = [...new Set(roles.flatMap((entries) => entriesBeyond(permissions, entries)).map(entryKey))];
  if (!beyond.length) return;
  const more = beyond.length > SHOWN ? ` and ${beyond.length - SHOWN} more` : '';
  throw new AppError('ROLE_BEYOND_OWN', { entries: `${beyond.slice(0, SHOWN).join(', ')}${more}` });
}

/** Roles belong to the tenant and to no organization: whoever acts beneath the top sees them and changes none. */
export async function requireTop(tx: Tx): Promise<void> {
  if (requirePrincipal().wholeTenant) return;
  const row = await tx.one<{ singular: string }>(`select singular from organization_level_name where level = 'top'`);
  throw new AppError('ROLE_NEEDS_TOP', { level: row?.singular ?? DEFAULT_LEVEL_NAMES.top.singular });
}

const GRANTED_AT = `select o.name, count(*)::int as count from access a join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
  where a.role_id = $1 and o.level = any($2::text[]) group by o.name order by fold_text(o.name)`;

/** A level cannot be taken from a role that is granted there: says where. */
export async function requireLevelsFree(tx: Tx, roleId: string, levels: readonly OrganizationLevel[]): Promise<void> {
  if (!levels.length) return;
  const rows = await tx.query<{ name: string; count: number }>(GRANTED_AT, [roleId, levels]);
  if (!rows.length) return;
  const more = rows.length > SHOWN ? ` and ${rows.length - SHOWN} more` : '';
  throw new AppError('ROLE_LEVEL_GRANTED', { path: 'levels', where: `${rows.slice(0, SHOWN).map(({ name }) => name).join(', ')}${more}` });
}
