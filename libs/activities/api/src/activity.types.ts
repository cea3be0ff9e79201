import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ACTIVITY_TYPES } from '@afterbell/activities/domain';
import { connectionOf, InstantScalar, listArgs, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { ACTIVITY_LIST, SESSION_LIST } from './activity-list';

export const ActivityTypeEnum = Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, type]));
registerEnumType(ActivityTypeEnum, { name: 'ActivityType', description: 'How an activity meets: by a schedule, whenever it is open, or without one.' });

@ObjectType({ description: 'A reporting term by name.' })
export class TermRef {
  @Field(() => ID, { description: 'Id of the term.' })
  id!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day.' })
  endsOn!: string;
}

@ObjectType({ description: 'What a site offers.' })
export class Activity {
  @Field(() => ID, { description: 'Id of the activity.' })
  id!: string;
  siteId!: string;
  termId!: string | null;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => ActivityTypeEnum, { description: 'How it meets.' })
  type!: string;
  @Field(() => String, { nullable: true, description: 'Which of the authorized activities of 20 U.S.C. 7175(a) it is, such as `stem`.' })
  category!: string | null;
  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description!: string | null;
  @Field(() => String, { nullable: true, description: 'What it is for, one objective on a line.' })
  objectives!: string | null;
  @Field(() => String, { nullable: true, description: 'Where it usually meets.' })
  location!: string | null;
  @Field(() => Int, { nullable: true, description: 'How many places its sessions usually have.' })
  capacity!: number | null;
  @Field(() => String, { nullable: true, description: 'The lowest grade that it is for: PK, K, 1 to 12.' })
  gradeFrom!: string | null;
  @Field(() => String, { nullable: true, description: 'The highest grade that it is for.' })
  gradeTo!: string | null;
  @Field(() => Int, { nullable: true, description: 'The youngest age that it is for, in completed years.' })
  ageFrom!: number | null;
  @Field(() => Int, { nullable: true, description: 'The oldest age that it is for.' })
  ageTo!: number | null;
  ownCategory!: string | null;
  @Field({ description: 'False when it was disabled; its records stay.' })
  enabled!: boolean;
  @Field(() => InstantScalar, { description: 'When it was added.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
  @Field(() => Int, { description: 'Version to send with `saveActivityProgram`.' })
  programVersion!: number;
}

@ObjectType({ description: 'One scheduled run of an activity at its site.' })
export class Session {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;
  @Field(() => ID, { description: 'Id of its activity.' })
  activityId!: string;
  siteId!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => PlainDateScalar, { description: 'First day of the run.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { description: 'Last day of the run.' })
  endsOn!: string;
  @Field(() => PlainTimeScalar, { description: 'When a date begins, by the site’s clock.' })
  startTime!: string;
  @Field(() => PlainTimeScalar, { description: 'When a date ends, by the site’s clock.' })
  endTime!: string;
  @Field(() => [Int], { description: 'Weekdays of the schedule; 0 is Sunday.' })
  weekdays!: number[];
  @Field(() => String, { nullable: true, description: 'Where it meets.' })
  location!: string | null;
  roomId!: string | null;
  @Field(() => Int, { nullable: true, description: 'How many places it has; null: as many as come.' })
  capacity!: number | null;
  @Field(() => Int, { nullable: true, description: 'After how many meetings it ends, where that says its last day.' })
  meetings!: number | null;
  @Field(() => ID, { nullable: true, description: 'What it has in common with its siblings: the same run at other times of the day.' })
  seriesId!: string | null;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: 'A page of the activities list.' })
export class ActivityConnection extends connectionOf('Activity', Activity) {}

@ObjectType({ description: 'A page of an activity’s sessions.' })
export class SessionConnection extends connectionOf('Session', Session) {}

@ArgsType()
export class ActivityListArgs extends listArgs('Activity', ACTIVITY_LIST, { custom: true }) {}

@ArgsType()
export class SessionListArgs extends listArgs('Session', SESSION_LIST) {}
