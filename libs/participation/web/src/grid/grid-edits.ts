import type { PlainDate } from '@afterbell/core/domain';
import type { Mark } from '@afterbell/participation/domain';
import type { Fresh, News } from '../live/fresh-marks';
import type { Batch, ConflictFact, Held as RosterHeld, SendOutcome, Theirs } from '../roster/marks';
import { heldFor } from '../roster/mark-queue';
import { type CellAt, type GridData, keyOf, type StoredCell } from './grid-model';

export type Phase = 'saved' | 'waiting' | 'saving' | 'held';

/** A mark that the server has not taken: it asks, it refuses, or somebody else marked meanwhile. */
export interface Held extends CellAt {
  readonly mark: Mark;
  readonly code: string;
  readonly message: string;
  readonly theirs: StoredCell | null;
  /** Marked by oneself, in another window. */
  readonly byYou?: boolean;
}

export interface Edit extends CellAt {
  readonly mark: Mark;
  /** Version of the mark that it is made on: another one by now is asked about. */
  readonly base: number;
  readonly phase: Exclude<Phase, 'saved'>;
  readonly consent: Batch['consent'];
  readonly held: Held | null;
  readonly reason: string | null;
}

export interface Change extends CellAt {
  readonly mark: Mark;
  /** Why, for the trail. */
  readonly reason?: string | null;
  /** What was said yes to already, where the mark stood before. */
  readonly consent?: Batch['consent'];
}

/** Marks of one date that travel together. */
export interface Parcel extends Batch {
  readonly date: PlainDate;
  readonly sent: readonly Edit[];
  readonly reason: string | null;
}

/** A mark that somebody else made, or made before. */
export interface HeardCell extends CellAt, StoredCell {
  readonly changedByYou: boolean;
}

export interface Step {
  readonly before: readonly Change[];
  readonly after: readonly Change[];
}

export type SendDay = (date: PlainDate, batch: Batch, reason: string | null) => Promise<SendOutcome>;

/** Days that lie so far back that a reason is asked for. */
export interface LateQuestion {
  readonly dates: readonly PlainDate[];
  readonly message: string;
  /** The reason that was given last. */
  readonly last: string | null;
}

/** What the screen draws; a new one after every change. */
export interface GridView {
  readonly edits: ReadonlyMap<string, Edit>;
  readonly stored: ReadonlyMap<string, StoredCell>;
  readonly failure: 'offline' | 'unreachable' | 'server' | 'denied' | null;
  readonly lateQuestion: LateQuestion | null;
  readonly savedAt: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Cells that others changed a moment ago. */
  readonly fresh: ReadonlyMap<string, Fresh>;
  readonly news: News | null;
  /** Of the last step over several dates, when not all of it was saved. */
  readonly parts: StepParts | null;
}

export interface StepParts {
  readonly saved: readonly PlainDate[];
  readonly left: readonly PlainDate[];
}

/** What the answer says of one mark of the batch; the others are sent again without it. */
export function heldOf({ personId, date, mark }: Edit, index: number, outcome: SendOutcome): Held | null {
  if (outcome.kind === 'conflict') {
    const facts = outcome.conflicts.filter(({ id }) => id === personId);
    return facts.length === 0 ? null : { personId, date, mark, code: 'CONFLICT', message: '', theirs: theirsOf(mark, facts), byYou: facts[0]?.changedByYou === true };
  }
  if (outcome.kind !== 'refused') return null;
  const named = outcome.problems.filter(({ path }) => path !== null && /^(?:input\.)?marks\.\d/.test(path));
  const own = named.length === 0 ? outcome.problems[0] : named.find(({ path }) => new RegExp(`marks\\.${index}(?:\\.|$)`).test(path ?? ''));
  return own ? { personId, date, mark, code: own.code, message: own.message, theirs: null } : null;
}

/** The mark that stands in the way, as rosters tell of one. */
export const theirsTold = ({ theirs, byYou = false }: Held): Theirs | null => theirs && { ...plain(theirs), version: theirs.version, changedBy: theirs.changedBy, changedByYou: byYou, changedAt: null };

/** What a roster, or the list of all days, asks about a mark that is held here. */
export function whyOf({ mark, base, consent, held }: Edit): RosterHeld | null {
  if (!held) return null;
  const [sent, theirs] = [{ ...plain(mark), version: base, consent }, theirsTold(held)];
  return theirs ? { reason: 'conflict', mark: sent, theirs } : heldFor(held, sent);
}

/** What became of a step over several dates, once a part of it has to be decided about. */
export function partsOf(cells: readonly CellAt[], edits: ReadonlyMap<string, Edit>): StepParts | null {
  if (!cells.some((cell) => edits.get(keyOf(cell))?.phase === 'held')) return null;
  const phases = new Map<PlainDate, boolean>();
  for (const cell of cells) phases.set(cell.date, (phases.get(cell.date) ?? false) || edits.has(keyOf(cell)));
  const dates = [...phases].sort(([a], [b]) => (a < b ? -1 : 1));
  return { saved: dates.filter(([, left]) => !left).map(([date]) => date), left: dates.filter(([, left]) => left).map(([date]) => date) };
}

export const cellsOf = ({ rows }: Pick<GridData, 'rows'>) => rows.flatMap(({ personId, cells }) => cells.map((cell) => ({ ...cell, personId })));
export const storedOf = ({ status, startTime, endTime, version, changedBy, source }: StoredCell): StoredCell => ({ status, startTime, endTime, version, changedBy, source });

/** The answer names only the fields that differ. */
function theirsOf(mark: Mark, facts: readonly ConflictFact[]): StoredCell {
  const value = (field: string, otherwise: string | null) => {
    const fact = facts.find((one) => one.field === field);
    return fact ? fact.current : otherwise;
  };
  return {
    status: (value('status', mark.status) ?? 'Enrolled') as Mark['status'],
    startTime: value('startTime', mark.startTime),
    endTime: value('endTime', mark.endTime),
    version: facts[0]?.version ?? 0,
    changedBy: facts[0]?.changedBy ?? null,
    source: null,
  };
}

export const plain = ({ status, startTime, endTime }: Mark): Mark => ({ status, startTime, endTime });
