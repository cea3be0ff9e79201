import type { ListStatement } from '@afterbell/core/api';
import { defineList, foldText, type ListQuery, SAID_ACTIONS, SAID_SUBJECTS, type SaidKey, rulesOf } from '@afterbell/core/domain';

export const AUDIT_LIST = defineList('audit', {
  id: { type: 'id', label: 'audit.field.id', filterable: true },
  at: { type: 'datetime', label: 'audit.field.at', sortable: true, filterable: true },
  action: { type: 'text', label: 'audit.field.action', filterable: true },
  user: { type: 'text', label: 'audit.field.user', filterable: true },
  userId: { type: 'id', label: 'audit.field.user', filterable: true },
  subjectType: { type: 'text', label: 'audit.field.subjectType', filterable: true },
  subjectId: { type: 'text', label: 'audit.field.subjectId', filterable: true },
  organization: { type: 'text', label: 'audit.field.organization', filterable: true },
  organizationId: { type: 'id', label: 'audit.field.organization', filterable: true },
  personId: { type: 'id', label: 'audit.field.person', filterable: true },
  address: { type: 'text', label: 'audit.field.address', filterable: true },
  requestId: { type: 'text', label: 'audit.field.requestId', filterable: true },
});
type Field = keyof typeof AUDIT_LIST.fields;

export interface AuditRow {
  id: string;
  at: Date;
  /** `at` to the microsecond, where an export goes on. */
  moment: string;
  userId: string | null;
  accessId: string | null;
  organizationId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  personId: string | null;
  before: unknown;
  after: unknown;
  sealed: Buffer | null;
  requestId: string | null;
  clientAddress: string | null;
}

const SELECT = `a.id, a.at, a.at::text as moment, a.user_id as "userId", a.access_id as "accessId", a.organization_id as "organizationId", a.action,
  a.subject_type as "subjectType", a.subject_id as "subjectId", a.person_id as "personId", a.before, a.after, a.sealed,
  a.request_id as "requestId", a.client_address as "clientAddress"`;

/** Records whose name the search finds, and where it stands. */
const NAMED = ['organization o where o.name_folded', 'role o where fold_text(o.name)', 'term o where o.name_folded', 'reporting_year o where o.name_folded', 'activity o where o.name_folded', 'oauth_provider o where fold_text(o.name)', 'audit_people() o where fold_text(o.name)'];

/** What the words of a question may mean; all that has words where an action is asked for. */
function meant({ search, filter }: Pick<ListQuery, 'search' | 'filter'>, all: readonly SaidKey[]): readonly SaidKey[] {
  if (filter && rulesOf(filter).some(({ field }) => field === 'action')) return all;
  const words = foldText(search ?? '').split(/\s+/).filter((word) => word !== '');
  return words.length ? all.filter((one) => words.some((word) => one.words.includes(word))) : [];
}

/** The trail as the acting organization sees it; an export goes on after `last`. */
export function auditList(timeZone: string, query: Pick<ListQuery, 'search' | 'filter'>, exported?: { last: AuditRow | null }): ListStatement<Field> {
  const [actions, subjects] = [meant(query, SAID_ACTIONS), meant(query, SAID_SUBJECTS)];
  const keys = (all: readonly SaidKey[]) => all.map(({ key }) => key);
  const words = (all: readonly SaidKey[]) => all.map((one) => one.words);
  const saidActions = (test: string) => `a.action = any(array(select said.key from unnest($1::text[], $2::text[]) said (key, words) where ${test}))`;
  const saidSubjects = (test: string) => `a.subject_type = any(array(select said.key from unnest($3::text[], $4::text[]) said (key, words) where ${test}))`;
  return {
    spec: AUDIT_LIST,
    select: SELECT,
    from: 'audit a',
    base: `cardinality($1::text[]) = cardinality($2::text[]) and cardinality($3::text[]) = cardinality($4::text[])${exported?.last ? ' and (a.at, a.id) < ($5::timestamptz, $6::uuid)' : ''}`,
    parameters: [keys(actions), words(actions), keys(subjects), words(subjects), ...(exported?.last ? [exported.last.moment, exported.last.id] : [])],
    fields: {
      // The id tells its time, and the time which month's table to look into.
      id: { expression: 'a.id', required: true, any: (test) => `${test} and a.at between uuid_extract_timestamp(${parameterOf(test)}::uuid) - interval '1 hour' and uuid_extract_timestamp(${parameterOf(test)}::uuid) + interval '1 hour'` },
      at: { expression: 'a.at', required: true },
      // By its key or by what it is called on the screen.
      action: { expression: 'a.action', required: true, any: (test) => `(${test} or ${saidActions(test.replaceAll('a.action', 'said.words'))})` },
      // Who it was is known by name only beyond the tenant wall: the few people of the tenant are matched first.
      user: { expression: 'who.name', any: (test) => `a.user_id = any(array(select who.id from audit_people() who where ${test} or ${test.replaceAll('who.name', 'who.email')}))` },
      userId: { expression: 'a.user_id' },
      subjectType: { expression: 'a.subject_type', required: true },
      subjectId: { expression: 'a.subject_id', required: true },
      organization: { expression: 'o.name', folded: 'o.name_folded', any: (test) => `a.organization_id = any(array(select o.id from organization o where ${test}))` },
      organizationId: { expression: 'a.organization_id' },
      personId: { expression: 'a.person_id' },
      address: { expression: 'a.client_address' },
      requestId: { expression: 'a.request_id' },
    },
    search: (parameter) => `(fold_text(a.action) like ${parameter} or fold_text(a.subject_type) like ${parameter} or a.subject_id like ${parameter}
      or ${saidActions(`said.words like ${parameter}`)} or ${saidSubjects(`said.words like ${parameter}`)}
      or a.subject_id = any(array(${NAMED.map((where) => `select o.id::text from ${where} like ${parameter}`).join(' union all ')}))
      or (a.subject_type = 'endpoint' and fold_text(translate(a.after->>'wanted', '._|', '   ')) like ${parameter})
      or (a.subject_type = any('{organizationLevel,api_token,passkey}') and fold_text(coalesce(a.after->>'name', a.before->>'name', a.after->>'singular', '')) like ${parameter})
      or a.user_id = any(array(select who.id from audit_people() who where fold_text(who.name) like ${parameter} or who.email like ${parameter}))
      or a.organization_id = any(array(select o.id from organization o where o.name_folded like ${parameter})))`,
    defaultSort: 'a.at desc, a.id desc',
    id: 'a.id',
    timeZone,
    maxPageSize: exported && EXPORT_PAGE,
  };
}

const parameterOf = (test: string) => /\$\d+/.exec(test)?.[0] ?? 'null';

/** Rows that an export reads at a time. */
export const EXPORT_PAGE = 1_000;
