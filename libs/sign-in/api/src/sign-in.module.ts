import { Global, Module } from '@nestjs/common';
import { SESSION_READER } from '@afterbell/core/api';
import { AccessChoiceService } from './access-choice.service';
import { AccessSnapshotService } from './access-snapshot.service';
import { ActingOrganizationsService } from './acting-organizations.service';
import { AuthController } from './auth.controller';
import { Browsers } from './browser';
import { HandoverController } from './handover.controller';
import { HandoverService } from './handover.service';
import { SignInHousekeeping } from './housekeeping';
import { RateLimiter } from './rate-limiter';
import { CookieSessionReader } from './session-reader';
import { SessionService } from './session.service';
import { SessionViewService } from './session-view.service';
import { SignInLimits } from './sign-in-limits';
import { SignInResolver } from './sign-in.resolver';
import { SignInService } from './sign-in.service';
import { SwitchService } from './switch.service';
import { SystemDb } from './system-db';

/** Global, because core's middleware asks it who makes each request. */
@Global()
@Module({
  controllers: [AuthController, HandoverController],
  providers: [
    { provide: SESSION_READER, useClass: CookieSessionReader },
    AccessChoiceService,
    AccessSnapshotService,
    ActingOrganizationsService,
    Browsers,
    HandoverService,
    RateLimiter,
    SessionService,
    SessionViewService,
    SignInHousekeeping,
    SignInLimits,
    SignInResolver,
    SignInService,
    SwitchService,
    SystemDb,
  ],
  exports: [SESSION_READER, AccessChoiceService, AccessSnapshotService, Browsers, RateLimiter, SessionService, SessionViewService, SignInService, SwitchService],
})
export class SignInModule {}
