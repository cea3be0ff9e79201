import { Args, ID, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Session } from '@afterbell/activities/api';
import { Db, PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { formatPersonName } from '@afterbell/people/domain';
import { viewedSession } from '../enrollment/session-places';
import { reachWarnings } from '../enrollment/reach';
import { dateOf, invalid, knownId } from '../shared/input';
import { PlacesService } from './places.service';
import { ChangePlacesInput, PlacesPayload, RemovePlacesInput, SessionApplicantPage, SessionPlacePage, SessionReachWarning, SessionWaiting, SessionWaitingInput, SessionWaitingPayload } from './places.types';
import { WaitingService } from './waiting.service';

const SESSION = { type: () => ID, description: 'The session.' };
const SEARCH = { type: () => String, nullable: true, description: 'Words of the names, or of the local id.' };
const FIRST = { type: () => Int, defaultValue: 100, description: 'How many, at most 200.' };
const OFFSET = { type: () => Int, defaultValue: 0, description: 'How many to pass over.' };

const MOST_WARNED = 500;

@Resolver(() => Session)
export class PlacesResolver {
  constructor(
    private readonly db: Db,
    private readonly places: PlacesService,
    private readonly waiting: WaitingService,
  ) {}

  @Query(() => SessionPlacePage, { description: 'Who has a place in a session, by name.' })
  @Requires('view', 'participation.by_activity')
  sessionPlaces(
    @Args('sessionId', SESSION) sessionId: string,
    @Args('search', SEARCH) search: string | null,
    @Args('ended', { type: () => Boolean, defaultValue: false, description: 'Places that are over as well.' }) ended: boolean,
    @Args('first', FIRST) first: number,
    @Args('offset', OFFSET) offset: number,
  ): Promise<SessionPlacePage> {
    return this.places.list(sessionId, search ?? '', ended, { first, offset });
  }

  @Query(() => SessionApplicantPage, { description: 'Participants who stay at the site of a session on a day and have no place in it then: those of the grades that the activity is for first, by name.' })
  @Requires('edit', 'participation.by_activity')
  sessionApplicants(
    @Args('sessionId', SESSION) sessionId: string,
    @Args('on', { type: () => PlainDateScalar, description: 'The day from which they would be enrolled.' }) on: string,
    @Args('search', SEARCH) search: string | null,
    @Args('rosterId', { type: () => ID, nullable: true, description: 'Only those on this roster, of rosters with chosen members.' }) rosterId: string | null | undefined,
    @Args('grades', { type: () => [String], nullable: true, description: 'Only those of these school grades.' }) grades: string[] | null | undefined,
    @Args('first', FIRST) first: number,
    @Args('offset', OFFSET) offset: number,
  ): Promise<SessionApplicantPage> {
    return this.places.applicants(sessionId, on, search ?? '', { rosterId, grades }, { first, offset });
  }

  @Query(() => [SessionReachWarning], { description: 'Which participants are outside the grades or ages that the activity of a session is for, by their grade of the year of a day. Advice: they can be enrolled all the same.' })
  @Requires('edit', 'participation.by_activity')
  async sessionReachWarnings(
    @Args('sessionId', SESSION) sessionId: string,
    @Args('on', { type: () => PlainDateScalar, description: 'The day from which they would be enrolled.' }) on: string,
    @Args('personIds', { type: () => [ID], description: 'The participants, 500 at most.' }) personIds: string[],
  ): Promise<SessionReachWarning[]> {
    if (personIds.length > MOST_WARNED) throw invalid('personIds', `At most ${MOST_WARNED} participants at once.`);
    const id = knownId(sessionId, 'The session');
    const day = dateOf(on, 'on');
    const people = personIds.map((one) => knownId(one, 'The participant'));
    return this.db.read(async (tx) => {
      await viewedSession(tx, id);
      return reachWarnings(tx, id, day, people);
    });
  }

  @Query(() => [SessionWaiting], { description: 'Who waits for a place in a session, the next first, 500 at most.' })
  @Requires('view', 'participation.by_activity')
  async sessionWaiting(@Args('sessionId', SESSION) sessionId: string): Promise<SessionWaiting[]> {
    const id = knownId(sessionId, 'The session');
    await this.db.read((tx) => viewedSession(tx, id));
    return this.listed(id);
  }

  @PayloadMutation(() => PlacesPayload, { description: 'Gives places of a session other days, ends them or lets them go on; all or none. Problems: MONTH_LOCKED, PLACE_MARKED, SESSION_FULL, STALE_VERSION, VALIDATION.' })
  @Requires('edit', 'participation.by_activity')
  async changePlaces(@Args('input', { description: 'The places.' }) { sessionId, places, keepMarks }: ChangePlacesInput): Promise<PlacesPayload> {
    return { ...(await this.places.change(sessionId, places, keepMarks === true)), problems: [] };
  }

  @PayloadMutation(() => PlacesPayload, { description: 'Takes back places that were given by mistake, all or none. Problems: MONTH_LOCKED, VALIDATION where attendance rests on one.' })
  @Requires('edit', 'participation.by_activity')
  async removePlaces(@Args('input', { description: 'The places.' }) { sessionId, ids }: RemovePlacesInput): Promise<PlacesPayload> {
    return { ...(await this.places.remove(sessionId, ids)), problems: [] };
  }

  @PayloadMutation(() => SessionWaitingPayload, { description: 'Takes participants off the wait list of a session.' })
  @Requires('edit', 'participation.by_activity')
  async removeWaiting(@Args('input', { description: 'Who.' }) { sessionId, personIds }: SessionWaitingInput): Promise<SessionWaitingPayload> {
    await this.waiting.remove(sessionId, personIds);
    return { waiting: await this.listed(sessionId), problems: [] };
  }

  @PayloadMutation(() => SessionWaitingPayload, { description: 'Puts participants at the head of a wait list, in the order in which they are named; the others follow as they stood.' })
  @Requires('edit', 'participation.by_activity')
  async reorderWaiting(@Args('input', { description: 'Who comes first.' }) { sessionId, personIds }: SessionWaitingInput): Promise<SessionWaitingPayload> {
    await this.waiting.reorder(sessionId, personIds);
    return { waiting: await this.listed(sessionId), problems: [] };
  }

  @ResolveField(() => Int, { description: 'How many have a place today, or on the nearest day on which it runs; who came once is not counted.' })
  async enrolled({ id }: Session): Promise<number> {
    return (await this.places.counts(id)).enrolled;
  }

  @ResolveField(() => Int, { description: 'How many wait for a place.' })
  async waitingCount({ id }: Session): Promise<number> {
    return (await this.places.counts(id)).waiting;
  }

  private async listed(sessionId: string): Promise<SessionWaiting[]> {
    return (await this.waiting.list(sessionId)).map((row) => ({ ...row, displayName: formatPersonName(row) }));
  }
}
