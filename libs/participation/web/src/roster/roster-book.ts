import { nowTimeIn, type PlainTime } from '@afterbell/core/domain';
import { type Mark, sameMark } from '@afterbell/participation/domain';
import type { MarkQueue } from './mark-queue';
import { type Held, isToCome, isToday, type RosterDay, type RosterPerson, type UnsentMark } from './marks';

const NOT_MARKED: Mark = { status: 'Enrolled', startTime: null, endTime: null };

/** One day: its children as the server told of them, and what this person has marked over that. */
export class RosterBook {
  day: RosterDay | null = null;
  readonly people = new Map<string, RosterPerson>();
  /** Times typed for absent children. Not in the queue: their marks stand, and nothing of it is kept or sent until it is answered. */
  readonly timesAsked = new Map<string, Mark>();
  /** Children whose marks were saved from here. */
  readonly mine = new Set<string>();

  constructor(
    readonly queue: MarkQueue,
    private readonly now: () => Date,
  ) {}

  now24(): PlainTime {
    return nowTimeIn(this.day?.timeZone ?? 'UTC', this.now());
  }

  /** When whoever is marked now has come; null on another day, of which the clock tells nothing. */
  nowToday(): PlainTime | null {
    return this.day !== null && isToday(this.day, this.now()) ? this.now24() : null;
  }

  /** By the clock of the site. */
  toCome(): boolean {
    return this.day !== null && isToCome(this.day, this.now());
  }

  title(): string {
    const { activityName = '', sessionName = '' } = this.day ?? {};
    return activityName === sessionName ? activityName : `${activityName}, ${sessionName}`;
  }

  /** Children on the roster: enrolled, or marked. */
  onRoster(): string[] {
    return [...this.people.keys()].filter((id) => this.isOnRoster(id));
  }

  /** The mark that is shown. */
  effective(personId: string): Mark {
    const { status, startTime, endTime } = this.queue.get(personId) ?? this.people.get(personId) ?? NOT_MARKED;
    return { status, startTime, endTime };
  }

  /** The version that a mark made now builds on. */
  baseOf(personId: string): number {
    return this.queue.waiting.get(personId)?.version ?? this.queue.held.get(personId)?.mark.version ?? this.people.get(personId)?.version ?? 0;
  }

  /** What somebody must decide about a child. */
  heldOf(personId: string): Held | null {
    const held = this.queue.held.get(personId);
    if (held) return held;
    const times = this.timesAsked.get(personId);
    return times ? { reason: 'absent', mark: { ...times, version: this.baseOf(personId), consent: {} }, status: this.effective(personId).status } : null;
  }

  /** What the server told of a child; older than what is known, it is nothing new. */
  take(row: RosterPerson): void {
    const known = this.people.get(row.personId);
    if (known && known.version > row.version) return;
    this.people.set(row.personId, row);
    const held = this.queue.held.get(row.personId);
    if (held?.reason !== 'conflict') return;
    const { status, startTime, endTime, version, changedBy, changedByYou, changedAt } = row;
    // Both came to say the same: there is nothing to choose.
    if (sameMark(held.mark, row)) return this.queue.drop(row.personId);
    this.queue.hold(row.personId, { ...held, theirs: { status, startTime, endTime, version, changedBy, changedByYou: changedByYou === true, changedAt } });
  }

  /** Other facts of a child who is known. */
  change(personId: string, values: Partial<RosterPerson>): void {
    const person = this.people.get(personId);
    if (person) this.people.set(personId, { ...person, ...values });
  }

  /** Puts a mark on its way, holds it for a question that the server would ask, or drops it when there is nothing to change. */
  admit(personId: string, mark: UnsentMark): void {
    const person = this.people.get(personId);
    if (!person) return;
    if (!this.queue.travelling(personId) && sameMark(person, mark)) this.queue.drop(personId);
    else if (!person.enrolled && person.version === 0 && !this.day?.isDropIn && !mark.consent.enroll) this.queue.hold(personId, { reason: 'notEnrolled', mark });
    else this.queue.put(personId, mark);
  }

  private isOnRoster(personId: string): boolean {
    const person = this.people.get(personId);
    return person !== undefined && (person.enrolled || person.version > 0 || this.effective(personId).status !== 'Enrolled');
  }
}
