/** What importing each row of a tree does: adds an organization, finds it there already, or why it cannot. */
import { foldText, type OrganizationLevel, parentAllowed } from '@afterbell/core/domain';
import { type ImportField, type ImportRow, levelReader, type LevelNames } from './import-columns';
import { parseDetails } from './organization-input';

export const IMPORT_ACTIONS = ['add', 'already', 'error'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** An organization that is there. */
export interface KnownOrganization {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly level: OrganizationLevel;
  readonly enabled: boolean;
  readonly stateId: string | null;
  readonly ncesId: string | null;
}

export interface ImportIssue {
  readonly field: ImportField | null;
  readonly message: string;
}

export interface PlannedOrganization {
  readonly line: number;
  readonly name: string;
  readonly level: OrganizationLevel | null;
  readonly stateId: string | null;
  readonly ncesId: string | null;
  readonly action: ImportAction;
  /** Of `already`: which. */
  readonly id: string | null;
  /** Of `add`: the organization it comes under, one that is there or the row that adds it. */
  readonly parent: { readonly id: string } | { readonly line: number } | null;
  readonly parentName: string | null;
  readonly issues: readonly ImportIssue[];
}

export interface ImportContext {
  /** The acting organization, under which rows without a parent come. */
  readonly rootId: string;
  readonly levelNames: LevelNames;
  /** Whether the caller may add organizations of a level. */
  readonly mayAdd: (level: OrganizationLevel) => boolean;
}

/** A place in the tree as it will be: one that is there or one that a row adds. */
interface Place {
  readonly id: string | null;
  readonly line: number | null;
  readonly name: string;
  readonly level: OrganizationLevel;
  readonly enabled: boolean;
  readonly above: Place | null;
}

interface ParsedRow extends ReturnType<typeof parseDetails> {
  readonly row: ImportRow;
  readonly level: OrganizationLevel | null;
  /** Its name as names are compared. */
  readonly folded: string;
}

interface Resolved {
  readonly planned: PlannedOrganization;
  /** Where the row's organization is or will be; null when it will not. */
  readonly place: Place | null;
}

const SEPARATORS = [/\s*[>›»→]\s*/, /\s*[/\\|]\s*/];

/** Rows between two pauses: a millisecond of work. */
const PIECE = 25;

/** `pause` is called again and again: between the pieces of a large file whoever runs this does something else. */
export async function planImport(rows: readonly ImportRow[], known: readonly KnownOrganization[], context: ImportContext, pause: () => Promise<unknown>): Promise<PlannedOrganization[]> {
  const planner = new Planner(known, context);
  const inPieces = async <Item, Made>(items: readonly Item[], work: (item: Item, index: number) => Made): Promise<Made[]> => {
    const made: Made[] = [];
    for (const [index, item] of items.entries()) {
      if (index % PIECE === 0) await pause();
      made.push(work(item, index));
    }
    return made;
  };
  await inPieces(known, (organization) => planner.know(organization));
  await inPieces(rows, (row) => planner.take(row));
  return inPieces(rows, (_, index) => planner.plan(index));
}

class Planner {
  private readonly places = new Map<string, Place>();
  private readonly placesByName = new Map<string, Place[]>();
  private readonly childByName = new Map<string, string>();
  private readonly idByExternal = { stateId: new Map<string, string>(), ncesId: new Map<string, string>() };
  private readonly rowsByName = new Map<string, number[]>();
  private readonly rowByExternal = { stateId: new Map<string, number>(), ncesId: new Map<string, number>() };
  private readonly resolved: Resolved[] = [];
  private readonly parsed: ParsedRow[] = [];
  private readonly rowByChild = new Map<string, { line: number; place: Place | null }>();

  private readonly byId: ReadonlyMap<string, KnownOrganization>;
  private readonly levelOf;

  constructor(
    known: readonly KnownOrganization[],
    private readonly context: ImportContext,
  ) {
    this.byId = new Map(known.map((organization) => [organization.id, organization]));
    this.levelOf = levelReader(context.levelNames);
  }

  /** All that are there, before the rows. */
  know({ id, parentId, level, name, stateId, ncesId }: KnownOrganization): void {
    const folded = foldText(name);
    const place = this.placeOf(id);
    if (place) push(this.placesByName, folded, place);
    this.childByName.set(childKey(parentId, level, folded), id);
    if (stateId) this.idByExternal.stateId.set(stateId, id);
    if (ncesId) this.idByExternal.ncesId.set(ncesId, id);
  }

  /** All rows, before any is planned. */
  take(row: ImportRow): void {
    const index = this.parsed.length;
    const details = parseDetails(row);
    const folded = foldText(details.values.name);
    this.parsed.push({ row, level: this.levelOf(row.level), folded, ...details });
    push(this.rowsByName, folded, index);
    for (const field of ['stateId', 'ncesId'] as const) {
      const external = details.values[field];
      if (external && !this.rowByExternal[field].has(external)) this.rowByExternal[field].set(external, index);
    }
  }

  plan(index: number): PlannedOrganization {
    return this.resolve(index).planned;
  }

  private placeOf(id: string): Place | null {
    const made = this.places.get(id);
    if (made) return made;
    const organization = this.byId.get(id);
    if (!organization) return null;
    const { parentId, name, level, enabled } = organization;
    const place: Place = { id, name, level, enabled, line: null, above: parentId === null ? null : this.placeOf(parentId) };
    this.places.set(id, place);
    return place;
  }

  /** A level never stands under itself or under what may stand beneath it, so going from row to parent row comes to an end. */
  private resolve(index: number): Resolved {
    const done = this.resolved[index];
    if (done) return done;
    const made = this.decide(index);
    this.resolved[index] = made;
    return made;
  }

  private decide(index: number): Resolved {
    const parsed = this.parsed[index];
    if (!parsed) throw new Error('No such row');
    const { row, level, values, folded } = parsed;
    const said = { line: row.line, name: values.name, level, stateId: values.stateId, ncesId: values.ncesId };
    // What repeats another is not imported, and what is part of it belongs to that other one.
    const failedAt = (place: Place | null, ...issues: ImportIssue[]): Resolved => ({ planned: { ...said, action: 'error', id: null, parent: null, parentName: row.parent || null, issues }, place });
    const failed = (...issues: ImportIssue[]) => failedAt(null, ...issues);
    const already = (id: string): Resolved => {
      const place = this.places.get(id) ?? null;
      const moved = place && (foldText(place.name) !== folded || (level !== null && place.level !== level));
      const issues = moved ? [{ field: null, message: `It is there as ${place.name} (${this.nameOf(place.level)}): an import adds and changes nothing.` }] : [];
      return { planned: { ...said, action: 'already', id, parent: null, parentName: place?.above?.name ?? null, issues }, place };
    };

    const issues: ImportIssue[] = parsed.problems.map(({ path, message }) => ({ field: path as ImportField, message: `${FIELD_WORDS[path] ?? path} ${message}.` }));
    if (level === null) issues.push({ field: 'level', message: row.level === '' ? 'Level is required.' : `"${clipped(row.level)}" is not a level.` });
    if (row.surplus && (!row.surplus.empty || issues.length)) issues.unshift({ field: null, message: row.surplus.message });
    if (issues.length || level === null) return failed(...issues);

    const byExternal = (['stateId', 'ncesId'] as const).flatMap((field) => this.idByExternal[field].get(values[field] ?? '') ?? []);
    if (new Set(byExternal).size > 1) return failed({ field: 'stateId', message: 'Its two ids belong to two different organizations.' });
    if (byExternal[0]) return already(byExternal[0]);
    for (const field of ['stateId', 'ncesId'] as const) {
      const first = this.rowByExternal[field].get(values[field] ?? '');
      if (first !== undefined && first < index) return failed({ field, message: `${FIELD_WORDS[field]} ${values[field]} stands on line ${this.parsed[first]?.row.line} already.` });
    }

    if (level === 'top') {
      const same = this.childByName.get(childKey(null, level, folded));
      return same ? already(same) : failed({ field: 'level', message: `A tree has one top: no further ${this.nameOf(level)} can be added.` });
    }

    const parent = this.parentOf(index, level);
    if ('message' in parent) return failed(parent);
    const there = parent.id === null ? undefined : this.childByName.get(childKey(parent.id, level, folded));
    if (there) return already(there);
    const key = childKey(parent.id ?? `line ${parent.line}`, level, folded);
    const twin = this.rowByChild.get(key);
    if (twin) return failedAt(twin.place, { field: null, message: `It repeats line ${twin.line}.` });
    const first: { line: number; place: Place | null } = { line: row.line, place: null };
    this.rowByChild.set(key, first);
    if (!this.context.mayAdd(level)) return failed({ field: 'level', message: `${this.nameOf(level)} is a level that your role may not add.` });
    if (!parent.enabled) return failed({ field: 'parent', message: `${parent.name} is disabled: enable it first.` });
    const place: Place = { id: null, line: row.line, name: values.name, level, enabled: true, above: parent };
    first.place = place;
    return { planned: { ...said, action: 'add', id: null, parent: parent.id === null ? { line: parent.line ?? 0 } : { id: parent.id }, parentName: parent.name, issues: [] }, place };
  }

  private parentOf(index: number, level: OrganizationLevel): Place | ImportIssue {
    const text = this.parsed[index]?.row.parent ?? '';
    const wrong = (message: string): ImportIssue => ({ field: 'parent', message });
    if (text === '') {
      const root = this.places.get(this.context.rootId);
      if (root && parentAllowed(level, root.level)) return root;
      return wrong(`${this.nameOf(level)} cannot stand under ${root?.name ?? 'this organization'}: say what it is part of.`);
    }
    const found = this.candidates(text, index);
    const own = this.parsed[index];
    const itself = own !== undefined && (foldText(text) === own.folded || text === own.values.stateId || text === own.values.ncesId);
    if (itself && found.every((candidate) => candidate.level === level)) return wrong('It cannot be part of itself.');
    if (!found.length) return wrong(`No organization is called "${clipped(text)}", here or in the file.`);
    const allowed = found.filter((candidate) => parentAllowed(level, candidate.level));
    const circle = () => this.circleOf(index);
    if (!allowed.length) return wrong(circle() ?? `${this.nameOf(level)} cannot stand under ${found[0]?.text ?? text} (${this.nameOf(found[0]?.level ?? 'top')}).`);
    const places = new Set<Place>();
    let failedLine: number | null = null;
    for (const candidate of allowed) {
      const place = candidate.place ?? this.resolve(candidate.row).place;
      if (!place) failedLine = this.parsed[candidate.row]?.row.line ?? null;
      else if (candidate.above.every((name, up) => foldText(ancestor(place, up + 1)?.name ?? '') === name)) places.add(place);
    }
    const [only, second] = places;
    if (second) return wrong(`${places.size} organizations are called "${clipped(text)}": write the path, such as "${pathOf(second)}".`);
    if (only) return only;
    if (failedLine === null) return wrong(`No organization stands at "${clipped(text)}".`);
    return wrong(circle() ?? `What it is part of, on line ${failedLine}, is not imported.`);
  }

  /** Says so where going from this row to what it is part of, and on, comes back to it. */
  private circleOf(index: number): string | null {
    const round = [index];
    while (round.length <= LONGEST_CIRCLE) {
      const at = round.at(-1) ?? index;
      const [only, second] = this.candidates(this.parsed[at]?.row.parent ?? '', at);
      if (!only || second || only.place) return null;
      if (only.row === index) break;
      if (round.includes(only.row)) return null;
      round.push(only.row);
    }
    if (round.length > LONGEST_CIRCLE) return null;
    const lines = round.map((row) => this.parsed[row]?.row.line ?? 0).sort((one, other) => one - other);
    return `Lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)} are part of each other, in a circle: change what one of them is part of.`;
  }

  /** By external id; else by the name as a whole; else by a path, whose last step is the parent. */
  private candidates(text: string, self: number): Candidate[] {
    for (const field of ['stateId', 'ncesId'] as const) {
      const place = this.places.get(this.idByExternal[field].get(text) ?? '');
      if (place) return [candidateOf(place, [])];
      const row = this.rowByExternal[field].get(text);
      if (row !== undefined && row !== self) return this.rowCandidates([row], self, []);
    }
    const ways = [[text], ...SEPARATORS.map((separator) => text.split(separator).filter((step) => step !== ''))];
    for (const steps of ways) {
      const last = foldText(steps.at(-1) ?? '');
      const above = steps.slice(0, -1).reverse().map((step) => foldText(step));
      const found = [...(this.placesByName.get(last) ?? []).map((place) => candidateOf(place, above)), ...this.rowCandidates(this.rowsByName.get(last) ?? [], self, above)];
      if (found.length) return found;
    }
    return [];
  }

  private rowCandidates(rows: readonly number[], self: number, above: readonly string[]): Candidate[] {
    return rows.flatMap((row) => {
      const parsed = this.parsed[row];
      return row === self || !parsed?.level ? [] : [{ place: null, row, level: parsed.level, text: parsed.values.name, above }];
    });
  }

  private nameOf(level: OrganizationLevel): string {
    return this.context.levelNames[level].singular;
  }
}

interface Candidate {
  readonly place: Place | null;
  readonly row: number;
  readonly level: OrganizationLevel;
  readonly text: string;
  /** Folded names that must stand above it, the nearest first. */
  readonly above: readonly string[];
}

/** A tree is no deeper than its levels; looking further would only cost time in a hostile file. */
const LONGEST_CIRCLE = 12;

const FIELD_WORDS: Readonly<Record<string, string>> = { name: 'Name', level: 'Level', parent: 'Part of', stateId: 'State ID', ncesId: 'NCES ID' };

/** A cell may hold a whole letter; a message quotes its beginning. */
const clipped = (text: string) => ([...text].length > 80 ? `${[...text].slice(0, 79).join('')}…` : text);

const candidateOf = (place: Place, above: readonly string[]): Candidate => ({ place, row: -1, level: place.level, text: place.name, above });
const childKey = (parent: string | null, level: OrganizationLevel, folded: string) => `${parent}\u0000${level}\u0000${folded}`;

function ancestor(place: Place, up: number): Place | null {
  let at: Place | null = place;
  for (let step = 0; step < up && at; step += 1) at = at.above;
  return at;
}

function pathOf(place: Place): string {
  return place.above ? `${pathOf(place.above)} > ${place.name}` : place.name;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
