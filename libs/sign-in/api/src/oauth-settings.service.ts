import { Inject, Injectable } from '@nestjs/common';
import { AuditService, CONFIG, type Config, Db, requirePrincipal, staleSave, tenantUrl, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { LIMITS } from './limits';
import { type Endpoints, OauthDiscovery } from './oauth-discovery.service';
import { ProviderError, providerUrl } from './oauth-http';
import { OauthProviders, PROVIDER_COLUMNS, type ProviderSettings } from './oauth-providers.service';
import { RateLimiter } from './rate-limiter';
import { SessionService } from './session.service';

export interface ProviderView extends ProviderSettings {
  id: string;
  name: string;
  hasSecret: boolean;
  enabled: boolean;
  version: number;
  callbackUrl: string;
  people: number;
}

export interface ProviderInput {
  id?: string | null;
  version?: number | null;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret?: string | null;
  authorizationUrl?: string | null;
  tokenUrl?: string | null;
  userinfoUrl?: string | null;
  jwksUrl?: string | null;
  scopes: string[];
  allowedDomains: string[];
  enabled: boolean;
}

const MOST = 20;
const LIST = `select ${PROVIDER_COLUMNS}, client_secret is not null as "hasSecret", enabled, version,
    (select count(*)::int from user_identity i where i.tenant_id = p.tenant_id and i.provider_id = p.id) as people
  from oauth_provider p`;

type Row = Omit<ProviderView, 'callbackUrl'>;
type Problem = { path: string; message: string };

const line = (text: string) => text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
const DOMAIN = /^(?=.{3,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** The identity providers of a tenant, as its administrators keep them. */
@Injectable()
export class OauthSettings {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly providers: OauthProviders,
    private readonly discovery: OauthDiscovery,
    private readonly limiter: RateLimiter,
    private readonly sessions: SessionService,
  ) {}

  async list(): Promise<ProviderView[]> {
    const rows = await this.db.query<Row>(`${LIST} order by name, id limit ${MOST}`, [], 'oauth_settings_list');
    return rows.map((row) => this.view(row));
  }

  async save(input: ProviderInput): Promise<ProviderView> {
    const clean = this.clean(input);
    return this.db.write(async (tx) => {
      const before = input.id ? await this.requireOne(tx, input.id, input.version) : null;
      const id = before?.id ?? newId();
      // What people proved to one issuer says nothing about them at another.
      if (before && before.issuer !== clean.issuer && before.people > 0) throw invalid('issuer', 'People have signed in by this issuer. Disable the provider and add another one.');
      await this.requireFreeName(tx, id, clean.name);
      const secret = input.clientSecret ? this.providers.close(requirePrincipal().tenantId, id, input.clientSecret) : null;
      const values = [id, clean.name, clean.issuer, clean.clientId, secret, clean.authorizationUrl, clean.tokenUrl, clean.userinfoUrl, clean.jwksUrl, clean.scopes, clean.allowedDomains, input.enabled];
      if (before) {
        await tx.execute(
          `update oauth_provider set name = $2, issuer = $3, client_id = $4, client_secret = coalesce($5, client_secret), authorization_url = $6, token_url = $7,
             userinfo_url = $8, jwks_url = $9, scopes = $10, allowed_domains = $11, enabled = $12, version = version + 1 where id = $1`,
          values,
        );
      } else {
        const count = await tx.one<{ count: number }>('select count(*)::int as count from oauth_provider');
        if ((count?.count ?? 0) >= MOST) throw new AppError('VALIDATION', { message: `There can be ${MOST} providers at most.` });
        await tx.execute(
          `insert into oauth_provider (id, name, issuer, client_id, client_secret, authorization_url, token_url, userinfo_url, jwks_url, scopes, allowed_domains, enabled)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          values,
        );
      }
      const after = { ...clean, enabled: input.enabled, ...(secret ? { clientSecret: 'changed' } : {}) };
      await this.audit.record(tx, { action: before ? 'security.edit_provider' : 'security.add_provider', subjectType: 'oauth_provider', subjectId: id, before: before && told(before), after });
      return this.one(tx, id);
    });
  }

  async setEnabled(id: string, enabled: boolean, version: number): Promise<ProviderView> {
    return this.db.write(async (tx) => {
      const before = await this.requireOne(tx, id, version);
      await tx.execute('update oauth_provider set enabled = $2, version = version + 1 where id = $1', [id, enabled]);
      await this.audit.record(tx, { action: enabled ? 'security.enable_provider' : 'security.disable_provider', subjectType: 'oauth_provider', subjectId: id, before: { enabled: before.enabled }, after: { enabled } });
      return this.one(tx, id);
    });
  }

  /** Asks the provider what a sign-in would ask before anybody is sent there. */
  async test(input: ProviderInput): Promise<{ authorizationUrl: string; tokenUrl: string; keys: number }> {
    const clean = this.clean(input);
    await this.limiter.take(`provider-test:${requirePrincipal().tenantId}`, LIMITS.providerTests);
    try {
      const found: Endpoints = await this.discovery.endpointsOf(clean, true);
      const keys = found.jwks ? (await this.discovery.keysOf(found.jwks, true)).length : 0;
      if (clean.scopes.includes('openid') && keys === 0) throw new ProviderError('The issuer publishes no keys to check its answers with.');
      return { authorizationUrl: found.authorization, tokenUrl: found.token, keys };
    } catch (error) {
      if (error instanceof ProviderError) throw new AppError('PROVIDER_UNREACHABLE', { message: error.message });
      throw error;
    }
  }

  private clean(input: ProviderInput): ProviderSettings & { name: string } {
    const problems: Problem[] = [];
    const name = line(input.name);
    if (name === '' || name.length > 60) problems.push({ path: 'name', message: name === '' ? 'Give the provider a name.' : 'The name can have 60 characters at most.' });
    const clientId = line(input.clientId);
    if (clientId === '') problems.push({ path: 'clientId', message: 'Enter the client id that the provider gave you.' });
    const address = (path: 'issuer' | 'authorizationUrl' | 'tokenUrl' | 'userinfoUrl' | 'jwksUrl', required = false): string | null => {
      const text = (input[path] ?? '').trim();
      if (text === '') {
        if (required) problems.push({ path, message: 'Enter the address.' });
        return null;
      }
      try {
        const url = providerUrl(this.config, text);
        if (path === 'issuer' && url.search) throw new ProviderError('An issuer has no question mark.');
      } catch (error) {
        problems.push({ path, message: (error as Error).message });
      }
      return text;
    };
    const issuer = address('issuer', true) ?? '';
    const urls = { authorizationUrl: address('authorizationUrl'), tokenUrl: address('tokenUrl'), userinfoUrl: address('userinfoUrl'), jwksUrl: address('jwksUrl') };
    if (Boolean(urls.authorizationUrl) !== Boolean(urls.tokenUrl)) problems.push({ path: urls.tokenUrl ? 'authorizationUrl' : 'tokenUrl', message: 'Enter both addresses, or neither.' });
    const scopes = [...new Set(input.scopes.map(line).filter(Boolean))];
    if (scopes.length === 0 || scopes.some((scope) => !/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/.test(scope))) problems.push({ path: 'scopes', message: 'Enter what to ask for, such as openid email.' });
    if (urls.authorizationUrl && scopes.includes('openid') && !urls.jwksUrl) problems.push({ path: 'jwksUrl', message: 'With the scope openid, the address of the keys is needed.' });
    if (urls.authorizationUrl && !scopes.includes('openid') && !urls.userinfoUrl) problems.push({ path: 'userinfoUrl', message: 'Without the scope openid, the address of the user information is needed.' });
    const allowedDomains = [...new Set(input.allowedDomains.map((domain) => line(domain).toLowerCase().replace(/^@/, '')).filter(Boolean))];
    const wrong = allowedDomains.find((domain) => !DOMAIN.test(domain));
    if (wrong !== undefined) problems.push({ path: 'allowedDomains', message: `"${wrong.slice(0, 60)}" is not a domain such as example.org.` });
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return { name, issuer, clientId, ...urls, scopes, allowedDomains };
  }

  private async requireOne(tx: Tx, id: string, version: number | null | undefined): Promise<Row> {
    const row = isUuid(id) ? await tx.one<Row>(`${LIST} where id = $1 for update of p`, [id]) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The provider' });
    if (row.version !== version) throw await stale(tx, 'oauth_provider', row.id, 'provider', row.name, row.version);
    return row;
  }

  private async requireFreeName(tx: Tx, id: string, name: string): Promise<void> {
    if (await tx.one('select 1 from oauth_provider where name = $1 and id <> $2', [name, id])) throw invalid('name', 'Another provider has this name.');
  }

  private async one(tx: Tx, id: string): Promise<ProviderView> {
    const row = await tx.one<Row>(`${LIST} where id = $1`, [id]);
    if (!row) throw new AppError('NOT_FOUND', { what: 'The provider' });
    return this.view(row);
  }

  private view(row: Row): ProviderView {
    const { code } = this.sessions.current().record.tenant;
    return { ...row, callbackUrl: `${tenantUrl(this.config, code)}/auth/oauth/${row.id}/callback` };
  }
}

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** What the trail keeps of a provider. */
const told = ({ name, issuer, clientId, authorizationUrl, tokenUrl, userinfoUrl, jwksUrl, scopes, allowedDomains, enabled }: Row) => ({ name, issuer, clientId, authorizationUrl, tokenUrl, userinfoUrl, jwksUrl, scopes, allowedDomains, enabled });

/** Somebody else saved in between; the current version comes with the refusal. */
export const stale = (tx: Tx, subjectType: string, id: string, field: string, current: string, version: number): Promise<AppError> =>
  staleSave(tx, { subjectType, subjectId: id }, [{ id, field, current, attempted: null, version }]);
