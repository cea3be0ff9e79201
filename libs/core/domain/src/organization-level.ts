/**
 * Levels of the organization tree (product rules §3) and what a level decides: where a node may stand, and which
 * scope letters it satisfies.
 */
export const ORGANIZATION_LEVELS = [
  'top',
  'institution_group',
  'institution',
  'funder',
  'partner',
  'site_group',
  'site',
  'lea',
  'school',
] as const;

export type OrganizationLevel = (typeof ORGANIZATION_LEVELS)[number];

export function isOrganizationLevel(value: unknown): value is OrganizationLevel {
  return typeof value === 'string' && (ORGANIZATION_LEVELS as readonly string[]).includes(value);
}

/** Levels a node's parent may have; `top` has none, it is the one root (docs/organizations.md). */
export const ALLOWED_PARENTS = {
  top: [],
  institution_group: ['top'],
  institution: ['top', 'institution_group'],
  funder: ['top', 'institution_group', 'institution'],
  partner: ['top', 'institution_group', 'institution', 'site_group', 'site'],
  site_group: ['institution'],
  site: ['institution', 'site_group'],
  lea: ['top', 'institution_group', 'institution'],
  school: ['lea'],
} as const satisfies Record<OrganizationLevel, readonly OrganizationLevel[]>;

/** Whether a node of `child` level may stand directly under a node of `parent` level; null is "no parent". */
export function parentAllowed(child: OrganizationLevel, parent: OrganizationLevel | null): boolean {
  if (parent === null) return child === 'top';
  return (ALLOWED_PARENTS[child] as readonly OrganizationLevel[]).includes(parent);
}

/** Whether a node of `level` may stand somewhere beneath one of `above`. */
export function standsBeneath(level: OrganizationLevel, above: OrganizationLevel): boolean {
  return (ALLOWED_PARENTS[level] as readonly OrganizationLevel[]).some((parent) => parent === above || standsBeneath(parent, above));
}

export interface LevelName {
  readonly singular: string;
  readonly plural: string;
}

/** What screens say until a tenant renames a level. */
export const DEFAULT_LEVEL_NAMES = {
  top: { singular: 'Agency', plural: 'Agencies' },
  institution_group: { singular: 'Institution group', plural: 'Institution groups' },
  institution: { singular: 'Institution', plural: 'Institutions' },
  funder: { singular: 'Funder', plural: 'Funders' },
  partner: { singular: 'Partner', plural: 'Partners' },
  site_group: { singular: 'Site group', plural: 'Site groups' },
  site: { singular: 'Site', plural: 'Sites' },
  lea: { singular: 'District', plural: 'Districts' },
  school: { singular: 'School', plural: 'Schools' },
} as const satisfies Record<OrganizationLevel, LevelName>;

export const SCOPE_LETTERS = ['I', 'IS', 'ISG', 'S'] as const;

/** Scope letter of a route or a REST call (product rules §2). */
export type ScopeLetter = (typeof SCOPE_LETTERS)[number];

/**
 * Levels that satisfy a letter. `top` is in none of them: a letter tests the level of the acting organization, so
 * a user of the top switches to an institution or a site to work there (docs/permissions.md).
 */
export const SCOPE_LEVELS = {
  I: ['institution'],
  IS: ['institution', 'site'],
  ISG: ['institution', 'site_group', 'site'],
  S: ['site'],
} as const satisfies Record<ScopeLetter, readonly OrganizationLevel[]>;

/** Whether the acting organization's level satisfies the letter; no letter means every level does. */
export function scopeAllows(scope: ScopeLetter | null, level: OrganizationLevel | null): boolean {
  if (scope === null) return true;
  return level !== null && (SCOPE_LEVELS[scope] as readonly OrganizationLevel[]).includes(level);
}
