import { Module } from '@nestjs/common';
import { PeopleModule } from '@afterbell/people/api';
import { AttendanceResolver } from './attendance/attendance.resolver';
import { AttendanceService } from './attendance/attendance.service';
import { ClassListWriter } from './class-list/class-list-writer';
import { ClassListResolver } from './class-list/class-list.resolver';
import { ClassListService } from './class-list/class-list.service';
import { EnrollManyAction } from './enrollment/enroll-many.action';
import { EnrollmentResolver } from './enrollment/enrollment.resolver';
import { SessionPlaceKeeper } from './enrollment/place-keeper';
import { EnrollmentService } from './enrollment/enrollment.service';
import { QuickAddService } from './enrollment/quick-add.service';
import { ParticipationParts } from './parts/participation-parts';
import { ParticipantRecordResolver } from './record/participant-record.resolver';
import { ParticipantRecordService } from './record/participant-record.service';
import { ParticipationController } from './rest/participation.controller';
import { PlacesResolver } from './places/places.resolver';
import { PlacesService } from './places/places.service';
import { WaitingService } from './places/waiting.service';
import { RosterResolver } from './roster/roster.resolver';
import { RosterService } from './roster/roster.service';
import { SessionCalendarService } from './session-date/session-calendar.service';
import { SessionClosingService } from './session-date/session-closing.service';
import { SessionDateResolver } from './session-date/session-date.resolver';
import { SessionDateService } from './session-date/session-date.service';
import { SessionSheetController } from './sheet/session-sheet.controller';
import { SessionSheets } from './sheet/session-sheet.service';
import { CLOCK, systemClock } from './shared/clock';
import { UserNames } from './shared/user-names';
import { SessionDaysResolver } from './today/session-days.resolver';
import { SessionDaysService } from './today/session-days.service';

const services = [
  RosterService,
  AttendanceService,
  SessionDateService,
  SessionCalendarService,
  SessionClosingService,
  SessionDaysService,
  EnrollmentService,
  PlacesService,
  WaitingService,
  QuickAddService,
  ClassListService,
  ParticipantRecordService,
];
const resolvers = [RosterResolver, AttendanceResolver, SessionDateResolver, SessionDaysResolver, EnrollmentResolver, PlacesResolver, ClassListResolver, ParticipantRecordResolver];

@Module({
  imports: [PeopleModule],
  controllers: [ParticipationController, SessionSheetController],
  providers: [...services, ...resolvers, ParticipationParts, ClassListWriter, UserNames, { provide: CLOCK, useValue: systemClock }, SessionSheets, EnrollManyAction, SessionPlaceKeeper],
  exports: services,
})
export class ParticipationModule {}
