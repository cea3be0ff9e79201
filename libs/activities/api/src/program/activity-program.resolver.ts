import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { ActivityService } from '../activity.service';
import { Activity } from '../activity.types';
import { ActivityPayload } from '../editing/activity-editor.resolver';
import { SessionStaff } from '../sessions/session-schedule.types';
import { ActivityProgramLoaders } from './activity-program.loaders';
import { ActivityProgramService } from './activity-program.service';
import { ActivitySupporter, OwnActivityCategory, SaveActivityProgramInput } from './activity-program.types';

@Resolver(() => Activity)
export class ActivityProgramResolver {
  constructor(
    private readonly activities: ActivityService,
    private readonly programs: ActivityProgramService,
    private readonly loaders: ActivityProgramLoaders,
  ) {}

  @Query(() => [OwnActivityCategory], { description: 'The tenant’s own categories of activities, retired ones too.' })
  @Requires('view', 'activities.list')
  ownActivityCategories() {
    return this.loaders.ownCategories();
  }

  @Query(() => [ActivitySupporter], { description: 'Funders and partners that activities of a site may have: those beneath the site or beneath an organization above it.' })
  @Requires('view', 'activities.list')
  activitySupporterChoices(@Args('siteId', { type: () => ID, description: 'The site.' }) siteId: string) {
    return this.loaders.choices(siteId);
  }

  @PayloadMutation(() => ActivityPayload, { description: 'Sets term, own category, funders, partners and staff of an activity; no date of a session changes. Needs to edit activities of its type. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'activities.list')
  async saveActivityProgram(@Args('input', { description: 'What it is to be.' }) input: SaveActivityProgramInput): Promise<ActivityPayload> {
    await this.programs.save(input);
    return { activity: await this.activities.get(input.id), problems: [] };
  }

  @ResolveField(() => OwnActivityCategory, { nullable: true, description: 'What the tenant calls its kind.' })
  ownCategory({ ownCategory }: Activity) {
    return ownCategory && this.loaders.ownCategory(ownCategory);
  }

  @ResolveField(() => [ActivitySupporter], { description: 'Who pays for it.' })
  funders({ id }: Activity) {
    return this.loaders.supporters(id, 'funder');
  }

  @ResolveField(() => [ActivitySupporter], { description: 'Who runs it with the site.' })
  partners({ id }: Activity) {
    return this.loaders.supporters(id, 'partner');
  }

  @ResolveField(() => [SessionStaff], { description: 'Who works at it, as far as the caller sees them; its sessions begin with them.' })
  staff({ id }: Activity) {
    return this.loaders.staff(id);
  }
}
