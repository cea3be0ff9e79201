import { Module } from '@nestjs/common';
import { FilesModule } from './files/files.module';
import { DraftJobs } from './drafts/draft-jobs';
import { FormDraftService } from './drafts/form-draft.service';
import { FormRecordsModule } from './form-records.module';
import { FormLibraryService } from './library/form-library.service';
import { DefinitionWriter } from './maintenance/definition-writer';
import { FormMaintenanceResolver } from './maintenance/form-maintenance.resolver';
import { FormUsageService } from './maintenance/form-usage.service';
import { FormMaintenanceService } from './maintenance/form-maintenance.service';
import { FormRolesResolver } from './maintenance/form-roles.resolver';
import { FormVersionService } from './maintenance/form-version.service';
import { FormFiles } from './records/form-files';
import { FormReader } from './records/form-reader';
import { FormResolver } from './records/form.resolver';
import { FormService } from './records/form.service';
import { FormWriter } from './records/form-writer';
import { FormsController } from './rest/forms.controller';
import { FormsMaintenanceController } from './rest/forms-maintenance.controller';

/** Forms that tenants shape (docs/forms.md). */
@Module({
  imports: [FilesModule, FormRecordsModule],
  controllers: [FormsController, FormsMaintenanceController],
  providers: [FormService, FormReader, FormWriter, FormFiles, FormDraftService, DraftJobs, DefinitionWriter, FormMaintenanceService, FormVersionService, FormLibraryService, FormResolver, FormMaintenanceResolver, FormRolesResolver, FormUsageService],
  exports: [FormReader, FormService],
})
export class FormsModule {}
