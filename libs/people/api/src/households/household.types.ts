import { Allow, ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { RelatedPerson } from '../relationships/relationship.types';
import { HOUSEHOLD_LIST } from './household-list';

export const MOST_MEMBERS = 50;
const OPTIONAL = { nullable: true } as const;

@ObjectType({ description: 'A person of a household, of today or of before.' })
export class HouseholdMember {
  @Field(() => ID, { description: 'Id of the membership.' })
  id!: string;
  @Field(() => RelatedPerson, { description: 'Who.' })
  person!: RelatedPerson;
  @Field({ description: 'Whether a primary contact of the household.' })
  isPrimary!: boolean;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  joinedOn!: string;
  @Field(() => PlainDateScalar, { ...OPTIONAL, description: 'Last day of who left.' })
  leftOn!: string | null;
}

@ObjectType({ description: 'Persons who live together.' })
export class Household {
  @Field(() => ID, { description: 'Id of the household.' })
  id!: string;
  @Field({ description: 'What it is called.' })
  name!: string;
  @Field(() => String, { ...OPTIONAL, description: 'Street and number.' })
  addressLine1!: string | null;
  @Field(() => String, { ...OPTIONAL, description: 'Apartment or the like.' })
  addressLine2!: string | null;
  @Field(() => String, { ...OPTIONAL, description: 'City.' })
  city!: string | null;
  @Field(() => String, { ...OPTIONAL, description: 'State.' })
  state!: string | null;
  @Field(() => String, { ...OPTIONAL, description: 'ZIP code.' })
  postalCode!: string | null;
  @Field(() => String, { ...OPTIONAL, description: 'Phone number, E.164.' })
  phone!: string | null;
  @Field(() => String, { ...OPTIONAL, description: 'What is spoken at home.' })
  language!: string | null;
  @Field(() => InstantScalar, { description: 'When it was added.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is changed, its members included.' })
  version!: number;
}

@ObjectType({ description: 'A page of the households list.' })
export class HouseholdConnection extends connectionOf('Household', Household) {}

@ArgsType()
export class HouseholdListArgs extends listArgs('Household', HOUSEHOLD_LIST) {}

@InputType({ isAbstract: true })
abstract class Details {
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Street and number.' })
  addressLine1?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Apartment or the like.' })
  addressLine2?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'City.' })
  city?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'State.' })
  state?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'ZIP code.' })
  postalCode?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Phone number with its area code.' })
  phone?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'What is spoken at home.' })
  language?: string | null;
}

@InputType('HouseholdMemberInput', { description: 'Somebody on record who lives there.' })
export class HouseholdMemberFields {
  @Allow()
  @Field(() => ID, { description: 'The person.' })
  personId!: string;
  @Allow()
  @Field({ defaultValue: false, description: 'Whether a primary contact.' })
  isPrimary!: boolean;
}

@InputType('CreateHouseholdInput', { description: 'A new household.' })
export class CreateHouseholdFields extends Details {
  @Allow()
  @Field({ description: 'What it is called.' })
  name!: string;
  @IsArray()
  @ArrayMaxSize(MOST_MEMBERS)
  @ValidateNested({ each: true })
  @Type(() => HouseholdMemberFields)
  @Field(() => [HouseholdMemberFields], { description: 'Who lives there, one primary contact at least.' })
  members!: HouseholdMemberFields[];
}

@InputType('EditHouseholdInput', { description: 'Changes to a household. What is left out stays; null empties.' })
export class EditHouseholdFields extends Details {
  @Allow()
  @Field(() => ID, { description: 'The household.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'What it is called.' })
  name?: string;
}

@ObjectType({ description: 'Answer of the mutations of households.' })
export class HouseholdPayload extends MutationPayload {
  @Field(() => Household, { ...OPTIONAL, description: 'The household as it is now.' })
  household?: Household | null;
}
