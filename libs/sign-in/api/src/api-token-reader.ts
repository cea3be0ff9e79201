import { Inject, Injectable } from '@nestjs/common';
import { clientAddressOf, CONFIG, type Config, type Principal, tenantCodeOfHost } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import type { Request } from 'express';
import { AccessChoiceService, IN_FORCE, type TenantRef, TENANT_COLUMNS, type TenantRow, toTenant } from './access-choice.service';
import { AccessSnapshotService } from './access-snapshot.service';
import { LIMITS, SEEN_EVERY_SECONDS } from './limits';
import { networkOf } from './network';
import { RateLimiter } from './rate-limiter';
import { SessionService } from './session.service';
import { SystemDb } from './system-db';
import { hashToken, looksLikeToken } from './tokens';
import { VersionedCache } from './versioned-cache';

export const TOKEN_PREFIX = 'ab_';

interface TokenRow extends TenantRow {
  id: string;
  user_id: string;
  user_name: string;
  user_email: string;
  access_id: string;
  organization_id: string;
  expires_at: Date;
  unseen: boolean;
}

// As for sessions: every reason to refuse is a condition here, so it acts on the very next request.
const readBy = (token: string) => `
  select k.id, k.user_id, u.name as user_name, u.email as user_email, k.access_id, a.organization_id, k.expires_at,
         (k.last_used_at is null or k.last_used_at < now() - interval '${SEEN_EVERY_SECONDS} seconds' or k.last_address is distinct from $2) as unseen, ${TENANT_COLUMNS}
    from api_token k
    join app_user u on u.id = k.user_id and u.enabled
    join tenant t on t.id = k.tenant_id
    join access a on a.tenant_id = k.tenant_id and a.id = k.access_id and a.user_id = k.user_id
   where ${token} and k.revoked_at is null and k.expires_at > now() and ${IN_FORCE}`;

const READ = readBy('k.token_hash = $1');
const READ_AGAIN = readBy('k.id = $1');

/** Who an API token stands for. */
@Injectable()
export class ApiTokenReader {
  private readonly terms = new VersionedCache<string | null>(500);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly snapshots: AccessSnapshotService,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Null for a token that is wrong, ended, revoked or of another host's tenant; RATE_LIMITED after too many of those from one
   * network. A valid token is never limited: nobody can use up a budget that keeps an honest caller out.
   */
  async principalOf(bearer: string, request: Request): Promise<Principal | null> {
    const address = clientAddressOf(request);
    const principal = await this.read(bearer, address, tenantCodeOfHost(this.config, request.headers.host));
    if (!principal) await this.limiter.take(`token:network:${networkOf(address)}`, LIMITS.tokensPerNetwork);
    return principal;
  }

  private async read(bearer: string, address: string | null, tenantCode: string | null): Promise<Principal | null> {
    if (!bearer.startsWith(TOKEN_PREFIX) || !looksLikeToken(bearer.slice(TOKEN_PREFIX.length))) return null;
    const [row] = await this.db.rows<TokenRow>(READ, [hashToken(bearer), address], 'api_token_read');
    return row && row.tenant_code === tenantCode ? this.principalFrom(row, address) : null;
  }

  /** Who a token stands for by now, or null; asking is no use of it. */
  async again(tokenId: string): Promise<Principal | null> {
    const [row] = await this.db.rows<TokenRow>(READ_AGAIN, [tokenId, null], 'api_token_again');
    return row ? this.principalFrom({ ...row, unseen: false }, null) : null;
  }

  private async principalFrom(row: TokenRow, address: string | null): Promise<Principal | null> {
    const tenant = toTenant(row);
    const termId = await this.currentTerm(tenant);
    const [snapshot] = await Promise.all([
      this.snapshots.snapshotOf({ tenantId: tenant.id, accessId: row.access_id, organizationId: row.organization_id, termId, version: tenant.permissionVersion }),
      row.unseen ? this.db.rows('update api_token set last_used_at = now(), last_address = $2 where id = $1', [row.id, address], 'api_token_seen') : null,
    ]);
    if (!snapshot) return null;
    const principal: Principal = {
      kind: 'token',
      tenantId: tenant.id,
      userId: row.user_id,
      accessId: row.access_id,
      sessionId: row.id,
      organizationId: snapshot.organization.id,
      organizationLevel: snapshot.organization.level,
      wholeTenant: snapshot.organization.level === 'top',
      termId: snapshot.term?.id ?? null,
      permissions: snapshot.permissions,
      roleId: snapshot.access.roleId,
      timeZone: snapshot.timeZone ?? tenant.timeZone,
    };
    this.sessions.describe(principal, { user: { id: row.user_id, name: row.user_name, email: row.user_email }, tenant, snapshot, expiresAt: row.expires_at });
    return principal;
  }

  /** A token works in today's term; the terms of a tenant change its version, and the day its key. */
  private currentTerm(tenant: TenantRef): Promise<string | null> {
    return this.terms.get(`${tenant.id} ${todayIn(tenant.timeZone, new Date())}`, tenant.permissionVersion, () => this.choices.currentTerm(tenant));
  }
}
