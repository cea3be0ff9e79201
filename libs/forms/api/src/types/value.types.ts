import { createUnionType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { InstantScalar, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { EffectiveModeEnum, SignatureKindEnum } from './enums';

/** One class for each kind of value. The names of their fields differ, so that one selection can name all of them. */
@ObjectType({ description: 'A text: text, multiline, multilinetag, email, phone (E.164), url, zip, generator.' })
export class TextValue {
  @Field({ description: 'The text.' })
  text!: string;
}

@ObjectType({ description: 'A whole number.' })
export class IntegerValue {
  @Field(() => Float, { description: 'Within ±9,007,199,254,740,991; without a fraction.' })
  integer!: number;
}

@ObjectType({ description: 'A decimal or a percentage, exact.' })
export class DecimalValue {
  @Field({ description: 'Decimal as text, such as `-12.5`.' })
  decimal!: string;
}

@ObjectType({ description: 'An amount of money.' })
export class MoneyAmount {
  @Field({ description: 'Decimal as text, such as `12.50`.' })
  amount!: string;
  @Field({ description: 'ISO 4217.' })
  currency!: string;
}

@ObjectType({ description: 'Money.' })
export class MoneyValue {
  @Field(() => MoneyAmount, { description: 'The amount.' })
  money!: MoneyAmount;
}

@ObjectType({ description: 'Ticked or not.' })
export class FlagValue {
  @Field({ description: 'Whether it is ticked.' })
  flag!: boolean;
}

@ObjectType({ description: 'One chosen option.' })
export class OptionValue {
  @Field(() => Int, { description: 'Id of the option.' })
  option!: number;
}

@ObjectType({ description: 'Chosen options.' })
export class OptionsValue {
  @Field(() => [Int], { description: 'Ids of the options.' })
  options!: number[];
}

@ObjectType({ description: 'Several texts.' })
export class TextsValue {
  @Field(() => [String], { description: 'The texts.' })
  texts!: string[];
}

@ObjectType({ description: 'A day.' })
export class DateValue {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
}

@ObjectType({ description: 'Several days.' })
export class DatesValue {
  @Field(() => [PlainDateScalar], { description: 'The days, the earliest first.' })
  dates!: string[];
}

@ObjectType({ description: 'From one day to another.' })
export class DateSpan {
  @Field(() => PlainDateScalar, { description: 'First day.' })
  start!: string;
  @Field(() => PlainDateScalar, { description: 'Last day, included.' })
  end!: string;
}

@ObjectType({ description: 'A range of days.' })
export class DateRangeValue {
  @Field(() => DateSpan, { description: 'The range.' })
  dateRange!: DateSpan;
}

@ObjectType({ description: 'A moment.' })
export class InstantValue {
  @Field(() => InstantScalar, { description: 'The moment.' })
  instant!: string;
}

@ObjectType({ description: 'A time of day.' })
export class TimeValue {
  @Field(() => PlainTimeScalar, { description: 'HH:mm.' })
  time!: string;
}

@ObjectType({ description: 'From one time of day to another.' })
export class TimeSpan {
  @Field(() => PlainTimeScalar, { description: 'HH:mm.' })
  start!: string;
  @Field(() => PlainTimeScalar, { description: 'HH:mm, after the start.' })
  end!: string;
}

@ObjectType({ description: 'A range of times.' })
export class TimeRangeValue {
  @Field(() => TimeSpan, { description: 'The range.' })
  timeRange!: TimeSpan;
}

@ObjectType({ description: 'A stored file.' })
export class FileValue {
  @Field(() => ID, { description: 'Id of the file.' })
  file!: string;
}

@ObjectType({ description: 'An answer within a row of a subform.' })
export class RowAnswer {
  @Field(() => Int, { description: 'The column.' })
  fieldId!: number;
  @Field(() => FieldValueUnion, { nullable: true, description: 'What it holds.' })
  value!: object | null;
}

@ObjectType({ description: 'A row of a subform.' })
export class FormRow {
  @Field(() => ID, { description: 'Stays the same while the row lives; chosen by whoever adds it.' })
  rowId!: string;
  @Field(() => [RowAnswer], { description: 'Its answers.' })
  values!: RowAnswer[];
}

@ObjectType({ description: 'Rows of a subform.' })
export class RowsValue {
  @Field(() => [FormRow], { description: 'The rows, in order.' })
  rows!: FormRow[];
}

@ObjectType({ description: 'What one role may do with a field.' })
export class RoleMode {
  @Field(() => ID, { description: 'The role.' })
  roleId!: string;
  @Field(() => EffectiveModeEnum, { description: 'Its mode.' })
  mode!: string;
}

@ObjectType({ description: 'Modes by role.' })
export class RoleModesValue {
  @Field(() => [RoleMode], { description: 'One for each role that is named.' })
  roleModes!: RoleMode[];
}

@ObjectType({ description: 'A signature.' })
export class FormSignature {
  @Field(() => SignatureKindEnum, { description: 'How it was signed.' })
  kind!: string;
  @Field(() => [String], { description: 'SVG path data of the strokes in a box of 600 by 200, when drawn.' })
  strokes!: string[];
  @Field({ description: 'Who signs.' })
  name!: string;
  @Field(() => InstantScalar, { description: 'When, by the server’s clock.' })
  signedAt!: string;
  @Field({ description: 'The text that was agreed to, word for word.' })
  agreedText!: string;
}

@ObjectType({ description: 'A signature.' })
export class SignatureValue {
  @Field(() => FormSignature, { description: 'The signature.' })
  signature!: FormSignature;
}

@ObjectType({ description: 'Something that is never given out, such as a password.' })
export class SecretValue {
  @Field({ description: 'Whether one is set.' })
  secret!: boolean;
}

export const VALUE_CLASSES = {
  TextValue, IntegerValue, DecimalValue, MoneyValue, FlagValue, OptionValue, OptionsValue, TextsValue, DateValue, DatesValue, DateRangeValue,
  InstantValue, TimeValue, TimeRangeValue, FileValue, RowsValue, RoleModesValue, SignatureValue, SecretValue,
} as const;

export const FieldValueUnion = createUnionType({
  name: 'FieldValue',
  description: 'What a field holds. Null is "not answered".',
  types: () => Object.values(VALUE_CLASSES),
  resolveType: (value: { __typename: keyof typeof VALUE_CLASSES }) => value.__typename,
});
