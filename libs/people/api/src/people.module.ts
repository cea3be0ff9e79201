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
import { RosterMembersService } from './rosters/roster-members.service';
import { RosterLoaders } from './rosters/roster.loaders';
import { RosterResolver } from './rosters/roster.resolver';
import { RosterService } from './rosters/roster.service';
import { BadgeResolver } from './sheets/badge.resolver';
import { BadgeService } from './sheets/badge.service';
import { RosterPrintsController } from './sheets/roster-prints.controller';
import { RosterPrints } from './sheets/roster-prints.service';

@Module({
  imports: [FormRecordsModule, OrganizationsModule],
  controllers: [ParticipantExportController, RosterPrintsController],
  providers: [ParticipantService, ParticipantMatcher, ParticipantWriter, ParticipantLoaders, ParticipantForm, ParticipantResolver, RosterService, RosterMembersService, RosterLoaders, RosterResolver, BadgeService, BadgeResolver, RosterPrints],
  exports: [ParticipantService, ParticipantMatcher, ParticipantLoaders],
})
export class PeopleModule {}
