import { Allow, ArrayMaxSize, IsArray } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';

@InputType('CopySessionsInput', { description: 'Sessions to have again, later in their term or in another one.' })
export class CopySessionsInput {
  @IsArray()
  @ArrayMaxSize(200)
  @Field(() => [ID], { description: 'The sessions, at most 50.' })
  sessionIds!: string[];
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The term that they come to. An activity of one term gets a twin there, unless it has one; without a term they stay in their activity.' })
  termId?: string | null;
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Any day of a week, which means the whole of it: the earliest of the sessions begins in this week, the others as many weeks later as before. Weekdays stay. In the week in which the term begins, the days before it fall away.' })
  startsOn!: string;
  @Allow()
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day of all copies; without it each runs as long as before, to the end of the term at most.' })
  endsOn?: string | null;
  @Allow()
  @Field({ defaultValue: false, description: 'Also whoever has a place in them, from the first day on.' })
  withEnrollments!: boolean;
  @Allow()
  @Field({ defaultValue: false, description: 'Also who leads them.' })
  withStaff!: boolean;
  @Allow()
  @Field({ defaultValue: false, description: 'True: only what it would make; nothing is written.' })
  dryRun!: boolean;
}

@ObjectType({ description: 'A copy of a session.' })
export class CopiedSession {
  @Field(() => ID, { description: 'The session that it was made from.' })
  sourceId!: string;
  @Field(() => ID, { nullable: true, description: 'The copy; null when nothing was written.' })
  id!: string | null;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => ID, { nullable: true, description: 'Its activity; null when nothing was written.' })
  activityId!: string | null;
  @Field({ description: 'Name of its activity.' })
  activityName!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The first day on which it meets; null when it has no dates.' })
  firstDate!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day on which it meets; null when it has no dates.' })
  lastDate!: string | null;
  @Field(() => Int, { description: 'How many dates it has.' })
  dateCount!: number;
  @Field(() => [PlainDateScalar], { description: 'Days on which it would have met, were the site not closed.' })
  closed!: string[];
  @Field(() => Int, { description: 'How many staff lead it.' })
  staffCount!: number;
  @Field(() => Int, { description: 'How many participants got a place.' })
  enrolledCount!: number;
  @Field(() => Int, { description: 'How many had a place before and got none: they leave the site before it begins, or it is full.' })
  notEnrolledCount!: number;
}

@ObjectType({ description: 'Answer of copySessions.' })
export class CopySessionsPayload extends MutationPayload {
  @Field(() => [CopiedSession], { nullable: true, description: 'The copies, in the order of the sessions.' })
  copies?: CopiedSession[] | null;
}
