import { failuresOf, isReachable, onReach } from '@afterbell/core/web';
import type { ApolloClient } from '@apollo/client';
import type { SentMark } from '../roster/marks';
import { type OpenElsewhere, rostersOpenElsewhere } from '../roster/open-rosters';
import { standing } from '../roster/sealed-marks';
import { sendUnsent } from '../roster/send-unsent';
import { browserUnsentStore, onUnsent, type UnsentDay, unsentDays } from '../roster/unsent-marks';
import { closingsOf, keepClosing, onClosings, sendClosing } from './kept-closings';
import { countBeside } from './waiting-beside';

const RETRY_MS = [5_000, 15_000, 30_000, 60_000, 120_000] as const;
const LOCK = 'afterbell.sync';

/** Brings what waits on the device to the server: marks first, day by day, then how the days ended. One tab at a time. */
export class OfflineSync {
  private running: Promise<void> | null = null;
  private again = false;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = true;
  /** Days that the server refused as a whole: asked once while the page is open, then only when somebody says so. */
  private readonly refused = new Set<string>();
  /** What the latest attempt was to bring to the server. */
  private tried: ReadonlySet<string> = new Set();
  private unhear: () => void = () => undefined;

  constructor(
    private readonly client: ApolloClient,
    private readonly userId: string,
  ) {}

  start(): void {
    this.stopped = false;
    const run = () => void this.run();
    const stops = [onUnsent(this.news), onClosings(this.news), onReach(() => isReachable() && run())];
    window.addEventListener('focus', run);
    this.unhear = () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('focus', run);
    };
    run();
  }

  stop(): void {
    this.stopped = true;
    this.unhear();
    clearTimeout(this.timer);
  }

  /** What is kept was written. What was tried already waits for its turn: trying writes as well, and would be tried without a pause. */
  private readonly news = (): void => {
    if (this.items().some((item) => !this.tried.has(item))) void this.run();
  };

  /** Somebody asks anew for what was refused. */
  insist(): Promise<void> {
    this.refused.clear();
    return this.run();
  }

  run(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    clearTimeout(this.timer);
    if (this.running) this.again = true;
    this.running ??= this.alone().finally(() => {
      this.running = null;
      const left = this.sendable() > 0;
      this.attempts = left ? this.attempts + 1 : 0;
      if (this.stopped || !left) return;
      const wait = this.again ? RETRY_MS[0] : RETRY_MS[Math.min(this.attempts, RETRY_MS.length) - 1];
      this.again = false;
      this.timer = setTimeout(() => void this.run(), wait);
    });
    return this.running;
  }

  private async alone(): Promise<void> {
    if (!('locks' in navigator)) return this.send();
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? this.send() : undefined));
  }

  private async send(): Promise<void> {
    const elsewhere = await rostersOpenElsewhere();
    const before = this.waits();
    await this.sendAll(elsewhere);
    // Counts on the page were those before it: once, not for each day.
    if (this.waits() < before && !this.stopped) await this.client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  private async sendAll(elsewhere: OpenElsewhere): Promise<void> {
    // Also what another window sends: each try of the others would be news of it.
    this.tried = new Set(this.items());
    for (const day of this.days()) {
      if (this.stopped) return;
      const there = elsewhere.get(keyOf(day));
      if (there === 'whole') continue;
      await sendUnsent(this.client, this.userId, day, there);
      const left = unsentDays(this.userId).find(({ sessionId, date }) => sessionId === day.sessionId && date === day.date);
      if (left?.blocked) this.refused.add(keyOf(day));
    }
    for (const closing of this.closings()) {
      if (this.stopped) return;
      // Without an answer it waits; a day that is gone says so.
      await sendClosing(this.client, closing).catch(async (error: unknown) => {
        const [failure] = failuresOf(error);
        if (failure && [400, 404, 422].includes(failure.statusCode)) await keepClosing({ ...closing, problem: { code: failure.code ?? '', message: failure.message.join(' ') || failure.error, path: null } });
      });
    }
  }

  /** An open roster sends its own, and not what a window that is closed by now has left. */
  private days() {
    return unsentDays(this.userId).filter((day) => countBeside(this.userId, day).count > 0 && !this.refused.has(keyOf(day)));
  }

  /** Once all marks of the day are there. */
  private closings() {
    const unsent = new Set(unsentDays(this.userId).map(keyOf));
    return closingsOf(this.userId).filter((closing) => !closing.problem && !closing.theirs && !unsent.has(keyOf(closing)));
  }

  /** Marks and days, also those that wait for a decision. */
  private waits(): number {
    return closingsOf(this.userId).length + unsentDays(this.userId).reduce((sum, { count, undecided }) => sum + count + undecided, 0);
  }

  /** Each mark and closing that can be sent, as it stands. */
  private items(): string[] {
    const ofDay = (day: UnsentDay) => [...standing(browserUnsentStore(this.userId, day.sessionId, day.date).peek()).values()];
    const wordsOf = ({ personId, status, startTime, endTime, version }: SentMark) => [personId, status, startTime, endTime, version].join(' ');
    const marks = this.days().flatMap((day) => ofDay(day).map((mark) => `${keyOf(day)} ${wordsOf(mark)}`));
    return [...marks, ...this.closings().map((closing) => JSON.stringify(closing))];
  }

  private sendable(): number {
    return this.days().length + this.closings().length;
  }
}

const keyOf = ({ sessionId, date }: { sessionId: string; date: string }) => `${sessionId}:${date}`;
