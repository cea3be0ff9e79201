import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { MutationPayload, PlainDateScalar } from '@afterbell/core/api';
import { SiteEvent } from './site-event.types';

@ObjectType({ description: 'A session date that a change of the calendar is about.' })
export class AffectedSessionDate {
  @Field(() => ID, { description: 'Id of the session.' })
  sessionId!: string;
  @Field(() => ID, { description: 'Id of its activity.' })
  activityId!: string;
  @Field(() => ID, { description: 'Id of its site.' })
  siteId!: string;
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date!: string;
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field({ description: 'Name of its activity.' })
  activityName!: string;
  @Field({ description: 'Name of its site.' })
  siteName!: string;
}

@ObjectType({ description: 'Session dates, counted, the first 500 of them named.' })
export class SessionDateTally {
  @Field(() => Int, { description: 'How many.' })
  count!: number;
  @Field(() => Int, { description: 'Of how many sessions.' })
  sessions!: number;
  @Field(() => Int, { description: 'At how many sites.' })
  sites!: number;
  @Field(() => [AffectedSessionDate], { description: 'By day and site, at most 500.' })
  dates!: AffectedSessionDate[];
}

@ObjectType({ description: 'A month of a site whose participation is locked.' })
export class LockedSiteMonth {
  @Field(() => ID, { description: 'Id of the site.' })
  siteId!: string;
  @Field({ description: 'Its name.' })
  siteName!: string;
  @Field({ description: 'The month, `10/2026`.' })
  month!: string;
}

@ObjectType({ description: 'What a change of the calendar does, or would do, to session dates.' })
export class SiteCalendarEffects {
  @Field(() => SessionDateTally, { description: 'Dates that go because the site is closed.' })
  removed!: SessionDateTally;
  @Field(() => SessionDateTally, { description: 'Dates that stay because attendance or an outcome was entered.' })
  kept!: SessionDateTally;
  @Field(() => SessionDateTally, { description: 'Dates that come back because the site is open again.' })
  restored!: SessionDateTally;
  @Field(() => SessionDateTally, { description: 'Dates outside the hours of a special day; they stay as they are.' })
  outside!: SessionDateTally;
  @Field(() => SessionDateTally, { description: 'Dates that come at the end of sessions that end after a number of meetings, because closed days do not count.' })
  added!: SessionDateTally;
  @Field(() => SessionDateTally, { description: 'Last dates of such sessions that go, because days that are open again count.' })
  dropped!: SessionDateTally;
  @Field(() => [LockedSiteMonth], { description: 'Locked months among the days, and among the dates that come or go at the end of sessions: saving is refused while there are any.' })
  locked!: LockedSiteMonth[];
}

@ObjectType({ description: 'The event, and what came of it.' })
export class SaveSiteEventPayload extends MutationPayload {
  @Field(() => SiteEvent, { nullable: true, description: 'As it is now; none for a preview.' })
  event?: SiteEvent | null;
  @Field(() => SiteCalendarEffects, { nullable: true, description: 'What was done, or would be.' })
  effects?: SiteCalendarEffects | null;
}

@ObjectType({ description: 'What removing came to.' })
export class RemoveSiteEventsPayload extends MutationPayload {
  @Field(() => SiteCalendarEffects, { nullable: true, description: 'What was done, or would be.' })
  effects?: SiteCalendarEffects | null;
}

@ObjectType({ description: 'The events, and what came of changing them.' })
export class EditSiteEventsPayload extends MutationPayload {
  @Field(() => [SiteEvent], { nullable: true, description: 'As they are now, in the order in which they were named; none for a preview. One made above the acting organization is followed by an event of its own.' })
  events?: SiteEvent[] | null;
  @Field(() => SiteCalendarEffects, { nullable: true, description: 'What was done, or would be.' })
  effects?: SiteCalendarEffects | null;
}
