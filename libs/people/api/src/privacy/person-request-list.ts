import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';
import { PRIVACY_REQUEST_KINDS, REQUEST_STATUSES } from '@afterbell/people/domain';
import { kindsOf } from '../person-writer.sql';

export const PERSON_REQUEST_KINDS = ['teacher_link', ...PRIVACY_REQUEST_KINDS] as const;
/** Which requests a list is of. */
export const REQUEST_SCOPES = ['waiting', 'overdue', 'mine', 'decided', 'all'] as const;
export type RequestScope = (typeof REQUEST_SCOPES)[number];

export const PERSON_REQUEST_LIST = defineList('personRequests', {
  kind: { type: 'enum', label: 'people.request.kind', sortable: true, filterable: true, options: PERSON_REQUEST_KINDS },
  person: { type: 'text', isName: true, label: 'people.request.person', sortable: true, filterable: true },
  askedBy: { type: 'text', isName: true, label: 'people.request.askedBy', sortable: true, filterable: true },
  askedOn: { type: 'date', label: 'people.request.askedOn', sortable: true, filterable: true },
  dueOn: { type: 'date', label: 'people.request.dueOn', sortable: true, filterable: true },
  status: { type: 'enum', label: 'people.request.status', sortable: true, filterable: true, options: REQUEST_STATUSES },
});

const LINK_STATUS = `case l.status when 'pending' then 'open' when 'linked' then 'done' else 'declined' end`;
const OPEN = `q.status in ('open', 'in_progress')`;
const SCOPES: Record<RequestScope, string> = {
  waiting: OPEN,
  overdue: `${OPEN} and q.due_on < $2::date`,
  mine: `${OPEN} and q.assigned_to = $3::uuid`,
  decided: `not ${OPEN}`,
  all: 'true',
};

/**
 * Requests of families, and links to teachers, each as one row. `$1` says whether the caller may see links, `$2` is today, `$3` the caller;
 * each is used in every scope, so that one list of parameters serves all.
 */
const FROM = `(select r.id, r.kind, r.person_id, r.asked_by, r.relation, r.channel, r.asked_on, r.due_on, r.status, r.note, r.outcome, r.assigned_to, r.decided_on, r.version, r.organization_id, r.created_by, r.created_at, null::uuid as teacher_id, null::text as subject
    from privacy_request r
  union all
  select l.id, 'teacher_link', l.person_id, null, null, null, (l.created_at at time zone $4)::date, null, ${LINK_STATUS}, null, null, null, null, l.version, null, l.created_by, l.created_at, l.teacher_person_id, l.subject
    from teacher_link l where l.removed_at is null and $1::boolean) q
  left join person p on p.id = q.person_id
  left join person teacher on teacher.id = q.teacher_id`;

const NAME = (alias: string) => `${alias}.first_name as "${alias}First", ${alias}.last_name as "${alias}Last", ${alias}.preferred_name as "${alias}Preferred"`;
const SELECT = `q.id, q.kind, q.person_id as "personId", p.is_participant as "isParticipant", p.erased_at is not null as "isErased", ${kindsOf('p')} as kinds, ${NAME('p')}, q.asked_by as "askedBy", q.relation, q.channel, q.asked_on::text as "askedOn",
  q.due_on::text as "dueOn", q.status, q.note, q.outcome, q.assigned_to as "assignedTo", q.decided_on::text as "decidedOn", q.version, q.created_by as "createdBy", q.created_at as "createdAt",
  q.teacher_id as "teacherId", ${NAME('teacher')}, q.subject`;

export interface RequestViewer {
  seesLinks: boolean;
  today: string;
  userId: string | null;
  timeZone: string;
}

const parametersOf = ({ seesLinks, today, userId, timeZone }: RequestViewer) => [seesLinks, today, userId, timeZone];
/** Mentions every parameter: PostgreSQL refuses one whose type nothing tells. */
const TYPED = `$2::date is not null and ($3::uuid is null or $3::uuid is not null)`;

export function personRequestList(scope: RequestScope, viewer: RequestViewer): ListStatement<keyof typeof PERSON_REQUEST_LIST.fields> {
  return {
    spec: PERSON_REQUEST_LIST,
    select: SELECT,
    from: FROM,
    base: `${TYPED} and ${SCOPES[scope]}`,
    parameters: parametersOf(viewer),
    fields: {
      kind: { expression: 'q.kind', required: true },
      person: { expression: `coalesce(p.sort_name, '')`, required: true },
      askedBy: { expression: 'q.asked_by' },
      askedOn: { expression: 'q.asked_on', required: true },
      dueOn: { expression: 'q.due_on' },
      status: { expression: 'q.status', sort: `array_position(array['open','in_progress','done','declined'], q.status)`, required: true },
    },
    search: (parameter) => `(fold_text(concat_ws(' ', p.first_name, p.last_name, p.preferred_name, p.local_id, q.asked_by, teacher.first_name, teacher.last_name)) like ${parameter})`,
    // What is due soonest; what has no day by how long it waits.
    defaultSort: `coalesce(q.due_on, q.asked_on + 45)`,
    id: 'q.id',
    timeZone: viewer.timeZone,
  };
}

export const requestById = (viewer: RequestViewer) => ({ text: `select ${SELECT} from ${FROM} where ${TYPED} and q.id = $5`, parameters: parametersOf(viewer) });

export const requestCounts = (viewer: RequestViewer) => ({
  text: `select count(*) filter (where ${SCOPES.waiting})::int as waiting, count(*) filter (where ${SCOPES.overdue})::int as overdue, count(*) filter (where ${SCOPES.mine})::int as mine from ${FROM} where ${TYPED} and ${OPEN}`,
  parameters: parametersOf(viewer),
});

