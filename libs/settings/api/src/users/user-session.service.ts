import { Injectable } from '@nestjs/common';
import { getParser } from 'bowser';
import { AuditService, Db, requirePrincipal } from '@afterbell/core/api';
import { GrantRules } from './grant-rules';
import { requireUser } from './user-record';

export interface UserSessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  current: boolean;
  accessLabel: string;
}

interface LiveRow {
  id: string;
  userAgent: string | null;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  roleId: string;
  accessLabel: string;
}

const LIVE = `select s.id, s.user_agent as "userAgent", s.client_address as address, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt",
    a.role_id as "roleId", r.name || ', ' || o.name as "accessLabel"
  from user_live_sessions(array[$1::uuid]) s
  join access a on a.id = s.access_id join role r on r.tenant_id = a.tenant_id and r.id = a.role_id join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
  order by s.last_seen_at desc, s.id limit 100`;

/** Browser and system in words; what a program sends as its name is shortened, never trusted. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = getParser(userAgent).getResult();
  const label = (name?: string, version?: string) => (name ? [name, version?.split('.')[0]].filter(Boolean).join(' ').slice(0, 60) : null);
  return { browser: label(browser.name, browser.version), system: label(os.name, os.versionName ?? os.version) };
}

/** Where somebody is signed in under the accesses in sight. */
@Injectable()
export class UserSessionService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly rules: GrantRules,
  ) {}

  async list(userId: string): Promise<UserSessionRow[]> {
    const rows = await this.db.read(async (tx) => {
      await requireUser(tx, userId);
      return tx.query<LiveRow>(LIVE, [userId]);
    });
    const { sessionId } = requirePrincipal();
    return rows.map(({ userAgent, roleId: _roleId, ...row }) => ({ ...row, ...deviceOf(userAgent), current: row.id === sessionId }));
  }

  /** Ends some sessions, or all; each is refused on its next request. One's own current session goes on: that is signing out. */
  async revoke(userId: string, sessionIds: readonly string[] | null): Promise<number> {
    return this.db.write(async (tx) => {
      await requireUser(tx, userId);
      const { sessionId } = requirePrincipal();
      const live = (await tx.query<LiveRow>(LIVE, [userId])).filter(({ id }) => id !== sessionId && (sessionIds === null || sessionIds.includes(id)));
      if (!live.length) return 0;
      await this.rules.refuseBeyond(tx, live.map(({ roleId }) => roleId));
      const ended = await tx.query<{ id: string }>('select end_user_sessions($1, $2::uuid[]) as id', [userId, live.map(({ id }) => id)]);
      await this.audit.record(tx, { action: 'session.revoke', subjectType: 'user', subjectId: userId, after: { sessions: ended.map(({ id }) => id) } });
      return ended.length;
    });
  }
}
