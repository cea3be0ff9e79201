import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';
import { type MeetingKind, TRAINING_CATEGORY_KEYS } from '@afterbell/participation/domain';

export const MEETING_LIST = defineList('meetings', {
  title: { type: 'text', label: 'participation.meeting.title', sortable: true, filterable: true },
  onDate: { type: 'date', label: 'participation.meeting.onDate', sortable: true, filterable: true },
  facilitator: { type: 'text', label: 'participation.meeting.facilitator', sortable: true, filterable: true },
  place: { type: 'text', label: 'participation.meeting.place', sortable: true, filterable: true },
  isOnline: { type: 'boolean', label: 'participation.meeting.isOnline', filterable: true },
  provider: { type: 'text', label: 'participation.meeting.provider', sortable: true, filterable: true },
  category: { type: 'enum', label: 'participation.meeting.category', sortable: true, filterable: true, options: TRAINING_CATEGORY_KEYS },
  organization: { type: 'text', label: 'participation.meeting.organization', sortable: true, filterable: true },
  organizationId: { type: 'id', label: 'participation.meeting.organization', filterable: true },
});

export const MEETING_SELECT = `m.id, m.organization_id as "organizationId", m.kind, m.title, m.on_date::text as "onDate", left(m.start_time::text, 5) as "startTime", left(m.end_time::text, 5) as "endTime",
  m.is_online as "isOnline", m.place, m.facilitator, m.other_organizations as "otherOrganizations", m.provider, m.category, m.credit_hours::float8 as "creditHours",
  m.topics, m.agenda, m.minutes_taken as "minutesTaken", m.remarks, m.version, m.created_at as "createdAt", m.updated_at as "updatedAt"`;

/** Meetings of one kind at the acting organization and all beneath it: the wall of the table leaves no others. */
export function meetingList(kind: MeetingKind, timeZone: string): ListStatement<keyof typeof MEETING_LIST.fields> {
  return {
    spec: MEETING_LIST,
    select: MEETING_SELECT,
    from: 'meeting m join organization o on o.tenant_id = m.tenant_id and o.id = m.organization_id',
    base: 'm.kind = $1 and m.removed_at is null',
    parameters: [kind],
    fields: {
      title: { expression: 'm.title', folded: 'm.title_folded', required: true },
      onDate: { expression: 'm.on_date', required: true },
      facilitator: { expression: 'm.facilitator' },
      place: { expression: 'm.place' },
      isOnline: { expression: 'm.is_online', required: true },
      provider: { expression: 'm.provider' },
      category: { expression: 'm.category' },
      organization: { expression: 'o.name', folded: 'o.name_folded', required: true },
      organizationId: { expression: 'm.organization_id' },
    },
    search: (parameter) => `(m.title_folded like ${parameter} or fold_text(concat_ws(' ', m.facilitator, m.place, m.provider)) like ${parameter})`,
    defaultSort: 'm.on_date desc, m.start_time desc',
    id: 'm.id',
    timeZone,
  };
}

/** What an attendee `a` of a meeting `m` was there for; the same as `attendedFor`. */
export const ATTENDED_MINUTES = `case when a.present then greatest(0, extract(epoch from least(coalesce(a.end_time, m.end_time), m.end_time) - greatest(coalesce(a.start_time, m.start_time), m.start_time)) / 60)::int else 0 end`;

/** A meeting that has not begun was attended by nobody yet, whoever is expected. The moment is one of the acting organization's clock. */
export const begun = (moment: string): string => `m.on_date + m.start_time <= ${moment}::timestamp`;

export const MEETING_HOURS_LIST = defineList('meetingHours', {
  name: { type: 'text', label: 'participation.meeting.person', sortable: true, filterable: true },
  meetings: { type: 'number', label: 'participation.meeting.meetings', sortable: true, filterable: true },
  minutes: { type: 'number', label: 'participation.meeting.minutes', sortable: true, filterable: true },
  creditHours: { type: 'number', label: 'participation.meeting.creditHours', sortable: true, filterable: true },
});

/** Who attended meetings of one kind between two days, and for how long, at the acting organization and all beneath it. */
export function meetingHoursList(kind: MeetingKind, from: string, to: string, timeZone: string, now: string): ListStatement<keyof typeof MEETING_HOURS_LIST.fields> {
  return {
    spec: MEETING_HOURS_LIST,
    select: 'p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", t.meetings, t.minutes, t.credit_hours::float8 as "creditHours"',
    from: `(select a.person_id, count(*)::int as meetings, sum(${ATTENDED_MINUTES})::int as minutes, coalesce(sum(m.credit_hours), 0) as credit_hours
        from meeting m join meeting_attendee a on a.tenant_id = m.tenant_id and a.meeting_id = m.id
        where m.kind = $1 and m.removed_at is null and m.on_date between $2::date and $3::date and ${begun('$4')} and a.present and a.person_id is not null group by a.person_id) t
      join person p on p.tenant_id = app_tenant() and p.id = t.person_id`,
    base: 'p.removed_at is null',
    parameters: [kind, from, to, now],
    fields: {
      name: { expression: 'p.sort_name', required: true },
      meetings: { expression: 't.meetings', required: true },
      minutes: { expression: 't.minutes', required: true },
      creditHours: { expression: 't.credit_hours', required: true },
    },
    search: (parameter) => `p.id = any(array(select person_search_ids(array[${parameter}])))`,
    defaultSort: 'p.sort_name',
    id: 'p.id',
    timeZone,
  };
}
