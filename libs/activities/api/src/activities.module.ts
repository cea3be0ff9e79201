import { Module } from '@nestjs/common';
import { FilesModule, FormRecordsModule, FormsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ActivityExportController } from './activity-export.controller';
import { ActivityForm } from './activity-form';
import { ActivityLoaders } from './activity.loaders';
import { ActivityResolver } from './activity.resolver';
import { ActivityService } from './activity.service';
import { SessionCalendarResolver } from './calendar/session-calendar.resolver';
import { SessionCalendar } from './calendar/session-calendar.service';
import { AddActivityResolver } from './adding/add-activity.resolver';
import { AddActivityService } from './adding/add-activity.service';
import { ActivityEditorResolver } from './editing/activity-editor.resolver';
import { ActivityEditor } from './editing/activity-editor.service';
import { ActivityProgramLoaders } from './program/activity-program.loaders';
import { ActivityProgramResolver } from './program/activity-program.resolver';
import { ActivityProgramService } from './program/activity-program.service';
import { SESSION_EDITING } from './sessions/session-editing';
import { SessionSaver } from './sessions/session-save.service';
import { SessionResolver } from './session.resolver';
import { SessionService } from './session.service';
import { SiteCalendarService } from './site-calendar.service';
import { SiteDatesController } from './site-dates.controller';
import { SiteDatesService } from './site-dates.service';
import { SiteEventJoins } from './site-events/site-event-joins.service';
import { SiteEventResolver } from './site-events/site-event.resolver';
import { SiteEventService } from './site-events/site-event.service';
import { SiteEventView } from './site-events/site-event-view.service';

@Module({
  imports: [FilesModule, FormRecordsModule, FormsModule, OrganizationsModule],
  controllers: [SiteDatesController, ActivityExportController],
  providers: [ActivityService, SessionService, SiteCalendarService, SiteDatesService, ActivityLoaders, ActivityForm, ActivityResolver, SessionResolver, ...SESSION_EDITING, SiteEventService, SiteEventView, SiteEventJoins, SiteEventResolver, SessionCalendar, SessionCalendarResolver, AddActivityService, AddActivityResolver, ActivityEditor, ActivityEditorResolver, ActivityProgramLoaders, ActivityProgramService, ActivityProgramResolver],
  exports: [ActivityService, SessionService, SessionSaver, SiteCalendarService, SiteEventService, SessionCalendar, ActivityLoaders],
})
export class ActivitiesModule {}
