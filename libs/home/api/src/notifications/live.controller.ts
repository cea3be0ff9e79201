import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requirePrincipal, SignedIn } from '@afterbell/core/api';
import { SessionService } from '@afterbell/sign-in/api';
import { Bell } from './bell';

/** How often the session is looked at, and a comment keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 25_000;

@Controller('live')
export class LiveController {
  constructor(
    private readonly bell: Bell,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Server-sent events: `notifications` whenever something changed for the signed-in person; it carries nothing, the client asks. It ends
   * with the session, and listening does not count as activity.
   */
  @Get('notifications')
  @SignedIn()
  async notifications(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { tenantId, userId, sessionId } = requirePrincipal();
    const send = (text: string) => response.write(text);
    const stop = await this.bell.listen(tenantId, userId, () => send('event: notifications\ndata: \n\n'));
    const heartbeat = setInterval(() => {
      this.sessions.isAlive(sessionId).then(
        (alive) => (alive ? send(': here\n\n') : response.end()),
        () => response.end(),
      );
    }, HEARTBEAT_MS);
    const stopEnd = this.bell.onEnd(() => response.end());
    response.on('close', () => {
      clearInterval(heartbeat);
      stop();
      stopEnd();
    });
    // A proxy must neither hold events back nor reuse the connection.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    send('retry: 10000\n\n');
    if (request.destroyed) response.end();
  }
}
