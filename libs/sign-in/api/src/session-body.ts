import type { PermissionSet, PermissionValue } from '@afterbell/core/domain';
import type { AccessChoice } from './access-choice.service';
import type { SessionView } from './session-view.service';

interface SubSectionBody {
  value: PermissionValue;
  tabs: Record<string, { value: PermissionValue }>;
}

/** Grouped by section, then subsection, then tab, each holding one value (docs/rest.md). */
export type PermissionsBody = Record<string, { subSections: Record<string, SubSectionBody> }>;

export interface AccessBody {
  accessId: string;
  roleName: string;
  organizationId: string;
  organizationName: string;
  organizationLevel: string;
  tenantId: string;
  tenantName: string;
  tenantUrl: string;
}

export interface SessionBody extends AccessBody {
  userId: string;
  name: string;
  email: string;
  termId: string | null;
  timeZone: string;
  permissions: PermissionsBody;
  /** Where the browser should go on when the session is on another tenant's host. */
  redirectUrl: string | null;
}

export function permissionsBody(set: PermissionSet): PermissionsBody {
  const sections = new Map<string, Map<string, SubSectionBody>>();
  for (const { section, subSection, tab, value } of set.entries) {
    const subSections = sections.get(section) ?? new Map<string, SubSectionBody>();
    const body = subSections.get(subSection) ?? { value: 'deny', tabs: {} };
    if (tab === null) body.value = value;
    // Object.fromEntries defines keys instead of assigning them: no name of a tab can reach a prototype.
    else body.tabs = { ...body.tabs, ...Object.fromEntries([[tab, { value }]]) };
    subSections.set(subSection, body);
    sections.set(section, subSections);
  }
  return Object.fromEntries([...sections].map(([section, subSections]) => [section, { subSections: Object.fromEntries(subSections) }]));
}

export function sessionBody(view: SessionView, redirectUrl: string | null = null): SessionBody {
  return {
    userId: view.user.id,
    name: view.user.name,
    email: view.user.email,
    accessId: view.access.id,
    roleName: view.access.roleName,
    organizationId: view.organization.id,
    organizationName: view.organization.name,
    organizationLevel: view.organization.level,
    tenantId: view.tenant.id,
    tenantName: view.tenant.name,
    tenantUrl: view.tenant.url,
    termId: view.term?.id ?? null,
    timeZone: view.timeZone,
    permissions: permissionsBody(view.permissions),
    redirectUrl,
  };
}

export const accessBody = (choice: AccessChoice, urlOf: (code: string) => string): AccessBody => ({
  accessId: choice.id,
  roleName: choice.roleName,
  organizationId: choice.organization.id,
  organizationName: choice.organization.name,
  organizationLevel: choice.organization.level,
  tenantId: choice.tenant.id,
  tenantName: choice.tenant.name,
  tenantUrl: urlOf(choice.tenant.code),
});
