import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar } from '@afterbell/core/api';
import { ApplyRuleKindEnum, ConditionKindEnum, ConditionOpEnum, EffectiveModeEnum, FieldModeEnum, FieldTypeEnum } from './enums';
import { FieldValueUnion, RoleMode } from './value.types';

@ObjectType({ description: 'What an answer is compared with: exactly one of the three is set.' })
export class ConditionOperand {
  @Field(() => String, { nullable: true, description: 'A text, a day or a decimal number.' })
  text!: string | null;
  @Field(() => Float, { nullable: true, description: 'A number or the id of an option.' })
  number!: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Yes or no.' })
  flag!: boolean | null;
}

@ObjectType({ description: 'A part of a condition. The parts stand in a list, each after the one that it belongs to.' })
export class ConditionNode {
  @Field(() => Int, { nullable: true, description: 'Place in the list of what it belongs to; null of the first.' })
  parent!: number | null;
  @Field(() => ConditionKindEnum, { description: 'A comparison, or what joins those that belong to it.' })
  kind!: string;
  @Field(() => Int, { nullable: true, description: 'The field that is compared.' })
  fieldId!: number | null;
  @Field(() => ConditionOpEnum, { nullable: true, description: 'How.' })
  op!: string | null;
  @Field(() => [ConditionOperand], { description: 'With what; empty with `filled` and `empty`.' })
  operands!: ConditionOperand[];
  @Field({ description: 'Whether the comparison takes a list, as `anyOf` and `noneOf` do.' })
  isList!: boolean;
}

@ObjectType({ description: 'A condition on answers of the same form.' })
export class FormCondition {
  @Field(() => [ConditionNode], { description: 'Its parts; the first is the whole.' })
  nodes!: ConditionNode[];
  @Field({ description: 'The same in words.' })
  words!: string;
}

@ObjectType({ description: 'What an answer has to be like.' })
export class ValidWhen {
  @Field(() => FormCondition, { description: 'What has to hold.' })
  when!: FormCondition;
  @Field({ description: 'What is said when it does not.' })
  message!: string;
}

@ObjectType({ description: 'What choosing an option does to another field of the form.' })
export class FormApplyRule {
  @Field(() => Int, { description: 'The other field.' })
  fieldId!: number;
  @Field(() => ApplyRuleKindEnum, { description: 'What changes.' })
  kind!: string;
  @Field(() => FieldValueUnion, { nullable: true, description: 'With `value`: what it then holds; null empties it.' })
  value!: object | null;
  @Field(() => [Int], { nullable: true, description: 'With `options`: the only ones that can be chosen.' })
  optionIds!: number[] | null;
  @Field(() => Boolean, { nullable: true, description: 'With `visible`.' })
  visible!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'With `required`.' })
  required!: boolean | null;
  @Field(() => EffectiveModeEnum, { nullable: true, description: 'With `mode`.' })
  mode!: string | null;
}

@ObjectType({ description: 'A cell of an option that is a row of a table.' })
export class OptionCell {
  @Field(() => Int, { description: 'The column.' })
  fieldId!: number;
  @Field({ description: 'What it says.' })
  text!: string;
}

@ObjectType({ description: 'An option of a choice.' })
export class FormOption {
  @Field(() => Int, { description: 'Its id.' })
  id!: number;
  @Field({ description: 'What it is called.' })
  label!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'From this day on it cannot be chosen anew; what was chosen stays.' })
  retiredOn!: string | null;
  @Field(() => [OptionCell], { description: 'Its cells in a multiselect_table.' })
  cells!: OptionCell[];
  @Field(() => [FormApplyRule], { description: 'What choosing it does.' })
  apply!: FormApplyRule[];
}

