import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { Public } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { HandoverService } from './handover.service';

/** The address that a switch of tenants leads to, on the new tenant's host. */
@Controller('auth')
export class HandoverController {
  constructor(
    private readonly browsers: Browsers,
    private readonly handovers: HandoverService,
  ) {}

  @Get('handover')
  @Public()
  async redeem(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    // Only a visit may sign in, never an image or a frame of another page.
    const purpose = request.headers['sec-fetch-dest'];
    const visit = purpose === undefined || purpose === 'document';
    const entered = visit && typeof token === 'string' ? await this.handovers.redeem(token, this.browsers.of(request, response)) : null;
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.redirect(303, entered === 'session' ? '/' : entered === 'passkey' ? '/login?step=passkey' : '/login');
  }
}
