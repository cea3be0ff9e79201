import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, monthStart, type PlainDate, todayIn } from '@afterbell/core/domain';
import { closingProblem, isSessionOutcome, MAX_REASON, type SessionOutcome } from '@afterbell/participation/domain';
import { type Held, settleDay } from '../attendance/attendance-hold';
import { MAKE_DATE } from '../attendance/attendance-hold.sql';
import { requireOpenDay } from '../attendance/attendance-plan';
import { loadHeader } from '../roster/roster-header';
import { CLOCK, type Clock } from '../shared/clock';
import { cleanText, dateOf, invalid, knownId } from '../shared/input';
import { sessionDateOf } from './session-date.service';
import type { CloseSessionDateInput, ReopenSessionDateInput, SessionDate } from './session-date.types';

const SET_OUTCOME = `update session_date set outcome = $3, outcome_reason = $4, closed_at = $5, closed_by = $6, version = version + 1
  where session_id = $1::uuid and on_date = $2::date`;

const ADULTS_THERE = 'select count(*)::int as adults from adult_attendance where session_id = $1::uuid and on_date = $2::date and removed_at is null';

/** Saying how a day ended, and taking that back. */
@Injectable()
export class SessionClosingService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** With `whole` a day is taken only when everybody is marked. */
  async close(input: CloseSessionDateInput, { whole = false } = {}): Promise<SessionDate> {
    const { outcome } = input;
    if (!isSessionOutcome(outcome)) throw invalid('outcome', 'There is no such outcome.');
    const reason = cleanText(input.reason, MAX_REASON, 'reason');
    return this.change(input, async (held, tx) => {
      const problem = closingProblem(outcome, held.day.summary, reason, input.date > todayIn(held.timeZone, this.clock()));
      if (problem) throw invalid(problem.field, problem.message);
      if (outcome === 'did_not_run') await refuseAdults(tx, input);
      const unmarked = held.day.summary.Enrolled;
      if (whole && outcome === 'taken' && unmarked > 0) throw invalid('outcome', `${unmarked === 1 ? '1 participant is' : `${unmarked} participants are`} not marked on this day.`);
      return { action: 'session_date.close', outcome, reason: outcome === 'taken' ? null : reason };
    });
  }

  async reopen(input: ReopenSessionDateInput): Promise<SessionDate> {
    return this.change(input, async () => ({ action: 'session_date.reopen', outcome: null, reason: null }), true);
  }

  private async change(
    input: { sessionId: string; date: PlainDate; version?: number | null },
    decide: (held: Held, tx: Tx) => Promise<{ action: string; outcome: SessionOutcome | null; reason: string | null }>,
    reopening = false,
  ): Promise<SessionDate> {
    const sessionId = knownId(input.sessionId, 'The session');
    const date = dateOf(input.date, 'date');
    return this.db.write(async (tx) => {
      let held = await settleDay(tx, sessionId, date);
      requireOpenDay(held.day);
      if (!held.day.exists) {
        if (reopening) throw new AppError('DATE_NOT_SCHEDULED');
        await tx.execute(MAKE_DATE, [sessionId, date], 'session_date_make');
        held = await settleDay(tx, sessionId, date);
      }
      const before = await loadHeader(tx, sessionId, date, monthStart(date));
      const { action, outcome, reason } = await decide(held, tx);
      // The same answer again is no change, whatever version it was given on.
      if (before.outcome === outcome && before.outcome_reason === reason) return sessionDateOf(before, date);
      if (input.version !== undefined && input.version !== null && input.version !== held.day.dateVersion) {
        const conflict = { id: sessionId, field: 'outcome', current: before.outcome, attempted: outcome, version: held.day.dateVersion };
        throw await staleSave(tx, { subjectType: 'session_date', subjectId: `${sessionId}/${date}`, actions: 'session_date.' }, [conflict]);
      }
      await this.write(tx, sessionId, date, outcome, reason);
      await this.audit.record(tx, {
        action,
        subjectType: 'session_date',
        subjectId: `${sessionId}/${date}`,
        organizationId: held.organizationId,
        before: { outcome: before.outcome, reason: before.outcome_reason },
        after: { outcome, reason },
      });
      return sessionDateOf(await loadHeader(tx, sessionId, date, monthStart(date)), date);
    });
  }

  private async write(tx: Tx, sessionId: string, date: PlainDate, outcome: SessionOutcome | null, reason: string | null): Promise<void> {
    const at = outcome === null ? null : this.clock();
    const by = outcome === null ? null : requirePrincipal().userId;
    await tx.execute(SET_OUTCOME, [sessionId, date, outcome, reason, at, by], 'session_date_outcome');
  }
}

/** Who came to a session says that it ran. */
async function refuseAdults(tx: Tx, { sessionId, date }: Pick<CloseSessionDateInput, 'sessionId' | 'date'>): Promise<void> {
  const { adults } = (await tx.one<{ adults: number }>(ADULTS_THERE, [sessionId, date], 'session_date_adults')) ?? { adults: 0 };
  if (adults > 0) throw invalid('outcome', `${adults === 1 ? '1 adult is' : `${adults} adults are`} marked on this day. Take them off the day under Families first.`);
}
