import type { PlainTime } from '@afterbell/core/domain';
import type { Draw } from './roster-marks';

/** What stands in the time fields of a row. */
export interface TypedTimes {
  readonly startTime: PlainTime | null;
  readonly endTime: PlainTime | null;
  /** Not what the row shows. */
  readonly changed: boolean;
  /** A field holds a part of a time: that is no time, and not none either. What was there stands for it. */
  readonly half: boolean;
}

/** Longer than between two digits of an hour, and short enough that nobody has gone yet. */
export const TAKE_DELAY_MS = 1_000;

export interface RosterTypedOptions {
  /** Whether they can be taken under the fingers, without a question. */
  ready: (personId: string, typed: TypedTimes) => boolean;
  take: (personId: string, typed: TypedTimes, draw?: Draw) => void;
  changed: () => void;
}

/** Times that stand in their fields and were not taken yet. A field may keep the focus for ever: what is whole is taken a moment after the last key, and at once when the page goes. */
export class RosterTyped {
  private readonly times = new Map<string, TypedTimes>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly options: RosterTypedOptions) {}

  start(): void {
    window.addEventListener('pagehide', this.takeAll);
    document.addEventListener('visibilitychange', this.onVisible);
  }

  stop(): void {
    this.takeAll();
    window.removeEventListener('pagehide', this.takeAll);
    document.removeEventListener('visibilitychange', this.onVisible);
  }

  personIds(): string[] {
    return [...this.times.keys()];
  }

  /** Those who will be asked about, or are not whole: that is not taken by itself. */
  open(): string[] {
    return [...this.times].filter(([id, typed]) => typed.half || !this.options.ready(id, typed)).map(([id]) => id);
  }

  halves(): string[] {
    return [...this.times].filter(([, { half }]) => half).map(([id]) => id);
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
  readonly takeAll = (): void => {
    for (const id of this.personIds()) this.take(id);
  };

  take(personId: string, draw?: Draw): void {
    const typed = this.times.get(personId);
    if (!typed?.changed) return;
    this.forget([personId]);
    this.options.take(personId, typed, draw);
    if (typed.half) this.put(personId, { ...typed, changed: false });
  }

  private takeReady(personId: string): void {
    const typed = this.times.get(personId);
    if (typed && this.options.ready(personId, typed)) this.take(personId);
  }

  private state(): string {
    return `${this.times.size} ${this.open().length}`;
  }

  private readonly onVisible = (): void => {
    if (document.visibilityState === 'hidden') this.takeAll();
  };
}
