import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { MAX_MARKS, SavedMark, SessionOutcomeEnum } from '../attendance/attendance.types';
import type { SessionOutcome } from '@afterbell/participation/domain';

@InputType({ description: 'Attendance to delete from one session date.' })
export class DeleteAttendanceInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @IsArray()
  @ArrayNotEmpty({ message: 'Nobody is chosen.' })
  @ArrayMaxSize(MAX_MARKS, { message: `At most ${MAX_MARKS} participants at once.` })
  @Field(() => [ID], { description: 'The participants, 1 to 500.' })
  personIds!: string[];
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why so late: the answer to ATTENDANCE_LATE.' })
  reason?: string | null;
}

@ObjectType({ description: 'What was deleted.' })
export class DeletedAttendance {
  @Field(() => Int, { description: 'How many participants had a mark.' })
  count!: number;
  @Field(() => [SavedMark], { description: 'The marks as they were, to set them again.' })
  marks!: SavedMark[];
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'Outcome of the day now: none again when nobody is left who was marked.' })
  outcome!: SessionOutcome | null;
}

@ObjectType({ description: 'Answer of deleteAttendance.' })
export class DeleteAttendancePayload extends MutationPayload {
  @Field(() => DeletedAttendance, { nullable: true, description: 'What was deleted; none when it was refused.' })
  deleted?: DeletedAttendance | null;
}
