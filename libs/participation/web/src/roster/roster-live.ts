import { type Mark, sameMark } from '@afterbell/participation/domain';
import type { FreshMarks } from '../live/fresh-marks';
import type { HeardMark } from '../live/use-attendance-live';
import type { RosterDay, RosterPerson } from './marks';
import type { RosterBook } from './roster-book';

/** What the server tells of a day, when it is read again and while it is open. */
export class RosterLive {
  constructor(
    private readonly book: RosterBook,
    private readonly fresh: FreshMarks,
  ) {}

  /** Takes a fresh roster in; `between` comes before it is told who changed. Rows never go back to an older version, and unsent marks stay. */
  load(day: RosterDay, between: () => void): void {
    const { book } = this;
    const newer = ({ personId, version }: RosterPerson) => version > (book.people.get(personId)?.version ?? version);
    const before = book.day ? this.shown(day.rows.filter((row) => newer(row) && !row.changedByYou).map(({ personId }) => personId)) : null;
    book.day = day;
    for (const row of day.rows) this.forget(row);
    for (const row of day.rows) book.take(row);
    between();
    if (before) this.tell(before);
  }

  /** Versions of the marks that are known, added up. */
  known(): number {
    return [...this.book.people.values()].reduce((sum, { version }) => sum + version, 0);
  }

  /** Marks as others left them; answers whose changed. One's own that wait or travel stay: the server asks about them. */
  hear(marks: readonly HeardMark[]): string[] {
    const { book } = this;
    const news = marks.filter(({ personId, version }) => {
      const person = book.people.get(personId);
      return person && (version === 0 ? person.version > 0 : version > person.version);
    });
    const before = this.shown(news.filter(({ changedByYou }) => !changedByYou).map(({ personId }) => personId));
    for (const { personId, status, startTime, endTime, version, changedBy, changedAt, source } of news) {
      const person = book.people.get(personId);
      // A mark that was deleted begins again with its first version.
      if (version === 0) book.change(personId, { version: 0 });
      if (person) book.take({ ...person, status, startTime, endTime, version, changedBy, changedAt, source });
    }
    this.tell(before);
    return news.map(({ personId }) => personId);
  }

  /** A mark that somebody deleted meanwhile; what was read before one's own save arrived is older than it. */
  private forget({ personId, version }: RosterPerson): void {
    const { people, mine, queue } = this.book;
    const known = people.get(personId)?.version ?? 0;
    if (version === 0 && known > 0 && !mine.has(personId) && !queue.get(personId)) this.book.change(personId, { version: 0 });
  }

  private shown(personIds: readonly string[]): Map<string, Mark> {
    return new Map(personIds.map((id) => [id, this.book.effective(id)]));
  }

  /** Shows which of them look otherwise now. */
  private tell(before: ReadonlyMap<string, Mark>): void {
    const { book } = this;
    this.fresh.add([...before].filter(([id, mark]) => !sameMark(mark, book.effective(id))).map(([id]) => [id, book.people.get(id)?.changedBy ?? null] as const));
  }
}
