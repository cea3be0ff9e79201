import type { PageMap } from '@afterbell/core/web';
import { auditPages } from './audit/audit.routes';
import { periodsPages } from './periods/periods.routes';
import { rolesPages } from './roles/roles.routes';
import { securityPages } from './security/security.routes';
import { siteCalendarPages } from './site-calendar/site-calendar.routes';
import { tenantPages } from './tenant/tenant.routes';
import { usersPages } from './users/users.routes';

export const settingsPages: PageMap = { ...periodsPages, ...tenantPages, ...usersPages, ...rolesPages, ...auditPages, ...securityPages, ...siteCalendarPages };
export { provideAttendanceRules } from './tenant/rules-port';
