export { ActivitiesModule } from './activities.module';
export { ActivityLoaders, type TermName } from './activity.loaders';
export { type ActivityRow, ActivityService, type CreateActivityInput } from './activity.service';
export { Activity, Session, TermRef } from './activity.types';
export { MONTH_GATE_CLOSED, monthGateOpen } from './month-gate';
export { type CreateSessionInput, type SessionRow, SessionService } from './session.service';
export { type Closure, type ClosuresAdded, SiteCalendarService } from './site-calendar.service';
export { type CalendarChange, type SaveSiteEventInput, SiteEventService } from './site-events/site-event.service';
