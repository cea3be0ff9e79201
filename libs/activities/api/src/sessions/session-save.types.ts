import { Allow, ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_PATTERNS, MAX_SESSION_DAYS, PATTERN_FREQUENCIES, type PatternFrequency } from '@afterbell/activities/domain';
import { MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { Session } from '../activity.types';

export const PatternFrequencyEnum = Object.fromEntries(PATTERN_FREQUENCIES.map((frequency) => [frequency, frequency]));
registerEnumType(PatternFrequencyEnum, { name: 'PatternFrequency', description: 'Whether a pattern repeats by the week or by the month.' });

@InputType('SchedulePatternInput', { description: 'How a session repeats. Its times are the site’s wall clock.' })
export class SchedulePatternInput {
  @Allow()
  @Field(() => PatternFrequencyEnum, { description: 'By the week or by the month.' })
  frequency!: PatternFrequency;
  @Allow()
  @Field(() => Int, { defaultValue: 1, description: 'Every how many weeks, 26 at most, or months, 12 at most.' })
  interval!: number;
  @Allow()
  @Field(() => [Int], { description: 'Weekdays; 0 is Sunday.' })
  weekdays!: number[];
  @Allow()
  @Field(() => [Int], { defaultValue: [], description: 'Of a monthly pattern: which of the month’s such weekdays, 1 to 4, -1 for the last.' })
  weeksOfMonth!: number[];
  @Allow()
  @Field(() => PlainTimeScalar, { description: 'When it begins.' })
  startTime!: string;
  @Allow()
  @Field(() => PlainTimeScalar, { description: 'When it ends, later on the same day.' })
  endTime!: string;
}

@InputType('LeftOutDateInput', { description: 'A day of the schedule that does not take place.' })
export class LeftOutDateInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why, at most 200 characters.' })
  reason?: string | null;
}

@InputType('SessionScheduleInput', { description: 'When a session runs: from a first day to a last one, or for a number of meetings.' })
export class SessionScheduleInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day of the run; weeks and months are counted from it.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day, two years later at most; none where `meetings` says the end.' })
  endsOn?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'After how many meetings it ends; closed days are none.' })
  meetings?: number | null;
  @IsArray()
  @ArrayMaxSize(MAX_PATTERNS)
  @ValidateNested({ each: true })
  @Type(() => SchedulePatternInput)
  @Field(() => [SchedulePatternInput], { description: 'Its patterns, at most 14; none for what is open without a schedule. Several times on one day make several sessions of one series.' })
  patterns!: SchedulePatternInput[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_SESSION_DAYS)
  @ValidateNested({ each: true })
  @Type(() => LeftOutDateInput)
  @Field(() => [LeftOutDateInput], { nullable: true, description: 'Every day that it leaves out; left away, those on record stay. Moved days always stay.' })
  leftOut?: LeftOutDateInput[] | null;
}

@InputType('AddedSessionInput', { description: 'A session that an activity begins with.' })
export class AddedSessionInput extends SessionScheduleInput {
  @Allow()
  @Field({ description: 'Its name, at most 200 characters.' })
  name!: string;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When its dates usually begin, where no pattern says it.' })
  startTime?: string | null;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they usually end, where no pattern says it.' })
  endTime?: string | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'A room of the site; its name becomes the location.' })
  roomId?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Where it meets, without a room; at most 200 characters.' })
  location?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'How many places it has; none: as many as come.' })
  capacity?: number | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @Field(() => [ID], { nullable: true, description: 'Staff of the site who lead it; left away, they stay as they are.' })
  staffIds?: string[] | null;
}

@InputType('SaveSessionInput', { description: 'A new session, or what an existing one is to be. All fields are written.' })
export class SaveSessionInput extends AddedSessionInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The session to change; none makes a new one.' })
  id?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'The version that was read, of an existing one.' })
  version?: number | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The activity of a new one.' })
  activityId?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Of an existing one: dates before this day stay as they are.' })
  from?: string | null;
  @Allow()
  @Field({ defaultValue: false, description: 'True: only what it would do; nothing is written.' })
  dryRun!: boolean;
}

@ObjectType({ description: 'What a save did, or would do, to one session of a series.' })
export class SessionChange {
  @Field({ description: 'Name of the session.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => Int, { description: 'How many dates its schedule makes.' })
  dateCount!: number;
  @Field(() => [PlainDateScalar], { description: 'Dates that it gains.' })
  gained!: string[];
  @Field(() => [PlainDateScalar], { description: 'Dates that it loses.' })
  lost!: string[];
  @Field(() => [PlainDateScalar], { description: 'Dates that get another time.' })
  retimed!: string[];
  @Field(() => [PlainDateScalar], { description: 'Dates that stay as they are although the schedule says otherwise: attendance or an outcome was entered.' })
  kept!: string[];
  @Field(() => [PlainDateScalar], { description: 'Days of the pattern on which the site is closed.' })
  closed!: string[];
  @Field(() => [String], { description: 'Warnings, in words: meetings that last shorter or longer than it looks, because the clock changes then.' })
  clockNotes!: string[];
}

@ObjectType({ description: 'Answer of saveSession and endSession.' })
export class SaveSessionPayload extends MutationPayload {
  @Field(() => Session, { nullable: true, description: 'The session as it is now; null when nothing was written.' })
  session?: unknown;
  @Field(() => [SessionChange], { nullable: true, description: 'The session first, then siblings that were made. Empty where the schedule stayed as it was.' })
  changes?: SessionChange[] | null;
}
