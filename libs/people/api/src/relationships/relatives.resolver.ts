import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, requirePrincipal } from '@afterbell/core/api';
import { PromotionService } from './promotion.service';
import { RelativesService } from './relatives.service';
import { FamilyPayload, MakeParticipantFields, RelativeSuggestion } from './relatives.types';
import { RelatedPerson } from './relationship.types';

const PARTICIPANT = { type: () => ID, description: 'The participant.' };

@Resolver()
export class RelativesResolver {
  constructor(
    private readonly relatives: RelativesService,
    private readonly promotion: PromotionService,
  ) {}

  @Query(() => [RelativeSuggestion], { description: 'Who may be a relative of a participant and is not related yet, most likely first, ten at most. Needs the tab RELATIONSHIPS.' })
  @Requires('view', 'people.participants')
  relativeSuggestions(@Args('participantId', PARTICIPANT) participantId: string) {
    return this.relatives.suggestions(participantId, requirePrincipal().wholeTenant);
  }

  @Query(() => [RelatedPerson], { description: 'People of every kind by name or id, 20 at most, for who may edit relationships or households.' })
  @Requires('view', ['people.participants', 'people.household'])
  familyChoices(@Args('search', { description: 'Words of the name, or an id.' }) search: string) {
    return this.relatives.choices(search);
  }

  @PayloadMutation(() => FamilyPayload, { description: 'Remembers that two people are not related, so that nobody is asked again; `dismissed: false` takes it back. Needs the tab RELATIONSHIPS.' })
  @Requires('edit', 'people.participants')
  async dismissRelative(
    @Args('participantId', PARTICIPANT) participantId: string,
    @Args('otherId', { type: () => ID, description: 'The other person.' }) otherId: string,
    @Args('dismissed', { defaultValue: true, description: 'Whether they are not related.' }) dismissed: boolean,
  ): Promise<FamilyPayload> {
    await this.relatives.dismiss(participantId, otherId, dismissed);
    return { problems: [] };
  }

  @PayloadMutation(() => FamilyPayload, { description: 'Makes a participant of a contact or another person on record; they keep all they have. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', 'people.participants')
  async makeParticipant(@Args('input', { description: 'Who, where and from when.' }) input: MakeParticipantFields): Promise<FamilyPayload> {
    await this.promotion.promote(input);
    return { problems: [] };
  }
}
