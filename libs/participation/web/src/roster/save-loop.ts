import type { MarkQueue } from './mark-queue';
import type { SendBatch, SendOutcome } from './marks';

export const SAVE_DELAY_MS = 400;
/** Who marks without a pause is sent all the same: others see it, and a line that is down comes to light. */
export const LONGEST_DELAY_MS = 1_500;
const RETRY_MS = [5_000, 10_000, 30_000, 60_000] as const;

export type Failure = 'offline' | 'unreachable' | 'server' | 'denied';

export interface SaveLoopOptions {
  queue: MarkQueue;
  send: SendBatch;
  /** Before a batch leaves, and after its answer was taken in. */
  onChange: (outcome: SendOutcome | null) => void;
}

/** Sends what waits: after a short pause, one batch at a time, and again after a failure. */
export class SaveLoop {
  sending = false;
  failure: Failure | null = null;
  private stopped = true;
  private attempts = 0;
  private since: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private idle: ((empty: boolean) => void)[] = [];

  constructor(private readonly options: SaveLoopOptions) {}

  start(): void {
    this.stopped = false;
    window.addEventListener('online', this.retry);
    window.addEventListener('focus', this.retry);
    document.addEventListener('visibilitychange', this.onVisible);
    if (this.hasWork()) this.soon();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.retry);
    window.removeEventListener('focus', this.retry);
    document.removeEventListener('visibilitychange', this.onVisible);
    this.settleIdle();
  }

  /** After the pause that lets several taps travel together; while the line is down, the next attempt takes them along. */
  soon(): void {
    if (this.stopped || this.failure) return;
    clearTimeout(this.timer);
    this.since ??= Date.now();
    this.timer = setTimeout(() => void this.run(), Math.max(0, Math.min(SAVE_DELAY_MS, this.since + LONGEST_DELAY_MS - Date.now())));
  }

  /** Now. Answers whether nothing is left to send. */
  flush(): Promise<boolean> {
    this.options.queue.blocked = null;
    const done = new Promise<boolean>((resolve) => this.idle.push(resolve));
    void this.run();
    return done;
  }

  readonly retry = (): void => {
    if (this.failure || this.options.queue.blocked) void this.flush();
  };

  private readonly onVisible = (): void => {
    if (document.visibilityState === 'visible') this.retry();
    else if (this.hasWork()) void this.run();
  };

  private hasWork(): boolean {
    return this.options.queue.batch !== null || this.options.queue.waiting.size > 0;
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    this.since = null;
    if (this.sending) return;
    const { queue, send, onChange } = this.options;
    while (!this.stopped && !queue.blocked) {
      const batch = queue.next();
      if (!batch) break;
      this.sending = true;
      onChange(null);
      const outcome = await send(batch).catch((): SendOutcome => ({ kind: 'failed', reason: 'server' }));
      this.sending = false;
      this.failure = outcome.kind === 'failed' ? outcome.reason : null;
      queue.settle(outcome);
      onChange(outcome);
      if (outcome.kind === 'failed') {
        this.attempts += 1;
        this.timer = setTimeout(() => void this.run(), RETRY_MS[Math.min(this.attempts, RETRY_MS.length) - 1]);
        break;
      }
      this.attempts = 0;
    }
    this.settleIdle();
  }

  private settleIdle(): void {
    const empty = !this.hasWork();
    this.idle.splice(0).forEach((resolve) => resolve(empty));
  }
}
