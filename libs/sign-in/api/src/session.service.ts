import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Principal, requirePrincipal } from '@afterbell/core/api';
import { AppError, newId } from '@afterbell/core/domain';
import { type AccessChoice, IN_FORCE, type TenantRef, TENANT_COLUMNS, type TenantRow, toTenant } from './access-choice.service';
import { type AccessSnapshot, AccessSnapshotService } from './access-snapshot.service';
import type { Browser } from './browser';
import { HANDED_SECONDS, ROTATED_SECONDS, SEEN_AT_ONCE_SECONDS, SEEN_EVERY_SECONDS, SESSION_SECONDS } from './limits';
import { SeenSessions } from './seen-sessions';
import { type Runner, SystemDb } from './system-db';
import { hashToken, looksLikeToken, newToken, successorOf } from './tokens';
import { ViewAsReader } from './view-as-reader';

export interface UserRef {
  id: string;
  name: string;
  email: string;
}

/** A live session as one request finds it. */
export interface SessionRecord {
  user: UserRef;
  tenant: TenantRef;
  snapshot: AccessSnapshot;
  expiresAt: Date;
  /** Whose access it is, while an administrator looks through another's. */
  viewAs?: { accessId: string; userName: string };
  /** The tenant's identity provider that vouched for the person, instead of a code: it speaks for this tenant alone. */
  providerId?: string | null;
}

interface SessionRow extends TenantRow {
  id: string;
  user_id: string;
  user_name: string;
  user_email: string;
  access_id: string;
  organization_id: string;
  term_id: string | null;
  expires_at: Date;
  view_as_access_id: string | null;
  provider_id: string | null;
  unseen: boolean;
  /** Idle for so long that it ends soon. */
  ending: boolean;
  /** The token before this one would still be exchanged. */
  rotated: boolean;
}

// Every reason to refuse is a condition here, so a disabled user, access or tenant is signed out on the very next request.
const readBy = (token: string) => `
  select s.id, s.user_id, u.name as user_name, u.email as user_email, s.access_id, s.organization_id, s.term_id, s.expires_at, s.view_as_access_id, s.provider_id,
         s.last_seen_at < now() - interval '${SEEN_EVERY_SECONDS} seconds' as unseen,
         s.last_seen_at < now() - make_interval(secs => t.idle_timeout_seconds - ${SEEN_AT_ONCE_SECONDS}) as ending, s.previous_token_hash is not null as rotated, ${TENANT_COLUMNS}
    from sign_in_session s
    join app_user u on u.id = s.user_id and u.enabled
    join tenant t on t.id = s.tenant_id
    join access a on a.tenant_id = s.tenant_id and a.id = s.access_id and a.user_id = s.user_id
   where ${token} and s.revoked_at is null and s.expires_at > now()
     and s.last_seen_at > now() - make_interval(secs => t.idle_timeout_seconds) and ${IN_FORCE}`;

const READ = readBy('s.token_hash = $1');
const READ_AGAIN = readBy('s.id = $1');

// A browser whose connection was cut after a switch never heard of its new token. The old one stands for the same row a moment longer.
const PREVIOUS = 'previous_token_hash = $1 and previous_until > now()';
const READ_PREVIOUS = readBy(`s.${PREVIOUS.replace(' and ', ' and s.')}`);
// Once: what is under way beside the request that was handed the new token is handed it too, and then nobody any more.
const HANDED = `update sign_in_session set previous_until = least(previous_until, now() + interval '${HANDED_SECONDS} seconds') where id = $1`;
// The new token has arrived: the old one is of no more use to anybody.
const ARRIVED = 'update sign_in_session set previous_token_hash = null, previous_until = null where id = $1 and token_hash = $2';

const ALIVE = `
  select 1 from sign_in_session s
    join app_user u on u.id = s.user_id and u.enabled
    join tenant t on t.id = s.tenant_id
    join access a on a.tenant_id = s.tenant_id and a.id = s.access_id and a.user_id = s.user_id
   where s.id = $1 and s.revoked_at is null and s.expires_at > now()
     and s.last_seen_at > now() - make_interval(secs => t.idle_timeout_seconds) and ${IN_FORCE}`;

