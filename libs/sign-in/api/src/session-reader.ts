import { Inject, Injectable } from '@nestjs/common';
import { bearerOf, CONFIG, type Config, type Principal, readCookie, type SessionReader, tenantCodeOfHost } from '@afterbell/core/api';
import type { Request } from 'express';
import { ApiTokenReader } from './api-token-reader';
import { Browsers, cookieName } from './browser';
import { SessionService } from './session.service';

/** Core's question "who asks?", answered from the API token or the session cookie. */
@Injectable()
export class CookieSessionReader implements SessionReader {
  private readonly cookie: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionService,
    private readonly browsers: Browsers,
    private readonly tokens: ApiTokenReader,
  ) {
    this.cookie = cookieName(config, 'session');
  }

  principalOf(request: Request): Promise<Principal | null> {
    const bearer = bearerOf(request);
    if (bearer !== null) return this.tokens.principalOf(bearer, request);
    const token = readCookie(request.headers.cookie, this.cookie);
    if (token === null) return Promise.resolve(null);
    const { res } = request;
    return this.sessions.read(token, tenantCodeOfHost(this.config, request.headers.host), res && ((successor) => this.browsers.of(request, res).write('session', successor, null)));
  }
}
