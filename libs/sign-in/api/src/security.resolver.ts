import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { OauthSettings, type ProviderView } from './oauth-settings.service';
import { OauthProviderInput, OauthProviderPayload, OauthProviderTestPayload, OauthProviderType } from './oauth-settings.types';
import { SecurityPolicyService, type PolicyView } from './security-policy.service';
import { ResetSignInPayload, SecurityPolicyInput, SecurityPolicyPayload, SecurityPolicyType } from './security-policy.types';
import { SignInReset } from './sign-in-reset.service';

interface HttpContext {
  req: Request;
  res: Response;
}

const CHANGE = { confirm: 'permissions' } as const;

@Resolver()
export class SecurityResolver {
  constructor(
    private readonly browsers: Browsers,
    private readonly policies: SecurityPolicyService,
    private readonly providers: OauthSettings,
    private readonly resets: SignInReset,
  ) {}

  @Query(() => SecurityPolicyType, { description: 'What the tenant demands of sessions and passkeys.' })
  @Requires('view', 'settings.security')
  securityPolicy(@Context() context: HttpContext): Promise<PolicyView> {
    return this.policies.get(this.of(context));
  }

  @PayloadMutation(() => SecurityPolicyPayload, { description: 'Changes what the tenant demands of sessions and passkeys.' })
  @Requires('edit', 'settings.security', CHANGE)
  async saveSecurityPolicy(@Args('input', { description: 'The whole policy.' }) input: SecurityPolicyInput, @Context() context: HttpContext): Promise<SecurityPolicyPayload> {
    return { policy: await this.policies.save(input, this.of(context)), problems: [] };
  }

  @Query(() => [OauthProviderType], { description: 'The identity providers of the tenant by name; 20 at most.' })
  @Requires('view', 'settings.security')
  oauthProviders(): Promise<ProviderView[]> {
    return this.providers.list();
  }

  @PayloadMutation(() => OauthProviderPayload, { description: 'Adds or changes an identity provider.' })
  @Requires('edit', 'settings.security', CHANGE)
  async saveOauthProvider(@Args('input', { description: 'The provider.' }) input: OauthProviderInput): Promise<OauthProviderPayload> {
    return { provider: await this.providers.save(input), problems: [] };
  }

  @PayloadMutation(() => OauthProviderPayload, { description: 'Offers an identity provider on the sign-in page, or no longer.' })
  @Requires('edit', 'settings.security', CHANGE)
  async setOauthProviderEnabled(
    @Args('id', { type: () => ID, description: 'The provider.' }) id: string,
    @Args('enabled', { description: 'Whether it is offered.' }) enabled: boolean,
    @Args('version', { type: () => Int, description: 'The version that was read.' }) version: number,
  ): Promise<OauthProviderPayload> {
    return { provider: await this.providers.setEnabled(id, enabled, version), problems: [] };
  }

  @PayloadMutation(() => OauthProviderTestPayload, { description: 'Asks an identity provider for what a sign-in needs; changes nothing.' })
  @Requires('edit', 'settings.security')
  async testOauthProvider(@Args('input', { description: 'The provider as it would be saved.' }) input: OauthProviderInput): Promise<OauthProviderTestPayload> {
    return { test: await this.providers.test(input), problems: [] };
  }

  @PayloadMutation(() => ResetSignInPayload, { description: "Removes a person's passkeys and links to identity providers in this tenant and ends their sessions here; for a lost device. Problems: ACCESS_BEYOND_OWN, also where an access stands above or elsewhere." })
  @Requires('edit', 'settings.users', CHANGE)
  async resetSignInMethods(@Args('userId', { type: () => ID, description: 'The user; every access of theirs must stand at or beneath the acting organization.' }) userId: string): Promise<ResetSignInPayload> {
    return { ...(await this.resets.reset(userId)), problems: [] };
  }

  private of({ req, res }: HttpContext) {
    return this.browsers.of(req, res);
  }
}
