import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { ofPersonInSight } from '../relationships/in-sight';
import { mayRelationships } from '../relationships/relationship-rules';
import { RelationshipLoaders } from '../relationships/relationship.loaders';
import { Relationship } from '../relationships/relationship.types';
import { HouseholdLoaders } from './household.loaders';
import { HouseholdMoves } from './household-moves.service';
import { HouseholdService } from './household.service';
import { CreateHouseholdFields, EditHouseholdFields, Household, HouseholdConnection, HouseholdListArgs, HouseholdMember, HouseholdMemberFields, HouseholdPayload } from './household.types';

const ID_ARG = { type: () => ID, description: 'The household.' };
const PERSON_ARG = { type: () => ID, description: 'The person.' };
const PEOPLE_ARG = { type: () => [ID], description: 'Who of its members.' };
const VERSION_ARG = { type: () => Int, description: 'The version that was read.' };

@Resolver(() => Household)
export class HouseholdResolver {
  constructor(
    private readonly db: Db,
    private readonly households: HouseholdService,
    private readonly moves: HouseholdMoves,
    private readonly loaders: HouseholdLoaders,
    private readonly relationships: RelationshipLoaders,
  ) {}

  @Query(() => HouseholdConnection, { description: 'Households of who is seen from the acting organization, by name. The search looks at name, address, phone and members.' })
  @Requires('view', 'people.household')
  async householdList(@Args() args: HouseholdListArgs) {
    return toConnection(await this.households.list(toListQuery(args)));
  }

  @Query(() => Household, { description: 'One household.' })
  @Requires('view', 'people.household')
  household(@Args('id', ID_ARG) id: string) {
    return this.households.get(id);
  }

  @Query(() => [Household], { description: 'Households where a person lives today. NOT_FOUND of a person out of sight.' })
  @Requires('view', 'people.household')
  householdsOf(@Args('personId', PERSON_ARG) personId: string) {
    return ofPersonInSight(this.db, personId, (id) => this.loaders.ofPerson(id));
  }

  @ResolveField(() => [HouseholdMember], { description: 'Who lives there and who did, as far as the caller sees them.' })
  members({ id }: Household) {
    return this.loaders.members(id);
  }

  @ResolveField(() => [Relationship], { nullable: true, description: 'Relationships of the children who live there; null for who may not view the tab RELATIONSHIPS.' })
  async contacts({ id }: Household) {
    if (!mayRelationships('view')) return null;
    const children = (await this.loaders.members(id)).filter(({ person, leftOn }) => person.isParticipant && leftOn === null);
    const all = await Promise.all(children.map(({ person }) => this.relationships.of(person.id)));
    return all.flatMap((rows, at) => rows.filter(({ participant }) => participant.id === children[at]?.person.id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Adds a household. Problems: VALIDATION (one primary contact at least).' })
  @Requires('edit', 'people.household')
  createHousehold(@Args('input', { description: 'The household.' }) { members, ...input }: CreateHouseholdFields) {
    return this.done(() => this.households.create(input, members));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Changes name, address, phone and language. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.household')
  editHousehold(@Args('input', { description: 'The changes.' }) { id, version, ...change }: EditHouseholdFields) {
    return this.done(async () => this.households.edit(id, change, version).then(() => id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Takes a household off the list; its members stay on record. Problems: STALE_VERSION.' })
  @Requires('delete', 'people.household')
  async removeHousehold(@Args('id', ID_ARG) id: string, @Args('version', VERSION_ARG) version: number): Promise<HouseholdPayload> {
    await this.households.remove(id, version);
    return { household: null, problems: [] };
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Somebody moves in today. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.household')
  addHouseholdMember(@Args('id', ID_ARG) id: string, @Args('version', VERSION_ARG) version: number, @Args('member', { description: 'Who.' }) member: HouseholdMemberFields) {
    return this.done(async () => this.moves.addMember(id, version, member).then(() => id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Somebody moves out today. Problems: VALIDATION (the last member or the last primary contact), STALE_VERSION.' })
  @Requires('edit', 'people.household')
  removeHouseholdMember(@Args('id', ID_ARG) id: string, @Args('version', VERSION_ARG) version: number, @Args('personId', PERSON_ARG) personId: string) {
    return this.done(async () => this.moves.removeMember(id, version, personId).then(() => id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Says whether a member is a primary contact. Problems: VALIDATION (one at least), STALE_VERSION.' })
  @Requires('edit', 'people.household')
  setHouseholdPrimary(
    @Args('id', ID_ARG) id: string,
    @Args('version', VERSION_ARG) version: number,
    @Args('personId', PERSON_ARG) personId: string,
    @Args('isPrimary', { description: 'What they are to be.' }) isPrimary: boolean,
  ) {
    return this.done(async () => this.moves.setPrimary(id, version, personId, isPrimary).then(() => id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Writes the household’s address into the records of members; needs edit of participants as well. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.household')
  applyHouseholdAddress(@Args('id', ID_ARG) id: string, @Args('version', VERSION_ARG) version: number, @Args('personIds', PEOPLE_ARG) personIds: string[]) {
    return this.done(async () => this.moves.applyAddress(id, version, personIds).then(() => id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Makes one household of two: everybody of the other lives here from today on, and the other is taken off the list. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.household')
  mergeHouseholds(
    @Args('id', ID_ARG) id: string,
    @Args('version', VERSION_ARG) version: number,
    @Args('fromId', { type: () => ID, description: 'The other household.' }) fromId: string,
    @Args('fromVersion', { type: () => Int, description: 'The version of the other that was read.' }) fromVersion: number,
  ) {
    return this.done(async () => this.moves.merge(id, version, fromId, fromVersion).then(() => id));
  }

  @PayloadMutation(() => HouseholdPayload, { description: 'Makes a household of its own of some members, at the same address; answers the new one. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.household')
  splitHousehold(
    @Args('id', ID_ARG) id: string,
    @Args('version', VERSION_ARG) version: number,
    @Args('name', { description: 'What the new one is called.' }) name: string,
    @Args('personIds', PEOPLE_ARG) personIds: string[],
  ) {
    return this.done(() => this.moves.split(id, version, name, personIds));
  }

  /** The change and the record as it then is, in one transaction. */
  private async done(change: () => Promise<string>): Promise<HouseholdPayload> {
    return { household: await this.db.write(async () => this.households.get(await change())), problems: [] };
  }
}
