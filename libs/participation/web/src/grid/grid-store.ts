import { newId } from '@afterbell/core/domain';
import { type Mark, sameMark } from '@afterbell/participation/domain';
import { FreshMarks } from '../live/fresh-marks';
import type { SendOutcome } from '../roster/marks';
import { cellsOf, type Change, type Edit, type GridView, type HeardCell, type Held, heldOf, type Parcel, partsOf, plain, type SendDay, type Step, storedOf } from './grid-edits';
import { type CellAt, type GridData, keyOf, NOT_MARKED, type StoredCell } from './grid-model';
import type { GridUnsent, Unsent } from './grid-unsent';

/** Several keystrokes travel together. */
export const SAVE_DELAY_MS = 500;
const RETRY_MS = 8_000;

/** The marks of one view of the grid: what is stored, what waits, and the way back. Each date is saved whole or not at all, in the order of the dates. */
export class GridStore {
  private readonly stored = new Map<string, StoredCell>();
  private readonly edits = new Map<string, Edit>();
  private past: Step[] = [];
  private future: Step[] = [];
  private failure: GridView['failure'] = null;
  private lateQuestion: string | null = null;
  private reason: string | null = null;
  private savedAt: string | null = null;
  private running: Promise<void> | null = null;
  /** Sent without an answer: it goes again as it was, with its key, so that it is saved once however often it arrives. */
  private unanswered: Parcel | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Saved from here. */
  private readonly mine = new Set<string>();
  private lines: ReadonlySet<string>;
  private readonly fresh = new FreshMarks(() => this.changed());
  /** Cells of the last step that went over several dates. */
  private wide: readonly CellAt[] = [];
  private view: GridView;
  private readonly listeners = new Set<() => void>();

  constructor(
    data: GridData,
    private readonly send: SendDay,
    /** Whether the marks of a date are one save: they are of one session. */
    private readonly together = true,
    private readonly device: GridUnsent | null = null,
  ) {
    this.lines = new Set(data.rows.map(({ personId }) => personId));
    for (const cell of cellsOf(data)) this.stored.set(keyOf(cell), storedOf(cell));
    this.restore(data);
    this.view = this.viewNow();
  }

  /** What was left on this device before goes on as it was. */
  private restore({ rows, days }: GridData): void {
    const cells = rows.flatMap(({ personId }) => days.map(({ date }) => ({ personId, date })));
    for (const { personId, date, mark } of this.device?.read(cells) ?? []) {
      const key = keyOf({ personId, date });
      if (!sameMark(this.stored.get(key) ?? NOT_MARKED, mark)) this.edits.set(key, { personId, date, mark: plain(mark), base: mark.version, phase: 'waiting', consent: mark.consent, held: null, reason: null });
    }
  }

  start(): void {
    if (this.device) this.device.stopped = false;
    if (this.edits.size > 0) this.soon();
    else this.changed();
  }

  /** The view goes; what waits is sent, and kept on the device until it has arrived. */
  stop(): void {
    if (this.device) this.device.stopped = true;
    this.fresh.clear();
    void this.flush();
  }

  /** Versions of the marks that are known, added up. */
  known(): number {
    return [...this.stored.values()].reduce((sum, { version }) => sum + version, 0);
  }

  /** The view as the server tells it now: marks and places; what is typed here stays. */
  renew(data: GridData): void {
    const cells = cellsOf(data);
    const here = new Set(cells.map(keyOf));
    this.lines = new Set(data.rows.map(({ personId }) => personId));
    for (const key of this.stored.keys()) if (!here.has(key) && !this.edits.has(key)) this.stored.delete(key);
    for (const cell of cells) if (!this.stored.has(keyOf(cell))) this.stored.set(keyOf(cell), storedOf(cell));
    // What was read before one's own save arrived is older than it.
    this.hear(cells.filter((cell) => cell.version > 0 || !this.mine.has(keyOf(cell))).map((cell) => ({ ...cell, changedByYou: false })));
  }

