import { Module, type OnModuleInit } from '@nestjs/common';
import { FilesModule, FormRecordsModule, FormsModule } from '@afterbell/forms/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { AddParticipantResolver } from './adding/add-participant.resolver';
import { AddParticipantService } from './adding/add-participant.service';
import { PeopleToLink } from './adding/people-to-link.service';
import { ParticipantRecordModule } from './entries/participant-record.module';
import { BULK } from './bulk/bulk.providers';
import { BulkActions } from './bulk/bulk-actions';
import { ParticipantExportColumns } from './participant-export-columns';
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
import { MergeFields } from './merging/merge-fields';
import { MergePlanner } from './merging/merge-planner';
import { MergeResolver } from './merging/merge.resolver';
import { MergeService } from './merging/merge.service';
import { UndoMergeService } from './merging/undo-merge.service';
import { PEOPLE_PARTS } from './parts/people-parts';
import { PersonParts } from './parts/person-parts';
import { PersonWriter } from './person-writer';
import { ParticipantColumns } from './participant-columns.loaders';
import { ParticipantLoaders } from './participant.loaders';
import { ParticipantResolver } from './participant.resolver';
import { ParticipantService } from './participant.service';
import { RosterMembersService } from './rosters/roster-members.service';
import { RosterPaste } from './rosters/roster-paste.service';
import { RosterLoaders } from './rosters/roster.loaders';
import { RosterResolver } from './rosters/roster.resolver';
import { RosterService } from './rosters/roster.service';
import { PhotosModule } from './photos/photos.module';
import { BadgeResolver } from './sheets/badge.resolver';
import { BadgeService } from './sheets/badge.service';
import { RosterPrintsController } from './sheets/roster-prints.controller';
import { RosterPrints } from './sheets/roster-prints.service';
import { GradeResolver } from './grades/grade.resolver';
import { GradeRollOverService } from './grades/grade-roll-over.service';
import { GradeYears } from './grades/grade-years';
import { PeopleFinder } from './finding/people-finder.service';
import { HouseholdMembers } from './households/household-members';
import { HouseholdMoves } from './households/household-moves.service';
import { HouseholdLoaders } from './households/household.loaders';
import { HouseholdResolver } from './households/household.resolver';
import { HouseholdService } from './households/household.service';
import { ProgrammeService } from './stays/programme.service';
import { StayResolver } from './stays/stay.resolver';
import { StayPlaces } from './stays/stay-places';
import { StayRepairService } from './stays/stay-repair.service';
import { StayService } from './stays/stay.service';
import { CodeListService } from './traits/code-list.service';
import { TraitResolver } from './traits/trait.resolver';
import { TraitService } from './traits/trait.service';
import { ContactMaker } from './relationships/contact-maker';
import { ContactWarningResolver, ContactWarnings } from './relationships/contact-warnings';
import { PromotionService } from './relationships/promotion.service';
import { RelativesResolver } from './relationships/relatives.resolver';
import { RelativesService } from './relationships/relatives.service';
import { RelationshipLoaders } from './relationships/relationship.loaders';
import { RelatedPersonResolver, RelationshipResolver } from './relationships/relationship.resolver';
import { RelationshipService } from './relationships/relationship.service';
import { RelationshipsTab } from './relationships/relationships-tab';
import { PRIVACY_PARTS } from './privacy/privacy-parts';
import { PRIVACY } from './privacy/privacy.providers';
import { PrivacyExportController } from './privacy/privacy-export.controller';
import { PairFinder } from './pairs/pair-finder.service';
import { PairJobs } from './pairs/pair-jobs';
import { BULK_PARTS } from './bulk/bulk-parts';
import { PHOTO_PARTS } from './photos/photo-parts';
import { PAIR_PARTS } from './pairs/pair-parts';
import { PairPersonResolver, PairResolver } from './pairs/pair.resolver';
import { PairService } from './pairs/pair.service';
import { SourceResolver } from './sources/source.resolver';
import { ValueSources } from './sources/value-sources.service';

/** Who is whose, and who lives with whom. */
const FAMILIES = [
  ...[RelationshipService, RelationshipLoaders, ContactMaker, RelationshipResolver, RelatedPersonResolver],
  ...[RelativesService, RelativesResolver, PromotionService, ContactWarnings, ContactWarningResolver, RelationshipsTab],
  ...[HouseholdService, HouseholdMembers, HouseholdMoves, HouseholdLoaders, HouseholdResolver],
];

/** Saved groups, and what is printed of them. */
const ROSTERS = [RosterService, RosterMembersService, RosterPaste, RosterLoaders, RosterResolver, BadgeService, BadgeResolver, RosterPrints];

/** Two records of one person. */
const MERGING = [MergeFields, MergePlanner, MergeService, UndoMergeService, MergeResolver];

/** Adding a participant; when they are where, and what is known of them. */
const ENROLLING = [StayService, StayRepairService, StayPlaces, ProgrammeService, StayResolver, CodeListService, TraitService, TraitResolver, AddParticipantService, AddParticipantResolver, PeopleToLink, GradeRollOverService, GradeYears, GradeResolver];

/** Records that may be of one person. */
const PAIRS = [PairFinder, PairJobs, PairService, PairResolver, PairPersonResolver];

@Module({
  imports: [FilesModule, FormRecordsModule, FormsModule, OrganizationsModule, ParticipantRecordModule, PhotosModule],
  controllers: [ParticipantExportController, PeopleExportController, RosterPrintsController, PrivacyExportController],
  providers: [
    ParticipantService,
    ParticipantMatcher,
    PersonParts,
    PersonWriter,
    ParticipantLoaders,
    ParticipantColumns,
    ParticipantExportColumns,
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
    ...FAMILIES,
    ...ENROLLING,
    ...ROSTERS,
    ...PRIVACY,
    ...PAIRS,
    ...BULK,
    PeopleFinder,
    ...MERGING,
    ValueSources,
    SourceResolver,
  ],
  exports: [BulkActions, ParticipantRecordModule, ParticipantService, ParticipantMatcher, ParticipantLoaders, PeopleFinder, PersonKindService, PersonParts, PersonWriter, PhotosModule, RelationshipService, RelationshipLoaders, ContactWarnings, StayPlaces, ValueSources, CodeListService],
})
export class PeopleModule implements OnModuleInit {
  constructor(private readonly parts: PersonParts) {}

  onModuleInit(): void {
    this.parts.register(PEOPLE_PARTS);
    this.parts.register(PRIVACY_PARTS);
    this.parts.register(PAIR_PARTS);
    this.parts.register(BULK_PARTS);
    this.parts.register(PHOTO_PARTS);
  }
}
