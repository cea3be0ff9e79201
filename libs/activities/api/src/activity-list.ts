import type { ListStatement } from '@afterbell/core/api';
import { defineList, GRADES } from '@afterbell/core/domain';
import { ACTIVITY_CATEGORY_KEYS, ACTIVITY_TYPES } from '@afterbell/activities/domain';

export const ACTIVITY_LIST = defineList('activities', {
  name: { type: 'text', label: 'activities.field.name', sortable: true, filterable: true },
  type: { type: 'enum', label: 'activities.field.type', sortable: true, filterable: true, options: ACTIVITY_TYPES },
  category: { type: 'enum', label: 'activities.field.category', sortable: true, filterable: true, options: ACTIVITY_CATEGORY_KEYS },
  ownCategory: { type: 'text', label: 'activities.field.ownCategory', sortable: true, filterable: true },
  funder: { type: 'text', label: 'activities.field.funders', filterable: true },
  partner: { type: 'text', label: 'activities.field.partners', filterable: true },
  staff: { type: 'text', label: 'activities.field.staff', filterable: true },
  site: { type: 'text', label: 'activities.field.site', sortable: true, filterable: true },
  siteId: { type: 'id', label: 'activities.field.site', filterable: true },
  term: { type: 'text', label: 'activities.field.term', sortable: true, filterable: true },
  termId: { type: 'id', label: 'activities.field.term', filterable: true },
  location: { type: 'text', label: 'activities.field.location', sortable: true, filterable: true },
  capacity: { type: 'number', label: 'activities.field.capacity', sortable: true, filterable: true },
  gradeFrom: { type: 'enum', label: 'activities.field.gradeFrom', filterable: true, options: GRADES },
  gradeTo: { type: 'enum', label: 'activities.field.gradeTo', filterable: true, options: GRADES },
  ageFrom: { type: 'number', label: 'activities.field.ageFrom', filterable: true },
  ageTo: { type: 'number', label: 'activities.field.ageTo', filterable: true },
  enabled: { type: 'boolean', label: 'activities.field.enabled', sortable: true, filterable: true },
  createdAt: { type: 'datetime', label: 'activities.field.createdAt', sortable: true, filterable: true },
});
type ActivityField = keyof typeof ACTIVITY_LIST.fields;

export const ACTIVITY_SELECT = `a.id, a.organization_id as "siteId", a.term_id as "termId", a.name, a.category, a.type, a.description, a.objectives, a.location, a.capacity, a.grade_from as "gradeFrom", a.grade_to as "gradeTo", a.age_from as "ageFrom", a.age_to as "ageTo", a.own_category as "ownCategory", a.enabled, a.version, a.program_version as "programVersion", a.created_at as "createdAt"`;

const supporter = (role: 'funder' | 'partner') => ({
  expression: 'supporter_name(u.supporter_id)',
  any: (test: string) => `exists (select 1 from activity_supporter u where u.tenant_id = a.tenant_id and u.activity_id = a.id and u.role = '${role}' and ${test})`,
});
const STAFF = {
  expression: `concat_ws(', ', nullif(p.last_name, ''), p.first_name)`,
  any: (test: string) => `exists (select 1 from activity_staff m join person p on p.tenant_id = m.tenant_id and p.id = m.person_id where m.tenant_id = a.tenant_id and m.activity_id = a.id and p.removed_at is null and ${test})`,
};

export function activityList(timeZone: string): ListStatement<ActivityField> {
  return {
    spec: ACTIVITY_LIST,
    select: ACTIVITY_SELECT,
    from: `activity a join organization site on site.tenant_id = a.tenant_id and site.id = a.organization_id
      left join term on term.tenant_id = a.tenant_id and term.id = a.term_id`,
    base: 'true',
    fields: {
      name: { expression: 'a.name', folded: 'a.name_folded', required: true },
      type: { expression: 'a.type', required: true },
      category: { expression: 'a.category' },
      ownCategory: { expression: 'a.own_category' },
      funder: supporter('funder'),
      partner: supporter('partner'),
      staff: STAFF,
      site: { expression: 'site.name', folded: 'site.name_folded', required: true },
      siteId: { expression: 'a.organization_id' },
      term: { expression: 'term.name', sort: 'term.starts_on' },
      termId: { expression: 'a.term_id' },
      location: { expression: 'a.location' },
      capacity: { expression: 'a.capacity' },
      gradeFrom: { expression: 'a.grade_from' },
      gradeTo: { expression: 'a.grade_to' },
      ageFrom: { expression: 'a.age_from' },
      ageTo: { expression: 'a.age_to' },
      enabled: { expression: 'a.enabled', required: true },
      createdAt: { expression: 'a.created_at', required: true },
    },
    search: (parameter) => `a.name_folded like ${parameter}`,
    defaultSort: 'a.name_folded',
    id: 'a.id',
    timeZone,
  };
}

export const SESSION_LIST = defineList('sessions', {
  name: { type: 'text', label: 'activities.field.session', sortable: true, filterable: true },
  startsOn: { type: 'date', label: 'activities.field.startsOn', sortable: true, filterable: true },
  endsOn: { type: 'date', label: 'activities.field.endsOn', sortable: true, filterable: true },
  location: { type: 'text', label: 'activities.field.location', sortable: true, filterable: true },
});
type SessionField = keyof typeof SESSION_LIST.fields;

export const SESSION_SELECT = `s.id, s.activity_id as "activityId", s.organization_id as "siteId", s.name, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn",
  to_char(s.start_time, 'HH24:MI') as "startTime", to_char(s.end_time, 'HH24:MI') as "endTime", s.weekdays, s.location, s.room_id as "roomId", s.capacity, s.meetings,
  s.series_id as "seriesId", s.version`;

/** Sessions of one activity, the earliest first. */
export function sessionList(activityId: string, timeZone: string): ListStatement<SessionField> {
  return {
    spec: SESSION_LIST,
    select: SESSION_SELECT,
    from: 'session s',
    base: 's.activity_id = $1',
    parameters: [activityId],
    fields: {
      name: { expression: 's.name', sort: 'fold_text(s.name)', required: true },
      startsOn: { expression: 's.starts_on', required: true },
      endsOn: { expression: 's.ends_on', required: true },
      location: { expression: 's.location' },
    },
    search: (parameter) => `(fold_text(s.name) like ${parameter} or fold_text(s.location) like ${parameter})`,
    defaultSort: 's.starts_on, fold_text(s.name)',
    id: 's.id',
    timeZone,
  };
}

/** Sessions of all activities, with the activity of each. */
export function allSessionsList(timeZone: string): ListStatement<SessionField> {
  const { parameters: _, ...list } = sessionList('', timeZone);
  return { ...list, select: 's.id, s.activity_id as "activityId", s.name, a.name as place', from: 'session s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id', base: 'true' };
}
