import { Args, Query, Resolver } from '@nestjs/graphql';
import { ACTIVITY_TYPES } from '@afterbell/activities/domain';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { optionIds } from '@afterbell/forms/api';
import { ActivityForm } from '../activity-form';
import { ActivityService } from '../activity.service';
import { AddActivityService } from './add-activity.service';
import { ActivityTypeOption, AddActivityInput, AddActivityPayload } from './add-activity.types';

@Resolver()
export class AddActivityResolver {
  constructor(
    private readonly adding: AddActivityService,
    private readonly activities: ActivityService,
    private readonly form: ActivityForm,
  ) {}

  @PayloadMutation(() => AddActivityPayload, {
    description:
      'Adds an activity with the form’s answers and its sessions: all or nothing. Needs to edit activities of its type, and sessions if there are any. Problems: IDEMPOTENCY_MISMATCH, VALIDATION (the path is the id of a field, `termId`, `program.` and a path as saveActivityProgram has it, or `sessions.0.` and a path as saveSession has it), MONTH_LOCKED.',
  })
  @Requires('edit', 'activities.list')
  async addActivity(@Args('input', { description: 'The activity.' }) input: AddActivityInput): Promise<AddActivityPayload> {
    const { id, sessions } = await this.adding.add(input);
    return { activity: input.dryRun ? null : await this.activities.get(id), sessions, problems: [] };
  }

  @Query(() => [ActivityTypeOption], { description: 'Which option of the activities’ form stands for which type.' })
  @Requires('view', 'activities.list')
  activityTypeOptions(): ActivityTypeOption[] {
    const ids = optionIds(this.form, 'type');
    return ACTIVITY_TYPES.map((type, place) => ({ type, optionId: ids[place] ?? 0 }));
  }
}
