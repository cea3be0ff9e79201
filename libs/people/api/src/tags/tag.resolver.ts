import { Args, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { Participant } from '../participant.types';
import { TagService } from './tag.service';
import { SaveTagInput, Tag, TagPayload } from './tag.types';

@Resolver(() => Tag)
export class TagResolver {
  constructor(private readonly service: TagService) {}

  @Query(() => [Tag], { description: 'The tags of the tenant, those in use first, then by name; at most 200.' })
  @Requires('view', 'people.participants')
  tags() {
    return this.service.list();
  }

  @PayloadMutation(() => TagPayload, { description: 'Makes a tag, changes it, or retires it. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'people.participants')
  async saveTag(@Args('input', { description: 'The tag.' }) input: SaveTagInput) {
    return { tag: await this.service.save(input), problems: [] };
  }

  @ResolveField(() => Int, { description: 'How many persons in sight have it.' })
  people({ id }: Tag) {
    return this.service.count(id);
  }
}

@Resolver(() => Participant)
export class ParticipantTagsResolver {
  constructor(private readonly service: TagService) {}

  @ResolveField(() => [Tag], { description: 'What the participant is tagged with, by name.' })
  tags({ id }: Participant) {
    return this.service.of(id);
  }
}
