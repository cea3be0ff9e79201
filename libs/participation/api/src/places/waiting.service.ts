import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, requirePrincipal, type Tx } from '@afterbell/core/api';
import { newId, type PlainDate } from '@afterbell/core/domain';
import { type HeldSession, heldSession, lastDay, refuseAfterEnd, sessionTitle } from '../enrollment/session-places';
import { CLOCK, type Clock } from '../shared/clock';
import { cleanText, knownId } from '../shared/input';
import { OVER_REASON_LENGTH, roomIn } from './capacity';
import { COORDINATORS, REORDER, STOP_WAITING, WAIT, WAITING } from './places.sql';

export interface WaitingRow {
  id: string;
  personId: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  /** Where another who waits has the same name. */
  generatedId: string | null;
  grade: string | null;
  position: number;
  startsOn: PlainDate;
  endsOn: PlainDate | null;
  reason: string | null;
  askedAt: Date;
  wantedOn: PlainDate;
  stays: boolean;
}

interface Wanted {
  startsOn: PlainDate;
  endsOn: PlainDate | null;
  reason: string | null;
}

const ABOUT = `select ${sessionTitle('s', 'c')} as name, c.id as "activityId", ${lastDay('s')}::text as last from session s join activity c on c.tenant_id = s.tenant_id and c.id = s.activity_id where s.id = $1`;

/** Who waits for a place in a session, and in which order. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(sessionId: string): Promise<WaitingRow[]> {
    return this.db.query<WaitingRow & Record<string, unknown>>(WAITING, [sessionId, this.clock()], 'session_waiting');
  }

  /** Within a transaction that holds the session; whoever waits already keeps the turn, and the newer days stand. */
  async add(tx: Tx, session: HeldSession, personIds: readonly string[], { startsOn, endsOn, reason }: Wanted): Promise<void> {
    if (!personIds.length) return;
    const { sessionId, siteId } = session;
    refuseAfterEnd(session, startsOn);
    const why = cleanText(reason, OVER_REASON_LENGTH, 'reason');
    await tx.execute(WAIT, [sessionId, siteId, personIds.map(() => newId()), personIds, startsOn, endsOn, why, requirePrincipal().userId || null], 'session_wait');
    await this.audit.record(tx, { action: 'enrollment.wait', subjectType: 'session', subjectId: sessionId, organizationId: siteId, after: { personIds, startsOn, endsOn, reason: why } });
  }

  /** Within a transaction: those who got a place wait no more. */
  async placed(tx: Tx, sessionId: string, personIds: readonly string[]): Promise<void> {
    if (personIds.length) await tx.execute(STOP_WAITING, [sessionId, personIds], 'session_stop_waiting');
  }

  async remove(sessionId: string, personIds: readonly string[]): Promise<number> {
    const id = knownId(sessionId, 'The session');
    const wanted = personIds.map((person) => knownId(person, 'The participant'));
    return this.db.write(async (tx) => {
      const session = await heldSession(tx, id);
      const gone = await tx.query<{ personId: string }>(STOP_WAITING, [id, wanted], 'session_stop_waiting');
      if (gone.length) await this.audit.record(tx, { action: 'enrollment.stopWaiting', subjectType: 'session', subjectId: id, organizationId: session.siteId, before: { personIds: gone.map(({ personId }) => personId) } });
      return gone.length;
    });
  }

  /** Those named come first, in that order; the others follow as they stood. */
  async reorder(sessionId: string, personIds: readonly string[]): Promise<void> {
    const id = knownId(sessionId, 'The session');
    const order = personIds.map((person) => knownId(person, 'The participant'));
    await this.db.write(async (tx) => {
      const session = await heldSession(tx, id);
      const moved = await tx.execute(REORDER, [id, order], 'session_waiting_order');
      if (moved) await this.audit.record(tx, { action: 'enrollment.orderWaiting', subjectType: 'session', subjectId: id, organizationId: session.siteId, after: { personIds: order } });
    });
  }

  /** Tells who looks after the sessions that places became free for which somebody waits. */
  async freed(tx: Tx, sessionIds: readonly string[]): Promise<void> {
    const now = this.clock();
    for (const sessionId of new Set(sessionIds)) {
      const waiting = await tx.query<WaitingRow & Record<string, unknown>>(WAITING, [sessionId, now], 'session_waiting');
      if (!waiting.length) continue;
      const about = await tx.one<{ name: string; activityId: string; last: PlainDate }>(ABOUT, [sessionId], 'session_about');
      const next = waiting.find(({ wantedOn, endsOn }) => (endsOn === null || endsOn >= wantedOn) && about && wantedOn <= about.last);
      if (!about || !next) continue;
      const { free } = await roomIn(tx, sessionId, next.wantedOn, next.endsOn, []);
      if (free === 0) continue;
      const users = await tx.query<{ userId: string }>(COORDINATORS, [sessionId, now, requirePrincipal().userId || null], 'session_coordinators');
      if (!users.length) continue;
      const path = `/activities/edit?${new URLSearchParams({ id: about.activityId, tab: 'sessions', enrolled: sessionId, part: 'waiting' })}`;
      await this.notifications.notify(tx, { userIds: users.map(({ userId }) => userId), kind: 'place.freed', params: { name: about.name }, path });
    }
  }
}
