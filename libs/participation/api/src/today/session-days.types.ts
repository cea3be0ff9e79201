import { Allow, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { callLazy, connectionOf, PlainDateScalar } from '@afterbell/core/api';
import type { SessionOutcome } from '@afterbell/participation/domain';
import { SessionOutcomeEnum } from '../attendance/attendance.types';
import { SessionOnDay } from '../shared/session-day.types';

@ObjectType({ description: 'One session on one day, as a list of days shows it; `sessionId` and `date` lead to its roster.' })
export class SessionDay extends SessionOnDay {
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field(() => ID, { description: 'The activity.' })
  activityId!: string;
  @Field({ description: 'Name of the activity.' })
  activityName!: string;
  @Field({ description: 'Whether it is a drop-in.' })
  isDropIn!: boolean;
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How the day ended; none while it was not entered yet.' })
  outcome!: SessionOutcome | null;
  @Field({ description: 'Whether the month is locked.' })
  locked!: boolean;
  @Field(() => Int, { description: 'Participants enrolled on this day.' })
  enrolledCount!: number;
  @Field(() => Int, { description: 'Participants marked present or absent on this day.' })
  markedCount!: number;
  @Field(() => Int, { description: 'Participants enrolled on this day whom nobody has marked; 0 beside marks means that the day can be closed as taken.' })
  unmarkedCount!: number;
  @Field(() => Int, { description: 'Participants marked present on this day.' })
  presentCount!: number;
}

@ObjectType({ description: 'A page of session days.' })
export class SessionDayConnection extends connectionOf('SessionDay', SessionDay) {}

@ObjectType({ description: 'One site: what is left to enter, and how today goes.' })
export class SiteWork {
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field(() => Int, { description: 'Days of the current term up to now that were not entered.' })
  notEntered!: number;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The first of those days.' })
  since!: string | null;
  @Field(() => Int, { description: "Today's sessions." })
  sessions!: number;
  @Field(() => Int, { description: 'Participants marked present or absent in them.' })
  marked!: number;
  @Field(() => Int, { description: 'Participants enrolled in them, or marked without being enrolled.' })
  expected!: number;
}

@ObjectType({ description: 'Today in numbers, of the acting organization and everything beneath it.' })
export class DayFigures {
  @Field(() => Int, { description: 'Sessions.' })
  sessions!: number;
  @Field(() => Int, { description: 'Sessions whose day has an outcome.' })
  entered!: number;
  @Field(() => Int, { description: 'Participants marked present or absent.' })
  marked!: number;
  @Field(() => Int, { description: 'Participants enrolled, or marked without being enrolled.' })
  expected!: number;
}

@ObjectType({ description: 'A page of sites with what is left to enter.' })
export class SiteWorkConnection extends connectionOf('SiteWork', SiteWork) {
  @Field(() => DayFigures, { middleware: [callLazy], description: 'Today in numbers, of all of them; what `todaysFigures` answers, without another look.' })
  today!: () => Promise<DayFigures>;
}

@ArgsType()
export class SessionDayArgs {
  @Field(() => Int, { defaultValue: 25, description: 'Rows of the page, 1 to 200.' })
  @IsInt()
  @Min(1)
  @Max(200)
  first!: number;
  @Field(() => String, { nullable: true, description: 'Cursor after which the page begins.' })
  @Allow()
  after?: string;
  @Field(() => Int, { nullable: true, description: 'Rows to skip, for page-number grids; ignored beside `after`.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  offset?: number;
}

@ArgsType()
export class SessionsAheadArgs extends SessionDayArgs {
  @Field(() => Int, { defaultValue: 7, description: 'Days after today, 0 to 14.' })
  @IsInt()
  @Min(0)
  @Max(14)
  days!: number;
}
