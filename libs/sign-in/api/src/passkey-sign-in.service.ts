import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, tenantCodeOfHost } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { AccessChoiceService, rememberAccess } from './access-choice.service';
import type { Browser } from './browser';
import { LIMITS } from './limits';
import { type Asked, askToAdd, askToProve, passkeysOf, readAdded, readProven } from './passkey-ceremony';
import { PasskeyService, passkeyName } from './passkey.service';
import { RateLimiter } from './rate-limiter';
import { type Started, SessionStart } from './session-start.service';
import type { UserRef } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { type Runner, SystemDb } from './system-db';

export interface PasskeyStep {
  /** `add`: the person has none on this host yet, and makes the first one now. */
  mode: 'verify' | 'add';
  options: string;
}

type Outcome = { kind: 'done'; started: Started } | { kind: 'refused' } | { kind: 'expired' };

const NAME_OF_FIRST = 'First passkey';

/** The second step of signing in, where the tenant wants a passkey at the level of the access. */
@Injectable()
export class PasskeySignIn {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly start: SessionStart,
    private readonly passkeys: PasskeyService,
    private readonly limiter: RateLimiter,
  ) {}

  async options(browser: Browser): Promise<PasskeyStep> {
    const step = await this.db.transaction(async (client) => {
      const open = await this.open(client, browser);
      if (!open) return null;
      const known = await passkeysOf(client, open.asked);
      return known.length
        ? { mode: 'verify' as const, options: await askToProve(client, open.asked, known) }
        : { mode: 'add' as const, options: await askToAdd(client, open.asked, open.user, known) };
    });
    if (!step) throw new AppError('SIGN_IN_STEP_EXPIRED');
    return step;
  }

  async finish(answer: string, name: string | undefined, browser: Browser): Promise<void> {
    const first = name === undefined || name.trim() === '' ? NAME_OF_FIRST : passkeyName(name);
    const { origin } = this.passkeys.placeOf(browser);
    const asking = await this.db.transaction((client) => this.open(client, browser));
    if (!asking) throw new AppError('SIGN_IN_STEP_EXPIRED');
    const limitKey = `passkey:${asking.asked.tenantId}:${asking.user.id}`;
    await this.limiter.take(limitKey, LIMITS.passkeyFailures);
    const outcome = await this.db.transaction(async (client): Promise<Outcome> => {
      const open = await this.open(client, browser);
      if (!open) return { kind: 'expired' };
      const { asked, user, step } = open;
      const known = await passkeysOf(client, asked);
      const proven = known.length ? (await readProven(client, asked, answer, origin)) !== null : await this.addFirst(client, asked, answer, origin, first, user, browser);
      if (!proven || !(await this.start.takeStep(client, step.key))) {
        await recordSignIn(client, { action: 'passkey.fail', tenantId: asked.tenantId, userId: user.id, subjectType: 'sign_in_challenge', subjectId: 'sign-in', after: { by: 'passkey' }, address: browser.address });
        return { kind: 'refused' };
      }
      const choice = (await this.choices.choicesOf(user.id, client)).find(({ id, tenant }) => id === step.access_id && tenant.id === asked.tenantId);
      if (!choice) return { kind: 'expired' };
      const started = await this.start.begin(client, { userId: user.id, choice, providerId: step.provider_id, notAfter: step.not_after, confirmed: true }, browser);
      if (started.kind !== 'session') return { kind: 'expired' };
      await rememberAccess(client, user.id, choice.id, true);
      await recordSignIn(client, {
        action: step.provider_id ? 'sign_in.oauth' : 'sign_in.succeed',
        tenantId: asked.tenantId,
        userId: user.id,
        accessId: choice.id,
        organizationId: choice.organization.id,
        subjectType: 'sign_in_session',
        subjectId: started.id,
        after: { by: step.provider_id ? 'oauth' : 'code', passkey: true },
        address: browser.address,
      });
      return { kind: 'done', started };
    });
    if (outcome.kind === 'expired') throw new AppError('SIGN_IN_STEP_EXPIRED');
    if (outcome.kind === 'refused') throw new AppError('PASSKEY_REFUSED');
    await this.limiter.giveBack(limitKey);
    this.start.give(outcome.started, browser);
  }

  private async open(client: Runner, browser: Browser) {
    const code = tenantCodeOfHost(this.config, browser.host);
    const tenant = code === null ? null : await this.choices.tenantByCode(code);
    const step = tenant && (await this.start.stepOf(client, browser, tenant.id));
    if (!step) return null;
    const { rows } = await client.query<UserRef>('select id, name, email from app_user where id = $1 and enabled', [step.user_id]);
    const user = rows[0];
    if (!user) return null;
    const asked: Asked = { purpose: 'sign_in', boundTo: `step:${step.key.toString('hex')}`, tenantId: step.tenant_id, userId: user.id, rpId: this.passkeys.placeOf(browser).rpId };
    return { step, user, asked };
  }

  private async addFirst(client: Runner, asked: Asked, answer: string, origin: string, name: string, user: UserRef, browser: Browser): Promise<boolean> {
    const added = await readAdded(client, asked, answer, origin);
    return added !== null && (await this.passkeys.keep(client, asked, added, name, browser, user)) !== null;
  }
}
