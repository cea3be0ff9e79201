import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';

export const CalendarOutcomeEnum = { taken: 'taken', nobody_came: 'nobody_came', did_not_run: 'did_not_run' };
registerEnumType(CalendarOutcomeEnum, { name: 'CalendarOutcome', description: 'How a meeting ended.' });
export const CalendarSourceEnum = { schedule: 'schedule', added: 'added' };
registerEnumType(CalendarSourceEnum, { name: 'CalendarSource', description: 'Where a meeting came from.' });

@ArgsType()
export class SessionCalendarArgs {
  @Field(() => PlainDateScalar, { description: 'First day.' })
  @IsString()
  from!: string;
  @Field(() => PlainDateScalar, { description: 'Last day, at most 42 days with the first.' })
  @IsString()
  to!: string;
  @Field(() => ID, { nullable: true, description: 'Only of this site.' })
  @IsOptional()
  @IsString()
  siteId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only in this room.' })
  @IsOptional()
  @IsString()
  roomId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only sessions that this staff member leads.' })
  @IsOptional()
  @IsString()
  staffId?: string | null;
}

@ObjectType({ description: 'One meeting of a session, as a calendar shows it.' })
export class CalendarSessionDate {
  @Field(() => ID, { description: 'Id of the session.' })
  sessionId!: string;
  @Field(() => ID, { description: 'Id of its activity.' })
  activityId!: string;
  @Field(() => ID, { description: 'Id of its site.' })
  siteId!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => PlainTimeScalar, { description: 'When it begins, by the site’s clock.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'When it ends.' })
  endTime!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of its activity.' })
  activityName!: string;
  @Field(() => String, { nullable: true, description: 'Where it meets: the room, else what was written.' })
  place!: string | null;
  @Field(() => ID, { nullable: true, description: 'Id of the room.' })
  roomId!: string | null;
  @Field(() => [String], { description: 'Who leads it, the first five, for whoever may see staff.' })
  staffNames!: string[];
  @Field(() => CalendarSourceEnum, { description: 'Whether the schedule made it or somebody added it.' })
  source!: string;
  @Field(() => CalendarOutcomeEnum, { nullable: true, description: 'How it ended; none while that is not entered.' })
  outcome!: string | null;
  @Field({ description: 'Whether participation of its month is locked.' })
  locked!: boolean;
  @Field({ description: 'Whether attendance was entered: such a meeting is not moved.' })
  marked!: boolean;
  @Field(() => Int, { description: 'Version of the meeting.' })
  version!: number;
  @Field(() => Int, { description: 'Version of its session.' })
  sessionVersion!: number;
}

@ObjectType({ description: 'Meetings of some days.' })
export class SessionCalendarDates {
  @Field(() => [CalendarSessionDate], { description: 'By day and time, at most 1,500.' })
  dates!: CalendarSessionDate[];
  @Field({ description: 'True when there are more.' })
  more!: boolean;
}

@ObjectType({ description: 'A room or a staff member by name.' })
export class CalendarChoice {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
}

@ObjectType({ description: 'What a calendar can be narrowed to, 200 of each at most.' })
export class SessionCalendarChoices {
  @Field(() => [CalendarChoice], { description: 'Rooms in which sessions meet.' })
  rooms!: CalendarChoice[];
  @Field(() => [CalendarChoice], { description: 'Staff who lead sessions, for whoever may see staff.' })
  staff!: CalendarChoice[];
}
