import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { CODE_LISTS, type CodeListName, TRAIT_LISTS, type TraitList } from '@afterbell/people/domain';

const named = <T extends string>(names: readonly T[]) => Object.fromEntries(names.map((name) => [name, name]));
export const CodeListNameEnum = named(CODE_LISTS);
registerEnumType(CodeListNameEnum, { name: 'CodeListName', description: 'A dated, versioned list of codes (docs/people.md).' });
export const TraitListEnum = named(TRAIT_LISTS);
registerEnumType(TraitListEnum, { name: 'TraitList', description: 'A list of codes that say something about a person.' });

@ObjectType('ListCode', { description: 'A code of a list.' })
export class ListCode {
  @Field({ description: 'What is stored.' })
  code!: string;
  @Field({ description: 'What people read.' })
  label!: string;
  @Field(() => String, { nullable: true, description: 'The option of the Common Education Data Standards that it stands for.' })
  ceds!: string | null;
}

@ObjectType({ description: 'A list of codes as it holds on a day.' })
export class CodeList {
  @Field(() => CodeListNameEnum, { description: 'The list.' })
  list!: CodeListName;
  @Field({ description: 'Its name.' })
  label!: string;
  @Field({ description: 'The element of the Common Education Data Standards.' })
  ceds!: string;
  @Field({ description: 'Whether one person may have several of its codes.' })
  several!: boolean;
  @Field({ description: 'Whether only those see values who may see the registration tab of participants.' })
  sensitive!: boolean;
  @Field(() => PlainDateScalar, { description: 'First day of this version.' })
  effectiveOn!: string;
  @Field(() => [ListCode], { description: 'Its codes, in order.' })
  codes!: ListCode[];
}

@ObjectType({ description: 'A version of a list of codes.' })
export class CodeListEdition {
  @Field(() => PlainDateScalar, { description: 'Its first day; it holds until the next one.' })
  effectiveOn!: string;
  @Field({ description: 'True when the tenant made it; the others ship with the product.' })
  own!: boolean;
  @Field(() => [ListCode], { description: 'Its codes, in order.' })
  codes!: ListCode[];
}

@ObjectType({ description: 'What was known of a person from a day on.' })
export class PersonTrait {
  @Field(() => TraitListEnum, { description: 'The list.' })
  list!: TraitList;
  @Field(() => PlainDateScalar, { description: 'The first day on which it held.' })
  startsOn!: string;
  @Field(() => [ListCode], { description: 'The codes as they were called then; none: not known from that day on.' })
  codes!: ListCode[];
  @Field(() => PlainDateScalar, { description: 'First day of the version of the list.' })
  listEffectiveOn!: string;
}

@InputType({ description: 'What is known of a person from a day on.' })
export class TraitInput {
  @Allow()
  @Field(() => TraitListEnum, { description: 'The list.' })
  list!: TraitList;
  @Allow()
  @Field(() => [String], { description: 'Codes of the list; none: not known.' })
  codes!: string[];
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Since when; today by default.' })
  startsOn?: string | null;
}

@InputType({ description: 'Traits of a person to set.' })
export class SetTraitsInput {
  @Allow()
  @Field(() => ID, { description: 'The person.' })
  personId!: string;
  @Allow()
  @Field(() => [TraitInput], { description: 'Each is written over what was said for the same list and day; at most 50.' })
  traits!: TraitInput[];
}

@ObjectType({ description: 'Answer of setPersonTraits.' })
export class TraitsPayload extends MutationPayload {
  @Field(() => [PersonTrait], { nullable: true, description: 'All that is known now, newest first.' })
  traits?: PersonTrait[] | null;
}

@InputType({ description: 'A code of a list.' })
export class ListCodeInput {
  @Allow()
  @Field({ description: 'What is stored: a–z, 0–9 and _.' })
  code!: string;
  @Allow()
  @Field({ description: 'What people read.' })
  label!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'The option of the Common Education Data Standards.' })
  ceds?: string | null;
}

@InputType({ description: 'The tenant’s own version of a list.' })
export class SaveCodeListInput {
  @Allow()
  @Field(() => CodeListNameEnum, { description: 'The list.' })
  list!: CodeListName;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day on which it holds.' })
  effectiveOn!: string;
  @Allow()
  @Field(() => [ListCodeInput], { description: 'All codes, in order, at most 300.' })
  codes!: ListCodeInput[];
}

@ObjectType({ description: 'Answer of saveCodeList.' })
export class CodeListPayload extends MutationPayload {
  @Field(() => CodeList, { nullable: true, description: 'The version.' })
  codeList?: CodeList | null;
}
