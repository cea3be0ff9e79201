export { FormsModule } from './forms.module';
export { CustomListService } from './lists/custom-list.service';
export { CustomValue } from './types/form.types';
export { DefinitionStore } from './definitions/definition-store';
export { FormReader } from './records/form-reader';
export { FormService } from './records/form.service';
export { FormWriter } from './records/form-writer';
export { FormSubjects } from './subjects/form-subjects';
export type { FormForce, FormSubject, Properties, SubjectRecord } from './subjects/subject';
