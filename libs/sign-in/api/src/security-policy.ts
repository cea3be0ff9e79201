import { isOrganizationLevel, type OrganizationLevel } from '@afterbell/core/domain';
import { SESSION_SECONDS } from './limits';
import type { Runner } from './system-db';

/** What a tenant demands beyond a code or a provider's word. */
export interface SecurityPolicy {
  /** Whoever signs in to an access at one of these levels proves a passkey too. */
  passkeyLevels: OrganizationLevel[];
  confirmPermissions: boolean;
  confirmExports: boolean;
  /** The end of a session whatever is done. */
  sessionSeconds: number;
  version: number;
}

export interface PolicyRow {
  passkey_levels: string[];
  confirm_permissions: boolean;
  confirm_exports: boolean;
  session_seconds: number;
  version: number;
}

export const POLICY_COLUMNS = 'passkey_levels, confirm_permissions, confirm_exports, session_seconds, version';

export const toPolicy = (row: PolicyRow | null | undefined): SecurityPolicy => ({
  passkeyLevels: (row?.passkey_levels ?? []).filter(isOrganizationLevel),
  confirmPermissions: row?.confirm_permissions ?? false,
  confirmExports: row?.confirm_exports ?? false,
  sessionSeconds: row?.session_seconds ?? SESSION_SECONDS,
  version: row?.version ?? 0,
});

/** The policy where there is no principal yet; a tenant that never set one has the defaults. */
export async function policyOf(client: Runner, tenantId: string): Promise<SecurityPolicy> {
  const { rows } = await client.query<PolicyRow>({ name: 'sign_in_policy', text: `select ${POLICY_COLUMNS} from security_policy where tenant_id = $1`, values: [tenantId] });
  return toPolicy(rows[0]);
}

/** Whether the policy has any use for a passkey: then an existing one guards the list of them. */
export const wantsPasskeys = (policy: SecurityPolicy): boolean => policy.passkeyLevels.length > 0 || policy.confirmPermissions || policy.confirmExports;
