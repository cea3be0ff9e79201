import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { CalendarFeedService } from './calendar-feed.service';
import { CalendarFeed, CalendarFeedPayload, RevokeCalendarFeedPayload } from './calendar-feed.types';

@Resolver()
export class CalendarFeedResolver {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Query(() => [CalendarFeed], { description: 'Links to calendars at or beneath the acting organization that are in force, the newest first, 200 at most: one’s own, and with the right to change sessions those of others.' })
  @Requires('view', 'activities.session')
  calendarFeeds() {
    return this.feeds.list();
  }

  @PayloadMutation(() => CalendarFeedPayload, { description: 'Makes a link for the acting site, or for one staff member. It names no child, and ends with the access of its maker. Not for API tokens.' })
  @Requires('view', 'activities.session')
  async makeCalendarFeed(@Args('staffId', { type: () => ID, nullable: true, description: 'The staff member; none for the acting site.' }) staffId?: string | null): Promise<CalendarFeedPayload> {
    return { ...(await this.feeds.make(staffId ?? null)), problems: [] };
  }

  @PayloadMutation(() => RevokeCalendarFeedPayload, { description: 'Ends a link: programs that read it find nothing from now on. Not for API tokens.' })
  @Requires('view', 'activities.session')
  async revokeCalendarFeed(@Args('id', { type: () => ID, description: 'Id of the link.' }) id: string): Promise<RevokeCalendarFeedPayload> {
    await this.feeds.revoke(id);
    return { revokedId: id, problems: [] };
  }
}
