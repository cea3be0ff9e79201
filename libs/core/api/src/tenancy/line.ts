import { AppError } from '@afterbell/core/domain';

/** Breaking off what has begun wastes what was done for it. */
const BEGUN_TIMES = 5;

/** A few places: whoever comes while all are taken waits for one, in the order of coming, and not for ever. What has begun goes on before what has not. */
export class Line {
  private readonly waiting = new Set<() => void>();
  private readonly begun = new Set<() => void>();

  constructor(
    private free: number,
    private readonly patienceMs: number,
  ) {}

  /** Throws UNAVAILABLE where no place came free in time, and the signal's reason once whoever asked has gone. */
  async run<T>(fn: () => Promise<T>, signal?: AbortSignal, { begun = false } = {}): Promise<T> {
    await this.take(signal, begun);
    try {
      return await fn();
    } finally {
      const [next] = this.begun.size ? this.begun : this.waiting;
      if (next) next();
      else this.free += 1;
    }
  }

  private take(signal: AbortSignal | undefined, begun: boolean): Promise<void> | void {
    signal?.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    const line = begun ? this.begun : this.waiting;
    return new Promise((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
        line.delete(come);
        then();
      };
      const come = leave(resolve);
      const gone = leave(() => reject(signal?.reason as Error));
      const timer = setTimeout(leave(() => reject(new AppError('UNAVAILABLE'))), this.patienceMs * (begun ? BEGUN_TIMES : 1)).unref();
      signal?.addEventListener('abort', gone);
      line.add(come);
    });
  }
}
