import { Module } from '@nestjs/common';
import { ParticipantRecordModule } from '../entries/participant-record.module';
import { DisclosureResolver } from './disclosure.resolver';
import { DisclosureService } from './disclosure.service';
import { LegalHoldService } from './legal-hold.service';
import { PersonRequestResolver } from './person-request.resolver';
import { PersonRequestService } from './person-request.service';

/** What families ask about their data, what was given to whom, what is kept and what is erased. */
@Module({
  imports: [ParticipantRecordModule],
  providers: [DisclosureService, DisclosureResolver, LegalHoldService, PersonRequestService, PersonRequestResolver],
})
export class PrivacyModule {}
