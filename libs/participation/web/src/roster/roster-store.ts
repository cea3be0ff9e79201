import type { PlainTime } from '@afterbell/core/domain';
import type { Mark } from '@afterbell/participation/domain';
import { FreshMarks } from '../live/fresh-marks';
import type { HeardMark } from '../live/use-attendance-live';
import { MarkQueue } from './mark-queue';
import type { Left, RosterDay, RosterPerson, SendBatch, SendOutcome } from './marks';
import { RosterBook } from './roster-book';
import { RosterLive } from './roster-live';
import { atOnce, type Draw, RosterMarks } from './roster-marks';
import { RosterSaving } from './roster-saving';
import { RosterTyped } from './roster-typed';
import { type RosterParts, rosterSummary, rowView } from './roster-shown';
import type { RosterSummary, RowPart, RowView } from './roster-view';
import { SaveLoop } from './save-loop';
import type { UnsentStore } from './unsent-marks';
import { ViewCache } from './view-cache';

export interface RosterStoreOptions {
  send: SendBatch;
  unsent: Pick<UnsentStore, 'read' | 'write'>;
  newKey: () => string;
  now?: () => Date;
}

/** The roster of one day: what the server told, and what this person has marked since. Rows and page subscribe to it; nothing else holds marks. */
export class RosterStore {
  private readonly selected = new Set<string>();
  private readonly open = new Map<string, RowPart>();
  readonly views = new ViewCache<RowView, RosterSummary>(
    (personId) => rowView(this.parts, personId),
    () => rosterSummary(this.parts),
  );
  private readonly fresh = new FreshMarks((personIds) => this.views.refresh(personIds));
  private stopped = true;
  /** Why a day is written so late; goes with every batch once it was said. */
  reason: string | null = null;
  readonly queue: MarkQueue;
  private readonly book: RosterBook;
  private readonly marks: RosterMarks;
  private readonly live: RosterLive;
  private readonly saving: RosterSaving;
  private readonly loop: SaveLoop;
  private readonly typed: RosterTyped;
  private readonly parts: RosterParts;

  constructor({ send, unsent, newKey, now = () => new Date() }: RosterStoreOptions) {
    this.queue = new MarkQueue(newKey);
    this.book = new RosterBook(this.queue, now);
    this.marks = new RosterMarks(this.book, this.open, (...given) => this.pushed(...given));
    this.live = new RosterLive(this.book, this.fresh);
    this.saving = new RosterSaving(this.book, unsent);
    this.loop = new SaveLoop({ queue: this.queue, send, onChange: (outcome) => this.settled(outcome) });
    this.typed = new RosterTyped({
      ready: (id, typed) => typed.changed && this.marks.takesTimes(id, typed),
      take: (id, { startTime, endTime }, draw = atOnce) => this.marks.setTimes([id], startTime, endTime, { draw }),
      changed: () => this.views.refresh([]),
    });
    const { book, marks, saving, loop, typed, fresh, selected, open } = this;
    this.parts = { book, marks, saving, loop, typed, fresh, selected, open };
  }

  start(): void {
    this.stopped = false;
    // Before the loop: what it takes as the page goes is sent with the rest.
    this.typed.start();
    this.loop.start();
  }

  stop(): void {
    this.typed.stop();
    this.stopped = true;
    this.fresh.clear();
    this.loop.stop();
  }

  // What the page reads

  now24 = (): PlainTime => this.book.now24();
  nowToday = (): PlainTime | null => this.book.nowToday();
  toCome = (): boolean => this.book.toCome();
  onRoster = (): string[] => this.book.onRoster();
  known = (): number => this.live.known();
  unsent = (): { person: RosterPerson | null; mark: Mark }[] => this.saving.unsent();
  personIds = (): readonly string[] => this.saving.personIds();

  // What the server told

  load(day: RosterDay): void {
    this.live.load(day, () => this.saving.restore());
    this.views.refresh([...this.book.people.keys()]);
    if (!this.stopped && (this.queue.waiting.size > 0 || this.queue.batch)) this.loop.soon();
  }

