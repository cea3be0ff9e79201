import { type Mark, sameMark } from '@afterbell/participation/domain';
import { FreshMarks } from '../live/fresh-marks';
import type { Left } from '../roster/marks';
import { GridBook } from './grid-book';
import { type Change, type GridView, type HeardCell, type Held, partsOf, plain, type SendDay, whyOf } from './grid-edits';
import { type CellAt, type GridData, keyOf } from './grid-model';
import { GridSender } from './grid-sender';
import { GridSteps } from './grid-steps';
import type { GridUnsent, Unsent } from './grid-unsent';

/** The marks of one view of the grid: what is stored, what waits, and the way back. */
export class GridStore {
  private readonly book: GridBook;
  private readonly steps: GridSteps;
  private readonly sender: GridSender;
  private readonly fresh = new FreshMarks(() => this.changed());
  private view: GridView;
  private readonly listeners = new Set<() => void>();

  constructor(
    data: GridData,
    send: SendDay,
    together = true,
    private readonly device: GridUnsent | null = null,
  ) {
    this.book = new GridBook(data);
    this.steps = new GridSteps(this.book);
    this.sender = new GridSender({ book: this.book, send, together, isStopped: () => this.device?.stopped ?? false, onChange: () => this.changed() });
    const cells = data.rows.flatMap(({ personId }) => data.days.map(({ date }) => ({ personId, date })));
    if (device) this.book.restore(device.read(cells));
    this.view = this.viewNow();
  }

  start(): void {
    if (this.device) this.device.stopped = false;
    if (this.book.edits.size > 0) this.soon();
    else this.changed();
  }

  /** The view goes; what waits is sent, and kept on the device until it has arrived. */
  stop(): void {
    if (this.device) this.device.stopped = true;
    this.fresh.clear();
    void this.flush();
  }

  /** Whose marks of a day wait here. */
  personIdsAt(sessionId: string, date: string): readonly string[] {
    return this.device?.personIdsAt(sessionId, date) ?? [];
  }

  /** Versions of the marks that are known, added up. */
  known(): number {
    return [...this.book.stored.values()].reduce((sum, { version }) => sum + version, 0);
  }

  /** The view as the server tells it now: marks and places; what is typed here stays. */
  renew(data: GridData): void {
    this.hear(this.book.renew(data));
  }

  /** Marks as others left them. What is typed here and not saved stays: its save asks about it. */
  hear(cells: readonly HeardCell[]): void {
    const news = this.book.hear(cells);
    this.fresh.add([...news].filter(([cell, mark]) => !cell.changedByYou && !sameMark(mark, this.markOf(cell))).map(([cell]) => [keyOf(cell), cell.changedBy] as const));
    if (news.size > 0) this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): GridView => this.view;

  markOf(cell: CellAt): Mark {
    return this.book.markOf(cell);
  }

  /** One step of work, however many cells it is; one undo takes it back. Answers how many cells changed. */
  apply(changes: readonly Change[]): number {
    const made = this.steps.make(changes);
    return made.length === 0 ? 0 : this.put(made);
  }

  undo(): number {
    return this.steps.canUndo ? this.put(this.steps.back()) : 0;
  }

  redo(): number {
    return this.steps.canRedo ? this.put(this.steps.again()) : 0;
  }

  /** The server's question is answered with yes, or their mark is overwritten knowingly. */
  insist(held: Held, mark?: Mark): void {
    this.book.insist(held, mark);
    this.soon();
  }

  /** What is stored stands. */
  yieldTo(held: Held): void {
    this.book.edits.delete(keyOf(held));
    this.changed();
  }

  giveReason(reason: string): void {
    this.sender.giveReason(reason);
    this.soon();
  }

  /** The dialog closes after its reason was given, too: only without one are the marks taken back. */
  leaveLate(): void {
    const { lateQuestion } = this.sender;
    if (lateQuestion === null) return;
    this.sender.lateQuestion = null;
    this.book.dropWaiting(lateQuestion.dates);
    this.changed();
  }

  /** Saves now. Answers whether everything is stored. */
  readonly flush = async (): Promise<boolean> => {
    await this.sender.flush();
    return this.book.edits.size === 0;
  };

  /** What leaving the view is asked about: it stays on the device. */
  left(): Left {
    const edits = [...this.book.edits.values()];
    return { unsent: edits.length, undecided: edits.filter(({ phase }) => phase === 'held').length, blocked: null };
  }

  readonly retry = (): void => {
    if (this.sender.failure) void this.flush();
  };

  private put(changes: readonly Change[]): number {
    this.book.put(changes);
    this.soon();
    return changes.length;
  }

  private soon(): void {
    this.changed();
    this.sender.soon();
  }

  private changed(): void {
    this.view = this.viewNow();
    this.device?.write([...this.book.edits.values()].map((edit): Unsent => {
      const { personId, date, mark, base, consent } = edit;
      return { personId, date, mark: { ...plain(mark), personId, version: base, consent }, held: whyOf(edit) };
    }));
    for (const listener of this.listeners) listener();
  }

  private viewNow(): GridView {
    const { book, steps, sender, fresh } = this;
    const { failure, lateQuestion, savedAt } = sender;
    return { edits: new Map(book.edits), stored: new Map(book.stored), failure, lateQuestion, savedAt, canUndo: steps.canUndo, canRedo: steps.canRedo, fresh: fresh.all(), news: fresh.news, parts: partsOf(steps.wide, book.edits) };
  }
}
