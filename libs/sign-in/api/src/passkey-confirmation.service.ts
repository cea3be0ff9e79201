import { Injectable } from '@nestjs/common';
import { type Confirmation, type Confirmed, type Principal, requirePrincipal } from '@afterbell/core/api';
import { AppError, type FeatureKey, type OrganizationLevel, type PermissionSet } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { CONFIRMED_SECONDS, LIMITS } from './limits';
import { askToProve, passkeysOf, readProven, REFUSED } from './passkey-ceremony';
import { PasskeyService } from './passkey.service';
import { RateLimiter } from './rate-limiter';
import { type PolicyRow, toPolicy } from './security-policy';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';

interface StateRow extends PolicyRow {
  known: boolean;
  fresh: boolean;
  ever: boolean;
}

const STATE = `select p.passkey_levels, p.confirm_permissions, p.confirm_exports, p.session_seconds, p.version, s.id is not null as known, s.confirmed_at is not null as ever,
         coalesce(s.confirmed_at > now() - interval '${CONFIRMED_SECONDS} seconds', false) as fresh
    from tenant t
    left join security_policy p on p.tenant_id = t.id
    left join sign_in_session s on s.id = $2 and s.user_id = $3 and s.tenant_id = t.id and s.revoked_at is null
   where t.id = $1`;

const WHY: Record<Confirmed, string> = {
  permissions: 'Your agency asks for a passkey before changes to users, roles and security.',
  exports: 'Your agency asks for a passkey before exports.',
};

/** Where somebody who may edit one of these makes another way in, or moves theirs, it is as much as changing it. */
const ADMINISTRATION: readonly FeatureKey[] = ['settings.users', 'settings.roles', 'settings.security'];

/** Asks for a passkey again, in the session that is running (docs/sign-in.md "Passkeys"). */
@Injectable()
export class PasskeyConfirmation implements Confirmation {
  constructor(
    private readonly db: SystemDb,
    private readonly passkeys: PasskeyService,
    private readonly limiter: RateLimiter,
  ) {}

  async require(principal: Principal, what: Confirmed): Promise<void> {
    const state = await this.stateOf(principal);
    const policy = toPolicy(state);
    const wanted = what === 'permissions' ? policy.confirmPermissions : policy.confirmExports;
    if (!wanted || state?.fresh) return;
    if (!state?.known) throw new AppError('CONFIRM_REQUIRED', { message: `${WHY[what]} An API token cannot give one: do this in the browser.` });
    throw new AppError('CONFIRM_REQUIRED', { message: WHY[what] });
  }

  /** Before a new API token or another address: asks whoever may edit users, roles or security, by the current access or by one of `others`. */
  async requireOfAdministrators(principal: Principal, ...others: readonly PermissionSet[]): Promise<void> {
    const may = [principal.permissions, ...others].some((permissions) => ADMINISTRATION.some((feature) => permissions.allows('edit', feature)));
    if (may) await this.require(principal, 'permissions');
  }

  /** Whoever moves to an access at a level that wants a passkey has proven one in this session. */
  async requireForLevel(principal: Principal, level: OrganizationLevel): Promise<void> {
    const state = await this.stateOf(principal);
    if (state?.ever || !toPolicy(state).passkeyLevels.includes(level)) return;
    throw new AppError('CONFIRM_REQUIRED', { message: 'Your agency asks for a passkey at this level.' });
  }

  /** The question for the browser; null when the person has no passkey on this host. */
  async start(browser: Browser): Promise<string | null> {
    const asked = this.passkeys.asked('confirm', browser);
    return this.db.transaction(async (client) => {
      await this.passkeys.requireHolder(client);
      const known = await passkeysOf(client, asked);
      return known.length ? askToProve(client, asked, known) : null;
    });
  }

  async confirm(answer: string, browser: Browser): Promise<Date> {
    const principal = requirePrincipal();
    const asked = this.passkeys.asked('confirm', browser);
    const { origin } = this.passkeys.placeOf(browser);
    const key = `passkey:${asked.tenantId}:${asked.userId}`;
    await this.limiter.take(key, LIMITS.passkeyFailures);
    const done = await this.db.transaction(async (client) => {
      await this.passkeys.requireHolder(client);
      const passkey = await readProven(client, asked, answer, origin);
      const { tenantId, userId, accessId, organizationId } = principal;
      const who = { tenantId, userId, accessId, organizationId, address: browser.address };
      if (!passkey) {
        await recordSignIn(client, { ...who, action: 'passkey.fail', subjectType: 'sign_in_session', subjectId: principal.sessionId });
        return null;
      }
      await client.query('update sign_in_session set confirmed_at = now() where id = $1', [principal.sessionId]);
      await recordSignIn(client, { ...who, action: 'passkey.confirm', subjectType: 'passkey', subjectId: passkey.id });
      return new Date(Date.now() + CONFIRMED_SECONDS * 1000);
    });
    if (!done) throw REFUSED();
    await this.limiter.giveBack(key);
    return done;
  }

  /** Whether the person could confirm at all: an administrator must not turn on what they cannot pass. */
  async hasPasskey(browser: Browser): Promise<boolean> {
    return (await this.passkeys.list(browser)).length > 0;
  }

  private async stateOf({ tenantId, sessionId, userId }: Principal): Promise<StateRow | undefined> {
    const [row] = await this.db.rows<StateRow>(STATE, [tenantId, sessionId, userId], 'passkey_state');
    return row;
  }
}
