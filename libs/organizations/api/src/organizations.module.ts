import { Module } from '@nestjs/common';
import { FormRecordsModule } from '@afterbell/forms/api';
import { OrganizationBulkService } from './organization-bulk.service';
import { OrganizationEditResolver } from './organization-edit.resolver';
import { OrganizationEditor } from './organization-editor.service';
import { OrganizationExportController } from './organization-export.controller';
import { OrganizationForm } from './organization-form';
import { OrganizationImportResolver } from './organization-import.resolver';
import { OrganizationImportService } from './organization-import.service';
import { OrganizationJoins } from './organization-joins';
import { OrganizationTermsService } from './organization-terms.service';
import { OrganizationTreeService } from './organization-tree.service';
import { OrganizationsController } from './organizations.controller';
import { OrganizationLoaders } from './organization.loaders';
import { OrganizationResolver } from './organization.resolver';
import { OrganizationService } from './organization.service';

@Module({
  imports: [FormRecordsModule],
  controllers: [OrganizationsController, OrganizationExportController],
  providers: [
    OrganizationService,
    OrganizationJoins,
    OrganizationLoaders,
    OrganizationResolver,
    OrganizationEditor,
    OrganizationForm,
    OrganizationTreeService,
    OrganizationTermsService,
    OrganizationBulkService,
    OrganizationImportService,
    OrganizationEditResolver,
    OrganizationImportResolver,
  ],
  exports: [OrganizationService, OrganizationJoins, OrganizationLoaders],
})
export class OrganizationsModule {}
