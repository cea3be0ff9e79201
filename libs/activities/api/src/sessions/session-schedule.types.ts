import { Allow, ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { PatternFrequencyEnum, SessionScheduleInput } from './session-save.types';

export const ConflictKindEnum = { room: 'room', staff: 'staff' };
registerEnumType(ConflictKindEnum, { name: 'SessionConflictKind', description: 'What would be taken twice at the same time: a room or a person.' });

@ObjectType({ description: 'How a session repeats, by the site’s wall clock.' })
export class SessionPattern {
  @Field(() => PatternFrequencyEnum, { description: 'By the week or by the month.' })
  frequency!: string;
  @Field(() => Int, { description: 'Every how many weeks or months.' })
  interval!: number;
  @Field(() => [Int], { description: 'Weekdays; 0 is Sunday.' })
  weekdays!: readonly number[];
  @Field(() => [Int], { description: 'Of a monthly pattern: which of the month’s such weekdays, -1 the last.' })
  weeksOfMonth!: readonly number[];
  @Field(() => PlainTimeScalar, { description: 'When it begins.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'When it ends.' })
  endTime!: string;
}

@ObjectType({ description: 'A day on which a session does not meet as its schedule says.' })
export class SessionExceptionDate {
  @Field(() => PlainDateScalar, { description: 'The day of the schedule.' })
  date!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Where it was moved to, the same day for another time; null when it was called off.' })
  movedTo!: string | null;
  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;
}

@ObjectType({ description: 'Someone of the staff, by name.' })
export class SessionStaff {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;
  @Field({ description: 'First name.' })
  firstName!: string;
  @Field({ description: 'Last name.' })
  lastName!: string;
}

@InputType('SchedulePreviewInput', { description: 'A schedule at a site, before anything is saved.' })
export class SchedulePreviewInput extends SessionScheduleInput {
  @Allow()
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The session that it is to change: its exceptions count.' })
  sessionId?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The term that it must lie in.' })
  termId?: string | null;
}

@InputType('SessionConflictsInput', { description: 'A schedule, and whom and what it takes.' })
export class SessionConflictsInput extends SchedulePreviewInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The room.' })
  roomId?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @Field(() => [ID], { nullable: true, description: 'Staff of the site.' })
  staffIds?: string[] | null;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Only meetings on and after this day, as where a session is changed from a day on.' })
  from?: string | null;
}

@ObjectType({ description: 'One meeting of a schedule.' })
export class PlannedMeeting {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => PlainTimeScalar, { description: 'When it begins.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'When it ends.' })
  endTime!: string;
}

@ObjectType({ description: 'One session that a schedule makes; several times a day make several.' })
export class PlannedSeriesSession {
  @Field(() => [Int], { description: 'Places of its patterns in what was asked.' })
  patterns!: readonly number[];
  @Field(() => [PlannedMeeting], { description: 'Its meetings.' })
  meetings!: readonly PlannedMeeting[];
  @Field(() => [PlainDateScalar], { description: 'Days of its patterns on which the site is closed.' })
  closed!: readonly string[];
  @Field(() => PlainDateScalar, { description: 'Its last day.' })
  endsOn!: string;
  @Field(() => [String], { description: 'Warnings, in words: meetings that last shorter or longer than it looks, because the clock changes then.' })
  clockNotes!: readonly string[];
}

@ObjectType({ description: 'A day on which the site is closed.' })
export class ClosedDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field({ description: 'Why.' })
  reason!: string;
}

@ObjectType({ description: 'What a schedule would make.' })
export class SchedulePreviewPayload extends MutationPayload {
  @Field(() => [PlannedSeriesSession], { nullable: true, description: 'The sessions; null where a problem says why there are none.' })
  sessions?: readonly PlannedSeriesSession[] | null;
  @Field(() => [ClosedDay], { nullable: true, description: 'Every closed day of the site in that time.' })
  closures?: ClosedDay[] | null;
}

@ObjectType({ description: 'A room or a person that would be taken twice. It refuses nothing.' })
export class SessionConflictNote {
  @Field(() => ConflictKindEnum, { description: 'What it is about.' })
  kind!: string;
  @Field(() => ID, { description: 'The room, or the person.' })
  subjectId!: string;
  @Field({ description: 'Its name.' })
  subjectName!: string;
  @Field(() => ID, { nullable: true, description: 'The other session; null for one that the caller does not see.' })
  sessionId!: string | null;
  @Field(() => String, { nullable: true, description: 'Activity and session; null for one that the caller does not see.' })
  sessionName!: string | null;
  @Field(() => String, { nullable: true, description: 'The site of the other session.' })
  siteName!: string | null;
  @Field(() => PlainTimeScalar, { description: 'From when it is taken.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'Until when.' })
  endTime!: string;
  @Field(() => [PlainDateScalar], { description: 'The days.' })
  dates!: string[];
}
