import { Injectable } from '@nestjs/common';
import { Db, type Page, toProblems } from '@afterbell/core/api';
import { AppError, isErrorCode } from '@afterbell/core/domain';
import { closingProblem, EMPTY_SUMMARY, isSessionOutcome } from '@afterbell/participation/domain';
import { SessionClosingService } from '../session-date/session-closing.service';
import { dateOf, invalid, knownId } from '../shared/input';
import { type DayPage, SessionDaysService } from '../today/session-days.service';
import type { SessionDay } from '../today/session-days.types';
import { MISSING, MISSING_COUNT, MISSING_FACETS } from './missing.sql';
import { type CloseSessionDatesInput, type CloseSessionDatesPayload, MAX_DAYS, type MissingAttendance } from './missing.types';

const WHOLE = { whole: true };

export interface MissingQuestion {
  siteId?: string | null | undefined;
  activityId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The queue of what nobody entered, the oldest first, and answering several days of it at once. */
@Injectable()
export class MissingService {
  constructor(
    private readonly db: Db,
    private readonly days: SessionDaysService,
    private readonly closing: SessionClosingService,
  ) {}

  async list({ siteId, activityId, from, to }: MissingQuestion, page: DayPage): Promise<Page<SessionDay>> {
    const chosen = [
      siteId ? knownId(siteId, 'The site') : null,
      activityId ? knownId(activityId, 'The activity') : null,
      from ? dateOf(from, 'from') : null,
      to ? dateOf(to, 'to') : null,
    ];
    return this.days.page({ text: MISSING, name: 'missing' }, { text: MISSING_COUNT, name: 'missing_count' }, [...this.days.upToNow(), ...chosen], page);
  }

  async overview(siteId: string | null): Promise<MissingAttendance> {
    const values = [...this.days.upToNow(), siteId === null ? null : knownId(siteId, 'The site')];
    const found = await this.db.one<MissingAttendance & Record<string, unknown>>(MISSING_FACETS, values, 'missing_facets');
    return found ?? { total: 0, oldest: null, sites: [], activities: [], weeks: [] };
  }

  /**
   * Each day by itself: one that cannot be closed so does not keep the others open. Nobody sees the children of several days at once, so that
   * only days on which everybody is marked are taken here.
   */
  async close({ days, outcome = null, reason = null }: CloseSessionDatesInput): Promise<Omit<CloseSessionDatesPayload, 'problems'>> {
    if (!days.length || days.length > MAX_DAYS) throw invalid('days', days.length ? `At most ${MAX_DAYS} days at once.` : 'No day is chosen.');
    if (outcome !== null && !isSessionOutcome(outcome)) throw invalid('outcome', 'There is no such outcome.');
    // Said once for all of them, not as often as there are days.
    const missing = outcome === 'did_not_run' ? closingProblem(outcome, EMPTY_SUMMARY, reason?.trim() || null) : null;
    if (missing) throw invalid(missing.field, missing.message);
    const answer: Required<Pick<CloseSessionDatesPayload, 'closed' | 'refused'>> & { closed: object[]; refused: object[] } = { closed: [], refused: [] };
    for (const { sessionId, date } of days) {
      try {
        answer.closed.push(outcome === null ? await this.closing.reopen({ sessionId, date }) : await this.closing.close({ sessionId, date, outcome, reason }, WHOLE));
      } catch (error) {
        if (!(error instanceof AppError) || !isErrorCode(error.code) || !error.expected) throw error;
        answer.refused.push({ sessionId, date, message: toProblems(error).map(({ message }) => message).join(' ') });
      }
    }
    return answer;
  }
}
