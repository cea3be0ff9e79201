import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';
import { type AdultKind, PERSON_KINDS, type PersonKind, STAFF_TYPE_CODES } from '@afterbell/people/domain';
import { foundIds, inSearch } from '../finding/person-search.sql';
import { flagOf, kindsOf } from '../person-writer.sql';
import { SHOWN_PHOTO } from '../photos/photo.sql';

const COMMON = {
  lastName: { type: 'text', isName: true, label: 'people.field.lastName', sortable: true, filterable: true },
  firstName: { type: 'text', isName: true, label: 'people.field.firstName', sortable: true, filterable: true },
  email: { type: 'text', label: 'people.field.email', sortable: true, filterable: true },
  phone: { type: 'text', label: 'people.field.phone', filterable: true },
  city: { type: 'text', label: 'people.field.city', sortable: true, filterable: true },
  organization: { type: 'text', label: 'people.field.organization', filterable: true },
  organizationId: { type: 'id', label: 'people.field.organization', filterable: true },
  createdAt: { type: 'datetime', label: 'people.field.createdAt', sortable: true, filterable: true },
} as const;

export const PERSON_LIST = defineList('people', { ...COMMON, birthDate: { type: 'date', label: 'people.field.birthDate', sortable: true, filterable: true }, kind: { type: 'enum', label: 'people.field.kind', filterable: true, options: PERSON_KINDS } });
export const ADULT_LIST = defineList('adults', COMMON);
export const STAFF_LIST = defineList('staff', {
  ...COMMON,
  jobTitle: { type: 'text', label: 'people.field.jobTitle', filterable: true },
  staffType: { type: 'enum', label: 'people.field.staffType', filterable: true, options: STAFF_TYPE_CODES },
  employeeId: { type: 'text', label: 'people.field.employeeId', sortable: true, filterable: true },
});

export const KIND_SELECT = `p.id, p.first_name as "firstName", p.middle_name as "middleName", p.last_name as "lastName", p.preferred_name as "preferredName",
  p.birth_date::text as "birthDate", p.email, p.phone, p.city, p.employee_id as "employeeId", ${SHOWN_PHOTO} as "photoId", p.version, p.created_at as "createdAt", ${kindsOf('p')} as kinds`;

const inList = (kinds: readonly PersonKind[]) => `array['${kinds.join("','")}']`;

/** On record as one of the kinds, and seen as such: through a stay of the kind, or by who sees the whole tenant. */
export function seenAs(kinds: readonly PersonKind[], wholeTenant: boolean): string {
  const flags = kinds.map((kind) => `p.${flagOf(kind)}`).join(' or ');
  const within = wholeTenant ? '' : ` and p.id in (select s.person_id from stay s where s.kind = any(${inList(kinds)}) and s.organization_id = any(app_orgs()))`;
  return `p.removed_at is null and (${kinds.length ? flags : 'false'})${kinds.length ? within : ''}`;
}

function common(kinds: readonly PersonKind[]) {
  const at = (test: string) => `exists (select 1 from stay s join organization place on place.tenant_id = s.tenant_id and place.id = s.organization_id
    where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = any(${inList(kinds)}) and (s.ends_on is null or s.ends_on >= current_date) and ${test})`;
  return {
    lastName: { expression: 'p.last_name', searched: true, sort: 'p.sort_name', required: true },
    firstName: { expression: 'p.first_name', searched: true, required: true },
    email: { expression: 'p.email' },
    phone: { expression: 'p.phone' },
    city: { expression: 'p.city' },
    organization: { expression: 'place.name', folded: 'place.name_folded', any: at },
    organizationId: { expression: 's.organization_id', any: at },
    createdAt: { expression: 'p.created_at', required: true },
  };
}

const frame = (kinds: readonly PersonKind[], wholeTenant: boolean, timeZone: string) => ({
  select: KIND_SELECT,
  from: 'person p',
  base: seenAs(kinds, wholeTenant),
  search: (parameter: string) => inSearch(`array[${parameter}]`),
  searchTogether: inSearch,
  ...(wholeTenant ? { foundIds } : {}),
  shortWordsBegin: true,
  searchesNames: true,
  defaultSort: 'p.sort_name',
  id: 'p.id',
  timeZone,
});

const employed = (test: string) => `exists (select 1 from employment e where e.tenant_id = p.tenant_id and e.person_id = p.id and (e.ends_on is null or e.ends_on >= current_date) and ${test})`;

/** People of one kind. */
export function kindList(kind: AdultKind, wholeTenant: boolean, timeZone: string): ListStatement<string> {
  if (kind !== 'staff') return { spec: ADULT_LIST, fields: common([kind]), ...frame([kind], wholeTenant, timeZone) };
  const fields = {
    ...common([kind]),
    jobTitle: { expression: 'e.job_title', any: employed },
    staffType: { expression: 'e.staff_type', any: employed },
    employeeId: { expression: 'p.employee_id' },
  };
  return { spec: STAFF_LIST, fields, ...frame([kind], wholeTenant, timeZone) };
}

/** Everyone of the kinds that the caller may see. */
export function peopleList(kinds: readonly PersonKind[], wholeTenant: boolean, timeZone: string): ListStatement<string> {
  const isKind = (test: string) => `exists (select 1 from unnest(${kindsOf('p')}) as one (kind) where one.kind = any(${inList(kinds)}) and ${test})`;
  return { spec: PERSON_LIST, fields: { ...common(kinds), birthDate: { expression: 'p.birth_date' }, kind: { expression: 'one.kind', any: isKind } }, ...frame(kinds, wholeTenant, timeZone) };
}
