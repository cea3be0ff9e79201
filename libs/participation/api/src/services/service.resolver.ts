import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, PlainDateScalar, requirePrincipal, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { DEFAULT_PAGE_SIZE, todayIn } from '@afterbell/core/domain';
import { CustomListService, CustomValue } from '@afterbell/forms/api';
import { OrganizationLoaders, OrganizationRef } from '@afterbell/organizations/api';
import { ParticipantService as Participants } from '@afterbell/people/api';
import { ServicesService } from './service.service';
import { RemoveServiceInput, SaveServiceInput, ServedParticipant, Service, ServiceCategory, ServiceConnection, ServiceListArgs, ServicePayload } from './service.types';

@Resolver(() => Service)
export class ServiceResolver {
  constructor(
    private readonly services: ServicesService,
    private readonly participantsOf: Participants,
    private readonly organizations: OrganizationLoaders,
    private readonly custom: CustomListService,
  ) {}

  @Query(() => ServiceConnection, { name: 'services', description: 'Individual services at the acting organization and all beneath it, newest first.' })
  @Requires('view', 'services.list')
  async list(@Args() args: ServiceListArgs) {
    return toConnection(await this.services.list(toListQuery(args)));
  }

  @Query(() => Service, { description: 'One service.' })
  @Requires('view', 'services.list')
  service(@Args('id', { type: () => ID, description: 'Id of the service.' }) id: string) {
    return this.services.get(id);
  }

  @Query(() => [ServiceCategory], { description: 'Categories of services that may be chosen on a day.' })
  @Requires('view', 'services.list')
  serviceCategories(@Args('on', { type: () => PlainDateScalar, nullable: true, description: 'The day; today by default.' }) on: string | null) {
    return this.services.categories(on ?? todayIn(requirePrincipal().timeZone, new Date()));
  }

  @Query(() => ServiceConnection, { description: 'Services to one participant, newest first.' })
  @Requires('view', 'people.participants', { tab: 'PARTICIPANT.SERVICES' })
  async participantServices(
    @Args('participantId', { type: () => ID, description: 'Id of the participant.' }) participantId: string,
    @Args('first', { type: () => Int, defaultValue: DEFAULT_PAGE_SIZE, description: 'Rows of the page, 1 to 200.' }) first: number,
    @Args('after', { nullable: true, description: 'Cursor after which the page begins.' }) after?: string,
  ) {
    await this.participantsOf.get(participantId);
    return toConnection(await this.services.list(toListQuery({ first, after }), participantId));
  }

  @PayloadMutation(() => ServicePayload, { description: 'Enters a service at the acting site, or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'services.list')
  async saveService(@Args('input', { description: 'The service.' }) input: SaveServiceInput) {
    return { service: await this.services.save(input), problems: [] };
  }

  @PayloadMutation(() => ServicePayload, { description: 'Removes a service, or brings a removed one back.' })
  @Requires('delete', 'services.list')
  async removeService(@Args('input', { description: 'The service.' }) input: RemoveServiceInput) {
    return { service: await this.services.setRemoved(input), problems: [] };
  }

  @ResolveField(() => [CustomValue], { description: 'What it holds of the tenant’s own fields, as far as the caller sees them.' })
  customValues(@Parent() { id }: Service, @Args('fieldIds', { type: () => [Int], description: 'The fields, at most 50.' }) fieldIds: number[]) {
    return this.custom.valuesOf('services', id, fieldIds);
  }

  @ResolveField(() => OrganizationRef, { description: 'The site.' })
  site({ organizationId }: Service) {
    return this.organizations.name(organizationId);
  }

  @ResolveField(() => [ServedParticipant], { description: 'Who was served, as far as they are in sight; 100 at most.' })
  participants({ id }: Service) {
    return this.services.participants(id);
  }
}
