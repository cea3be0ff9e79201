import { Injectable } from '@nestjs/common';
import { isActivityType } from '@afterbell/activities/domain';
import { Db, once, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isUuid } from '@afterbell/core/domain';
import { FormService, wireEdits } from '@afterbell/forms/api';
import type { WireInput } from '@afterbell/forms/domain';
import { requireType } from '../activity-access';
import { ActivityService } from '../activity.service';
import { ActivityProgramService } from '../program/activity-program.service';
import { SessionConflicts } from '../sessions/session-conflicts.service';
import { SessionSaver } from '../sessions/session-save.service';
import type { AddedSessionInput } from '../sessions/session-save.types';
import type { AddActivityInput, AddedSession } from './add-activity.types';

export interface AddedActivity {
  id: string;
  sessions: AddedSession[];
}

interface Made {
  input: AddedSessionInput;
  changes: AddedSession['changes'];
  /** It and its siblings. */
  ids: ReadonlySet<string>;
}

const SESSIONS = 'select id from session where activity_id = $1';

/** Adds an activity with all that the steps ask for: everything or nothing. */
@Injectable()
export class AddActivityService {
  constructor(
    private readonly db: Db,
    private readonly forms: FormService,
    private readonly activities: ActivityService,
    private readonly programs: ActivityProgramService,
    private readonly saver: SessionSaver,
    private readonly conflicts: SessionConflicts,
  ) {}

  async add({ idempotencyKey, dryRun, ...input }: AddActivityInput): Promise<AddedActivity> {
    if (!dryRun) return this.db.write((tx) => once(tx, { key: idempotencyKey, operation: 'activity.add', content: input }, () => this.addIn(tx, input, false)));
    const rehearsed: AddedActivity[] = [];
    await this.db.rehearse(async (tx) => void rehearsed.push(await this.addIn(tx, input, true)));
    return { id: '', sessions: rehearsed.flatMap(({ sessions }) => sessions) };
  }

  private async addIn(tx: Tx, { siteId, termId = null, program, values, sessions }: Omit<AddActivityInput, 'idempotencyKey' | 'dryRun'>, look: boolean): Promise<AddedActivity> {
    if (sessions.length && !requirePrincipal().permissions.allows('edit', 'activities.session')) throw new AppError('FORBIDDEN');
    const id = await this.forms
      .save({
        section: 'activities',
        subSection: 'activity',
        tab: null,
        id: null,
        parentId: siteId,
        version: null,
        edits: (definition) => wireEdits(values as { fieldId: number; value: WireInput }[], definition),
        create: (properties) => {
          if (isActivityType(properties['type'])) requireType('edit', properties['type']);
          return this.activities.create({ name: '', type: '', ...properties, siteId, termId });
        },
      })
      .catch((error: unknown) => this.withSessions(tx, error, { siteId, termId }, sessions));
    if (program) await this.programs.begin(tx, { id, siteId, termId }, program).catch(named('program'));
    const made = await this.schedule(tx, id, sessions);
    const reports: AddedSession[] = [];
    // Only once all of them stand: sessions of one wish may be in each other's way.
    for (const { input, changes, ids } of made) reports.push({ changes, conflicts: look ? await this.inTheWay(input, siteId, termId, ids) : [] });
    return { id, sessions: reports };
  }

  /** A form that is refused is told together with what is wrong with the sessions. */
  private async withSessions(tx: Tx, error: unknown, place: { siteId: string; termId: string | null }, sessions: readonly AddedSessionInput[]): Promise<never> {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION' || !isUuid(place.siteId) || (place.termId !== null && !isUuid(place.termId))) throw error;
    const problems = [...((error.params['problems'] as FieldProblem[] | undefined) ?? [])];
    for (const [at, input] of sessions.entries()) {
      for (const { path, message } of await this.saver.problemsOf(tx, place, { ...input, dryRun: true })) problems.push({ path: `sessions.${at}.${path}`, message });
    }
    throw new AppError('VALIDATION', { ...error.params, problems }, { cause: error });
  }

  /** Every session with all that is wrong with it, so that nobody mends one only to hear of the next. */
  private async schedule(tx: Tx, activityId: string, sessions: readonly AddedSessionInput[]): Promise<Made[]> {
    const made: Made[] = [];
    const problems: FieldProblem[] = [];
    const known = new Set<string>();
    for (const [place, input] of sessions.entries()) {
      try {
        const { changes } = await this.saver.save({ ...input, activityId, dryRun: false });
        const ids = (await tx.query<{ id: string }>(SESSIONS, [activityId], 'activity_session_ids')).flatMap((row) => (known.has(row.id) ? [] : [row.id]));
        for (const one of ids) known.add(one);
        made.push({ input, changes, ids: new Set(ids) });
      } catch (error) {
        if (!(error instanceof AppError) || !error.expected) throw error;
        const fields = (error.params['problems'] as FieldProblem[] | undefined) ?? [];
        if (!fields.length) throw new AppError(error.code, { ...error.params, path: `sessions.${place}` }, { cause: error });
        problems.push(...fields.map(({ path, message }) => ({ path: `sessions.${place}.${path}`, message })));
      }
    }
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return made;
  }

  private async inTheWay(input: AddedSessionInput, siteId: string, termId: string | null, own: ReadonlySet<string>) {
    const found = await this.conflicts.conflicts({ ...input, siteId, termId, sessionId: null });
    return found.filter(({ sessionId }) => sessionId === null || !own.has(sessionId));
  }
}

/** What is wrong with a part, by paths that begin with its name. */
const named = (part: string) => (error: unknown) => {
  const problems = error instanceof AppError ? (error.params['problems'] as FieldProblem[] | undefined) : undefined;
  throw problems ? new AppError('VALIDATION', { problems: problems.map(({ path, message }) => ({ path: `${part}.${path}`, message })) }) : error;
};
