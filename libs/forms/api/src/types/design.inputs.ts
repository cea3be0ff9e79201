import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { PlainDateScalar } from '@afterbell/core/api';
import { ApplyRuleKindEnum, ConditionKindEnum, ConditionOpEnum, EffectiveModeEnum, FieldModeEnum, FieldTypeEnum } from './enums';
import { FieldValueInput, RoleModeInput } from './value.inputs';

@InputType({ description: 'What an answer is compared with: exactly one of the three.' })
export class ConditionOperandInput {
  @Allow()
  @Field(() => String, { nullable: true, description: 'A text, a day or a decimal number.' })
  text?: string | null;
  @Allow()
  @Field(() => Float, { nullable: true, description: 'A number or the id of an option.' })
  number?: number | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Yes or no.' })
  flag?: boolean | null;
}

@InputType({ description: 'A part of a condition, after the one that it belongs to.' })
export class ConditionNodeInput {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Place in the list of what it belongs to; null of the first.' })
  parent?: number | null;
  @Allow()
  @Field(() => ConditionKindEnum, { description: 'A comparison, or what joins those that belong to it.' })
  kind!: string;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'The field that is compared.' })
  fieldId?: number | null;
  @Allow()
  @Field(() => ConditionOpEnum, { nullable: true, description: 'How.' })
  op?: string | null;
  @Allow()
  @Field(() => [ConditionOperandInput], { nullable: true, description: 'With what.' })
  operands?: ConditionOperandInput[] | null;
  @Allow()
  @Field({ defaultValue: false, description: 'Whether the comparison takes a list.' })
  isList!: boolean;
}

@InputType({ description: 'A condition on answers of the same form.' })
export class FormConditionInput {
  @Allow()
  @Field(() => [ConditionNodeInput], { description: 'Its parts; the first is the whole.' })
  nodes!: ConditionNodeInput[];
}

@InputType({ description: 'What an answer has to be like.' })
export class ValidWhenInput {
  @Allow()
  @Field(() => FormConditionInput, { description: 'What has to hold.' })
  when!: FormConditionInput;
  @Allow()
  @Field({ description: 'What is said when it does not.' })
  message!: string;
}

@InputType({ description: 'What choosing an option does to another field of the form.' })
export class FormApplyRuleInput {
  @Allow()
  @Field(() => Int, { description: 'The other field; negative while new.' })
  fieldId!: number;
  @Allow()
  @Field(() => ApplyRuleKindEnum, { description: 'What changes.' })
  kind!: string;
  @Allow()
  @Field(() => FieldValueInput, { nullable: true, description: 'With `value`; null empties.' })
  value?: FieldValueInput | null;
  @Allow()
  @Field(() => [Int], { nullable: true, description: 'With `options`.' })
  optionIds?: number[] | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'With `visible`.' })
  visible?: boolean | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'With `required`.' })
  required?: boolean | null;
  @Allow()
  @Field(() => EffectiveModeEnum, { nullable: true, description: 'With `mode`.' })
  mode?: string | null;
}

@InputType({ description: 'A cell of an option that is a row of a table.' })
export class OptionCellInput {
  @Allow()
  @Field(() => Int, { description: 'The column; negative while new.' })
  fieldId!: number;
  @Allow()
  @Field({ description: 'What it says.' })
  text!: string;
}

@InputType({ description: 'An option of a choice.' })
export class FormOptionInput {
  @Allow()
  @Field(() => Int, { description: 'Its id; negative while new.' })
  id!: number;
  @Allow()
  @Field({ description: 'What it is called.' })
  label!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'From this day on it cannot be chosen anew.' })
  retiredOn?: string | null;
  @Allow()
  @Field(() => [OptionCellInput], { nullable: true, description: 'Its cells in a multiselect_table.' })
  cells?: OptionCellInput[] | null;
  @Allow()
  @Field(() => [FormApplyRuleInput], { nullable: true, description: 'What choosing it does.' })
  apply?: FormApplyRuleInput[] | null;
}

