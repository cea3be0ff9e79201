import { Injectable } from '@nestjs/common';
import { currentScope, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';

const SEEN = 'select count(*)::int as count from access where user_id = $1';
const ALL = 'select count(*)::int as count from access where tenant_id = $1 and user_id = $2';

/** What an administrator does for somebody whose device is lost, or whose account at the provider was made anew. */
@Injectable()
export class SignInReset {
  constructor(
    private readonly db: Db,
    private readonly system: SystemDb,
  ) {}

  /** Answers how many passkeys and links to providers are gone. Only for people whose every access is the caller's to see. */
  async reset(userId: string): Promise<{ passkeys: number; identities: number }> {
    const { tenantId, userId: own, accessId, organizationId } = requirePrincipal();
    const missing = new AppError('NOT_FOUND', { what: 'The user' });
    if (!isUuid(userId)) throw missing;
    if (userId === own) throw new AppError('VALIDATION', { problems: [{ path: 'userId', message: 'Remove your own passkeys on your profile.' }] });
    const [seen, all] = await Promise.all([
      this.db.read((tx) => tx.one<{ count: number }>(SEEN, [userId])),
      this.system.rows<{ count: number }>(ALL, [tenantId, userId]),
    ]);
    if (!seen?.count || seen.count !== all[0]?.count) throw missing;
    return this.system.transaction(async (client) => {
      const passkeys = await client.query('delete from passkey where tenant_id = $1 and user_id = $2', [tenantId, userId]);
      const identities = await client.query('delete from user_identity where tenant_id = $1 and user_id = $2', [tenantId, userId]);
      await client.query('update sign_in_session set revoked_at = now() where tenant_id = $1 and user_id = $2 and revoked_at is null', [tenantId, userId]);
      const before = { passkeys: passkeys.rowCount ?? 0, identities: identities.rowCount ?? 0 };
      const address = currentScope()?.clientAddress ?? null;
      await recordSignIn(client, { action: 'security.reset_sign_in', tenantId, userId: own, accessId, organizationId, subjectType: 'user', subjectId: userId, before, address });
      return before;
    });
  }
}
