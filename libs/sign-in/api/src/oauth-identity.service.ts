import { Injectable } from '@nestjs/common';
import { isEmail, newId, normalizeEmail } from '@afterbell/core/domain';
import { AccessChoiceService, rememberAccess, type TenantRef } from './access-choice.service';
import type { Browser } from './browser';
import { closeChallenge } from './challenge';
import type { ActiveProvider } from './oauth-providers.service';
import { type Started, SessionStart } from './session-start.service';
import type { UserRef } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { type Runner, SystemDb } from './system-db';

/** What a provider vouches for. */
export interface Profile {
  subject: string;
  email: string | null;
  emailVerified: boolean;
}

export type Admission = { kind: 'started'; started: Started } | { kind: 'refused' | 'other' };

const BY_IDENTITY = `select i.user_id as id, u.name, u.email from user_identity i join app_user u on u.id = i.user_id and u.enabled
  where i.tenant_id = $1 and i.issuer = $2 and i.subject = $3`;

const LINK = `insert into user_identity (tenant_id, id, user_id, provider_id, issuer, subject) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;
const SEEN = 'update user_identity set last_used_at = now() where tenant_id = $1 and issuer = $2 and subject = $3';

class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly kind: 'refused' | 'other' = 'refused',
  ) {
    super(reason);
  }
}

/**
 * Who a provider's answer stands for. A person is known by issuer and subject; the e-mail address counts once, to find them the first
 * time. Every refusal looks alike to the person; the trail says why.
 */
@Injectable()
export class OauthIdentity {
  constructor(
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly start: SessionStart,
  ) {}

  async admit(tenant: TenantRef, provider: ActiveProvider, profile: Profile, typedEmail: string | null, browser: Browser): Promise<Admission> {
    return this.db.transaction(async (client): Promise<Admission> => {
      await client.query('savepoint admit');
      try {
        const user = await this.userOf(client, tenant, provider, profile, typedEmail);
        return { kind: 'started', started: await this.enter(client, tenant, provider, user, browser) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await client.query('rollback to savepoint admit');
        await this.refuse(client, tenant, provider, error.reason, browser);
        return { kind: error.kind };
      }
    });
  }

  /** A row of the trail for what went wrong; no address of a stranger is kept in it. */
  async refuse(client: Runner, tenant: TenantRef, provider: ActiveProvider, reason: string, browser: Browser): Promise<void> {
    const after = { by: 'oauth', provider: provider.name, reason };
    await recordSignIn(client, { action: 'sign_in.fail', tenantId: tenant.id, userId: null, subjectType: 'oauth_provider', subjectId: provider.id, after, address: browser.address });
  }

  async refuseAlone(tenant: TenantRef, provider: ActiveProvider, reason: string, browser: Browser): Promise<void> {
    await this.db.transaction((client) => this.refuse(client, tenant, provider, reason, browser));
  }

  private async userOf(client: Runner, tenant: TenantRef, provider: ActiveProvider, profile: Profile, typedEmail: string | null): Promise<UserRef> {
    if (!profile.emailVerified || !isEmail(profile.email)) throw new Refusal('the e-mail address is not verified');
    const email = normalizeEmail(profile.email);
    const domain = email.slice(email.lastIndexOf('@') + 1);
    if (provider.allowedDomains.length > 0 && !provider.allowedDomains.includes(domain)) throw new Refusal('the domain of the e-mail address is not allowed');
    const { rows } = await client.query<UserRef>(BY_IDENTITY, [tenant.id, provider.issuer, profile.subject]);
    const known = rows[0];
    // On a shared computer the provider may still be signed in as the colleague before.
    if (typedEmail !== null && typedEmail !== email && typedEmail !== known?.email) throw new Refusal('another address than the one that was typed', 'other');
    if (known) {
      await client.query(SEEN, [tenant.id, provider.issuer, profile.subject]);
      return known;
    }
    return this.link(client, tenant, provider, profile.subject, email);
  }

  private async link(client: Runner, tenant: TenantRef, provider: ActiveProvider, subject: string, email: string): Promise<UserRef> {
    const { rows } = await client.query<UserRef>('select id, name, email from app_user where email = $1 and enabled', [email]);
    const user = rows[0];
    const here = user ? (await this.choices.choicesOf(user.id, client)).filter((choice) => choice.tenant.id === tenant.id) : [];
    if (!user || here.length === 0) throw new Refusal('no access for this e-mail address');
    // The issuer may have given an old address to somebody new.
    const { rowCount } = await client.query(LINK, [tenant.id, newId(), user.id, provider.id, provider.issuer, subject]);
    if (rowCount !== 1) throw new Refusal('the e-mail address belongs to another identity');
    await client.query(SEEN, [tenant.id, provider.issuer, subject]);
    return user;
  }

  private async enter(client: Runner, tenant: TenantRef, provider: ActiveProvider, user: UserRef, browser: Browser): Promise<Started> {
    // A tenant's provider speaks for that tenant alone: whoever runs it must not reach the person's other tenants.
    const choices = (await this.choices.choicesOf(user.id, client)).filter((choice) => choice.tenant.id === tenant.id);
    const choice = await this.choices.preferred(choices, user.id, tenant.id, client);
    if (!choice) throw new Refusal('no access');
    const started = await this.start.begin(client, { userId: user.id, choice, providerId: provider.id }, browser);
    await closeChallenge(client, browser.read('challenge'));
    if (started.kind === 'passkey') return started;
    await rememberAccess(client, user.id, choice.id, true);
    await recordSignIn(client, {
      action: 'sign_in.oauth',
      tenantId: tenant.id,
      userId: user.id,
      accessId: choice.id,
      organizationId: choice.organization.id,
      subjectType: 'sign_in_session',
      subjectId: started.id,
      after: { by: 'oauth', provider: provider.name },
      address: browser.address,
    });
    return started;
  }
}
