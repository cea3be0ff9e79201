import { Injectable } from '@nestjs/common';
import { Db, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, writeRoleFile } from '@afterbell/core/domain';
import { ROLE_SELECT, roleList, type RoleRow } from './role-list';
import { RoleLoaders } from './role.loaders';

/** Roles of the tenant, as everyone may see them who may view them: they belong to no organization. */
@Injectable()
export class RoleService {
  constructor(
    private readonly db: Db,
    private readonly loaders: RoleLoaders,
  ) {}

  list(query: ListQuery): Promise<Page<RoleRow>> {
    const { accessId, timeZone } = requirePrincipal();
    return runList(this.db, roleList(accessId, timeZone), query);
  }

  async get(id: string): Promise<RoleRow> {
    const { accessId } = requirePrincipal();
    const row = isUuid(id) ? await this.db.one<RoleRow>(`select ${ROLE_SELECT} from role r where r.id = $2`, [accessId, id], 'role_get') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The role' });
    return row;
  }

  async file(id: string): Promise<{ fileName: string; content: string }> {
    const role = await this.get(id);
    const entries = await this.loaders.entries(role.id);
    const word = role.name.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
    return { fileName: `role-${word || 'unnamed'}.json`, content: writeRoleFile({ name: role.name, levels: role.levels, entries }) };
  }
}
