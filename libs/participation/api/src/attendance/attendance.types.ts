import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { ATTENDANCE_STATUSES, type AttendanceStatus, MARK_SOURCES, SESSION_OUTCOMES, type SessionOutcome } from '@afterbell/participation/domain';

export const MAX_MARKS = 500;

export const AttendanceStatusEnum = enumOf(ATTENDANCE_STATUSES);
registerEnumType(AttendanceStatusEnum, {
  name: 'AttendanceStatus',
  description: 'Status of one participant on one session date.',
  valuesMap: {
    Enrolled: { description: 'Expected and not yet marked.' },
    Present: { description: 'Was there; the only status with times.' },
    ExcusedAbsence: { description: 'Was absent with an excuse.' },
    UnexcusedAbsence: { description: 'Was absent without an excuse.' },
  },
});

export const SessionOutcomeEnum = enumOf(SESSION_OUTCOMES);
registerEnumType(SessionOutcomeEnum, {
  name: 'SessionOutcome',
  description: 'How a session date ended; none while it was not entered yet.',
  valuesMap: {
    taken: { description: 'Attendance was taken.' },
    nobody_came: { description: 'The session ran, and nobody came.' },
    did_not_run: { description: 'The session did not run; there is a reason.' },
  },
});

export const MarkSourceEnum = enumOf(MARK_SOURCES);
registerEnumType(MarkSourceEnum, {
  name: 'MarkSource',
  description: 'How a mark was made.',
  valuesMap: {
    typed: { description: 'On a roster.' },
    grid: { description: 'In a grid: typed, filled or pasted there.' },
    copied: { description: 'Copied from another session.' },
    rest: { description: 'Sent by another system.' },
    import: { description: 'Read from a file.' },
    check_in: { description: 'Checked in or out at the door.' },
    kiosk: { description: 'Checked in or out at a kiosk.' },
  },
});

/** GraphQL enums need an object; the closed list of the domain is its only source. */
export function enumOf<Value extends string>(values: readonly Value[]): { readonly [Key in Value]: Key } {
  return Object.fromEntries(values.map((value) => [value, value])) as { readonly [Key in Value]: Key };
}

@InputType({ description: "One participant's status on the session date." })
export class MarkAttendanceInput {
  @Allow()
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Allow()
  @Field(() => AttendanceStatusEnum, { description: 'The new status.' })
  status!: AttendanceStatus;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: "From when, for Present alone; the session date's start when left out." })
  startTime?: string | null;
  @Allow()
  @Field(() => PlainTimeScalar, { nullable: true, description: "Until when, for Present alone; the session date's end when left out." })
  endTime?: string | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Version that was read with the roster, 0 for no mark yet. Without it the stored mark is overwritten.' })
  version?: number | null;
}

@InputType({ description: 'A batch of marks of one session date. It is saved whole or not at all.' })
export class SaveAttendanceInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The activity; when given, the session must be one of it.' })
  activityId?: string | null;
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @IsArray()
  @ArrayNotEmpty({ message: 'There is nothing to save.' })
  @ArrayMaxSize(MAX_MARKS, { message: `At most ${MAX_MARKS} participants can be marked at once.` })
  @Field(() => [MarkAttendanceInput], { description: 'The marks, 1 to 500, each participant once.' })
  marks!: MarkAttendanceInput[];
  @Allow()
  @Field({ nullable: true, description: 'Key of this save, made by the client: repeating it with the same content changes nothing and answers the first result.' })
  idempotencyKey?: string;
  @Allow()
  @Field({ nullable: true, description: "Whoever is marked present without a start time is there from now on, by the site's clock: on the site's today alone. On any other day the planned times are taken." })
  useCurrentTime?: boolean;
  @Allow()
  @Field({ nullable: true, description: 'Overwrite marks that somebody else changed meanwhile: the answer to a ConflictProblem.' })
  overwrite?: boolean;
  @Allow()
  @Field({ nullable: true, description: 'Give participants of the site a place in the session for this date: the answer to ATTENDANCE_NOT_ENROLLED. Whoever cannot have one, without a stay there or removed, is VALIDATION.' })
  enrollMissing?: boolean;
  @Allow()
  @Field({ nullable: true, description: 'Save although the participant is present in another session at this time: the answer to ATTENDANCE_OVERLAP.' })
  allowOverlap?: boolean;
  @Allow()
  @Field({ nullable: true, description: 'Save although somebody would be there much longer than the session lasts: the answer to ATTENDANCE_LONG.' })
  allowLong?: boolean;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why the day is entered or changed so late, at most 500 characters: the answer to ATTENDANCE_LATE.' })
  reason?: string | null;
  @Allow()
  @Field({ nullable: true, description: 'Also close the day as taken.' })
  closeDay?: boolean;
}

@ObjectType({ description: 'A mark as it is stored after the save.' })
export class SavedMark {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field(() => AttendanceStatusEnum, { description: 'The status.' })
  status!: AttendanceStatus;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'From when, for Present.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'Until when, for Present; none while the participant is still there.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Version to send with the next change.' })
  version!: number;
}

@ObjectType({ description: 'How many participants of a roster have each status.' })
export class StatusCounts {
  @Field(() => Int, { name: 'enrolled', description: 'Expected and not yet marked.' })
  Enrolled!: number;
  @Field(() => Int, { name: 'present', description: 'Present.' })
  Present!: number;
  @Field(() => Int, { name: 'excusedAbsence', description: 'Absent with an excuse.' })
  ExcusedAbsence!: number;
  @Field(() => Int, { name: 'unexcusedAbsence', description: 'Absent without an excuse.' })
  UnexcusedAbsence!: number;
}

@ObjectType({ description: 'What a save of attendance left behind.' })
export class SavedAttendance {
  @Field(() => [SavedMark], { description: 'Every participant of the batch, in its order.' })
  marks!: SavedMark[];
  @Field(() => StatusCounts, { description: 'Counts of the whole roster after the save.' })
  counts!: StatusCounts;
  @Field(() => InstantScalar, { description: 'When it was saved.' })
  savedAt!: string;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'Outcome of the day after the save.' })
  outcome!: SessionOutcome | null;
  @Field(() => Int, { description: 'Version of the session date after the save.' })
  dateVersion!: number;
  @Field(() => [ID], { description: 'Participants who got a place in the session for this date.' })
  enrolledPersonIds!: string[];
}

@ObjectType({ description: 'Answer of saveAttendance.' })
export class SaveAttendancePayload extends MutationPayload {
  @Field(() => SavedAttendance, { nullable: true, description: 'The saved marks; none when nothing was saved.' })
  saved?: SavedAttendance | null;
}
