import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InstantScalar, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { type AttendanceStatus, type MarkSource, SESSION_DATE_STATES, type SessionDateState, type SessionOutcome } from '@afterbell/participation/domain';
import { AttendanceStatusEnum, enumOf, MarkSourceEnum, SessionOutcomeEnum, StatusCounts } from '../attendance/attendance.types';
import { SessionOnDay } from '../shared/session-day.types';

export const ROSTER_SCOPES = ['enrolled', 'all'] as const;
export type RosterScope = (typeof ROSTER_SCOPES)[number];

export const RosterScopeEnum = enumOf(ROSTER_SCOPES);
registerEnumType(RosterScopeEnum, {
  name: 'RosterScope',
  description: 'Whom a roster lists.',
  valuesMap: {
    enrolled: { description: 'Participants enrolled on that date, and whoever was marked on it.' },
    all: { description: 'Everyone who belongs to the site on that date as well.' },
  },
});

export const SessionDateStateEnum = enumOf(SESSION_DATE_STATES);
registerEnumType(SessionDateStateEnum, {
  name: 'SessionDateState',
  description: 'What a day is to a session.',
  valuesMap: {
    scheduled: { description: 'The schedule produced it.' },
    added: { description: 'Somebody added it.' },
    closed: { description: "The site's calendar closes the day." },
    unscheduled: { description: 'The session does not meet on that day.' },
  },
});

@ObjectType({ description: 'The lock that keeps the participation of a month as it is.' })
export class MonthLock {
  @Field(() => InstantScalar, { description: 'When it was locked.' })
  lockedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the user who locked it.' })
  lockedBy!: string | null;
}

@ObjectType({ description: 'What the viewer may do with a roster now.' })
export class RosterViewerCan {
  @Field({ description: 'Mark participants and close the day: the permission is there, the month is open and the day is not closed by the calendar.' })
  edit!: boolean;
  @Field({ description: 'Add a child who is not on record yet.' })
  addParticipant!: boolean;
}

@ObjectType({ description: 'One participant on a roster.' })
export class RosterRow {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Given name.' })
  firstName!: string;
  @Field({ description: 'Family name.' })
  lastName!: string;
  @Field(() => String, { nullable: true, description: 'Name the child goes by.' })
  preferredName!: string | null;
  @Field(() => String, { nullable: true, description: 'The Participant ID, where another participant here has the same name, whatever case and accents; none where the name says who it is.' })
  generatedId!: string | null;
  @Field(() => String, { nullable: true, description: 'School grade: PK, K, 1 to 12.' })
  grade!: string | null;
  @Field(() => ID, { nullable: true, description: 'The photo, small at `/file/photo/{id}/small`; none where there is none, or where it is not to be shown.' })
  photoId!: string | null;
  @Field(() => String, { nullable: true, description: 'Allergies to know at the door.' })
  allergies!: string | null;
  @Field(() => String, { nullable: true, description: 'Who may not have contact with the child.' })
  contactRestriction!: string | null;
  @Field({ description: 'Whether the participant is enrolled in the session on this date.' })
  enrolled!: boolean;
  @Field(() => AttendanceStatusEnum, { description: 'Status on this date; Enrolled while not marked.' })
  status!: AttendanceStatus;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'From when, for Present.' })
  startTime!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'Until when, for Present; none while the participant is still there.' })
  endTime!: string | null;
  @Field(() => Int, { description: 'Version to send with a mark; 0 while there is none.' })
  version!: number;
  @Field(() => String, { nullable: true, description: 'Name of the user who set the mark.' })
  changedBy!: string | null;
  @Field({ description: 'Whether you set it yourself.' })
  changedByYou!: boolean;
  @Field(() => InstantScalar, { nullable: true, description: 'When the mark was set.' })
  changedAt!: Date | null;
  @Field(() => MarkSourceEnum, { nullable: true, description: 'How the mark was made; none while there is no mark.' })
  source!: MarkSource | null;
}

@ObjectType({ description: 'One session on one day: what it is, whether it can be changed, and who is on it.' })
export class Roster extends SessionOnDay {
  @Field({ description: 'Name of the session.' })
  sessionName!: string;
  @Field(() => String, { nullable: true, description: 'Where it meets.' })
  location!: string | null;
  @Field(() => ID, { description: 'The activity.' })
  activityId!: string;
  @Field({ description: 'Name of the activity.' })
  activityName!: string;
  @Field({ description: 'Whether it is a drop-in: anyone of the site may come, on any day.' })
  isDropIn!: boolean;
  @Field({ description: 'Whether it is unscheduled: every mark needs its times.' })
  timesRequired!: boolean;
  @Field(() => ID, { description: 'The site.' })
  siteId!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field({ description: "The site's time zone; all times are its wall clock." })
  timeZone!: string;
  @Field(() => SessionDateStateEnum, { description: 'What this day is to the session.' })
  state!: SessionDateState;
  @Field(() => String, { nullable: true, description: "The site calendar's reason when it closes the day." })
  closureReason!: string | null;
  @Field(() => MonthLock, { nullable: true, description: 'Lock of the month; none while it is open.' })
  lock!: MonthLock | null;
  @Field(() => SessionOutcomeEnum, { nullable: true, description: 'How the day ended; none while it was not entered yet.' })
  outcome!: SessionOutcome | null;
  @Field(() => String, { nullable: true, description: 'Why the session did not run.' })
  outcomeReason!: string | null;
  @Field(() => InstantScalar, { nullable: true, description: 'When the day was closed.' })
  closedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Name of the user who closed the day.' })
  closedBy!: string | null;
  @Field(() => Int, { description: 'Version of the session date; 0 while there is none.' })
  version!: number;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The date of the session before this one.' })
  previousDate!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'The date of the session after this one.' })
  nextDate!: string | null;
  @Field(() => StatusCounts, { description: 'Counts by status, of the rows below.' })
  counts!: StatusCounts;
  @Field(() => [RosterRow], { description: 'Participants by family name, at most 500.' })
  rows!: RosterRow[];
  @Field({ description: 'Whether there are more than 500; a search narrows them.' })
  hasMore!: boolean;
  @Field(() => RosterViewerCan, { description: 'What the viewer may do.' })
  viewerCan!: RosterViewerCan;
}
