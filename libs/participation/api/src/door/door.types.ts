import { Allow } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { DOOR_WAYS, type DoorState, type DoorWay } from '@afterbell/participation/domain';
import { enumOf } from '../attendance/attendance.types';

export const DoorWayEnum = enumOf(DOOR_WAYS);
registerEnumType(DoorWayEnum, {
  name: 'DoorWay',
  description: 'How a step at the door was taken.',
  valuesMap: { roster: { description: 'By hand on the roster.' }, scan: { description: 'By a badge that was read on the roster.' }, kiosk: { description: 'At a kiosk.' } },
});

export const DoorKindEnum = enumOf(['in', 'out'] as const);
registerEnumType(DoorKindEnum, { name: 'DoorKind', description: 'Coming or going.', valuesMap: { in: { description: 'Checked in.' }, out: { description: 'Checked out.' } } });

export const DoorDidEnum = enumOf(['in', 'already_in', 'out', 'already_out'] as const);
registerEnumType(DoorDidEnum, {
  name: 'DoorDid',
  description: 'What a step at the door did.',
  valuesMap: { in: { description: 'Checked in.' }, already_in: { description: 'Nothing: was checked in before.' }, out: { description: 'Checked out.' }, already_out: { description: 'Nothing: had left before.' } },
});

export const DoorStateEnum = enumOf(['expected', 'in', 'left', 'absent', 'none'] as const satisfies readonly DoorState[]);
registerEnumType(DoorStateEnum, {
  name: 'DoorState',
  description: 'Where a child stands today.',
  valuesMap: { expected: { description: 'Expected and not here yet.' }, in: { description: 'Here.' }, left: { description: 'Has left.' }, absent: { description: 'Marked absent, excused or not. A kiosk says `expected`.' }, none: { description: 'No session today.' } },
});

@InputType({ description: 'Which child comes or goes.' })
export class DoorStepInput {
  @Allow()
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'The day: today at the site.' })
  date!: string;
  @Allow()
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Give a place in the session for the day: the answer to ATTENDANCE_NOT_ENROLLED.' })
  enrollMissing?: boolean;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Check in although present in another session now: the answer to ATTENDANCE_OVERLAP.' })
  allowOverlap?: boolean;
}

@InputType({ description: 'Which child leaves, and with whom.' })
export class DoorLeavingInput extends DoorStepInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'Who picks up, of `doorPickUps`; none where nobody does or somebody who is not on record.' })
  pickedUpBy?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Name of somebody who is not on record, at most 100 characters.' })
  pickedUpName?: string | null;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Release although the list or a restriction speaks against it: the answer to DOOR_NOT_RELEASED.' })
  released?: boolean;
}

@ObjectType({ description: 'What a step at the door did.' })
export class DoorDoneType {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Name as lists show it.' })
  name!: string;
  @Field(() => DoorDidEnum, { description: 'What was done.' })
  did!: 'in' | 'already_in' | 'out' | 'already_out';
  @Field(() => PlainTimeScalar, { nullable: true, description: "When, by the site's clock; of what was done before, when that was; null where nobody saw when, as of a mark typed before the session began." })
  at!: string | null;
  @Field({ description: 'The session.' })
  sessionName!: string;
}

@ObjectType({ description: 'Answer of checking in or out.' })
export class DoorStepPayload extends MutationPayload {
  @Field(() => DoorDoneType, { nullable: true, description: 'What was done; none when nothing was.' })
  done?: DoorDoneType | null;
}

@ObjectType({ description: 'Answer of reading a badge.' })
export class ScanBadgePayload extends DoorStepPayload {
  @Field(() => ID, { nullable: true, description: 'Whose badge it is, also where checking in is asked about; none for a code that nobody of the site has.' })
  personId?: string | null;
}

@ObjectType({ description: 'Somebody a child may, or must not, be released to.' })
export class DoorPickUp {
  @Field(() => ID, { description: 'The person.' })
  id!: string;
  @Field({ description: 'Name.' })
  name!: string;
  @Field({ description: 'What they are to the child.' })
  relationship!: string;
  @Field({ description: 'Whether the child may be released to them today.' })
  mayPickUp!: boolean;
  @Field({ description: 'Whether a contact restriction is in force today.' })
  restricted!: boolean;
}

@ObjectType({ description: 'One step of a child at the door.' })
export class DoorEvent {
  @Field(() => ID, { description: 'Id of the step.' })
  id!: string;
  @Field(() => DoorKindEnum, { description: 'Coming or going.' })
  kind!: 'in' | 'out';
  @Field(() => PlainTimeScalar, { description: "When, by the site's clock." })
  at!: string;
  @Field(() => DoorWayEnum, { description: 'How.' })
  how!: DoorWay;
  @Field(() => String, { nullable: true, description: 'The kiosk, where it was one.' })
  kioskName!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who did it; none at a kiosk.' })
  recordedBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Who picked up.' })
  pickedUpBy!: string | null;
  @Field({ description: 'Whether a staff member agreed although the list or a restriction spoke against it.' })
  byStaff!: boolean;
}
