import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader } from '@afterbell/core/api';
import { formatPersonName } from '@afterbell/people/domain';

interface Named {
  id: string;
  name: string;
}

@Injectable()
export class EntryLoaders {
  constructor(private readonly db: Db) {}

  /** What the tenant calls a user; null for one that it does not know. */
  userName(userId: string): Promise<string | null> {
    return requestLoader<string, string | null>('entry.user', async (ids) => {
      const rows = await this.db.query<Named>('select id, name from audit_people($1::uuid[])', [ids], 'entry_user_names');
      return inOrder(ids, rows, ({ id }) => id).map((row) => row?.name ?? null);
    }).load(userId);
  }

  /** Name of a person as far as the caller sees them. */
  personName(personId: string): Promise<string | null> {
    return requestLoader<string, string | null>('entry.person', async (ids) => {
      const sql = 'select id, first_name as "firstName", last_name as "lastName", preferred_name as "preferredName" from person where id = any($1::uuid[]) and removed_at is null';
      const rows = await this.db.query<{ id: string; firstName: string; lastName: string; preferredName: string | null }>(sql, [ids], 'entry_person_names');
      return inOrder(ids, rows, ({ id }) => id).map((row) => row && formatPersonName(row));
    }).load(personId);
  }
}
