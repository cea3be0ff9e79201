import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { AttendeeRoleEnum, MeetingKindEnum, TrainingCategoryEnum } from './meeting.types';
import { ATTENDEE_ROLES, type AttendeeInput, MEETING_KINDS, type MeetingKind, MOST_DOCUMENTS, MOST_ORGANIZATIONS } from '@afterbell/participation/domain';
import { Type as TransformType } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';

const text = (description: string) => [{ nullable: true, description }] as const;

/** Checked whole by the section's own rules, so that every problem names its field in one way. */
@InputType({ description: 'What a meeting says.' })
export class MeetingFields {
  @Field({ description: 'What it is called, at most 200 characters.' })
  @Allow()
  title!: string;
  @Field({ description: 'The day, `yyyy-MM-dd`.' })
  @Allow()
  onDate!: string;
  @Field({ description: 'When it begins, `HH:mm`.' })
  @Allow()
  startTime!: string;
  @Field({ description: 'When it ends, `HH:mm`.' })
  @Allow()
  endTime!: string;
  @Field({ defaultValue: false, description: 'Whether people meet online.' })
  @Allow()
  isOnline!: boolean;
  @Field(() => String, ...text('Where, or the link; at most 500 characters.'))
  @Allow()
  place?: string | null;
  @Field(() => String, ...text('Who leads it, at most 200 characters.'))
  @Allow()
  facilitator?: string | null;
  @Field(() => String, ...text('Organizations that took part and are not on record, at most 1,000 characters.'))
  @Allow()
  otherOrganizations?: string | null;
  @Field(() => String, ...text('Who gives the training, at most 200 characters; only of professional development.'))
  @Allow()
  provider?: string | null;
  @Field(() => TrainingCategoryEnum, ...text('What the training is about; only of professional development.'))
  @Allow()
  category?: string | null;
  @Field(() => Float, ...text('Credit hours, 0 to 999; only of professional development.'))
  @Allow()
  creditHours?: number | null;
  @Field(() => String, ...text('Topics and objectives, at most 5,000 characters.'))
  @Allow()
  topics?: string | null;
  @Field(() => String, ...text('The agenda, at most 10,000 characters.'))
  @Allow()
  agenda?: string | null;
  @Field(() => String, ...text('The minutes that were taken, at most 20,000 characters.'))
  @Allow()
  minutesTaken?: string | null;
  @Field(() => String, ...text('Anything else, at most 5,000 characters.'))
  @Allow()
  remarks?: string | null;
}

@InputType({ description: 'A meeting to add or to change.' })
export class SaveMeetingInput {
  @Field(() => ID, { nullable: true, description: 'The meeting to change; none adds one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, with `id`.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => MeetingKindEnum, { description: 'Which kind it is; it stays.' })
  @IsIn(MEETING_KINDS)
  kind!: MeetingKind;
  @Field(() => ID, { nullable: true, description: 'Where a new one belongs; the acting organization when left out.' })
  @IsOptional()
  @IsUUID()
  organizationId?: string | null;
  @Field(() => MeetingFields, { description: 'What it says.' })
  @ValidateNested()
  @TransformType(() => MeetingFields)
  values!: MeetingFields;
  @Field(() => [ID], { nullable: true, description: `Organizations on record that took part, at most ${MOST_ORGANIZATIONS}; as they are when left out.` })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_ORGANIZATIONS)
  @IsUUID(undefined, { each: true })
  organizationIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: `Stored files, at most ${MOST_DOCUMENTS}; as they are when left out.` })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_DOCUMENTS)
  @IsUUID(undefined, { each: true })
  fileIds?: string[] | null;
  @Field(() => ID, { nullable: true, description: 'A new one expects the attendees of this one.' })
  @IsOptional()
  @IsUUID()
  attendeesOf?: string | null;
}

@InputType({ description: 'Somebody on the list of a meeting: a person on record, or a guest by name.' })
export class MeetingAttendeeFields implements AttendeeInput {
  @Field(() => ID, { nullable: true, description: 'The row, of somebody who is on the list.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;
  @Field(() => ID, { nullable: true, description: 'The person.' })
  @Allow()
  personId?: string | null;
  @Field(() => String, { nullable: true, description: 'The name of a guest, at most 200 characters.' })
  @Allow()
  guestName?: string | null;
  @Field(() => AttendeeRoleEnum, { description: 'As what they attend.' })
  @IsIn(ATTENDEE_ROLES)
  role!: string;
  @Field({ description: 'Whether they were there.' })
  @IsBoolean()
  present!: boolean;
  @Field(() => String, { nullable: true, description: 'When they came, where that was late: `HH:mm`.' })
  @Allow()
  startTime?: string | null;
  @Field(() => String, { nullable: true, description: 'When they left, where that was early: `HH:mm`.' })
  @Allow()
  endTime?: string | null;
}

@InputType({ description: 'The whole list of a meeting; whoever is not named is taken off it.' })
export class SaveAttendeesInput {
  @Field(() => ID, { description: 'The meeting.' })
  @IsUUID()
  meetingId!: string;
  @Field(() => Int, { description: 'The version of the meeting that was read.' })
  @IsInt()
  version!: number;
  @Field(() => [MeetingAttendeeFields], { description: 'Who is on it, at most 300.' })
  @IsArray()
  @ArrayMaxSize(1000)
  @ValidateNested({ each: true })
  @TransformType(() => MeetingAttendeeFields)
  attendees!: MeetingAttendeeFields[];
}

@InputType({ description: 'A meeting to remove, or to bring back.' })
export class RemoveMeetingInput {
  @Field(() => ID, { description: 'The meeting.' })
  @IsString()
  id!: string;
  @Field({ defaultValue: false, description: 'True brings a removed one back.' })
  @IsBoolean()
  restore!: boolean;
}
