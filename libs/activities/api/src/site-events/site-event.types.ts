import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { SITE_EVENT_KINDS } from '@afterbell/activities/domain';
import { connectionOf, listArgs, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { SITE_EVENT_LIST } from './site-event-list';

export const SiteEventKindEnum = Object.fromEntries(SITE_EVENT_KINDS.map((kind) => [kind, kind]));
registerEnumType(SiteEventKindEnum, { name: 'SiteEventKind', description: 'Whether the sites are closed, or open in another way than usual.' });

@ObjectType({ description: 'Closing days or special days of one or many sites, as far as the caller sees them.' })
export class SiteEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  id!: string;
  @Field(() => SiteEventKindEnum, { description: 'Closed or special.' })
  kind!: string;
  @Field({ description: 'What for.' })
  reason!: string;
  @Field(() => [PlainDateScalar], { description: 'Its days, the earliest first.' })
  dates!: string[];
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When the sites open on a special day, by their clocks; none for as usual.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they close.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'How many sites it is for.' })
  siteCount!: number;
  @Field(() => [String], { description: 'Names of the first of them.' })
  siteNames!: string[];
  scopeId!: string | null;
  @Field({ description: 'False when it was made above the acting organization: changing it then makes an event of its own for the sites in sight.' })
  ownerSeen!: boolean;
  @Field(() => Int, { description: 'Version to send when it is changed or removed.' })
  version!: number;
}

@ObjectType({ description: 'A page of the site calendars’ events.' })
export class SiteEventConnection extends connectionOf('SiteEvent', SiteEvent) {}

@ArgsType()
export class SiteEventListArgs extends listArgs('SiteEvent', SITE_EVENT_LIST) {
  @Field(() => ID, { nullable: true, description: 'Only events of this site.' })
  @IsOptional()
  @IsString()
  siteId?: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Only events with a day in the month of this date.' })
  @IsOptional()
  @IsString()
  month?: string | null;
}

@ObjectType({ description: 'An event on one of its days.' })
export class SiteCalendarEntry {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field(() => ID, { description: 'Id of the event.' })
  eventId!: string;
  @Field(() => SiteEventKindEnum, { description: 'Closed or special.' })
  kind!: string;
  @Field({ description: 'What for.' })
  reason!: string;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When the sites open on a special day.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they close.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'How many of the sites in sight.' })
  siteCount!: number;
}

@ObjectType({ description: 'What the calendars of the sites say of some days.' })
export class SiteCalendarEntries {
  @Field(() => [SiteCalendarEntry], { description: 'By day, at most 500.' })
  entries!: SiteCalendarEntry[];
  @Field({ description: 'True when there are more.' })
  more!: boolean;
}

@InputType({ description: 'Closing or special days for one or many sites.' })
export class SaveSiteEventInput {
  @Field(() => ID, { nullable: true, description: 'None for a new event.' })
  @IsOptional()
  @IsString()
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The version that was read, of one that is there already.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => String, { nullable: true, description: 'Of the caller, for a new event: the same sent twice is added once.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  key?: string | null;
  @Field(() => SiteEventKindEnum, { description: 'Closed or special.' })
  @IsIn(SITE_EVENT_KINDS)
  kind!: string;
  @Field({ description: 'What for, at most 200 characters.' })
  @IsString()
  reason!: string;
  @Field(() => [PlainDateScalar], { description: 'The days, at most 366.' })
  @IsArray()
  @ArrayMaxSize(1000)
  dates!: string[];
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When the sites open on a special day.' })
  @IsOptional()
  @IsString()
  startTime?: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they close.' })
  @IsOptional()
  @IsString()
  endTime?: string | null;
  @Field(() => [ID], { description: 'The sites, at or beneath the acting organization. Sites in sight that are left out leave the event.' })
  @IsArray()
  @ArrayMaxSize(20_000)
  @IsString({ each: true })
  siteIds!: string[];
  @Field({ defaultValue: false, description: 'True: these are all sites of the acting organization, and those that join it later get the current and coming days too.' })
  @IsBoolean()
  allSites!: boolean;
}

@InputType({ description: 'An event as it was read.' })
export class SiteEventRef {
  @Field(() => ID, { description: 'Id of the event.' })
  @IsString()
  id!: string;
  @Field(() => Int, { description: 'The version that was read.' })
  @IsInt()
  version!: number;
}

@InputType({ description: 'Events to take away from the sites in sight.' })
export class RemoveSiteEventsInput {
  @Field(() => [SiteEventRef], { description: 'At most 200.' })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => SiteEventRef)
  events!: SiteEventRef[];
}

@InputType({ description: 'Hours of special days; none for as usual.' })
export class SiteEventHoursInput {
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When the sites open.' })
  @IsOptional()
  @IsString()
  startTime?: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When they close.' })
  @IsOptional()
  @IsString()
  endTime?: string | null;
}

@InputType({ description: 'What several events are to have alike; whatever is left out stays as it is in each.' })
export class EditSiteEventsInput {
  @Field(() => [SiteEventRef], { description: 'At most 200.' })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => SiteEventRef)
  events!: SiteEventRef[];
  @Field(() => SiteEventKindEnum, { nullable: true, description: 'Closed or special. What becomes closed loses its hours.' })
  @IsOptional()
  @IsIn(SITE_EVENT_KINDS)
  kind?: string | null;
  @Field(() => String, { nullable: true, description: 'What for, at most 200 characters.' })
  @IsOptional()
  @IsString()
  reason?: string | null;
  @Field(() => SiteEventHoursInput, { nullable: true, description: 'For those of them that are special days then.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => SiteEventHoursInput)
  hours?: SiteEventHoursInput | null;
}
