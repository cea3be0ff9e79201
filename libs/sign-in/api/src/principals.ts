import { Injectable } from '@nestjs/common';
import type { Principal } from '@afterbell/core/api';
import { ApiTokenReader } from './api-token-reader';
import { SessionService } from './session.service';

/** For what outlives a request: the caller as of now. */
@Injectable()
export class Principals {
  constructor(
    private readonly sessions: SessionService,
    private readonly tokens: ApiTokenReader,
  ) {}

  /** Null once they are signed out, or act as another access or elsewhere. */
  async again(principal: Principal): Promise<Principal | null> {
    const now = await (principal.kind === 'token' ? this.tokens.again(principal.sessionId) : this.sessions.again(principal.sessionId));
    return now && now.accessId === principal.accessId && now.organizationId === principal.organizationId && now.tenantId === principal.tenantId ? now : null;
  }
}
