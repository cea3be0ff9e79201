import { Args, Context, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, SignedIn } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { type Preferences, ProfileService } from './profile.service';
import { ProfileEmailService } from './profile-email.service';
import { type OwnSession, ProfileSessionsService } from './profile-sessions.service';
import { EmailChangePayload, OwnSessionsPayload, OwnSessionType, PreferencesInput, PreferencesPayload, PreferencesType, ProfilePayload } from './profile.types';
import { SignInSessionType } from './sign-in.types';

interface HttpContext {
  req: Request;
  res: Response;
}

/** One's own affairs: none of this is open to API tokens, nor while looking through another access. */
@Resolver(() => SignInSessionType)
export class ProfileResolver {
  constructor(
    private readonly browsers: Browsers,
    private readonly profiles: ProfileService,
    private readonly emails: ProfileEmailService,
    private readonly sessions: ProfileSessionsService,
  ) {}

  @ResolveField(() => PreferencesType, { description: 'How the person likes the screens.' })
  preferences({ user }: SignInSessionType): Promise<Preferences> {
    return this.profiles.preferencesOf(user.id);
  }

  @Query(() => String, { nullable: true, description: 'Name of the identity provider that signed you in: name and address are then its, and not changed here. Null after a code or a passkey.' })
  @SignedIn()
  vouchedBy(): Promise<string | null> {
    return this.profiles.vouchedBy();
  }

  @Query(() => [OwnSessionType], { description: 'Where you are signed in, over all tenants, 100 at most; this session first.' })
  @SignedIn()
  ownSessions(): Promise<OwnSession[]> {
    return this.sessions.list();
  }

  @PayloadMutation(() => ProfilePayload, { description: 'Changes your name, the same in every tenant.' })
  @SignedIn()
  async renameMe(@Args('name', { description: 'Name as shown, 200 characters at most.' }) name: string, @Context() context: HttpContext): Promise<ProfilePayload> {
    return { user: await this.profiles.rename(name, this.browserOf(context)), problems: [] };
  }

  @PayloadMutation(() => EmailChangePayload, { description: 'Sends a code to a new address of yours, unless somebody has that address.' })
  @SignedIn()
  async requestEmailChange(@Args('email', { description: 'The new address.' }) email: string): Promise<EmailChangePayload> {
    await this.emails.request(email);
    return { asked: true, problems: [] };
  }

  @PayloadMutation(() => ProfilePayload, { description: 'Takes the new address on; only in the session that asked for the code.' })
  @SignedIn()
  async confirmEmailChange(@Args('code', { description: 'Eight digits, with or without the gap.' }) code: string, @Context() context: HttpContext): Promise<ProfilePayload> {
    return { user: await this.emails.confirm(code, this.browserOf(context)), problems: [] };
  }

  @PayloadMutation(() => PreferencesPayload, { description: 'Sets how you like the screens.' })
  @SignedIn()
  async savePreferences(@Args('input', { description: 'What to set.' }) input: PreferencesInput): Promise<PreferencesPayload> {
    return { preferences: await this.profiles.savePreferences(input), problems: [] };
  }

  @PayloadMutation(() => OwnSessionsPayload, { description: 'Signs you out in another place.' })
  @SignedIn()
  async revokeOwnSession(@Args('id', { type: () => ID, description: 'Id of the session.' }) id: string, @Context() context: HttpContext): Promise<OwnSessionsPayload> {
    return { sessions: await this.sessions.revoke(id, this.browserOf(context)), problems: [] };
  }

  @PayloadMutation(() => OwnSessionsPayload, { description: 'Signs you out everywhere but here.' })
  @SignedIn()
  async revokeOtherSessions(@Context() context: HttpContext): Promise<OwnSessionsPayload> {
    return { sessions: await this.sessions.revokeOthers(this.browserOf(context)), problems: [] };
  }

  private browserOf({ req, res }: HttpContext) {
    return this.browsers.of(req, res);
  }
}
