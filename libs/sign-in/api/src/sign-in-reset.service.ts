import { Injectable } from '@nestjs/common';
import { currentScope, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, describeEntries, entriesBeyond, isUuid, type PermissionEntry } from '@afterbell/core/domain';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';

const SEEN = 'select id, role_id as "roleId" from access where user_id = $1';
const ALL = 'select id from access where tenant_id = $1 and user_id = $2';
const ENTRIES = `select distinct section, sub_section as "subSection", nullif(tab, '') as tab, value from role_entry where role_id = any($1::uuid[])`;

const LINKS = `with gone as (delete from user_identity where tenant_id = $1 and user_id = $2 returning provider_id)
  select p.name from gone join oauth_provider p on p.tenant_id = $1 and p.id = gone.provider_id order by p.name`;

/** What an administrator does for somebody whose device is lost, or whose account at the provider was made anew. */
@Injectable()
export class SignInReset {
  constructor(
    private readonly db: Db,
    private readonly system: SystemDb,
  ) {}

  /**
   * Answers how many passkeys and links to providers are gone. Only for people whose every access is the caller's to see and may do no
   * more than the caller: whoever resets how somebody signs in comes near to being them.
   */
  async reset(userId: string): Promise<{ passkeys: number; identities: number }> {
    const { tenantId, userId: own, accessId, organizationId, permissions } = requirePrincipal();
    const missing = new AppError('NOT_FOUND', { what: 'The user' });
    if (!isUuid(userId)) throw missing;
    if (userId === own) throw new AppError('VALIDATION', { problems: [{ path: 'userId', message: 'Remove your own passkeys on your profile.' }] });
    const seen = await this.db.query<{ id: string; roleId: string }>(SEEN, [userId]);
    if (!seen.length) throw missing;
    const entries = await this.db.query<PermissionEntry>(ENTRIES, [seen.map(({ roleId }) => roleId)]);
    const beyond = entriesBeyond(permissions, entries);
    if (beyond.length) throw new AppError('ACCESS_BEYOND_OWN', { entries: describeEntries(beyond) });
    // What stands above or elsewhere refuses too, and is not told.
    const all = await this.system.rows<{ id: string }>(ALL, [tenantId, userId]);
    if (all.length !== seen.length) throw new AppError('ACCESS_BEYOND_OWN');
    return this.system.transaction(async (client) => {
      const { rows: passkeys } = await client.query<{ name: string }>('delete from passkey where tenant_id = $1 and user_id = $2 returning name', [tenantId, userId]);
      const { rows: providers } = await client.query<{ name: string }>(LINKS, [tenantId, userId]);
      await client.query('update sign_in_session set revoked_at = now() where tenant_id = $1 and user_id = $2 and revoked_at is null', [tenantId, userId]);
      const removed = { before: { passkeys: passkeys.map(({ name }) => name), providers: providers.map(({ name }) => name) }, after: { passkeys: [], providers: [] } };
      const address = currentScope()?.clientAddress ?? null;
      await recordSignIn(client, { action: 'security.reset_sign_in', tenantId, userId: own, accessId, organizationId, subjectType: 'user', subjectId: userId, ...removed, address });
      return { passkeys: passkeys.length, identities: providers.length };
    });
  }
}
