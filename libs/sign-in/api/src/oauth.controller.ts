import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { Public } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { OauthSignIn } from './oauth-sign-in.service';

/** The way to an identity provider and back; both ends are visits of the browser, never calls of a script. */
@Controller('auth/oauth')
export class OauthController {
  constructor(
    private readonly browsers: Browsers,
    private readonly oauth: OauthSignIn,
  ) {}

  @Get(':provider')
  @Public()
  async begin(@Param('provider') provider: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    // The strategy reads an answer out of the query, and here there is none yet.
    const to = isVisit(request) && Object.keys(request.query).length === 0 ? await this.oauth.begin(provider, request, response, this.browsers.of(request, response)) : '/login';
    if (to !== null) response.redirect(303, to);
  }

  @Get(':provider/callback')
  @Public()
  async finish(@Param('provider') provider: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const answered = typeof request.query['code'] === 'string' || typeof request.query['error'] === 'string';
    const to = isVisit(request) ? (answered ? await this.oauth.finish(provider, request, response, this.browsers.of(request, response)) : '/login?oauth=failed') : '/login';
    // The code in this page's address goes nowhere.
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.redirect(303, to);
  }
}

function isVisit(request: Request): boolean {
  const purpose = request.headers['sec-fetch-dest'];
  return purpose === undefined || purpose === 'document';
}
