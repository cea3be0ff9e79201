import { Module, type OnModuleInit } from '@nestjs/common';
import { FilesModule, FormRecordsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { PeopleModule, PersonParts } from '@afterbell/people/api';
import { CLOCK, systemClock } from '../shared/clock';
import { MeetingAttendees } from './meeting-attendees.service';
import { MeetingExportController } from './meeting-export.controller';
import { MeetingFiles } from './meeting-files';
import { MEETING_PARTS } from './meeting-parts';
import { MeetingLoaders } from './meeting.loaders';
import { MeetingResolver } from './meeting.resolver';
import { MeetingService } from './meeting.service';
import { StaffTrainingResolver } from './staff-training.resolver';
import { StaffTrainingService } from './staff-training.service';

/** Staff meetings, advisory-board meetings and professional development. */
@Module({
  imports: [FilesModule, FormRecordsModule, OrganizationsModule, PeopleModule],
  controllers: [MeetingExportController],
  providers: [{ provide: CLOCK, useValue: systemClock }, MeetingService, MeetingAttendees, MeetingFiles, MeetingLoaders, MeetingResolver, StaffTrainingService, StaffTrainingResolver],
  exports: [MeetingService, MeetingAttendees],
})
export class MeetingsModule implements OnModuleInit {
  constructor(private readonly parts: PersonParts) {}

  onModuleInit(): void {
    this.parts.register(MEETING_PARTS);
  }
}
