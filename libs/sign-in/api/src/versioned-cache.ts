interface Entry<T> {
  version: string;
  value: Promise<T>;
}

/**
 * A bounded least-recently-used cache whose entries hold for one version of what they were made from. Callers bring the version
 * they just read from the database, so an entry can never outlive a change.
 */
export class VersionedCache<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** The value for this version; requests that miss at the same time share one load. */
  get(key: string, version: string, load: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known?.version === version) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.value;
    }
    const entry: Entry<T> = { version, value: load() };
    this.entries.delete(key);
    this.entries.set(key, entry);
    // A failed load is not remembered.
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    if (this.entries.size > this.limit) {
      const oldest = this.entries.keys().next();
      if (!oldest.done) this.entries.delete(oldest.value);
    }
    return entry.value;
  }
}
