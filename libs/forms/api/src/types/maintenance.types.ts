import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { FieldDesign, FormOption, FormTab } from './design.types';
import { FieldDesignInput, FormTabInput } from './design.inputs';
import { FieldTypeEnum, ListFieldTypeEnum, MaintenanceSectionEnum, TypeConversionEnum } from './enums';

@ObjectType({ description: 'A form that can be maintained.' })
export class FormSummary {
  @Field(() => MaintenanceSectionEnum, { description: 'Its section.' })
  section!: MaintenanceSection;
  @Field({ description: 'Its part of the section.' })
  subSection!: string;
  @Field({ description: 'What it is called.' })
  label!: string;
  @Field(() => Int, { description: 'Its fields.' })
  fieldCount!: number;
  @Field(() => Int, { description: 'Those that are the tenant’s own.' })
  customCount!: number;
  @Field(() => Int, { description: 'Version of the definition; 0 is what ships with the product.' })
  version!: number;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was last changed.' })
  changedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Who changed it.' })
  changedBy!: string | null;
  @Field({ description: 'Whether the caller may maintain it where they act now.' })
  maintainable!: boolean;
  @Field(() => [String], { description: 'Names of the levels that may, in the tenant’s words.' })
  levelNames!: string[];
}

@ObjectType({ description: 'How many records hold an option.' })
export class OptionUsage {
  @Field(() => Int, { description: 'The option.' })
  optionId!: number;
  @Field(() => Int, { description: 'Records that chose it.' })
  count!: number;
}

@ObjectType({ description: 'How many records hold a field.' })
export class FieldUsage {
  @Field(() => Int, { description: 'The field.' })
  fieldId!: number;
  @Field(() => Int, { description: 'Records that answer it.' })
  count!: number;
  @Field(() => [OptionUsage], { description: 'Of a choice: the same for each option that is chosen somewhere.' })
  options!: OptionUsage[];
}

