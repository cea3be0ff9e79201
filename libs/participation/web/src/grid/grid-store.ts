import { newId, type PlainDate } from '@afterbell/core/domain';
import { type Mark, sameMark } from '@afterbell/participation/domain';
import type { Batch, ConflictFact, SendOutcome } from '../roster/marks';
import { type CellAt, type GridData, keyOf, NOT_MARKED, type StoredCell } from './grid-model';

/** Several keystrokes travel together. */
export const SAVE_DELAY_MS = 500;
const RETRY_MS = 8_000;

export type Phase = 'saved' | 'waiting' | 'saving' | 'held';

/** A mark that the server has not taken: it asks, it refuses, or somebody else marked meanwhile. */
export interface Held extends CellAt {
  readonly mark: Mark;
  readonly code: string;
  readonly message: string;
  readonly theirs: StoredCell | null;
}

interface Edit extends CellAt {
  readonly mark: Mark;
  readonly phase: Exclude<Phase, 'saved'>;
  readonly consent: Batch['consent'];
  readonly held: Held | null;
  readonly reason: string | null;
}

export interface Change extends CellAt {
  readonly mark: Mark;
  /** Why, for the trail. */
  readonly reason?: string | null;
}

/** Marks of one date that travel together. */
interface Parcel extends Batch {
  readonly date: PlainDate;
  readonly sent: readonly Edit[];
  readonly reason: string | null;
}

interface Step {
  readonly before: readonly Change[];
  readonly after: readonly Change[];
}

export type SendDay = (date: PlainDate, batch: Batch, reason: string | null) => Promise<SendOutcome>;

/** What the screen draws; a new one after every change. */
export interface GridView {
  readonly edits: ReadonlyMap<string, Edit>;
  readonly stored: ReadonlyMap<string, StoredCell>;
  readonly failure: 'offline' | 'server' | 'denied' | null;
  readonly lateQuestion: string | null;
  readonly savedAt: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

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
  private view: GridView;
  private readonly listeners = new Set<() => void>();

  constructor(
    data: GridData,
    private readonly send: SendDay,
    /** Whether the marks of a date are one save: they are of one session. */
    private readonly together = true,
  ) {
    for (const { personId, cells } of data.rows) for (const { date, status, startTime, endTime, version, changedBy } of cells) this.stored.set(keyOf({ personId, date }), { status, startTime, endTime, version, changedBy });
    this.view = this.viewNow();
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
    this.put(after);
    return after.length;
  }

  undo(): number {
    const step = this.past.pop();
    if (!step) return 0;
    this.future.push(step);
    this.put(step.before);
    return step.before.length;
  }

  redo(): number {
    const step = this.future.pop();
    if (!step) return 0;
    this.past.push(step);
    this.put(step.after);
    return step.after.length;
  }

  /** The server's question is answered with yes, or their mark is overwritten knowingly. */
  insist(held: Held): void {
    const consent = held.code === 'ATTENDANCE_OVERLAP' ? { overlap: true as const } : held.code === 'ATTENDANCE_LONG' ? { long: true as const } : {};
    const edit = this.edits.get(keyOf(held));
    if (edit) this.edits.set(keyOf(held), { ...edit, phase: 'waiting', held: null, consent: { ...edit.consent, ...consent } });
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
      const saving = this.edits.get(key)?.phase === 'saving';
      // What is on its way may arrive: only what nobody has sent can be forgotten.
      if (!saving && sameMark(this.stored.get(key) ?? NOT_MARKED, mark)) this.edits.delete(key);
      else this.edits.set(key, { personId, date, mark, phase: 'waiting', consent: {}, held: null, reason });
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
      if (outcome.reason !== 'denied') this.timer = setTimeout(() => void this.run(), RETRY_MS);
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
    return { date: first.date, key: newId(), consent: first.consent, reason: first.reason, sent, marks: sent.map((edit) => ({ ...edit.mark, personId: edit.personId, consent: edit.consent, version: (this.stored.get(keyOf(edit)) ?? NOT_MARKED).version })) };
  }

  private settle({ date, sent }: Parcel, outcome: Exclude<SendOutcome, { kind: 'failed' }>): void {
    if (outcome.kind === 'saved') {
      this.savedAt = outcome.savedAt;
      for (const { personId, status, startTime, endTime, version } of outcome.marks) this.stored.set(keyOf({ personId, date }), { status, startTime, endTime, version, changedBy: null });
      for (const edit of sent) if (this.edits.get(keyOf(edit)) === edit) this.edits.delete(keyOf(edit));
      return;
    }
    if (outcome.kind === 'refused' && outcome.problems.some(({ code }) => code === 'ATTENDANCE_LATE')) this.lateQuestion = outcome.problems[0]?.message ?? null;
    sent.forEach((edit, index) => {
      const key = keyOf(edit);
      const now = this.edits.get(key);
      const held = this.lateQuestion === null ? this.heldOf(edit, index, outcome) : null;
      if (held?.theirs) this.stored.set(key, held.theirs);
      if (now === edit) this.edits.set(key, { ...edit, phase: held ? 'held' : 'waiting', held });
    });
  }

  /** What the answer says of one mark of the batch; the others are sent again without it. */
  private heldOf({ personId, date, mark }: Edit, index: number, outcome: SendOutcome): Held | null {
    if (outcome.kind === 'conflict') {
      const facts = outcome.conflicts.filter(({ id }) => id === personId);
      return facts.length === 0 ? null : { personId, date, mark, code: 'CONFLICT', message: '', theirs: theirsOf(mark, facts) };
    }
    if (outcome.kind !== 'refused') return null;
    const named = outcome.problems.filter(({ path }) => path !== null && /^(?:input\.)?marks\.\d/.test(path));
    const own = named.length === 0 ? outcome.problems[0] : named.find(({ path }) => new RegExp(`marks\\.${index}(?:\\.|$)`).test(path ?? ''));
    return own ? { personId, date, mark, code: own.code, message: own.message, theirs: null } : null;
  }

  private changed(): void {
    this.view = this.viewNow();
    for (const listener of this.listeners) listener();
  }

  private viewNow(): GridView {
    const { failure, lateQuestion, savedAt } = this;
    return { edits: new Map(this.edits), stored: new Map(this.stored), failure, lateQuestion, savedAt, canUndo: this.past.length > 0, canRedo: this.future.length > 0 };
  }
}

/** The answer names only the fields that differ. */
function theirsOf(mark: Mark, facts: readonly ConflictFact[]): StoredCell {
  const value = (field: string, otherwise: string | null) => {
    const fact = facts.find((one) => one.field === field);
    return fact ? fact.current : otherwise;
  };
  return {
    status: (value('status', mark.status) ?? 'Enrolled') as Mark['status'],
    startTime: value('startTime', mark.startTime),
    endTime: value('endTime', mark.endTime),
    version: facts[0]?.version ?? 0,
    changedBy: facts[0]?.changedBy ?? null,
  };
}

const plain = ({ status, startTime, endTime }: Mark): Mark => ({ status, startTime, endTime });
