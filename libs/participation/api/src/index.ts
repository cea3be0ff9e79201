export { AttendanceService } from './attendance/attendance.service';
export { ParticipationModule } from './participation.module';
export { RosterService } from './roster/roster.service';
export { SessionCalendarService } from './session-date/session-calendar.service';
export { SessionClosingService } from './session-date/session-closing.service';
export { SessionDateService } from './session-date/session-date.service';
export { type DayPage, SessionDaysService } from './today/session-days.service';
export { SessionDay } from './today/session-days.types';
