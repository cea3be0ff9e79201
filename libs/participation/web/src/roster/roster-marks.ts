import type { PlainTime } from '@afterbell/core/domain';
import { type AttendanceStatus, completeMark, isAbsence, isMarkProblem, type Mark, sameMark, validateMark } from '@afterbell/participation/domain';
import { type Consent, takesMarks, type UnsentMark } from './marks';
import type { RosterBook } from './roster-book';
import type { RowPart } from './roster-view';

/** A mark with the answers that it was given. */
interface Stood extends Mark {
  readonly consent: Consent;
}

/** What the server took once, it was told all about: it does not ask again when that is put back. */
const answersOf = ({ status }: Mark): Consent => (status === 'Present' ? { overlap: true, long: true } : {});

/** The last change of several children at once. */
interface Undoable {
  readonly status: AttendanceStatus;
  readonly before: ReadonlyMap<string, Stood>;
  readonly set: ReadonlyMap<string, Mark>;
}

/** When what changed is drawn. */
export type Draw = (run: () => void) => void;
export const atOnce: Draw = (run) => run();

/** What the person does to the marks of a day. */
export class RosterMarks {
  undoable: Undoable | null = null;

  constructor(
    private readonly book: RosterBook,
    /** Parts of rows that are open. */
    private readonly open: Map<string, RowPart>,
    private readonly pushed: (personIds: readonly string[], draw?: Draw) => void,
  ) {}

  /** Marks children; those who have the status already keep their times. The current time is that of today alone. */
  mark(personIds: readonly string[], status: AttendanceStatus, { useCurrentTime = false, undoable = false } = {}): void {
    const { book } = this;
    const ids = personIds.filter((id) => book.people.has(id) && book.effective(id).status !== status);
    if (!book.day || !takesMarks(book.day) || ids.length === 0 || (book.toCome() && (status === 'Present' || status === 'UnexcusedAbsence'))) return;
    const before = new Map(ids.map((id) => [id, this.stands(id)]));
    const { startTime, endTime, timesRequired } = book.day;
    const mark = completeMark({ status }, { startTime, endTime, now: useCurrentTime ? book.nowToday() : null, timesRequired: false });
    if (isMarkProblem(mark)) return;
    for (const id of ids) {
      book.timesAsked.delete(id);
      this.admit(id, mark);
    }
    for (const id of ids) if (timesRequired && status === 'Present') this.open.set(id, 'times');
    this.undoable = undoable ? { status, before, set: new Map(ids.map((id) => [id, book.effective(id)])) } : null;
    this.pushed(ids);
  }

  markRest(useCurrentTime: boolean): void {
    const rest = this.book.onRoster().filter((id) => this.book.effective(id).status === 'Enrolled');
    this.mark(rest, 'Present', { useCurrentTime, undoable: true });
  }

  /** Takes the last change of several back, except where a child was marked otherwise since. */
  undo(): void {
    const { undoable, book } = this;
    if (!undoable) return;
    this.undoable = null;
    const ids = [...undoable.before.keys()].filter((id) => sameMark(book.effective(id), undoable.set.get(id) ?? book.effective(id)));
    for (const id of ids) {
      const { consent, ...mark } = undoable.before.get(id) ?? this.stands(id);
      this.admit(id, mark, consent);
    }
    this.pushed(ids);
  }

  /** Whether times can be taken as they are, without a question. */
  takesTimes(personId: string, { startTime, endTime }: Pick<Mark, 'startTime' | 'endTime'>): boolean {
    const { book } = this;
    return startTime !== null && !(book.day?.timesRequired && !endTime) && !isAbsence(book.effective(personId).status) && validateMark({ status: 'Present', startTime, endTime }) === null;
  }

  /** Times make a child present; one who is marked absent only when that is `meant`. */
  setTimes(personIds: readonly string[], startTime: PlainTime | null, endTime: PlainTime | null, { meant = false, draw = atOnce }: { meant?: boolean; draw?: Draw } = {}): void {
    const { book } = this;
    const ids = personIds.filter((id) => book.people.has(id));
    if (!book.day || !takesMarks(book.day) || ids.length === 0 || book.toCome()) return;
    const mark: Mark = { status: 'Present', startTime, endTime };
    const problem = validateMark(mark);
    const incomplete = !startTime || (book.day.timesRequired && !endTime);
    for (const id of ids) {
      book.timesAsked.delete(id);
      if (!meant && isAbsence(book.effective(id).status)) {
        book.timesAsked.set(id, mark);
        continue;
      }
      const unsent: UnsentMark = { ...mark, version: book.baseOf(id), consent: {} };
      if (problem || incomplete) book.queue.hold(id, { reason: 'time', mark: unsent, message: problem?.message ?? null });
      else book.admit(id, unsent);
    }
    this.undoable = null;
    this.pushed(ids, draw);
  }

  /** The answer to a row's question: send it with what the server asked for, or take the mark back. */
  decide(personIds: readonly string[], answer: Consent | 'takeBack' | 'again'): void {
    const { queue, timesAsked } = this.book;
    for (const id of personIds) {
      const times = timesAsked.get(id);
      if (times) {
        timesAsked.delete(id);
        if (answer === 'again') this.setTimes([id], times.startTime, times.endTime, { meant: true });
        continue;
      }
      const held = queue.held.get(id);
      if (!held) continue;
      if (answer === 'takeBack') queue.drop(id);
      else queue.put(id, { ...held.mark, consent: answer === 'again' ? held.mark.consent : { ...held.mark.consent, ...answer } });
    }
    this.pushed(personIds);
  }

  /** Two people marked the same child: the mark that was chosen is sent, on top of theirs; null where theirs stands. */
  settleConflict(decisions: ReadonlyMap<string, UnsentMark | null>): void {
    const { queue, people } = this.book;
    for (const [id, mark] of decisions) {
      const held = queue.held.get(id);
      if (held?.reason !== 'conflict') continue;
      if ((people.get(id)?.version ?? 0) <= held.theirs.version) this.book.change(id, held.theirs);
      if (mark) queue.put(id, mark);
      else queue.drop(id);
    }
    this.pushed([...decisions.keys()]);
  }

  /** Sets deleted marks again, as they were. */
  putBack(marks: readonly (Mark & { personId: string })[]): void {
    const known = marks.filter(({ personId }) => this.book.people.has(personId));
    for (const { personId, status, startTime, endTime } of known) this.admit(personId, { status, startTime, endTime }, answersOf({ status, startTime, endTime }));
    this.pushed(known.map(({ personId }) => personId));
  }

  private stands(personId: string): Stood {
    const mark = this.book.effective(personId);
    return { ...mark, consent: this.book.queue.get(personId)?.consent ?? answersOf(mark) };
  }

  private admit(personId: string, mark: Mark, consent: Consent = {}): void {
    this.book.admit(personId, { ...mark, version: this.book.baseOf(personId), consent });
  }
}
