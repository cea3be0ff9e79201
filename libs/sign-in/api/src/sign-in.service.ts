import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, currentScope, MailService, requirePerson, tenantCodeOfHost } from '@afterbell/core/api';
import { AppError, isEmail, normalizeEmail } from '@afterbell/core/domain';
import { type AccessChoice, AccessChoiceService, IN_FORCE, rememberAccess, type TenantRef } from './access-choice.service';
import type { Browser } from './browser';
import { closeChallenge, openChallenge, tryChallenge } from './challenge';
import { codeMail } from './code-mail';
import { HandoverService } from './handover.service';
import { OauthProviders } from './oauth-providers.service';
import { CODE_SECONDS, SESSION_SECONDS } from './limits';
import { type Started, SessionStart } from './session-start.service';
import { SessionService, type UserRef } from './session.service';
import { type SessionView, SessionViewService } from './session-view.service';
import { recordSignIn } from './sign-in-audit';
import { SignInLimits } from './sign-in-limits';
import { type Runner, SystemDb, type Together } from './system-db';
import { bareCode, newCode } from './tokens';
import { endView } from './view-as-trail';

/** A way to sign in that the host offers; a provider's `url` begins there. */
export type SignInChoice = { type: 'code' } | { type: 'oauth'; id: string; name: string; url: string };

/** The code was right, and the tenant wants a passkey too: `POST /auth/passkey` goes on. */
export interface PasskeyWanted {
  passkeyWanted: true;
}

export interface SignInResult {
  passkeyWanted: false;
  session: SessionView;
  otherAccesses: AccessChoice[];
  /** Where to go on when the access belongs to another tenant's host; this host has no session then. */
  redirectUrl: string | null;
}

interface Proven {
  user: UserRef;
  choices: AccessChoice[];
  choice: AccessChoice;
  started: Started | null;
  redirectUrl: string | null;
}

export const KNOWN = `select exists (select 1 from app_user u join access a on a.user_id = u.id join tenant t on t.id = a.tenant_id
                         where u.email = $1 and u.enabled and ${IN_FORCE}) as known`;

