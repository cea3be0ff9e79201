import { ArgsType, Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { ATTENDEE_ROLES, type AttendeeRole, MEETING_KINDS, type MeetingKind, type MeetingValues, TRAINING_CATEGORY_KEYS } from '@afterbell/participation/domain';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { MEETING_HOURS_LIST, MEETING_LIST } from './meeting-list';

const enumOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key]));
export const MeetingKindEnum = enumOf(MEETING_KINDS);
registerEnumType(MeetingKindEnum, { name: 'MeetingKind', description: 'Which kind of meeting; each has a permission of its own.' });
export const TrainingCategoryEnum = enumOf(TRAINING_CATEGORY_KEYS);
registerEnumType(TrainingCategoryEnum, { name: 'TrainingCategory', description: 'What a training is about.' });
export const AttendeeRoleEnum = enumOf(ATTENDEE_ROLES);
registerEnumType(AttendeeRoleEnum, { name: 'AttendeeRole', description: 'As what somebody attends a meeting; guests are known by name alone.' });

@ObjectType({ description: 'How many were expected at a meeting, how many came, and for how long together.' })
export class MeetingAttendance {
  @Field(() => Int, { description: 'Who is on the list.' })
  listed!: number;
  @Field(() => Int, { description: 'Who was there.' })
  present!: number;
  @Field(() => Int, { description: 'Minutes of all who were there.' })
  minutes!: number;
}

@ObjectType({ description: 'Somebody on the list of a meeting.' })
export class MeetingAttendee {
  @Field(() => ID, { description: 'Id of the row.' })
  id!: string;
  @Field(() => ID, { nullable: true, description: 'The person on record; none for a guest.' })
  personId!: string | null;
  @Field(() => String, { nullable: true, description: 'The name; none of a person who is not in sight from the acting organization.' })
  name!: string | null;
  @Field(() => AttendeeRoleEnum, { description: 'As what they attend.' })
  role!: AttendeeRole;
  @Field({ description: 'Whether they were there.' })
  present!: boolean;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they came, where that was late.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they left, where that was early.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Minutes that they were there.' })
  minutes!: number;
}

@ObjectType({ description: 'A staff meeting, an advisory-board meeting or a training.' })
export class Meeting implements MeetingValues {
  organizationId!: string;
  @Field(() => ID, { description: 'Id of the meeting.' })
  id!: string;
  @Field(() => MeetingKindEnum, { description: 'Which kind it is.' })
  kind!: MeetingKind;
  @Field({ description: 'What it is called.' })
  title!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  onDate!: string;
  @Field(() => PlainTimeScalar, { description: 'When it begins.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'When it ends.' })
  endTime!: string;
  @Field({ description: 'Whether people meet online.' })
  isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Where, or the link.' })
  place!: string | null;
  @Field(() => String, { nullable: true, description: 'Who leads it.' })
  facilitator!: string | null;
  @Field(() => String, { nullable: true, description: 'Organizations that took part and are not on record.' })
  otherOrganizations!: string | null;
  @Field(() => String, { nullable: true, description: 'Who gives the training; of professional development.' })
  provider!: string | null;
  @Field(() => TrainingCategoryEnum, { nullable: true, description: 'What the training is about; of professional development.' })
  category!: MeetingValues['category'];
  @Field(() => Float, { nullable: true, description: 'Credit hours that the training counts for; of professional development.' })
  creditHours!: number | null;
  @Field(() => String, { nullable: true, description: 'Topics and objectives.' })
  topics!: string | null;
  @Field(() => String, { nullable: true, description: 'The agenda.' })
  agenda!: string | null;
  @Field(() => String, { nullable: true, description: 'The minutes that were taken.' })
  minutesTaken!: string | null;
  @Field(() => String, { nullable: true, description: 'Anything else.' })
  remarks!: string | null;
  @Field(() => Int, { description: 'Version to send when it is saved.' })
  version!: number;
  @Field(() => InstantScalar, { description: 'When it was added.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When it changed last.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of meetings.' })
export class MeetingConnection extends connectionOf('Meeting', Meeting) {}

@ArgsType()
export class MeetingListArgs extends listArgs('Meeting', MEETING_LIST) {
  @Field(() => MeetingKindEnum, { description: 'Which kind of meetings.' })
  @IsIn(MEETING_KINDS)
  kind!: MeetingKind;
}

@ObjectType({ description: 'How often and how long one person attended meetings of one kind.' })
export class MeetingHours {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'The name.' })
  name!: string;
  @Field(() => Int, { description: 'Meetings that they were at.' })
  meetings!: number;
  @Field(() => Int, { description: 'Minutes that they were there.' })
  minutes!: number;
  @Field(() => Float, { description: 'Credit hours of the trainings that they were at.' })
  creditHours!: number;
}

@ObjectType({ description: 'A page of the hours of meetings.' })
export class MeetingHoursConnection extends connectionOf('MeetingHours', MeetingHours) {}

@ArgsType()
export class MeetingHoursArgs extends listArgs('MeetingHours', MEETING_HOURS_LIST) {
  @Field(() => MeetingKindEnum, { description: 'Which kind of meetings.' })
  @IsIn(MEETING_KINDS)
  kind!: MeetingKind;
  @Field(() => String, { nullable: true, description: 'First day, `yyyy-MM-dd`; that of the programme year by default.' })
  @IsOptional()
  @IsString()
  from?: string | null;
  @Field(() => String, { nullable: true, description: 'Last day; that of the programme year by default.' })
  @IsOptional()
  @IsString()
  to?: string | null;
}

@ObjectType({ description: 'Somebody on record who can be put on the list of a meeting.' })
export class MeetingCandidate {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'The name.' })
  name!: string;
  @Field(() => AttendeeRoleEnum, { description: 'As what they would attend: what they are on record as first.' })
  role!: AttendeeRole;
  @Field(() => [String], { description: 'What they are on record as.' })
  kinds!: string[];
  @Field(() => String, { nullable: true, description: 'Where.' })
  organizationName!: string | null;
}

@ObjectType({ description: 'Who can be put on the list of a meeting.' })
export class MeetingCandidates {
  @Field(() => [MeetingCandidate], { description: 'By name.' })
  nodes!: MeetingCandidate[];
  @Field({ description: 'Whether there are more: search for them by name.' })
  hasMore!: boolean;
}

@ObjectType({ description: 'The meeting as it now is.' })
export class MeetingPayload extends MutationPayload {
  @Field(() => Meeting, { nullable: true, description: 'The meeting; null when it was removed, and beside problems.' })
  meeting?: Meeting | null;
}
