import { Module } from '@nestjs/common';
import { PeopleModule } from '@afterbell/people/api';
import { AttendanceResolver } from './attendance/attendance.resolver';
import { AttendanceService } from './attendance/attendance.service';
import { ClassListWriter } from './class-list/class-list-writer';
import { ClassListResolver } from './class-list/class-list.resolver';
import { ClassListService } from './class-list/class-list.service';
import { CopyingResolver } from './copying/copying.resolver';
import { CopyingService } from './copying/copying.service';
import { DoorListService } from './door/door-list.service';
import { DoorResolver } from './door/door.resolver';
import { DoorService } from './door/door.service';
import { EnrollManyAction } from './enrollment/enroll-many.action';
import { EnrollmentResolver } from './enrollment/enrollment.resolver';
import { SessionPlaceKeeper } from './enrollment/place-keeper';
import { EnrollmentService } from './enrollment/enrollment.service';
import { QuickAddService } from './enrollment/quick-add.service';
import { AttendanceGridResolver } from './grid/grid.resolver';
import { AttendanceGridService } from './grid/grid.service';
import { ParticipantGridService } from './grid/participant-grid.service';
import { AttendedSums } from './hours/attended-sums.service';
import { HoursByBandService } from './hours/hours-by-band.service';
import { HoursResolver } from './hours/hours.resolver';
import { SumsJobs } from './hours/sums.jobs';
import { MarkHistoryResolver } from './history/mark-history.resolver';
import { MarkHistoryService } from './history/mark-history.service';
import { AttendanceChanges } from './live/attendance-changes.service';
import { MonthLockResolver } from './lock/month-lock.resolver';
import { MonthLockService } from './lock/month-lock.service';
import { MissingResolver } from './missing/missing.resolver';
import { MissingService } from './missing/missing.service';
import { FamiliesModule } from './families/families.module';
import { MeetingsModule } from './meetings/meetings.module';
import { ParticipationParts } from './parts/participation-parts';
import { AttendancePolicyResolver } from './policy/attendance-policy.resolver';
import { AttendancePolicyService } from './policy/attendance-policy.service';
import { ParticipantRecordResolver } from './record/participant-record.resolver';
import { ParticipantRecordService } from './record/participant-record.service';
import { RemovalResolver } from './removal/removal.resolver';
import { RemovalService } from './removal/removal.service';
import { ParticipationWorkController } from './rest/participation-work.controller';
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
import { ServicesModule } from './services/services.module';
import { SessionSheetController } from './sheet/session-sheet.controller';
import { SessionSheets } from './sheet/session-sheet.service';
import { CLOCK, systemClock } from './shared/clock';
import { UserNames } from './shared/user-names';
import { DashboardSums } from './today/dashboard-sums.service';
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
const work = [MonthLockService, CopyingService, RemovalService, MissingService, MarkHistoryService, AttendancePolicyService, AttendanceGridService, ParticipantGridService, AttendanceChanges, DoorService, DoorListService, AttendedSums, DashboardSums, HoursByBandService];
const workResolvers = [MonthLockResolver, CopyingResolver, RemovalResolver, MissingResolver, MarkHistoryResolver, AttendancePolicyResolver, AttendanceGridResolver, DoorResolver, HoursResolver];
const resolvers = [RosterResolver, AttendanceResolver, SessionDateResolver, SessionDaysResolver, EnrollmentResolver, PlacesResolver, ClassListResolver, ParticipantRecordResolver];

@Module({
  imports: [PeopleModule, MeetingsModule, FamiliesModule, ServicesModule],
  controllers: [ParticipationController, ParticipationWorkController, SessionSheetController],
  providers: [...services, ...resolvers, ParticipationParts, ClassListWriter, UserNames, { provide: CLOCK, useValue: systemClock }, SessionSheets, EnrollManyAction, SessionPlaceKeeper, SumsJobs, ...work, ...workResolvers],
  exports: [...services, ...work],
})
export class ParticipationModule {}
