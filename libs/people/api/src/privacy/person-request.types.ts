import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { type PersonKind, PRIVACY_REQUEST_FIELDS } from '@afterbell/people/domain';
import { IsIn, IsInt, IsOptional, IsUUID } from 'class-validator';
import { entryInput } from '../entries/entry.types';
import { PersonKindEnum } from '../kinds/person.types';
import { PERSON_REQUEST_KINDS, PERSON_REQUEST_LIST, REQUEST_SCOPES, type RequestScope } from './person-request-list';

const enumOf = (codes: readonly string[]) => Object.fromEntries(codes.map((value) => [value, value]));
const PersonRequestKindEnum = enumOf(PERSON_REQUEST_KINDS);
registerEnumType(PersonRequestKindEnum, { name: 'PersonRequestKind', description: 'A link to a teacher that waits for a yes, or what somebody asks about their data: to see it, to have it corrected or erased.' });
const RequestScopeEnum = enumOf(REQUEST_SCOPES);
registerEnumType(RequestScopeEnum, { name: 'RequestScope', description: 'Which requests: those that wait, are overdue, wait for the caller, are decided, or all.' });

export const PrivacyRequestValues = entryInput('PrivacyRequest', PRIVACY_REQUEST_FIELDS, {
  kind: 'What is asked: `access`, `erase` or `correct`.',
  askedBy: 'Who asks.',
  relation: 'What they are to the person.',
  channel: 'How it came: `phone`, `mail`, `email`, `in_person` or `other`.',
  askedOn: 'The day on which it was asked; the answer is due from it.',
  note: 'What exactly is asked.',
  assignedTo: 'Id of the user who sees to it.',
  status: '`open`, `in_progress`, `done` or `declined`.',
  outcome: 'What was answered; required once it is decided.',
});

@ObjectType({ description: 'Something about a person that waits for a decision, or was decided.' })
export class PersonRequest {
  personId!: string;
  assignedTo!: string | null;
  createdBy!: string | null;
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;
  @Field(() => PersonRequestKindEnum, { description: 'What is asked.' })
  kind!: string;
  @Field(() => ID, { nullable: true, description: 'The person; null for one who is out of sight.' })
  visiblePersonId!: string | null;
  @Field({ description: 'Name of the person as lists show it.' })
  personName!: string;
  @Field({ description: 'Whether the person has a participant’s record.' })
  isParticipant!: boolean;
  @Field(() => [PersonKindEnum], { description: 'All that the person is, as far as the caller may see people of the kind; each has a record to go to.' })
  personKinds!: PersonKind[];
  @Field(() => String, { nullable: true, description: 'Who asks; of a link the teacher.' })
  askedBy!: string | null;
  @Field(() => String, { nullable: true, description: 'What they are to the person; of a link what they teach.' })
  relation!: string | null;
  @Field(() => String, { nullable: true, description: 'How it came.' })
  channel!: string | null;
  @Field(() => PlainDateScalar, { description: 'The day on which it was asked.' })
  askedOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The day by which it is to be answered; links have none.' })
  dueOn!: string | null;
  @Field({ description: '`open`, `in_progress`, `done` or `declined`.' })
  status!: string;
  @Field({ description: 'Whether it should have been answered before today.' })
  isOverdue!: boolean;
  @Field(() => String, { nullable: true, description: 'What exactly is asked.' })
  note!: string | null;
  @Field(() => String, { nullable: true, description: 'What was answered.' })
  outcome!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The day on which it was decided.' })
  decidedOn!: string | null;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
  @Field(() => InstantScalar, { description: 'When it was entered.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the requests.' })
export class PersonRequestConnection extends connectionOf('PersonRequest', PersonRequest) {}

@ArgsType()
export class PersonRequestListArgs extends listArgs('PersonRequest', PERSON_REQUEST_LIST) {
  @Field(() => RequestScopeEnum, { defaultValue: 'waiting', description: 'Which requests.' })
  @IsIn(REQUEST_SCOPES)
  scope!: RequestScope;
}

@ObjectType({ description: 'How many requests wait.' })
export class PersonRequestCounts {
  @Field(() => Int, { description: 'For anybody’s decision.' })
  waiting!: number;
  @Field(() => Int, { description: 'Past the day by which they were to be answered.' })
  overdue!: number;
  @Field(() => Int, { description: 'For the caller’s.' })
  mine!: number;
}

@ObjectType({ description: 'A user who may see to requests.' })
export class RequestAssignee {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;
  @Field({ description: 'Name as the tenant calls them.' })
  name!: string;
}

@InputType({ description: 'A link to a teacher to decide.' })
export class DecideTeacherLinkInput {
  @Field(() => ID, { description: 'Id of the link.' })
  @IsUUID()
  id!: string;
  @Field(() => Int, { description: 'The version that was read.' })
  @IsInt()
  version!: number;
  @Field({ description: '`linked`, `declined`, or `pending` to take the decision back.' })
  @IsIn(['linked', 'declined', 'pending'])
  status!: string;
}

@InputType({ description: 'A request to enter or to change.' })
export class SavePrivacyRequestInput {
  @Field(() => ID, { nullable: true, description: 'The request to change; none enters one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => ID, { description: 'The person whom it is about.' })
  @IsUUID()
  personId!: string;
}

@ObjectType({ description: 'What became of the request.' })
export class PersonRequestPayload extends MutationPayload {
  @Field(() => PersonRequest, { nullable: true, description: 'The request as it is now; null beside problems.' })
  request?: PersonRequest | null;
}
