import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Requires } from '@afterbell/core/api';
import { SessionCalendar } from './session-calendar.service';
import { SessionCalendarArgs, SessionCalendarChoices, SessionCalendarDates } from './session-calendar.types';

@Resolver()
export class SessionCalendarResolver {
  constructor(private readonly calendar: SessionCalendar) {}

  @Query(() => SessionCalendarDates, { description: 'Meetings of all sessions at or beneath the acting organization on some days, 42 at most.' })
  @Requires('view', 'activities.session')
  sessionCalendarDates(@Args() args: SessionCalendarArgs) {
    return this.calendar.dates(args);
  }

  @Query(() => SessionCalendarChoices, { description: 'Rooms and staff of the sessions in sight, to narrow the calendar to.' })
  @Requires('view', 'activities.session')
  sessionCalendarChoices(@Args('siteId', { type: () => ID, nullable: true, description: 'Only of this site.' }) siteId?: string | null) {
    return this.calendar.choices(siteId);
  }
}