export const INSERT = `insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, term_id, expires_at, user_agent, client_address)
  values ($1, $2, $3, $4, $5, $6, $7, least(now() + make_interval(secs => least($11::int, ${SESSION_SECONDS})), $8), $9, $10) returning expires_at`;

// In place, so that the session keeps its absolute end; only the holder of the current token may rotate it, or whoever has not been told it yet.
const ROTATE = `update sign_in_session set token_hash = $3, access_id = $4, organization_id = $5, term_id = $6, last_seen_at = now(), previous_token_hash = $2,
    previous_until = case when token_hash = $2 then now() + interval '${ROTATED_SECONDS} seconds' else previous_until end
  where id = $1 and (token_hash = $2 or (previous_token_hash = $2 and previous_until > now())) and revoked_at is null`;

export interface NewSession {
  userId: string;
  choice: AccessChoice;
  termId: string | null;
  /** How long it lasts, by the clock of the database: processes may differ. */
  seconds: number;
  /** An earlier end that a switch between tenants must not push back. */
  notAfter?: Date | null;
}

/** The rows behind the session cookie: read, made, rotated, ended. */
@Injectable()
export class SessionService {
  private readonly records = new WeakMap<Principal, SessionRecord>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly snapshots: AccessSnapshotService,
    private readonly views: ViewAsReader,
    private readonly seen: SeenSessions,
  ) {}

  /**
   * Who the token stands for, or null; `tenantCode` is the tenant of the host that the cookie came to. `hand` gives the browser the token that
   * took the place of the one it sent.
   */
  async read(token: string | null, tenantCode: string | null, hand?: (successor: string) => void): Promise<Principal | null> {
    if (!looksLikeToken(token)) return null;
    const key = hashToken(token);
    const [row] = await this.db.rows<SessionRow>(READ, [key], 'sign_in_session_read');
    if (!row) return hand ? this.readPrevious(token, tenantCode, hand) : null;
    // A cookie belongs to one tenant's host; on any other it is somebody's mistake or an attack.
    if (row.tenant_code !== tenantCode) return null;
    if (row.rotated) await this.db.rows(ARRIVED, [row.id, key], 'sign_in_session_arrived');
    return this.principalOf(row);
  }

  /** Who a session stands for by now, or null; asking is no activity. */
  async again(sessionId: string): Promise<Principal | null> {
    const [row] = await this.db.rows<SessionRow>(READ_AGAIN, [sessionId], 'sign_in_session_again');
    return row ? this.principalOf({ ...row, unseen: false }) : null;
  }

  private async readPrevious(token: string, tenantCode: string | null, hand: (successor: string) => void): Promise<Principal | null> {
    const [row] = await this.db.rows<SessionRow>(READ_PREVIOUS, [hashToken(token)], 'sign_in_session_previous');
    const principal = row && row.tenant_code === tenantCode ? await this.principalOf(row) : null;
    if (!row || !principal) return null;
    await this.db.rows(HANDED, [row.id], 'sign_in_session_handed');
    hand(successorOf(this.config.sessionSecret, token));
    return principal;
  }

  private async principalOf(row: SessionRow): Promise<Principal | null> {
    const tenant = toTenant(row);
    const [snapshot] = await Promise.all([
      this.snapshots.snapshotOf({
        tenantId: tenant.id,
        accessId: row.access_id,
        organizationId: row.organization_id,
        termId: row.term_id,
        version: tenant.permissionVersion,
      }),
      row.unseen && row.ending ? this.seen.now(row.id) : null,
    ]);
    if (!snapshot) return null;
    if (row.unseen && !row.ending) this.seen.soon(row.id);
    const principal: Principal = {
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
    const record = { user: { id: row.user_id, name: row.user_name, email: row.user_email }, tenant, snapshot, expiresAt: row.expires_at, providerId: row.provider_id };
    if (row.view_as_access_id) return this.looking(principal, record, row.view_as_access_id);
    this.records.set(principal, record);
    return principal;
  }

  /** The session as the access that is looked through; nobody at all once the viewer may no longer look, or there is nothing to see. */
  private async looking(own: Principal, record: SessionRecord, accessId: string): Promise<Principal | null> {
    const look = await this.views.look({ ...own, version: record.tenant.permissionVersion }, accessId);
    if (look.outcome !== 'seen') return null;
    const { snapshot, userName } = look.viewed;
    const principal: Principal = {
      ...own,
      accessId,
      organizationId: snapshot.organization.id,
      organizationLevel: snapshot.organization.level,
      wholeTenant: snapshot.organization.level === 'top',
      permissions: snapshot.permissions,
      roleId: snapshot.access.roleId,
      timeZone: snapshot.timeZone ?? record.tenant.timeZone,
      readOnly: true,
    };
    this.records.set(principal, { ...record, snapshot, viewAs: { accessId, userName } });
    return principal;
  }

  /** Names and dates for a principal that came another way. */
  describe(principal: Principal, record: SessionRecord): void {
    this.records.set(principal, record);
  }

  /** Names and dates of the running request's session. */
  current(): { principal: Principal; record: SessionRecord } {
    const principal = requirePrincipal();
    const record = this.records.get(principal);
    // A principal that came neither through a cookie nor by a token (a job) has no names.
    if (!record) throw new AppError('SIGNED_OUT');
    return { principal, record };
  }

  /**
   * The one tenant that the session may speak for, or null where the person proved their own address. A tenant chooses its provider and so
   * could sign in as anybody who has an access there: what such a session says must stay within the tenant.
   */
  confinedTo(): string | null {
    const { principal, record } = this.current();
    return record.providerId || principal.kind === 'token' ? principal.tenantId : null;
  }

  /** Only `SessionStart.begin` calls it: every new session passes the tenant's policy there. */
  async create(client: Runner, { userId, choice, termId, seconds, notAfter }: NewSession, browser: Browser): Promise<{ id: string; token: string; expiresAt: Date }> {
    const id = newId();
    const token = newToken();
    const values = [id, hashToken(token), userId, choice.tenant.id, choice.id, choice.organization.id, termId, notAfter ?? null, browser.userAgent, browser.address, seconds];
    const { rows } = await client.query<{ expires_at: Date }>({ name: 'sign_in_session_open', text: INSERT, values });
    const expiresAt = rows[0]?.expires_at;
    if (!expiresAt) throw new Error('The session was not written.');
    return { id, token, expiresAt };
  }

  /**
   * Gives the session another place and another token; SIGNED_OUT when the presented token is no longer its own. The new token follows from the
   * old one and the server's secret, so that every answer to the old one hands out the same.
   */
  async rotate(client: Runner, browser: Browser, to: { accessId: string; organizationId: string; termId: string | null }): Promise<string> {
    const { sessionId } = requirePrincipal();
    const old = browser.read('session');
    if (!looksLikeToken(old)) throw new AppError('SIGNED_OUT');
    const token = successorOf(this.config.sessionSecret, old);
    const { rowCount } = await client.query(ROTATE, [sessionId, hashToken(old), hashToken(token), to.accessId, to.organizationId, to.termId]);
    if (rowCount !== 1) throw new AppError('SIGNED_OUT');
    return token;
  }

  /** Ends the session of a cookie, whoever presents it. */
  async revokeToken(client: Runner, token: string | null): Promise<{ id: string; userId: string; tenantId: string; accessId: string; organizationId: string } | null> {
    if (!looksLikeToken(token)) return null;
    const { rows } = await client.query<{ id: string; userId: string; tenantId: string; accessId: string; organizationId: string }>(
      `update sign_in_session set revoked_at = now() where (token_hash = $1 or (${PREVIOUS})) and revoked_at is null
       returning id, user_id as "userId", tenant_id as "tenantId", access_id as "accessId", organization_id as "organizationId"`,
      [hashToken(token)],
    );
    return rows[0] ?? null;
  }

  /** Whether a session still holds, without counting as activity. */
  async isAlive(sessionId: string): Promise<boolean> {
    const rows = await this.db.rows(ALIVE, [sessionId], 'sign_in_session_alive');
    return rows.length > 0;
  }

  /** Counts as activity at once, however little time has passed. */
  async keepAlive(): Promise<void> {
    await this.seen.now(requirePrincipal().sessionId, 0);
  }
}
