import { Module } from '@nestjs/common';
import { FormRecordsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ParticipantExportController } from './participant-export.controller';
import { ParticipantForm } from './participant-form';
import { ParticipantMatcher } from './participant-matcher';
import { EmploymentResolver } from './kinds/employment.resolver';
import { EmploymentService } from './kinds/employment.service';
import { EmploymentWriter } from './kinds/employment-writer';
import { KindForms } from './kinds/kind-form';
import { KindLoaders } from './kinds/kind.loaders';
import { KIND_RESOLVERS } from './kinds/kind.resolvers';
import { PeopleExportController } from './kinds/people-export.controller';
import { PeopleResolver } from './kinds/people.resolver';
import { PersonEndService } from './kinds/person-end.service';
import { PersonKindService } from './kinds/person-kind.service';
import { PersonWriter } from './person-writer';
import { ParticipantLoaders } from './participant.loaders';
import { ParticipantResolver } from './participant.resolver';
import { ParticipantService } from './participant.service';

@Module({
  imports: [FormRecordsModule, OrganizationsModule],
  controllers: [ParticipantExportController, PeopleExportController],
  providers: [
    ParticipantService,
    ParticipantMatcher,
    PersonWriter,
    ParticipantLoaders,
    ParticipantForm,
    ParticipantResolver,
    PersonKindService,
    PersonEndService,
    EmploymentWriter,
    EmploymentService,
    EmploymentResolver,
    KindForms,
    KindLoaders,
    ...KIND_RESOLVERS,
    PeopleResolver,
  ],
  exports: [ParticipantService, ParticipantMatcher, ParticipantLoaders, PersonKindService, PersonWriter],
})
export class PeopleModule {}
