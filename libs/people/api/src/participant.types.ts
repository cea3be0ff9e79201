import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listInputs, PlainDateScalar } from '@afterbell/core/api';
import { PARTICIPANT_LIST } from './participant-list';

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
  @Field(() => InstantScalar, { description: 'When the record was made.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'A page of the participants list.' })
export class ParticipantConnection extends connectionOf('Participant', Participant) {}

const INPUTS = listInputs('Participant', PARTICIPANT_LIST, { custom: true });

/** Conditions on participants, where a record keeps them. */
export const ParticipantFilter = INPUTS.Filter;

@ArgsType()
export class ParticipantListArgs extends INPUTS.Args {}
