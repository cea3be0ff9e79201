import { Global, Module } from '@nestjs/common';
import { ACCESS_READER, CONFIRMATION, SESSION_READER } from '@afterbell/core/api';
import { AccessAtWorkReader } from './access-at-work.reader';
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
import { OauthController } from './oauth.controller';
import { OauthDiscovery } from './oauth-discovery.service';
import { OauthIdentity } from './oauth-identity.service';
import { OauthProviders } from './oauth-providers.service';
import { OauthSettings } from './oauth-settings.service';
import { OauthSignIn } from './oauth-sign-in.service';
import { OfflineDeviceResolver } from './offline-device.resolver';
import { OfflineDeviceService } from './offline-device.service';
import { PasskeyConfirmation } from './passkey-confirmation.service';
import { PasskeyController } from './passkey.controller';
import { PasskeyResolver } from './passkey.resolver';
import { PasskeyService } from './passkey.service';
import { PasskeySignIn } from './passkey-sign-in.service';
import { ProfileEmailService } from './profile-email.service';
import { ProfileResolver } from './profile.resolver';
import { ProfileService } from './profile.service';
import { ProfileSessionsService } from './profile-sessions.service';
import { Principals } from './principals';
import { RateLimiter } from './rate-limiter';
import { CookieSessionReader } from './session-reader';
import { SecurityPolicyService } from './security-policy.service';
import { SecurityResolver } from './security.resolver';
import { SeenSessions } from './seen-sessions';
import { SessionStart } from './session-start.service';
import { SessionService } from './session.service';
import { SessionViewService } from './session-view.service';
import { SignInLimits } from './sign-in-limits';
import { SignInReset } from './sign-in-reset.service';
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
  controllers: [AuthController, HandoverController, OauthController, PasskeyController],
  providers: [
    { provide: SESSION_READER, useClass: CookieSessionReader },
    PasskeyConfirmation,
    { provide: CONFIRMATION, useExisting: PasskeyConfirmation },
    { provide: ACCESS_READER, useClass: AccessAtWorkReader },
    AccessChoiceService,
    AccessSnapshotService,
    ActingOrganizationsService,
    ApiTokenReader,
    ApiTokenResolver,
    ApiTokenService,
    Browsers,
    HandoverService,
    OauthDiscovery,
    OauthIdentity,
    OauthProviders,
    OauthSettings,
    OauthSignIn,
    OfflineDeviceResolver,
    OfflineDeviceService,
    PasskeyResolver,
    PasskeyService,
    PasskeySignIn,
    ProfileEmailService,
    ProfileResolver,
    ProfileService,
    ProfileSessionsService,
    Principals,
    RateLimiter,
    SecurityPolicyService,
    SecurityResolver,
    SeenSessions,
    SessionService,
    SessionStart,
    SessionViewService,
    SignInHousekeeping,
    SignInLimits,
    SignInReset,
    SignInResolver,
    SignInService,
    SwitchService,
    SystemDb,
    ViewAsReader,
    ViewAsResolver,
    ViewAsService,
  ],
  exports: [ACCESS_READER, CONFIRMATION, SESSION_READER, AccessChoiceService, AccessSnapshotService, Browsers, RateLimiter, SessionService, SessionViewService, SignInService, SwitchService, Principals],
})
export class SignInModule {}
