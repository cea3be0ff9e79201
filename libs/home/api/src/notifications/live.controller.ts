import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { requirePrincipal, SignedIn } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { SessionService } from '@afterbell/sign-in/api';
import { StreamPlaces } from '../live/stream-places';
import { Bell } from './bell';

/** How often the session is looked at, and a comment keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 25_000;
/** Streams of one person in one process: more tabs than anybody reads, and no way to hold all connections. */
export const MOST_STREAMS = 10;
/** When a stream that gave way to a newer one may be tried again: at once they would push each other out for ever. */
const PUSHED_OUT_MS = 300_000;

@Controller('live')
export class LiveController {
  private readonly places = new StreamPlaces(MOST_STREAMS);

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
  async notifications(@Res() response: Response): Promise<void> {
    const { tenantId, userId, sessionId, kind } = requirePrincipal();
    // A bell is for somebody who looks at a screen.
    if (kind === 'token') throw new AppError('FORBIDDEN');
    // Whoever left while the session was looked up is not waited for: their leaving would never be heard.
    if (response.destroyed) return;
    const send = (text: string) => response.headersSent && !response.writableEnded && response.write(text);
    const bell = this.bell.listen(tenantId, userId, () => send('event: notifications\ndata: \n\n'));
    const leave = this.places.enter(`${tenantId}:${userId}`, () => {
      send(`retry: ${PUSHED_OUT_MS}\n\n`);
      response.end();
    });
    const stopEnd = this.bell.onEnd(() => response.end());
    const heartbeat = setInterval(() => {
      this.sessions.isAlive(sessionId).then(
        (alive) => (alive ? send(': here\n\n') : response.end()),
        () => response.end(),
      );
    }, HEARTBEAT_MS);
    // Before anything is awaited, so that nothing stays of whoever leaves meanwhile.
    response.on('close', () => {
      clearInterval(heartbeat);
      bell.stop();
      leave();
      stopEnd();
    });
    await bell.ready;
    if (response.destroyed || response.writableEnded) return;
    // A proxy must neither hold events back nor reuse the connection.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    send('retry: 10000\n\n');
  }
}
