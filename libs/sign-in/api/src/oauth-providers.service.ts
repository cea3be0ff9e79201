import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, seal, unseal } from '@afterbell/core/api';
import { isUuid } from '@afterbell/core/domain';
import type { Logger } from 'pino';
import { type Runner, SystemDb } from './system-db';

/** How a tenant's provider is reached; what a sign-in needs and an administrator sets. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  authorizationUrl: string | null;
  tokenUrl: string | null;
  userinfoUrl: string | null;
  jwksUrl: string | null;
  scopes: string[];
  allowedDomains: string[];
}

export interface ActiveProvider extends ProviderSettings {
  id: string;
  name: string;
  clientSecret: string | null;
}

export const PROVIDER_COLUMNS = `id, name, issuer, client_id as "clientId", authorization_url as "authorizationUrl", token_url as "tokenUrl",
  userinfo_url as "userinfoUrl", jwks_url as "jwksUrl", scopes, allowed_domains as "allowedDomains"`;

/** What sign-in knows of a tenant's identity providers. */
@Injectable()
export class OauthProviders {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: SystemDb,
  ) {}

  /** The host's providers, the same for everybody who asks. */
  async choicesOf(tenantId: string, on?: Runner): Promise<{ type: 'oauth'; id: string; name: string; url: string }[]> {
    const rows = await this.db.rows<{ id: string; name: string }>('select id, name from oauth_provider where tenant_id = $1 and enabled order by name, id limit 20', [tenantId], 'oauth_choices', on);
    return rows.map(({ id, name }) => ({ type: 'oauth', id, name, url: `/auth/oauth/${id}` }));
  }

  async active(tenantId: string, id: string): Promise<ActiveProvider | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.db.rows<Omit<ActiveProvider, 'clientSecret'> & { client_secret: Buffer | null }>(
      `select ${PROVIDER_COLUMNS}, client_secret from oauth_provider where tenant_id = $1 and id = $2 and enabled`,
      [tenantId, id],
      'oauth_active',
    );
    if (!row) return null;
    const { client_secret, ...provider } = row;
    return { ...provider, clientSecret: client_secret && this.open(tenantId, id, client_secret) };
  }

  /** The form in which the database keeps a client secret: of no use in another row, or without the server's key. */
  close(tenantId: string, id: string, secret: string): Buffer {
    return seal(this.key(), `${tenantId}:${id}`, secret);
  }

  private open(tenantId: string, id: string, sealed: Buffer): string | null {
    try {
      return String(unseal(this.key(), `${tenantId}:${id}`, sealed));
    } catch {
      this.logger.error({ tenantId, providerId: id }, 'the client secret of an identity provider cannot be read: ENCRYPTION_KEY has changed; enter the secret again');
      return null;
    }
  }

  private key(): Buffer {
    return createHmac('sha256', this.config.encryptionKey).update('oauth-client-secret').digest();
  }
}
