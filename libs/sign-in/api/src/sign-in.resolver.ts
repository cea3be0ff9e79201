import { Inject } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CONFIG, type Config, currentScope, PayloadMutation, Public, Requires, SignedIn, tenantUrl, WhileViewing } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import type { AccessChoice } from './access-choice.service';
import { type ActingOrganization, type ActingOrganizationNode, ActingOrganizationsService, type TermChoice } from './acting-organizations.service';
import { Browsers } from './browser';
import { SessionService } from './session.service';
import { type SessionView, SessionViewService } from './session-view.service';
import { SignInService } from './sign-in.service';
import {
  ActingOrganizationNodeType,
  ActingOrganizationType,
  SessionPayload,
  SignInAccessChoiceType,
  SignInChoicesPayload,
  SignInPayload,
  SignInSessionType,
  SignInTermChoiceType,
  SignOutPayload,
  SwitchAccessInput,
  SwitchTenantInput,
} from './sign-in.types';
import { SwitchService } from './switch.service';

/** What a resolver gets of the HTTP exchange, to read and write cookies. */
interface HttpContext {
  req: Request;
  res: Response;
}

@Resolver()
export class SignInResolver {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly browsers: Browsers,
    private readonly signIns: SignInService,
    private readonly switches: SwitchService,
    private readonly sessions: SessionService,
    private readonly views: SessionViewService,
    private readonly acting: ActingOrganizationsService,
  ) {}

  @Query(() => SignInSessionType, { name: 'session', nullable: true, description: 'The session of this browser; null when signed out.' })
  @Public()
  session(): SignInSessionType | null {
    return currentScope()?.principal ? this.sessionOf(this.views.current()) : null;
  }

  @Query(() => [SignInAccessChoiceType], { description: 'Every access of the signed-in person, over all tenants.' })
  @SignedIn()
  async accesses(): Promise<SignInAccessChoiceType[]> {
    return (await this.switches.reachable()).map((choice) => this.choiceOf(choice));
  }

  @Query(() => [ActingOrganizationType], { description: 'Enabled organizations at or beneath the one of the access, best match first.' })
  @SignedIn()
  actingOrganizations(
    @Args('search', { type: () => String, nullable: true, description: 'Part of a name, whatever its case and accents.' }) search: string | null,
    @Args('first', { type: () => Int, defaultValue: 20, description: 'How many, 100 at most.' }) first: number,
    @Args('withinActing', { defaultValue: false, description: 'True: only the acting organization and what is beneath it, where something is to be chosen for the work at hand.' }) withinActing: boolean,
    @Args('levels', { type: () => [String], nullable: true, description: 'Only these levels, such as `site`.' }) levels: string[] | null,
  ): Promise<ActingOrganization[]> {
    return this.acting.find(search, first, { levels, withinActing });
  }

  @Query(() => [ActingOrganizationNodeType], { description: 'Every enabled organization at or beneath the one of the access that is active in the current term: one tree, siblings by name, 10,000 at most.' })
  @SignedIn()
  actingOrganizationTree(): Promise<ActingOrganizationNode[]> {
    return this.acting.tree();
  }

  @Query(() => [SignInTermChoiceType], { description: "The tenant's terms by reporting year, newest first." })
  @SignedIn()
  terms(): Promise<TermChoice[]> {
    return this.acting.terms();
  }

  @PayloadMutation(() => SignInChoicesPayload, { description: 'Says how to sign in with this address and, if somebody has it, sends a code.' })
  @Public()
  async requestSignInCode(@Args('email', { description: 'E-mail address.' }) email: string, @Context() context: HttpContext): Promise<SignInChoicesPayload> {
    return { choices: await this.signIns.requestCode(email, this.browserOf(context)), problems: [] };
  }

  @PayloadMutation(() => SignInPayload, { description: 'Exchanges the code for a session; only in the browser that asked for it.' })
  @Public()
  async signIn(
    @Args('email', { description: 'The address that the code was sent to.' }) email: string,
    @Args('code', { description: 'Eight digits, with or without the gap.' }) code: string,
    @Context() context: HttpContext,
  ): Promise<SignInPayload> {
    const result = await this.signIns.verify(email, code, this.browserOf(context));
    if (result.passkeyWanted) return { passkeyWanted: true, session: null, otherAccesses: null, redirectUrl: null, problems: [] };
    const { session, otherAccesses, redirectUrl } = result;
    return { passkeyWanted: false, session: this.sessionOf(session), otherAccesses: otherAccesses.map((choice) => this.choiceOf(choice)), redirectUrl, problems: [] };
  }

  @PayloadMutation(() => SignOutPayload, { description: 'Ends the session of this browser, if there is one.' })
  @Public()
  async signOut(@Context() context: HttpContext): Promise<SignOutPayload> {
    await this.signIns.signOut(this.browserOf(context));
    return { signedOut: true, problems: [] };
  }

  @PayloadMutation(() => SessionPayload, { description: 'Acts as another access of this tenant, at another organization beneath it, or in another term.' })
  @SignedIn()
  async switchAccess(@Args('input', { description: 'Where to act.' }) input: SwitchAccessInput, @Context() context: HttpContext): Promise<SessionPayload> {
    const { session, redirectUrl } = await this.switches.switchAccess(input, this.browserOf(context));
    return { session: this.sessionOf(session), redirectUrl, problems: [] };
  }

  @PayloadMutation(() => SessionPayload, { description: 'Goes on in another tenant of the person.' })
  @Requires('view', 'dashboard.switch_tenants')
  async switchTenant(@Args('input', { description: 'Where to go.' }) input: SwitchTenantInput, @Context() context: HttpContext): Promise<SessionPayload> {
    const { session, redirectUrl } = await this.switches.switchTenant(input, this.browserOf(context));
    return { session: this.sessionOf(session), redirectUrl, problems: [] };
  }

  @Mutation(() => SignInSessionType, { description: 'Counts as activity, so that the idle time begins anew.' })
  @SignedIn()
  @WhileViewing()
  async keepAlive(): Promise<SignInSessionType> {
    await this.sessions.keepAlive();
    return this.sessionOf(this.views.current());
  }

  private browserOf({ req, res }: HttpContext) {
    return this.browsers.of(req, res);
  }

  private sessionOf(view: SessionView): SignInSessionType {
    return { ...view, permissions: [...view.permissions.entries] };
  }

  private choiceOf({ id, roleName, organization, tenant }: AccessChoice): SignInAccessChoiceType {
    const { id: tenantId, code, name } = tenant;
    return {
      id,
      roleName,
      current: currentScope()?.principal?.accessId === id,
      organization,
      tenant: { id: tenantId, code, name, url: tenantUrl(this.config, code) },
    };
  }
}
