import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type ForceMode, ParticipantService } from '@afterbell/people/api';
import { RosterService } from '../roster/roster.service';
import type { RosterRow } from '../roster/roster.types';
import { dateOf, invalid, knownId } from '../shared/input';
import { EnrollmentService } from './enrollment.service';
import type { QuickAddParticipantInput } from './enrollment.types';
import { holdSession } from './session-places';

/** A child at the door: record, stay at the site and place in the session in one transaction. */
@Injectable()
export class QuickAddService {
  constructor(
    private readonly db: Db,
    private readonly participants: ParticipantService,
    private readonly enrollments: EnrollmentService,
    private readonly rosters: RosterService,
  ) {}

  async addChild(input: QuickAddParticipantInput): Promise<{ personId: string; row: RosterRow | null; waiting: boolean }> {
    requireAddingPeople();
    const sessionId = knownId(input.sessionId, 'The session');
    const date = dateOf(input.date, 'date');
    const force = forceOf(input);
    const endsOn = input.dayOnly ? date : null;
    return this.db.write(async (tx) => {
      const session = await holdSession(tx, sessionId, date, endsOn);
      const { firstName, lastName, birthDate = null, grade = null } = input;
      const personId = await this.participants.createInSite({ firstName, lastName, birthDate, grade, siteId: session.siteId, startsOn: date }, force);
      const full = input.dayOnly ? undefined : { whenFull: input.whenFull ?? ('ask' as const), reason: input.reason ?? null };
      const { waitingPersonIds } = await this.enrollments.enrollIn(tx, session, [personId], date, endsOn, full);
      const { rows } = await this.rosters.roster({ sessionId, date });
      return { personId, row: rows.find((row) => row.personId === personId) ?? null, waiting: waitingPersonIds.length > 0 };
    });
  }
}

/** Taking attendance does not include making records of people: that is a permission of its own, and it is checked where it is used. */
export function requireAddingPeople(): void {
  if (!requirePrincipal().permissions.allows('edit', 'people.participants')) throw new AppError('FORBIDDEN');
}

function forceOf({ forceMode, forceModeId }: QuickAddParticipantInput): ForceMode | undefined {
  if (forceMode === 'create') return 'create';
  if (forceMode !== 'update') return undefined;
  if (!forceModeId) throw invalid('forceModeId', 'Say which record it is.');
  return { update: knownId(forceModeId, 'The participant') };
}
