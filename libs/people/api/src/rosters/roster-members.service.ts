import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { ROSTER_MEMBERS } from '@afterbell/people/domain';
import { type RosterRow, RosterService } from './roster.service';
import type { RosterMembersInput } from './roster.types';

// Person is walled: who is out of the caller's sight is not among the rows.
const SEEN = 'select p.id from person p where p.id = any($1::uuid[]) and p.is_participant and p.removed_at is null';
const ADD = `insert into roster_member (roster_id, organization_id, person_id) select $1, $2, one.id from unnest($3::uuid[]) as one (id)
  on conflict (tenant_id, roster_id, person_id) do nothing returning person_id as id`;
const TAKE_OFF = 'delete from roster_member where roster_id = $1 and person_id = any($2::uuid[]) returning person_id as id';

/** Members that people choose. Adding twice and taking off twice change nothing. */
@Injectable()
export class RosterMembersService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly rosters: RosterService,
  ) {}

  add(input: RosterMembersInput): Promise<{ roster: RosterRow; changedIds: string[] }> {
    return this.change('roster.addMembers', input, async (tx, roster, ids) => {
      const seen = await tx.query<{ id: string }>(SEEN, [ids], 'roster_seen');
      if (seen.length !== ids.length) throw new AppError('NOT_FOUND', { what: 'A participant' });
      const added = await tx.query<{ id: string }>(ADD, [roster.id, roster.organizationId, ids], 'roster_add');
      const total = await tx.one<{ count: number }>('select count(*)::int as count from roster_member where roster_id = $1', [roster.id], 'roster_count');
      if ((total?.count ?? 0) > ROSTER_MEMBERS) throw invalid('personIds', `would make more than ${ROSTER_MEMBERS} members`);
      return added;
    });
  }

  takeOff(input: RosterMembersInput): Promise<{ roster: RosterRow; changedIds: string[] }> {
    return this.change('roster.removeMembers', input, (tx, roster, ids) => tx.query<{ id: string }>(TAKE_OFF, [roster.id, ids], 'roster_take_off'));
  }

  private change(action: string, { rosterId, personIds }: RosterMembersInput, write: (tx: Tx, roster: RosterRow, ids: string[]) => Promise<{ id: string }[]>): Promise<{ roster: RosterRow; changedIds: string[] }> {
    return this.db.write(async (tx) => {
      // Held, so that two who fill it at once cannot fill it beyond the most.
      await tx.query('select 1 from roster where id = $1 for update', [rosterId], 'roster_members_hold');
      const roster = await this.rosters.get(rosterId);
      if (roster.question) throw invalid('rosterId', 'is a roster by rule: its members are found, not chosen');
      const changedIds = (await write(tx, roster, [...new Set(personIds.map((id) => id.toLowerCase()))])).map(({ id }) => id);
      if (!changedIds.length) return { roster, changedIds };
      await tx.execute('update roster set updated_at = now() where id = $1', [roster.id], 'roster_touch');
      await this.audit.record(tx, { action, subjectType: 'roster', subjectId: roster.id, organizationId: roster.organizationId, after: { count: changedIds.length, ids: changedIds } });
      return { roster: await this.rosters.get(rosterId), changedIds };
    });
  }
}

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
