import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { AppError, type ErrorCode } from '@afterbell/core/domain';
import { mayRelationships } from '@afterbell/people/api';
import { formatPersonName, isRelationshipKind, relationshipLabel } from '@afterbell/people/domain';
import { knownId } from '../shared/input';
import { DoorListService } from './door-list.service';
import { DoorService } from './door.service';
import { DoorEvent, DoorLeavingInput, DoorPickUp, DoorStepInput, DoorStepPayload, ScanBadgePayload } from './door.types';

const SITE_OF = 'select organization_id as "siteId" from session where id = $1';
const PROBLEMS = 'Problems: DOOR_NOT_TODAY, MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_OVERLAP, ATTENDANCE_TIME_INVALID, VALIDATION';

@Resolver()
export class DoorResolver {
  constructor(
    private readonly db: Db,
    private readonly door: DoorService,
    private readonly lists: DoorListService,
  ) {}

  @Query(() => [DoorEvent], { description: 'Each step at the door of one participant on one session date, the earliest first.' })
  @Requires('view', 'participation.by_activity')
  doorEvents(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('date', { type: () => PlainDateScalar, description: 'The day.' }) date: string,
    @Args('personId', { type: () => ID, description: 'The participant.' }) personId: string,
  ): Promise<DoorEvent[]> {
    return this.lists.events(sessionId, date, personId);
  }

  @Query(() => [DoorPickUp], { description: 'Whom a participant may be released to on the day, and, for those who see relationships, who is restricted; at most 60.' })
  @Requires('edit', 'participation.by_activity')
  async doorPickUps(
    @Args('personId', { type: () => ID, description: 'The participant.' }) personId: string,
    @Args('date', { type: () => PlainDateScalar, description: 'The day.' }) date: string,
  ): Promise<DoorPickUp[]> {
    const list = await this.door.pickUps(personId, date);
    // As everywhere: that there is a restriction is on the roster, against whom is for those who see relationships.
    const told = mayRelationships('view') ? list : list.filter(({ restricted }) => !restricted);
    return told.map(({ id, kind, mayPickUp, restricted, ...name }) => ({ id, name: formatPersonName(name), relationship: isRelationshipKind(kind) ? relationshipLabel(kind) : '', mayPickUp: mayPickUp && !restricted, restricted }));
  }

  @PayloadMutation(() => DoorStepPayload, { description: `Checks a participant in now, by the clock of the site. Once more changes nothing. ${PROBLEMS}.` })
  @Requires('edit', 'participation.by_activity')
  async checkIn(@Args('input', { description: 'Who comes.' }) input: DoorStepInput): Promise<DoorStepPayload> {
    return { done: await this.door.checkIn({ ...input, how: 'roster' }), problems: [] };
  }

  @PayloadMutation(() => DoorStepPayload, { description: `Checks a participant out now. Once more changes nothing. ${PROBLEMS}, DOOR_NOT_IN, DOOR_NOT_RELEASED.` })
  @Requires('edit', 'participation.by_activity')
  async checkOut(@Args('input', { description: 'Who leaves, and with whom.' }) input: DoorLeavingInput): Promise<DoorStepPayload> {
    return { done: await this.door.checkOut({ ...input, how: 'roster' }), problems: [] };
  }

  @PayloadMutation(() => ScanBadgePayload, { description: `Checks in whoever's badge was read on the roster. A code of nobody at the site is DOOR_CODE_UNKNOWN, whoever has it elsewhere. ${PROBLEMS}.` })
  @Requires('edit', 'participation.by_activity')
  async scanBadge(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('date', { type: () => PlainDateScalar, description: 'The day: today at the site.' }) date: string,
    @Args('code', { description: 'What the scanner read.' }) code: string,
  ): Promise<ScanBadgePayload> {
    const id = knownId(sessionId, 'The session');
    const row = await this.db.one<{ siteId: string }>(SITE_OF, [id], 'door_site_of');
    if (!row) throw new AppError('NOT_FOUND', { what: 'The session' });
    const personId = await this.lists.childOfCode(row.siteId, code);
    if (personId === null) throw new AppError('DOOR_CODE_UNKNOWN');
    try {
      return { personId, done: await this.door.checkIn({ sessionId: id, date, personId, how: 'scan' }), problems: [] };
    } catch (error) {
      if (error instanceof AppError && ASKED.has(error.code)) return { personId, problems: [{ code: error.code, message: error.messages.join(' '), path: null }] };
      throw error;
    }
  }
}

/** What the roster asks about; the child is named with the question. */
const ASKED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['ATTENDANCE_NOT_ENROLLED', 'ATTENDANCE_OVERLAP']);
