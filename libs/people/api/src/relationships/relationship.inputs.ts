import { Allow, ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { PlainDateScalar } from '@afterbell/core/api';
import { MOST_CONTACTS } from './relationship.service';
import { RelationshipKindEnum } from './relationship.types';

const OPTIONAL = { nullable: true } as const;

@InputType('ContactPersonInput', { description: 'Somebody new whom a participant is related to.' })
export class ContactPersonFields {
  @Allow()
  @Field({ description: 'First name; the only one of who has one name.' })
  firstName!: string;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Last name.' })
  lastName?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Middle name.' })
  middleName?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'What they go by.' })
  preferredName?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'E-mail address.' })
  email?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Phone number with its area code.' })
  phone?: string | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'Another phone number.' })
  otherPhone?: string | null;
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
}

@InputType({ isAbstract: true })
abstract class Flags {
  @Allow()
  @Field(() => Boolean, { ...OPTIONAL, description: 'Whether a primary contact.' })
  isPrimary?: boolean | null;
  @Allow()
  @Field(() => Boolean, { ...OPTIONAL, description: 'Whether parent or legal guardian; left out, the kind says it.' })
  isGuardian?: boolean | null;
  @Allow()
  @Field(() => Boolean, { ...OPTIONAL, description: 'Whether they live together.' })
  livesWith?: boolean | null;
  @Allow()
  @Field(() => Int, { ...OPTIONAL, description: 'The how-manieth to call in an emergency, 1 to 20. Whoever had the place moves down.' })
  emergencyOrder?: number | null;
  @Allow()
  @Field(() => Boolean, { ...OPTIONAL, description: 'Whether the child may be released to them; not together with a restriction.' })
  mayPickUp?: boolean | null;
  @Allow()
  @Field(() => Boolean, { ...OPTIONAL, description: 'Whether there is a contact restriction.' })
  isRestricted?: boolean | null;
  @Allow()
  @Field(() => String, { ...OPTIONAL, description: 'What it says, at most 500 characters.' })
  restrictionText?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { ...OPTIONAL, description: 'Its first day.' })
  restrictedFrom?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { ...OPTIONAL, description: 'Its last day.' })
  restrictedTo?: string | null;
}

@InputType('ContactInput', { description: 'Somebody on record, or somebody new, and what they are to the participant.' })
export class ContactFields extends Flags {
  @Allow()
  @Field(() => ID, { ...OPTIONAL, description: 'Somebody on record.' })
  personId?: string | null;
  @IsOptional()
  @ValidateNested()
  @Type(() => ContactPersonFields)
  @Field(() => ContactPersonFields, { ...OPTIONAL, description: 'Somebody new, where personId is left out.' })
  person?: ContactPersonFields | null;
  @Allow()
  @Field(() => RelationshipKindEnum, { description: 'What they are to the participant.' })
  kind!: string;
}

@InputType('AddRelationshipsInput', { description: 'People to relate to a participant, all or none.' })
export class AddRelationshipsFields {
  @Allow()
  @Field(() => ID, { description: 'The participant.' })
  participantId!: string;
  @IsArray()
  @ArrayMaxSize(MOST_CONTACTS)
  @ValidateNested({ each: true })
  @Type(() => ContactFields)
  @Field(() => [ContactFields], { description: `Who they are, at most ${MOST_CONTACTS}.` })
  contacts!: ContactFields[];
  @Allow()
  @Field({ defaultValue: false, description: 'True: new people are added although somebody alike is on record.' })
  force!: boolean;
}

@InputType('EditRelationshipInput', { description: 'Changes to a relationship. What is left out stays; null empties.' })
export class EditRelationshipFields extends Flags {
  @Allow()
  @Field(() => ID, { description: 'The relationship.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
  @Allow()
  @Field(() => RelationshipKindEnum, { ...OPTIONAL, description: 'What the other person is to the participant.' })
  kind?: string;
  @Allow()
  @Field(() => PlainDateScalar, { ...OPTIONAL, description: 'When it ended; null takes that back.' })
  endedOn?: string | null;
}
