import { Args, Field, ID, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { InstantScalar, MutationPayload, PayloadMutation, Requires } from '@afterbell/core/api';
import { BadgeService } from './badge.service';

@ObjectType({ description: 'A badge that stopped working.' })
class RevokeBadgePayload extends MutationPayload {}

@ObjectType({ description: 'The badge of a person that works.' })
class PersonBadge {
  @Field(() => InstantScalar, { description: 'When it was made.' })
  issuedAt!: Date;
}

@Resolver()
export class BadgeResolver {
  constructor(private readonly badges: BadgeService) {}

  @Query(() => PersonBadge, { nullable: true, description: 'The badge in use of a person; none when there is none.' })
  @Requires('view', 'people.rosters')
  personBadge(@Args('personId', { type: () => ID, description: 'Whose.' }) personId: string) {
    return this.badges.inUse(personId);
  }

  @PayloadMutation(() => RevokeBadgePayload, { description: 'Revokes the badge of a person, such as a lost one. The next print of a roster makes another.' })
  @Requires('edit', 'people.rosters')
  async revokeBadge(@Args('personId', { type: () => ID, description: 'Whose badge it is.' }) personId: string) {
    await this.badges.revoke(personId);
    return { problems: [] };
  }
}
