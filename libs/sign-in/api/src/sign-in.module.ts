import { Global, Module } from '@nestjs/common';
import { SESSION_READER } from '@afterbell/core/api';
import { AccessChoiceService } from './access-choice.service';
import { AccessSnapshotService } from './access-snapshot.service';
import { ActingOrganizationsService } from './acting-organizations.service';
import { ApiTokenReader } from './api-token-reader';
import { ApiTokenResolver } from './api-token.resolver';
import { ApiTokenService } from './api-token.service';
import { AuthController } from './auth.controller';
import { Browsers } from './browser';
import { HandoverController } from './handover.controller';
import { HandoverService } from './handover.service';
import { SignInHousekeeping } from './housekeeping';
import { ProfileEmailService } from './profile-email.service';
import { ProfileResolver } from './profile.resolver';
import { ProfileService } from './profile.service';
import { ProfileSessionsService } from './profile-sessions.service';
import { RateLimiter } from './rate-limiter';
import { CookieSessionReader } from './session-reader';
import { SessionService } from './session.service';
import { SessionViewService } from './session-view.service';
import { SignInLimits } from './sign-in-limits';
import { SignInResolver } from './sign-in.resolver';
import { SignInService } from './sign-in.service';
import { SwitchService } from './switch.service';
import { SystemDb } from './system-db';
import { ViewAsReader } from './view-as-reader';
import { ViewAsResolver } from './view-as.resolver';
import { ViewAsService } from './view-as.service';

/** Global, because core's middleware asks it who makes each request. */
@Global()
@Module({
  controllers: [AuthController, HandoverController],
  providers: [
    { provide: SESSION_READER, useClass: CookieSessionReader },
    AccessChoiceService,
    AccessSnapshotService,
    ActingOrganizationsService,
    ApiTokenReader,
    ApiTokenResolver,
    ApiTokenService,
    Browsers,
    HandoverService,
    ProfileEmailService,
    ProfileResolver,
    ProfileService,
    ProfileSessionsService,
    RateLimiter,
    SessionService,
    SessionViewService,
    SignInHousekeeping,
    SignInLimits,
    SignInResolver,
    SignInService,
    SwitchService,
    SystemDb,
    ViewAsReader,
    ViewAsResolver,
    ViewAsService,
  ],
  exports: [SESSION_READER, AccessChoiceService, AccessSnapshotService, Browsers, RateLimiter, SessionService, SessionViewService, SignInService, SwitchService],
})
export class SignInModule {}
