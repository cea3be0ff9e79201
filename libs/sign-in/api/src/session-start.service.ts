import { Injectable } from '@nestjs/common';
import { type AccessChoice, AccessChoiceService } from './access-choice.service';
import type { Browser } from './browser';
import { STEP_SECONDS } from './limits';
import { policyOf } from './security-policy';
import { SessionService } from './session.service';
import type { Runner } from './system-db';
import { hashToken, looksLikeToken, newToken } from './tokens';

export interface SessionWish {
  userId: string;
  choice: AccessChoice;
  /** The tenant's provider that vouched for the person; none after a code. */
  providerId: string | null;
  /** An earlier end that must not be pushed back. */
  notAfter?: Date | null;
  /** A passkey was proven just now. */
  confirmed?: boolean;
}

export type Started =
  | { kind: 'session'; id: string; token: string; expiresAt: Date; termId: string | null }
  /** The tenant wants a passkey first: no session yet, and a cookie that only the second step takes. */
  | { kind: 'passkey'; token: string };

interface StepRow {
  user_id: string;
  tenant_id: string;
  access_id: string;
  provider_id: string | null;
  not_after: Date | null;
}

const OPEN_STEP = `insert into sign_in_step (token_hash, user_id, tenant_id, access_id, provider_id, not_after, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => ${STEP_SECONDS}))`;
const STEP = `select user_id, tenant_id, access_id, provider_id, not_after from sign_in_step
  where token_hash = $1 and tenant_id = $2 and used_at is null and expires_at > now()`;

/** The one place where somebody who has been proven gets a session, or is sent on to the passkey that the tenant's policy asks for. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly choices: AccessChoiceService,
    private readonly sessions: SessionService,
  ) {}

  async begin(client: Runner, wish: SessionWish, browser: Browser): Promise<Started> {
    const { userId, choice, providerId, confirmed = false } = wish;
    const [policy, termId] = await Promise.all([policyOf(client, choice.tenant.id), this.choices.currentTerm(choice.tenant, client), this.sessions.revokeToken(client, browser.read('session'))]);
    if (!confirmed && policy.passkeyLevels.includes(choice.organization.level)) {
      const token = newToken();
      await client.query(OPEN_STEP, [hashToken(token), userId, choice.tenant.id, choice.id, providerId, wish.notAfter ?? null]);
      return { kind: 'passkey', token };
    }
    const session = await this.sessions.create(client, { userId, choice, termId, seconds: policy.sessionSeconds, notAfter: wish.notAfter }, browser);
    if (confirmed || providerId) {
      await client.query('update sign_in_session set confirmed_at = case when $2 then now() end, provider_id = $3 where id = $1', [session.id, confirmed, providerId]);
    }
    return { kind: 'session', ...session, termId };
  }

  /** Hands the browser what was started; call it after the commit. */
  give(started: Started, browser: Browser): void {
    if (started.kind === 'session') {
      browser.write('session', started.token, null);
      browser.clear('step');
    } else {
      browser.clear('session');
      browser.write('step', started.token, STEP_SECONDS);
    }
  }

  /** The unfinished sign-in of this browser on this tenant's host. */
  async stepOf(client: Runner, browser: Browser, tenantId: string): Promise<(StepRow & { key: Buffer }) | null> {
    const token = browser.read('step');
    if (!looksLikeToken(token)) return null;
    const key = hashToken(token);
    const { rows } = await client.query<StepRow>(STEP, [key, tenantId]);
    return rows[0] ? { ...rows[0], key } : null;
  }

  /** Of two answers at once one finishes the step. */
  async takeStep(client: Runner, key: Buffer): Promise<boolean> {
    const { rowCount } = await client.query('update sign_in_step set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()', [key]);
    return rowCount === 1;
  }
}
