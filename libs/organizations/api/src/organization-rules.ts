import type { AuditService, Tx } from '@afterbell/core/api';
import { AppError, DEFAULT_LEVEL_NAMES, type FeatureKey, type LevelName, ORGANIZATION_LEVELS, type OrganizationLevel, parentAllowed, type PermissionSet, type Verb } from '@afterbell/core/domain';
import type { LevelNames } from '@afterbell/organizations/domain';

/** Each level is a feature of its own. */
export const featureOf = (level: OrganizationLevel): FeatureKey => `organizations.${level}`;
export const LEVEL_FEATURES: FeatureKey[] = ORGANIZATION_LEVELS.map(featureOf);

export function levelsFor(verb: Verb, permissions: PermissionSet): OrganizationLevel[] {
  return ORGANIZATION_LEVELS.filter((level) => permissions.allows(verb, featureOf(level)));
}

export const notFound = () => new AppError('NOT_FOUND', { what: 'The organization' });
export const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** Whoever changes the shape of the tree waits for the others, so that what is checked here still holds when it is written. */
export async function holdTree(tx: Tx): Promise<void> {
  await tx.execute('select organization_tree_hold(app_tenant())', [], 'organization_tree_hold');
}

export async function levelNamesOf(tx: Tx): Promise<LevelNames> {
  const rows = await tx.query<LevelName & { level: OrganizationLevel }>('select level, singular, plural from organization_level_name', [], 'organization_level_names');
  const named = new Map(rows.map(({ level, singular, plural }) => [level, { singular, plural }]));
  return Object.fromEntries(ORGANIZATION_LEVELS.map((level) => [level, named.get(level) ?? DEFAULT_LEVEL_NAMES[level]])) as Record<OrganizationLevel, LevelName>;
}

/** Refuses a place that the level may not have, in the tenant's words. */
export async function refuseParent(tx: Tx, level: OrganizationLevel, parent: OrganizationLevel | null): Promise<void> {
  if (parentAllowed(level, parent)) return;
  const names = await levelNamesOf(tx);
  const own = names[level].singular;
  throw invalid('parentId', parent ? `${own} cannot stand under ${names[parent].singular}` : `${own} needs a parent`);
}

/** What one organization of a tenant alone may have, by the constraint that says so. */
const TAKEN: Readonly<Record<string, readonly [path: string, message: string]>> = {
  organization_tenant_id_state_id_key: ['stateId', 'is already the id of another organization'],
  organization_tenant_id_nces_id_key: ['ncesId', 'is already the id of another organization'],
  organization_serves_grades: ['gradeFrom', 'is not for organizations of this level'],
  organization_one_top: ['level', 'exists already: a tree has one top'],
};

/** A broken rule of the table as the problem of the field that broke it. */
export function explained(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === 'AB001') return invalid('parentId', 'stands beneath the organization that is to be moved');
  const taken = TAKEN[constraint ?? ''];
  return taken ? invalid(...taken) : error;
}

/** In the history of the organization under which others were added. */
export function noteBeneath(tx: Tx, audit: AuditService, parentId: string, names: readonly string[]): Promise<void> {
  const shown = names.slice(0, 20);
  const after = { names: shown, ...(names.length > shown.length ? { more: names.length - shown.length } : {}) };
  return audit.record(tx, { action: 'organization.addBeneath', subjectType: 'organization', subjectId: parentId, organizationId: parentId, after });
}
