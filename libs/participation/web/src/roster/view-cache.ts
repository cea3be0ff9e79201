type Listener = () => void;

/** What rows and page read by `useSyncExternalStore`: a row's view is replaced, and its row told, only when something of it changed. */
export class ViewCache<Row extends object, Summary extends object> {
  private readonly rows = new Map<string, Row>();
  private readonly rowListeners = new Map<string, Set<Listener>>();
  private readonly listeners = new Set<Listener>();
  private current: Summary | null = null;
  private isOld = true;

  constructor(
    private readonly makeRow: (id: string) => Row,
    private readonly makeSummary: () => Summary,
  ) {}

  row(id: string): Row {
    const known = this.rows.get(id);
    if (known) return known;
    const made = this.makeRow(id);
    this.rows.set(id, made);
    return made;
  }

  /** What stayed as it was is the same object as before: a mark, its sending and its answer each change little, and a page of sixty children draws only that. */
  readonly summary = (): Summary => {
    if (this.isOld || this.current === null) this.current = this.current === null ? this.makeSummary() : keptParts(this.current, this.makeSummary());
    this.isOld = false;
    return this.current;
  };

  readonly subscribe = (listener: Listener): Listener => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  subscribeRow(id: string, listener: Listener): Listener {
    const set = this.rowListeners.get(id) ?? new Set();
    this.rowListeners.set(id, set.add(listener));
    return () => set.delete(listener);
  }

  refresh(ids: Iterable<string>): void {
    this.isOld = true;
    for (const id of ids) {
      const before = this.rows.get(id);
      if (!before) continue;
      const after = this.makeRow(id);
      if (sameShallow(before, after)) continue;
      this.rows.set(id, after);
      this.rowListeners.get(id)?.forEach((listener) => listener());
    }
    this.listeners.forEach((listener) => listener());
  }
}

function keptParts<T extends object>(before: T, after: T): T {
  const kept = { ...after };
  for (const key of Object.keys(after) as (keyof T)[]) if (isSamePart(before[key], after[key])) kept[key] = before[key];
  return kept;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && [Array.prototype, Object.prototype].includes(Object.getPrototypeOf(value) as never);

const isSamePart = (a: unknown, b: unknown): boolean => Object.is(a, b) || (isPlain(a) && isPlain(b) && Array.isArray(a) === Array.isArray(b) && Object.keys(a).length === Object.keys(b).length && sameShallow(a, b));

function sameShallow<T extends object>(a: T, b: T): boolean {
  return (Object.keys(b) as (keyof T)[]).every((key) => key in a && Object.is(a[key], b[key]));
}
