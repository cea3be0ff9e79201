import type { Config } from '@afterbell/core/api';
import OAuth2Strategy, { type StateStore, type VerifyCallback } from 'passport-oauth2';
import type { Endpoints } from './oauth-discovery.service';
import { callProvider } from './oauth-http';
import type { ActiveProvider } from './oauth-providers.service';

export interface StrategyParts {
  config: Config;
  provider: ActiveProvider;
  endpoints: Endpoints;
  callbackUrl: string;
  store: StateStore;
}

/** What the token endpoint answered. */
export interface Tokens {
  accessToken: string;
  idToken: string | null;
}

type TokenCallback = (error: unknown, accessToken?: string, refreshToken?: string, params?: Record<string, unknown>) => void;

/**
 * passport-oauth2 for one provider and one request: it draws up the question with PKCE and checks the answer through our own store of
 * states. The token is fetched by our own guarded call, since the library's has neither a time-out nor a limit.
 */
export class ProviderStrategy extends OAuth2Strategy {
  constructor({ config, provider, endpoints, callbackUrl, store }: StrategyParts) {
    super(
      {
        authorizationURL: endpoints.authorization,
        tokenURL: endpoints.token,
        clientID: provider.clientId,
        clientSecret: provider.clientSecret ?? '',
        callbackURL: callbackUrl,
        scope: provider.scopes,
        pkce: true,
        state: true,
        store,
        skipUserProfile: true,
      },
      (accessToken: string, _refresh: string, params: Record<string, unknown>, _profile: unknown, done: VerifyCallback) => {
        const tokens: Tokens = { accessToken, idToken: typeof params['id_token'] === 'string' ? params['id_token'] : null };
        done(null, tokens);
      },
    );
    const exchange = (code: string, params: Record<string, string>, callback: TokenCallback) => {
      const secret = provider.clientSecret;
      const basic = secret !== null && endpoints.basicOnly;
      const form = { ...params, code, client_id: provider.clientId, ...(secret !== null && !basic ? { client_secret: secret } : {}) };
      const encode = (text: string) => encodeURIComponent(text).replace(/%20/g, '+');
      const authorization = basic ? `Basic ${Buffer.from(`${encode(provider.clientId)}:${encode(secret)}`).toString('base64')}` : undefined;
      callProvider(config, endpoints.token, { form, authorization }).then(
        (answer) => {
          const { access_token: token, ...rest } = answer;
          callback(null, typeof token === 'string' ? token : undefined, undefined, rest);
        },
        (error: unknown) => callback(error),
      );
    };
    this._oauth2.getOAuthAccessToken = exchange as typeof this._oauth2.getOAuthAccessToken;
  }

  /** Hints that the question carries; none of them is believed when it comes back. */
  override authorizationParams(options: { loginHint?: string | null; nonce?: string }): object {
    return { ...(options.loginHint ? { login_hint: options.loginHint } : {}), ...(options.nonce ? { nonce: options.nonce } : {}) };
  }
}
