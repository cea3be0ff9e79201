import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '@afterbell/core/api';
import { SearchService } from './search.service';
import { SearchGroup } from './search.types';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  /** Signed in is enough: each group is held by the feature of its page, and is absent without it. */
  @Query(() => [SearchGroup], { description: 'Finds people, households, rosters, organizations, activities and sessions at or beneath the acting organization by name, ID, phone or e-mail, whatever the accents; by names written alike where few hold the text. Only kinds whose page the caller may visit, and only those of which something was found.' })
  @SignedIn()
  search(
    @Args('text', { description: 'What to look for; at most 200 characters. Nothing is found for a single Latin letter.' }) text: string,
    @Args('first', { type: () => Int, defaultValue: 5, description: 'Hits of each group, 1 to 20.' }) first: number,
  ): Promise<SearchGroup[]> {
    return this.service.search(text, first);
  }
}
