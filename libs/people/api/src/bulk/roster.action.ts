import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { ROSTER_MEMBERS } from '@afterbell/people/domain';
import { type RosterRow, RosterService } from '../rosters/roster.service';
import type { BulkAction, BulkWish, Verdict } from './bulk-action';
import { BulkActions } from './bulk-actions';

interface RosterParams {
  rosterId: string;
  name: string;
  organizationId: string;
}

interface Member {
  addedAt: string;
}

const MEMBERS = 'select person_id as id from roster_member where roster_id = $1';
const ADD = `insert into roster_member (roster_id, organization_id, person_id) select $1, $2, one.id from unnest($3::uuid[]) as one (id)
  returning person_id as id, added_at::text as "addedAt"`;
const TAKE_BACK = `delete from roster_member m using jsonb_to_recordset($2::jsonb) as a (id uuid, at timestamptz)
  where m.roster_id = $1 and m.person_id = a.id and m.added_at = a.at returning m.person_id as id`;

/** Onto a roster whose members are chosen, as many as it takes. */
@Injectable()
export class RosterAction implements OnModuleInit, BulkAction<RosterParams, Member> {
  readonly key = 'ROSTER';
  readonly feature = 'people.rosters';
  readonly trail = { done: 'roster.addMember', undone: 'roster.removeMember' };

  constructor(
    private readonly actions: BulkActions,
    private readonly rosters: RosterService,
  ) {}

  onModuleInit(): void {
    this.actions.register(this);
  }

  async open(_tx: Tx, { targetId }: BulkWish) {
    const { id, name, organizationId } = await this.roster(targetId ?? '');
    return { params: { rosterId: id, name, organizationId }, label: name };
  }

  async plan(tx: Tx, { rosterId }: RosterParams, ids: readonly string[], hold: boolean): Promise<Map<string, Verdict>> {
    // Held, so that two who fill it at once cannot fill it beyond the most.
    if (hold) await tx.query('select 1 from roster where id = $1 for update', [rosterId], 'roster_members_hold');
    await this.roster(rosterId);
    const members = new Set((await tx.query<{ id: string }>(MEMBERS, [rosterId])).map(({ id }) => id));
    let free = ROSTER_MEMBERS - members.size;
    const verdicts = new Map<string, Verdict>();
    for (const id of ids) {
      if (members.has(id)) verdicts.set(id, { verdict: 'already', message: 'is on the roster already' });
      else if (free <= 0) verdicts.set(id, { verdict: 'cannot', code: 'VALIDATION', message: `does not fit: a roster has at most ${ROSTER_MEMBERS} members` });
      else free -= 1;
    }
    return verdicts;
  }

  async apply(tx: Tx, { rosterId, organizationId }: RosterParams, ids: readonly string[]) {
    const added = await tx.query<{ id: string; addedAt: string }>(ADD, [rosterId, organizationId, ids]);
    await tx.execute('update roster set updated_at = now() where id = $1', [rosterId], 'roster_touch');
    return new Map(added.map(({ id, addedAt }) => [id, { addedAt }]));
  }

  async undo(tx: Tx, { rosterId }: RosterParams, done: ReadonlyMap<string, Member>) {
    const added = JSON.stringify([...done].map(([id, { addedAt }]) => ({ id, at: addedAt })));
    const taken = new Set((await tx.query<{ id: string }>(TAKE_BACK, [rosterId, added])).map(({ id }) => id));
    await tx.execute('update roster set updated_at = now() where id = $1', [rosterId], 'roster_touch');
    return new Map([...done.keys()].filter((id) => !taken.has(id)).map((id) => [id, 'was taken off the roster since']));
  }

  trace({ name, organizationId }: RosterParams) {
    return { organizationId, before: null, after: { roster: name } };
  }

  private async roster(id: string): Promise<RosterRow> {
    const roster = await this.rosters.get(id);
    if (roster.question) throw new AppError('VALIDATION', { problems: [{ path: 'targetId', message: 'The roster finds its members by a rule: nobody is put on it.' }] });
    return roster;
  }
}
