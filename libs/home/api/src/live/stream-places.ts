/** The open streams of each person in one process. Of too many the oldest gives way. */
export class StreamPlaces {
  /** How to end each open stream of a person, oldest first. */
  private readonly open = new Map<string, Set<() => void>>();

  constructor(private readonly most: number) {}

  /** Takes a place; answers how to leave it. */
  enter(key: string, end: () => void): () => void {
    const mine = this.open.get(key) ?? new Set();
    this.open.set(key, mine.add(end));
    const [oldest] = mine;
    if (mine.size > this.most && oldest) {
      mine.delete(oldest);
      oldest();
    }
    return () => {
      mine.delete(end);
      if (!mine.size && this.open.get(key) === mine) this.open.delete(key);
    };
  }
}
