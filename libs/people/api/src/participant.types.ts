import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listInputs, PlainDateScalar } from '@afterbell/core/api';
import type { CodeListName } from '@afterbell/people/domain';
import { PARTICIPANT_LIST } from './participant-list';
import { CodeListNameEnum } from './traits/trait.types';

@ObjectType({ description: 'A person who comes to the programme.' })
export class Participant {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'First name.' })
  firstName!: string;
  @Field(() => String, { nullable: true, description: 'Middle name.' })
  middleName!: string | null;
  @Field({ description: 'Last name.' })
  lastName!: string;
  @Field(() => String, { nullable: true, description: 'What the person goes by.' })
  preferredName!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth.' })
  birthDate!: string | null;
  @Field(() => String, { nullable: true, description: 'School grade: PK, K, 1 to 12.' })
  grade!: string | null;
  @Field(() => String, { nullable: true, description: 'Identifier in the district’s own system.' })
  localId!: string | null;
  @Field(() => String, { nullable: true, description: 'Identifier that the state gave.' })
  stateId!: string | null;
  @Field(() => String, { nullable: true, description: 'Identifier that every participant is given here; it never changes.' })
  generatedId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown.' })
  photoId!: string | null;
  @Field(() => String, { nullable: true, description: 'Allergies that those in charge must know of.' })
  allergies!: string | null;
  @Field(() => String, { nullable: true, description: 'Who must not be in contact with the child: what the record notes, and restricted contacts, by name for who may view the tab RELATIONSHIPS.' })
  contactRestriction!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;
  @Field(() => String, { nullable: true, description: 'Phone number, as +19165550123.' })
  phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Another phone number.' })
  otherPhone!: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  addressLine1!: string | null;
  @Field(() => String, { nullable: true, description: 'Apartment, unit, floor.' })
  addressLine2!: string | null;
  @Field(() => String, { nullable: true, description: 'City of the address.' })
  city!: string | null;
  @Field(() => String, { nullable: true, description: 'State of the address.' })
  state!: string | null;
  @Field(() => String, { nullable: true, description: 'Postal code of the address.' })
  postalCode!: string | null;
  @Field(() => InstantScalar, { description: 'When the record was made.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When it changed last.' })
  updatedAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'First and last day of a stay.' })
export class StayDays {
  @Field(() => PlainDateScalar, { description: 'The first day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day; null while it goes on.' })
  endsOn!: string | null;
}

@ObjectType({ description: 'What is known of somebody by one coded list.' })
export class HeldCodes {
  @Field(() => CodeListNameEnum, { description: 'The list.' })
  list!: CodeListName;
  @Field(() => [String], { description: 'The codes in words.' })
  labels!: string[];
}

@ObjectType({ description: 'A page of the participants list.' })
export class ParticipantConnection extends connectionOf('Participant', Participant) {}

const INPUTS = listInputs('Participant', PARTICIPANT_LIST, { custom: true });

/** Conditions on participants, where a record keeps them. */
export const ParticipantFilter = INPUTS.Filter;

@ArgsType()
export class ParticipantListArgs extends INPUTS.Args {}
