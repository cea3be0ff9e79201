import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import type { AttendanceStatus, MarkSource } from '@afterbell/participation/domain';
import { AttendanceStatusEnum, MarkSourceEnum } from '../attendance/attendance.types';
import { CalendarDay } from '../session-date/session-date.types';

export const MAX_GRID_DAYS = 31;
export const MAX_GRID_ROWS = 50;

@ObjectType({ description: 'A date of the grid.' })
export class GridDay extends CalendarDay {
  @Field(() => PlainTimeScalar, { description: 'Planned start on this day.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'Planned end on this day.' })
  endTime!: string;
}

@ObjectType({ description: 'One participant on one date of the grid; there is none where the participant has no place and no mark.' })
export class GridCell {
  @Field(() => PlainDateScalar, { description: 'The date.' })
  date!: string;
  @Field(() => AttendanceStatusEnum, { description: 'Status on this date; Enrolled while not marked.' })
  status!: AttendanceStatus;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'From when, for Present.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'Until when, for Present.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Version to send with a change; 0 while there is no mark.' })
  version!: number;
  @Field(() => String, { nullable: true, description: 'Name of the user who marked last.' })
  changedBy!: string | null;
  @Field({ description: 'Whether you set it yourself.' })
  changedByYou!: boolean;
  @Field(() => MarkSourceEnum, { nullable: true, description: 'How the mark was made; none while there is no mark.' })
  source!: MarkSource | null;
}

@ObjectType({ description: 'One participant of the grid.' })
export class GridRow {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Given name.' })
  firstName!: string;
  @Field({ description: 'Family name.' })
  lastName!: string;
  @Field(() => String, { nullable: true, description: 'Name the child goes by.' })
  preferredName!: string | null;
  @Field(() => String, { nullable: true, description: 'The Participant ID, where another participant here has the same name, whatever case and accents; none where the name says who it is.' })
  generatedId!: string | null;
  @Field(() => String, { nullable: true, description: 'School grade: PK, K, 1 to 12.' })
  grade!: string | null;
  @Field(() => [GridCell], { description: 'The dates on which the participant has a place or a mark, in order.' })
  cells!: GridCell[];
}

@ObjectType({ description: 'Participants of a session by its dates, with the status of each.' })
export class AttendanceGrid {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field(() => ID, { description: 'The activity.' })
  activityId!: string;
  @Field({ description: 'Name of the activity.' })
  activityName!: string;
  @Field({ description: 'Whether it is a drop-in: every day can be one of its dates.' })
  isDropIn!: boolean;
  @Field({ description: 'Whether it is unscheduled: every mark needs its times.' })
  timesRequired!: boolean;
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field({ description: "The site's time zone; all times are its wall clock." })
  timeZone!: string;
  @Field(() => [GridDay], { description: 'Dates of the session between the two days, those that the calendar closes among them.' })
  days!: GridDay[];
  @Field(() => [GridRow], { description: 'Participants by family name, those of the page asked for.' })
  rows!: GridRow[];
  @Field(() => Int, { description: 'How many participants there are.' })
  totalCount!: number;
  @Field({ description: 'Whether the viewer may mark here; single dates may be closed or locked.' })
  mayEdit!: boolean;
}
