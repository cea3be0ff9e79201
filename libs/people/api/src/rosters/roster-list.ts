import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';

export const ROSTER_KINDS = ['manual', 'rule'] as const;

export const ROSTER_LIST = defineList('rosters', {
  name: { type: 'text', label: 'people.roster.name', sortable: true, filterable: true },
  kind: { type: 'enum', label: 'people.roster.kind', sortable: true, filterable: true, options: ROSTER_KINDS },
  organization: { type: 'text', label: 'people.roster.organization', sortable: true, filterable: true },
  organizationId: { type: 'id', label: 'people.roster.organization', filterable: true },
  updatedAt: { type: 'datetime', label: 'people.roster.updatedAt', sortable: true, filterable: true },
});

const KIND = `case when r.question is null then 'manual' else 'rule' end`;

export const ROSTER_SELECT = `r.id, r.organization_id as "organizationId", r.name, r.note, ${KIND} as kind, r.question, r.version, r.created_at as "createdAt", r.updated_at as "updatedAt"`;

/** Rosters of the acting organization and all beneath it: the wall of the table leaves no others. */
export function rosterList(timeZone: string): ListStatement<keyof typeof ROSTER_LIST.fields> {
  return {
    spec: ROSTER_LIST,
    select: ROSTER_SELECT,
    from: 'roster r join organization o on o.tenant_id = r.tenant_id and o.id = r.organization_id',
    base: 'r.removed_at is null',
    fields: {
      name: { expression: 'r.name', folded: 'r.name_folded', required: true },
      kind: { expression: KIND, required: true },
      organization: { expression: 'o.name', folded: 'o.name_folded', required: true },
      organizationId: { expression: 'r.organization_id' },
      updatedAt: { expression: 'r.updated_at', required: true },
    },
    search: (parameter) => `r.name_folded like ${parameter}`,
    defaultSort: 'r.name_folded',
    id: 'r.id',
    timeZone,
  };
}
