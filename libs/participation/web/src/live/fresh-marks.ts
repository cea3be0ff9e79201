/** How long a cell shows that somebody else has just changed it. */
export const FRESH_MS = 5_000;

/** A cell that somebody else changed, and who. */
export interface Fresh {
  by: string | null;
}

/** What others have just changed, as it is said. */
export interface News {
  /** Grows with each telling. */
  turn: number;
  count: number;
  by: string | null;
  /** The only cell; null for several. */
  one: string | null;
}

/** Cells that others changed a moment ago. */
export class FreshMarks {
  private readonly cells = new Map<string, Fresh>();
  news: News | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly onFaded: (keys: readonly string[]) => void) {}

  get(key: string): Fresh | undefined {
    return this.cells.get(key);
  }

  all(): Map<string, Fresh> {
    return new Map(this.cells);
  }

  /** Each cell with who changed it. */
  add(cells: readonly (readonly [string, string | null])[]): void {
    const [first] = cells;
    if (!first) return;
    this.news = { turn: (this.news?.turn ?? 0) + 1, count: cells.length, by: cells.every(([, by]) => by === first[1]) ? first[1] : null, one: cells.length === 1 ? first[0] : null };
    const added = cells.map(([key, by]): [string, Fresh] => [key, { by }]);
    for (const [key, fresh] of added) this.cells.set(key, fresh);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      // One that was changed once more stays for its own time.
      const faded = added.filter(([key, fresh]) => this.cells.get(key) === fresh).map(([key]) => key);
      for (const key of faded) this.cells.delete(key);
      this.onFaded(faded);
    }, FRESH_MS);
    this.timers.add(timer);
  }

  clear(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
    this.cells.clear();
  }
}
