import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, Requires, requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import { formatPersonName, inverseLabel, relationshipLabel, restrictedOn } from '@afterbell/people/domain';
import { ParticipantLoaders } from '../participant.loaders';
import { StayStanding } from '../stays/stay.types';
import { ofPersonInSight } from './in-sight';
import { AddRelationshipsFields, EditRelationshipFields } from './relationship.inputs';
import { RelationshipLoaders } from './relationship.loaders';
import { requireRelationships } from './relationship-rules';
import { RelationshipService } from './relationship.service';
import { RelatedPerson, Relationship, RelationshipsPayload } from './relationship.types';

@Resolver(() => Relationship)
export class RelationshipResolver {
  constructor(
    private readonly db: Db,
    private readonly service: RelationshipService,
    private readonly loaders: RelationshipLoaders,
  ) {}

  @Query(() => [Relationship], { description: 'Relationships of a participant or a contact, from either side, as far as both people are seen. NOT_FOUND of a person out of sight. Needs the tab RELATIONSHIPS.' })
  @Requires('view', 'people.participants')
  async personRelationships(@Args('personId', { type: () => ID, description: 'The person.' }) personId: string) {
    requireRelationships('view');
    return ofPersonInSight(this.db, personId, (id) => this.loaders.of(id));
  }

  @PayloadMutation(() => RelationshipsPayload, { description: 'Relates a participant to people. Problems: VALIDATION, DUPLICATE_PERSON, SIMILAR_PERSON (of a new person, with who it may be). Needs the tab RELATIONSHIPS.' })
  @Requires('edit', 'people.participants')
  async addRelationships(@Args('input', { description: 'Who they are.' }) { participantId, contacts, force }: AddRelationshipsFields) {
    return this.answer(await this.service.add(participantId, contacts, force));
  }

  @PayloadMutation(() => RelationshipsPayload, { description: 'Changes what a person is to a participant, or ends it. Problems: VALIDATION, STALE_VERSION. Needs the tab RELATIONSHIPS.' })
  @Requires('edit', 'people.participants')
  async editRelationship(@Args('input', { description: 'The changes.' }) { id, version, ...change }: EditRelationshipFields) {
    await this.service.edit(id, change, version);
    return this.answer([id]);
  }

  @PayloadMutation(() => RelationshipsPayload, { description: 'Takes away a relationship that never was; the person stays on record. Problems: STALE_VERSION. Needs the tab RELATIONSHIPS.' })
  @Requires('edit', 'people.participants')
  async removeRelationship(@Args('id', { type: () => ID, description: 'The relationship.' }) id: string, @Args('version', { type: () => Int, description: 'The version that was read.' }) version: number) {
    await this.service.remove(id, version);
    return { relationships: [], problems: [] };
  }

  @ResolveField()
  label({ kind }: Relationship) {
    return relationshipLabel(kind);
  }

  @ResolveField()
  inverse({ kind }: Relationship) {
    return inverseLabel(kind);
  }

  @ResolveField()
  isInForce(relationship: Relationship) {
    return restrictedOn(relationship, todayIn(requirePrincipal().timeZone, new Date()));
  }

  private async answer(ids: readonly string[]) {
    return { relationships: await this.loaders.byIds(ids), problems: [] };
  }
}

@Resolver(() => RelatedPerson)
export class RelatedPersonResolver {
  constructor(private readonly participants: ParticipantLoaders) {}

  @ResolveField(() => String, { description: 'Name as lists show it.' })
  displayName(person: RelatedPerson) {
    return formatPersonName(person);
  }

  @ResolveField(() => StayStanding, { nullable: true, description: 'Of a participant, whether here, to come or left.' })
  stay({ id, isParticipant }: RelatedPerson) {
    return isParticipant ? this.participants.standing(id) : null;
  }
}
