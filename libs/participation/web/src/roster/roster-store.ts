import { nowTimeIn, type PlainTime } from '@afterbell/core/domain';
import { type AttendanceStatus, completeMark, isAbsence, isMarkProblem, type Mark, sameMark, summarize, validateMark } from '@afterbell/participation/domain';
import { FreshMarks } from '../live/fresh-marks';
import type { HeardMark } from '../live/use-attendance-live';
import { MarkQueue } from './mark-queue';
import type { Consent, Held, RosterDay, RosterPerson, SendBatch, SendOutcome, SentMark, UnsentMark } from './marks';
import type { RosterSummary, RowPart, RowPhase, RowView } from './roster-view';
import { SaveLoop } from './save-loop';
import { unsentOf, type UnsentStore } from './unsent-marks';
import { ViewCache } from './view-cache';

export interface RosterStoreOptions {
  send: SendBatch;
  unsent: UnsentStore;
  newKey: () => string;
  now?: () => Date;
}

const LOCKED = 'MONTH_LOCKED';

/** The roster of one day: what the server told, and what this person has marked since. Rows and page subscribe to it; nothing else holds marks. */
export class RosterStore {
  private day: RosterDay | null = null;
  private readonly people = new Map<string, RosterPerson>();
  private readonly selected = new Set<string>();
  private readonly open = new Map<string, RowPart>();
  /** Times typed for absent children. Not in the queue: their marks stand, and nothing of it is kept or sent until it is answered. */
  private readonly timesAsked = new Map<string, Mark>();
  readonly views = new ViewCache<RowView, RosterSummary>(
    (personId) => this.viewOf(personId),
    () => this.summarize(),
  );
  private savedAt: string | null = null;
  private undoable: { status: AttendanceStatus; before: Map<string, Mark>; set: Map<string, Mark> } | null = null;
  private unrestored: readonly SentMark[] | null = null;
  private readonly fresh = new FreshMarks((personIds) => this.views.refresh(personIds));
  /** Children whose marks were saved from here. */
  private readonly mine = new Set<string>();
  private stopped = true;
  /** Why a day is written so late; goes with every batch once it was said. */
  reason: string | null = null;
  readonly queue: MarkQueue;
  private readonly loop: SaveLoop;
  private readonly now: () => Date;

  constructor(private readonly options: RosterStoreOptions) {
    this.now = options.now ?? (() => new Date());
    this.queue = new MarkQueue(options.newKey);
    this.loop = new SaveLoop({ queue: this.queue, send: options.send, onChange: (outcome) => this.settled(outcome) });
  }

  start(): void {
    this.stopped = false;
    this.loop.start();
  }

  stop(): void {
    this.stopped = true;
    this.fresh.clear();
    this.loop.stop();
  }

  // What the page reads

  now24(): PlainTime {
    return nowTimeIn(this.day?.timeZone ?? 'UTC', this.now());
  }

  /** Children on the roster: enrolled, or marked. */
  onRoster(): string[] {
    return [...this.people.keys()].filter((id) => this.isOnRoster(id));
  }

  // What the server told

  /** Takes a fresh roster in. Rows never go back to an older version, and unsent marks stay. */
  load(day: RosterDay): void {
    const shown = this.day ? this.shown(day.rows.filter(({ personId, version }) => version > (this.people.get(personId)?.version ?? version)).map(({ personId }) => personId)) : null;
    this.day = day;
    for (const row of day.rows) this.forget(row);
    for (const row of day.rows) this.take(row);
    this.restore();
    if (shown) this.tell(shown);
    this.views.refresh([...this.people.keys()]);
    if (!this.stopped && (this.queue.waiting.size > 0 || this.queue.batch)) this.loop.soon();
  }

  /** A child who has just been added, until the next load puts it in its place. */
  add(row: RosterPerson): void {
    if (!this.day) return;
    this.take(row);
    const others = this.day.rows.filter(({ personId }) => personId !== row.personId);
    this.day = { ...this.day, rows: [...others, { __typename: 'RosterRow', ...row }] };
    this.views.refresh([row.personId]);
  }

  /** Versions of the marks that are known, added up. */
  known(): number {
    return [...this.people.values()].reduce((sum, { version }) => sum + version, 0);
  }

