import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, foldText, formatDate, isUuid, newId } from '@afterbell/core/domain';
import { ERASURE_FIELDS, ERASURE_GRACE_DAYS } from '@afterbell/people/domain';
import { type PersonPart, PersonParts } from '../parts/person-parts';
import { checked, holdOf } from './legal-hold.service';
import { privacyPerson, type PrivacyPerson } from './privacy-person';
import type { ErasedPart, ErasePersonInput } from './privacy.types';

export interface ErasureRow {
  id: string;
  personId: string;
  state: 'waiting' | 'cancelled' | 'done';
  reason: string;
  requestedBy: string | null;
  requestedAt: Date;
  dueAt: Date;
  endedAt: Date | null;
}

export const ERASURE_SELECT = `select e.id, e.person_id as "personId", e.state, e.reason, e.requested_by as "requestedBy", e.requested_at as "requestedAt", e.due_at as "dueAt", e.ended_at as "endedAt" from person_erasure e`;
const INSERT = `insert into person_erasure (id, person_id, organization_id, reason, requested_by, due_at) values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) on conflict do nothing`;
const ENQUEUE = `select enqueue_job('erase_person', json_build_object('tenantId', app_tenant(), 'id', e.id), 'erase:' || e.id, e.due_at) from person_erasure e where e.id = $1`;
/** Tables that nobody reads but the database itself say nothing to anybody. */
const UNREAD = new Set(['person_search', 'person_key', 'custom_value', 'duplicate_todo', 'duplicate_key', 'duplicate_pair']);

export const waitingErasure = (tx: Tx, personId: string): Promise<ErasureRow | null> => tx.one<ErasureRow>(`${ERASURE_SELECT} where e.person_id = $1 and e.state = 'waiting'`, [personId]);

/** Asking for an erasure, and taking it back. Erasing is a job, on the day when it is due (docs/privacy.md). */
@Injectable()
export class ErasureService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly parts: PersonParts,
  ) {}

  /** What would become of each part, in one statement, and what stands against it. */
  async preview(personId: string): Promise<{ name: string; graceDays: number; parts: ErasedPart[]; obstacles: string[] }> {
    return this.db.read(async (tx) => {
      const person = await privacyPerson(tx, personId, 'delete');
      const shown = this.parts.all().filter(({ table }) => !UNREAD.has(table));
      const counts = await tx.query<{ place: number; count: number }>(shown.map((part, place) => `select ${place} as place, count(*)::int as count from ${part.table} t where ${namedIn(part)}`).join(' union all '), [personId]);
      const parts = counts
        .filter(({ count }) => count > 0)
        .sort((one, two) => one.place - two.place)
        .flatMap(({ place, count }) => {
          const part = shown[place];
          return part ? [{ title: part.title, count, ...treatmentOf(part) }] : [];
        });
      return { name: person.name, graceDays: ERASURE_GRACE_DAYS, parts, obstacles: await obstaclesOf(tx, person) };
    });
  }

  async ask({ personId, name, ...given }: ErasePersonInput): Promise<void> {
    const { reason } = checked(ERASURE_FIELDS, given);
    await this.db.write(async (tx) => {
      const person = await privacyPerson(tx, personId, 'delete', { lock: 'for update of p' });
      const [obstacle] = await obstaclesOf(tx, person);
      if (obstacle) throw new AppError('VALIDATION', { problems: [{ path: 'personId', message: obstacle }] });
      if (!sameName(name, person.name)) throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'is not the name on record' }] });
      const { userId, organizationId } = requirePrincipal();
      const id = newId();
      await tx.execute(INSERT, [id, personId, person.organizationId ?? organizationId, reason, userId || null, ERASURE_GRACE_DAYS]);
      await tx.query(ENQUEUE, [id]);
      await this.audit.record(tx, { action: 'person_erasure.ask', subjectType: 'person', subjectId: personId, organizationId: person.organizationId ?? undefined, after: { days: ERASURE_GRACE_DAYS } });
    });
  }

  async cancel(id: string): Promise<string> {
    return this.db.write(async (tx) => {
      const row = isUuid(id) ? await tx.one<ErasureRow>(`${ERASURE_SELECT} where e.id = $1 for update`, [id]) : null;
      if (!row) throw new AppError('NOT_FOUND', { what: 'The erasure' });
      const { organizationId } = await privacyPerson(tx, row.personId, 'delete');
      if (row.state === 'done') throw new AppError('VALIDATION', { problems: [{ path: 'id', message: 'is done: it cannot be taken back' }] });
      if (row.state === 'waiting') {
        await tx.execute(`update person_erasure set state = 'cancelled', ended_by = $2, ended_at = now() where id = $1`, [id, requirePrincipal().userId || null]);
        await this.audit.record(tx, { action: 'person_erasure.cancel', subjectType: 'person', subjectId: row.personId, organizationId: organizationId ?? undefined });
      }
      return row.personId;
    });
  }
}

/** Condition on `t` of a part's rows about the person `$1`. */
export const namedIn = ({ people, only }: Pick<PersonPart, 'people' | 'only'>): string => `(${people.map((column) => `t.${column} = $1`).join(' or ')})${only ? ` and ${only}` : ''}`;

function treatmentOf({ erase }: PersonPart): Pick<ErasedPart, 'treatment' | 'reason'> {
  if (erase === 'delete') return { treatment: 'delete', reason: null };
  return 'keep' in erase ? { treatment: 'keep', reason: erase.keep } : { treatment: 'blank', reason: null };
}

const NICKNAME = /["“”][^"“”]*["“”]/g;

/** As people type: case, accents and the order around the comma do not matter, and what a child is called besides may be left out. */
function sameName(typed: string, name: string): boolean {
  const parts = (text: string) => foldText(text.slice(0, 500)).split(/[\s,"“”]+/).filter(Boolean).sort().join(' ');
  return parts(typed) !== '' && [name, name.replace(NICKNAME, ' ')].some((known) => parts(typed) === parts(known));
}

async function obstaclesOf(tx: Tx, { id, erasedAt, elsewhere }: PrivacyPerson): Promise<string[]> {
  if (erasedAt) return ['is erased already'];
  const hold = await holdOf(tx, id);
  const waiting = await waitingErasure(tx, id);
  return [
    ...(hold ? [`is under a legal hold since ${formatDate(hold.startsOn)}: lift it first`] : []),
    ...(waiting ? ['is to be erased already'] : []),
    ...(elsewhere ? ['is on record at organizations that you do not reach: somebody above must erase them'] : []),
  ];
}
