import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader } from '@afterbell/core/api';
import { canonicalEntries, type PermissionEntry, type PermissionValue } from '@afterbell/core/domain';

interface EntryRow {
  roleId: string;
  section: string;
  subSection: string;
  tab: string | null;
  value: PermissionValue;
}

export const ENTRIES_OF = `select role_id as "roleId", section, sub_section as "subSection", nullif(tab, '') as tab, value from role_entry where role_id = any($1::uuid[])`;

@Injectable()
export class RoleLoaders {
  constructor(private readonly db: Db) {}

  /** Entries of a role in the order of the catalogue; of a whole page of roles in one statement. */
  entries(id: string): Promise<PermissionEntry[]> {
    return requestLoader<string, PermissionEntry[]>('role.entries', async (ids) => {
      const rows = await this.db.query<EntryRow>(ENTRIES_OF, [ids], 'role_entries');
      return grouped(ids, rows, (row) => row.roleId).map(canonicalEntries);
    }).load(id);
  }
}