  /** A child who has just been added, until the next load puts it in its place. */
  add(row: RosterPerson): void {
    const { day } = this.book;
    if (!day) return;
    this.book.take(row);
    const others = day.rows.filter(({ personId }) => personId !== row.personId);
    this.book.day = { ...day, rows: [...others, { __typename: 'RosterRow', ...row }] };
    this.views.refresh([row.personId]);
  }

  /** Answers whether somebody is not on the list yet. */
  hear(marks: readonly HeardMark[]): boolean {
    this.views.refresh(this.live.hear(marks));
    return marks.some(({ personId, version }) => version > 0 && !this.book.people.has(personId));
  }

  // What the person does

  mark: RosterMarks['mark'] = (personIds, ...given) => {
    this.typed.forget(personIds);
    this.marks.mark(personIds, ...given);
  };
  markRest: RosterMarks['markRest'] = (...given) => this.marks.markRest(...given);
  undo: RosterMarks['undo'] = () => this.marks.undo();
  setTimes: RosterMarks['setTimes'] = (personIds, ...given) => {
    this.typed.forget(personIds);
    this.marks.setTimes(personIds, ...given);
  };
  /** What stands in the fields of a row while somebody types there. */
  type: RosterTyped['put'] = (...given) => this.typed.put(...given);
  takeTyped: RosterTyped['take'] = (...given) => this.typed.take(...given);
  forgetTyped: RosterTyped['forget'] = (...given) => this.typed.forget(...given);
  decide: RosterMarks['decide'] = (...given) => this.marks.decide(...given);
  settleConflict: RosterMarks['settleConflict'] = (...given) => this.marks.settleConflict(...given);
  putBack: RosterMarks['putBack'] = (...given) => this.marks.putBack(...given);

  select(personIds: readonly string[], on: boolean): void {
    for (const id of personIds) {
      if (on) this.selected.add(id);
      else this.selected.delete(id);
    }
    this.views.refresh(personIds);
  }

  toggle(personId: string, part: RowPart): void {
    // A part of a time goes with its field.
    this.typed.take(personId);
    this.typed.forget([personId]);
    if (this.open.get(personId) === part) this.open.delete(personId);
    else this.open.set(personId, part);
    this.views.refresh([personId]);
  }

  /** Children who have just been given a place. */
  enrolled(personIds: readonly string[]): void {
    for (const id of personIds) {
      this.book.change(id, { enrolled: true });
      if (this.queue.held.get(id)?.reason === 'notEnrolled') this.decide([id], 'again');
    }
    this.views.refresh(personIds);
  }

  /** Marks that were deleted on the server, where the children are as if nobody had marked them. */
  deleted(personIds: readonly string[]): void {
    this.typed.forget(personIds);
    for (const id of personIds) {
      this.queue.drop(id);
      this.selected.delete(id);
      this.book.change(id, { status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null, changedAt: null, source: null });
    }
    this.marks.undoable = null;
    this.pushed(personIds);
  }

  /** Tells why the day is written so late, and sends what waits for that. */
  because(reason: string): void {
    this.reason = reason;
    this.retry();
  }

  /** Gives up what the server has not taken; what it has stands. */
  discard(): void {
    this.marks.undoable = null;
    this.typed.forget(this.typed.personIds());
    this.pushed(this.saving.discard());
  }

  flush = (): Promise<boolean> => {
    this.typed.takeAll();
    return this.loop.flush();
  };
  /** What leaving the roster is asked about. */
  left(): Left {
    const { queue, timesAsked } = this.book;
    const among = (ids: readonly string[]) => new Set(ids).size;
    const open = this.typed.open();
    return {
      unsent: among([...this.saving.personIds(), ...timesAsked.keys(), ...this.typed.personIds()]),
      undecided: among([...queue.held.keys(), ...timesAsked.keys(), ...open]),
      unanswered: among([...timesAsked.keys(), ...this.typed.halves()]),
      blocked: queue.blocked,
    };
  }
  retry = (): void => void this.loop.flush();

  private pushed(personIds: readonly string[], draw: Draw = atOnce): void {
    this.saving.persist(this.stopped);
    draw(() => this.views.refresh(personIds));
    if (this.queue.waiting.size > 0) this.loop.soon();
  }

  private settled(outcome: SendOutcome | null): void {
    this.saving.settled(outcome);
    this.saving.persist(this.stopped);
    this.views.refresh([...this.book.people.keys()]);
  }
}
