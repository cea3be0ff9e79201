import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { refuseDateOutside } from '@afterbell/activities/api';
import { AuditService, type ConflictValue, currentScope, Db, requirePrincipal, SOMEBODY_UNSEEN, type Tx } from '@afterbell/core/api';
import { AppError, monthStart, newId, type PlainDate, timeIn, todayIn } from '@afterbell/core/domain';
import { isAttendanceStatus, type MarkSource, MAX_REASON, unwantedTime, validateMark } from '@afterbell/participation/domain';
import { CLOCK, type Clock } from '../shared/clock';
import { cleanText, dateOf, invalid, knownId, requireActivity } from '../shared/input';
import { UserNames } from '../shared/user-names';
import { type Held, holdDay } from './attendance-hold';
import { MAKE_DATE, WRITE, WRITE_OR_FAIL, WRITE_REFUSED } from './attendance-hold.sql';
import { type ConflictFact, type LaterStart, MarkConflicts, planSave, requireOpenDay, type SavePlan } from './attendance-plan';
import { MAX_MARKS, type SaveAttendanceInput, type SavedAttendance } from './attendance.types';

/** A first look, one after a drop-in's date was made, one after somebody else's save: then nothing can change any more. */
const LOOKS = 4;

/** How the marks of a save came to be, for the marks and for the trail. */
export interface Making {
  source: MarkSource;
  /** Copied from there. */
  from?: { sessionId: string; date: PlainDate };
  /**
   * Of marks that nobody can be asked about: where the stay would be (ATTENDANCE_LONG), it begins at the first of these that is later and is
   * not asked about, else at the last of them. `session` is the planned start.
   */
  laterStarts?: readonly LaterStart[];
}

const TYPED: Making = { source: 'typed' };

/** Saving marks: one transaction, all of it or nothing, the same effect however often it is sent (docs/attendance.md). */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly userNames: UserNames,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async save(sent: SaveAttendanceInput, making: Making = TYPED): Promise<SavedAttendance> {
    const input = checked(sent, making);
    const fingerprint = fingerprintOf(input);
    const save = (waits: boolean) => this.db.write((tx) => this.saveIn(tx, input, fingerprint, making, waits));
    try {
      // Of others' transaction nothing may fail that could be tried again.
      return await (currentScope()?.tx ? save(true) : save(false).catch((error: unknown) => (isOvertaken(error) ? save(true) : Promise.reject(error as Error))));
    } catch (error) {
      if (error instanceof MarkConflicts) throw await this.conflict(error.conflicts);
      throw error;
    }
  }

  /** @param waits for the answer of what it writes, to look again where it was overtaken; else that leaves with the commit, a round trip less, and fails with WRITE_REFUSED */
  private async saveIn(tx: Tx, input: SaveAttendanceInput, fingerprint: Buffer, making: Making, waits: boolean): Promise<SavedAttendance> {
    const { accessId } = requirePrincipal();
    const question = {
      sessionId: input.sessionId,
      date: input.date,
      personIds: input.marks.map((mark) => mark.personId),
      // At a kiosk nobody is signed in.
      accessId: accessId || null,
      idempotencyKey: input.idempotencyKey ?? null,
    };
    let dateAdded = false;
    for (let look = 0; look < LOOKS; look += 1) {
      const held = await holdDay(tx, question);
      requireActivity(input.activityId, held.activityId);
      if (held.earlier) return replay(held.earlier, fingerprint);
      if (!held.day.exists) {
        requireOpenDay(held.day);
        await refuseDateOutside(tx, input.sessionId, input.date, 'date');
        dateAdded = (await tx.execute(MAKE_DATE, [input.sessionId, input.date], 'session_date_make')) > 0;
        continue;
      }
      const at = this.clock();
      const today = todayIn(held.timeZone, at);
      // The clock tells nothing of when somebody came on another day.
      const now = input.useCurrentTime && input.date === today ? timeIn(held.timeZone, at) : null;
      const plan = planSave(held.day, input, now, today, making.laterStarts);
      const saved = resultOf(held, plan, at);
      if (!plan.changes.length && !plan.outcome && !question.idempotencyKey) return saved;
      const values = this.written(input, held, plan, saved, fingerprint, making.source);
      if (!waits) tx.send(WRITE_OR_FAIL, values, 'attendance_write_or_fail');
      else if (!(await this.write(tx, values, plan))) continue;
      await this.record(tx, input, held, plan, dateAdded, making);
      return saved;
    }
    throw new AppError('UNAVAILABLE');
  }

  /** False when something changed since it was read; then nothing was written. */
  private async write(tx: Tx, values: unknown[], { changes }: SavePlan): Promise<boolean> {
    const row = await tx.one<{ done: boolean; written: number }>(WRITE, values, 'attendance_write');
    if (!row?.done) return false;
    if (row.written !== changes.length) throw new Error(`attendance.save wrote ${row.written} of ${changes.length} marks`);
    return true;
  }

  /** What WRITE is given. */
  private written(input: SaveAttendanceInput, held: Held, { changes, enroll, outcome }: SavePlan, saved: SavedAttendance, fingerprint: Buffer, source: MarkSource): unknown[] {
    const { userId, accessId } = requirePrincipal();
    const key = input.idempotencyKey ?? null;
    return [
      input.sessionId,
      input.date,
      held.organizationId,
      monthStart(input.date),
      changes.map(({ person }) => person.id),
      changes.map(({ status }) => status),
      changes.map(({ startTime }) => startTime),
      changes.map(({ endTime }) => endTime),
      changes.map(({ person }) => person.version),
      userId || null,
      saved.savedAt,
      accessId || null,
      key,
      key === null ? null : fingerprint,
      key === null ? null : JSON.stringify(saved),
      enroll.map(() => newId()),
      enroll.map(({ id }) => id),
      outcome,
      input.allowOverlap ?? false,
      source,
    ];
  }

  /** One row per save that changed something, not one per mark. */
  private async record(tx: Tx, input: SaveAttendanceInput, held: Held, plan: SavePlan, dateAdded: boolean, { source, from }: Making): Promise<void> {
    if (!plan.changes.length && !plan.outcome) return;
    const { changes, enroll, outcome } = plan;
    await this.audit.record(tx, {
      action: 'attendance.save',
      subjectType: 'session_date',
      subjectId: `${input.sessionId}/${input.date}`,
      organizationId: held.organizationId,
      before: {
        marks: changes.map(({ person }) => ({ personId: person.id, status: person.status, startTime: person.startTime, endTime: person.endTime })),
        ...(outcome ? { outcome: held.day.outcome } : {}),
      },
      after: {
        marks: changes.map(({ person, status, startTime, endTime }) => ({ personId: person.id, status, startTime, endTime })),
        ...(enroll.length ? { enrolled: enroll.map(({ id }) => id) } : {}),
        ...(outcome ? { outcome } : {}),
        ...(dateAdded ? { dateAdded } : {}),
        ...(input.reason ? { reason: input.reason } : {}),
        ...(source === 'typed' ? {} : { source }),
        ...(from ? { from } : {}),
      },
    });
  }

  private async conflict(facts: ConflictFact[]): Promise<AppError> {
    const { userId } = requirePrincipal();
    const names = await this.userNames.of(facts.map(({ person }) => person.recordedBy));
    const conflicts: ConflictValue[] = facts.map(({ person, field, current, attempted }) => ({
      id: person.id,
      field,
      current,
      attempted,
      version: person.version,
      changedBy: person.recordedBy ? (names.get(person.recordedBy) ?? SOMEBODY_UNSEEN) : null,
      changedByYou: person.recordedBy !== null && person.recordedBy === userId,
    }));
    return new AppError('ATTENDANCE_CONFLICT', {}, { extra: { conflicts } });
  }
}

