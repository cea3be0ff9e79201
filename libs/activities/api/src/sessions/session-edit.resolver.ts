import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, PlainDateScalar, Requires, toProblems } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { Session } from '../activity.types';
import { SessionService } from '../session.service';
import { SessionConflicts } from './session-conflicts.service';
import { CopySessionsInput, CopySessionsPayload } from './session-copy.types';
import { type CopiedSession } from './session-copy.types';
import { SessionCopier } from './session-copy.service';
import { EndSessionInput, MoveSessionDateInput, ActivitySessionPayload } from './session-date-change.types';
import { SessionExceptions } from './session-exceptions.service';
import { SessionRemoval } from './session-removal.service';
import { type SavedSeries, SessionSaver } from './session-save.service';
import { SaveSessionInput, SaveSessionPayload } from './session-save.types';
import { SchedulePreviewInput, SchedulePreviewPayload, SessionConflictNote, SessionConflictsInput } from './session-schedule.types';

const SESSION_ID = { type: () => ID, description: 'The session.' };
const DATE = { type: () => PlainDateScalar, description: 'The day.' };

@Resolver(() => Session)
export class SessionEditResolver {
  constructor(
    private readonly db: Db,
    private readonly sessions: SessionService,
    private readonly saver: SessionSaver,
    private readonly exceptions: SessionExceptions,
    private readonly removal: SessionRemoval,
    private readonly copier: SessionCopier,
    private readonly conflicts: SessionConflicts,
  ) {}

  @Query(() => Session, { description: 'One session of an activity.' })
  @Requires('view', 'activities.session')
  activitySession(@Args('id', SESSION_ID) id: string) {
    return this.sessions.get(id);
  }

  @Query(() => SchedulePreviewPayload, { description: 'Which sessions and dates a schedule would make at a site. Problems as saveSession has them.' })
  @Requires('view', 'activities.session')
  async schedulePreview(@Args('input', { description: 'The schedule.' }) input: SchedulePreviewInput): Promise<SchedulePreviewPayload> {
    try {
      const { plan, clockNotes, closures } = await this.conflicts.preview(input);
      if (plan.problems.length) return { problems: toProblems(new AppError('VALIDATION', { problems: plan.problems })) };
      return { sessions: plan.sessions.map((session, at) => ({ ...session, clockNotes: clockNotes[at] ?? [] })), closures, problems: [] };
    } catch (error) {
      if (error instanceof AppError && error.expected) return { problems: toProblems(error) };
      throw error;
    }
  }

  @Query(() => [SessionConflictNote], { description: 'Whom and what a schedule would take twice at the same time, at any site of the tenant. Advice, no refusal.' })
  @Requires('view', 'activities.session')
  async sessionConflicts(@Args('input', { description: 'The schedule, its room and its staff.' }) input: SessionConflictsInput) {
    try {
      return await this.conflicts.conflicts(input);
    } catch (error) {
      // What is wrong with the schedule itself, the preview says.
      if (error instanceof AppError && error.code === 'VALIDATION') return [];
      throw error;
    }
  }

  @PayloadMutation(() => SaveSessionPayload, { description: 'Makes a session or changes one. Several times a day make siblings of one series. Dates with attendance or an outcome stay. Problems: VALIDATION, MONTH_LOCKED, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'activities.session')
  saveSession(@Args('input', { description: 'The session.' }) input: SaveSessionInput): Promise<SaveSessionPayload> {
    return this.saved(() => this.saver.save(input), input.dryRun);
  }

  @PayloadMutation(() => SaveSessionPayload, { description: 'Ends a session earlier. Problems: VALIDATION, MONTH_LOCKED, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'activities.session')
  endSession(@Args('input', { description: 'The session and its last day.' }) input: EndSessionInput): Promise<SaveSessionPayload> {
    return this.saved(() => this.saver.end(input), input.dryRun);
  }

  @PayloadMutation(() => ActivitySessionPayload, { description: 'Removes a session that was never used, with its dates and places. Problems: SESSION_USED, MONTH_LOCKED.' })
  @Requires('delete', 'activities.session')
  async removeSession(
    @Args('id', SESSION_ID) id: string,
    @Args('dryRun', { type: () => Boolean, defaultValue: false, description: 'True: only whether it may go; nothing is written.' }) dryRun: boolean,
  ): Promise<ActivitySessionPayload> {
    if (dryRun) await this.db.rehearse(() => this.removal.remove(id));
    else await this.removal.remove(id);
    return { session: null, problems: [] };
  }

  @PayloadMutation(() => CopySessionsPayload, { description: 'Has sessions again, later in the term or in another one; closed days are left out. Problems: VALIDATION, MONTH_LOCKED.' })
  @Requires('edit', 'activities.session')
  async copySessions(@Args('input', { description: 'The sessions and where they go.' }) input: CopySessionsInput): Promise<CopySessionsPayload> {
    if (!input.dryRun) return { copies: await this.copier.copy(input), problems: [] };
    const copies: CopiedSession[] = [];
    await this.db.rehearse(async () => void copies.push(...(await this.copier.copy(input))));
    return { copies: copies.map((copy) => ({ ...copy, id: null, activityId: null })), problems: [] };
  }

  @PayloadMutation(() => ActivitySessionPayload, { description: 'Calls one date off; the schedule does not bring it back. Problems: VALIDATION, DATE_NOT_SCHEDULED, MONTH_LOCKED.' })
  @Requires('edit', 'activities.session')
  async cancelSessionDate(@Args('sessionId', SESSION_ID) sessionId: string, @Args('date', DATE) date: string, @Args('reason', { type: () => String, nullable: true, description: 'Why, at most 200 characters.' }) reason?: string | null): Promise<ActivitySessionPayload> {
    return this.changed(await this.exceptions.cancel(sessionId, date, reason));
  }

  @PayloadMutation(() => ActivitySessionPayload, { description: 'Moves one date to another day or time. Problems: VALIDATION, DATE_NOT_SCHEDULED, DATE_CLOSED, MONTH_LOCKED.' })
  @Requires('edit', 'activities.session')
  async moveSessionDate(@Args('input', { description: 'The date and where it goes.' }) input: MoveSessionDateInput): Promise<ActivitySessionPayload> {
    return this.changed(await this.exceptions.move(input));
  }

  @PayloadMutation(() => ActivitySessionPayload, { description: 'Has a date as its schedule says again. Problems: VALIDATION, MONTH_LOCKED.' })
  @Requires('edit', 'activities.session')
  async restoreSessionDate(@Args('sessionId', SESSION_ID) sessionId: string, @Args('date', DATE) date: string): Promise<ActivitySessionPayload> {
    return this.changed(await this.exceptions.restore(sessionId, date));
  }

  private async changed(id: string): Promise<ActivitySessionPayload> {
    return { session: await this.sessions.get(id), problems: [] };
  }

  private async saved(save: () => Promise<SavedSeries>, dryRun: boolean): Promise<SaveSessionPayload> {
    let series: SavedSeries | null = null;
    const run = async () => {
      series = await save();
      return series;
    };
    if (dryRun) await this.db.rehearse(run);
    else await run();
    const { id, changes } = series ?? { id: '', changes: [] };
    return { session: dryRun ? null : await this.sessions.get(id), changes, problems: [] };
  }
}
