import { isAttendanceStatus, type Mark, sameMark } from '@afterbell/participation/domain';
import type { Batch, ConflictFact, Consent, Held, SendOutcome, SendProblem, SentMark, Theirs, UnsentMark } from './marks';

const sameConsent = (a: Consent, b: Consent) => a.overlap === b.overlap && a.enroll === b.enroll && a.long === b.long;
const rowOf = (path: string | null): number | null => {
  const index = /^marks\.(\d+)(\.|$)/.exec(path ?? '')?.[1];
  return index === undefined ? null : Number(index);
};

/** What the server says about the whole day, not about one child. */
const DAY_CODES: ReadonlySet<string> = new Set(['MONTH_LOCKED', 'DATE_CLOSED', 'DATE_NOT_SCHEDULED', 'ATTENDANCE_LATE']);

/**
 * The marks of one roster on their way to the server: waiting, travelling (one batch at a time), or held for a decision. It knows
 * nothing of clocks and networks. A batch is kept whole, under one key, until the server has answered it.
 */
export class MarkQueue {
  readonly waiting = new Map<string, UnsentMark>();
  readonly held = new Map<string, Held>();
  batch: Batch | null = null;
  /** A refusal that concerns the day; nothing is sent until somebody asks again. */
  blocked: SendProblem | null = null;
  /** How many batches of one mark each to send, to find the one that the server will not take. */
  private single = 0;

  constructor(private readonly newKey: () => string) {}

  get(personId: string): UnsentMark | undefined {
    return this.waiting.get(personId) ?? this.held.get(personId)?.mark ?? this.travelling(personId);
  }

  travelling(personId: string): SentMark | undefined {
    return this.batch?.marks.find((mark) => mark.personId === personId);
  }

  put(personId: string, mark: UnsentMark): void {
    this.held.delete(personId);
    this.waiting.set(personId, mark);
  }

  hold(personId: string, held: Held): void {
    this.waiting.delete(personId);
    this.held.set(personId, held);
  }

  drop(personId: string): void {
    this.waiting.delete(personId);
    this.held.delete(personId);
  }

  clear(): void {
    this.batch = null;
    this.blocked = null;
    this.waiting.clear();
    this.held.clear();
  }

  personIds(): string[] {
    return [...new Set([...(this.batch?.marks.map(({ personId }) => personId) ?? []), ...this.waiting.keys(), ...this.held.keys()])];
  }

  /** The batch to send: the one without an answer again, else what waits. */
  next(): Batch | null {
    if (this.batch || this.waiting.size === 0) return this.batch;
    const [first] = this.waiting.values();
    if (!first) return null;
    const together = [...this.waiting].filter(([, mark]) => sameConsent(mark.consent, first.consent)).slice(0, this.single > 0 ? 1 : 500);
    this.single = Math.max(0, this.single - 1);
    for (const [personId] of together) this.waiting.delete(personId);
    this.batch = { key: this.newKey(), consent: first.consent, marks: together.map(([personId, mark]) => ({ ...mark, personId })) };
    return this.batch;
  }

  /** Takes the server's answer in. A failure leaves everything as it is, to be sent again. */
  settle(outcome: SendOutcome): void {
    const { batch } = this;
    if (!batch || outcome.kind === 'failed') return;
    this.batch = null;
    if (outcome.kind === 'saved') {
      // A newer mark of the same child builds on what has just been stored.
      for (const { personId, version } of outcome.marks) this.rebase(personId, version);
    } else if (outcome.kind === 'conflict') this.settleConflicts(batch, outcome.conflicts);
    else this.settleRefusal(batch, outcome.problems);
  }

  private rebase(personId: string, version: number): void {
    const newer = this.waiting.get(personId);
    if (newer) this.waiting.set(personId, { ...newer, version });
    const held = this.held.get(personId);
    if (held) this.held.set(personId, { ...held, mark: { ...held.mark, version } });
  }

  private settleConflicts(batch: Batch, conflicts: readonly ConflictFact[]): void {
    for (const { personId, ...sent } of batch.marks) {
      const facts = conflicts.filter(({ id }) => id === personId);
      const mark = this.waiting.get(personId) ?? sent;
      const theirs = facts.length > 0 ? theirsOf(sent, facts) : null;
      if (theirs && !sameMark(theirs, mark)) this.hold(personId, { reason: 'conflict', mark, theirs });
      else this.waiting.set(personId, theirs ? { ...mark, version: theirs.version } : mark);
    }
  }

  private settleRefusal(batch: Batch, problems: readonly SendProblem[]): void {
    const [first] = problems;
    const rows = new Map(problems.flatMap((problem) => (rowOf(problem.path) === null ? [] : [[rowOf(problem.path), problem] as const])));
    const lonely = rows.size === 0 && batch.marks.length === 1;
    const ofDay = first !== undefined && (DAY_CODES.has(first.code) || first.path === 'marks');
    batch.marks.forEach(({ personId, ...sent }, index) => {
      const mark = this.waiting.get(personId) ?? sent;
      const problem = rows.get(index) ?? (lonely && !ofDay ? first : undefined);
      // Somebody has changed the mind meanwhile: the newer mark gets its own answer.
      if (problem && !this.waiting.has(personId)) this.hold(personId, heldFor(problem, mark));
      else this.waiting.set(personId, mark);
    });
    if (ofDay) this.blocked = first;
    else if (rows.size === 0 && !lonely && first?.code !== 'IDEMPOTENCY_MISMATCH') this.single = batch.marks.length;
  }
}

function theirsOf(sent: Mark, facts: readonly ConflictFact[]): Theirs {
  const current = (field: keyof Mark) => facts.find((fact) => fact.field === field);
  const status = current('status')?.current;
  const startTime = current('startTime');
  const endTime = current('endTime');
  return {
    status: isAttendanceStatus(status) ? status : sent.status,
    startTime: startTime ? startTime.current : sent.startTime,
    endTime: endTime ? endTime.current : sent.endTime,
    version: facts[0]?.version ?? 0,
    changedBy: facts[0]?.changedBy ?? null,
    changedByYou: facts[0]?.changedByYou === true,
    changedAt: null,
  };
}

/** What is asked about a mark that the server did not take. */
export function heldFor({ code, message }: Pick<SendProblem, 'code' | 'message'>, mark: UnsentMark): Held {
  if (code === 'ATTENDANCE_NOT_ENROLLED') return { reason: 'notEnrolled', mark };
  if (code === 'ATTENDANCE_OVERLAP') return { reason: 'overlap', mark, message };
  if (code === 'ATTENDANCE_LONG') return { reason: 'long', mark, message };
  return { reason: code === 'ATTENDANCE_TIME_INVALID' ? 'time' : 'refused', mark, message };
}
