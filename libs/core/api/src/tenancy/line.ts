import { AppError } from '@afterbell/core/domain';

/** A few places: whoever comes while all are taken waits for one, in the order of coming, and not for ever. */
export class Line {
  private readonly waiting = new Set<() => void>();

  constructor(
    private free: number,
    private readonly patienceMs: number,
  ) {}

  /** Throws UNAVAILABLE where no place came free in time, and the signal's reason once whoever asked has gone. */
  async run<T>(fn: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.take(signal);
    try {
      return await fn();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.free += 1;
    }
  }

  private take(signal?: AbortSignal): Promise<void> | void {
    signal?.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
        this.waiting.delete(come);
        then();
      };
      const come = leave(resolve);
      const gone = leave(() => reject(signal?.reason as Error));
      const timer = setTimeout(leave(() => reject(new AppError('UNAVAILABLE'))), this.patienceMs).unref();
      signal?.addEventListener('abort', gone);
      this.waiting.add(come);
    });
  }
}
