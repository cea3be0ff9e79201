import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';
import { USER_STATUSES } from '@afterbell/settings/domain';
import { USER_SELECT, USER_STATUS, USERS } from './access-sql';

export const USER_LIST = defineList('users', {
  name: { type: 'text', isName: true, label: 'users.field.name', sortable: true, filterable: true },
  email: { type: 'text', label: 'users.field.email', sortable: true, filterable: true },
  status: { type: 'enum', label: 'users.field.status', sortable: true, filterable: true, options: USER_STATUSES },
  organization: { type: 'text', label: 'users.field.organization', filterable: true },
  organizationId: { type: 'id', label: 'users.field.organization', filterable: true },
  role: { type: 'text', label: 'users.field.role', filterable: true },
  roleId: { type: 'id', label: 'users.field.role', filterable: true },
  lastSignInAt: { type: 'datetime', label: 'users.field.lastSignInAt', sortable: true, filterable: true },
  invitedAt: { type: 'datetime', label: 'users.field.invitedAt', sortable: true, filterable: true },
});
type Field = keyof typeof USER_LIST.fields;

const atOrganization = (test: string) =>
  `exists (select 1 from access a join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id where a.user_id = u.id and ${test})`;
const withRole = (test: string) => `exists (select 1 from access a join role r on r.tenant_id = a.tenant_id and r.id = a.role_id where a.user_id = u.id and ${test})`;

export function userList(timeZone: string): ListStatement<Field> {
  return {
    spec: USER_LIST,
    select: USER_SELECT,
    from: USERS,
    base: 'true',
    fields: {
      name: { expression: 'u.name', folded: 'fold_text(u.name)', required: true },
      email: { expression: 'u.email', folded: 'fold_text(u.email)', required: true },
      status: { expression: USER_STATUS, sort: `array_position(array['${USER_STATUSES.join("','")}'], ${USER_STATUS})`, required: true },
      organization: { expression: 'o.name', folded: 'o.name_folded', any: atOrganization },
      organizationId: { expression: 'o.id', any: atOrganization },
      role: { expression: 'r.name', any: withRole },
      roleId: { expression: 'r.id', any: withRole },
      lastSignInAt: { expression: 'u.last_sign_in_at' },
      invitedAt: { expression: 'u.invited_at' },
    },
    search: (parameter) => `(fold_text(u.name) like ${parameter} or fold_name(u.name) like ${parameter} or fold_text(u.email) like ${parameter})`,
    searchesNames: true,
    defaultSort: 'fold_text(u.name)',
    id: 'u.id',
    timeZone,
  };
}
