import { Allow } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { Session } from '../activity.types';

@InputType('MoveSessionDateInput', { description: 'One date of a session, on another day or at another time.' })
export class MoveSessionDateInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The date as it is.' })
  date!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day that it comes to; the same day changes only the time.' })
  toDate!: string;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When it begins there; as before when left out.' })
  startTime?: string | null;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When it ends there; as before when left out.' })
  endTime?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why, at most 200 characters.' })
  reason?: string | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Move it although the site is closed on that day: the answer to DATE_CLOSED.' })
  confirmClosed?: boolean | null;
}

@ObjectType({ description: 'Answer of the mutations of one date, and of removing a session.' })
export class ActivitySessionPayload extends MutationPayload {
  @Field(() => Session, { nullable: true, description: 'The session as it is now; null when it is gone.' })
  session?: unknown;
}

@InputType('EndSessionInput', { description: 'The day on which a session ends.' })
export class EndSessionInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Its last day, between the first and the last that it has.' })
  endsOn!: string;
  @Allow()
  @Field({ defaultValue: false, description: 'True: only what it would do; nothing is written.' })
  dryRun!: boolean;
}

@ObjectType({ description: 'One date of a session.' })
export class SessionScheduleDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => PlainTimeScalar, { description: 'When it begins.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'When it ends.' })
  endTime!: string;
  @Field({ description: 'Whether it was added or moved by hand: no schedule made it.' })
  added!: boolean;
  @Field({ description: 'Whether attendance or an outcome was entered: such a date stays.' })
  used!: boolean;
}
