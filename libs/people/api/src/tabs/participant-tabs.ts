import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { isUuid, type ParticipantTab, visibleTabs } from '@afterbell/core/domain';
import { leadsHere } from '../entries/entry-rights';
import { missingParticipant } from './missing-participant';

export interface TabState {
  key: ParticipantTab;
  count: number | null;
  canEdit: boolean;
}

/** Who is looked at, and who looks. $1 person, $2 user, $3 whether the user leads here */
export const TABS_OF = `with me as (select p.id as person_id, $2::uuid as user_id, $3::boolean as leads from person p where p.id = (select coalesce(person_now($1), $1)) and p.is_participant and p.removed_at is null)`;

/**
 * The port by which sections above bring their tabs into a participant's record: each registers while modules start. All counts
 * come with one statement.
 */
@Injectable()
export class ParticipantTabs {
  private readonly counts = new Map<ParticipantTab, string>();

  /** `count` is a query of one number over `me (person_id, user_id, leads)`, the participant and who looks. */
  register(tab: ParticipantTab, count: string): void {
    if (this.counts.has(tab)) throw new Error(`Two owners of the tab "${tab}".`);
    this.counts.set(tab, count);
  }

  constructor(private readonly db: Db) {}

  /** The tabs that the caller may view, in the order of the catalogue; denied ones are left out. */
  async of(personId: string): Promise<TabState[]> {
    const { permissions, userId } = requirePrincipal();
    if (!isUuid(personId)) throw missingParticipant();
    const tabs = visibleTabs(permissions, 'people.participants') as ParticipantTab[];
    const counted = tabs.flatMap((tab, index) => (this.counts.has(tab) ? [`(${this.counts.get(tab)})::int as c${index}`] : []));
    const sql = `${TABS_OF} select ${['me.person_id', ...counted].join(', ')} from me`;
    const row = await this.db.one<Record<string, number>>(sql, [personId, userId || null, leadsHere()]);
    if (!row) throw missingParticipant();
    return tabs.map((key, index) => ({ key, count: row[`c${index}`] ?? null, canEdit: permissions.allows('edit', 'people.participants', key) }));
  }
}
