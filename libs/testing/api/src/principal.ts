import { newScope, type Principal, type Scope, scopeStorage } from '@afterbell/core/api';
import { newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';

/** Someone who acts at an organization of a tenant; without permissions unless the test names some. */
export function principalAt(tenantId: string, organizationId: string, organizationLevel: OrganizationLevel, permissions = PermissionSet.none): Principal {
  return {
    tenantId,
    userId: newId(),
    accessId: newId(),
    sessionId: newId(),
    organizationId,
    organizationLevel,
    wholeTenant: organizationLevel === 'top',
    termId: null,
    permissions,
    timeZone: 'America/New_York',
  };
}

/** Runs `fn` as the principal's request. */
export function as<T>(principal: Principal, fn: () => Promise<T>): Promise<T> {
  return scopeStorage.run(newScope({ principal, requestId: 'test' }), fn);
}

/** Also answers how many statements `fn` sent. */
export async function counted<T>(principal: Principal, fn: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const scope: Scope = newScope({ principal, requestId: 'test' });
  const result = await scopeStorage.run(scope, fn);
  return { result, statements: scope.statements.count };
}
