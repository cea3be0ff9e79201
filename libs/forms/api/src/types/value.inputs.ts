import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { InstantScalar, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { EffectiveModeEnum, SignatureKindEnum } from './enums';

// GraphQL checks the shape of these; the type of the field checks the value, at the path of the field.

@InputType({ description: 'An amount of money.' })
export class MoneyInput {
  @Allow()
  @Field({ description: 'Decimal as text.' })
  amount!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'ISO 4217; the field’s own when missing.' })
  currency?: string | null;
}

@InputType({ description: 'A range of days.' })
export class DateRangeInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  start!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Last day, included.' })
  end!: string;
}

@InputType({ description: 'A range of times.' })
export class TimeRangeInput {
  @Allow()
  @Field(() => PlainTimeScalar, { description: 'HH:mm.' })
  start!: string;
  @Allow()
  @Field(() => PlainTimeScalar, { description: 'HH:mm.' })
  end!: string;
}

@InputType({ description: 'What one role may do with a field.' })
export class RoleModeInput {
  @Allow()
  @Field(() => ID, { description: 'The role.' })
  roleId!: string;
  @Allow()
  @Field(() => EffectiveModeEnum, { description: 'Its mode.' })
  mode!: string;
}

@InputType({ description: 'A signature. When it was signed and what was agreed to, the server writes down itself.' })
export class SignatureInput {
  @Allow()
  @Field(() => SignatureKindEnum, { description: 'Drawn or typed.' })
  kind!: string;
  @Allow()
  @Field(() => [String], { nullable: true, description: 'SVG path data of the strokes, when drawn.' })
  strokes?: string[] | null;
  @Allow()
  @Field({ description: 'Who signs.' })
  name!: string;
  @Allow()
  @Field({ description: 'The text that was shown; refused when the form says another by now.' })
  agreedText!: string;
}

@InputType({ description: 'A row of a subform.' })
export class FormRowInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The row, as it was loaded; none for a new one, or a new uuid.' })
  rowId?: string | null;
  @Allow()
  @Field(() => [FieldEditInput], { description: 'All answers of the row.' })
  values!: FieldEditInput[];
}

@InputType({ isOneOf: true, description: 'A value, under the name of its kind. Exactly one is given.' })
export class FieldValueInput {
  @Allow()
  @Field(() => String, { nullable: true, description: 'text, multiline, multilinetag, email, phone, url, zip, generator.' })
  text?: string;
  @Allow()
  @Field(() => Float, { nullable: true, description: 'integer.' })
  integer?: number;
  @Allow()
  @Field(() => String, { nullable: true, description: 'decimal, percent; a number as text.' })
  decimal?: string;
  @Allow()
  @Field(() => MoneyInput, { nullable: true, description: 'currency.' })
  money?: MoneyInput;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'checkbox.' })
  flag?: boolean;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'dropdown, radio, radio_group: id of the option.' })
  option?: number;
  @Allow()
  @Field(() => [Int], { nullable: true, description: 'multiselect, multiselect_table, checkbox_group: ids of the options.' })
  options?: number[];
  @Allow()
  @Field(() => [String], { nullable: true, description: 'chips.' })
  texts?: string[];
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'date.' })
  date?: string;
  @Allow()
  @Field(() => [PlainDateScalar], { nullable: true, description: 'date_picker.' })
  dates?: string[];
  @Allow()
  @Field(() => DateRangeInput, { nullable: true, description: 'date_range.' })
  dateRange?: DateRangeInput;
  @Allow()
  @Field(() => InstantScalar, { nullable: true, description: 'datetime.' })
  instant?: string;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: 'time.' })
  time?: string;
  @Allow()
  @Field(() => TimeRangeInput, { nullable: true, description: 'time_range.' })
  timeRange?: TimeRangeInput;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'file, image, attachment: id of the uploaded file.' })
  file?: string;
  @Allow()
  @Field(() => [FormRowInput], { nullable: true, description: 'subform: all of its rows.' })
  rows?: FormRowInput[];
  @Allow()
  @Field(() => [RoleModeInput], { nullable: true, description: 'permissions_by_role.' })
  roleModes?: RoleModeInput[];
  @Allow()
  @Field(() => SignatureInput, { nullable: true, description: 'signature.' })
  signature?: SignatureInput;
  @Allow()
  @Field(() => String, { nullable: true, description: 'password.' })
  secret?: string;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: '`true` empties the field.' })
  clear?: boolean;
}

@InputType({ description: 'A field and what it is to hold.' })
export class FieldEditInput {
  @Allow()
  @Field(() => Int, { description: 'The field.' })
  fieldId!: number;
  @Allow()
  @Field(() => FieldValueInput, { description: 'Its value.' })
  value!: FieldValueInput;
}