  /** Marks as others left them. One's own that wait or travel stay: the server asks about them. Answers whether somebody is not on the list yet. */
  hear(marks: readonly HeardMark[]): boolean {
    const news = marks.filter(({ personId, version }) => {
      const person = this.people.get(personId);
      return person && (version === 0 ? person.version > 0 : version > person.version);
    });
    const shown = this.shown(news.filter(({ changedByYou }) => !changedByYou).map(({ personId }) => personId));
    for (const { personId, status, startTime, endTime, version, changedBy, changedAt, source } of news) {
      const person = this.people.get(personId);
      // A mark that was deleted begins again with its first version.
      if (person && version === 0) this.people.set(personId, { ...person, version: 0 });
      if (person) this.take({ ...person, status, startTime, endTime, version, changedBy, changedAt, source });
    }
    this.tell(shown);
    this.views.refresh(news.map(({ personId }) => personId));
    return marks.some(({ personId, version }) => version > 0 && !this.people.has(personId));
  }

  /** A mark that somebody deleted meanwhile; what was read before one's own save arrived is older than it. */
  private forget({ personId, version }: RosterPerson): void {
    const person = this.people.get(personId);
    if (version === 0 && person && person.version > 0 && !this.mine.has(personId) && !this.queue.get(personId)) this.people.set(personId, { ...person, version: 0 });
  }

  private shown(personIds: readonly string[]): Map<string, Mark> {
    return new Map(personIds.map((id) => [id, this.effective(id)]));
  }

  /** Shows which of them look otherwise now. */
  private tell(before: ReadonlyMap<string, Mark>): void {
    this.fresh.add([...before].filter(([id, mark]) => !sameMark(mark, this.effective(id))).map(([id]) => [id, this.people.get(id)?.changedBy ?? null] as const));
  }

  private take(row: RosterPerson): void {
    const known = this.people.get(row.personId);
    if (known && known.version > row.version) return;
    this.people.set(row.personId, row);
    const held = this.queue.held.get(row.personId);
    if (held?.reason !== 'conflict') return;
    const { status, startTime, endTime, version, changedBy, changedAt } = row;
    this.queue.hold(row.personId, { ...held, theirs: { status, startTime, endTime, version, changedBy, changedAt } });
  }

  private restore(): void {
    if (this.unrestored === null) {
      const stored = this.options.unsent.read();
      this.unrestored = stored?.marks ?? [];
      if (stored?.batch) this.queue.batch ??= stored.batch;
      // Asked again, a month that is still locked would only refuse again.
      if (stored?.blocked?.code === LOCKED && this.day?.lock) this.queue.blocked = stored.blocked;
    }
    if (this.queue.blocked?.code === LOCKED && this.day && !this.day.lock) this.queue.blocked = null;
    const left: SentMark[] = [];
    for (const { personId, ...mark } of this.unrestored) {
      const person = this.people.get(personId);
      if (!person) left.push({ personId, ...mark });
      else if (!sameMark(person, mark) && !this.queue.get(personId)) this.admit(personId, mark);
    }
    this.unrestored = left;
  }

  // What the person does

  /** Marks children; those who have the status already keep their times. */
  mark(personIds: readonly string[], status: AttendanceStatus, { useCurrentTime = false, undoable = false } = {}): void {
    const ids = personIds.filter((id) => this.people.has(id) && this.effective(id).status !== status);
    if (!this.day?.viewerCan.edit || ids.length === 0) return;
    const before = new Map(ids.map((id) => [id, this.effective(id)]));
    const { startTime, endTime, timesRequired } = this.day;
    const planned = { startTime, endTime, now: useCurrentTime ? this.now24() : null, timesRequired: false };
    const mark = completeMark({ status }, planned);
    if (isMarkProblem(mark)) return;
    for (const id of ids) {
      this.timesAsked.delete(id);
      this.admit(id, { ...mark, version: this.baseOf(id), consent: {} });
    }
    for (const id of ids) if (timesRequired && status === 'Present') this.open.set(id, 'times');
    this.undoable = undoable ? { status, before, set: new Map(ids.map((id) => [id, this.effective(id)])) } : null;
    this.pushed(ids);
  }

  markRest(useCurrentTime: boolean): void {
    const rest = this.onRoster().filter((id) => this.effective(id).status === 'Enrolled');
    this.mark(rest, 'Present', { useCurrentTime, undoable: true });
  }

  /** Takes the last change of several back, except where a child was marked otherwise since. */
  undo(): void {
    const { undoable } = this;
    if (!undoable) return;
    this.undoable = null;
    const ids = [...undoable.before.keys()].filter((id) => sameMark(this.effective(id), undoable.set.get(id) ?? this.effective(id)));
    for (const id of ids) this.admit(id, { ...(undoable.before.get(id) ?? this.effective(id)), version: this.baseOf(id), consent: {} });
    this.pushed(ids);
  }

