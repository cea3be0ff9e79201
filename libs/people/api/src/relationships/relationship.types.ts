import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { RELATIONSHIP_KINDS, type RelationshipKind } from '@afterbell/people/domain';

export const RelationshipKindEnum = Object.fromEntries(RELATIONSHIP_KINDS.map((kind) => [kind, kind]));
registerEnumType(RelationshipKindEnum, { name: 'RelationshipKind', description: 'What the other person is to the participant.' });

const TEXT = { nullable: true } as const;

@ObjectType({ description: 'Either person of a relationship, with how to reach them.' })
export class RelatedPerson {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'First name.' })
  firstName!: string;
  @Field({ description: 'Last name; empty for who has one name.' })
  lastName!: string;
  @Field(() => String, { ...TEXT, description: 'What the person goes by.' })
  preferredName!: string | null;
  @Field(() => PlainDateScalar, { ...TEXT, description: 'Day of birth.' })
  birthDate!: string | null;
  @Field(() => String, { ...TEXT, description: 'School grade, of a participant.' })
  grade!: string | null;
  @Field(() => String, { ...TEXT, description: 'E-mail address.' })
  email!: string | null;
  @Field(() => String, { ...TEXT, description: 'Phone number, E.164.' })
  phone!: string | null;
  @Field(() => String, { ...TEXT, description: 'Another phone number, E.164.' })
  otherPhone!: string | null;
  @Field(() => String, { ...TEXT, description: 'Street and number.' })
  addressLine1!: string | null;
  @Field(() => String, { ...TEXT, description: 'Apartment or the like.' })
  addressLine2!: string | null;
  @Field(() => String, { ...TEXT, description: 'City.' })
  city!: string | null;
  @Field(() => String, { ...TEXT, description: 'State.' })
  state!: string | null;
  @Field(() => String, { ...TEXT, description: 'ZIP code.' })
  postalCode!: string | null;
  @Field({ description: 'Whether a participant.' })
  isParticipant!: boolean;
  @Field({ description: 'Whether a contact.' })
  isContact!: boolean;
  @Field({ description: 'Whether staff.' })
  isStaff!: boolean;
  @Field({ description: 'Whether a teacher.' })
  isTeacher!: boolean;
  @Field({ description: 'Whether a board member.' })
  isBoardMember!: boolean;
  @Field(() => Int, { description: 'Version to send when the person is edited.' })
  version!: number;
}

@ObjectType({ description: 'What a person is to a participant, and what they may and must not.' })
export class Relationship {
  @Field(() => ID, { description: 'Id of the relationship.' })
  id!: string;
  @Field(() => RelatedPerson, { description: 'The participant.' })
  participant!: RelatedPerson;
  @Field(() => RelatedPerson, { description: 'The other person.' })
  other!: RelatedPerson;
  @Field(() => RelationshipKindEnum, { description: 'What the other person is to the participant.' })
  kind!: RelationshipKind;
  @Field({ description: 'The same in words: Mother.' })
  label!: string;
  @Field({ description: 'What the participant is to the other person, in words: Child.' })
  inverse!: string;
  @Field({ description: 'Whether a primary contact.' })
  isPrimary!: boolean;
  @Field({ description: 'Whether parent or legal guardian.' })
  isGuardian!: boolean;
  @Field({ description: 'Whether they live together.' })
  livesWith!: boolean;
  @Field(() => Int, { ...TEXT, description: 'The how-manieth to call in an emergency; none is nobody to call.' })
  emergencyOrder!: number | null;
  @Field({ description: 'Whether the child may be released to them, as was ticked: a restriction in force wins.' })
  mayPickUp!: boolean;
  @Field({ description: 'Whether there is a contact restriction.' })
  isRestricted!: boolean;
  @Field(() => String, { ...TEXT, description: 'What the restriction says.' })
  restrictionText!: string | null;
  @Field(() => PlainDateScalar, { ...TEXT, description: 'First day of the restriction; none is from always.' })
  restrictedFrom!: string | null;
  @Field(() => PlainDateScalar, { ...TEXT, description: 'Last day of the restriction; none is until further notice.' })
  restrictedTo!: string | null;
  @Field({ description: 'Whether the restriction is in force today.' })
  isInForce!: boolean;
  @Field(() => PlainDateScalar, { ...TEXT, description: 'When the relationship ended.' })
  endedOn!: string | null;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'Answer of the mutations of relationships.' })
export class RelationshipsPayload extends MutationPayload {
  @Field(() => [Relationship], { nullable: true, description: 'The relationships as they are now; none that was removed.' })
  relationships?: Relationship[] | null;
}
