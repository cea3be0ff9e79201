import type { OrganizationLevel } from '@afterbell/core/domain';

/** Funder and partner have paths of their own (docs/organizations.md); the others share one form. */
export const isNamedLevel = (level: OrganizationLevel): boolean => level === 'funder' || level === 'partner';
export const levelSlug = (level: OrganizationLevel): string => level.replaceAll('_', '-');

/** The page of organizations of one level, without which. */
export const organizationPage = (level: OrganizationLevel): string => (isNamedLevel(level) ? `/organizations/edit-${level}` : `/organizations/edit/${levelSlug(level)}`);
