/** What is pushed, one after the other, to whoever asks for the next; it ends once, from either side. */
export class LiveStream<T> implements AsyncIterableIterator<T> {
  private readonly queue: T[] = [];
  private waiting: ((result: IteratorResult<T, undefined>) => void) | null = null;
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  push(value: T): void {
    if (this.ended) return;
    if (!this.waiting) {
      this.queue.push(value);
      return;
    }
    this.waiting({ value, done: false });
    this.waiting = null;
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
    this.waiting?.({ value: undefined, done: true });
    this.waiting = null;
  }

  next(): Promise<IteratorResult<T, undefined>> {
    const value = this.queue.shift();
    if (value !== undefined) return Promise.resolve({ value, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => (this.waiting = resolve));
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.queue.length = 0;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
