import type { JsonWebKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@afterbell/core/api';
import { callProvider, ProviderError, providerUrl } from './oauth-http';
import type { ProviderSettings } from './oauth-providers.service';

/** Where a provider is talked to. */
export interface Endpoints {
  authorization: string;
  token: string;
  userinfo: string | null;
  jwks: string | null;
  /** The token endpoint takes the secret in the header only. */
  basicOnly: boolean;
}

interface Kept<T> {
  at: number;
  value: T;
}

const KEEP_MS = 10 * 60_000;
/** An unknown key may be asked for again, but a forger must not make us ask all the time. */
const FRESH_EVERY_MS = 30_000;
const MOST_KEPT = 200;

/** Reads what providers publish about themselves, and keeps it for some minutes. */
@Injectable()
export class OauthDiscovery {
  private readonly documents = new Map<string, Kept<Endpoints>>();
  private readonly keySets = new Map<string, Kept<JsonWebKey[]>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Addresses that the administrator typed, or else those that the issuer publishes under its own name. */
  async endpointsOf(provider: ProviderSettings, fresh = false): Promise<Endpoints> {
    const { authorizationUrl, tokenUrl } = provider;
    if (authorizationUrl && tokenUrl) {
      const typed = { authorization: authorizationUrl, token: tokenUrl, userinfo: provider.userinfoUrl, jwks: provider.jwksUrl, basicOnly: false };
      this.check(typed);
      return typed;
    }
    const known = this.documents.get(provider.issuer);
    if (known && !fresh && Date.now() - known.at < KEEP_MS) return known.value;
    const document = await callProvider(this.config, `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (document['issuer'] !== provider.issuer) throw new ProviderError('The issuer calls itself by another name.');
    const text = (name: string) => (typeof document[name] === 'string' ? (document[name] as string) : null);
    const authorization = text('authorization_endpoint');
    const token = text('token_endpoint');
    if (!authorization || !token) throw new ProviderError('The issuer does not publish where to sign in.');
    const methods = document['token_endpoint_auth_methods_supported'];
    const basicOnly = Array.isArray(methods) ? !methods.includes('client_secret_post') : true;
    const found = { authorization, token, userinfo: text('userinfo_endpoint'), jwks: text('jwks_uri'), basicOnly };
    this.check(found);
    keep(this.documents, provider.issuer, found);
    return found;
  }

  async keysOf(address: string, fresh: boolean): Promise<JsonWebKey[]> {
    const known = this.keySets.get(address);
    if (known && Date.now() - known.at < (fresh ? FRESH_EVERY_MS : KEEP_MS)) return known.value;
    const { keys } = await callProvider(this.config, address);
    if (!Array.isArray(keys)) throw new ProviderError('The issuer publishes no keys.');
    const list = keys.filter((key): key is JsonWebKey => typeof key === 'object' && key !== null).slice(0, 50);
    keep(this.keySets, address, list);
    return list;
  }

  private check({ authorization, token, userinfo, jwks }: Endpoints): void {
    for (const address of [authorization, token, userinfo, jwks]) if (address) providerUrl(this.config, address);
  }
}

function keep<T>(into: Map<string, Kept<T>>, key: string, value: T): void {
  into.delete(key);
  into.set(key, { at: Date.now(), value });
  const oldest = into.keys().next();
  if (into.size > MOST_KEPT && !oldest.done) into.delete(oldest.value);
}
