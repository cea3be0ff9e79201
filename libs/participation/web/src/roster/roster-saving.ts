import type { Mark } from '@afterbell/participation/domain';
import type { RosterPerson, SendOutcome, SentMark } from './marks';
import type { RosterBook } from './roster-book';
import { unsentOf, type UnsentStore } from './unsent-marks';

const LOCKED = 'MONTH_LOCKED';

/** What of a day is not at the server yet: kept on the device, taken up again, and taken in once it has arrived. */
export class RosterSaving {
  savedAt: string | null = null;
  /** Kept on the device of children who are not on the list as it is shown; null before anything was read. */
  private unrestored: readonly SentMark[] | null = null;

  constructor(
    private readonly book: RosterBook,
    private readonly device: Pick<UnsentStore, 'read' | 'write'>,
  ) {}

  get strangers(): readonly SentMark[] {
    return this.unrestored ?? [];
  }

  restore(): void {
    const { queue, day, people } = this.book;
    if (this.unrestored === null) {
      const stored = this.device.read();
      this.unrestored = stored?.marks ?? [];
      if (stored?.batch) queue.batch ??= stored.batch;
      // Asked again, a month that is still locked would only refuse again.
      if (stored?.blocked?.code === LOCKED && day?.lock) queue.blocked = stored.blocked;
    }
    if (queue.blocked?.code === LOCKED && day && !day.lock) queue.blocked = null;
    const left: SentMark[] = [];
    for (const { personId, ...mark } of this.unrestored) {
      const person = people.get(personId);
      if (!person) left.push({ personId, ...mark });
      // Over a mark that is on its way it stands; under one that was made since the page opened it does not.
      else if (!queue.waiting.has(personId) && !queue.held.has(personId)) this.book.admit(personId, mark);
    }
    this.unrestored = left;
  }

  /** After the page is gone nothing new is kept: signing out may have discarded it. */
  persist(stopped: boolean): void {
    const unsent = unsentOf(this.book.queue, this.strangers);
    if (!unsent) this.device.write(null);
    else if (!stopped) this.device.write({ ...unsent, title: this.book.title() });
  }

  /** What the server has stored. */
  settled(outcome: SendOutcome | null): void {
    if (outcome?.kind !== 'saved') return;
    const { people, mine } = this.book;
    this.savedAt = outcome.savedAt;
    const enrolled = new Set(outcome.enrolled);
    for (const { personId, ...saved } of outcome.marks) {
      const person = people.get(personId);
      mine.add(personId);
      if (person && person.version <= saved.version) this.book.change(personId, { ...saved, enrolled: person.enrolled || enrolled.has(personId), changedBy: null, changedAt: outcome.savedAt, source: 'typed' });
    }
  }

  /** Everybody whose mark the server has not taken. */
  personIds(): string[] {
    return [...new Set([...this.book.queue.personIds(), ...this.strangers.map(({ personId }) => personId)])];
  }

  /** Every mark that the server has not taken, with whose it is as far as that is known here. */
  unsent(): { person: RosterPerson | null; mark: Mark }[] {
    const kept = new Map<string, Mark>(this.strangers.map((mark) => [mark.personId, mark]));
    for (const id of this.book.queue.personIds()) kept.set(id, this.book.effective(id));
    return [...kept].map(([id, mark]) => ({ person: this.book.people.get(id) ?? null, mark }));
  }

  /** Gives up what the server has not taken; answers whose marks those were. */
  discard(): string[] {
    const ids = this.book.queue.personIds();
    this.book.queue.clear();
    this.unrestored = [];
    return ids.filter((id) => this.book.people.has(id));
  }
}
