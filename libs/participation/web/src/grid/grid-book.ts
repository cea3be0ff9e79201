import type { PlainDate } from '@afterbell/core/domain';
import { type Mark, sameMark } from '@afterbell/participation/domain';
import { cellsOf, type Change, type Edit, type HeardCell, type Held, plain, storedOf } from './grid-edits';
import { type CellAt, type GridData, keyOf, NOT_MARKED, type StoredCell } from './grid-model';
import type { Unsent } from './grid-unsent';

/** The cells of one view: what is stored of them, and what was made of them here since. */
export class GridBook {
  readonly stored = new Map<string, StoredCell>();
  readonly edits = new Map<string, Edit>();
  /** Saved from here. */
  readonly mine = new Set<string>();
  private lines: ReadonlySet<string>;

  constructor(data: GridData) {
    this.lines = new Set(data.rows.map(({ personId }) => personId));
    for (const cell of cellsOf(data)) this.stored.set(keyOf(cell), storedOf(cell));
  }

  markOf(cell: CellAt): Mark {
    const key = keyOf(cell);
    return this.edits.get(key)?.mark ?? this.storedAt(key);
  }

  /** What needs no second answer when the mark of a cell is written back: what is stored was taken, whatever the server asked about it. */
  consentOf(cell: CellAt): Change['consent'] {
    const edit = this.edits.get(keyOf(cell));
    if (edit) return edit.consent;
    return this.storedAt(keyOf(cell)).status === 'Present' ? { overlap: true, long: true } : {};
  }

  /** What was left on this device before goes on as it was. */
  restore(unsent: readonly Unsent[]): void {
    for (const { personId, date, mark } of unsent) {
      const key = keyOf({ personId, date });
      if (!sameMark(this.storedAt(key), mark)) this.edits.set(key, { personId, date, mark: plain(mark), base: mark.version, phase: 'waiting', consent: mark.consent, held: null, reason: null });
    }
  }

  /** The view as the server tells it now; answers what it says of the cells. What is typed here stays. */
  renew(data: GridData): HeardCell[] {
    const cells = cellsOf(data);
    const here = new Set(cells.map(keyOf));
    this.lines = new Set(data.rows.map(({ personId }) => personId));
    for (const key of this.stored.keys()) if (!here.has(key) && !this.edits.has(key)) this.stored.delete(key);
    for (const cell of cells) if (!this.stored.has(keyOf(cell))) this.stored.set(keyOf(cell), storedOf(cell));
    // What was read before one's own save arrived is older than it.
    return cells.filter((cell) => cell.version > 0 || !this.mine.has(keyOf(cell)));
  }

  /** Takes in what is news; answers it with the mark that was shown before. */
  hear(cells: readonly HeardCell[]): Map<HeardCell, Mark> {
    const news = cells.filter((cell) => {
      const known = this.stored.get(keyOf(cell))?.version ?? 0;
      return this.lines.has(cell.personId) && (cell.version === 0 ? known > 0 : cell.version > known);
    });
    const before = new Map(news.map((cell) => [cell, this.markOf(cell)]));
    for (const cell of news) this.stored.set(keyOf(cell), storedOf(cell));
    return before;
  }

  put(changes: readonly Change[]): void {
    for (const { personId, date, mark, reason = null, consent = {} } of changes) {
      const key = keyOf({ personId, date });
      const edit = this.edits.get(key);
      const base = edit?.base ?? this.storedAt(key).version;
      // What is on its way may arrive: only what nobody has sent can be forgotten.
      if (edit?.phase !== 'saving' && sameMark(this.storedAt(key), mark)) this.edits.delete(key);
      else this.edits.set(key, { personId, date, mark, base, phase: 'waiting', consent, held: null, reason });
    }
  }

  /** The server's question is answered with yes, or their mark is overwritten knowingly, by this mark or what was chosen of both. */
  insist(held: Held, mark?: Mark): void {
    const consent = held.code === 'ATTENDANCE_OVERLAP' ? { overlap: true as const } : held.code === 'ATTENDANCE_LONG' ? { long: true as const } : {};
    const edit = this.edits.get(keyOf(held));
    if (edit) this.edits.set(keyOf(held), { ...edit, ...(mark ? { mark: plain(mark) } : {}), base: held.theirs?.version ?? edit.base, phase: 'waiting', held: null, consent: { ...edit.consent, ...consent } });
  }

  /** Gives up what waits of some days. */
  dropWaiting(dates: readonly PlainDate[]): void {
    for (const [key, edit] of this.edits) if (edit.phase === 'waiting' && dates.includes(edit.date)) this.edits.delete(key);
  }

  private storedAt(key: string): StoredCell {
    return this.stored.get(key) ?? NOT_MARKED;
  }
}
