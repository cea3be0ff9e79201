import { Module } from '@nestjs/common';
import { FormRecordsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ParticipantRecordModule } from './entries/participant-record.module';
import { ParticipantExportController } from './participant-export.controller';
import { ParticipantForm } from './participant-form';
import { ParticipantMatcher } from './participant-matcher';
import { ParticipantWriter } from './participant-writer';
import { ParticipantLoaders } from './participant.loaders';
import { ParticipantResolver } from './participant.resolver';
import { ParticipantService } from './participant.service';

@Module({
  imports: [FormRecordsModule, OrganizationsModule, ParticipantRecordModule],
  controllers: [ParticipantExportController],
  providers: [ParticipantService, ParticipantMatcher, ParticipantWriter, ParticipantLoaders, ParticipantForm, ParticipantResolver],
  exports: [ParticipantRecordModule, ParticipantService, ParticipantMatcher, ParticipantLoaders],
})
export class PeopleModule {}
