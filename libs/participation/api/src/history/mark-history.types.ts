import { Field, ObjectType } from '@nestjs/graphql';
import { InstantScalar, PlainTimeScalar } from '@afterbell/core/api';
import type { AttendanceStatus } from '@afterbell/participation/domain';
import { AttendanceStatusEnum } from '../attendance/attendance.types';

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
}
