import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CONFIG, type Config, currentScope, Public, Refusals, requirePrincipal, Requires, SignedIn, tenantUrl } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { RouteRuleBody, SignInBody, SwitchAccessBody, SwitchAccessGuidBody, SwitchTenantsBody, VerifyEmailBody } from './auth.dto';
import { Browsers } from './browser';
import { requireOwnHost } from './host-check';
import { guardRule, refusedPage, routeRule } from './route-rules';
import { type AccessBody, accessBody, type PermissionsBody, permissionsBody, type SessionBody, sessionBody } from './session-body';
import { SessionViewService } from './session-view.service';
import { type PasskeyWanted, SignInService } from './sign-in.service';
import { SwitchService } from './switch.service';

/** The documented sign-in calls (docs/rest.md "Sign-in"). */
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly browsers: Browsers,
    private readonly signIns: SignInService,
    private readonly switches: SwitchService,
    private readonly views: SessionViewService,
    private readonly refusals: Refusals,
  ) {}

  @Post('verifyemail')
  @HttpCode(200)
  @Public()
  async verifyEmail(@Body() body: VerifyEmailBody, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    requireOwnHost('url', body.url, request.headers.host);
    return { choices: await this.signIns.requestCode(body.email, this.browsers.of(request, response)) };
  }

  @Post('signin')
  @HttpCode(200)
  @Public()
  async signIn(@Body() body: SignInBody, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<(SessionBody & { otherAccesses: AccessBody[] }) | PasskeyWanted> {
    requireOwnHost('uri', body.uri, request.headers.host);
    const result = await this.signIns.verify(body.email, body.code, this.browsers.of(request, response));
    if (result.passkeyWanted) return result;
    const { session, otherAccesses, redirectUrl } = result;
    const urlOf = (code: string) => tenantUrl(this.config, code);
    return { ...sessionBody(session, redirectUrl), otherAccesses: otherAccesses.map((choice) => accessBody(choice, urlOf)) };
  }

  /** Signing out twice, or after the session ran out, is still signed out. */
  @Post('signout')
  @HttpCode(200)
  @Public()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.signIns.signOut(this.browsers.of(request, response));
    return { signedOut: true };
  }

  @Get('health')
  @SignedIn()
  health(): SessionBody {
    return sessionBody(this.views.current());
  }

  @Post('permissions')
  @HttpCode(200)
  @SignedIn()
  permissions(): PermissionsBody {
    return permissionsBody(requirePrincipal().permissions);
  }

  @Post('switch-access')
  @HttpCode(200)
  @SignedIn()
  async switchAccess(@Body() body: SwitchAccessBody, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionBody> {
    const { tenantId, ...input } = body;
    const { session, redirectUrl } = await this.switches.switchAccess(input, this.browsers.of(request, response), tenantId);
    return sessionBody(session, redirectUrl);
  }

  @Post('switch-tenants')
  @HttpCode(200)
  @Requires('view', 'dashboard.switch_tenants')
  async switchTenants(@Body() body: SwitchTenantsBody, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionBody> {
    const { session, redirectUrl } = await this.switches.switchTenant(body, this.browsers.of(request, response));
    return sessionBody(session, redirectUrl);
  }

  @Post('switch-access-guid')
  @HttpCode(200)
  @SignedIn()
  async switchAccessGuid(@Body() body: SwitchAccessGuidBody, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionBody> {
    const input = { organizationId: body.orgGuid, tenantId: body.tenantId };
    const { session, redirectUrl } = await this.switches.switchToOrganization(input, this.browsers.of(request, response));
    return sessionBody(session, redirectUrl);
  }

  @Post('route-rule')
  @HttpCode(200)
  @Public()
  async routeRule(@Body() body: RouteRuleBody): Promise<{ redirect: string | null }> {
    const principal = currentScope()?.principal;
    if (!principal) return { redirect: routeRule(body.path) };
    const viewer = { permissions: principal.permissions, level: principal.organizationLevel };
    // The client turns people away without a call; it asks here, so that the trail has it too.
    const refused = refusedPage(body.path, viewer);
    if (refused) await this.refusals.note(`page ${refused.path}`, refused.wanted);
    return { redirect: routeRule(body.path) ?? guardRule(body.path, viewer) };
  }
}
