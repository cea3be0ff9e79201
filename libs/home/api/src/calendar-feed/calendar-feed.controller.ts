import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientAddressOf, Public } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { LIMITS, networkOf, RateLimiter } from '@afterbell/sign-in/api';
import { CalendarFeedReader } from './calendar-feed-reader';

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

@Controller('calendar')
export class CalendarFeedController {
  constructor(
    private readonly reader: CalendarFeedReader,
    private readonly limiter: RateLimiter,
  ) {}

  /** A calendar for a program that cannot sign in: the link is the secret. Wrong ones are counted by network, right ones are always let through. */
  @Get(':file')
  @Public()
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const token = FILE.exec(file)?.[1];
    const body = token ? await this.reader.read(token, request.headers.host) : null;
    if (body === null) {
      await this.limiter.take(`calendar:network:${networkOf(clientAddressOf(request))}`, LIMITS.tokensPerNetwork);
      throw new AppError('NOT_FOUND', { what: 'The calendar' });
    }
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    response.set({ ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) response.status(304).end();
    else response.type('text/calendar; charset=utf-8').send(body);
  }
}
