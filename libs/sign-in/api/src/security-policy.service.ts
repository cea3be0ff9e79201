import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isOrganizationLevel, ORGANIZATION_LEVELS, type OrganizationLevel } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { type Limit, LIMITS } from './limits';
import { stale } from './oauth-settings.service';
import { PasskeyService } from './passkey.service';
import { type PolicyRow, POLICY_COLUMNS, type SecurityPolicy, toPolicy, wantsPasskeys } from './security-policy';
import { SystemDb } from './system-db';

export interface PolicyView extends SecurityPolicy {
  idleSeconds: number;
  viewerHasPasskey: boolean;
  limits: ({ key: string } & Limit)[];
}

export interface PolicyInput {
  passkeyLevels: string[];
  confirmPermissions: boolean;
  confirmExports: boolean;
  idleSeconds: number;
  sessionSeconds: number;
  version: number;
}

const UPSERT = `insert into security_policy (passkey_levels, confirm_permissions, confirm_exports, session_seconds) values ($1, $2, $3, $4)
  on conflict (tenant_id) do update set passkey_levels = excluded.passkey_levels, confirm_permissions = excluded.confirm_permissions,
    confirm_exports = excluded.confirm_exports, session_seconds = excluded.session_seconds, version = security_policy.version + 1
  where security_policy.version = $5`;

// Who came in before the rule did proves a passkey at the next sign-in, not some time in the next hours.
const END_UNPROVEN = `update sign_in_session s set revoked_at = now()
  from access a join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
  where s.tenant_id = $1 and a.tenant_id = s.tenant_id and a.id = s.access_id and o.level = any($2) and s.confirmed_at is null and s.revoked_at is null and s.id <> $3`;

const IDLE = { min: 300, max: 14_400 };
const SESSION = { min: 3600, max: 43_200 };

/** What a tenant demands of sessions and passkeys, as its administrators keep it. */
@Injectable()
export class SecurityPolicyService {
  constructor(
    private readonly db: Db,
    private readonly system: SystemDb,
    private readonly audit: AuditService,
    private readonly passkeys: PasskeyService,
  ) {}

  async get(browser: Browser): Promise<PolicyView> {
    const { policy, idleSeconds } = await this.db.read((tx) => this.read(tx));
    const viewerHasPasskey = (await this.passkeys.list(browser)).length > 0;
    return { ...policy, idleSeconds, viewerHasPasskey, limits: Object.entries(LIMITS).map(([key, { hits, seconds }]) => ({ key, hits, seconds })) };
  }

  async save(input: PolicyInput, browser: Browser): Promise<PolicyView> {
    requireWithin('idleSeconds', input.idleSeconds, IDLE);
    requireWithin('sessionSeconds', input.sessionSeconds, SESSION);
    if (input.idleSeconds > input.sessionSeconds) throw invalid('idleSeconds', 'The idle time cannot be longer than the whole session.');
    const wanted = new Set(input.passkeyLevels.filter(isOrganizationLevel));
    const passkeyLevels = ORGANIZATION_LEVELS.filter((level) => wanted.has(level));
    const next = { ...input, passkeyLevels };
    // Whoever turns a lock on holds a key to it: a tenant must not shut out its last administrator.
    if (wantsPasskeys(next) && (await this.passkeys.list(browser)).length === 0) throw invalid('passkeys', 'Add a passkey to your own profile first. Without one you could not undo this.');
    const added = await this.db.write(async (tx) => {
      const { policy: before, idleSeconds } = await this.read(tx);
      const written = before.version === input.version ? await tx.execute(UPSERT, [passkeyLevels, input.confirmPermissions, input.confirmExports, input.sessionSeconds, input.version]) : 0;
      if (written !== 1) throw await stale(tx, 'security_policy', requirePrincipal().tenantId, 'policy', '', (await this.read(tx)).policy.version);
      if (idleSeconds !== input.idleSeconds) await tx.execute('update tenant set idle_timeout_seconds = $1 where id = app_tenant()', [input.idleSeconds]);
      const { version: _before, ...was } = before;
      const { version: _after, ...is } = next;
      await this.audit.record(tx, { action: 'security.edit_policy', subjectType: 'security_policy', subjectId: requirePrincipal().tenantId, before: { ...was, idleSeconds }, after: is });
      return passkeyLevels.filter((level) => !before.passkeyLevels.includes(level));
    });
    if (added.length) await this.endUnproven(added);
    return this.get(browser);
  }

  private async endUnproven(levels: OrganizationLevel[]): Promise<void> {
    const { tenantId, sessionId } = requirePrincipal();
    await this.system.rows(END_UNPROVEN, [tenantId, levels, sessionId]);
  }

  private async read(tx: Tx): Promise<{ policy: SecurityPolicy; idleSeconds: number }> {
    const row = await tx.one<PolicyRow>(`select ${POLICY_COLUMNS} from security_policy`, [], 'security_policy_read');
    const tenant = await tx.one<{ seconds: number }>('select idle_timeout_seconds as seconds from tenant where id = app_tenant()', [], 'security_idle_read');
    return { policy: toPolicy(row), idleSeconds: tenant?.seconds ?? 1800 };
  }
}

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

function requireWithin(path: string, value: number, { min, max }: { min: number; max: number }): void {
  if (value < min || value > max) throw invalid(path, `Choose from ${min / 60} to ${max / 60} minutes.`);
}
