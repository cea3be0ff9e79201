import type { OrganizationLevel } from '@afterbell/core/domain';
import { isNamedLevel, levelSlug, organizationPage } from '@afterbell/organizations/domain';

export function addPath(level: OrganizationLevel, parentId?: string): string {
  const base = isNamedLevel(level) ? `/organizations/add-${level}` : `/organizations/add/${levelSlug(level)}`;
  return parentId ? `${base}?parentId=${parentId}` : base;
}

export const termsStepPath = (level: OrganizationLevel) => `${addPath(level)}/active-reporting-terms`;

export function editPath(level: OrganizationLevel, id: string): string {
  return `${organizationPage(level)}?id=${id}`;
}

export const treePath = (id: string) => `/organizations/tree?at=${id}`;
