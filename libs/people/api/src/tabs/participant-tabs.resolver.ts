import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Requires } from '@afterbell/core/api';
import { ParticipantTabs } from './participant-tabs';
import { ParticipantTabState } from './participant-tabs.types';

@Resolver()
export class ParticipantTabsResolver {
  constructor(private readonly tabs: ParticipantTabs) {}

  @Query(() => [ParticipantTabState], { description: 'Tabs of a participant’s record that the caller may view, with what each holds; denied tabs are absent.' })
  @Requires('view', 'people.participants')
  participantTabs(@Args('participantId', { type: () => ID, description: 'Id of the participant.' }) participantId: string) {
    return this.tabs.of(participantId);
  }
}
