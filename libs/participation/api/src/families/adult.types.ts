import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { type AdultInput, MEMBER_TYPES, type MemberType, MOST_ADULTS_AT_ONCE, type SessionOutcome } from '@afterbell/participation/domain';
import { Type as TransformType } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { SessionOutcomeEnum } from '../attendance/attendance.types';
import { SessionOnDay } from '../shared/session-day.types';

export const MemberTypeEnum = Object.fromEntries(MEMBER_TYPES.map((type) => [type, type]));
registerEnumType(MemberTypeEnum, { name: 'MemberType', description: 'What an adult who attends is to the children.' });

@ObjectType({ description: 'An adult who attended a session on one day. Adults are counted apart from participants, never with them.' })
export class AdultAttendance {
  @Field(() => ID, { description: 'Id of the row.' })
  id!: string;
  @Field(() => ID, { nullable: true, description: 'The person on record; none of somebody known by name.' })
  personId!: string | null;
  @Field(() => String, { nullable: true, description: 'The name; none of a person who is not in sight.' })
  name!: string | null;
  @Field(() => MemberTypeEnum, { description: 'What they are to the children.' })
  memberType!: MemberType;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they came, where that differs from the day.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they left, where that differs from the day.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Minutes that they were there.' })
  minutes!: number;
  @Field(() => Int, { description: 'Version to send when it is saved.' })
  version!: number;
}

@ObjectType({ description: 'An adult who can be marked with one press: a contact of children who are enrolled, or somebody who came before.' })
export class AdultChoice {
  @Field(() => ID, { nullable: true, description: 'The person on record; none of somebody known by name.' })
  personId!: string | null;
  @Field({ description: 'The name.' })
  name!: string;
  @Field(() => MemberTypeEnum, { description: 'What they are to the children.' })
  memberType!: MemberType;
  @Field(() => [String], { description: 'Names of their children who are enrolled on the day.' })
  children!: string[];
  @Field({ description: 'Whether there is a contact restriction about one of these children on the day.' })
  restricted!: boolean;
}

@ObjectType({ description: 'Adults of a programme year, apart from participants.' })
export class AdultTotals {
  @Field(() => Int, { description: 'Different adults.' })
  adults!: number;
  @Field(() => Int, { description: 'How often they attended together.' })
  visits!: number;
  @Field(() => Int, { description: 'Minutes of all of them.' })
  minutes!: number;
}

@ObjectType({ description: 'Adults at one session on one day.' })
export class FamilyDay extends SessionOnDay {
  @Field(() => ID, { description: 'The activity.' })
  activityId!: string;
  @Field({ description: 'Name of the activity.' })
  activityName!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field({ description: 'Whether the month is locked.' })
  locked!: boolean;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How the day ended; nobody is recorded on one that did not run.' })
  outcome!: SessionOutcome | null;
  @Field({ description: 'Whether the day is still to come at the site: adults are recorded once they are there.' })
  toCome!: boolean;
  @Field({ description: 'Whether the caller may record adults on this day.' })
  canEdit!: boolean;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The session date before.' })
  previousDate!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The session date after.' })
  nextDate!: string | null;
  @Field(() => [AdultAttendance], { description: 'Who was there, by name.' })
  adults!: AdultAttendance[];
  @Field(() => [AdultChoice], { description: 'Who else can be marked with one press, 200 at most; contacts only for who may view relationships.' })
  choices!: AdultChoice[];
  @Field(() => AdultTotals, { description: 'Adults of the site in the programme year of the day.' })
  year!: AdultTotals;
}

@InputType({ description: 'An adult who is there: a person on record, or somebody by name.' })
export class AdultFields implements AdultInput {
  @Field(() => ID, { nullable: true, description: 'The row to change; none records somebody.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => ID, { nullable: true, description: 'The person.' })
  @Allow()
  personId?: string | null;
  @Field(() => String, { nullable: true, description: 'The name of somebody who is not on record, at most 200 characters.' })
  @Allow()
  name?: string | null;
  @Field(() => MemberTypeEnum, { description: 'What they are to the children.' })
  @IsString()
  memberType!: string;
  @Field(() => String, { nullable: true, description: 'When they came, `HH:mm`; the start of the day by default.' })
  @Allow()
  startTime?: string | null;
  @Field(() => String, { nullable: true, description: 'When they left, `HH:mm`; the end of the day by default.' })
  @Allow()
  endTime?: string | null;
}

@InputType({ description: 'Adults at one session on one day.' })
export class SaveAdultsInput {
  @Field(() => ID, { description: 'The session.' })
  @IsString()
  sessionId!: string;
  @Field({ description: 'The day, `yyyy-MM-dd`.' })
  @IsString()
  date!: string;
  @Field(() => [AdultFields], { description: `Who is there, at most ${MOST_ADULTS_AT_ONCE} at once. Whoever is there already is left as they are.` })
  @IsArray()
  @ArrayMaxSize(MOST_ADULTS_AT_ONCE)
  @ValidateNested({ each: true })
  @TransformType(() => AdultFields)
  adults!: AdultFields[];
}

@InputType({ description: 'An adult to take off a day, or to bring back.' })
export class RemoveAdultInput {
  @Field(() => ID, { description: 'Id of the row.' })
  @IsString()
  id!: string;
  @Field({ defaultValue: false, description: 'True brings it back.' })
  @IsBoolean()
  restore!: boolean;
}

@ObjectType({ description: 'The day as it now is.' })
export class FamilyDayPayload extends MutationPayload {
  @Field(() => FamilyDay, { nullable: true, description: 'The day; null beside problems.' })
  day?: FamilyDay | null;
}
