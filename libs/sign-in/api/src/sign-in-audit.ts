import { currentScope } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import type { Runner } from './system-db';

export interface SignInEvent {
  action: 'sign_in.succeed' | 'sign_in.fail' | 'sign_in.sign_out' | 'sign_in.switch_access' | 'sign_in.switch_tenant' | 'sign_in.handover' | 'sign_in.oauth' | 'passkey.add' | 'passkey.rename' | 'passkey.remove' | 'passkey.confirm' | 'passkey.fail' | 'security.reset_sign_in' | PersonalAction;
  tenantId: string;
  userId: string | null;
  accessId?: string;
  /** Whose administrators may read the row; none means the top's only. */
  organizationId?: string;
  subjectType: 'sign_in_session' | 'sign_in_challenge' | 'oauth_provider' | 'passkey' | 'api_token' | 'user' | 'access';
  subjectId: string;
  before?: object;
  after?: object;
  address: string | null;
}

/** What people do about themselves, and who looked as whom. */
export type PersonalAction =
  | 'api_token.create'
  | 'api_token.revoke'
  | 'profile.rename'
  | 'profile.change_email'
  | 'sign_in.revoke_session'
  | 'view_as.start'
  | 'view_as.end';

export const INSERT = `insert into audit (tenant_id, id, user_id, access_id, organization_id, action, subject_type, subject_id, before, after, request_id, client_address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

/** One row of the trail, written where there is no principal yet: the tenant is named. */
export async function recordSignIn(client: Runner, event: SignInEvent): Promise<void> {
  await client.query({ name: 'sign_in_audit', text: INSERT, values: [
    event.tenantId,
    newId(),
    event.userId,
    event.accessId ?? null,
    event.organizationId ?? null,
    event.action,
    event.subjectType,
    event.subjectId,
    event.before ? JSON.stringify(event.before) : null,
    event.after ? JSON.stringify(event.after) : null,
    currentScope()?.requestId ?? null,
    event.address,
  ] });
}
