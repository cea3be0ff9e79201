import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader } from '@afterbell/core/api';

const COUNTS = `select m.roster_id as id, count(*)::int as count from roster_member m join person p on p.tenant_id = m.tenant_id and p.id = m.person_id and p.is_participant and p.removed_at is null
  where m.roster_id = any($1::uuid[]) group by m.roster_id`;

@Injectable()
export class RosterLoaders {
  constructor(private readonly db: Db) {}

  /** Members chosen by hand, as far as the caller sees them. */
  memberCount(id: string): Promise<number> {
    return requestLoader<string, number>('roster.memberCount', async (ids) => {
      const rows = await this.db.query<{ id: string; count: number }>(COUNTS, [ids], 'roster_member_counts');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
    }).load(id);
  }
}
