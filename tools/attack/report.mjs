// What an attack counts and finds, and how it is told.

/** As long as nothing is said of an attack that goes on. */
const SILENT_MS = 60_000;

/** A tally of one attack: how much was tried, how much was refused or the same, and what was found. */
export class Tally {
  constructor(title) {
    this.title = title;
    this.tried = 0;
    this.held = 0;
    this.found = [];
    this.told = [];
    this.heard = performance.now();
  }

  /** One try: it held, or `what` (lines) was found. */
  try(what) {
    this.tried += 1;
    const lines = (Array.isArray(what) ? what : [what]).filter(Boolean);
    if (lines.length) this.found.push(...lines);
    else this.held += 1;
    // The long ones take many minutes.
    if (performance.now() - this.heard < SILENT_MS) return;
    this.heard = performance.now();
    console.log(`  ${this.title}: ${this.tried} tries, ${this.found.length} found`);
  }

  /** As `try`, said as a condition that must hold. */
  must(holds, otherwise) {
    this.try(holds ? null : otherwise);
  }

  /** A figure that is told and decides nothing. */
  tell(line) {
    this.told.push(line);
  }
}

/** One of the list, always the same one for a name and a seed: the short form takes another part than chance would, and the same each time. */
export function oneOf(list, name, seed = process.env.ATTACK_SEED ?? '42') {
  let sum = 0;
  for (const sign of `${seed} ${name}`) sum = (Math.imul(sum, 31) + sign.codePointAt(0)) >>> 0;
  return list[sum % list.length];
}

const MOST = 40;

export function print(tallies, log = console.log) {
  const width = Math.max(...tallies.map(({ title }) => title.length), 16);
  const row = (title, ...figures) => `${title.padEnd(width)} ${figures.map((figure) => String(figure).padStart(9)).join('')}`;
  log(row('attack', 'tries', 'held', 'found'));
  for (const { title, tried, held, found } of tallies) log(row(title, tried, held, found.length));
  for (const { title, found, told } of tallies) {
    for (const line of told) log(`  ${title}: ${line}`);
    for (const line of found.slice(0, MOST)) log(`  FOUND ${title}: ${line}`);
    if (found.length > MOST) log(`  FOUND ${title}: and ${found.length - MOST} more`);
  }
}
