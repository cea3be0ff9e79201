import { Global, Module } from '@nestjs/common';
import { FormDraftService } from './drafts/form-draft.service';
import { FormLibraryService } from './library/form-library.service';
import { CustomListService } from './lists/custom-list.service';
import { FormMaintenanceResolver } from './maintenance/form-maintenance.resolver';
import { FormMaintenanceService } from './maintenance/form-maintenance.service';
import { FormRolesResolver } from './maintenance/form-roles.resolver';
import { FormVersionService } from './maintenance/form-version.service';
import { FormResolver } from './records/form.resolver';
import { FormService } from './records/form.service';

/** Forms that tenants shape. Global: the sections bring their records, and their lists ask for the tenant's own fields. */
@Global()
@Module({
  providers: [FormService, FormDraftService, CustomListService, FormMaintenanceService, FormVersionService, FormLibraryService, FormResolver, FormMaintenanceResolver, FormRolesResolver],
  exports: [CustomListService],
})
export class FormsModule {}
