import { Allow } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar, Problem } from '@afterbell/core/api';
import type { SessionDateState, SessionOutcome } from '@afterbell/participation/domain';
import { SessionOutcomeEnum, StatusCounts } from '../attendance/attendance.types';
import { MonthLock, SessionDateStateEnum } from '../roster/roster.types';
import { SessionOnDay } from '../shared/session-day.types';

@InputType({ description: 'A day of a session.' })
export class SessionDateInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The activity; when given, the session must be one of it.' })
  activityId?: string | null;
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
}

@InputType({ description: 'A day to add to a session.' })
export class AddSessionDateInput extends SessionDateInput {
  @Allow()
  @Field({ nullable: true, description: "Add the day although the site's calendar closes it: the answer to DATE_CLOSED." })
  confirmClosed?: boolean;
}

@InputType({ description: 'How a day ended.' })
export class CloseSessionDateInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Allow()
  @Field(() => SessionOutcomeEnum, { description: 'The outcome. `taken` needs a mark, the others need that nobody is marked present.' })
  outcome!: SessionOutcome;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why the session did not run; needed for that outcome, at most 500 characters.' })
  reason?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Version of the session date that was read; a newer one refuses with STALE_VERSION.' })
  version?: number | null;
}

@InputType({ description: 'A closed day to reopen.' })
export class ReopenSessionDateInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Version of the session date that was read; a newer one refuses with STALE_VERSION.' })
  version?: number | null;
}

@ObjectType({ description: 'One session on one day, without its participants.' })
export class SessionDate extends SessionOnDay {
  @Field(() => SessionDateStateEnum, { description: 'What this day is to the session.' })
  state!: SessionDateState;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How the day ended; none while it was not entered yet.' })
  outcome!: SessionOutcome | null;
  @Field(() => String, { nullable: true, description: 'Why the session did not run.' })
  outcomeReason!: string | null;
  @Field(() => Int, { description: 'Version of the session date; 0 while there is none.' })
  version!: number;
}

@ObjectType({ description: 'Whether attendance can be taken for a session on a day, and if not, why.' })
export class SessionDateCheck extends SessionDate {
  @Field({ description: 'Whether it is a drop-in, whose days make themselves with the first mark.' })
  isDropIn!: boolean;
  @Field(() => String, { nullable: true, description: "The site calendar's reason when it closes the day." })
  closureReason!: string | null;
  @Field(() => MonthLock, { nullable: true, description: 'Lock of the month; none while it is open.' })
  lock!: MonthLock | null;
  @Field(() => [Problem], { description: 'Why attendance cannot be taken: MONTH_LOCKED, DATE_CLOSED or DATE_NOT_SCHEDULED; empty when it can.' })
  problems!: Problem[];
}

@ObjectType({ description: 'One day of a session on its calendar.' })
export class CalendarDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => SessionDateStateEnum, { description: 'What this day is to the session.' })
  state!: SessionDateState;
  @Field(() => String, { nullable: true, description: "The site calendar's reason when it closes the day." })
  closureReason!: string | null;
  @Field({ description: 'Whether the month is locked.' })
  locked!: boolean;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How the day ended; none while it was not entered yet.' })
  outcome!: SessionOutcome | null;
  @Field(() => Int, { description: 'Participants enrolled on this day.' })
  enrolledCount!: number;
  @Field(() => StatusCounts, { description: 'Participants by status; those enrolled and not yet marked count as enrolled.' })
  counts!: StatusCounts;
}

@ObjectType({ description: 'Answer of a mutation about one session date.' })
export class SessionDatePayload extends MutationPayload {
  @Field(() => SessionDate, { nullable: true, description: 'The session date after the change; none when it was refused.' })
  sessionDate?: SessionDate | null;
}
