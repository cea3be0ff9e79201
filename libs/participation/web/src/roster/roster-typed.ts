import type { PlainTime } from '@afterbell/core/domain';

/** What stands in the time fields of a row. */
export interface TypedTimes {
  readonly startTime: PlainTime | null;
  readonly endTime: PlainTime | null;
  /** One of them holds a part of a time. */
  readonly half: boolean;
}

/** Longer than between two digits of an hour, and short enough that nobody has gone yet. */
export const TAKE_DELAY_MS = 1_000;

export interface RosterTypedOptions {
  /** Whether they can be taken under the fingers, without a question. */
  ready: (personId: string, typed: TypedTimes) => boolean;
  take: (personId: string, typed: TypedTimes) => void;
  changed: () => void;
}

/** Times that stand in their fields and were not taken yet. A field may keep the focus for ever: what is whole is taken a moment after the last key, and at once when the page goes. */
export class RosterTyped {
  private readonly times = new Map<string, TypedTimes>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly options: RosterTypedOptions) {}

  start(): void {
    window.addEventListener('pagehide', this.onGone);
    document.addEventListener('visibilitychange', this.onVisible);
  }

  stop(): void {
    this.takeAll();
    window.removeEventListener('pagehide', this.onGone);
    document.removeEventListener('visibilitychange', this.onVisible);
  }

  personIds(): string[] {
    return [...this.times.keys()];
  }

  /** Those who are asked about, or are not whole: nothing of that is taken by itself. */
  open(): string[] {
    return [...this.times].filter(([id, typed]) => !this.options.ready(id, typed)).map(([id]) => id);
  }

  put(personId: string, typed: TypedTimes): void {
    const before = this.state();
    this.times.set(personId, typed);
    clearTimeout(this.timers.get(personId));
    this.timers.set(personId, setTimeout(() => this.takeReady(personId), TAKE_DELAY_MS));
    if (this.state() !== before) this.options.changed();
  }

  forget(personIds: readonly string[]): void {
    const before = this.state();
    for (const id of personIds) {
      clearTimeout(this.timers.get(id));
      this.timers.delete(id);
      this.times.delete(id);
    }
    if (this.state() !== before) this.options.changed();
  }

  /** As if every field were left. */
  takeAll(wanted: (typed: TypedTimes) => boolean = () => true): void {
    for (const [id, typed] of [...this.times]) if (wanted(typed)) this.take(id, typed);
  }

  private takeReady(personId: string): void {
    const typed = this.times.get(personId);
    if (typed && this.options.ready(personId, typed)) this.take(personId, typed);
  }

  private take(personId: string, typed: TypedTimes): void {
    this.forget([personId]);
    this.options.take(personId, typed);
  }

  private state(): string {
    return `${this.times.size} ${this.open().length}`;
  }

  /** Who comes back goes on with a part of a time. */
  private readonly onGone = (): void => this.takeAll(({ half }) => !half);
  private readonly onVisible = (): void => {
    if (document.visibilityState === 'hidden') this.onGone();
  };
}
