import { Global, Module } from '@nestjs/common';
import { DefinitionStore } from './definitions/definition-store';
import { FilesModule } from './files/files.module';
import { FormDraftService } from './drafts/form-draft.service';
import { FormLibraryService } from './library/form-library.service';
import { CustomListService } from './lists/custom-list.service';
import { ListExport } from './lists/list-export';
import { DefinitionWriter } from './maintenance/definition-writer';
import { FormMaintenanceResolver } from './maintenance/form-maintenance.resolver';
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
import { FormSubjects } from './subjects/form-subjects';

/** Forms that tenants shape. Global: the sections bring their records, and their lists ask for the tenant's own fields. */
@Global()
@Module({
  imports: [FilesModule],
  controllers: [FormsController, FormsMaintenanceController],
  providers: [FormSubjects, DefinitionStore, FormReader, FormWriter, FormFiles, DefinitionWriter, FormService, FormDraftService, CustomListService, ListExport, FormMaintenanceService, FormVersionService, FormLibraryService, FormResolver, FormMaintenanceResolver, FormRolesResolver],
  exports: [CustomListService, ListExport, FormSubjects],
})
export class FormsModule {}
