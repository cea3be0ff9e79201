import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';

export const SERVICE_LIST = defineList('services', {
  onDate: { type: 'date', label: 'services.field.onDate', sortable: true, filterable: true },
  category: { type: 'text', label: 'services.field.category', sortable: true, filterable: true },
  title: { type: 'text', label: 'services.field.title', sortable: true, filterable: true },
  participant: { type: 'text', label: 'services.field.participants', filterable: true },
  staff: { type: 'text', label: 'services.field.staff', sortable: true, filterable: true },
  minutes: { type: 'number', label: 'services.field.minutes', sortable: true, filterable: true },
  site: { type: 'text', label: 'services.field.site', sortable: true, filterable: true },
});

/** `$1` the user, `$2` whether they lead the site. Notes that are not theirs to read are left out, and it is said that there are some. What a program wrote has no author, and a program is nobody's author: neither may leave the answer open. */
const READS = `(s.visibility = 'everyone' or coalesce(s.created_by = $1::uuid, false) or (s.visibility = 'leaders' and $2::boolean))`;

export const SERVICE_SELECT = `s.id, s.organization_id as "organizationId", s.on_date::text as "onDate", left(s.start_time::text, 5) as "startTime", left(s.end_time::text, 5) as "endTime", s.minutes, s.category, s.title,
  s.staff_person_id as "staffPersonId", s.provided_by as "providedBy", st.first_name as "staffFirstName", st.last_name as "staffLastName", st.preferred_name as "staffPreferredName",
  case when ${READS} then s.notes end as notes, (s.notes is not null and not ${READS}) as "notesHidden", s.visibility, s.created_by as "createdBy", s.version, s.created_at as "createdAt"`;

export const SERVICE_FROM = `service s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  left join person st on st.tenant_id = s.tenant_id and st.id = s.staff_person_id`;
const STAFF = `coalesce(nullif(concat_ws(', ', nullif(st.last_name, ''), st.first_name), ''), s.provided_by)`;
const SERVED = `select 1 from service_participant sp join person p on p.tenant_id = sp.tenant_id and p.id = sp.person_id where sp.tenant_id = s.tenant_id and sp.service_id = s.id`;

/** Services at the acting organization and all beneath it; of one participant where one is named. */
export function serviceList({ userId, leads, personId, timeZone }: { userId: string | null; leads: boolean; personId: string | null; timeZone: string }): ListStatement<keyof typeof SERVICE_LIST.fields> {
  return {
    spec: SERVICE_LIST,
    select: SERVICE_SELECT,
    from: SERVICE_FROM,
    base: `s.removed_at is null and ($1::uuid is null or true) and ($2::boolean or true) and ($3::uuid is null or exists (${SERVED} and sp.person_id = $3::uuid))`,
    parameters: [userId, leads, personId],
    fields: {
      onDate: { expression: 's.on_date', required: true },
      category: { expression: 's.category', required: true },
      title: { expression: 's.title' },
      participant: { expression: `concat_ws(', ', nullif(p.last_name, ''), p.first_name)`, any: (test) => `exists (${SERVED} and ${test})` },
      staff: { expression: STAFF },
      minutes: { expression: 's.minutes', required: true },
      site: { expression: 'o.name', folded: 'o.name_folded', required: true },
    },
    search: (parameter) => `(fold_text(concat_ws(' ', s.title, ${STAFF})) like ${parameter} or exists (${SERVED} and p.id = any(array(select person_search_ids(array[${parameter}])))))`,
    defaultSort: 's.on_date desc, s.created_at desc',
    id: 's.id',
    timeZone,
  };
}
