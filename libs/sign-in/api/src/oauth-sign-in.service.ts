import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, tenantCodeOfHost, tenantUrl } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { Logger } from 'pino';
import { AccessChoiceService, type TenantRef } from './access-choice.service';
import type { Browser } from './browser';
import { LIMITS } from './limits';
import { networkOf } from './network';
import { type Attempt, AttemptStore } from './oauth-attempt';
import { type Endpoints, OauthDiscovery } from './oauth-discovery.service';
import { callProvider, ProviderError } from './oauth-http';
import { OauthIdentity, type Profile } from './oauth-identity.service';
import { readIdToken } from './oauth-id-token';
import { type ActiveProvider, OauthProviders } from './oauth-providers.service';
import { ProviderStrategy, type Tokens } from './oauth-strategy';
import { RateLimiter } from './rate-limiter';
import { SessionStart } from './session-start.service';
import { SignInLimits } from './sign-in-limits';
import { SystemDb } from './system-db';
import { hashToken, looksLikeToken, newToken } from './tokens';

/** How a sign-in by a provider ended other than well; the sign-in page has the words. */
export type OauthEnd = 'unavailable' | 'failed' | 'expired' | 'cancelled' | 'refused' | 'other' | 'busy';

type Verdict = { kind: 'tokens'; tokens: Tokens } | { kind: 'end'; end: OauthEnd; why: string };

const loginWith = (end: OauthEnd) => `/login?oauth=${end}`;

