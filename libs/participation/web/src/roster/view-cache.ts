type Listener = () => void;

/** What rows and page read by `useSyncExternalStore`: a row's view is replaced, and its row told, only when something of it changed. */
export class ViewCache<Row extends object, Summary> {
  private readonly rows = new Map<string, Row>();
  private readonly rowListeners = new Map<string, Set<Listener>>();
  private readonly listeners = new Set<Listener>();
  private current: Summary | null = null;

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

  readonly summary = (): Summary => (this.current ??= this.makeSummary());

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
    this.current = null;
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

function sameShallow<T extends object>(a: T, b: T): boolean {
  return (Object.keys(b) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
}
