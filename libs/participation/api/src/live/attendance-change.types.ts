import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { InstantScalar, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import type { AttendanceStatus, MarkSource } from '@afterbell/participation/domain';
import { AttendanceStatusEnum, MarkSourceEnum } from '../attendance/attendance.types';

@ObjectType({ description: 'A mark as it is stored now.' })
export class ChangedMark {
  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field(() => AttendanceStatusEnum, { description: 'Status; Enrolled where the mark was deleted.' })
  status!: AttendanceStatus;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'From when, for Present.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'Until when, for Present.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Version to send with a change; 0 where the mark was deleted.' })
  version!: number;
  @Field(() => String, { nullable: true, description: 'Name of the user who marked.' })
  changedBy!: string | null;
  @Field({ description: 'Whether that was the caller, here or in another window.' })
  changedByYou!: boolean;
  @Field(() => InstantScalar, { nullable: true, description: 'When.' })
  changedAt!: Date | null;
  @Field(() => MarkSourceEnum, { nullable: true, description: 'How the mark was made; none where it was deleted.' })
  source!: MarkSource | null;
}

@ObjectType({ description: 'Attendance that was changed since the last telling.' })
export class AttendanceChange {
  @Field(() => [ChangedMark], { description: 'What is stored now of each mark that was changed.' })
  marks!: ChangedMark[];
  @Field({ description: 'Ask again for everything: places or the day itself changed, or something may have been missed.' })
  again!: boolean;
}
