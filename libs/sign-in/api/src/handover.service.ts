import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, tenantCodeOfHost, tenantUrl } from '@afterbell/core/api';
import { isUuid } from '@afterbell/core/domain';
import { type AccessChoice, AccessChoiceService, rememberAccess } from './access-choice.service';
import type { Browser } from './browser';
import { HANDOVER_SECONDS } from './limits';
import { type Started, SessionStart } from './session-start.service';
import { recordSignIn } from './sign-in-audit';
import { type Runner, SystemDb } from './system-db';
import { hashToken, newToken } from './tokens';

const REDEEM = `update sign_in_handover set used_at = now()
  where token_hash = $1 and tenant_id = $2 and used_at is null and expires_at > now() returning user_id, access_id`;

// Whoever signed out, or ran out of time, between the two hosts is not carried over; nor is another tenant's provider's word.
const END_SOURCE = `update sign_in_session set revoked_at = now()
  where id = $1 and user_id = $2 and provider_id is null and revoked_at is null and expires_at > now() returning expires_at`;

/**
 * Takes a signed-in person to another tenant's host, where this host's cookie is not sent. The address carries a secret that works once,
 * within a minute. It also names the session it came from, which ends when the new one begins; the hash covers the name.
 */
@Injectable()
export class HandoverService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly start: SessionStart,
  ) {}

  async issue(client: Runner, userId: string, choice: AccessChoice, sourceSessionId: string | null): Promise<string> {
    const token = sourceSessionId ? `${newToken()}.${sourceSessionId}` : newToken();
    await client.query(
      `insert into sign_in_handover (token_hash, user_id, tenant_id, access_id, expires_at) values ($1, $2, $3, $4, now() + make_interval(secs => ${HANDOVER_SECONDS}))`,
      [hashToken(token), userId, choice.tenant.id, choice.id],
    );
    return `${tenantUrl(this.config, choice.tenant.code)}/auth/handover?token=${token}`;
  }

  /** Signs the browser in on this host, or sends it on to its passkey; null when the token is used, late, of another host or no longer backed by an access. */
  async redeem(token: string, browser: Browser): Promise<Started['kind'] | null> {
    const code = tenantCodeOfHost(this.config, browser.host);
    const tenant = code === null ? null : await this.choices.tenantByCode(code);
    if (!tenant || token.length > 100) return null;
    const made = await this.db.transaction(async (client) => {
      const { rows } = await client.query<{ user_id: string; access_id: string }>(REDEEM, [hashToken(token), tenant.id]);
      const handover = rows[0];
      if (!handover) return null;
      const userId = handover.user_id;
      const choice = (await this.choices.choicesOf(userId, client)).find(({ id }) => id === handover.access_id);
      if (!choice) return null;
      const source = token.split('.')[1];
      let notAfter: Date | undefined;
      if (source !== undefined) {
        const ended = isUuid(source) ? await client.query<{ expires_at: Date }>(END_SOURCE, [source, userId]) : null;
        notAfter = ended?.rows[0]?.expires_at;
        if (!notAfter) return null;
      }
      const started = await this.start.begin(client, { userId, choice, providerId: null, notAfter }, browser);
      if (started.kind === 'passkey') return started;
      await rememberAccess(client, userId, choice.id, false);
      await recordSignIn(client, {
        action: 'sign_in.handover',
        tenantId: tenant.id,
        userId,
        accessId: choice.id,
        organizationId: choice.organization.id,
        subjectType: 'sign_in_session',
        subjectId: started.id,
        address: browser.address,
      });
      return started;
    });
    if (made) this.start.give(made, browser);
    return made?.kind ?? null;
  }
}