  /** Marks as others left them. What is typed here and not saved stays: its save asks about it. */
  hear(cells: readonly HeardCell[]): void {
    const news = cells.filter((cell) => {
      const known = this.stored.get(keyOf(cell))?.version ?? 0;
      return this.lines.has(cell.personId) && (cell.version === 0 ? known > 0 : cell.version > known);
    });
    const before = new Map(news.map((cell) => [cell, this.markOf(cell)]));
    for (const cell of news) this.stored.set(keyOf(cell), storedOf(cell));
    this.fresh.add([...before].filter(([cell, mark]) => !cell.changedByYou && !sameMark(mark, this.markOf(cell))).map(([cell]) => [keyOf(cell), cell.changedBy] as const));
    if (news.length > 0) this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): GridView => this.view;

  markOf(cell: CellAt): Mark {
    const key = keyOf(cell);
    return this.edits.get(key)?.mark ?? this.stored.get(key) ?? NOT_MARKED;
  }

  /** One step of work, however many cells it is; one undo takes it back. Answers how many cells changed. */
  apply(changes: readonly Change[]): number {
    const after = changes.filter((change) => !sameMark(this.markOf(change), change.mark));
    if (after.length === 0) return 0;
    this.past = [...this.past, { before: after.map(({ personId, date }) => ({ personId, date, mark: plain(this.markOf({ personId, date })) })), after }].slice(-200);
    this.future = [];
    this.wide = new Set(after.map(({ date }) => date)).size > 1 ? after : [];
    this.put(after);
    return after.length;
  }

  undo(): number {
    const step = this.past.pop();
    if (!step) return 0;
    this.future.push(step);
    this.wide = [];
    return this.take(step.before, step.after);
  }

  redo(): number {
    const step = this.future.pop();
    if (!step) return 0;
    this.past.push(step);
    return this.take(step.after, step.before);
  }

  /** Goes one step back or forth, except where somebody else marked since. */
  private take(to: readonly Change[], from: readonly Change[]): number {
    const left = new Map(from.map((change) => [keyOf(change), change.mark]));
    const changes = to.filter((change) => sameMark(this.markOf(change), left.get(keyOf(change)) ?? change.mark));
    this.put(changes);
    return changes.length;
  }

  /** The server's question is answered with yes, or their mark is overwritten knowingly. */
  insist(held: Held): void {
    const consent = held.code === 'ATTENDANCE_OVERLAP' ? { overlap: true as const } : held.code === 'ATTENDANCE_LONG' ? { long: true as const } : {};
    const edit = this.edits.get(keyOf(held));
    if (edit) this.edits.set(keyOf(held), { ...edit, base: held.theirs?.version ?? edit.base, phase: 'waiting', held: null, consent: { ...edit.consent, ...consent } });
    this.soon();
  }

  /** What is stored stands. */
  yieldTo(held: Held): void {
    this.edits.delete(keyOf(held));
    this.changed();
  }

  giveReason(reason: string): void {
    this.reason = reason;
    this.lateQuestion = null;
    this.soon();
  }

  /** The dialog closes after its reason was given, too: only without one are the marks taken back. */
  leaveLate(): void {
    if (this.lateQuestion === null) return;
    this.lateQuestion = null;
    for (const [key, edit] of this.edits) if (edit.phase === 'waiting') this.edits.delete(key);
    this.changed();
  }

