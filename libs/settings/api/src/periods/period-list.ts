import type { ListStatement } from '@afterbell/core/api';
import { defineList, PERIOD_TYPES, type PeriodType, type PermissionSet } from '@afterbell/core/domain';

const KINDS = ['summer', 'fall', 'spring', 'school_year', 'year'] as const;

export const PERIOD_LIST = defineList('periods', {
  name: { type: 'text', label: 'periods.field.name', sortable: true, filterable: true },
  type: { type: 'enum', label: 'periods.field.type', sortable: true, filterable: true, options: PERIOD_TYPES },
  kind: { type: 'enum', label: 'periods.field.kind', sortable: true, filterable: true, options: KINDS },
  year: { type: 'text', label: 'periods.field.year', sortable: true, filterable: true },
  yearId: { type: 'id', label: 'periods.field.year', filterable: true },
  startsOn: { type: 'date', label: 'periods.field.startsOn', sortable: true, filterable: true },
  endsOn: { type: 'date', label: 'periods.field.endsOn', sortable: true, filterable: true },
});
type Field = keyof typeof PERIOD_LIST.fields;

const FEATURE_OF = { reporting_year: 'settings.years', reporting_term: 'settings.terms' } as const satisfies Record<PeriodType, string>;

/** Types that a role may view: each is a feature of its own. */
export function visibleTypes(permissions: PermissionSet): PeriodType[] {
  return PERIOD_TYPES.filter((type) => permissions.allows('view', FEATURE_OF[type]));
}

/** A year is its own row together with the term that it brings along, so that one is not listed twice. */
const PERIODS = `(
    select y.id, 'reporting_year' as type, null as kind, y.name, y.name_folded, y.starts_on, y.ends_on, y.version, y.id as year_id, y.name as year_name, y.name_folded as year_folded, y.starts_on as year_starts, whole.id as term_id
      from reporting_year y left join term whole on whole.tenant_id = y.tenant_id and whole.reporting_year_id = y.id and whole.kind = 'year'
    union all
    select t.id, 'reporting_term', t.kind, t.name, t.name_folded, t.starts_on, t.ends_on, t.version, y.id, y.name, y.name_folded, y.starts_on, t.id
      from term t left join reporting_year y on y.tenant_id = t.tenant_id and y.id = t.reporting_year_id where t.kind <> 'year'
  ) p`;

export function periodList(types: readonly PeriodType[], timeZone: string): ListStatement<Field> {
  return {
    spec: PERIOD_LIST,
    select: `p.id, p.type, p.kind, p.name, p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.version, p.year_id as "yearId", p.year_name as "yearName", p.term_id as "termId"`,
    from: PERIODS,
    base: 'p.type = any($1::text[])',
    parameters: [types],
    fields: {
      name: { expression: 'p.name', folded: 'p.name_folded', required: true },
      type: { expression: 'p.type', sort: `array_position(array['${PERIOD_TYPES.join("','")}'], p.type)`, required: true },
      kind: { expression: 'p.kind', sort: `array_position(array['${KINDS.join("','")}'], p.kind)` },
      year: { expression: 'p.year_name', folded: 'p.year_folded' },
      yearId: { expression: 'p.year_id' },
      startsOn: { expression: 'p.starts_on', required: true },
      endsOn: { expression: 'p.ends_on', required: true },
    },
    search: (parameter) => `(p.name_folded like ${parameter} or p.year_folded like ${parameter})`,
    // The newest year first, each followed by its terms, the newest of them first too.
    defaultSort: 'coalesce(p.year_starts, p.starts_on) desc, p.year_id, p.type desc, p.starts_on desc, p.ends_on desc',
    id: 'p.id',
    timeZone,
  };
}
