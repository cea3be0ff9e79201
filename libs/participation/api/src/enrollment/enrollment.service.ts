import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import { dateOf, invalid, knownId } from '../shared/input';
import { usDate } from '../attendance/attendance-plan';
import { type EnrollParticipantsInput, MAX_ENROLL } from './enrollment.types';
import { type HeldSession, holdSession, loadApplicants, placeAll } from './session-places';

export interface Enrolled {
  enrolledPersonIds: string[];
  alreadyEnrolledPersonIds: string[];
}

/** Giving participants of the site a place in a session. All of them, or none. */
@Injectable()
export class EnrollmentService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
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
      return this.enrollIn(tx, session, personIds, startsOn, endsOn);
    });
  }

  /** The same within a transaction that holds the session already. */
  async enrollIn(tx: Tx, session: HeldSession, personIds: string[], startsOn: PlainDate, endsOn: PlainDate | null): Promise<Enrolled> {
    const applicants = await loadApplicants(tx, session, personIds, startsOn, endsOn);
    if (applicants.some(({ name }) => name === null)) throw new AppError('NOT_FOUND', { what: 'The participant' });
    const missing = applicants.filter(({ enrolled }) => !enrolled);
    const problems = missing
      .filter(({ stays }) => !stays)
      .map(({ id, name }) => ({ path: `personIds.${personIds.indexOf(id)}`, message: `${name ?? ''} does not belong here on ${usDate(startsOn)}.` }));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const ids = missing.map(({ id }) => id);
    await placeAll(tx, session, ids, startsOn, endsOn);
    if (ids.length) {
      await this.audit.record(tx, {
        action: 'enrollment.create',
        subjectType: 'session',
        subjectId: session.sessionId,
        organizationId: session.siteId,
        after: { personIds: ids, startsOn, endsOn },
      });
    }
    return { enrolledPersonIds: ids, alreadyEnrolledPersonIds: applicants.filter(({ enrolled }) => enrolled).map(({ id }) => id) };
  }
}
