import { Injectable } from '@nestjs/common';
import { requireOwnSession } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { describeBrowser } from './browser-label';
import { SessionService } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';

export interface OwnSession {
  id: string;
  current: boolean;
  /** Such as `Chrome`; null when the browser did not say. */
  browser: string | null;
  /** Such as `Windows`. */
  system: string | null;
  address: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
  tenantName: string;
  organizationName: string;
}

interface Row extends Omit<OwnSession, 'browser' | 'system' | 'current'> {
  userAgent: string | null;
}

const LIVE = `s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - make_interval(secs => t.idle_timeout_seconds)`;

const LIST = `
  select s.id, s.user_agent as "userAgent", s.client_address as address, s.created_at as "signedInAt", s.last_seen_at as "lastSeenAt",
         t.name as "tenantName", o.name as "organizationName"
    from sign_in_session s
    join tenant t on t.id = s.tenant_id
    join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
   where s.user_id = $1 and ($3::uuid is null or s.tenant_id = $3) and ${LIVE} order by s.id = $2 desc, s.last_seen_at desc, s.id limit 100`;

const REVOKE = `
  update sign_in_session s set revoked_at = now() from tenant t
   where t.id = s.tenant_id and s.user_id = $1 and s.id <> $2 and ($3::uuid is null or s.id = $3) and ($4::uuid is null or s.tenant_id = $4) and ${LIVE}
  returning s.id, s.tenant_id as "tenantId", s.access_id as "accessId", s.organization_id as "organizationId"`;

/** Where somebody is signed in, and how to end it from elsewhere: over all tenants, unless one tenant's provider vouched for them. */
@Injectable()
export class ProfileSessionsService {
  constructor(
    private readonly db: SystemDb,
    private readonly sessions: SessionService,
  ) {}

  async list(): Promise<OwnSession[]> {
    const { userId, sessionId } = requireOwnSession();
    const rows = await this.db.rows<Row>(LIST, [userId, sessionId, this.sessions.confinedTo()]);
    return rows.map(({ userAgent, ...row }) => ({ ...row, ...describeBrowser(userAgent), current: row.id === sessionId }));
  }

  /** Ends one other session of one's own; the current one ends by signing out. */
  async revoke(id: string, browser: Browser): Promise<OwnSession[]> {
    if (!isUuid(id) || (await this.end(id, browser)) === 0) throw new AppError('NOT_FOUND', { what: 'The session' });
    return this.list();
  }

  /** Ends every session but this one. */
  async revokeOthers(browser: Browser): Promise<OwnSession[]> {
    await this.end(null, browser);
    return this.list();
  }

  private end(id: string | null, browser: Browser): Promise<number> {
    const { userId, sessionId } = requireOwnSession();
    const only = this.sessions.confinedTo();
    return this.db.transaction(async (client) => {
      const { rows } = await client.query<{ id: string; tenantId: string; accessId: string; organizationId: string }>(REVOKE, [userId, sessionId, id, only]);
      for (const { id: subjectId, ...place } of rows) {
        await recordSignIn(client, { action: 'sign_in.revoke_session', userId, ...place, subjectType: 'sign_in_session', subjectId, address: browser.address });
      }
      return rows.length;
    });
  }
}
