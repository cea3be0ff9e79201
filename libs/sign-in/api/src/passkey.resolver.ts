import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, requirePerson, SignedIn } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { PasskeyConfirmation } from './passkey-confirmation.service';
import { PasskeyService, type PasskeyView } from './passkey.service';
import { ConfirmPasskeyPayload, PasskeyPayload, PasskeyQuestionPayload, PasskeyType, RemovePasskeyPayload } from './passkey.types';

interface HttpContext {
  req: Request;
  res: Response;
}

@Resolver()
export class PasskeyResolver {
  constructor(
    private readonly browsers: Browsers,
    private readonly passkeys: PasskeyService,
    private readonly confirmation: PasskeyConfirmation,
  ) {}

  @Query(() => [PasskeyType], { description: 'The passkeys of the signed-in person on this host, oldest first; 20 at most. Not open to tokens.' })
  @SignedIn()
  async myPasskeys(@Context() context: HttpContext): Promise<PasskeyView[]> {
    requirePerson();
    return this.passkeys.list(this.of(context));
  }

  @PayloadMutation(() => PasskeyQuestionPayload, { description: 'Begins to add a passkey: the options for the browser.' })
  @SignedIn()
  async startPasskey(@Context() context: HttpContext): Promise<PasskeyQuestionPayload> {
    return { options: await this.passkeys.startAdd(this.of(context)), problems: [] };
  }

  @PayloadMutation(() => PasskeyPayload, { description: 'Adds the passkey that the browser made.' })
  @SignedIn()
  async addPasskey(
    @Args('answer', { description: "The browser's answer, as JSON text." }) answer: string,
    @Args('name', { description: 'A name for it, such as the device; 60 characters at most.' }) name: string,
    @Context() context: HttpContext,
  ): Promise<PasskeyPayload> {
    return { passkey: await this.passkeys.add(answer, name, this.of(context)), problems: [] };
  }

  @PayloadMutation(() => PasskeyPayload, { description: 'Gives a passkey another name.' })
  @SignedIn()
  async renamePasskey(
    @Args('id', { type: () => ID, description: 'Id of the passkey.' }) id: string,
    @Args('name', { description: 'The name; 60 characters at most.' }) name: string,
    @Context() context: HttpContext,
  ): Promise<PasskeyPayload> {
    return { passkey: await this.passkeys.rename(id, name, this.of(context)), problems: [] };
  }

  @PayloadMutation(() => RemovePasskeyPayload, { description: 'Removes a passkey; it can no longer be used here.' })
  @SignedIn()
  async removePasskey(@Args('id', { type: () => ID, description: 'Id of the passkey.' }) id: string, @Context() context: HttpContext): Promise<RemovePasskeyPayload> {
    await this.passkeys.remove(id, this.of(context));
    return { removed: true, problems: [] };
  }

  @PayloadMutation(() => PasskeyQuestionPayload, { description: 'Begins to confirm with a passkey: the options for the browser, or none when the person has no passkey here.' })
  @SignedIn()
  async startPasskeyConfirmation(@Context() context: HttpContext): Promise<PasskeyQuestionPayload> {
    return { options: await this.confirmation.start(this.of(context)), problems: [] };
  }

  @PayloadMutation(() => ConfirmPasskeyPayload, { description: 'Proves a passkey in this session: for ten minutes, what asks for one goes through.' })
  @SignedIn()
  async confirmPasskey(@Args('answer', { description: "The browser's answer, as JSON text." }) answer: string, @Context() context: HttpContext): Promise<ConfirmPasskeyPayload> {
    return { confirmedUntil: await this.confirmation.confirm(answer, this.of(context)), problems: [] };
  }

  private of({ req, res }: HttpContext) {
    return this.browsers.of(req, res);
  }
}
