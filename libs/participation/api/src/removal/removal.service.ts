import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { AppError, monthName, type PlainDate, todayIn } from '@afterbell/core/domain';
import { type AttendanceStatus, MAX_REASON, type SessionOutcome } from '@afterbell/participation/domain';
import { settleDay } from '../attendance/attendance-hold';
import { requireReason } from '../attendance/attendance-plan';
import { MAX_MARKS, type SavedMark } from '../attendance/attendance.types';
import { CLOCK, type Clock } from '../shared/clock';
import { cleanText, dateOf, invalid, knownId, minute } from '../shared/input';
import type { DeleteAttendanceInput, DeletedAttendance } from './removal.types';

interface Gone {
  person_id: string;
  status: AttendanceStatus;
  start_time: string | null;
  end_time: string | null;
  version: number;
  [column: string]: unknown;
}

const UNSEEN = 'select 1 as yes from unnest($1::uuid[]) as asked (id) where not exists (select 1 from person p where p.id = asked.id) limit 1';
const DELETE = 'delete from attendance where session_id = $1::uuid and on_date = $2::date and person_id = any($3::uuid[]) returning person_id, status, start_time, end_time, version';
/** Attendance was taken of nobody: that is no outcome. */
const REOPEN = `update session_date d set outcome = null, outcome_reason = null, closed_at = null, closed_by = null, version = version + 1
  where d.session_id = $1::uuid and d.on_date = $2::date and d.outcome = 'taken'
    and not exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled')`;

/** Taking marks out of a session date altogether, as if nobody had made them; the trail keeps what they were. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async remove(input: DeleteAttendanceInput): Promise<DeletedAttendance> {
    if (!input.personIds.length) throw invalid('personIds', 'Nobody is chosen.');
    if (input.personIds.length > MAX_MARKS) throw invalid('personIds', `At most ${MAX_MARKS} participants at once.`);
    const sessionId = knownId(input.sessionId, 'The session');
    const date = dateOf(input.date, 'date');
    const personIds = [...new Set(input.personIds.map((id) => knownId(id, 'The participant')))];
    const reason = cleanText(input.reason, MAX_REASON, 'reason');
    return this.db.write(async (tx) => {
      const { day, organizationId, timeZone } = await settleDay(tx, sessionId, date);
      if (day.locked) throw new AppError('MONTH_LOCKED', { month: monthName(date) });
      if (!day.exists) throw new AppError('DATE_NOT_SCHEDULED');
      if (await tx.one(UNSEEN, [personIds], 'attendance_unseen')) throw new AppError('NOT_FOUND', { what: 'The participant' });
      requireReason(day, todayIn(timeZone, this.clock()), reason);
      const gone = await tx.query<Gone>(DELETE, [sessionId, date, personIds], 'attendance_delete');
      if (!gone.length) return { count: 0, marks: [], outcome: day.outcome };
      const outcome = await this.reopen(tx, sessionId, date, day.outcome);
      await this.audit.record(tx, {
        action: 'attendance.delete',
        subjectType: 'session_date',
        subjectId: `${sessionId}/${date}`,
        organizationId,
        before: { marks: gone.map(markOf), ...(outcome === day.outcome ? {} : { outcome: day.outcome }) },
        after: { marks: [], ...(outcome === day.outcome ? {} : { outcome }), ...(reason ? { reason } : {}) },
      });
      const marks: SavedMark[] = gone.map((row) => ({ ...markOf(row), version: row.version }));
      return { count: gone.length, marks, outcome };
    });
  }

  private async reopen(tx: Tx, sessionId: string, date: PlainDate, outcome: SessionOutcome | null): Promise<SessionOutcome | null> {
    if (outcome !== 'taken') return outcome;
    return (await tx.execute(REOPEN, [sessionId, date], 'attendance_reopen')) > 0 ? null : outcome;
  }
}

function markOf({ person_id, status, start_time, end_time }: Gone) {
  return { personId: person_id, status, startTime: minute(start_time), endTime: minute(end_time) };
}
