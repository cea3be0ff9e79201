import { Args, ID, ObjectType, Resolver } from '@nestjs/graphql';
import { MutationPayload, PayloadMutation, Requires } from '@afterbell/core/api';
import { BadgeService } from './badge.service';

@ObjectType({ description: 'A badge that stopped working.' })
class RevokeBadgePayload extends MutationPayload {}

@Resolver()
export class BadgeResolver {
  constructor(private readonly badges: BadgeService) {}

  @PayloadMutation(() => RevokeBadgePayload, { description: 'Revokes the badge of a person, such as a lost one. The next print of a roster makes another.' })
  @Requires('edit', 'people.rosters')
  async revokeBadge(@Args('personId', { type: () => ID, description: 'Whose badge it is.' }) personId: string) {
    await this.badges.revoke(personId);
    return { problems: [] };
  }
}
