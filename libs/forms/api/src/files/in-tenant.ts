import { newScope, scopeStorage } from '@afterbell/core/api';
import { newId, PermissionSet } from '@afterbell/core/domain';

/** In the tenant, for nobody in particular: what jobs do. */
export function inTenant<T>(tenantId: string, fn: () => Promise<T>): Promise<T> {
  const nobody = { userId: '', accessId: '', sessionId: '', organizationId: tenantId, organizationLevel: 'top', wholeTenant: true, termId: null, permissions: PermissionSet.none, timeZone: 'UTC' } as const;
  return scopeStorage.run(newScope({ principal: { tenantId, ...nobody }, requestId: newId() }), fn);
}
