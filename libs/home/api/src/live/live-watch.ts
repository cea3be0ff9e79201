import { type Principal, newScope, scopeStorage } from '@afterbell/core/api';
import type { RecordRing } from '../notifications/bell';
import { LiveStream } from './live-stream';

/** What happens within it is told at once, and no oftener than once in it. */
const EVERY_MS = 1_000;
/** For what belongs together to arrive together. */
const GATHER_MS = 150;
const AGAIN_MS = 5_000;
const ALIVE_MS = 25_000;
/** Records that one telling looks at; of a larger change the others are only known to be more. */
const MOST_RECORDS = 2_000;

/** What was heard since the last telling; `missed` when something may have been missed. */
export interface Heard {
  ids: ReadonlySet<string>;
  userIds: ReadonlySet<string>;
  missed: boolean;
}

export interface WatchOptions<T> {
  principal: Principal;
  /** The caller as of now; null once they may not act so any more. */
  again: () => Promise<Principal | null>;
  hears: (ring: RecordRing, principal: Principal) => boolean;
  /** What to tell; null for nothing, `gone` when there is nothing to watch any more or it may not be seen. Runs as the caller. */
  tell: (heard: Heard, principal: Principal) => Promise<T | null | 'gone'>;
  onEnd: () => void;
  /** Told no oftener than once in it; a second when left out. */
  everyMs?: number;
}

/** One subscription: gathers what is heard, asks again who listens before anything is told, and ends when they may not know. */
export class LiveWatch<T> {
  readonly stream: LiveStream<T>;
  private ids = new Set<string>();
  private userIds = new Set<string>();
  private missed = false;
  private timer: NodeJS.Timeout | null = null;
  private toldAt = 0;
  private ended = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly options: WatchOptions<T>) {
    this.heartbeat = setInterval(() => void this.alive(), ALIVE_MS);
    this.heartbeat.unref();
    this.stream = new LiveStream<T>(() => {
      this.ended = true;
      clearInterval(this.heartbeat);
      if (this.timer) clearTimeout(this.timer);
      options.onEnd();
    });
  }

  hear(ring?: RecordRing): void {
    if (!ring) this.missed = true;
    else if (!this.options.hears(ring, this.options.principal)) return;
    else {
      if (this.ids.size < MOST_RECORDS) this.ids.add(ring.id);
      this.userIds.add(ring.userId);
    }
    this.plan(Math.max(GATHER_MS, this.toldAt + (this.options.everyMs ?? EVERY_MS) - Date.now()));
  }

  private plan(wait: number): void {
    if (this.ended) return;
    this.timer ??= setTimeout(() => void this.tell(), wait);
    this.timer.unref();
  }

  private async tell(): Promise<void> {
    const heard: Heard = { ids: this.ids, userIds: this.userIds, missed: this.missed };
    [this.ids, this.userIds, this.missed, this.toldAt] = [new Set(), new Set(), false, Date.now()];
    try {
      const principal = await this.options.again();
      const told = principal && (await scopeStorage.run(newScope({ principal, requestId: 'live' }), () => this.options.tell(heard, principal)));
      this.timer = null;
      if (principal === null || told === 'gone') this.stream.end();
      else if (told) this.stream.push(told);
      if (this.ids.size || this.missed) this.plan(EVERY_MS);
    } catch {
      // The database is away: what was heard is kept, and looked at when it is back.
      this.timer = null;
      for (const id of heard.ids) this.ids.add(id);
      for (const userId of heard.userIds) this.userIds.add(userId);
      this.missed ||= heard.missed;
      this.plan(AGAIN_MS);
    }
  }

  private async alive(): Promise<void> {
    const principal = await this.options.again().catch(() => undefined);
    if (principal === null) this.stream.end();
  }
}
