import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, MailService, type Principal, requireOwnSession } from '@afterbell/core/api';
import { AppError, isEmail, newId, normalizeEmail } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { CODE_SECONDS, CODE_TRIES, LIMITS } from './limits';
import { PasskeyConfirmation } from './passkey-confirmation.service';
import { emailChangedMail, newEmailMail } from './profile-mail';
import { CONFINED } from './profile.service';
import { RateLimiter } from './rate-limiter';
import { SessionService, type UserRef } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { type Runner, SystemDb } from './system-db';
import { bareCode, keyedHash, newCode, sameHash } from './tokens';

const OPEN = `insert into email_change (id, user_id, session_id, email, code_hash, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => ${CODE_SECONDS}))`;

// Takes one try and locks the row: a second submit of the same code waits here, then finds it used.
const TRY = `update email_change set tries = tries + 1
  where id = (select id from email_change where user_id = $1 and session_id = $2 and used_at is null order by created_at desc limit 1)
    and used_at is null and expires_at > now() and tries < ${CODE_TRIES}
  returning id, email, code_hash`;

/** A new address is taken on when a code that was mailed to it comes back from the session that asked. */
@Injectable()
export class ProfileEmailService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly mail: MailService,
    private readonly limiter: RateLimiter,
    private readonly sessions: SessionService,
    private readonly confirmation: PasskeyConfirmation,
  ) {}

  /** Sends a code to the new address unless somebody has it; answers, and costs, the same either way. */
  async request(typed: string): Promise<void> {
    const principal = requireOwnSession();
    const { user, tenant } = this.sessions.current().record;
    if (this.sessions.confinedTo() !== null) throw invalid(CONFINED);
    if (!isEmail(typed)) throw invalid('This is not an e-mail address.');
    const email = normalizeEmail(typed);
    if (email === user.email) throw invalid('This is your address already.');
    await this.confirmation.requireOfAdministrators(principal);
    const address = keyedHash(this.config.sessionSecret, 'email-change-limit', email).toString('base64url');
    for (const key of [`person:${user.id}`, `address:${address}`]) {
      await this.limiter.take(`email-change-spacing:${key}`, LIMITS.emailChangeSpacing);
      await this.limiter.take(`email-change-hour:${key}`, LIMITS.emailChangePerHour);
    }
    await this.db.transaction(async (client) => {
      await client.query('update email_change set used_at = now() where user_id = $1 and used_at is null', [user.id]);
      const { rows } = await client.query('select 1 from app_user where email = $1', [email]);
      const taken = rows.length > 0;
      const id = newId();
      const code = newCode();
      // Hashed and mailed either way, then taken back: the time tells nothing.
      const hash = this.hash(id, code);
      await client.query(OPEN, [id, user.id, principal.sessionId, email, taken ? null : hash]);
      await client.query('savepoint mail');
      await this.mail.queue(client, newEmailMail(email, code, tenant));
      await client.query(taken ? 'rollback to savepoint mail' : 'release savepoint mail');
    });
  }

  /** Takes the new address on and tells the old one. */
  async confirm(typedCode: string, browser: Browser): Promise<UserRef> {
    const principal = requireOwnSession();
    const { user, tenant } = this.sessions.current().record;
    if (this.sessions.confinedTo() !== null) throw invalid(CONFINED);
    await this.confirmation.requireOfAdministrators(principal);
    const outcome = await this.db.transaction(async (client) => {
      const { rows } = await client.query<{ id: string; email: string; code_hash: Buffer | null }>(TRY, [user.id, principal.sessionId]);
      const change = rows[0];
      // A refusal is returned, not thrown: the try it took must be committed.
      if (!change) return 'SIGN_IN_CODE_EXPIRED' as const;
      const offered = this.hash(change.id, bareCode(typedCode));
      if (!change.code_hash || !sameHash(change.code_hash, offered)) return 'SIGN_IN_CODE_WRONG' as const;
      await client.query('update email_change set used_at = now() where id = $1', [change.id]);
      // Somebody else may have taken it while the code was on its way; that too must tell nothing.
      const { rowCount } = await client.query('update app_user set email = $2 where id = $1 and not exists (select 1 from app_user where email = $2)', [user.id, change.email]);
      if (rowCount !== 1) return 'SIGN_IN_CODE_EXPIRED' as const;
      await client.query('update sign_in_challenge set used_at = now() where email = $1 and used_at is null', [user.email]);
      await this.mail.queue(client, emailChangedMail(user.email, change.email, tenant));
      await this.record(client, principal, user, change.email, browser);
      return { ...user, email: change.email };
    });
    if (typeof outcome === 'string') throw new AppError(outcome, { path: 'code' });
    return outcome;
  }

  private record(client: Runner, principal: Principal, user: UserRef, email: string, browser: Browser): Promise<void> {
    return recordSignIn(client, {
      action: 'profile.change_email',
      tenantId: principal.tenantId,
      userId: user.id,
      accessId: principal.accessId,
      organizationId: principal.organizationId,
      subjectType: 'user',
      subjectId: user.id,
      before: { email: user.email },
      after: { email },
      address: browser.address,
    });
  }

  private hash(id: string, code: string): Buffer {
    return keyedHash(this.config.sessionSecret, 'email-change-code', id, code);
  }
}

const invalid = (message: string) => new AppError('VALIDATION', { problems: [{ path: 'email', message }] });