@ObjectType({ description: 'Limits of a field; each counts for the types that it makes sense for.' })
export class FormFieldLimits {
  @Field(() => String, { nullable: true, description: 'Smallest number, as decimal text.' })
  min?: string | null;
  @Field(() => String, { nullable: true, description: 'Largest number, as decimal text.' })
  max?: string | null;
  @Field(() => Int, { nullable: true, description: 'Places after the point.' })
  decimals?: number | null;
  @Field(() => Int, { nullable: true, description: 'Fewest characters.' })
  minLength?: number | null;
  @Field(() => Int, { nullable: true, description: 'Most characters.' })
  maxLength?: number | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217; the tenant’s when missing.' })
  currency?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day that can be chosen.' })
  minDate?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day that can be chosen.' })
  maxDate?: string | null;
  @Field(() => [PlainDateScalar], { nullable: true, description: 'Days that cannot be chosen.' })
  disabledDates?: string[] | null;
  @Field(() => [Int], { nullable: true, description: 'Days of the week that cannot be chosen; 0 is Sunday.' })
  disabledDays?: number[] | null;
  @Field(() => Int, { nullable: true, description: 'Most dates, options, chips or rows.' })
  maxCount?: number | null;
  @Field(() => Int, { nullable: true, description: 'Fewest dates, options, chips or rows.' })
  minCount?: number | null;
  @Field(() => String, { nullable: true, description: 'Of a generator: text with {yyyy}, {yy}, {mm} and one counter {#}.' })
  pattern?: string | null;
  @Field(() => [String], { nullable: true, description: 'Endings of files that are taken.' })
  accept?: string[] | null;
}

@ObjectType({ description: 'A tab of a form.' })
export class FormTab {
  @Field({ description: 'What fields name as `tabName`; never changes.' })
  name!: string;
  @Field({ description: 'What it is called.' })
  label!: string;
}

/** What a field says of itself both in a form to fill in and in maintenance. */
@ObjectType({ isAbstract: true })
export abstract class FieldShape {
  @Field(() => Int, { description: 'Id of the field, unique in the tenant.' })
  id!: number;
  @Field({ description: 'What it is called.' })
  name!: string;
  @Field(() => FieldTypeEnum, { description: 'Its type.' })
  type!: string;
  @Field({ description: 'The tab that it stands on.' })
  tabName!: string;
  @Field({ description: 'Whether it has to be answered, before rules and conditions.' })
  required!: boolean;
  @Field({ description: 'Said beneath the field.' })
  help!: string;
  @Field({ description: 'What a heading, paragraph or label says, and what a signature agrees to.' })
  text!: string;
  @Field(() => Int, { description: 'Width in columns of twelve.' })
  uiWidth!: number;
  @Field(() => Int, { nullable: true, description: 'Widest, in pixels, of an image.' })
  maxWidth!: number | null;
  @Field(() => Int, { nullable: true, description: 'Highest, in pixels, of an image.' })
  maxHeight!: number | null;
  @Field(() => String, { nullable: true, description: 'The property of the record that it is bound to; null of the tenant’s own fields.' })
  hardcodedName!: string | null;
  @Field({ description: 'Whether it ships with the product: it may be relabelled, moved, made required or hidden, never deleted.' })
  isDefault!: boolean;
  @Field(() => Int, { nullable: true, description: 'Entry of the library that it came from.' })
  templateId!: number | null;
  @Field(() => FormFieldLimits, { description: 'Its limits.' })
  limits!: FormFieldLimits;
  @Field(() => [FormOption], { description: 'Its options, in order.' })
  options!: FormOption[];
  @Field(() => FormCondition, { nullable: true, description: 'It is shown only when this holds.' })
  shownWhen!: FormCondition | null;
  @Field(() => FormCondition, { nullable: true, description: 'It has to be answered also when this holds.' })
  requiredWhen!: FormCondition | null;
  @Field(() => ValidWhen, { nullable: true, description: 'What its answer has to be like.' })
  validWhen!: ValidWhen | null;
  @Field(() => FieldValueUnion, { nullable: true, description: 'What a new record begins with.' })
  defaultValue!: object | null;
}

@ObjectType({ description: 'Whether one role has to answer a field.' })
export class RoleRequired {
  @Field(() => ID, { description: 'The role.' })
  roleId!: string;
  @Field({ description: 'Whether it has to.' })
  required!: boolean;
}

@ObjectType({ description: 'A field as it is designed.' })
export class FieldDesign extends FieldShape {
  @Field(() => FieldModeEnum, { description: 'What may be done with it.' })
  mode!: string;
  @Field(() => [RoleMode], { description: 'With the mode `role`: modes by role; a role that is not named may write.' })
  roleModes!: RoleMode[];
  @Field(() => [RoleRequired], { description: 'Roles that are asked otherwise than `required` says.' })
  roleRequired!: RoleRequired[];
  @Field(() => [FieldDesign], { description: 'Columns of a subform or of a multiselect_table.' })
  fields!: FieldDesign[];
}
