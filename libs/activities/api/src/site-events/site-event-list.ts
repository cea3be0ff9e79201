import { SITE_EVENT_KINDS } from '@afterbell/activities/domain';
import type { ListStatement } from '@afterbell/core/api';
import { defineList, type PlainDate } from '@afterbell/core/domain';
import { EVENT_SELECT } from './site-event.sql';

export const SITE_EVENT_LIST = defineList('siteEvents', {
  reason: { type: 'text', label: 'siteCalendar.field.reason', sortable: true, filterable: true },
  kind: { type: 'enum', label: 'siteCalendar.field.kind', sortable: true, filterable: true, options: SITE_EVENT_KINDS },
  firstDate: { type: 'date', label: 'siteCalendar.field.firstDate', sortable: true, filterable: true },
  lastDate: { type: 'date', label: 'siteCalendar.field.lastDate', sortable: true, filterable: true },
  siteCount: { type: 'number', label: 'siteCalendar.field.siteCount', sortable: true, filterable: true },
});
type Field = keyof typeof SITE_EVENT_LIST.fields;

/** Sites named beside an event; the others are counted. */
const NAMED = 3;

export const SITE_EVENT_SELECT = `${EVENT_SELECT}, g.sites as "siteCount", array(
    select o.name from (select distinct x.organization_id from site_event_day x where x.event_id = e.id) s join organization o on o.tenant_id = e.tenant_id and o.id = s.organization_id
    order by o.name_folded, o.id limit ${NAMED}) as "siteNames"`;

// Grouped over the days in sight: an event counts the caller's sites only.
export const seenEvents = (having: string) => `(select d.tenant_id, d.event_id, count(distinct d.organization_id)::int as sites, min(d.on_date) as first_date, max(d.on_date) as last_date
    from site_event_day d group by d.tenant_id, d.event_id having ${having}) g join site_event e on e.tenant_id = g.tenant_id and e.id = g.event_id`;

/** Events of the sites in sight, those that are not over first and of them the nearest; at one site or in one month where that is asked. */
export function siteEventList(only: { siteId: string | null; month: PlainDate | null }, timeZone: string, today: PlainDate): ListStatement<Field> {
  return {
    spec: SITE_EVENT_LIST,
    select: SITE_EVENT_SELECT,
    from: seenEvents(`($1::uuid is null or bool_or(d.organization_id = $1)) and ($2::date is null or bool_or(date_trunc('month', d.on_date::timestamp)::date = $2))`),
    base: 'true',
    parameters: [only.siteId, only.month],
    fields: {
      reason: { expression: 'e.reason', folded: 'fold_text(e.reason)', required: true },
      kind: { expression: 'e.kind', required: true },
      firstDate: { expression: 'g.first_date', required: true },
      lastDate: { expression: 'g.last_date', required: true },
      siteCount: { expression: 'g.sites', required: true },
    },
    search: (parameter) => `fold_text(e.reason) like ${parameter}`,
    defaultSort: `(g.last_date < '${today}'::date), abs(g.first_date - '${today}'::date), g.first_date`,
    id: 'e.id',
    timeZone,
  };
}
