import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import { dateOf, invalid, knownId } from '../shared/input';
import { usDate } from '../attendance/attendance-plan';
import { type FullWish, roomIn, shareOut } from '../places/capacity';
import { WaitingService } from '../places/waiting.service';
import { type EnrollParticipantsInput, MAX_ENROLL } from './enrollment.types';
import { type HeldSession, holdSession, loadApplicants, placeAll, refuseAfterEnd, refuseBeforeBegin } from './session-places';

export interface Enrolled {
  enrolledPersonIds: string[];
  /** Those of them whose place was made longer. */
  widenedPersonIds: string[];
  alreadyEnrolledPersonIds: string[];
  waitingPersonIds: string[];
}

/** Giving participants of the site a place in a session. All of them, or none. */
@Injectable()
export class EnrollmentService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly waiting: WaitingService,
  ) {}

  async enroll(input: EnrollParticipantsInput): Promise<Enrolled> {
    const sessionId = knownId(input.sessionId, 'The session');
    const startsOn = dateOf(input.startsOn, 'startsOn');
    const endsOn = input.endsOn ? dateOf(input.endsOn, 'endsOn') : null;
    if (endsOn !== null && endsOn < startsOn) throw invalid('endsOn', 'The last day must not be before the first.');
    const personIds = [...new Set(input.personIds.map((id) => knownId(id, 'The participant')))];
    if (!personIds.length || personIds.length > MAX_ENROLL) throw invalid('personIds', `1 to ${MAX_ENROLL} participants can be enrolled at once.`);
    return this.db.write(async (tx) => {
      const session = await holdSession(tx, sessionId, startsOn, endsOn);
      return this.enrollIn(tx, session, personIds, startsOn, endsOn, { whenFull: input.whenFull ?? 'ask', reason: input.reason ?? null });
    });
  }

  /** The same within a transaction that holds the session already. Without a wish the session takes whoever comes: nobody is sent away at the door. */
  async enrollIn(tx: Tx, session: HeldSession, personIds: string[], startsOn: PlainDate, endsOn: PlainDate | null, full?: FullWish): Promise<Enrolled> {
    if (full) {
      refuseAfterEnd(session, startsOn);
      refuseBeforeBegin(session, endsOn);
    }
    const applicants = await loadApplicants(tx, session, personIds, startsOn, endsOn);
    if (applicants.some(({ name }) => name === null)) throw new AppError('NOT_FOUND', { what: 'The participant' });
    const missing = applicants.filter(({ enrolled }) => !enrolled);
    const problems = missing
      .filter(({ stays }) => !stays)
      .map(({ id, name }) => ({ path: `personIds.${personIds.indexOf(id)}`, message: `${name ?? ''} does not belong here on ${usDate(startsOn)}.` }));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const asked = missing.map(({ id }) => id);
    const { placed: ids, waiting, over } = full ? shareOut(session, await roomIn(tx, session.sessionId, startsOn, endsOn, asked), asked, full) : { placed: asked, waiting: [], over: null };
    const given = await placeAll(tx, session, ids, startsOn, endsOn);
    const widened = ids.filter((id) => given.get(id)?.was.length);
    await this.waiting.placed(tx, session.sessionId, ids);
    await this.waiting.add(tx, session, waiting, { startsOn, endsOn, reason: full?.reason ?? null });
    if (ids.length) {
      await this.audit.record(tx, {
        action: 'enrollment.create',
        subjectType: 'session',
        subjectId: session.sessionId,
        organizationId: session.siteId,
        ...(widened.length ? { before: { places: widened.flatMap((id) => given.get(id)?.was ?? []).map(({ personId, startsOn: from, endsOn: to }) => ({ personId, startsOn: from, endsOn: to })) } } : {}),
        after: { personIds: ids, startsOn, endsOn, ...(over === null ? {} : { overCapacity: over }) },
      });
    }
    return { enrolledPersonIds: ids, widenedPersonIds: widened, alreadyEnrolledPersonIds: applicants.filter(({ enrolled }) => enrolled).map(({ id }) => id), waitingPersonIds: waiting };
  }
}
