import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Requires } from '@afterbell/core/api';
import { AccessExplanation, ExplainableUser, ExplainAccessInput } from './explain.types';
import { ExplainService } from './explain.service';

@Resolver()
export class ExplainResolver {
  constructor(private readonly service: ExplainService) {}

  @Query(() => [ExplainableUser], { description: 'Users with an access at or beneath the acting organization, by name, whose rights can be explained.' })
  @Requires('view', 'settings.roles')
  explainableUsers(
    @Args('search', { type: () => String, defaultValue: '', description: 'Words of name or e-mail address.' }) search: string,
    @Args('first', { type: () => Int, defaultValue: 10, description: 'How many at most, 1 to 50.' }) first: number,
  ) {
    return this.service.users(search, Math.max(first, 1));
  }

  @Query(() => ExplainableUser, { description: 'One of them. Users without an access at or beneath the acting organization are not found.' })
  @Requires('view', 'settings.roles')
  explainableUser(@Args('id', { type: () => ID, description: 'The user.' }) id: string) {
    return this.service.user(id);
  }

  @Query(() => [AccessExplanation], { description: 'Why a user may or may not do something, access by access. Users outside the acting organization are not found.' })
  @Requires('view', 'settings.roles')
  explainAccess(@Args('input', { description: 'Whose right to what.' }) input: ExplainAccessInput) {
    return this.service.explain(input);
  }
}