@InputType({ description: 'Limits of a field; what is left out is no limit.' })
export class FormFieldLimitsInput {
  @Allow()
  @Field(() => String, { nullable: true, description: 'Smallest number, as decimal text.' })
  min?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Largest number, as decimal text.' })
  max?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Places after the point.' })
  decimals?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Fewest characters.' })
  minLength?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Most characters.' })
  maxLength?: number | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  currency?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day that can be chosen.' })
  minDate?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day that can be chosen.' })
  maxDate?: string | null;
  @Allow()
  @Field(() => [PlainDateScalar], { nullable: true, description: 'Days that cannot be chosen.' })
  disabledDates?: string[] | null;
  @Allow()
  @Field(() => [Int], { nullable: true, description: 'Days of the week that cannot be chosen; 0 is Sunday.' })
  disabledDays?: number[] | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Most dates, options, chips or rows.' })
  maxCount?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Fewest dates, options, chips or rows.' })
  minCount?: number | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Of a generator.' })
  pattern?: string | null;
  @Allow()
  @Field(() => [String], { nullable: true, description: 'Endings of files that are taken.' })
  accept?: string[] | null;
}

@InputType({ description: 'A tab of a form.' })
export class FormTabInput {
  @Allow()
  @Field({ description: 'What fields name as `tabName`; never changes.' })
  name!: string;
  @Allow()
  @Field({ description: 'What it is called.' })
  label!: string;
}

@InputType({ description: 'Whether one role has to answer a field.' })
export class RoleRequiredInput {
  @Allow()
  @Field(() => ID, { description: 'The role.' })
  roleId!: string;
  @Allow()
  @Field({ description: 'Whether it has to.' })
  required!: boolean;
}

@InputType({ description: 'A field as it is designed. What is left out is as it is for a new field.' })
export class FieldDesignInput {
  @Allow()
  @Field(() => Int, { description: 'Its id; negative while new.' })
  id!: number;
  @Allow()
  @Field({ description: 'What it is called.' })
  name!: string;
  @Allow()
  @Field(() => FieldTypeEnum, { description: 'Its type.' })
  type!: string;
  @Allow()
  @Field({ description: 'The tab that it stands on.' })
  tabName!: string;
  @Allow()
  @Field(() => FieldModeEnum, { nullable: true, description: 'What may be done with it: `rw` where it is left out, and `role` with modes by role.' })
  mode?: string | null;
  @Allow()
  @Field(() => [RoleModeInput], { nullable: true, description: 'Modes by role; they count with the mode `role`, and beside another one they are refused.' })
  roleModes?: RoleModeInput[] | null;
  @Allow()
  @Field(() => [RoleRequiredInput], { nullable: true, description: 'Roles that are asked otherwise than `required` says.' })
  roleRequired?: RoleRequiredInput[] | null;
  @Allow()
  @Field({ defaultValue: false, description: 'Whether it has to be answered.' })
  required!: boolean;
  @Allow()
  @Field({ defaultValue: '', description: 'Said beneath the field.' })
  help!: string;
  @Allow()
  @Field({ defaultValue: '', description: 'What a heading, paragraph or label says, and what a signature agrees to.' })
  text!: string;
  @Allow()
  @Field(() => Int, { defaultValue: 6, description: 'Width in columns of twelve.' })
  uiWidth!: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Widest, in pixels, of an image.' })
  maxWidth?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Highest, in pixels, of an image.' })
  maxHeight?: number | null;
  @Allow()
  @Field(() => FieldValueInput, { nullable: true, description: 'What a new record begins with.' })
  defaultValue?: FieldValueInput | null;
  @Allow()
  @Field(() => [FormOptionInput], { nullable: true, description: 'Its options, in order.' })
  options?: FormOptionInput[] | null;
  @Allow()
  @Field(() => [FieldDesignInput], { nullable: true, description: 'Columns of a subform or of a multiselect_table.' })
  fields?: FieldDesignInput[] | null;
  @Allow()
  @Field(() => FormFieldLimitsInput, { nullable: true, description: 'Its limits.' })
  limits?: FormFieldLimitsInput | null;
  @Allow()
  @Field(() => FormConditionInput, { nullable: true, description: 'It is shown only when this holds.' })
  shownWhen?: FormConditionInput | null;
  @Allow()
  @Field(() => FormConditionInput, { nullable: true, description: 'It has to be answered also when this holds.' })
  requiredWhen?: FormConditionInput | null;
  @Allow()
  @Field(() => ValidWhenInput, { nullable: true, description: 'What its answer has to be like.' })
  validWhen?: ValidWhenInput | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The property of the record that it is bound to, of a field that ships with the product.' })
  hardcodedName?: string | null;
  @Allow()
  @Field({ defaultValue: false, description: 'Whether it ships with the product.' })
  isDefault!: boolean;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Entry of the library that it came from.' })
  templateId?: number | null;
}
