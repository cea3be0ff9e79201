import { Args, Field, ID, Int, ObjectType, Resolver } from '@nestjs/graphql';
import { MutationPayload, PayloadMutation, Requires } from '@afterbell/core/api';
import { ActivityService } from '../activity.service';
import { Activity } from '../activity.types';
import { ActivityEditor } from './activity-editor.service';

const ID_ARG = { type: () => ID, description: 'The activity.' };

@ObjectType({ description: 'Answer of setActivityEnabled and removeActivity.' })
export class ActivityPayload extends MutationPayload {
  @Field(() => Activity, { nullable: true, description: 'The activity as it is now; null when it is gone, or beside problems.' })
  activity?: unknown;
}

@Resolver()
export class ActivityEditorResolver {
  constructor(
    private readonly editor: ActivityEditor,
    private readonly activities: ActivityService,
  ) {}

  @PayloadMutation(() => ActivityPayload, { description: 'Disables an activity, or takes it up again; nothing is deleted. Needs to edit activities of its type. Problems: STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'activities.list')
  async setActivityEnabled(@Args('id', ID_ARG) id: string, @Args('enabled', { description: 'What it is to be.' }) enabled: boolean, @Args('version', { type: () => Int, description: 'The version that was read.' }) version: number): Promise<ActivityPayload> {
    await this.editor.setEnabled(id, enabled, version);
    return { activity: await this.activities.get(id), problems: [] };
  }

  @PayloadMutation(() => ActivityPayload, { description: 'Removes an activity that was never used, with its sessions and places. Needs to delete activities of its type, and sessions if it has any. Problems: ACTIVITY_USED (names the sessions), MONTH_LOCKED.' })
  @Requires('delete', 'activities.list')
  async removeActivity(@Args('id', ID_ARG) id: string): Promise<ActivityPayload> {
    await this.editor.remove(id);
    return { activity: null, problems: [] };
  }
}
