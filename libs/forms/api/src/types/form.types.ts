import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { FieldShape, FormTab } from './design.types';
import { EffectiveModeEnum, FieldModeEnum, ForceModeEnum, MaintenanceSectionEnum } from './enums';
import { FieldValueUnion, RowAnswer } from './value.types';
import { FieldEditInput } from './value.inputs';

@ObjectType({ description: 'What rules and conditions make of a field, by the stored answers.' })
export class FormFieldState {
  @Field({ description: 'Whether it is shown.' })
  visible!: boolean;
  @Field(() => EffectiveModeEnum, { description: 'What the caller may do with it.' })
  mode!: string;
  @Field({ description: 'Whether it has to be answered.' })
  required!: boolean;
  @Field(() => [Int], { nullable: true, description: 'Options that can be chosen now; null when it has none.' })
  optionIds!: number[] | null;
}

@ObjectType({ description: 'A column of a subform or of a multiselect_table.' })
export class FormColumn extends FieldShape {
  @Field(() => FieldModeEnum, { description: 'What may be done with it.' })
  mode!: string;
  @Field(() => EffectiveModeEnum, { nullable: true, description: 'With the mode `role`: the caller’s own.' })
  roleMode!: string | null;
}

@ObjectType({ description: 'A field of a form as the caller may fill it in. Fields that the caller’s role does not see are absent.' })
export class FormField extends FieldShape {
  @Field(() => FieldModeEnum, { description: 'What may be done with it, before rules and conditions.' })
  mode!: string;
  @Field(() => EffectiveModeEnum, { nullable: true, description: 'With the mode `role`: the caller’s own.' })
  roleMode!: string | null;
  @Field(() => [FormColumn], { description: 'Columns of a subform or of a multiselect_table.' })
  fields!: FormColumn[];
  @Field({ description: 'Whether it has to be answered, by rules and conditions as they are now.' })
  declare required: boolean;
  @Field({ description: 'Whether the form asks for an answer before rules and conditions.' })
  requiredByForm!: boolean;
  @Field(() => String, { nullable: true, description: 'Why this record no longer lets it change.' })
  closedReason!: string | null;
  @Field(() => FormFieldState, { description: 'What rules and conditions make of it.' })
  state!: FormFieldState;
  @Field(() => FieldValueUnion, { nullable: true, description: 'What is stored; of a new record, what it begins with.' })
  value!: object | null;
  @Field(() => String, { nullable: true, description: 'The value as people read it, in one line.' })
  display!: string | null;
}

@ObjectType({ description: 'What the caller may do with the record.' })
export class FormAbilities {
  @Field({ description: 'Whether the caller may save.' })
  edit!: boolean;
}

@ObjectType({ description: 'What the caller had typed and not saved.' })
export class FormDraft {
  @Field(() => InstantScalar, { description: 'When it was last kept.' })
  savedAt!: Date;
  @Field(() => Int, { nullable: true, description: 'Version of the record that it began from.' })
  version!: number | null;
  @Field(() => [RowAnswer], { description: 'What was typed; null empties a field.' })
  values!: RowAnswer[];
  @Field(() => String, { nullable: true, description: 'What else the page keeps of what is being added, as JSON.' })
  more!: string | null;
}

@ObjectType({ description: 'A form with the answers of one record.' })
export class Form {
  @Field(() => MaintenanceSectionEnum, { description: 'Its section.' })
  section!: MaintenanceSection;
  @Field({ description: 'Its part of the section, such as `participant`.' })
  subSection!: string;
  @Field(() => String, { nullable: true, description: 'The tab that was asked for; null: all that the caller may see.' })
  tab!: string | null;
  @Field(() => ID, { nullable: true, description: 'The record; null: a new one.' })
  id!: string | null;
  @Field(() => String, { nullable: true, description: 'What the record is called; null of a new one.' })
  title!: string | null;
  @Field(() => Int, { nullable: true, description: 'Version of the record, to send when it is saved.' })
  version!: number | null;
  @Field(() => Int, { description: 'Version of the form’s definition; 0 is what ships with the product.' })
  formVersion!: number;
  @Field(() => Int, { nullable: true, description: 'Version of the definition that the record was last saved with.' })
  savedFormVersion!: number | null;
  @Field(() => [FormTab], { description: 'Tabs that the caller may see, in order.' })
  tabs!: FormTab[];
  @Field(() => [FormField], { description: 'Fields, in order.' })
  fields!: FormField[];
  @Field(() => FormAbilities, { description: 'What the caller may do.' })
  viewerCan!: FormAbilities;
  @Field(() => FormDraft, { nullable: true, description: 'The caller’s own unsaved answers.' })
  draft!: FormDraft | null;
}

@InputType({ description: 'Answers to save. What is not named stays.' })
export class SaveFormInput {
  @Allow()
  @Field(() => MaintenanceSectionEnum, { description: 'The section.' })
  section!: MaintenanceSection;
  @Allow()
  @Field({ description: 'The part of the section.' })
  subSection!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Only fields of this tab have to be complete; null: the whole form.' })
  tab?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The record; none: a new one.' })
  id?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'What a new record belongs to: the site of a participant or an activity, the parent of an organization.' })
  parentId?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Version of the record that was read; a newer one refuses with STALE_VERSION and what differs.' })
  version?: number | null;
  @Allow()
  @Field(() => [FieldEditInput], { description: 'The answers, at most 1,000.' })
  values!: FieldEditInput[];
  @Allow()
  @Field(() => ForceModeEnum, { nullable: true, description: 'What to do although somebody alike is on record.' })
  forceMode?: 'create' | 'update' | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'With `update`: the one on record.' })
  forceModeId?: string | null;
}

@ObjectType({ description: 'Answer of saveForm.' })
export class SaveFormPayload extends MutationPayload {
  @Field(() => Form, { nullable: true, description: 'The form as it is stored now.' })
  form?: Form | null;
}

@InputType({ description: 'Unsaved answers to keep: all that differ from what is stored.' })
export class SaveFormDraftInput {
  @Allow()
  @Field(() => MaintenanceSectionEnum, { description: 'The section.' })
  section!: MaintenanceSection;
  @Allow()
  @Field({ description: 'The part of the section.' })
  subSection!: string;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The record; none: a new one.' })
  id?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Version of the record that they began from.' })
  version?: number | null;
  @Allow()
  @Field(() => [FieldEditInput], { description: 'The answers; none, and nothing else, discards the draft.' })
  values!: FieldEditInput[];
  @Allow()
  @Field(() => String, { nullable: true, description: 'What else the page keeps, as JSON of at most 100,000 signs. Nothing but the page reads it.' })
  more?: string | null;
}

@ObjectType({ description: 'Answer of saveFormDraft and discardFormDraft.' })
export class FormDraftPayload extends MutationPayload {
  @Field(() => InstantScalar, { nullable: true, description: 'When it was kept; null when there is none now.' })
  savedAt?: Date | null;
}

@ObjectType({ description: 'A custom value of a record.' })
export class CustomValue {
  @Field(() => Int, { description: 'The field.' })
  fieldId!: number;
  @Field(() => FieldValueUnion, { nullable: true, description: 'What it holds.' })
  value!: object | null;
  @Field(() => String, { nullable: true, description: 'The same as people read it, in one line.' })
  display!: string | null;
}