/** Signing in by an identity provider of the host's tenant (docs/sign-in.md "Identity providers"). */
@Injectable()
export class OauthSignIn {
  private readonly passport = new passport.Authenticator();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly providers: OauthProviders,
    private readonly discovery: OauthDiscovery,
    private readonly identity: OauthIdentity,
    private readonly start: SessionStart,
    private readonly limiter: RateLimiter,
    private readonly limits: SignInLimits,
  ) {}

  /** Sends the browser to the provider; answers a path when it cannot. */
  async begin(providerId: string, request: Request, response: Response, browser: Browser): Promise<string | null> {
    const tenant = await this.tenantOf(browser);
    const provider = tenant && (await this.providers.active(tenant.id, providerId));
    if (!tenant || !provider) return loginWith('unavailable');
    // The answer comes to the tenant's own host, so the cookies must be of that host too.
    const own = new URL(tenantUrl(this.config, tenant.code));
    if ((browser.host ?? '').toLowerCase().replace(/:\d+$/, '') !== own.hostname) return `${own.origin}/auth/oauth/${provider.id}`;
    try {
      await this.limiter.take(this.networkKey(browser), LIMITS.providerStarts);
      const endpoints = await this.discovery.endpointsOf(provider);
      const attempt = { email: await this.typedEmail(browser, tenant), nonce: newToken() };
      const strategy = this.strategy(tenant, provider, endpoints, browser, attempt).strategy;
      const verdict = await this.run(strategy, request, response, { loginHint: attempt.email, nonce: attempt.nonce });
      return verdict === null ? null : loginWith('failed');
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return loginWith('busy');
      if (!(error instanceof ProviderError)) throw error;
      await this.note(tenant, provider, error.message, browser);
      return loginWith('failed');
    }
  }

  /** Reads the provider's answer, and says where the browser goes on. */
  async finish(providerId: string, request: Request, response: Response, browser: Browser): Promise<string> {
    const tenant = await this.tenantOf(browser);
    const provider = tenant && (await this.providers.active(tenant.id, providerId));
    if (!tenant || !provider) return loginWith('unavailable');
    try {
      // Each answer may cost calls to the provider and a row of the trail.
      await this.limiter.take(`oauth-answer:network:${networkOf(browser.address)}`, LIMITS.providerAnswers);
      const named = request.query['iss'];
      // Who answers says so (RFC 9207): another's answer is not this one's, whatever state it carries.
      if (named !== undefined && named !== provider.issuer) throw new ProviderError('The answer is of another issuer.');
      const endpoints = await this.discovery.endpointsOf(provider);
      const { strategy, store } = this.strategy(tenant, provider, endpoints, browser, null);
      const verdict = await this.run(strategy, request, response, {});
      if (verdict?.kind !== 'tokens' || !store.taken) {
        const end = verdict?.kind === 'end' ? verdict.end : 'failed';
        await this.note(tenant, provider, verdict?.kind === 'end' ? verdict.why : 'no answer', browser);
        return loginWith(end);
      }
      const profile = await this.profileOf(provider, endpoints, verdict.tokens, store.taken);
      const admission = await this.identity.admit(tenant, provider, profile, store.taken.email, browser);
      if (admission.kind !== 'started') {
        await this.limits.countFailure(browser);
        return loginWith(admission.kind);
      }
      this.start.give(admission.started, browser);
      for (const kind of ['oauth', 'challenge'] as const) browser.clear(kind);
      await this.limiter.giveBack(this.networkKey(browser));
      // Through the sign-in page, which knows the place that the person was on the way to.
      return admission.started.kind === 'passkey' ? '/login?step=passkey' : '/login';
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return loginWith('busy');
      if (!(error instanceof ProviderError)) throw error;
      await this.note(tenant, provider, error.message, browser);
      return loginWith('failed');
    }
  }

  private strategy(tenant: TenantRef, provider: ActiveProvider, endpoints: Endpoints, browser: Browser, attempt: Attempt | null) {
    const store = new AttemptStore(this.db, browser, { tenantId: tenant.id, providerId: provider.id }, attempt);
    const callbackUrl = `${tenantUrl(this.config, tenant.code)}/auth/oauth/${provider.id}/callback`;
    return { store, strategy: new ProviderStrategy({ config: this.config, provider, endpoints, callbackUrl, store: store.asStateStore() }) };
  }

  /** Runs passport for this one exchange; null when it has redirected. */
  private run(strategy: ProviderStrategy, request: Request, response: Response, options: { loginHint?: string | null; nonce?: string }): Promise<Verdict | null> {
    return new Promise((done) => {
      response.once('finish', () => done(null));
      const told = (error: unknown, tokens: unknown, info: unknown) => {
        if (error) return done({ kind: 'end', end: (error as { code?: string }).code === 'access_denied' ? 'cancelled' : 'failed', why: whyOf(error) });
        if (tokens) return done({ kind: 'tokens', tokens: tokens as Tokens });
        const state = (info as { message?: string } | undefined)?.message === 'state';
        done({ kind: 'end', end: state ? 'expired' : 'cancelled', why: state ? 'the state is unknown, used, late or of another browser' : 'canceled at the provider' });
      };
      const middleware = this.passport.authenticate(strategy, { session: false, ...options } as passport.AuthenticateOptions, told) as (request: Request, response: Response, next: (error?: unknown) => void) => void;
      middleware(request, response, (error) => told(error ?? new Error('passport went on'), null, null));
    });
  }

  private async profileOf(provider: ActiveProvider, endpoints: Endpoints, tokens: Tokens, attempt: Attempt): Promise<Profile> {
    const jwks = endpoints.jwks;
    const openid = provider.scopes.includes('openid');
    if (openid && !tokens.idToken) throw new ProviderError('The provider sent no ID token.');
    if (openid && !jwks) throw new ProviderError('The issuer publishes no keys.');
    const claims =
      openid && tokens.idToken && jwks
        ? await readIdToken(tokens.idToken, {
            issuer: provider.issuer,
            clientId: provider.clientId,
            nonce: attempt.nonce,
            now: Date.now() / 1000,
            keys: (fresh) => this.discovery.keysOf(jwks, fresh),
          })
        : null;
    if (claims && claims['email'] !== undefined) return profile(claims.sub, claims);
    if (!endpoints.userinfo) throw new ProviderError('The provider tells no e-mail address.');
    const info = await callProvider(this.config, endpoints.userinfo, { authorization: `Bearer ${tokens.accessToken}` });
    const { sub } = info;
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new ProviderError('The provider names nobody.');
    if (claims && claims.sub !== sub) throw new ProviderError('The ID token and the user information name different people.');
    return profile(sub, info);
  }

  private async typedEmail(browser: Browser, tenant: TenantRef): Promise<string | null> {
    const token = browser.read('challenge');
    if (!looksLikeToken(token)) return null;
    const [row] = await this.db.rows<{ email: string }>('select email from sign_in_challenge where token_hash = $1 and tenant_id = $2 and expires_at > now()', [hashToken(token), tenant.id]);
    return row?.email ?? null;
  }

  private async note(tenant: TenantRef, provider: ActiveProvider, why: string, browser: Browser): Promise<void> {
    this.logger.warn({ tenantId: tenant.id, providerId: provider.id, why }, 'a sign-in by an identity provider did not succeed');
    await this.identity.refuseAlone(tenant, provider, why.slice(0, 300), browser);
    await this.limits.countFailure(browser);
  }

  private networkKey(browser: Browser): string {
    return `oauth:network:${networkOf(browser.address)}`;
  }

  private async tenantOf(browser: Browser): Promise<TenantRef | null> {
    const code = tenantCodeOfHost(this.config, browser.host);
    return code === null ? null : this.choices.tenantByCode(code);
  }
}

const profile = (subject: string, { email, email_verified: verified }: Record<string, unknown>): Profile => ({
  subject,
  email: typeof email === 'string' ? email : null,
  // Some providers write the word.
  emailVerified: verified === true || verified === 'true',
});

function whyOf(error: unknown): string {
  const { oauthError, message } = error as { oauthError?: { message?: string }; message?: string };
  return oauthError?.message ?? message ?? 'unknown';
}
