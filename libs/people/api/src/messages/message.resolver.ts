import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AppError, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { MessageLoaders } from './message.loaders';
import { BulkMessage, MessageFailure } from './message.types';

@Resolver(() => BulkMessage)
export class MessageResolver {
  constructor(private readonly messages: MessageLoaders) {}

  @ResolveField(() => [MessageFailure], { description: 'Mails that could not be delivered, by their address.' })
  failures(
    @Parent() { id }: BulkMessage,
    @Args('first', { type: () => Int, defaultValue: 100, description: `At most ${MAX_PAGE_SIZE}.` }) first: number,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<MessageFailure[]> {
    if (first < 1 || first > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
    return this.messages.failures(id, first, Math.max(0, offset));
  }
}
