import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';

export const HOUSEHOLD_LIST = defineList('households', {
  name: { type: 'text', isName: true, label: 'people.household.name', sortable: true, filterable: true },
  address: { type: 'text', label: 'people.household.address', sortable: true, filterable: true },
  phone: { type: 'text', label: 'people.household.phone', filterable: true },
  language: { type: 'text', label: 'people.household.language', sortable: true, filterable: true },
  createdAt: { type: 'datetime', label: 'people.household.createdAt', sortable: true, filterable: true },
});
type Field = keyof typeof HOUSEHOLD_LIST.fields;

export const HOUSEHOLD_SELECT = `h.id, h.name, h.address_line1 as "addressLine1", h.address_line2 as "addressLine2", h.city, h.state, h.postal_code as "postalCode", h.phone, h.language,
  h.version, h.created_at as "createdAt"`;

const ADDRESS = `concat_ws(' ', h.address_line1, h.address_line2, h.city, h.state, h.postal_code)`;

/** Says again what the policy says, so that the planner can begin at the few stays of the subtree. */
const WITHIN = `h.id in (select m.household_id from household_member m join stay s on s.tenant_id = m.tenant_id and s.person_id = m.person_id where s.organization_id = any(app_orgs()))`;

/** By name, address, phone however it is written, or a member's name or id. */
const matches = (pattern: string) => `(fold_text(h.name) like ${pattern} or fold_name(h.name) like ${pattern} or fold_text(${ADDRESS}) like ${pattern} or h.phone like nullif(translate(${pattern}, '()-.+/', ''), '%%')
  or exists (select 1 from household_member m where m.tenant_id = h.tenant_id and m.household_id = h.id and m.left_on is null and m.person_id = any(array(select person_search_ids(array[${pattern}])))))`;

export function householdList(wholeTenant: boolean, timeZone: string): ListStatement<Field> {
  return {
    spec: HOUSEHOLD_LIST,
    select: HOUSEHOLD_SELECT,
    from: 'household h',
    base: wholeTenant ? 'h.removed_at is null' : `h.removed_at is null and ${WITHIN}`,
    fields: {
      name: { expression: 'h.name', sort: 'fold_text(h.name)', required: true },
      address: { expression: ADDRESS },
      phone: { expression: 'h.phone' },
      language: { expression: 'h.language' },
      createdAt: { expression: 'h.created_at', required: true },
    },
    search: matches,
    searchesNames: true,
    defaultSort: 'fold_text(h.name)',
    id: 'h.id',
    timeZone,
  };
}
