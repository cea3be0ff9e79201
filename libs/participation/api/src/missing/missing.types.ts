import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import type { SessionOutcome } from '@afterbell/participation/domain';
import { SessionOutcomeEnum } from '../attendance/attendance.types';
import { SessionDate } from '../session-date/session-date.types';
import { SessionDayArgs } from '../today/session-days.types';

/** Days that one call may close. */
export const MAX_DAYS = 200;

@ArgsType()
export class MissingArgs extends SessionDayArgs {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'Only this site.' })
  siteId?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'Only this activity.' })
  activityId?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Only from this day on.' })
  from?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Only up to this day.' })
  to?: string | null;
}

@ObjectType({ description: 'Something the queue can be narrowed to.' })
export class MissingChoice {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => Int, { description: 'Days that are missing there.' })
  count!: number;
}

@ObjectType({ description: 'A week with missing days.' })
export class MissingWeek {
  @Field(() => PlainDateScalar, { description: 'Its Sunday.' })
  startsOn!: string;
  @Field(() => Int, { description: 'Days that are missing in it.' })
  count!: number;
}

@ObjectType({ description: 'How much attendance of the current term is missing up to now, and where.' })
export class MissingAttendance {
  @Field(() => Int, { description: 'Session dates without an outcome.' })
  total!: number;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The oldest of them.' })
  oldest!: string | null;
  @Field(() => [MissingChoice], { description: 'Their sites by name, at most 200.' })
  sites!: MissingChoice[];
  @Field(() => [MissingChoice], { description: 'Their activities by name, of the one site when one is asked for, at most 200.' })
  activities!: MissingChoice[];
  @Field(() => [MissingWeek], { description: 'Their weeks, the oldest first, at most 60.' })
  weeks!: MissingWeek[];
}

@InputType({ description: 'A day of a session.' })
export class SessionDayInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
}

@InputType({ description: 'Several days that ended the same way; without an outcome they are reopened.' })
export class CloseSessionDatesInput {
  @IsArray()
  @ArrayNotEmpty({ message: 'No day is chosen.' })
  @ArrayMaxSize(MAX_DAYS, { message: `At most ${MAX_DAYS} days at once.` })
  @ValidateNested({ each: true })
  @Type(() => SessionDayInput)
  @Field(() => [SessionDayInput], { description: 'The days, 1 to 200.' })
  days!: SessionDayInput[];
  @Allow()
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'The outcome; none takes it back.' })
  outcome?: SessionOutcome | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why the sessions did not run; needed for that outcome, at most 500 characters.' })
  reason?: string | null;
}

@ObjectType({ description: 'A day that was left as it is.' })
export class RefusedDay {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field({ description: 'Why, in words.' })
  message!: string;
}

@ObjectType({ description: 'Answer of closeSessionDates: each day by itself.' })
export class CloseSessionDatesPayload extends MutationPayload {
  @Field(() => [SessionDate], { nullable: true, description: 'The days that have the outcome now.' })
  closed?: SessionDate[] | null;
  @Field(() => [RefusedDay], { nullable: true, description: 'The days that could not be given it.' })
  refused?: RefusedDay[] | null;
}
