import { DisclosureResolver } from './disclosure.resolver';
import { DisclosureService } from './disclosure.service';
import { ErasureJob } from './erasure.job';
import { ErasureService } from './erasure.service';
import { LegalHoldService } from './legal-hold.service';
import { PersonCollector } from './person-collector';
import { PersonExportJob } from './person-export.job';
import { PersonExportService } from './person-export.service';
import { PersonRequestResolver } from './person-request.resolver';
import { PersonRequestService } from './person-request.service';
import { LegalHoldResolver, PersonExportResolver, PrivacyResolver } from './privacy.resolver';
import { PrivacyService } from './privacy.service';

/** What families ask about their data, what was given to whom, what is kept and what is erased. */
export const PRIVACY = [
  ...[PersonRequestService, PersonRequestResolver, DisclosureService, DisclosureResolver],
  ...[LegalHoldService, LegalHoldResolver, PrivacyService, PrivacyResolver, ErasureService, ErasureJob],
  ...[PersonCollector, PersonExportService, PersonExportJob, PersonExportResolver],
];