@ObjectType({ description: 'Something that changed in a definition, in words.' })
export class DefinitionChange {
  @Field(() => Int, { nullable: true, description: 'The field; null of a tab.' })
  fieldId!: number | null;
  @Field({ description: 'The field or tab by name.' })
  field!: string;
  @Field({ description: 'What of it.' })
  what!: string;
  @Field(() => String, { nullable: true, description: 'How it was; null of something new.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'How it is; null of something that is gone.' })
  after!: string | null;
}

@ObjectType({ description: 'Where two people changed the same; what the other one saved was kept.' })
export class FormMergeConflict {
  @Field(() => Int, { nullable: true, description: 'The field; null of a tab.' })
  fieldId!: number | null;
  @Field({ description: 'The field or tab by name.' })
  field!: string;
  @Field({ description: 'What of it.' })
  what!: string;
  @Field(() => String, { nullable: true, description: 'What this save wanted.' })
  mine!: string | null;
  @Field(() => String, { nullable: true, description: 'What the other one saved, and what stands.' })
  theirs!: string | null;
}

@ObjectType({ description: 'What became of a save while somebody else had saved.' })
export class FormMerge {
  @Field(() => Int, { description: 'Version that the other one had saved.' })
  theirVersion!: number;
  @Field(() => String, { nullable: true, description: 'Who.' })
  theirName!: string | null;
  @Field(() => [DefinitionChange], { description: 'What the other one had changed.' })
  theirs!: DefinitionChange[];
  @Field(() => [FormMergeConflict], { description: 'Where both changed the same.' })
  conflicts!: FormMergeConflict[];
}

@ObjectType({ description: 'A version of a form’s definition.' })
export class FormVersion {
  @Field(() => Int, { description: 'Its number.' })
  version!: number;
  @Field(() => InstantScalar, { description: 'When it was saved.' })
  savedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Who saved it.' })
  savedBy!: string | null;
  @Field({ description: 'What was said about it.' })
  note!: string;
  @Field(() => Int, { nullable: true, description: 'The version that it brought back.' })
  restoredFrom!: number | null;
  @Field(() => Int, { description: 'Its fields.' })
  fieldCount!: number;
}

@ObjectType({ description: 'A page of versions, the newest first.' })
export class FormVersionPage {
  @Field(() => [FormVersion], { description: 'The versions.' })
  nodes!: FormVersion[];
  @Field({ description: 'Whether older ones follow.' })
  hasNextPage!: boolean;
  @Field(() => Int, { description: 'How many there are.' })
  totalCount!: number;
}

@ObjectType({ description: 'A version with its definition, and what it changed.' })
export class FormVersionDetail extends FormVersion {
  @Field(() => [FormTab], { description: 'Its tabs.' })
  tabs!: FormTab[];
  @Field(() => [FieldDesign], { description: 'Its fields.' })
  fields!: FieldDesign[];
  @Field(() => Int, { description: 'The version that it is compared with.' })
  comparedWith!: number;
  @Field(() => [DefinitionChange], { description: 'What differs from that one.' })
  changes!: DefinitionChange[];
}

@ObjectType({ description: 'What the caller may do.' })
export class FormMaintenanceRights {
  @Field({ description: 'Whether the caller may save.' })
  edit!: boolean;
}

@ObjectType({ description: 'A form as it is maintained.' })
export class FormMaintenance {
  @Field(() => MaintenanceSectionEnum, { description: 'Its section.' })
  section!: MaintenanceSection;
  @Field({ description: 'Its part of the section.' })
  subSection!: string;
  @Field({ description: 'What it is called.' })
  label!: string;
  @Field(() => Int, { description: 'Version to send when it is saved; 0 is what ships with the product.' })
  version!: number;
  @Field(() => [FormTab], { description: 'Its tabs, in order.' })
  tabs!: FormTab[];
  @Field(() => [FieldDesign], { description: 'Its fields, in order.' })
  fields!: FieldDesign[];
  @Field(() => FormVersion, { nullable: true, description: 'The last change; null before the first.' })
  lastChange!: FormVersion | null;
  @Field(() => FormMaintenanceRights, { description: 'What the caller may do.' })
  viewerCan!: FormMaintenanceRights;
}

@InputType({ description: 'A definition to save: the whole of it.' })
export class SaveFormMaintenanceInput {
  @Allow()
  @Field(() => MaintenanceSectionEnum, { description: 'The section.' })
  section!: MaintenanceSection;
  @Allow()
  @Field({ description: 'The part of the section.' })
  subSection!: string;
  @Allow()
  @Field(() => Int, { description: 'Version that was read. When a newer one is there by now, both are merged.' })
  baseVersion!: number;
  @Allow()
  @Field(() => [FormTabInput], { description: 'All tabs, in order.' })
  tabs!: FormTabInput[];
  @Allow()
  @Field(() => [FieldDesignInput], { description: 'All fields, in order, at most 500.' })
  fields!: FieldDesignInput[];
  @Allow()
  @Field(() => String, { nullable: true, description: 'What to say about the version, at most 200 characters.' })
  note?: string | null;
}

@ObjectType({ description: 'Answer of saveFormMaintenance and restoreFormVersion.' })
export class SaveFormMaintenancePayload extends MutationPayload {
  @Field(() => FormMaintenance, { nullable: true, description: 'The form as it is now.' })
  maintenance?: FormMaintenance | null;
  @Field(() => FormMerge, { nullable: true, description: 'What was merged, when somebody else had saved meanwhile.' })
  merge?: FormMerge | null;
}

@ObjectType({ description: 'A value that another type could not hold.' })
export class TypeChangeLoss {
  @Field({ description: 'The value as people read it.' })
  value!: string;
  @Field({ description: 'Why it would be lost.' })
  reason!: string;
  @Field(() => Int, { description: 'Records that hold it.' })
  count!: number;
}

@ObjectType({ description: 'What would become of a field’s values under another type.' })
export class FormTypeChange {
  @Field(() => TypeConversionEnum, { description: 'Whether values survive.' })
  conversion!: string;
  @Field(() => Int, { description: 'Records that hold a value.' })
  values!: number;
  @Field(() => Int, { description: 'Of those, how many convert.' })
  converts!: number;
  @Field(() => Int, { description: 'Of those, how many would be lost. A save is refused while there are any.' })
  lost!: number;
  @Field(() => [TypeChangeLoss], { description: 'Values that would be lost, at most 20.' })
  losses!: TypeChangeLoss[];
}

@ObjectType({ description: 'A ready-made field or group of fields.' })
export class FormLibraryEntry {
  @Field(() => Int, { description: 'Its id; what it is copied into names it as `templateId`.' })
  id!: number;
  @Field({ description: 'What it belongs to, such as `Health`.' })
  group!: string;
  @Field({ description: 'What it is called.' })
  label!: string;
  @Field({ description: 'What it is for.' })
  description!: string;
  @Field({ description: 'Whether it ships with the product; else it is the tenant’s own.' })
  isDefault!: boolean;
  @Field(() => [FormTab], { description: 'Tabs that it would like.' })
  tabs!: FormTab[];
  @Field(() => [FieldDesign], { description: 'Its fields; ids are negative, to be made the form’s own.' })
  fields!: FieldDesign[];
}

@InputType({ description: 'Fields to keep as an entry of the tenant’s library.' })
export class SaveLibraryEntryInput {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'The entry to change; none: a new one.' })
  id?: number | null;
  @Allow()
  @Field(() => MaintenanceSectionEnum, { description: 'The section whose forms it is for.' })
  section!: MaintenanceSection;
  @Allow()
  @Field({ description: 'What it belongs to.' })
  group!: string;
  @Allow()
  @Field({ description: 'What it is called.' })
  label!: string;
  @Allow()
  @Field({ defaultValue: '', description: 'What it is for.' })
  description!: string;
  @Allow()
  @Field(() => [FieldDesignInput], { description: 'Its fields, at most 100.' })
  fields!: FieldDesignInput[];
}

@ObjectType({ description: 'Answer of saveLibraryEntry and removeLibraryEntry.' })
export class LibraryPayload extends MutationPayload {
  @Field(() => FormLibraryEntry, { nullable: true, description: 'The entry; null when it was removed.' })
  entry?: FormLibraryEntry | null;
}

@ObjectType({ description: 'A custom field that lists can show, filter and sort by.' })
export class CustomListField {
  @Field(() => Int, { description: 'The field.' })
  fieldId!: number;
  @Field({ description: 'What it is called.' })
  name!: string;
  @Field({ description: 'What its tab is called.' })
  tabLabel!: string;
  @Field(() => FieldTypeEnum, { description: 'Its type.' })
  type!: string;
  @Field(() => ListFieldTypeEnum, { nullable: true, description: 'How it compares; null when it can be shown, not filtered or sorted by.' })
  listType!: string | null;
  @Field({ description: 'Whether rows can be sorted by it.' })
  sortable!: boolean;
  @Field(() => [FormOption], { description: 'Its options; a filter names them by id.' })
  options!: FormOption[];
  @Field(() => String, { nullable: true, description: 'The currency of its amounts, where the field names one.' })
  currency!: string | null;
}
