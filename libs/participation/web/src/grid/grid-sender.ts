import { newId, type PlainDate } from '@afterbell/core/domain';
import type { SendOutcome } from '../roster/marks';
import { LONGEST_DELAY_MS } from '../roster/save-loop';
import type { GridBook } from './grid-book';
import { type Edit, type GridView, heldOf, type Parcel, type SendDay } from './grid-edits';
import { keyOf } from './grid-model';

/** Several keystrokes travel together. */
const SAVE_DELAY_MS = 500;
const RETRY_MS = 8_000;

export interface GridSenderOptions {
  book: GridBook;
  send: SendDay;
  /** Whether the marks of a date are one save: they are of one session. */
  together: boolean;
  /** Whether the view is gone, and nobody tries again. */
  isStopped: () => boolean;
  onChange: () => void;
}

/** Brings what waits to the server: each date whole or not at all, in the order of the dates. */
export class GridSender {
  failure: GridView['failure'] = null;
  lateQuestion: GridView['lateQuestion'] = null;
  savedAt: string | null = null;
  /** Why late days are changed now: each reason belongs to the days that it was asked for. */
  private readonly reasons = new Map<PlainDate, string>();
  private last: string | null = null;
  /** Days of this run that ask for one: they are asked about together, when all others have gone. */
  private late = new Map<PlainDate, string>();
  private running: Promise<void> | null = null;
  /** Sent without an answer: it goes again as it was, with its key, so that it is saved once however often it arrives. */
  private unanswered: Parcel | null = null;
  private since: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: GridSenderOptions) {}

  giveReason(reason: string): void {
    this.lateQuestion?.dates.forEach((date) => this.reasons.set(date, reason));
    this.last = reason;
    this.lateQuestion = null;
  }

  soon(): void {
    clearTimeout(this.timer);
    this.since ??= Date.now();
    this.timer = setTimeout(() => void this.run(), Math.max(0, Math.min(SAVE_DELAY_MS, this.since + LONGEST_DELAY_MS - Date.now())));
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.run();
  }

  private run(): Promise<void> {
    this.since = null;
    this.running ??= this.sendAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendAll(): Promise<void> {
    const { send, onChange, isStopped } = this.options;
    this.failure = null;
    for (let batch = this.unanswered ?? this.next(); batch; batch = this.next()) {
      onChange();
      const outcome = await send(batch.date, batch, batch.reason ?? this.reasons.get(batch.date) ?? null).catch((): SendOutcome => ({ kind: 'failed', reason: 'server' }));
      this.unanswered = outcome.kind === 'failed' ? batch : null;
      if (outcome.kind !== 'failed') {
        this.settle(batch, outcome);
        continue;
      }
      this.failure = outcome.reason;
      if (outcome.reason !== 'denied' && !isStopped()) this.timer = setTimeout(() => void this.run(), RETRY_MS);
      break;
    }
    this.ask();
    onChange();
  }

  private ask(): void {
    const [message] = this.late.values();
    if (message === undefined) return;
    const dates = new Set([...(this.lateQuestion?.dates ?? []), ...this.late.keys()]);
    this.lateQuestion = { dates: [...dates].sort(), message, last: this.last };
    this.late = new Map();
  }

  private asksWhy(date: PlainDate): boolean {
    return this.late.has(date) || (this.lateQuestion?.dates.includes(date) ?? false);
  }

  /** The marks of the earliest date that wait, of one consent and reason. */
  private next(): Parcel | null {
    const { book, together } = this.options;
    const waiting = [...book.edits.values()].filter(({ phase, date }) => phase === 'waiting' && !this.asksWhy(date)).sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    const [first] = waiting;
    if (!first) return null;
    const alike = ({ date, consent, reason }: Edit) => JSON.stringify([date, consent, reason]);
    const sent = (together ? waiting.filter((edit) => alike(edit) === alike(first)) : [first]).map((edit): Edit => ({ ...edit, phase: 'saving' }));
    for (const edit of sent) book.edits.set(keyOf(edit), edit);
    return { date: first.date, key: newId(), consent: first.consent, reason: first.reason, sent, marks: sent.map((edit) => ({ ...edit.mark, personId: edit.personId, consent: edit.consent, version: edit.base })) };
  }

  private settle(parcel: Parcel, outcome: Exclude<SendOutcome, { kind: 'failed' }>): void {
    if (outcome.kind === 'saved') return this.saved(parcel, outcome);
    const { edits, stored } = this.options.book;
    const late = outcome.kind === 'refused' ? outcome.problems.find(({ code }) => code === 'ATTENDANCE_LATE') : undefined;
    if (late) this.late.set(parcel.date, late.message);
    parcel.sent.forEach((edit, index) => {
      const key = keyOf(edit);
      const held = late ? null : heldOf(edit, index, outcome);
      if (held?.theirs) stored.set(key, held.theirs);
      if (edits.get(key) === edit) edits.set(key, { ...edit, phase: held ? 'held' : 'waiting', held });
    });
  }

  private saved({ date, sent }: Parcel, outcome: Extract<SendOutcome, { kind: 'saved' }>): void {
    const { edits, stored, mine } = this.options.book;
    this.savedAt = outcome.savedAt;
    for (const { personId, status, startTime, endTime, version } of outcome.marks) stored.set(keyOf({ personId, date }), { status, startTime, endTime, version, changedBy: null, source: 'grid' });
    for (const edit of sent) {
      const [key, now] = [keyOf(edit), edits.get(keyOf(edit))];
      mine.add(key);
      if (now === edit) edits.delete(key);
      // What was typed meanwhile builds on what has just been stored.
      else if (now) edits.set(key, { ...now, base: stored.get(key)?.version ?? now.base });
    }
  }
}
