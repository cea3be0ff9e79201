import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PlainDateScalar, Requires } from '@afterbell/core/api';
import { MarkHistoryService } from './mark-history.service';
import { MarkChange } from './mark-history.types';

@Resolver()
export class MarkHistoryResolver {
  constructor(private readonly history: MarkHistoryService) {}

  @Query(() => [MarkChange], { description: "How a participant's mark on one session date came to be, the newest change first, at most 50." })
  @Requires('edit', 'participation.by_activity')
  markHistory(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('date', { type: () => PlainDateScalar, description: 'The day.' }) date: string,
    @Args('personId', { type: () => ID, description: 'The participant.' }) personId: string,
  ): Promise<MarkChange[]> {
    return this.history.of({ sessionId, date, personId });
  }
}
