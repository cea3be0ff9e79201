import { Injectable } from '@nestjs/common';
import { Float, ResolveField, Resolver } from '@nestjs/graphql';
import { Db, grouped, requestLoader } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type EntryValues, GOAL_FIELDS, goalReached, PROGRESS_FIELDS } from '@afterbell/people/domain';
import { type EntryKind, type EntryRow, selectOf } from './entry-kind';
import { entryResolver } from './entry.resolver';

export const GOALS: EntryKind<typeof GOAL_FIELDS> = {
  tab: 'GOALS',
  noun: 'goal',
  what: 'The goal',
  table: 'participant_goal',
  fields: GOAL_FIELDS,
  order: `(e.status = 'active') desc, e.due_on nulls last, e.starts_on desc`,
};

export const PROGRESS: EntryKind<typeof PROGRESS_FIELDS> = {
  tab: 'GOALS',
  noun: 'goal_progress',
  what: 'The progress',
  table: 'participant_goal_progress',
  fields: PROGRESS_FIELDS,
  order: 'e.on_date desc',
  async beforeSave(tx, { personId, values, before }) {
    const goal = await tx.one('select 1 from participant_goal where id = $1 and person_id = $2 and removed_at is null', [values.goalId, personId], 'goal_of_progress');
    if (!goal || (before && before.goalId !== values.goalId)) throw new AppError('NOT_FOUND', { what: 'The goal' });
  },
};

export const goals = entryResolver({
  name: 'ParticipantGoal',
  plural: 'participantGoals',
  kind: GOALS,
  description: 'What a participant works towards.',
  words: {
    title: 'What is to be reached.',
    description: 'More about it.',
    startValue: 'Where it began, as a number.',
    targetValue: 'The number to reach.',
    unit: 'What is counted: books, words a minute.',
    startsOn: 'First day.',
    dueOn: 'Day by which it is to be reached.',
    status: 'Whether it is worked on, met, or given up.',
  },
});

export const progress = entryResolver({
  name: 'ParticipantGoalProgress',
  plural: 'participantGoalProgress',
  kind: PROGRESS,
  description: 'How far a goal had come on a day.',
  words: { goalId: 'The goal.', onDate: 'Day of the measurement.', value: 'The number on that day.', comment: 'What was seen.' },
});

/** Of each goal, newest first: a chart of more would not be read. */
const SHOWN = 100;
type ProgressRow = EntryRow & EntryValues<typeof PROGRESS_FIELDS>;
const PROGRESS_OF = `select * from (
    select ${selectOf(PROGRESS)}, row_number() over (partition by e.goal_id order by e.on_date desc, e.id desc) as nth
    from participant_goal_progress e where e.goal_id = any($1::uuid[]) and e.removed_at is null) p where p.nth <= ${SHOWN} order by p."onDate" desc, p.id desc`;

@Injectable()
export class GoalLoaders {
  constructor(private readonly db: Db) {}

  progress(goalId: string): Promise<ProgressRow[]> {
    return requestLoader<string, ProgressRow[]>('goal.progress', async (ids) => {
      const rows = await this.db.query<ProgressRow>(PROGRESS_OF, [ids], 'goal_progress');
      return grouped(ids, rows, (row) => row.goalId);
    }).load(goalId);
  }
}

type GoalRow = EntryRow & EntryValues<typeof GOAL_FIELDS>;

@Resolver(() => goals.node)
export class GoalProgressResolver {
  constructor(private readonly loaders: GoalLoaders) {}

  @ResolveField(() => [progress.node], { description: `Its progress, newest first, at most ${SHOWN}.` })
  progress({ id }: GoalRow) {
    return this.loaders.progress(id);
  }

  @ResolveField(() => Float, { nullable: true, description: 'How much of the way is done, 0 to 1; null without a number to reach.' })
  async reached(goal: GoalRow) {
    return goalReached(goal, (await this.loaders.progress(goal.id))[0]?.value ?? null);
  }
}
