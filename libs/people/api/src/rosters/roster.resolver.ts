import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, requirePrincipal, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { customListFieldId, type FilterRule, todayIn } from '@afterbell/core/domain';
import { OrganizationLoaders, OrganizationRef } from '@afterbell/organizations/api';
import { ParticipantConnection, ParticipantListArgs } from '../participant.types';
import { RosterMembersService } from './roster-members.service';
import { RosterPaste } from './roster-paste.service';
import { RosterLoaders } from './roster.loaders';
import { type RosterRow, RosterService } from './roster.service';
import { PastedLine, RemoveRosterInput, SavedRoster, SavedRosterConnection, SavedRosterListArgs, RosterMembersInput, RosterMembersPayload, RosterPayload, RosterQuestion, SaveRosterInput } from './roster.types';

@Resolver(() => SavedRoster)
export class RosterResolver {
  constructor(
    private readonly service: RosterService,
    private readonly people: RosterMembersService,
    private readonly pasted: RosterPaste,
    private readonly loaders: RosterLoaders,
    private readonly organizations: OrganizationLoaders,
  ) {}

  @Query(() => SavedRosterConnection, { description: 'Rosters of the acting organization and all beneath it, by name.' })
  @Requires('view', 'people.rosters')
  async savedRosters(@Args() args: SavedRosterListArgs) {
    return toConnection(await this.service.list(toListQuery(args)));
  }

  @Query(() => SavedRoster, { description: 'One roster.' })
  @Requires('view', 'people.rosters')
  savedRoster(@Args('id', { type: () => ID, description: 'Id of the roster.' }) id: string) {
    return this.service.get(id);
  }

  @Query(() => ParticipantConnection, { description: 'Members of a roster, asked like the list of participants.' })
  @Requires('view', 'people.rosters')
  async savedRosterMembers(@Args('rosterId', { type: () => ID, description: 'Id of the roster.' }) rosterId: string, @Args() args: ParticipantListArgs) {
    const day = todayIn(requirePrincipal().timeZone, new Date());
    return toConnection(await this.service.members(await this.service.get(rosterId), toListQuery(args), day));
  }

  @Query(() => [PastedLine], { description: 'Whom a pasted list means, one name or id a line, 200 lines at most. Nothing is changed.' })
  @Requires('edit', 'people.rosters')
  pastedParticipants(@Args('text', { description: 'The list.' }) text: string) {
    return this.pasted.find(text);
  }

  @PayloadMutation(() => RosterPayload, { description: 'Makes a roster, or changes its name, note or rule. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'people.rosters')
  async saveRoster(@Args('input', { description: 'The roster.' }) input: SaveRosterInput) {
    return { roster: await this.service.save(input), problems: [] };
  }

  @PayloadMutation(() => RosterPayload, { description: 'Removes a roster, or brings a removed one back with its members. Problems: VALIDATION when another has its name by now.' })
  @Requires('edit', 'people.rosters')
  async removeRoster(@Args('input', { description: 'The roster.' }) input: RemoveRosterInput) {
    return { roster: await this.service.remove(input), problems: [] };
  }

  @PayloadMutation(() => RosterMembersPayload, { description: 'Puts participants on a roster whose members are chosen. Problems: VALIDATION.' })
  @Requires('edit', 'people.rosters')
  async addRosterMembers(@Args('input', { description: 'Who goes where.' }) input: RosterMembersInput) {
    return { ...(await this.people.add(input)), problems: [] };
  }

  @PayloadMutation(() => RosterMembersPayload, { description: 'Takes participants off a roster whose members are chosen. Problems: VALIDATION.' })
  @Requires('edit', 'people.rosters')
  async removeRosterMembers(@Args('input', { description: 'Who leaves where.' }) input: RosterMembersInput) {
    return { ...(await this.people.takeOff(input)), problems: [] };
  }

  @ResolveField(() => OrganizationRef, { description: 'The organization that it belongs to.' })
  organization({ organizationId }: SavedRoster) {
    return this.organizations.name(organizationId);
  }

  @ResolveField(() => Int, { nullable: true, description: 'How many members were chosen; null where a rule finds them.' })
  memberCount({ id, kind }: SavedRoster) {
    return kind === 'manual' ? this.loaders.memberCount(id) : null;
  }

  @ResolveField(() => RosterQuestion, { nullable: true, description: 'What finds its members; null where they are chosen.' })
  question(roster: SavedRoster): RosterQuestion | null {
    const { question } = roster as unknown as RosterRow;
    if (!question) return null;
    const ruleOf = ({ field, mode, value }: FilterRule) => {
      const customFieldId = customListFieldId(field);
      return { field: customFieldId === null ? field : 'custom', customFieldId, mode, value };
    };
    const { match, rules, groups = [] } = question.filter;
    return { search: question.search, match, rules: rules.map(ruleOf), groups: groups.map((group) => ({ rules: group.map(ruleOf) })) };
  }
}
