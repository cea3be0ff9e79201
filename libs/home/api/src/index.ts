import { Module } from '@nestjs/common';
import { DashboardResolver } from './dashboard.resolver';
import { DashboardService } from './dashboard.service';
import { Bell } from './notifications/bell';
import { LiveController } from './notifications/live.controller';
import { NotificationsHousekeeping } from './notifications/notifications-housekeeping';
import { NotificationsResolver } from './notifications/notifications.resolver';
import { NotificationsService } from './notifications/notifications.service';
import { SavedViewResolver } from './views/saved-view.resolver';
import { SavedViewService } from './views/saved-view.service';

@Module({
  controllers: [LiveController],
  providers: [SavedViewService, SavedViewResolver, DashboardService, DashboardResolver, NotificationsService, NotificationsResolver, NotificationsHousekeeping, Bell],
})
export class HomeModule {}

export { DashboardCounts } from './dashboard.types';
export { DashboardService } from './dashboard.service';
