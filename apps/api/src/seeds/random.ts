/**
 * A seeded generator (sfc32): the same seed gives the same demo on every machine. Each part of the demo draws from its
 * own fork, named by what it makes, so that a change in one part leaves the others as they were.
 */
export class SeededRandom {
  private readonly state: Uint32Array;

  constructor(private readonly seed: string) {
    this.state = Uint32Array.from([1, 2, 3, 4], (salt) => hash(`${salt}:${seed}`));
    for (let round = 0; round < 12; round += 1) this.next();
  }

  fork(name: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${name}`);
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const s = this.state;
    const [a = 0, b = 0, c = 0, d = 0] = s;
    const sum = (a + b + d) >>> 0;
    s[3] = d + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** One item, each as likely as its weight says. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let rest = this.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      rest -= weightOf(item);
      if (rest < 0) return item;
    }
    return this.pick(items.slice(-1));
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.int(0, last);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  }

  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle(items).slice(0, count);
  }
}

/** FNV-1a with a final mix: enough to spread seeds apart, not for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
