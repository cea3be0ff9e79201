import { Allow } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { RELATIVE_REASONS, type RelationshipKind, type RelativeReason } from '@afterbell/people/domain';
import { RelatedPerson, RelationshipKindEnum } from './relationship.types';

const RelativeReasonEnum = Object.fromEntries(RELATIVE_REASONS.map((reason) => [reason, reason]));
registerEnumType(RelativeReasonEnum, {
  name: 'RelativeReason',
  description: 'What agrees.',
  valuesMap: {
    address: { description: 'The same address.' },
    phone: { description: 'The same phone number.' },
    sibling: { description: 'Related to a sibling of the child.' },
    surname: { description: 'The same surname, or part of it, at the same site.' },
  },
});

@ObjectType({ description: 'Somebody who may be a relative of a participant.' })
export class RelativeSuggestion {
  @Field(() => RelatedPerson, { description: 'Who.' })
  person!: RelatedPerson;
  @Field(() => [RelativeReasonEnum], { description: 'Why.' })
  reasons!: RelativeReason[];
  @Field(() => Int, { description: 'How likely, 0 to 100.' })
  score!: number;
  @Field(() => RelationshipKindEnum, { description: 'What they may be to the participant.' })
  kind!: RelationshipKind;
}

@ObjectType({ description: 'Answer of the mutations whose change is read anew.' })
export class FamilyPayload extends MutationPayload {}

@InputType('MakeParticipantInput', { description: 'Somebody on record who begins to take part.' })
export class MakeParticipantFields {
  @Allow()
  @Field(() => ID, { description: 'The person.' })
  personId!: string;
  @Allow()
  @Field(() => Int, { description: 'The version of the person that was read.' })
  version!: number;
  @Allow()
  @Field(() => ID, { description: 'The site they come to.' })
  siteId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day of the stay.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth, where it is not on record.' })
  birthDate?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'School grade.' })
  grade?: string | null;
}
