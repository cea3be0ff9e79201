import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, SignedIn } from '@afterbell/core/api';
import { RemoveViewInput, SavedView, SavedViewsPayload, SaveViewInput } from './saved-view.types';
import { SavedViewService } from './saved-view.service';

// Each list has a feature of its own: the service asks for it.
@Resolver()
export class SavedViewResolver {
  constructor(private readonly service: SavedViewService) {}

  @Query(() => [SavedView], { description: 'Views of a list: the caller’s own and those shared with the acting organization, by name, at most 100.' })
  @SignedIn()
  savedViews(@Args('list', { description: 'The list, by the name of its table: `people.participants`.' }) list: string): Promise<SavedView[]> {
    return this.service.of(list);
  }

  @PayloadMutation(() => SavedViewsPayload, { description: 'Makes a view of a list, or changes one. Problems: VALIDATION, STALE_VERSION.' })
  @SignedIn()
  async saveView(@Args('input', { description: 'The view.' }) input: SaveViewInput): Promise<SavedViewsPayload> {
    const viewId = await this.service.save(input);
    return { problems: [], viewId, views: await this.service.of(input.list) };
  }

  @PayloadMutation(() => SavedViewsPayload, { description: 'Removes a view, or brings it back. Problems: VALIDATION when its name has been taken meanwhile.' })
  @SignedIn()
  async removeView(@Args('input', { description: 'Which.' }) input: RemoveViewInput): Promise<SavedViewsPayload> {
    const list = await this.service.remove(input);
    return { problems: [], viewId: input.restore ? input.id : null, views: await this.service.of(list) };
  }

  @PayloadMutation(() => SavedViewsPayload, { description: 'Says with which view a list opens for the caller.' })
  @SignedIn()
  async setDefaultView(
    @Args('list', { description: 'The list.' }) list: string,
    @Args('viewId', { type: () => ID, nullable: true, description: 'The view; none: the list opens as it is.' }) viewId: string | null,
  ): Promise<SavedViewsPayload> {
    await this.service.setDefault(list, viewId ?? null);
    return { problems: [], viewId, views: await this.service.of(list) };
  }
}
