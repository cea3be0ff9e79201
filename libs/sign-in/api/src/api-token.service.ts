import { Injectable } from '@nestjs/common';
import { requireOwnSession } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { AccessChoiceService } from './access-choice.service';
import { AccessSnapshotService } from './access-snapshot.service';
import { TOKEN_PREFIX } from './api-token-reader';
import type { Browser } from './browser';
import { PasskeyConfirmation } from './passkey-confirmation.service';
import { personalText } from './personal-text';
import { SessionService } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';
import { hashToken, newToken } from './tokens';

export interface ApiToken {
  id: string;
  name: string;
  /** How it begins, to tell it from others; the rest is nowhere. */
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  lastAddress: string | null;
  state: 'active' | 'expired' | 'revoked' | 'suspended';
  roleName: string;
  organizationName: string;
  tenantName: string;
}

export const TOKEN_DAYS = 365;
const MOST_TOKENS = 50;
const HINT = TOKEN_PREFIX.length + 6;

const LIST = `
  select k.id, k.name, k.hint, k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.last_address as "lastAddress",
         r.name as "roleName", o.name as "organizationName", t.name as "tenantName",
         case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
              when not (a.enabled and t.enabled and coalesce(a.starts_on <= d.today, true) and coalesce(a.ends_on >= d.today, true)) then 'suspended'
              else 'active' end as state
    from api_token k
    join tenant t on t.id = k.tenant_id
    cross join lateral (select (now() at time zone t.time_zone)::date as today) d
    join access a on a.tenant_id = k.tenant_id and a.id = k.access_id
    join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
    join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
   where k.user_id = $1 and ($2::uuid is null or k.id = $2) and ($3::uuid is null or k.tenant_id = $3)
   order by (k.revoked_at is null and k.expires_at > now()) desc, k.created_at desc, k.id limit 100`;

/** The API tokens that people make for themselves (docs/api-tokens.md). */
@Injectable()
export class ApiTokenService {
  constructor(
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly snapshots: AccessSnapshotService,
    private readonly sessions: SessionService,
    private readonly confirmation: PasskeyConfirmation,
  ) {}

  list(): Promise<ApiToken[]> {
    return this.db.rows<ApiToken>(LIST, [requireOwnSession().userId, null, this.sessions.confinedTo()]);
  }

  /** Makes a token for one of one's own accesses of this tenant; `secret` is told this once. */
  async create(input: { name: string; accessId: string; expiresInDays: number }, browser: Browser): Promise<{ token: ApiToken; secret: string }> {
    const principal = requireOwnSession();
    const { userId, tenantId } = principal;
    const name = personalText(input.name, 'name', 100);
    const { expiresInDays } = input;
    if (!Number.isInteger(expiresInDays) || expiresInDays < 1 || expiresInDays > TOKEN_DAYS) {
      throw new AppError('VALIDATION', { problems: [{ path: 'expiresInDays', message: `A token lasts from 1 to ${TOKEN_DAYS} days.` }] });
    }
    const choice = (await this.choices.choicesOf(userId)).find(({ id, tenant }) => id === input.accessId && tenant.id === tenantId);
    if (!choice) throw new AppError('NOT_FOUND', { what: 'The access' });
    // A token is a way in without a second step: none for an access that this session could not take on without it.
    if (choice.id !== principal.accessId) await this.confirmation.requireForLevel(principal, choice.organization.level);
    const { id: accessId, organization } = choice;
    const acting = await this.snapshots.snapshotOf({ tenantId, accessId, organizationId: organization.id, termId: null, version: choice.tenant.permissionVersion });
    await this.confirmation.requireOfAdministrators(principal, ...(acting ? [acting.permissions] : []));
    const id = newId();
    const secret = `${TOKEN_PREFIX}${newToken()}`;
    await this.db.transaction(async (client) => {
      // Held to the end, so that two at once cannot both be the last one allowed.
      await client.query('select 1 from app_user where id = $1 for no key update', [userId]);
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from api_token where user_id = $1 and revoked_at is null and expires_at > now()', [userId]);
      if ((rows[0]?.count ?? 0) >= MOST_TOKENS) {
        throw new AppError('VALIDATION', { problems: [{ path: 'name', message: `You have ${MOST_TOKENS} tokens. Revoke one that is no longer needed.` }] });
      }
      await client.query(
        `insert into api_token (id, token_hash, hint, name, user_id, tenant_id, access_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))`,
        [id, hashToken(secret), secret.slice(0, HINT), name, userId, tenantId, choice.id, expiresInDays],
      );
      const organizationId = choice.organization.id;
      await recordSignIn(client, {
        action: 'api_token.create', tenantId, userId, accessId: choice.id, organizationId, subjectType: 'api_token', subjectId: id, after: { name, expiresInDays }, address: browser.address,
      });
    });
    return { token: await this.one(userId, id), secret };
  }

  /** Ends a token of one's own, in whichever tenant the session may speak for; one that has ended already stays as it is. */
  async revoke(id: string, browser: Browser): Promise<ApiToken> {
    const { userId } = requireOwnSession();
    if (!isUuid(id)) throw new AppError('NOT_FOUND', { what: 'The token' });
    const only = this.sessions.confinedTo();
    await this.db.transaction(async (client) => {
      const { rows } = await client.query<{ tenant_id: string; access_id: string; organization_id: string; name: string }>(
        `update api_token k set revoked_at = now() from access a
          where k.id = $1 and k.user_id = $2 and k.revoked_at is null and a.tenant_id = k.tenant_id and a.id = k.access_id and ($3::uuid is null or k.tenant_id = $3)
          returning k.tenant_id, k.access_id, k.name, a.organization_id`,
        [id, userId, only],
      );
      const ended = rows[0];
      if (!ended) return;
      await recordSignIn(client, {
        action: 'api_token.revoke', tenantId: ended.tenant_id, userId, accessId: ended.access_id, organizationId: ended.organization_id, subjectType: 'api_token', subjectId: id, before: { name: ended.name }, address: browser.address,
      });
    });
    return this.one(userId, id);
  }

  private async one(userId: string, id: string): Promise<ApiToken> {
    const [token] = await this.db.rows<ApiToken>(LIST, [userId, id, this.sessions.confinedTo()]);
    if (!token) throw new AppError('NOT_FOUND', { what: 'The token' });
    return token;
  }
}
