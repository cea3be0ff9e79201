import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { DuplicateCandidate, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { FieldEditInput, ForceModeEnum } from '@afterbell/forms/api';
import { Participant } from '../participant.types';
import { ContactFields } from '../relationships/relationship.inputs';
import { TraitInput } from '../traits/trait.types';

const MOST_CONTACTS = 30;

@InputType('AddedContactInput', { description: 'Somebody whom a new participant is related to.' })
export class AddedContactFields extends ContactFields {
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'True: added although somebody alike is on record.' })
  force?: boolean | null;
}

@InputType({ description: 'A participant to add, with everything that the steps ask for.' })
export class AddParticipantInput {
  @Allow()
  @Field(() => ID, { description: 'The site of the first stay.' })
  siteId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day of the stay.' })
  startsOn!: string;
  @Allow()
  @Field(() => [FieldEditInput], { description: 'Answers of the participants’ form, at most 1,000.' })
  values!: FieldEditInput[];
  @Allow()
  @Field(() => [String], { nullable: true, description: 'Codes of the list `programme` that the stay begins with.' })
  programmes?: string[] | null;
  @Allow()
  @Field(() => [TraitInput], { nullable: true, description: 'What is known by coded lists.' })
  traits?: TraitInput[] | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_CONTACTS)
  @ValidateNested({ each: true })
  @Type(() => AddedContactFields)
  @Field(() => [AddedContactFields], { nullable: true, description: `Parents, guardians and others, at most ${MOST_CONTACTS}.` })
  contacts?: AddedContactFields[] | null;
  @Allow()
  @Field(() => ForceModeEnum, { nullable: true, description: 'What to do although somebody alike is on record.' })
  forceMode?: 'create' | 'update' | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'With `update`: the one on record.' })
  forceModeId?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Made by the caller, 1 to 255 characters: whatever is sent twice with the same key is added once.' })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'People on record who may be the participant that is about to be added.' })
export class ParticipantMatches {
  @Field(() => Boolean, { description: 'Whether one is the same by all signs; false: alike only.' })
  duplicate!: boolean;
  @Field(() => [DuplicateCandidate], { description: 'Who they are, most alike first.' })
  candidates!: DuplicateCandidate[];
}

@InputType({ description: 'What is known of a participant before anything is added.' })
export class ParticipantMatchInput {
  @Allow()
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Allow()
  @Field({ description: 'First name.' })
  firstName!: string;
  @Allow()
  @Field({ description: 'Last name; empty for who has one name.' })
  lastName!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth.' })
  birthDate?: string | null;
}

@ObjectType({ description: 'Answer of addParticipant.' })
export class AddParticipantPayload extends MutationPayload {
  @Field(() => Participant, { nullable: true, description: 'The participant.' })
  participant?: Participant | null;
}

@ObjectType({ description: 'Somebody on record who may be a contact.' })
export class PersonToLink {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'Name as lists show it.' })
  displayName!: string;
  @Field(() => [String], { description: 'What the person is on record as: participant, staff, teacher, board_member, contact.' })
  kinds!: string[];
  @Field(() => String, { nullable: true, description: 'Phone number, E.164.' })
  phone!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;
  @Field(() => String, { nullable: true, description: 'Street and city, in one line.' })
  address!: string | null;
  @Field(() => [String], { description: 'Children whom the person is related to, by name, at most five.' })
  children!: string[];
}