  /** Times make a child present; one who is marked absent only when that is `meant`. */
  setTimes(personIds: readonly string[], startTime: PlainTime | null, endTime: PlainTime | null, { meant = false } = {}): void {
    const ids = personIds.filter((id) => this.people.has(id));
    if (!this.day?.viewerCan.edit || ids.length === 0) return;
    const { timesRequired } = this.day;
    const mark: Mark = { status: 'Present', startTime, endTime };
    const problem = validateMark(mark);
    const incomplete = !startTime || (timesRequired && !endTime);
    for (const id of ids) {
      this.timesAsked.delete(id);
      if (!meant && isAbsence(this.effective(id).status)) {
        this.timesAsked.set(id, mark);
        continue;
      }
      const unsent: UnsentMark = { ...mark, version: this.baseOf(id), consent: {} };
      if (problem || incomplete) this.queue.hold(id, { reason: 'time', mark: unsent, message: problem?.message ?? null });
      else this.admit(id, unsent);
    }
    this.undoable = null;
    this.pushed(ids);
  }

  /** The answer to a row's question: send it with what the server asked for, or take the mark back. */
  decide(personIds: readonly string[], answer: Consent | 'takeBack' | 'again'): void {
    for (const id of personIds) {
      const times = this.timesAsked.get(id);
      if (times) {
        this.timesAsked.delete(id);
        if (answer === 'again') this.setTimes([id], times.startTime, times.endTime, { meant: true });
        continue;
      }
      const held = this.queue.held.get(id);
      if (!held) continue;
      if (answer === 'takeBack') this.queue.drop(id);
      else this.queue.put(id, { ...held.mark, consent: answer === 'again' ? held.mark.consent : { ...held.mark.consent, ...answer } });
    }
    this.pushed(personIds);
  }

  /** Two people marked the same child: one of the two marks stands. */
  settleConflict(personIds: readonly string[], whose: 'mine' | 'theirs'): void {
    for (const id of personIds) {
      const held = this.queue.held.get(id);
      const person = this.people.get(id);
      if (held?.reason !== 'conflict') continue;
      if (person && person.version <= held.theirs.version) this.people.set(id, { ...person, ...held.theirs });
      if (whose === 'theirs') this.queue.drop(id);
      else this.queue.put(id, { ...held.mark, version: held.theirs.version });
    }
    this.pushed(personIds);
  }

  select(personIds: readonly string[], on: boolean): void {
    for (const id of personIds) {
      if (on) this.selected.add(id);
      else this.selected.delete(id);
    }
    this.views.refresh(personIds);
  }

  toggle(personId: string, part: RowPart): void {
    if (this.open.get(personId) === part) this.open.delete(personId);
    else this.open.set(personId, part);
    this.views.refresh([personId]);
  }

  /** Children who have just been given a place. */
  enrolled(personIds: readonly string[]): void {
    for (const id of personIds) {
      const person = this.people.get(id);
      if (person) this.people.set(id, { ...person, enrolled: true });
      if (this.queue.held.get(id)?.reason === 'notEnrolled') this.decide([id], 'again');
    }
    this.views.refresh(personIds);
  }

  /** Marks that were deleted on the server, where the children are as if nobody had marked them. */
  deleted(personIds: readonly string[]): void {
    for (const id of personIds) {
      const person = this.people.get(id);
      this.queue.drop(id);
      this.selected.delete(id);
      if (person) this.people.set(id, { ...person, status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null, changedAt: null, source: null });
    }
    this.undoable = null;
    this.pushed(personIds);
  }

  /** Tells why the day is written so late, and sends what waits for that. */
  because(reason: string): void {
    this.reason = reason;
    this.retry();
  }

  /** Every mark that the server has not taken, with whose it is as far as that is known here. */
  unsent(): { person: RosterPerson | null; mark: Mark }[] {
    const kept = new Map<string, Mark>((this.unrestored ?? []).map((mark) => [mark.personId, mark]));
    for (const id of this.queue.personIds()) kept.set(id, this.effective(id));
    return [...kept].map(([id, mark]) => ({ person: this.people.get(id) ?? null, mark }));
  }

  /** Gives up what the server has not taken; what it has stands. */
  discard(): void {
    const ids = this.queue.personIds();
    this.queue.clear();
    this.unrestored = [];
    this.undoable = null;
    this.pushed(ids.filter((id) => this.people.has(id)));
  }

  /** Sets deleted marks again, as they were. */
  putBack(marks: readonly (Mark & { personId: string })[]): void {
    const known = marks.filter(({ personId }) => this.people.has(personId));
    for (const { personId, status, startTime, endTime } of known) this.admit(personId, { status, startTime, endTime, version: this.baseOf(personId), consent: {} });
    this.pushed(known.map(({ personId }) => personId));
  }

  flush = (): Promise<boolean> => this.loop.flush();
  retry = (): void => void this.loop.flush();

