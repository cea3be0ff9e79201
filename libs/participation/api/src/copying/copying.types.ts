import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import type { AttendanceStatus, SessionOutcome } from '@afterbell/participation/domain';
import { AttendanceStatusEnum, MAX_MARKS, SessionOutcomeEnum } from '../attendance/attendance.types';
import { SessionOnDay } from '../shared/session-day.types';

/** Sessions that one call may copy to. */
export const MAX_TARGETS = 50;

@InputType({ description: 'What is to be copied from where.' })
export class CopySource {
  @Allow()
  @Field(() => ID, { description: 'The session that attendance is copied from.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @IsArray()
  @ArrayNotEmpty({ message: 'No status is chosen.' })
  @Field(() => [AttendanceStatusEnum], { description: 'Statuses to copy: Present, ExcusedAbsence, UnexcusedAbsence.' })
  statuses!: AttendanceStatus[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_MARKS)
  @Field(() => [ID], { nullable: true, description: 'Only these participants; all who have one of the statuses when left out.' })
  personIds?: string[] | null;
}

@InputType({ description: 'Attendance to copy to other sessions of the same site and day.' })
export class CopyAttendanceInput extends CopySource {
  @IsArray()
  @ArrayNotEmpty({ message: 'No session is chosen.' })
  @ArrayMaxSize(MAX_TARGETS, { message: `At most ${MAX_TARGETS} sessions at once.` })
  @Field(() => [ID], { description: 'The sessions to copy to, 1 to 50.' })
  targetIds!: string[];
  @Allow()
  @Field({ nullable: true, description: 'Also replace statuses that somebody has set there.' })
  overwrite?: boolean;
  @Allow()
  @Field({ nullable: true, description: 'Copy although somebody would be present in two sessions at once: the answer to ATTENDANCE_OVERLAP.' })
  allowOverlap?: boolean;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why so late: the answer to ATTENDANCE_LATE.' })
  reason?: string | null;
}

@ObjectType({ description: 'A session that attendance can be copied to, and what that would do.' })
export class CopyTarget extends SessionOnDay {
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of the activity.' })
  activityName!: string;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How its day ended; none while it was not entered yet.' })
  outcome!: SessionOutcome | null;
  @Field(() => Int, { description: 'Participants who would be marked.' })
  copied!: number;
  @Field(() => Int, { description: 'Participants who have another status there: they keep it unless overwriting is asked for.' })
  different!: number;
  @Field(() => Int, { description: 'Participants who have the same status there already.' })
  same!: number;
  @Field(() => Int, { description: 'Participants who are not enrolled there: nothing is written for them.' })
  notEnrolled!: number;
  @Field(() => Int, { description: 'Participants who would be present in two sessions at once.' })
  overlapping!: number;
}

@ObjectType({ description: 'What was copied to one session.' })
export class CopiedTo {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field(() => Int, { description: 'Marks that were written.' })
  copied!: number;
  @Field(() => Int, { description: 'Participants who kept the status they had there.' })
  kept!: number;
  @Field(() => Int, { description: 'Participants who are not enrolled there.' })
  notEnrolled!: number;
}

@ObjectType({ description: 'Answer of copyAttendance.' })
export class CopyAttendancePayload extends MutationPayload {
  @Field(() => [CopiedTo], { nullable: true, description: 'The sessions in the order they were named; none when nothing was copied.' })
  sessions?: CopiedTo[] | null;
}
