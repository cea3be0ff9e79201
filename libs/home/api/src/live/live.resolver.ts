import { Args, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import { Requires } from '@afterbell/core/api';
import { LIST_FEATURES, type LiveList, RECORD_FEATURES, type RecordKind } from './live-kinds';
import { LiveService } from './live.service';
import { ListChange, LiveListEnum, RecordChange, RecordKindEnum } from './live.types';

@Resolver()
export class LiveResolver {
  constructor(private readonly live: LiveService) {}

  @Subscription(() => RecordChange, {
    description: 'Tells when a record is saved, by whom and which version it has now; at once when it is not `version`. Ends when the record is removed, or the caller may not see it any more.',
    resolve: (change: RecordChange) => change,
  })
  @Requires('view', RECORD_FEATURES)
  recordChanged(
    @Args('kind', { type: () => RecordKindEnum, description: 'What it is.' }) kind: RecordKind,
    @Args('id', { type: () => ID, description: 'Id of the record.' }) id: string,
    @Args('version', { type: () => Int, nullable: true, description: 'The version that the caller has.' }) version: number | null,
  ) {
    return this.live.record(kind, id, version ?? null);
  }

  @Subscription(() => ListChange, {
    description: 'Tells when others changed something in a list, as far as the caller sees it; once a second at most. Ends when the caller may not view the list any more.',
    resolve: (change: ListChange) => change,
  })
  @Requires('view', LIST_FEATURES)
  listChanged(@Args('list', { type: () => LiveListEnum, description: 'Which list.' }) list: LiveList) {
    return this.live.list(list);
  }
}