  // How it comes together

  private effective(personId: string): Mark {
    const { status, startTime, endTime } = this.queue.get(personId) ?? this.people.get(personId) ?? { status: 'Enrolled', startTime: null, endTime: null };
    return { status, startTime, endTime };
  }

  private baseOf(personId: string): number {
    return this.queue.waiting.get(personId)?.version ?? this.queue.held.get(personId)?.mark.version ?? this.people.get(personId)?.version ?? 0;
  }

  private isOnRoster(personId: string): boolean {
    const person = this.people.get(personId);
    return person !== undefined && (person.enrolled || person.version > 0 || this.effective(personId).status !== 'Enrolled');
  }

  /** Puts a mark on its way, holds it for a question that the server would ask, or drops it when there is nothing to change. */
  private admit(personId: string, mark: UnsentMark): void {
    const person = this.people.get(personId);
    if (!person) return;
    if (!this.queue.travelling(personId) && sameMark(person, mark)) this.queue.drop(personId);
    else if (!person.enrolled && person.version === 0 && !this.day?.isDropIn && !mark.consent.enroll) this.queue.hold(personId, { reason: 'notEnrolled', mark });
    else this.queue.put(personId, mark);
  }

  private pushed(personIds: readonly string[]): void {
    this.persist();
    this.views.refresh(personIds);
    if (this.queue.waiting.size > 0) this.loop.soon();
  }

  private settled(outcome: SendOutcome | null): void {
    if (outcome?.kind === 'saved') {
      this.savedAt = outcome.savedAt;
      const enrolled = new Set(outcome.enrolled);
      for (const { personId, ...saved } of outcome.marks) {
        const person = this.people.get(personId);
        this.mine.add(personId);
        if (person && person.version <= saved.version) this.people.set(personId, { ...person, ...saved, enrolled: person.enrolled || enrolled.has(personId), changedBy: null, changedAt: outcome.savedAt, source: 'typed' });
      }
    }
    this.persist();
    this.views.refresh([...this.people.keys()]);
  }

  /** After the page is gone nothing new is kept: signing out may have discarded it. */
  private persist(): void {
    const unsent = unsentOf(this.queue, this.unrestored ?? []);
    if (!unsent) this.options.unsent.write(null);
    else if (!this.stopped) this.options.unsent.write({ ...unsent, title: this.titleOf() });
  }

  private titleOf(): string {
    const { activityName = '', sessionName = '' } = this.day ?? {};
    return activityName === sessionName ? activityName : `${activityName}, ${sessionName}`;
  }

  private viewOf(personId: string): RowView {
    const person = this.people.get(personId);
    if (!person) throw new Error(`Not on the roster: ${personId}`);
    const held = this.queue.held.get(personId) ?? this.absentWithTimes(personId);
    return { person, ...this.effective(personId), phase: this.phaseOf(personId, held), held, selected: this.selected.has(personId), open: this.open.get(personId) ?? null, fresh: this.fresh.get(personId) ?? null };
  }

  private absentWithTimes(personId: string): Held | null {
    const times = this.timesAsked.get(personId);
    return times ? { reason: 'absent', mark: { ...times, version: this.baseOf(personId), consent: {} }, status: this.effective(personId).status } : null;
  }

  private phaseOf(personId: string, held: Held | null): RowPhase {
    if (held) return 'held';
    const travelling = this.queue.travelling(personId) !== undefined;
    if (!travelling && !this.queue.waiting.has(personId)) return 'quiet';
    if (this.loop.failure || this.queue.blocked) return 'failed';
    return travelling && this.loop.sending ? 'saving' : 'waiting';
  }

  private summarize(): RosterSummary {
    const roster = this.onRoster();
    const counts = summarize(roster.map((id) => this.effective(id).status));
    const unsent = new Set([...this.queue.personIds(), ...(this.unrestored ?? []).map(({ personId }) => personId)]).size;
    return {
      day: this.day,
      counts,
      total: roster.length,
      marked: roster.length - counts.Enrolled,
      unsent,
      held: [...this.queue.held.keys()],
      conflicts: [...this.queue.held].filter(([, { reason }]) => reason === 'conflict').map(([id]) => id),
      saving: unsent > 0 && !this.loop.failure && !this.queue.blocked && unsent > this.queue.held.size,
      failure: this.loop.failure,
      blocked: this.queue.blocked,
      savedAt: this.savedAt,
      selected: [...this.selected],
      undo: this.undoable && { status: this.undoable.status, count: this.undoable.before.size },
      strangers: (this.unrestored ?? []).length > 0,
      news: this.fresh.news,
    };
  }
}
