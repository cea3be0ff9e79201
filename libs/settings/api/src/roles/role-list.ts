import type { ListStatement } from '@afterbell/core/api';
import { defineList, ORGANIZATION_LEVELS, type OrganizationLevel } from '@afterbell/core/domain';

export const ROLE_KINDS = ['standard', 'own'] as const;

export const ROLE_LIST = defineList('roles', {
  name: { type: 'text', label: 'roles.field.name', sortable: true, filterable: true },
  kind: { type: 'enum', label: 'roles.field.kind', sortable: true, filterable: true, options: ROLE_KINDS },
  level: { type: 'enum', label: 'roles.field.levels', filterable: true, options: ORGANIZATION_LEVELS },
  users: { type: 'number', label: 'roles.field.users', sortable: true, filterable: true },
  entries: { type: 'number', label: 'roles.field.entries', sortable: true },
});
type Field = keyof typeof ROLE_LIST.fields;

export interface RoleRow {
  id: string;
  key: string | null;
  name: string;
  levels: OrganizationLevel[];
  version: number;
  entryCount: number;
  userCount: number;
  grantCount: number;
  held: boolean;
}

const ENTRIES = '(select count(*)::int from role_entry e where e.tenant_id = r.tenant_id and e.role_id = r.id)';
const USERS = '(select count(distinct a.user_id)::int from access a where a.tenant_id = r.tenant_id and a.role_id = r.id)';
const GRANTS = '(select count(*)::int from access a where a.tenant_id = r.tenant_id and a.role_id = r.id)';

/** `$1` is the access of whoever asks: the row says whether it stands on this role. */
export const ROLE_SELECT = `r.id, r.key, r.name, r.levels, r.version, ${ENTRIES} as "entryCount", ${USERS} as "userCount", ${GRANTS} as "grantCount",
  exists (select 1 from access own where own.tenant_id = r.tenant_id and own.id = $1 and own.role_id = r.id) as held`;

export function roleList(accessId: string, timeZone: string): ListStatement<Field> {
  return {
    spec: ROLE_LIST,
    select: ROLE_SELECT,
    from: 'role r',
    base: '$1::uuid is not null',
    parameters: [accessId],
    fields: {
      name: { expression: 'r.name', folded: 'fold_text(r.name)', required: true },
      kind: { expression: `case when r.key is null then 'own' else 'standard' end`, required: true },
      level: { expression: 'granted.level', any: (test) => `exists (select 1 from unnest(r.levels) as granted (level) where ${test})` },
      users: { expression: USERS, required: true },
      entries: { expression: ENTRIES, required: true },
    },
    search: (parameter) => `fold_text(r.name) like ${parameter}`,
    defaultSort: 'fold_text(r.name)',
    id: 'r.id',
    timeZone,
  };
}
