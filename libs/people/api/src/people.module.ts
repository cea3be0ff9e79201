import { Module } from '@nestjs/common';
import { FormRecordsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ParticipantExportController } from './participant-export.controller';
import { ParticipantForm } from './participant-form';
import { ParticipantMatcher } from './participant-matcher';
import { ParticipantWriter } from './participant-writer';
import { ParticipantLoaders } from './participant.loaders';
import { ParticipantResolver } from './participant.resolver';
import { ParticipantService } from './participant.service';
import { ContactMaker } from './relationships/contact-maker';
import { RelationshipLoaders } from './relationships/relationship.loaders';
import { RelatedPersonResolver, RelationshipResolver } from './relationships/relationship.resolver';
import { RelationshipService } from './relationships/relationship.service';

/** Who is whose. */
const RELATIONSHIPS = [RelationshipService, RelationshipLoaders, ContactMaker, RelationshipResolver, RelatedPersonResolver];

@Module({
  imports: [FormRecordsModule, OrganizationsModule],
  controllers: [ParticipantExportController],
  providers: [ParticipantService, ParticipantMatcher, ParticipantWriter, ParticipantLoaders, ParticipantForm, ParticipantResolver, ...RELATIONSHIPS],
  exports: [ParticipantService, ParticipantMatcher, ParticipantLoaders, RelationshipService, RelationshipLoaders],
})
export class PeopleModule {}
