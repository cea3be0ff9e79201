import type { ListStatement } from '@afterbell/core/api';
import { defineList, ORGANIZATION_LEVELS, type OrganizationLevel, type PermissionSet } from '@afterbell/core/domain';

export const ORGANIZATION_LIST = defineList('organizations', {
  name: { type: 'text', label: 'organizations.field.name', sortable: true, filterable: true },
  level: { type: 'enum', label: 'organizations.field.level', sortable: true, filterable: true, options: ORGANIZATION_LEVELS },
  parent: { type: 'text', label: 'organizations.field.parent', sortable: true, filterable: true },
  parentId: { type: 'id', label: 'organizations.field.parent', filterable: true },
  enabled: { type: 'boolean', label: 'organizations.field.enabled', sortable: true, filterable: true },
  stateId: { type: 'text', label: 'organizations.field.stateId', sortable: true, filterable: true },
  ncesId: { type: 'text', label: 'organizations.field.ncesId', sortable: true, filterable: true },
  createdAt: { type: 'datetime', label: 'organizations.field.createdAt', sortable: true, filterable: true },
});
type Field = keyof typeof ORGANIZATION_LIST.fields;

export const ORGANIZATION_SELECT = `o.id, o.parent_id as "parentId", o.level, o.name, o.enabled, o.time_zone as "timeZone",
  o.state_id as "stateId", o.nces_id as "ncesId", o.grade_from as "gradeFrom", o.grade_to as "gradeTo", o.version, o.created_at as "createdAt"`;

/** The acting organization and all beneath it; `seen` is what the closure says of each. */
export const ORGANIZATIONS_WITHIN = `organization o join organization_closure seen
  on seen.tenant_id = o.tenant_id and seen.descendant_id = o.id and seen.ancestor_id = app_org()`;

/** Whether an organization, or one above it, rests in the term; both are SQL expressions. */
export function restsIn(organization: string, term: string): string {
  return `exists (select 1 from organization_inactive_term resting join organization_closure above
    on above.tenant_id = resting.tenant_id and above.ancestor_id = resting.organization_id and above.descendant_id = ${organization} where resting.term_id = ${term})`;
}

/** Levels whose organizations a role may view: each level is a feature of its own. */
export function visibleLevels(permissions: PermissionSet): OrganizationLevel[] {
  return ORGANIZATION_LEVELS.filter((level) => permissions.allows('view', `organizations.${level}`));
}

export interface OrganizationListScope {
  levels: readonly OrganizationLevel[];
  timeZone: string;
  /** What rests in this term is left out, except where one stands; null shows all. */
  termId: string | null;
}

export function organizationList({ levels, timeZone, termId }: OrganizationListScope): ListStatement<Field> {
  return {
    spec: ORGANIZATION_LIST,
    select: ORGANIZATION_SELECT,
    from: `${ORGANIZATIONS_WITHIN} left join organization parent on parent.tenant_id = o.tenant_id and parent.id = o.parent_id`,
    base: `o.level = any($1::text[]) and (o.id = app_org() or not ${restsIn('o.id', '$2::uuid')})`,
    parameters: [levels, termId],
    fields: {
      name: { expression: 'o.name', folded: 'o.name_folded', required: true },
      level: { expression: 'o.level', sort: `array_position(array['${ORGANIZATION_LEVELS.join("','")}'], o.level)`, required: true },
      parent: { expression: 'parent.name', folded: 'parent.name_folded' },
      parentId: { expression: 'o.parent_id' },
      enabled: { expression: 'o.enabled', required: true },
      stateId: { expression: 'o.state_id' },
      ncesId: { expression: 'o.nces_id' },
      createdAt: { expression: 'o.created_at', required: true },
    },
    search: (parameter) => `(o.name_folded like ${parameter} or fold_text(o.state_id) like ${parameter} or fold_text(o.nces_id) like ${parameter})`,
    defaultSort: 'o.name_folded',
    id: 'o.id',
    timeZone,
  };
}
