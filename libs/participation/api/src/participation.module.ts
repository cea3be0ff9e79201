import { Module } from '@nestjs/common';
import { AttendanceResolver } from './attendance/attendance.resolver';
import { AttendanceService } from './attendance/attendance.service';
import { ParticipationController } from './rest/participation.controller';
import { RosterResolver } from './roster/roster.resolver';
import { RosterService } from './roster/roster.service';
import { SessionCalendarService } from './session-date/session-calendar.service';
import { SessionClosingService } from './session-date/session-closing.service';
import { SessionDateResolver } from './session-date/session-date.resolver';
import { SessionDateService } from './session-date/session-date.service';
import { CLOCK, systemClock } from './shared/clock';
import { UserNames } from './shared/user-names';
import { SessionDaysResolver } from './today/session-days.resolver';
import { SessionDaysService } from './today/session-days.service';

const services = [RosterService, AttendanceService, SessionDateService, SessionCalendarService, SessionClosingService, SessionDaysService];

@Module({
  controllers: [ParticipationController],
  providers: [...services, UserNames, { provide: CLOCK, useValue: systemClock }, RosterResolver, AttendanceResolver, SessionDateResolver, SessionDaysResolver],
  exports: services,
})
export class ParticipationModule {}
