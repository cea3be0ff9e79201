import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import type { OrganizationLevel, PlainDate } from '@afterbell/core/domain';
import { OrganizationRef } from '@afterbell/organizations/api';

export interface StayRow {
  id: string;
  personId: string;
  organizationId: string;
  organizationName: string;
  organizationLevel: OrganizationLevel;
  startsOn: PlainDate;
  endsOn: PlainDate | null;
  endReason: string | null;
  version: number;
}

export const StayStateEnum = { ahead: 'ahead', now: 'now', ended: 'ended' } as const;
registerEnumType(StayStateEnum, { name: 'StayState', description: 'Whether a stay is to come, is now, or is over, by the tenant’s today.' });

@ObjectType({ description: 'A programme that a participant is enrolled in during a stay.' })
export class EnrolledProgramme {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field({ description: 'Code of the list `programme`.' })
  code!: string;
  @Field({ description: 'What the code stood for on the first day.' })
  label!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none while it goes on.' })
  endsOn!: string | null;
}

@ObjectType({ description: 'Whether somebody is here, is to come or has left, by all stays that the caller sees.' })
export class StayStanding {
  @Field(() => StayStateEnum, { description: '`now` while any stay goes on; `ahead` when one is to come; `ended`: the person has left.' })
  state!: keyof typeof StayStateEnum;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day of who left, the first of who is here or to come; null to who may not view registration information.' })
  day!: string | null;
  @Field(() => OrganizationRef, { description: 'Where that stay is or was.' })
  organization!: OrganizationRef;
}

@ObjectType({ description: 'When a participant is at a site. A gap makes another stay.' })
export class ParticipantStay {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => OrganizationRef, { description: 'The site.' })
  organization!: OrganizationRef;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none while it goes on.' })
  endsOn!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it ended.' })
  endReason!: string | null;
  @Field(() => StayStateEnum, { description: 'Whether it is to come, is now, or is over.' })
  state!: keyof typeof StayStateEnum;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@InputType({ description: 'A stay to begin.' })
export class BeginStayInput {
  @Allow()
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Allow()
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day.' })
  endsOn?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why it ended.' })
  endReason?: string | null;
}

@InputType({ description: 'A stay as it is to be.' })
export class ChangeStayInput {
  @Allow()
  @Field(() => ID, { description: 'The stay.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none: it goes on.' })
  endsOn?: string | null;
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why it ended.' })
  endReason?: string | null;
}

@InputType({ description: 'A move to another site.' })
export class MoveStayInput {
  @Allow()
  @Field(() => ID, { description: 'The stay that ends.' })
  id!: string;
  @Allow()
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
  @Allow()
  @Field(() => ID, { description: 'The site to go to.' })
  siteId!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day there; the stay ends on the day before.' })
  on!: string;
}

@InputType({ description: 'A programme of a stay.' })
export class ProgrammeInput {
  @Allow()
  @Field({ description: 'Code of the list `programme`.' })
  code!: string;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day, within the stay.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day, within the stay.' })
  endsOn?: string | null;
}

@InputType({ description: 'All programmes of a stay.' })
export class SetProgrammesInput {
  @Allow()
  @Field(() => ID, { description: 'The stay.' })
  stayId!: string;
  @Allow()
  @Field(() => Int, { description: 'The version of the stay that was read.' })
  version!: number;
  @Allow()
  @Field(() => [ProgrammeInput], { description: 'Every programme, at most 50.' })
  programmes!: ProgrammeInput[];
}

@ObjectType({ description: 'Answer of the mutations of stays.' })
export class StayPayload extends MutationPayload {
  @Field(() => [ParticipantStay], { nullable: true, description: 'The stays of the participant as they are now, newest first.' })
  stays?: ParticipantStay[] | null;
  @Field(() => Int, { nullable: true, description: 'How many places in sessions ended earlier, or begin later, with the stay.' })
  placesEnded?: number | null;
  @Field(() => Int, { nullable: true, description: 'How many places in sessions came back with the stay.' })
  placesReturned?: number | null;
}

@ObjectType({ description: 'What other days of a stay would do to places in sessions. Attendance is never removed.' })
export class StayOutlook {
  @Field(() => Int, { description: 'Places that would end earlier, or begin later. A place whose session is over by then is not one of them.' })
  places!: number;
  @Field(() => [String], { description: 'Their sessions as “activity · session”, each once, at most eight; none without the tab SESSION ENROLLMENT.' })
  sessions!: string[];
  @Field(() => Int, { description: 'How many further sessions there are.' })
  moreSessions!: number;
  @Field(() => Int, { description: 'Attendance on days that would no longer be within the stay; it stays.' })
  marks!: number;
  @Field(() => Int, { description: 'In how many sessions that attendance is.' })
  markedSessions!: number;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day of that attendance.' })
  lastMarkedOn!: string | null;
  @Field(() => Int, { description: 'Places that would come back, wholly or in part.' })
  returning!: number;
}
