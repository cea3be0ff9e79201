import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import type { SessionDateState, SessionOutcome } from '@afterbell/participation/domain';
import { SessionOutcomeEnum } from '../attendance/attendance.types';
import { SessionDateStateEnum } from '../roster/roster.types';
import { GridCell } from './grid.types';

@ObjectType({ description: 'One session date of a participant.' })
export class ParticipantGridCell extends GridCell {
  @Field(() => PlainTimeScalar, { description: 'Planned start of the session on this day.' })
  plannedStart!: string;
  @Field(() => PlainTimeScalar, { description: 'Planned end of the session on this day.' })
  plannedEnd!: string;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How the day ended for the session; none while it was not entered yet.' })
  outcome!: SessionOutcome | null;
}

@ObjectType({ description: 'A session in which a participant has a place or a mark.' })
export class ParticipantGridSession {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of the activity.' })
  activityName!: string;
  @Field({ description: 'Whether it is unscheduled: every mark needs its times.' })
  timesRequired!: boolean;
  @Field(() => [ParticipantGridCell], { description: 'Its dates on which the participant has a place or a mark.' })
  cells!: ParticipantGridCell[];
}

@ObjectType({ description: 'A day on which a participant is expected somewhere, or was marked.' })
export class ParticipantGridDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => SessionDateStateEnum, { description: 'Scheduled, or closed by the calendar of the site.' })
  state!: SessionDateState;
  @Field(() => String, { nullable: true, description: "The site calendar's reason when it closes the day." })
  closureReason!: string | null;
  @Field({ description: 'Whether the month is locked.' })
  locked!: boolean;
}

@ObjectType({ description: 'The sessions of one participant at the acting site by their dates.' })
export class ParticipantGrid {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Given name.' })
  firstName!: string;
  @Field({ description: 'Family name.' })
  lastName!: string;
  @Field(() => [ParticipantGridDay], { description: 'Days between the two asked for, in order, on which there is anything.' })
  days!: ParticipantGridDay[];
  @Field(() => [ParticipantGridSession], { description: 'Sessions by their start.' })
  sessions!: ParticipantGridSession[];
  @Field({ description: 'Whether the viewer may mark here; single dates may be closed or locked.' })
  mayEdit!: boolean;
}
