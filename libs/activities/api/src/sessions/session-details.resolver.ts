import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { Session } from '../activity.types';
import type { SessionRow } from '../session.service';
import { RoomService } from './room.service';
import { Room, RoomPayload, SaveRoomInput } from './room.types';
import { SessionDetails } from './session-details';
import { SessionScheduleDay } from './session-date-change.types';
import { SessionExceptionDate, SessionPattern, SessionStaff } from './session-schedule.types';

const SITE = { type: () => ID, description: 'The site.' };

@Resolver(() => Session)
export class SessionDetailsResolver {
  constructor(
    private readonly details: SessionDetails,
    private readonly rooms: RoomService,
  ) {}

  @Query(() => [Room], { description: 'Rooms that a site offers, by name, 200 at most.' })
  @Requires('view', 'activities.session')
  siteRooms(@Args('siteId', SITE) siteId: string) {
    return this.rooms.list(siteId);
  }

  @Query(() => [SessionScheduleDay], { description: 'Dates of a session from a day on, the earliest first.' })
  @Requires('view', 'activities.session')
  sessionDates(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('from', { type: () => PlainDateScalar, description: 'The first day.' }) from: string,
    @Args('first', { type: () => Int, defaultValue: 100, description: 'How many, 200 at most.' }) first: number,
  ) {
    return this.details.dates(sessionId, from, first);
  }

  @Query(() => [SessionStaff], { description: 'Staff of a site who may lead a session, by name.' })
  @Requires('edit', 'activities.session')
  sessionStaffChoices(
    @Args('siteId', SITE) siteId: string,
    @Args('search', { type: () => String, nullable: true, description: 'Part of a name.' }) search: string | null | undefined,
    @Args('first', { type: () => Int, defaultValue: 50, description: 'How many, 100 at most.' }) first: number,
  ) {
    return this.details.staffChoices(siteId, search ?? '', first);
  }

  @PayloadMutation(() => RoomPayload, { description: 'Adds a room to a site or changes one. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'activities.session')
  async saveRoom(@Args('input', { description: 'The room.' }) input: SaveRoomInput): Promise<RoomPayload> {
    return { room: await this.rooms.save(input), problems: [] };
  }

  @PayloadMutation(() => RoomPayload, { description: 'Offers a room no more, or again. Sessions that meet there keep it. Problems: VALIDATION when another has its name by now.' })
  @Requires('edit', 'activities.session')
  async removeRoom(@Args('id', { type: () => ID, description: 'The room.' }) id: string, @Args('restore', { type: () => Boolean, defaultValue: false, description: 'True: offer it again.' }) restore: boolean): Promise<RoomPayload> {
    return { room: await this.rooms.setRetired(id, !restore), problems: [] };
  }

  @ResolveField(() => [SessionPattern], { description: 'How it repeats; none for what is open without a schedule.' })
  patterns(session: Session) {
    return this.details.patterns(session as SessionRow);
  }

  @ResolveField(() => Room, { nullable: true, description: 'The room where it meets.' })
  room({ roomId }: Session) {
    return roomId && this.details.room(roomId);
  }

  @ResolveField(() => [SessionStaff], { description: 'Who leads it, as far as the caller sees them.' })
  staff({ id }: Session) {
    return this.details.staff(id);
  }

  @ResolveField(() => [SessionExceptionDate], { description: 'Days on which it does not meet as its schedule says.' })
  exceptions({ id }: Session) {
    return this.details.exceptions(id);
  }
}
