import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ListCount, PlainDateScalar } from '@afterbell/core/api';
import type { OrganizationLevel } from '@afterbell/core/domain';
import { OrganizationLevelEnum } from '@afterbell/organizations/api';
import { StayStateEnum } from '@afterbell/people/api';
import { PERSON_KINDS, type StayState } from '@afterbell/people/domain';

/** In the order in which groups are answered. */
export const SEARCH_KINDS = [...PERSON_KINDS, 'household', 'roster', 'organization', 'activity', 'session'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const SearchKindEnum = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, kind]));
registerEnumType(SearchKindEnum, { name: 'SearchKind', description: 'What a search finds.' });

@ObjectType({ description: 'One thing that a search found.' })
export class SearchHit {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'Its name as lists show it.' })
  title!: string;
  @Field(() => String, { nullable: true, description: 'Where it belongs: the sites of a person, what an organization stands under, the activity of a session, the address of a household.' })
  place!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth of a participant.' })
  birthDate!: string | null;
  @Field(() => String, { nullable: true, description: 'Local ID of a participant, employee ID of staff.' })
  identifier!: string | null;
  @Field(() => OrganizationLevelEnum, { nullable: true, description: 'Level of an organization.' })
  level!: OrganizationLevel | null;
  @Field({ description: 'True of a participant with a contact restriction in force.' })
  isRestricted!: boolean;
  @Field(() => StayStateEnum, { nullable: true, description: 'Whether a person is here, is to come or has left.' })
  stayState!: StayState | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day of a person who left, the first of one who is here or to come; null to who may not view registration information.' })
  stayDay!: string | null;
  @Field({ description: 'True of what does not hold the text but is written alike.' })
  isSimilar!: boolean;
  @Field({ description: 'Page of the client that shows it.' })
  path!: string;
}

@ObjectType({ description: 'What a search found of one kind.' })
export class SearchGroup {
  @Field(() => SearchKindEnum, { description: 'What all of them are.' })
  kind!: SearchKind;
  @Field(() => ListCount, { description: 'How many hold the text.' })
  count!: ListCount;
  @Field(() => [SearchHit], { description: 'The best of them, then those written alike.' })
  hits!: SearchHit[];
  @Field(() => String, { nullable: true, description: 'Page of the client with all that hold the text; null where the role may visit none.' })
  listPath!: string | null;
}
