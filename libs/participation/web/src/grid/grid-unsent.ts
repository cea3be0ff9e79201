import type { PlainDate } from '@afterbell/core/domain';
import type { Held, SentMark } from '../roster/marks';
import { standing } from '../roster/sealed-marks';
import type { StoredMarks, UnsentStore } from '../roster/unsent-marks';
import type { CellAt } from './grid-model';

/** The mark that a cell stands for. */
export interface MarkAt {
  sessionId: string;
  date: PlainDate;
  personId: string;
}

/** A mark of a cell that the server has not confirmed. */
export interface Unsent extends CellAt {
  readonly mark: SentMark;
  /** What is asked about it, where it waits for a decision. */
  readonly held: Held | null;
}

export interface GridDevice {
  open: (sessionId: string, date: PlainDate, of: (personId: string) => boolean) => GridDay;
  markAt: (cell: CellAt) => MarkAt;
  title: (sessionId: string) => string;
}

type GridDay = Omit<UnsentStore, 'clear'>;

interface Day {
  store: GridDay;
  sessionId: string;
  /** Whose marks the view brings to the server. */
  personIds: readonly string[];
  written: string;
}

/**
 * Keeps a grid's unsent marks on the device where the rosters of their days keep theirs, so that either sends them, and sign-out asks about both. No batch is kept
 * whole: a mark that did arrive is no change when it is sent again, and one that somebody changed since is asked about.
 */
export class GridUnsent {
  private readonly days = new Map<string, Day>();
  stopped = false;

  constructor(private readonly device: GridDevice) {}

  /** What is kept of the cells of a view. */
  read(cells: readonly CellAt[]): Unsent[] {
    const byDay = grouped(cells, (cell) => dayOf(this.device.markAt(cell)));
    return [...byDay.values()].flatMap((shown) => this.readDay(shown));
  }

  private readDay(cells: readonly CellAt[]): Unsent[] {
    const byPerson = new Map(cells.map((cell) => [this.device.markAt(cell).personId, cell]));
    const [first] = cells;
    if (!first) return [];
    const { sessionId, date } = this.device.markAt(first);
    const store = this.device.open(sessionId, date, (personId) => byPerson.has(personId));
    const stored = store.read();
    const kept = standing(stored);
    this.days.set(dayOf({ sessionId, date }), { store, sessionId, personIds: [...kept.keys()], written: JSON.stringify(stored) });
    return [...kept.values()].flatMap((mark): Unsent[] => {
      const cell = byPerson.get(mark.personId);
      return cell ? [{ ...cell, mark, held: stored?.why?.[mark.personId] ?? null }] : [];
    });
  }

  personIdsAt(sessionId: string, date: string): readonly string[] {
    return this.days.get(dayOf({ sessionId, date }))?.personIds ?? [];
  }

  /** Everything that a view has not brought to the server. */
  write(unsent: readonly Unsent[]): void {
    const byDay = grouped(unsent, (one) => dayOf(this.device.markAt(one)));
    for (const [key, day] of this.days) this.writeDay(day, byDay.get(key) ?? []);
  }

  private writeDay(day: Day, unsent: readonly Unsent[]): void {
    const personOf = (one: Unsent) => this.device.markAt(one).personId;
    const why = Object.fromEntries(unsent.flatMap((one) => (one.held ? [[personOf(one), one.held]] : [])));
    const held = Object.keys(why);
    const marks = unsent.map((one) => ({ ...one.mark, personId: personOf(one) }));
    day.personIds = marks.map(({ personId }) => personId);
    const next: StoredMarks | null = marks.length > 0 ? { batch: null, marks, ...(held.length > 0 ? { held, why } : {}), title: this.device.title(day.sessionId) } : null;
    const written = JSON.stringify(next);
    // After the page is gone nothing comes back that signing out discarded.
    if (written === day.written || (this.stopped && day.store.peek() === null)) return;
    day.written = written;
    day.store.write(next);
  }
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const dayOf = ({ sessionId, date }: Pick<MarkAt, 'sessionId' | 'date'>) => `${sessionId} ${date}`;
