import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Min } from 'class-validator';
import { connectionOf, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import type { AttendanceStatus } from '@afterbell/participation/domain';
import { AttendanceStatusEnum } from '../attendance/attendance.types';

@ObjectType({ description: 'A participant’s place in a session.' })
export class ParticipantEnrollment {
  @Field(() => ID, { description: 'Id of the enrollment.' })
  id!: string;
  @Field(() => ID, { description: 'Id of the session.' })
  sessionId!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of its activity.' })
  activityName!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none while it goes on to the end of the session.' })
  endsOn!: string | null;
  @Field(() => PlainDateScalar, { description: 'Last day of the session itself.' })
  sessionEndsOn!: string;
}

@ObjectType({ description: 'A page of a participant’s enrollments.' })
export class ParticipantEnrollmentConnection extends connectionOf('ParticipantEnrollment', ParticipantEnrollment) {}

@ObjectType({ description: 'How a participant was marked on one session date.' })
export class ParticipantMark {
  @Field(() => ID, { description: 'Id of the session.' })
  sessionId!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of its activity.' })
  activityName!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field(() => AttendanceStatusEnum, { description: 'The mark.' })
  status!: AttendanceStatus;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they came, where it was taken.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they left, where it was taken.' })
  endTime!: string | null;
}

@ObjectType({ description: 'A page of a participant’s marks.' })
export class ParticipantMarkConnection extends connectionOf('ParticipantMark', ParticipantMark) {}

@ObjectType({ description: 'A band of hours, in minutes; it begins with the first and ends before the last.' })
export class HourBand {
  @Field(() => Int, { description: 'First minute.' })
  from!: number;
  @Field(() => Int, { nullable: true, description: 'First minute of the next band; none for the last band.' })
  to!: number | null;
}

@ObjectType({ description: 'One day of a participant.' })
export class ParticipantDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => Int, { description: 'Minutes attended; what overlaps counts once.' })
  minutes!: number;
  @Field(() => Int, { description: 'Sessions marked present.' })
  present!: number;
  @Field(() => Int, { description: 'Sessions marked absent, excused.' })
  excused!: number;
  @Field(() => Int, { description: 'Sessions marked absent, not excused.' })
  unexcused!: number;
}

@ObjectType({ description: 'What a participant attended in a stretch of time.' })
export class ParticipantHours {
  @Field({ description: 'Name of the term or year.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => Int, { description: 'Minutes attended.' })
  minutes!: number;
  @Field(() => Int, { description: 'Days on which they were present.' })
  daysPresent!: number;
  @Field(() => Int, { description: 'Sessions marked absent, excused.' })
  excused!: number;
  @Field(() => Int, { description: 'Sessions marked absent, not excused.' })
  unexcused!: number;
  @Field(() => HourBand, { nullable: true, description: 'The federal band of the minutes; none for zero minutes: not served.' })
  band!: HourBand | null;
}

@ObjectType({ description: 'A programme year of a participant, 1 July to 30 June, at the sites that the caller sees.' })
export class ParticipantYear {
  @Field(() => Int, { description: 'The year in which it begins.' })
  year!: number;
  @Field(() => Int, { nullable: true, description: 'The first programme year with a mark; none without any.' })
  firstYear!: number | null;
  @Field(() => ParticipantHours, { description: 'The whole year.' })
  total!: ParticipantHours;
  @Field(() => [ParticipantHours], { description: 'Its terms, by date.' })
  terms!: ParticipantHours[];
  @Field(() => [ParticipantDay], { description: 'Days with a mark, by date.' })
  days!: ParticipantDay[];
}

@ArgsType()
export class ParticipantPageArgs {
  @Field(() => ID, { description: 'Id of the participant.' })
  @IsString()
  participantId!: string;
  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Rows of the page, 1 to ${MAX_PAGE_SIZE}.` })
  @IsInt()
  @Min(1)
  first!: number;
  @Field(() => String, { nullable: true, description: 'Cursor after which the page begins.' })
  @IsOptional()
  @IsString()
  after?: string;
}
