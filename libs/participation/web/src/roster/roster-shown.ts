import { summarize } from '@afterbell/participation/domain';
import type { FreshMarks } from '../live/fresh-marks';
import type { RosterBook } from './roster-book';
import type { RosterMarks } from './roster-marks';
import type { RosterSaving } from './roster-saving';
import type { RosterSummary, RowPart, RowPhase, RowView } from './roster-view';
import type { RosterTyped } from './roster-typed';
import type { SaveLoop } from './save-loop';

/** Everything that is drawn is read from here. */
export interface RosterParts {
  readonly book: RosterBook;
  readonly marks: RosterMarks;
  readonly saving: RosterSaving;
  readonly loop: SaveLoop;
  readonly typed: RosterTyped;
  readonly fresh: FreshMarks;
  readonly selected: ReadonlySet<string>;
  readonly open: ReadonlyMap<string, RowPart>;
}

export function rowView(parts: RosterParts, personId: string): RowView {
  const { book, fresh, selected, open } = parts;
  const person = book.people.get(personId);
  if (!person) throw new Error(`Not on the roster: ${personId}`);
  const held = book.heldOf(personId);
  return { person, ...book.effective(personId), phase: held ? 'held' : phaseOf(parts, personId), held, selected: selected.has(personId), open: open.get(personId) ?? null, fresh: fresh.get(personId) ?? null };
}

function phaseOf({ book: { queue }, loop }: RosterParts, personId: string): Exclude<RowPhase, 'held'> {
  const travelling = queue.travelling(personId) !== undefined;
  if (!travelling && !queue.waiting.has(personId)) return 'quiet';
  if (loop.failure || queue.blocked) return 'failed';
  return travelling && loop.sending ? 'saving' : 'waiting';
}

export function rosterSummary({ book, marks: { undoable }, saving, loop, typed, fresh, selected }: RosterParts): RosterSummary {
  const { queue } = book;
  const roster = book.onRoster();
  const counts = summarize(roster.map((id) => book.effective(id).status));
  const unsent = saving.personIds().length;
  return {
    day: book.day,
    toCome: book.toCome(),
    counts,
    total: roster.length,
    marked: roster.length - counts.Enrolled,
    unsent,
    held: [...queue.held.keys()],
    asked: book.timesAsked.size,
    typed: typed.personIds().length === 0 ? 'none' : typed.open().length > 0 ? 'open' : 'soon',
    conflicts: [...queue.held].filter(([, { reason }]) => reason === 'conflict').map(([id]) => id),
    saving: unsent > 0 && !loop.failure && !queue.blocked && unsent > queue.held.size,
    failure: loop.failure,
    blocked: queue.blocked,
    savedAt: saving.savedAt,
    selected: [...selected],
    undo: undoable && { status: undoable.status, count: undoable.before.size },
    strangers: saving.strangers.length > 0,
    news: fresh.news,
  };
}