  /** Saves now. Answers whether everything is stored. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    await this.run();
    return this.edits.size === 0;
  }

  readonly retry = (): void => {
    if (this.failure) void this.flush();
  };

  private put(changes: readonly Change[]): void {
    for (const { personId, date, mark, reason = null } of changes) {
      const key = keyOf({ personId, date });
      const edit = this.edits.get(key);
      const saving = edit?.phase === 'saving';
      const base = edit?.base ?? (this.stored.get(key) ?? NOT_MARKED).version;
      // What is on its way may arrive: only what nobody has sent can be forgotten.
      if (!saving && sameMark(this.stored.get(key) ?? NOT_MARKED, mark)) this.edits.delete(key);
      else this.edits.set(key, { personId, date, mark, base, phase: 'waiting', consent: {}, held: null, reason });
    }
    this.soon();
  }

  private soon(delay = SAVE_DELAY_MS): void {
    this.changed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), delay);
  }

  private run(): Promise<void> {
    this.running ??= this.sendAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendAll(): Promise<void> {
    this.failure = null;
    for (let batch = this.unanswered ?? this.next(); batch; batch = this.next()) {
      this.changed();
      const outcome = await this.send(batch.date, batch, batch.reason ?? this.reason).catch((): SendOutcome => ({ kind: 'failed', reason: 'server' }));
      this.unanswered = outcome.kind === 'failed' ? batch : null;
      if (outcome.kind !== 'failed') {
        this.settle(batch, outcome);
        continue;
      }
      this.failure = outcome.reason;
      if (outcome.reason !== 'denied' && !this.device?.stopped) this.timer = setTimeout(() => void this.run(), RETRY_MS);
      break;
    }
    this.changed();
  }

  /** The marks of the earliest date that wait, of one consent and reason. */
  private next(): Parcel | null {
    if (this.lateQuestion !== null) return null;
    const waiting = [...this.edits.values()].filter(({ phase }) => phase === 'waiting').sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    const [first] = waiting;
    if (!first) return null;
    const alike = ({ date, consent, reason }: Edit) => JSON.stringify([date, consent, reason]);
    const sent = (this.together ? waiting.filter((edit) => alike(edit) === alike(first)) : [first]).map((edit): Edit => ({ ...edit, phase: 'saving' }));
    for (const edit of sent) this.edits.set(keyOf(edit), edit);
    return { date: first.date, key: newId(), consent: first.consent, reason: first.reason, sent, marks: sent.map((edit) => ({ ...edit.mark, personId: edit.personId, consent: edit.consent, version: edit.base })) };
  }

  private settle({ date, sent }: Parcel, outcome: Exclude<SendOutcome, { kind: 'failed' }>): void {
    if (outcome.kind === 'saved') {
      this.savedAt = outcome.savedAt;
      for (const { personId, status, startTime, endTime, version } of outcome.marks) this.stored.set(keyOf({ personId, date }), { status, startTime, endTime, version, changedBy: null, source: 'grid' });
      for (const edit of sent) {
        const [key, now] = [keyOf(edit), this.edits.get(keyOf(edit))];
        this.mine.add(key);
        if (now === edit) this.edits.delete(key);
        // What was typed meanwhile builds on what has just been stored.
        else if (now) this.edits.set(key, { ...now, base: this.stored.get(key)?.version ?? now.base });
      }
      return;
    }
    if (outcome.kind === 'refused' && outcome.problems.some(({ code }) => code === 'ATTENDANCE_LATE')) this.lateQuestion = outcome.problems[0]?.message ?? null;
    sent.forEach((edit, index) => {
      const key = keyOf(edit);
      const now = this.edits.get(key);
      const held = this.lateQuestion === null ? heldOf(edit, index, outcome) : null;
      if (held?.theirs) this.stored.set(key, held.theirs);
      if (now === edit) this.edits.set(key, { ...edit, phase: held ? 'held' : 'waiting', held });
    });
  }

  private changed(): void {
    this.view = this.viewNow();
    this.device?.write([...this.edits.values()].map(({ personId, date, mark, base, consent, phase }): Unsent => ({ personId, date, mark: { ...plain(mark), personId, version: base, consent }, held: phase === 'held' })));
    for (const listener of this.listeners) listener();
  }

  private viewNow(): GridView {
    const { failure, lateQuestion, savedAt } = this;
    return { edits: new Map(this.edits), stored: new Map(this.stored), failure, lateQuestion, savedAt, canUndo: this.past.length > 0, canRedo: this.future.length > 0, fresh: this.fresh.all(), news: this.fresh.news, parts: partsOf(this.wide, this.edits) };
  }
}
