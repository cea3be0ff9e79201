export { FileControl, type FileControlProps } from './files/file-control';
export { StoredFileRow } from './files/stored-file-row';
export { type StoredFileInfo, uploadFile } from './files/upload-file';
export { FieldBox, type FieldBoxProps } from './controls/field-box';
export { ReadField } from './controls/read-field';
export { DynamicForm, type DynamicFormProps } from './render/dynamic-form';
export { FormStore, type Edited, type FormStart, type FormView } from './render/form-store';
export { RecordForm, useFieldContext, type RecordFormProps, type RecordSubject } from './render/record-form';
export { useRecordForm, type RecordFormState } from './render/use-record-form';
export { conditionOfWire, type WireNode } from './wire/condition-of-wire';
export { formOfWire, type LoadedForm } from './wire/form-of-wire';
export { builderPages } from './builder/builder.routes';
export { ListExport, type ListExportProps } from './lists/list-export';
export { shownCustomIds, useCustomList, type CustomList, type CustomRow } from './lists/use-custom-list';
// Documents that tests of other projects answer
export { CustomListFieldsDocument } from './lists/__generated__/custom-list-fields';
export { DiscardRecordDraftDocument, RecordFormDocument, SaveRecordDraftDocument, SaveRecordFormDocument } from './render/__generated__/form';
