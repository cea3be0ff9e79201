import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { SEEN_EVERY_SECONDS, SEEN_TOGETHER_MS } from './limits';
import { SystemDb } from './system-db';

const SEEN = 'update sign_in_session set last_seen_at = now() where id = $1 and revoked_at is null and last_seen_at < now() - make_interval(secs => $2)';
// Rows that somebody is at wait for the next time: two processes that note several must not wait for each other.
const SEEN_TOGETHER = `update sign_in_session set last_seen_at = now() where id in (
    select id from sign_in_session where id = any($1::uuid[]) and revoked_at is null and last_seen_at < now() - make_interval(secs => $2) for no key update skip locked)`;

/**
 * Notes when sessions were used. Nearly every request of a person is the first of its half minute, and would pay for a commit of its own: they are
 * noted together a moment later, and no request waits for it. What a process that is killed had not noted yet the next request notes.
 */
@Injectable()
export class SeenSessions implements BeforeApplicationShutdown {
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: SystemDb) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  soon(sessionId: string): void {
    this.waiting.add(sessionId);
    this.timer ??= setTimeout(() => void this.flush(), SEEN_TOGETHER_MS).unref();
  }

  /** At once: somebody asks for it, or the session would end for being idle before long. `after`: seconds since it was noted last. */
  async now(sessionId: string, after = SEEN_EVERY_SECONDS): Promise<void> {
    await this.db.rows(SEEN, [sessionId, after], 'sign_in_session_seen');
  }

  private async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const ids = [...this.waiting];
    this.waiting.clear();
    // Without a database nobody can be let in either; whoever comes afterwards is noted then.
    if (ids.length) await this.db.rows(SEEN_TOGETHER, [ids, SEEN_EVERY_SECONDS], 'sign_in_session_seen_together').catch(() => undefined);
  }
}
