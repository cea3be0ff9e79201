import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload } from '@afterbell/core/api';
import { FieldEditInput } from '@afterbell/forms/api';
import { Activity, ActivityTypeEnum } from '../activity.types';
import { ActivityProgramInput } from '../program/activity-program.types';
import { AddedSessionInput, SessionChange } from '../sessions/session-save.types';
import { SessionConflictNote } from '../sessions/session-schedule.types';

export const MOST_SESSIONS = 20;

@InputType({ description: 'An activity to add, with its sessions.' })
export class AddActivityInput {
  @Allow()
  @Field(() => ID, { description: 'The site that offers it.' })
  siteId!: string;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The reporting term that it belongs to.' })
  termId?: string | null;
  @ValidateNested()
  @IsOptional()
  @Type(() => ActivityProgramInput)
  @Field(() => ActivityProgramInput, { nullable: true, description: 'Who pays for it, who runs it along, who works at it.' })
  program?: ActivityProgramInput | null;
  @Allow()
  @Field(() => [FieldEditInput], { description: 'Answers of the activities’ form, at most 1,000.' })
  values!: FieldEditInput[];
  @IsArray()
  @ArrayMaxSize(MOST_SESSIONS)
  @ValidateNested({ each: true })
  @Type(() => AddedSessionInput)
  @Field(() => [AddedSessionInput], { description: `Its sessions, at most ${MOST_SESSIONS}; none leaves them for later.` })
  sessions!: AddedSessionInput[];
  @Allow()
  @Field(() => String, { nullable: true, description: 'Made by the caller, 1 to 255 characters: whatever is sent twice with the same key is added once.' })
  idempotencyKey?: string | null;
  @Allow()
  @Field({ defaultValue: false, description: 'True: only what it would do; nothing is written.' })
  dryRun!: boolean;
}

@ObjectType({ description: 'What became of one session that was asked for, or would.' })
export class AddedSession {
  @Field(() => [SessionChange], { description: 'The session, then its siblings of other times of the day.' })
  changes!: SessionChange[];
  @Field(() => [SessionConflictNote], { description: 'With `dryRun`: rooms and people that would be taken twice. Advice, no refusal.' })
  conflicts!: SessionConflictNote[];
}

@ObjectType({ description: 'Answer of addActivity.' })
export class AddActivityPayload extends MutationPayload {
  @Field(() => Activity, { nullable: true, description: 'The activity; null when nothing was written.' })
  activity?: unknown;
  @Field(() => [AddedSession], { nullable: true, description: 'Its sessions in the order in which they were sent.' })
  sessions?: AddedSession[] | null;
}

@ObjectType({ description: 'What the form of activities calls a type.' })
export class ActivityTypeOption {
  @Field(() => Int, { description: 'Id of the option in the form.' })
  optionId!: number;
  @Field(() => ActivityTypeEnum, { description: 'The type that it stands for.' })
  type!: string;
}
