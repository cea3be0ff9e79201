import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, SignedIn } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { type ApiToken, ApiTokenService } from './api-token.service';
import { type ApiTokenState, ApiTokenType, CreateApiTokenInput, CreateApiTokenPayload, RevokeApiTokenPayload } from './api-token.types';
import { Browsers } from './browser';

@Resolver()
export class ApiTokenResolver {
  constructor(
    private readonly tokens: ApiTokenService,
    private readonly browsers: Browsers,
  ) {}

  @Query(() => [ApiTokenType], { description: 'Your API tokens, working ones first, 100 at most. Not open to tokens.' })
  @SignedIn()
  async apiTokens(): Promise<ApiTokenType[]> {
    return (await this.tokens.list()).map(typeOf);
  }

  @PayloadMutation(() => CreateApiTokenPayload, { description: 'Makes an API token for one of your accesses.' })
  @SignedIn()
  async createApiToken(@Args('input', { description: 'The token to make.' }) input: CreateApiTokenInput, @Context() { req, res }: { req: Request; res: Response }): Promise<CreateApiTokenPayload> {
    const { token, secret } = await this.tokens.create(input, this.browsers.of(req, res));
    return { token: typeOf(token), secret, problems: [] };
  }

  @PayloadMutation(() => RevokeApiTokenPayload, { description: 'Ends one of your API tokens; it is refused from the next request on.' })
  @SignedIn()
  async revokeApiToken(@Args('id', { type: () => ID, description: 'Id of the token.' }) id: string, @Context() { req, res }: { req: Request; res: Response }): Promise<RevokeApiTokenPayload> {
    return { token: typeOf(await this.tokens.revoke(id, this.browsers.of(req, res))), problems: [] };
  }
}

const typeOf = (token: ApiToken): ApiTokenType => ({ ...token, state: token.state as ApiTokenState });
