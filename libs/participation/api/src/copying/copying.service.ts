import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import { type AttendanceStatus, isAttendanceStatus } from '@afterbell/participation/domain';
import { settleDay } from '../attendance/attendance-hold';
import { requireOpenDay } from '../attendance/attendance-plan';
import { AttendanceService } from '../attendance/attendance.service';
import { MAX_MARKS } from '../attendance/attendance.types';
import { SessionClosingService } from '../session-date/session-closing.service';
import { dateOf, invalid, knownId } from '../shared/input';
import { AVAILABLE, CANDIDATES, IS_TARGET, MARKED_AS } from './copying.sql';
import { type CopiedTo, type CopyAttendanceInput, type CopySource, type CopyTarget, MAX_TARGETS } from './copying.types';

/** Copied attendance is only what somebody was marked as: "expected" is what every roster says by itself. */
export const COPIED_STATUSES = ['Present', 'ExcusedAbsence', 'UnexcusedAbsence'] as const;

interface Candidate {
  personId: string;
  status: AttendanceStatus;
  here: AttendanceStatus | null;
  version: number;
  enrolled: boolean;
  [column: string]: unknown;
}

type Source = Required<Pick<CopySource, 'sessionId' | 'date' | 'statuses'>> & { personIds: string[] | null };

/** Attendance of one session for others of the same site and day (docs/attendance.md "Copying"). */
@Injectable()
export class CopyingService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly attendance: AttendanceService,
    private readonly closing: SessionClosingService,
  ) {}

  async available(asked: CopySource): Promise<CopyTarget[]> {
    const source = checked(asked);
    return this.db.read(async (tx) => {
      await requireSession(tx, source.sessionId);
      const rows = await tx.query<Omit<CopyTarget, 'date'> & Record<string, unknown>>(AVAILABLE, [source.sessionId, source.date, source.statuses, source.personIds], 'copy_targets');
      return rows.map((row) => ({ ...row, date: source.date }));
    });
  }

  /** All of it or nothing. Who is expected there gets the status, with that session's own times. */
  async copy(input: CopyAttendanceInput): Promise<CopiedTo[]> {
    const source = checked(input);
    if (!input.targetIds.length) throw invalid('targetIds', 'No session is chosen.');
    if (input.targetIds.length > MAX_TARGETS) throw invalid('targetIds', `At most ${MAX_TARGETS} sessions at once.`);
    const targets = [...new Set(input.targetIds.map((id) => knownId(id, 'The session')))];
    return this.db.write(async (tx) => {
      await requireSession(tx, source.sessionId);
      const done = new Map<string, CopiedTo>();
      // In one order, so that two who copy to the same sessions wait for one another.
      for (const target of targets.toSorted()) done.set(target, await this.copyTo(tx, source, target, input));
      const sessions = targets.flatMap((id) => done.get(id) ?? []);
      const { organizationId } = await settleDay(tx, source.sessionId, source.date);
      const after = { statuses: source.statuses, sessions: sessions.map(({ sessionId, copied }) => ({ sessionId, copied })) };
      await this.audit.record(tx, { action: 'attendance.copy', subjectType: 'session_date', subjectId: `${source.sessionId}/${source.date}`, organizationId, after });
      return sessions;
    });
  }

  private async copyTo(tx: Tx, { sessionId, date, statuses, personIds }: Source, target: string, input: CopyAttendanceInput): Promise<CopiedTo> {
    if (!(await tx.one(IS_TARGET, [sessionId, date, target], 'copy_is_target'))) throw new AppError('NOT_FOUND', { what: 'The session to copy to' });
    // Held before it is read: what is compared is what is written over.
    requireOpenDay((await settleDay(tx, target, date)).day);
    const candidates = await tx.query<Candidate>(CANDIDATES, [sessionId, date, statuses, personIds, target], 'copy_candidates');
    const here = candidates.filter(({ enrolled }) => enrolled);
    const write = here.filter((one) => one.here === null || (input.overwrite === true && one.here !== one.status));
    const answer = { sessionId: target, copied: write.length, kept: here.length - write.length, notEnrolled: candidates.length - here.length };
    if (!write.length) return answer;
    const { counts, outcome, dateVersion } = await this.attendance.save(
      {
        sessionId: target,
        date,
        marks: write.map(({ personId, status, version }) => ({ personId, status, version })),
        allowOverlap: input.allowOverlap ?? false,
        allowLong: true,
        reason: input.reason ?? null,
      },
      { source: 'copied', from: { sessionId, date } },
    );
    // Nobody is left to mark there: the day is entered.
    if (counts.Enrolled === 0 && outcome === null) await this.closing.close({ sessionId: target, date, outcome: 'taken', version: dateVersion });
    return answer;
  }

  /** Refuses when somebody is not marked any more as the caller saw it. */
  async requireMarked({ sessionId, date }: { sessionId: string; date: PlainDate }, byStatus: ReadonlyMap<string, AttendanceStatus>): Promise<void> {
    const rows = await this.db.query<{ personId: string; status: string }>(MARKED_AS, [sessionId, date, [...byStatus.keys()]], 'copy_marked_as');
    const stored = new Map(rows.map(({ personId, status }) => [personId, status]));
    for (const [personId, status] of byStatus) if (stored.get(personId) !== status) throw new AppError('ATTENDANCE_CONFLICT');
  }
}

function checked({ sessionId, date, statuses, personIds }: CopySource): Source {
  if (!statuses.length) throw invalid('statuses', 'No status is chosen.');
  if (statuses.some((status) => !isAttendanceStatus(status) || status === 'Enrolled')) throw invalid('statuses', 'Present, ExcusedAbsence and UnexcusedAbsence can be copied.');
  if (personIds && personIds.length > MAX_MARKS) throw invalid('personIds', `At most ${MAX_MARKS} participants at once.`);
  return { sessionId: knownId(sessionId, 'The session'), date: dateOf(date, 'date'), statuses: [...new Set(statuses)], personIds: personIds?.map((id) => knownId(id, 'The participant')) ?? null };
}

async function requireSession(tx: Tx, id: string): Promise<void> {
  if (!(await tx.one('select 1 from session where id = $1::uuid', [id], 'session_exists'))) throw new AppError('NOT_FOUND', { what: 'The session' });
}
