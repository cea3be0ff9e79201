import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { enumOf } from '../attendance/attendance.types';
import { WHEN_FULL, type WhenFull } from '../places/capacity';
import { RosterRow } from '../roster/roster.types';

export const MAX_ENROLL = 500;

export const WhenFullEnum = enumOf(WHEN_FULL);
registerEnumType(WhenFullEnum, {
  name: 'WhenFull',
  description: 'What to do with participants for whom a session has no place left.',
  valuesMap: {
    ask: { description: 'Enroll nobody and answer the problem SESSION_FULL.' },
    wait: { description: 'Give the places that are left in the order of the ids; the others wait.' },
    exceed: { description: 'Enroll all of them, with a reason; needs the edit of sessions.' },
  },
});

export const QUICK_ADD_MODES = ['create', 'update'] as const;
export type QuickAddMode = (typeof QUICK_ADD_MODES)[number];
export const QuickAddModeEnum = enumOf(QUICK_ADD_MODES);
registerEnumType(QuickAddModeEnum, {
  name: 'QuickAddMode',
  description: 'What to do about a record that may be the same child.',
  valuesMap: {
    create: { description: 'It is another child: add a record.' },
    update: { description: 'It is this child: take the record named by forceModeId, write the given values to it and give it a stay at the site.' },
  },
});

@InputType({ description: 'Participants to enroll in a session.' })
export class EnrollParticipantsInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @IsArray()
  @ArrayNotEmpty({ message: 'There is nobody to enroll.' })
  @ArrayMaxSize(MAX_ENROLL, { message: `At most ${MAX_ENROLL} participants can be enrolled at once.` })
  @Field(() => [ID], { description: 'Participants of the site, 1 to 500.' })
  personIds!: string[];
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; open when left out.' })
  endsOn?: string | null;
  @Allow()
  @Field(() => WhenFullEnum, { nullable: true, description: 'For a session that has a limit; `ask` when left out.' })
  whenFull?: WhenFull | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why they wait, or why there are more than places; at most 200 characters.' })
  reason?: string | null;
}

@ObjectType({ description: 'Answer of enrollParticipants.' })
export class EnrollParticipantsPayload extends MutationPayload {
  @Field(() => [ID], { nullable: true, description: 'Participants who were enrolled now.' })
  enrolledPersonIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'Those of them who had a place on some of the days: it was made longer.' })
  widenedPersonIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'Participants who were enrolled for these days already.' })
  alreadyEnrolledPersonIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'Participants who wait for a place now.' })
  waitingPersonIds?: string[] | null;
}

@InputType({ description: 'A child at the door who is not on the roster.' })
export class QuickAddParticipantInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day from which the child is enrolled.' })
  date!: string;
  @Allow()
  @Field({ description: 'Given name.' })
  firstName!: string;
  @Allow()
  @Field({ description: 'Family name.' })
  lastName!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth.' })
  birthDate?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'School grade: PK, K, 1 to 12.' })
  grade?: string | null;
  @Allow()
  @Field(() => QuickAddModeEnum, { nullable: true, description: 'The answer to a DuplicateProblem.' })
  forceMode?: QuickAddMode | null;
  @Allow()
  @Field(() => ID, { nullable: true, description: 'For `update`: the existing record.' })
  forceModeId?: string | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'A place for that day alone, which takes nobody else’s: so nobody is sent away at the door.' })
  dayOnly?: boolean | null;
  @Allow()
  @Field(() => WhenFullEnum, { nullable: true, description: 'For a session that has a limit; `ask` when left out.' })
  whenFull?: WhenFull | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why the child waits, or why there are more than places; at most 200 characters.' })
  reason?: string | null;
}

@ObjectType({ description: 'Answer of quickAddParticipant.' })
export class QuickAddParticipantPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The participant.' })
  personId?: string | null;
  @Field(() => RosterRow, { nullable: true, description: "The participant's row on the roster of the day; none for a child who waits." })
  row?: RosterRow | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the child waits for a place now.' })
  waiting?: boolean | null;
}