/** Something changed between what a save read and what it wrote. */
const isOvertaken = (error: unknown) => (error as { code?: string } | null)?.code === WRITE_REFUSED;

/** What can be said about a save without the database. */
function checked(input: SaveAttendanceInput, { source }: Making): SaveAttendanceInput {
  const sessionId = knownId(input.sessionId, 'The session');
  const date = dateOf(input.date, 'date');
  const key = input.idempotencyKey;
  if (key !== undefined && key !== null && (key.length < 1 || key.length > 255 || key.includes('\0'))) throw invalid('idempotencyKey', 'A key has 1 to 255 characters.');
  if (!input.marks.length) throw invalid('marks', 'There is nothing to save.');
  if (input.marks.length > MAX_MARKS) throw invalid('marks', `At most ${MAX_MARKS} participants can be marked at once.`);
  const seen = new Set<string>();
  const marks = input.marks.map((mark, index) => {
    const personId = knownId(mark.personId, 'The participant');
    if (seen.has(personId)) throw invalid(`marks.${index}.personId`, 'A participant can be marked only once in a save.');
    seen.add(personId);
    // Callers of REST send both times with every row, as documented: those of an absence are not kept.
    const problem = validateMark(mark) ?? (source === 'rest' ? null : unwantedTime(mark));
    if (problem?.field === 'status' || !isAttendanceStatus(mark.status)) throw invalid(`marks.${index}.status`, problem?.message ?? 'There is no such status.');
    if (problem) throw new AppError('ATTENDANCE_TIME_INVALID', { message: problem.message, problems: [{ path: `marks.${index}.${problem.field}`, message: problem.message }] });
    return { ...mark, personId };
  });
  return { ...input, sessionId, date, marks, reason: cleanText(input.reason, MAX_REASON, 'reason') };
}

function fingerprintOf({ sessionId, date, marks, useCurrentTime, overwrite, enrollMissing, allowOverlap, closeDay }: SaveAttendanceInput): Buffer {
  const content = marks.map((mark) => [mark.personId, mark.status, mark.startTime ?? null, mark.endTime ?? null, mark.version ?? null]);
  const flags = [useCurrentTime, overwrite, enrollMissing, allowOverlap, closeDay].map(Boolean);
  return createHash('sha256').update(JSON.stringify([sessionId, date, content, flags])).digest();
}

function replay(earlier: { fingerprint: string; operation: string; response: unknown }, fingerprint: Buffer): SavedAttendance {
  const same = earlier.operation === 'attendance.save' && earlier.fingerprint === fingerprint.toString('hex');
  if (!same) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier.response as SavedAttendance;
}

/** Known before it is written: the session date is held, so versions can only grow by this save. */
function resultOf(held: Held, plan: SavePlan, at: Date): SavedAttendance {
  return {
    marks: plan.marks.map(({ person, status, startTime, endTime, changed }) => ({ personId: person.id, status, startTime, endTime, version: person.version + (changed ? 1 : 0) })),
    counts: { ...plan.summary },
    savedAt: at.toISOString(),
    outcome: plan.outcome ?? held.day.outcome,
    dateVersion: held.day.dateVersion + (plan.outcome ? 1 : 0),
    enrolledPersonIds: plan.enroll.map(({ id }) => id),
  };
}
