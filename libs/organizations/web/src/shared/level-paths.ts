import type { OrganizationLevel } from '@afterbell/core/domain';

/** Funder and partner have paths of their own (docs/organizations.md); the others share one form. */
const NAMED: ReadonlySet<OrganizationLevel> = new Set(['funder', 'partner']);
const slug = (level: OrganizationLevel) => level.replaceAll('_', '-');

export function addPath(level: OrganizationLevel, parentId?: string): string {
  const base = NAMED.has(level) ? `/organizations/add-${level}` : `/organizations/add/${slug(level)}`;
  return parentId ? `${base}?parentId=${parentId}` : base;
}

export const termsStepPath = (level: OrganizationLevel) => `${addPath(level)}/active-reporting-terms`;

export function editPath(level: OrganizationLevel, id: string): string {
  return `${NAMED.has(level) ? `/organizations/edit-${level}` : `/organizations/edit/${slug(level)}`}?id=${id}`;
}

export const treePath = (id: string) => `/organizations/tree?at=${id}`;
