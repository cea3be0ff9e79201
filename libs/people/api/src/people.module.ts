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
import { HouseholdMembers } from './households/household-members';
import { HouseholdMoves } from './households/household-moves.service';
import { HouseholdLoaders } from './households/household.loaders';
import { HouseholdResolver } from './households/household.resolver';
import { HouseholdService } from './households/household.service';
import { ContactMaker } from './relationships/contact-maker';
import { ContactWarningResolver, ContactWarnings } from './relationships/contact-warnings';
import { PromotionService } from './relationships/promotion.service';
import { RelativesResolver } from './relationships/relatives.resolver';
import { RelativesService } from './relationships/relatives.service';
import { RelationshipLoaders } from './relationships/relationship.loaders';
import { RelatedPersonResolver, RelationshipResolver } from './relationships/relationship.resolver';
import { RelationshipService } from './relationships/relationship.service';
import { RelationshipsTab } from './relationships/relationships-tab';

/** Who is whose, and who lives with whom. */
const FAMILIES = [
  ...[RelationshipService, RelationshipLoaders, ContactMaker, RelationshipResolver, RelatedPersonResolver],
  ...[RelativesService, RelativesResolver, PromotionService, ContactWarnings, ContactWarningResolver, RelationshipsTab],
  ...[HouseholdService, HouseholdMembers, HouseholdMoves, HouseholdLoaders, HouseholdResolver],
];

@Module({
  imports: [FormRecordsModule, OrganizationsModule, ParticipantRecordModule],
  controllers: [ParticipantExportController],
  providers: [ParticipantService, ParticipantMatcher, ParticipantWriter, ParticipantLoaders, ParticipantForm, ParticipantResolver, ...FAMILIES],
  exports: [ParticipantRecordModule, ParticipantService, ParticipantMatcher, ParticipantLoaders, RelationshipService, RelationshipLoaders, ContactWarnings],
})
export class PeopleModule {}
