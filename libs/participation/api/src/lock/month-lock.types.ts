import { Allow, ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, listArgs, MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { MonthLock } from '../roster/roster.types';
import { MONTH_LOCK_LIST } from './month-lock-list';

/** Sites that one call may lock or unlock. */
export const MAX_SITES = 200;

@ObjectType({ description: "One month of a site: how much of its attendance is entered, and whether it is locked." })
export class SiteMonth {
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field(() => PlainDateScalar, { description: 'First day of the month.' })
  month!: string;
  @Field(() => Int, { description: 'Session dates of the month that the calendar does not close.' })
  dates!: number;
  @Field(() => Int, { description: 'Session dates with an outcome.' })
  entered!: number;
  @Field(() => Int, { description: 'Session dates that are over, with somebody enrolled and no outcome.' })
  missing!: number;
  @Field(() => Int, { description: 'Session dates that are not over, without an outcome.' })
  ahead!: number;
  @Field(() => Int, { description: 'Days on which somebody was marked.' })
  days!: number;
  @Field(() => Int, { description: 'Marks of the month.' })
  marks!: number;
  @Field(() => MonthLock, { nullable: true, description: 'The lock; none while the month is open.' })
  lock!: MonthLock | null;
}

@ObjectType({ description: 'A page of sites in one month.' })
export class SiteMonthConnection extends connectionOf('SiteMonth', SiteMonth) {}

@ArgsType()
export class SiteMonthListArgs extends listArgs('SiteMonth', MONTH_LOCK_LIST) {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Any day of the month.' })
  month!: string;
}

@InputType({ description: 'Sites whose month is to be locked.' })
export class LockMonthInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Any day of the month.' })
  month!: string;
  @IsArray()
  @ArrayNotEmpty({ message: 'No site is chosen.' })
  @ArrayMaxSize(MAX_SITES, { message: `At most ${MAX_SITES} sites can be locked at once.` })
  @Field(() => [ID], { description: 'The sites, 1 to 200. One that is locked already stays as it is.' })
  siteIds!: string[];
  @Allow()
  @Field({ nullable: true, description: 'Lock although attendance is missing: the answer to MONTH_INCOMPLETE.' })
  acceptMissing?: boolean;
}

@InputType({ description: 'Sites whose month is to be opened again.' })
export class UnlockMonthInput {
  @Allow()
  @Field(() => PlainDateScalar, { description: 'Any day of the month.' })
  month!: string;
  @IsArray()
  @ArrayNotEmpty({ message: 'No site is chosen.' })
  @ArrayMaxSize(MAX_SITES, { message: `At most ${MAX_SITES} sites can be unlocked at once.` })
  @Field(() => [ID], { description: 'The sites, 1 to 200. One that is open already stays as it is.' })
  siteIds!: string[];
  @Allow()
  @Field(() => String, { nullable: true, description: 'Why, for the audit trail; at most 500 characters.' })
  reason?: string | null;
}

@ObjectType({ description: 'Answer of lockMonth and unlockMonth.' })
export class MonthLockPayload extends MutationPayload {
  @Field(() => [SiteMonth], { nullable: true, description: 'The sites as they are now; none when nothing was changed.' })
  sites?: SiteMonth[] | null;
  @Field(() => Int, { nullable: true, description: 'How many sites the call changed.' })
  changed?: number | null;
}
