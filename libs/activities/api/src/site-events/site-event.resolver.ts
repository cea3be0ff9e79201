import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, PlainDateScalar, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { OrganizationLoaders, OrganizationRef } from '@afterbell/organizations/api';
import { EditSiteEventsPayload, RemoveSiteEventsPayload, SaveSiteEventPayload } from './site-event-effects.types';
import { SiteEventService } from './site-event.service';
import { EditSiteEventsInput, RemoveSiteEventsInput, SaveSiteEventInput, SiteCalendarEntries, SiteEvent, SiteEventConnection, SiteEventListArgs } from './site-event.types';
import { SiteEventView } from './site-event-view.service';

const PREVIEW = { type: () => Boolean, defaultValue: false, description: 'True to be told what it would do, without doing it.' };
const DAY = (description: string) => ({ type: () => PlainDateScalar, description });

@Resolver(() => SiteEvent)
export class SiteEventResolver {
  constructor(
    private readonly events: SiteEventService,
    private readonly view: SiteEventView,
    private readonly organizations: OrganizationLoaders,
  ) {}

  @Query(() => SiteEventConnection, { description: 'Closing and special days of the sites at or beneath the acting organization; those that are not over first, and of them the nearest.' })
  @Requires('view', 'settings.site_calendar')
  async siteEvents(@Args() args: SiteEventListArgs) {
    return toConnection(await this.view.list(args, toListQuery(args)));
  }

  @Query(() => SiteEvent, { description: 'One event.' })
  @Requires('view', 'settings.site_calendar')
  siteEvent(@Args('id', { type: () => ID, description: 'Id of the event.' }) id: string) {
    return this.view.get(id);
  }

  @Query(() => SiteCalendarEntries, { description: 'What the calendars of the sites in sight say of some days, 42 at most.' })
  @Requires('view', ['settings.site_calendar', 'activities.session'])
  siteCalendarEntries(
    @Args('from', DAY('First day.')) from: string,
    @Args('to', DAY('Last day.')) to: string,
    @Args('siteId', { type: () => ID, nullable: true, description: 'Only of this site.' }) siteId?: string | null,
  ) {
    return this.view.entries(from, to, siteId);
  }

  @ResolveField(() => [ID], { description: 'Ids of its sites in sight.' })
  siteIds({ id }: SiteEvent) {
    return this.view.siteIds(id);
  }

  @ResolveField(() => OrganizationRef, { nullable: true, description: 'The organization all of whose sites it is for, also those that join later; null where just these sites were chosen, and where it is out of sight.' })
  scope({ scopeId }: SiteEvent) {
    return scopeId && this.organizations.name(scopeId);
  }

  @PayloadMutation(() => SaveSiteEventPayload, {
    description:
      'Adds closing or special days, or changes them for all their sites in sight at once. Session dates of closed days go unless attendance or an outcome was entered; those of reopened days come back. Problems: MONTH_LOCKED, STALE_VERSION (a ConflictProblem), VALIDATION.',
  })
  @Requires('edit', 'settings.site_calendar_edit')
  async saveSiteEvent(@Args('input', { description: 'The event.' }) input: SaveSiteEventInput, @Args('preview', PREVIEW) preview: boolean): Promise<SaveSiteEventPayload> {
    const effects = preview ? await this.events.preview({ save: input }) : await this.events.save(input);
    return { effects, event: !preview && effects.id ? await this.view.get(effects.id) : null, problems: [] };
  }

  @PayloadMutation(() => EditSiteEventsPayload, {
    description: 'Gives several events the same kind, reason or hours for their sites in sight, all or none. Session dates go and come as with saveSiteEvent. Problems: MONTH_LOCKED, STALE_VERSION (a ConflictProblem), VALIDATION.',
  })
  @Requires('edit', 'settings.site_calendar_edit')
  async editSiteEvents(@Args('input', { description: 'The events, and what they are to have.' }) input: EditSiteEventsInput, @Args('preview', PREVIEW) preview: boolean): Promise<EditSiteEventsPayload> {
    if (preview) return { effects: await this.events.preview({ edit: input }), events: null, problems: [] };
    const { ids, ...effects } = await this.events.edit(input);
    return { effects, events: await this.view.many(ids), problems: [] };
  }

  @PayloadMutation(() => RemoveSiteEventsPayload, {
    description: 'Takes events away from the sites in sight; the session dates that their schedules say come back. Problems: MONTH_LOCKED, STALE_VERSION (a ConflictProblem), VALIDATION.',
  })
  @Requires('delete', 'settings.site_calendar_edit')
  async removeSiteEvents(@Args('input', { description: 'The events.' }) input: RemoveSiteEventsInput, @Args('preview', PREVIEW) preview: boolean): Promise<RemoveSiteEventsPayload> {
    return { effects: preview ? await this.events.preview({ remove: input.events }) : await this.events.remove(input.events), problems: [] };
  }
}
