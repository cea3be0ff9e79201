import type { ListStatement } from '@afterbell/core/api';
import { defineList, type PermissionSet } from '@afterbell/core/domain';
import { GRADES, STAY_STATES } from '@afterbell/people/domain';
import { foundIds, inSearch } from './finding/person-search.sql';
import { SHOWN_PHOTO } from './photos/photo.sql';
import { beyondAllowed, BEYOND_SPEC, beyondSql } from './participant-fields.sql';
import { stayCases } from './stays/standing.sql';

export const PARTICIPANT_LIST = defineList('participants', {
  lastName: { type: 'text', isName: true, label: 'people.field.lastName', sortable: true, filterable: true },
  firstName: { type: 'text', isName: true, label: 'people.field.firstName', sortable: true, filterable: true },
  birthDate: { type: 'date', label: 'people.field.birthDate', sortable: true, filterable: true },
  grade: { type: 'enum', label: 'people.field.grade', sortable: true, filterable: true, options: GRADES },
  site: { type: 'text', label: 'people.field.site', filterable: true },
  siteId: { type: 'id', label: 'people.field.site', filterable: true },
  stay: { type: 'enum', label: 'people.field.stay', filterable: true, options: STAY_STATES },
  localId: { type: 'text', label: 'people.field.localId', sortable: true, filterable: true },
  generatedId: { type: 'text', label: 'people.field.generatedId', sortable: true, filterable: true },
  stateId: { type: 'text', label: 'people.field.stateId', sortable: true, filterable: true },
  allergies: { type: 'text', label: 'people.field.allergies', filterable: true },
  email: { type: 'text', label: 'people.field.email', sortable: true, filterable: true },
  phone: { type: 'text', label: 'people.field.phone', sortable: true, filterable: true },
  otherPhone: { type: 'text', label: 'people.field.otherPhone', sortable: true, filterable: true },
  address: { type: 'text', label: 'people.field.address', sortable: true, filterable: true },
  city: { type: 'text', label: 'people.field.city', sortable: true, filterable: true },
  state: { type: 'text', label: 'people.field.state', sortable: true, filterable: true },
  postalCode: { type: 'text', label: 'people.field.postalCode', sortable: true, filterable: true },
  createdAt: { type: 'datetime', label: 'people.field.createdAt', sortable: true, filterable: true },
  tagId: { type: 'id', label: 'people.field.tags', filterable: true },
  updatedAt: { type: 'datetime', label: 'people.field.updatedAt', sortable: true, filterable: true },
  ...BEYOND_SPEC,
});
type Field = keyof typeof PARTICIPANT_LIST.fields;

/**
 * One participant by `$1`, seen as such: through a stay as a participant, or by who sees the whole tenant. An id that was merged into
 * another record answers with that one.
 */
const AS_PARTICIPANT = `p.is_participant and p.removed_at is null
  and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant'))`;
export const SEEN_AS_PARTICIPANT = `p.id = (select coalesce(person_now($1), $1)) and ${AS_PARTICIPANT}`;
/** To be changed: never by the id of a record that went, whose version says nothing of the other. */
export const HELD_AS_PARTICIPANT = `p.id = $1 and ${AS_PARTICIPANT}`;

export const PARTICIPANT_SELECT = `p.id, p.first_name as "firstName", p.middle_name as "middleName", p.last_name as "lastName",
  p.preferred_name as "preferredName", p.birth_date::text as "birthDate", p.grade, p.local_id as "localId", p.state_id as "stateId",
  p.generated_id as "generatedId", ${SHOWN_PHOTO} as "photoId", p.email, p.phone, p.other_phone as "otherPhone", p.address_line1 as "addressLine1", p.address_line2 as "addressLine2", p.city, p.state, p.postal_code as "postalCode",
  p.allergies, p.contact_restriction as "contactRestriction", p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.no_contact is not null as "isRestricted"`;

const ON_RECORD = 'p.is_participant and p.removed_at is null';

/**
 * Who is seen because of another stay, as staff of a site, is no participant of it. It says again what the policy says of stays, so that
 * the planner can begin at the few of the subtree instead of everybody's names.
 */
const WITH_STAY_WITHIN = 'p.id in (select s.person_id from stay s where s.kind = \'participant\' and s.organization_id = any(app_orgs()))';

/** A stay that has not ended, at a site that passes. */
const atSite = (test: string) => `exists (select 1 from stay s join organization site on site.tenant_id = s.tenant_id and site.id = s.organization_id
  where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' and (s.ends_on is null or s.ends_on >= current_date) and ${test})`;

/** The list without what the role may not see: a field that is denied is as unknown as one that is not there. */
export function withoutDenied(list: ListStatement<Field>, permissions: PermissionSet): ListStatement<Field> {
  const allowed: readonly string[] = beyondAllowed(permissions);
  const fields = Object.fromEntries(Object.entries(list.spec.fields).filter(([field]) => !Object.hasOwn(BEYOND_SPEC, field) || allowed.includes(field))) as typeof list.spec.fields;
  return { ...list, spec: { ...list.spec, fields } };
}

/** A condition on `p` with parameters of its own, `$1` and on. */
export interface Among {
  readonly condition: string;
  readonly parameters: unknown[];
}

export function participantList(wholeTenant: boolean, timeZone: string, among?: Among): ListStatement<Field> {
  const base = wholeTenant ? ON_RECORD : `${ON_RECORD} and ${WITH_STAY_WITHIN}`;
  return {
    spec: PARTICIPANT_LIST,
    select: PARTICIPANT_SELECT,
    from: 'person p',
    base: among ? `${base} and ${among.condition}` : base,
    ...(among ? { parameters: among.parameters } : {}),
    fields: {
      lastName: { expression: 'p.last_name', searched: true, sort: 'p.sort_name', required: true },
      firstName: { expression: 'p.first_name', searched: true, required: true },
      birthDate: { expression: 'p.birth_date' },
      grade: { expression: 'p.grade', sort: `array_position(array['${GRADES.join("','")}'], p.grade)` },
      site: { expression: 'site.name', folded: 'site.name_folded', any: atSite },
      siteId: { expression: 's.organization_id', any: atSite },
      stay: { expression: 'null', cases: stayCases(wholeTenant, timeZone), passedByMost: ['equals now', 'notEquals ended', 'notEquals ahead'] },
      localId: { expression: 'p.local_id', searched: true },
      generatedId: { expression: 'p.generated_id', searched: true },
      stateId: { expression: 'p.state_id', searched: true },
      allergies: { expression: 'p.allergies' },
      email: { expression: 'p.email' },
      phone: { expression: 'p.phone' },
      otherPhone: { expression: 'p.other_phone' },
      address: { expression: 'p.address_line1' },
      city: { expression: 'p.city' },
      state: { expression: 'p.state' },
      postalCode: { expression: 'p.postal_code' },
      createdAt: { expression: 'p.created_at', required: true },
      tagId: { expression: 'pt.tag_id', any: (test) => `exists (select 1 from person_tag pt where pt.tenant_id = p.tenant_id and pt.person_id = p.id and ${test})` },
      updatedAt: { expression: 'p.updated_at', required: true },
      ...beyondSql(wholeTenant),
    },
    search: (parameter) => inSearch(`array[${parameter}]`),
    searchTogether: inSearch,
    // The few of a subtree are read as they are.
    ...(wholeTenant && !among ? { foundIds } : {}),
    shortWordsBegin: true,
    searchesNames: true,
    defaultSort: 'p.sort_name',
    id: 'p.id',
    timeZone,
  };
}
