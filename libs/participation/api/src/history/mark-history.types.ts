import { Field, ID, ObjectType } from '@nestjs/graphql';
import { InstantScalar, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import type { AttendanceStatus, MarkSource } from '@afterbell/participation/domain';
import { AttendanceStatusEnum, MarkSourceEnum } from '../attendance/attendance.types';

@ObjectType({ description: 'The session date that a mark was copied from.' })
export class CopiedFrom {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field(() => String, { nullable: true, description: 'Activity and session by name; none where it is not there any more.' })
  name!: string | null;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
}

@ObjectType({ description: 'A mark as it was at some time.' })
export class PastMark {
  @Field(() => AttendanceStatusEnum, { description: 'The status.' })
  status!: AttendanceStatus;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'From when, for Present.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'Until when, for Present.' })
  endTime!: string | null;
}

@ObjectType({ description: "One change of a participant's mark on one session date." })
export class MarkChange {
  @Field(() => InstantScalar, { description: 'When.' })
  at!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the user who did it; none for somebody the tenant does not know.' })
  by!: string | null;
  @Field(() => PastMark, { nullable: true, description: 'The mark before; none when there was none.' })
  before!: PastMark | null;
  @Field(() => PastMark, { nullable: true, description: 'The mark after; none when it was deleted.' })
  after!: PastMark | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered or changed so late.' })
  reason!: string | null;
  @Field(() => MarkSourceEnum, { nullable: true, description: 'How the mark was made; none where it was deleted.' })
  source!: MarkSource | null;
  @Field(() => CopiedFrom, { nullable: true, description: 'Where a copied mark comes from.' })
  copiedFrom!: CopiedFrom | null;
}
