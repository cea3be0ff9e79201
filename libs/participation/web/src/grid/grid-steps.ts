import { sameMark } from '@afterbell/participation/domain';
import { type Change, plain, type Step } from './grid-edits';
import type { GridBook } from './grid-book';
import { type CellAt, keyOf } from './grid-model';

const MOST_STEPS = 200;

/** The way back: each step of work, however many cells it is, is one undo. */
export class GridSteps {
  private past: Step[] = [];
  private future: Step[] = [];
  /** Cells of the last step that went over several dates. */
  wide: readonly CellAt[] = [];

  constructor(private readonly book: GridBook) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Of the changes those that change something. */
  make(changes: readonly Change[]): Change[] {
    const after = changes.filter((change) => !sameMark(this.book.markOf(change), change.mark));
    if (after.length === 0) return after;
    this.past = [...this.past, { before: after.map(({ personId, date }) => this.standing({ personId, date, mark: this.book.markOf({ personId, date }) })), after }].slice(-MOST_STEPS);
    this.future = [];
    this.wide = new Set(after.map(({ date }) => date)).size > 1 ? after : [];
    return after;
  }

  back(): Change[] {
    const step = this.past.pop();
    if (!step) return [];
    this.future.push({ ...step, after: step.after.map((change) => this.standing(change)) });
    this.wide = [];
    return this.untouched(step.before, step.after);
  }

  again(): Change[] {
    const step = this.future.pop();
    if (!step) return [];
    this.past.push({ ...step, before: step.before.map((change) => this.standing(change)) });
    return this.untouched(step.after, step.before);
  }

  /** The mark with the answers that were given for it, as far as it stands. */
  private standing(change: Change): Change {
    const now = this.book.markOf(change);
    return sameMark(now, change.mark) ? { ...change, mark: plain(change.mark), consent: this.book.consentOf(change) } : change;
  }

  /** Where somebody else marked since, that stays. */
  private untouched(to: readonly Change[], from: readonly Change[]): Change[] {
    const left = new Map(from.map((change) => [keyOf(change), change.mark]));
    return to.filter((change) => sameMark(this.book.markOf(change), left.get(keyOf(change)) ?? change.mark));
  }
}
