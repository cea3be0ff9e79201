import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomListService, CustomValue } from '@afterbell/forms/api';
import { Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { OrganizationRef } from '@afterbell/organizations/api';
import { type CodeListName, formatPersonName } from '@afterbell/people/domain';
import { ParticipantColumns } from './participant-columns.loaders';
import { ParticipantLoaders } from './participant.loaders';
import { ParticipantService } from './participant.service';
import { HeldCodes, Participant, ParticipantConnection, ParticipantListArgs, StayDays } from './participant.types';
import { SiteGrades } from './grades/grade.types';
import { StayStanding } from './stays/stay.types';
import { CodeListNameEnum } from './traits/trait.types';

@Resolver(() => Participant)
export class ParticipantResolver {
  constructor(
    private readonly service: ParticipantService,
    private readonly loaders: ParticipantLoaders,
    private readonly columns: ParticipantColumns,
    private readonly custom: CustomListService,
  ) {}

  @Query(() => ParticipantConnection, { description: 'Participants with a stay at or beneath the acting organization, by name.' })
  @Requires('view', 'people.participants')
  async participants(@Args() args: ParticipantListArgs) {
    return toConnection(await this.service.list(toListQuery(args)));
  }

  @Query(() => Participant, { description: 'One participant.' })
  @Requires('view', 'people.participants')
  participant(@Args('id', { type: () => ID, description: 'Id of the person.' }) id: string) {
    return this.service.get(id);
  }

  @ResolveField(() => String, { description: 'Name as lists show it: García, Sofía “Sofi”.' })
  displayName(participant: Participant) {
    return formatPersonName(participant);
  }

  @ResolveField(() => [OrganizationRef], { description: 'Sites of the participant, now or to come, as far as the caller sees them.' })
  sites({ id }: Participant) {
    return this.loaders.sites(id);
  }

  @ResolveField(() => StayStanding, { nullable: true, description: 'Whether the participant is here, is to come or has left.' })
  stay({ id }: Participant) {
    return this.loaders.standing(id);
  }

  @ResolveField(() => [SiteGrades], { description: 'Sites where the participant is now or is to come that do not serve the grade.' })
  outsideGrades({ id, grade }: Participant) {
    return this.loaders.outsideGrades(id, grade);
  }

  @ResolveField(() => StayDays, { nullable: true, description: 'The stay that began last; null to who may not view registration information.' })
  lastStay({ id }: Participant) {
    return this.columns.lastStay(id);
  }

  @ResolveField(() => [String], { description: 'Names of the households that the participant lives in; none to who may not view households.' })
  householdNames({ id }: Participant) {
    return this.columns.households(id);
  }

  @ResolveField(() => [HeldCodes], { description: 'What holds today by coded lists, of those that the caller may see.' })
  heldCodes(@Parent() { id }: Participant, @Args('lists', { type: () => [CodeListNameEnum], description: 'The lists.' }) lists: CodeListName[]) {
    return lists.length ? this.columns.codes(id, lists) : [];
  }

  @ResolveField(() => [CustomValue], { description: 'What it holds of the tenant’s own fields, as far as the caller sees them.' })
  customValues(@Parent() { id }: Participant, @Args('fieldIds', { type: () => [Int], description: 'The fields, at most 50.' }) fieldIds: number[]) {
    return this.custom.valuesOf('participants', id, fieldIds);
  }
}
