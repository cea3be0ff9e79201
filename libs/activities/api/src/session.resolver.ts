import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PlainDateScalar, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { OrganizationLoaders, OrganizationRef } from '@afterbell/organizations/api';
import { ActivityLoaders } from './activity.loaders';
import { Session, SessionConnection, SessionListArgs } from './activity.types';
import { SessionService } from './session.service';

@Resolver(() => Session)
export class SessionResolver {
  constructor(
    private readonly service: SessionService,
    private readonly loaders: ActivityLoaders,
    private readonly organizations: OrganizationLoaders,
  ) {}

  @Query(() => SessionConnection, { description: 'Sessions of one activity, the earliest first.' })
  @Requires('view', 'activities.session')
  async sessions(@Args('activityId', { type: () => ID, description: 'Id of the activity.' }) activityId: string, @Args() args: SessionListArgs) {
    return toConnection(await this.service.list(activityId, toListQuery(args)));
  }

  @ResolveField(() => OrganizationRef, { description: 'The site where it runs.' })
  site({ siteId }: Session) {
    return this.organizations.name(siteId);
  }

  @ResolveField(() => PlainDateScalar, { nullable: true, description: 'Its next date, today’s until the meeting is over.' })
  async nextDate({ id }: Session) {
    return (await this.loaders.dates(id)).next;
  }

  @ResolveField(() => Boolean, { description: 'Whether today is one of its dates, by the clock of its site; also once the meeting is over.' })
  async meetsToday({ id }: Session) {
    return (await this.loaders.dates(id)).meetsToday;
  }

  @ResolveField(() => Int, { description: 'How many dates it has.' })
  async dateCount({ id }: Session) {
    return (await this.loaders.dates(id)).count;
  }
}
