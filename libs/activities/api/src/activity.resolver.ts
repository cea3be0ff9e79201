import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomListService, CustomValue } from '@afterbell/forms/api';
import { PlainDateScalar, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { OrganizationLoaders, OrganizationRef } from '@afterbell/organizations/api';
import { ActivityLoaders } from './activity.loaders';
import { ActivityService } from './activity.service';
import { Activity, ActivityConnection, ActivityListArgs, Session, TermRef } from './activity.types';

@Resolver(() => Activity)
export class ActivityResolver {
  constructor(
    private readonly service: ActivityService,
    private readonly loaders: ActivityLoaders,
    private readonly organizations: OrganizationLoaders,
    private readonly custom: CustomListService,
  ) {}

  @Query(() => ActivityConnection, { description: 'Activities of the sites at or beneath the acting organization, by name.' })
  @Requires('view', 'activities.list')
  async activities(@Args() args: ActivityListArgs) {
    return toConnection(await this.service.list(toListQuery(args)));
  }

  @Query(() => Activity, { description: 'One activity.' })
  @Requires('view', 'activities.list')
  activity(@Args('id', { type: () => ID, description: 'Id of the activity.' }) id: string) {
    return this.service.get(id);
  }

  @ResolveField(() => OrganizationRef, { description: 'The site that offers it.' })
  site({ siteId }: Activity) {
    return this.organizations.name(siteId);
  }

  @ResolveField(() => TermRef, { nullable: true, description: 'The reporting term that it belongs to.' })
  term({ termId }: Activity) {
    return termId && this.loaders.term(termId);
  }

  @ResolveField(() => [Session], { description: 'Its sessions, the earliest first.' })
  sessions({ id }: Activity) {
    return this.loaders.sessions(id);
  }

  @ResolveField(() => PlainDateScalar, { nullable: true, description: 'Next date of any of its sessions, today’s until the last meeting is over.' })
  nextDate({ id }: Activity) {
    return this.loaders.nextDate(id);
  }

  @ResolveField(() => [CustomValue], { description: 'What it holds of the tenant’s own fields, as far as the caller sees them.' })
  customValues(@Parent() { id }: Activity, @Args('fieldIds', { type: () => [Int], description: 'The fields, at most 50.' }) fieldIds: number[]) {
    return this.custom.valuesOf('activities', id, fieldIds);
  }
}
