import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader } from '@afterbell/core/api';
import { formatPersonName, type PersonName } from '@afterbell/people/domain';
import { CHANGED_WITH, ROWS } from './bulk.sql';
import type { BulkRow } from './bulk.types';

type Named = Partial<PersonName>;
const nameOf = ({ firstName, lastName, preferredName }: Named) => (firstName ? formatPersonName({ firstName, lastName: lastName ?? '', preferredName: preferredName ?? null }) : null);

@Injectable()
export class BulkLoaders {
  constructor(private readonly db: Db) {}

  /** Name of a user, null of one who is out of sight. */
  userName(id: string): Promise<string | null> {
    return requestLoader<string, string | null>('bulk.userName', async (ids) => {
      const rows = await this.db.query<{ id: string; name: string }>('select id, name from audit_people($1::uuid[])', [ids], 'bulk_user_names');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.name ?? null);
    }).load(id);
  }

  /** How many of a run were changed with an effect that holds this, whatever else it holds. */
  onWaitList(runId: string, action: string, effect: object): Promise<number> {
    return requestLoader<string, number>(`bulk.onWaitList.${action}`, async (ids) => {
      const rows = await this.db.query<{ id: string; count: number }>(CHANGED_WITH, [ids, JSON.stringify(effect)], 'bulk_changed_with');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
    }).load(runId);
  }

  async rows(runId: string, outcomes: readonly string[] | null, limit: number, offset: number): Promise<BulkRow[]> {
    const rows = await this.db.query<BulkRow & Named & Record<string, unknown>>(ROWS, [runId, outcomes, limit, offset], 'bulk_rows');
    return rows.map((row) => ({ ...row, displayName: nameOf(row) }));
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const rows = await this.db.query<{ id: string } & PersonName>('select id, first_name as "firstName", last_name as "lastName", preferred_name as "preferredName" from person where id = any($1::uuid[])', [ids], 'bulk_names');
    return new Map(rows.map((row) => [row.id, nameOf(row)]));
  }
}
