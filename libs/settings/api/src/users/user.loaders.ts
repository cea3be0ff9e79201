import { Injectable } from '@nestjs/common';
import { Db, grouped, inOrder, requestLoader } from '@afterbell/core/api';
import type { OrganizationLevel, PermissionEntry, PermissionValue } from '@afterbell/core/domain';
import type { AccessState } from '@afterbell/settings/domain';
import { ACCESS_SELECT, ACCESSES } from './access-sql';

export interface AccessRow {
  id: string;
  userId: string;
  organizationId: string;
  organizationName: string;
  organizationLevel: OrganizationLevel;
  roleId: string;
  roleName: string;
  startsOn: string | null;
  endsOn: string | null;
  enabled: boolean;
  disabledWithUser: boolean;
  state: AccessState;
  version: number;
  createdAt: Date;
}

export interface EntryRow {
  role_id: string;
  section: string;
  sub_section: string;
  tab: string;
  value: PermissionValue;
}

export const toEntry = ({ section, sub_section, tab, value }: EntryRow): PermissionEntry => ({ section, subSection: sub_section, tab: tab || null, value });

export const ENTRIES = 'select role_id, section, sub_section, tab, value from role_entry where role_id = any($1::uuid[])';

/** What a page of users is made of, each in one statement. */
@Injectable()
export class UserLoaders {
  constructor(private readonly db: Db) {}

  /** Accesses of a user at or beneath the acting organization. */
  accesses(userId: string): Promise<AccessRow[]> {
    return requestLoader<string, AccessRow[]>('user.accesses', async (ids) => {
      const rows = await this.db.query<AccessRow>(`select ${ACCESS_SELECT} from ${ACCESSES} where a.user_id = any($1::uuid[]) order by o.name_folded, r.name, a.id`, [ids], 'user_accesses');
      return grouped(ids, rows, (row) => row.userId);
    }).load(userId);
  }

  entriesOf(roleId: string): Promise<PermissionEntry[]> {
    return requestLoader<string, PermissionEntry[]>('role.entries', async (ids) => {
      const rows = await this.db.query<EntryRow>(ENTRIES, [ids], 'user_role_entries');
      return grouped(ids, rows, (row) => row.role_id).map((entries) => entries.map(toEntry));
    }).load(roleId);
  }

  /** How many sessions of a user could act now. */
  activeSessions(userId: string): Promise<number> {
    return requestLoader<string, number>('user.activeSessions', async (ids) => {
      const rows = await this.db.query<{ id: string; count: number }>('select user_id as id, count(*)::int as count from user_live_sessions($1::uuid[]) group by user_id', [ids], 'user_session_counts');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
    }).load(userId);
  }
}
