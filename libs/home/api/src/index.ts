import { Module } from '@nestjs/common';
import { ActivitiesModule } from '@afterbell/activities/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ParticipationModule } from '@afterbell/participation/api';
import { PeopleModule } from '@afterbell/people/api';
import { CalendarFeedController } from './calendar-feed/calendar-feed.controller';
import { CalendarFeedPart } from './calendar-feed/calendar-feed-part';
import { CalendarFeedReader } from './calendar-feed/calendar-feed-reader';
import { CalendarFeedResolver } from './calendar-feed/calendar-feed.resolver';
import { CalendarFeedService } from './calendar-feed/calendar-feed.service';
import { DashboardResolver } from './dashboard.resolver';
import { DashboardService } from './dashboard.service';
import { AttendanceLiveResolver } from './live/attendance-live.resolver';
import { AttendanceLiveService } from './live/attendance-live.service';
import { KioskDoorResolver } from './kiosk/kiosk-door.resolver';
import { KioskGrants } from './kiosk/kiosk-grant';
import { KioskPhotoController } from './kiosk/kiosk-photo.controller';
import { KioskResolver } from './kiosk/kiosk.resolver';
import { KioskService } from './kiosk/kiosk.service';
import { LiveResolver } from './live/live.resolver';
import { LiveService } from './live/live.service';
import { SubscriptionsController } from './live/subscriptions.controller';
import { Bell } from './notifications/bell';
import { LiveController } from './notifications/live.controller';
import { NotificationsHousekeeping } from './notifications/notifications-housekeeping';
import { NotificationsResolver } from './notifications/notifications.resolver';
import { NotificationsService } from './notifications/notifications.service';
import { SearchResolver } from './search/search.resolver';
import { SearchService } from './search/search.service';
import { SavedViewResolver } from './views/saved-view.resolver';
import { SavedViewService } from './views/saved-view.service';

@Module({
  imports: [OrganizationsModule, PeopleModule, ActivitiesModule, ParticipationModule],
  controllers: [LiveController, SubscriptionsController, CalendarFeedController, KioskPhotoController],
  providers: [DashboardService, DashboardResolver, NotificationsService, NotificationsResolver, NotificationsHousekeeping, Bell, SearchService, SearchResolver, LiveService, LiveResolver, AttendanceLiveService, AttendanceLiveResolver, SavedViewService, SavedViewResolver, CalendarFeedService, CalendarFeedReader, CalendarFeedResolver, CalendarFeedPart, KioskGrants, KioskService, KioskResolver, KioskDoorResolver],
})
export class HomeModule {}

export { DashboardCounts } from './dashboard.types';
export { SearchService } from './search/search.service';
export { DashboardService } from './dashboard.service';