/** Signing in by an e-mailed code. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly mail: MailService,
    private readonly limits: SignInLimits,
    private readonly choices: AccessChoiceService,
    private readonly sessions: SessionService,
    private readonly views: SessionViewService,
    private readonly handovers: HandoverService,
    private readonly start: SessionStart,
    private readonly providers: OauthProviders,
  ) {}

  /** Sends a code if there is somebody to send it to; answers, and costs, the same if there is not. */
  async requestCode(typedEmail: string, browser: Browser): Promise<SignInChoice[]> {
    const email = requireEmail(typedEmail);
    const tenant = await this.tenantOf(browser);
    await this.limits.takeCodeRequest(email, browser);
    const { token, providers } = await this.db.transaction(async (client) => {
      client.later(closeChallenge(client, browser.read('challenge')));
      const [{ rows }, providers] = await Promise.all([client.query<{ known: boolean }>({ name: 'sign_in_known', text: KNOWN, values: [email] }), this.providers.choicesOf(tenant.id, client)]);
      const known = rows[0]?.known === true;
      const code = newCode();
      const token = openChallenge(client, this.config.sessionSecret, tenant.id, email, known ? code : null);
      // The mail is written either way and, for a stranger, taken back: the time tells nothing.
      client.later(client.query('savepoint mail'), this.mail.queue(client, codeMail(email, code, tenant)), client.query(known ? 'release savepoint mail' : 'rollback to savepoint mail'));
      return { token, providers };
    });
    browser.write('challenge', token, CODE_SECONDS);
    return [{ type: 'code' }, ...providers];
  }

  /** Exchanges the code for a session; of two submits at once exactly one gets it. */
  async verify(typedEmail: string, typedCode: string, browser: Browser): Promise<SignInResult | PasskeyWanted> {
    const email = requireEmail(typedEmail);
    const tenant = await this.tenantOf(browser);
    const outcome = await this.db.transaction(async (client) => {
      const attempt = await tryChallenge(client, this.config.sessionSecret, {
        token: browser.read('challenge'),
        tenantId: tenant.id,
        email,
        code: bareCode(typedCode),
      });
      if (attempt.outcome === 'right') return this.enter(client, email, tenant, attempt.challengeId, browser);
      // A refusal is returned, not thrown: the try it took must be committed.
      if (attempt.outcome === 'gone') return 'SIGN_IN_CODE_EXPIRED' as const;
      await this.recordFailure(client, email, tenant, attempt.challengeId, 'wrong code', browser);
      return 'SIGN_IN_CODE_WRONG' as const;
    });
    if (outcome === 'SIGN_IN_CODE_WRONG') await this.limits.countFailure(browser);
    if (typeof outcome === 'string') throw new AppError(outcome);
    this.limits.mark(email, browser);
    browser.clear('challenge');
    const { user, choice, choices, redirectUrl, started } = outcome;
    if (started) this.start.give(started, browser);
    if (started?.kind === 'passkey') return { passkeyWanted: true };
    const expiresAt = started?.expiresAt ?? new Date(Date.now() + SESSION_SECONDS * 1000);
    const termId = started ? started.termId : await this.choices.currentTerm(choice.tenant);
    const session = await this.views.at(user, { choice, organizationId: choice.organization.id, termId }, expiresAt);
    return { passkeyWanted: false, session, otherAccesses: choices.filter((other) => other !== choice), redirectUrl };
  }

  /** Ends the browser's session, if it has one. A token has none: it ends when it is revoked. */
  async signOut(browser: Browser): Promise<void> {
    if (currentScope()?.principal) requirePerson();
    await this.db.transaction(async (client) => {
      const ended = await this.sessions.revokeToken(client, browser.read('session'));
      if (!ended) return;
      const { id, ...who } = ended;
      await endView(client, id, 'sign-out', browser.address);
      await recordSignIn(client, { action: 'sign_in.sign_out', ...who, subjectType: 'sign_in_session', subjectId: id, address: browser.address });
    });
    browser.clear('session');
  }

  private async enter(client: Together, email: string, tenant: TenantRef, challengeId: string, browser: Browser): Promise<Proven | 'SIGN_IN_NO_ACCESS'> {
    const [{ rows }, choices] = await Promise.all([
      client.query<UserRef>({ name: 'sign_in_user', text: 'select id, name, email from app_user where email = $1 and enabled', values: [email] }),
      this.choices.choicesOfEmail(email, client),
    ]);
    const user = rows[0];
    const choice = user ? await this.choices.preferred(choices, user.id, tenant.id, client) : null;
    if (!user || !choice) {
      await this.recordFailure(client, email, tenant, challengeId, 'no access', browser);
      return 'SIGN_IN_NO_ACCESS';
    }
    const here = choice.tenant.id === tenant.id;
    const started = here ? await this.start.begin(client, { userId: user.id, choice, providerId: null }, browser) : null;
    const redirectUrl = here ? null : await this.handovers.issue(client, user.id, choice, null);
    const proven = { user, choices, choice, started, redirectUrl };
    client.later(this.limits.reward(client, email, browser));
    // Nobody is in yet: the row of the trail is written when the passkey is.
    if (started?.kind === 'passkey') return proven;
    if (!here) client.later(this.sessions.revokeToken(client, browser.read('session')));
    client.later(
      rememberAccess(client, user.id, choice.id, true),
      recordSignIn(client, {
        action: 'sign_in.succeed',
        tenantId: choice.tenant.id,
        userId: user.id,
        accessId: choice.id,
        organizationId: choice.organization.id,
        subjectType: started ? 'sign_in_session' : 'sign_in_challenge',
        subjectId: started?.id ?? challengeId,
        after: { by: 'code' },
        address: browser.address,
      }),
    );
    return proven;
  }

  private async recordFailure(client: Runner, email: string, tenant: TenantRef, challengeId: string, reason: string, browser: Browser): Promise<void> {
    // A stranger's address is not kept: only a known user is named, by id.
    const { rows } = await client.query<{ id: string }>(
      'select u.id from app_user u where u.email = $1 and exists (select 1 from access a where a.user_id = u.id and a.tenant_id = $2)',
      [email, tenant.id],
    );
    await recordSignIn(client, {
      action: 'sign_in.fail',
      tenantId: tenant.id,
      userId: rows[0]?.id ?? null,
      subjectType: 'sign_in_challenge',
      subjectId: challengeId,
      after: { by: 'code', reason },
      address: browser.address,
    });
  }

  private async tenantOf(browser: Browser): Promise<TenantRef> {
    const code = tenantCodeOfHost(this.config, browser.host);
    const tenant = code === null ? null : await this.choices.tenantByCode(code);
    if (!tenant) throw new AppError('NOT_FOUND', { what: 'A program at this address' });
    return tenant;
  }
}

/** The identity form of an address: lower case and IDNA, never accent-folded. */
function requireEmail(typed: string): string {
  if (!isEmail(typed)) throw new AppError('VALIDATION', { problems: [{ path: 'email', message: 'This is not an e-mail address.' }] });
  return normalizeEmail(typed);
}
