import { Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, type Page, requirePrincipal, runList, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId, todayIn } from '@afterbell/core/domain';
import { ERASED_NAME, formatPersonName, isDecided, isRequestOverdue, type PersonKind, PRIVACY_REQUEST_FIELDS, requestDueOn, requestProblems } from '@afterbell/people/domain';
import { EntryStore } from '../entries/entry-store.service';
import { TEACHER_LINKS } from '../entries/teacher-links';
import { kindsAllowed } from '../kinds/person-kind.service';
import { checked } from './legal-hold.service';
import { personRequestList, requestById, requestCounts, type RequestScope, type RequestViewer } from './person-request-list';
import type { PersonRequest, PersonRequestCounts } from './person-request.types';
import { privacyPerson } from './privacy-person';

type Name = Record<`${'p' | 'teacher'}${'First' | 'Last' | 'Preferred'}`, string | null>;
type Row = Omit<PersonRequest, 'visiblePersonId' | 'personName' | 'personKinds' | 'isOverdue'> & Name & { isErased: boolean; kinds: PersonKind[]; subject: string | null; teacherId: string | null };

const INSERT = `insert into privacy_request (id, organization_id, person_id, kind, asked_by, relation, channel, asked_on, note, assigned_to, status, outcome, due_on, decided_on, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;
const UPDATE = `update privacy_request set kind = $2, asked_by = $3, relation = $4, channel = $5, asked_on = $6, note = $7, assigned_to = $8, status = $9, outcome = $10, due_on = $11,
  decided_on = case when $12::date is null then null else coalesce(decided_on, $12) end, version = version + 1, updated_at = now() where id = $1`;
const PATH = '/people/requests';

/** Everything about people that waits for somebody's decision (docs/privacy.md). */
@Injectable()
export class PersonRequestService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    private readonly entries: EntryStore,
  ) {}

  async list(scope: RequestScope, query: ListQuery): Promise<Page<PersonRequest>> {
    const viewer = viewerOf();
    const page = await runList<Row, never>(this.db, personRequestList(scope, viewer) as never, query);
    return { ...page, nodes: page.nodes.map((row) => nodeOf(row, viewer.today)) };
  }

  async counts(): Promise<PersonRequestCounts> {
    const { text, parameters } = requestCounts(viewerOf());
    const row = await this.db.one<{ waiting: number; overdue: number; mine: number }>(text, parameters);
    return row ?? { waiting: 0, overdue: 0, mine: 0 };
  }

  get(id: string): Promise<PersonRequest> {
    return this.db.read((tx) => this.find(tx, id));
  }

  /** Those who act here, by name: a request is given to somebody who can see to it. */
  async assignees(search: string): Promise<{ id: string; name: string }[]> {
    return this.db.query<{ id: string; name: string }>('select id, name from tenant_users($1, 20) where enabled', [search.slice(0, 100)]);
  }

  async save({ id, version, personId }: { id?: string | null; version?: number | null; personId: string }, given: Readonly<Record<string, unknown>>): Promise<PersonRequest> {
    const { userId, organizationId, timeZone } = requirePrincipal();
    const values = checked(PRIVACY_REQUEST_FIELDS, given);
    const problems = requestProblems(values);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const decidedOn = isDecided(values.status) ? todayIn(timeZone, new Date()) : null;
    const dueOn = requestDueOn(values.askedOn);
    return this.db.write(async (tx) => {
      const held = id ? await this.hold(tx, id, personId, version ?? null, values) : null;
      if (!held) await privacyPerson(tx, personId, 'view');
      if (values.assignedTo && values.assignedTo !== held?.assignedTo) await assignable(tx, values.assignedTo);
      const requestId = held?.id ?? newId();
      const list = Object.keys(PRIVACY_REQUEST_FIELDS).map((key) => values[key as keyof typeof values]);
      if (held) await tx.execute(UPDATE, [requestId, ...list, dueOn, decidedOn]);
      else await tx.execute(INSERT, [requestId, organizationId, personId, ...list, dueOn, decidedOn, userId || null]);
      // Words about the family stay out of the trail, as those of the tabs do.
      const { kind, status, assignedTo, askedOn } = values;
      await this.audit.record(tx, { action: `privacy_request.${held ? 'update' : 'create'}`, subjectType: 'privacy_request', subjectId: requestId, personId, ...(held ? { before: { status: held.status, assignedTo: held.assignedTo } } : {}), after: { kind, askedOn, status, assignedTo } });
      if (values.assignedTo && values.assignedTo !== held?.assignedTo && values.assignedTo !== userId) {
        await this.notifications.notify(tx, { userIds: [values.assignedTo], kind: 'request.assigned', params: {}, path: PATH });
      }
      return this.find(tx, requestId);
    });
  }

  /** Says yes or no to a link; whoever may edit that tab may also take it back. */
  async decideLink(id: string, version: number, status: string): Promise<PersonRequest> {
    if (!requirePrincipal().permissions.allows('edit', 'people.participants', 'TEACHERS')) throw new AppError('FORBIDDEN');
    return this.db.write(async (tx) => {
      const { personId, teacherPersonId, subject } = await this.entries.get(TEACHER_LINKS, id);
      await this.entries.save(TEACHER_LINKS, { personId, id, version, values: { teacherPersonId, subject, status } });
      return this.find(tx, id);
    });
  }

  private async find(tx: Tx, id: string): Promise<PersonRequest> {
    const viewer = viewerOf();
    const { text, parameters } = requestById(viewer);
    const row = isUuid(id) ? await tx.one<Row>(text, [...parameters, id]) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The request' });
    return nodeOf(row, viewer.today);
  }

  private async hold(tx: Tx, id: string, personId: string, version: number | null, attempted: Readonly<Record<string, string | null>>): Promise<PersonRequest> {
    const locked = await tx.one('select 1 from privacy_request where id = $1 and person_id = $2 for update', [id, personId]);
    if (!locked) throw new AppError('NOT_FOUND', { what: 'The request' });
    const held = await this.find(tx, id);
    if (held.version === version) return held;
    const current = held as unknown as Record<string, string | null>;
    const differing = Object.keys(PRIVACY_REQUEST_FIELDS).filter((field) => current[field] !== attempted[field]);
    const fields = differing.length ? differing : ['status'];
    throw await staleSave(tx, { subjectType: 'privacy_request', subjectId: id }, fields.map((field) => ({ id, field, current: current[field] ?? null, attempted: attempted[field] ?? null, version: held.version })));
  }
}

function viewerOf(): RequestViewer {
  const { permissions, timeZone, userId } = requirePrincipal();
  return { seesLinks: permissions.allows('view', 'people.participants', 'TEACHERS'), today: todayIn(timeZone, new Date()), userId: userId || null, timeZone };
}

async function assignable(tx: Tx, userId: string): Promise<void> {
  const known = await tx.one(`select 1 from tenant_users('', 1, $1) where enabled`, [userId]);
  if (!known) throw new AppError('VALIDATION', { problems: [{ path: 'assignedTo', message: 'is nobody who acts here' }] });
}

function nodeOf(row: Row, today: string): PersonRequest {
  const name = (of: 'p' | 'teacher') => formatPersonName({ firstName: row[`${of}First`] ?? '', lastName: row[`${of}Last`] ?? '', preferredName: row[`${of}Preferred`] });
  const seen = row.pFirst !== null;
  return {
    ...row,
    visiblePersonId: seen && !row.isErased ? row.personId : null,
    personName: row.isErased ? ERASED_NAME : seen ? name('p') : '–',
    isParticipant: row.isParticipant ?? false,
    personKinds: kindsAllowed('view').filter((kind) => seen && !row.isErased && row.kinds.includes(kind)),
    isOverdue: isRequestOverdue(row, today),
    askedBy: row.teacherId ? (row.teacherFirst === null ? null : name('teacher')) : row.askedBy,
    relation: row.teacherId ? row.subject : row.relation,
  };
}
