import { Allow } from 'class-validator';
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';

@ObjectType({ description: 'What the tenant asks about attendance of a day and every later one, up to the next such rules.' })
export class AttendancePolicy {
  @Field(() => PlainDateScalar, { nullable: true, description: 'First day of attendance that it holds for; none for what is shipped.' })
  startsOn!: string | null;
  @Field(() => Int, { nullable: true, description: 'A reason is asked for once a day is more days ago than this; none asks never.' })
  lateDays!: number | null;
  @Field(() => Int, { nullable: true, description: 'A stay that is longer than the session by more minutes than this is asked about; none asks never.' })
  overMinutes!: number | null;
  @Field(() => Int, { description: 'Minutes that no stay is longer than.' })
  longestMinutes!: number;
  @Field(() => Int, { description: 'Version to send when it is changed; 0 for what is shipped.' })
  version!: number;
}

@InputType({ description: 'What to ask about attendance from a day on.' })
export class AttendancePolicyInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'First day of attendance that it holds for.' })
  startsOn!: string;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Days after which a reason is asked for, 0 to 365; none asks never.' })
  lateDays?: number | null;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Minutes beyond the session after which a stay is asked about, 0 to 720; none asks never.' })
  overMinutes?: number | null;
  @Allow()
  @Field(() => Int, { description: 'Minutes that no stay is longer than, 60 to 1439.' })
  longestMinutes!: number;
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Version of the rules of that day that were read; none to add some.' })
  version?: number | null;
}

@ObjectType({ description: 'Answer of saveAttendancePolicy.' })
export class AttendancePolicyPayload extends MutationPayload {
  @Field(() => [AttendancePolicy], { nullable: true, description: 'All rules as they are now; none when it was refused.' })
  policies?: AttendancePolicy[] | null;
}
