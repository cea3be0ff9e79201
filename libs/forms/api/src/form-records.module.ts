import { Module } from '@nestjs/common';
import { DefinitionStore } from './definitions/definition-store';
import { CustomListService } from './lists/custom-list.service';
import { ListExport } from './lists/list-export';
import { FormSubjects } from './subjects/form-subjects';

/** What a section needs to bring its records, and to have the tenant's own fields in its lists. */
@Module({
  providers: [FormSubjects, DefinitionStore, CustomListService, ListExport],
  exports: [FormSubjects, DefinitionStore, CustomListService, ListExport],
})
export class FormRecordsModule {}
