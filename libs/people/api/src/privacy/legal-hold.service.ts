import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, todayIn } from '@afterbell/core/domain';
import { type EntryFields, type EntryValues, HOLD_FIELDS, LIFT_FIELDS, parseEntry } from '@afterbell/people/domain';
import { privacyPerson } from './privacy-person';

export interface HoldRow {
  id: string;
  personId: string;
  startsOn: string;
  reason: string;
  createdBy: string | null;
  createdAt: Date;
  liftedAt: Date | null;
  liftedBy: string | null;
  liftReason: string | null;
}

const SELECT = `select h.id, h.person_id as "personId", h.starts_on::text as "startsOn", h.reason, h.created_by as "createdBy", h.created_at as "createdAt",
  h.lifted_at as "liftedAt", h.lifted_by as "liftedBy", h.lift_reason as "liftReason" from person_hold h`;
const INSERT = 'insert into person_hold (id, person_id, starts_on, reason, created_by) values ($1, $2, $3, $4, $5) on conflict do nothing';
const LIFT = 'update person_hold set lifted_at = now(), lifted_by = $2, lift_reason = $3 where id = $1 and lifted_at is null';
/** An erasure whose day came while the hold was in force is done as soon as it is lifted. */
const ERASE_NOW = `select enqueue_job('erase_person', json_build_object('tenantId', app_tenant(), 'id', e.id), 'erase:' || e.id, e.due_at) from person_erasure e where e.person_id = $1 and e.state = 'waiting'`;

export function checked<F extends EntryFields>(fields: F, given: Readonly<Record<string, unknown>>): EntryValues<F> {
  const { values, problems } = parseEntry(fields, given, todayIn(requirePrincipal().timeZone, new Date()));
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return values;
}

/** The hold in force, whoever asks. */
export const holdOf = (tx: Tx, personId: string): Promise<HoldRow | null> => tx.one<HoldRow>(`${SELECT} where h.person_id = $1 and h.lifted_at is null`, [personId]);

/** What a court, an audit or a dispute wants kept: as long as a hold is in force nothing of the person is erased. */
@Injectable()
export class LegalHoldService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async set(personId: string, given: Readonly<Record<string, unknown>>): Promise<void> {
    const values = checked(HOLD_FIELDS, given);
    await this.db.write(async (tx) => {
      const { organizationId, erasedAt } = await privacyPerson(tx, personId, 'delete', { lock: 'for update of p' });
      if (erasedAt) throw new AppError('VALIDATION', { problems: [{ path: 'personId', message: 'is erased: there is nothing left to hold' }] });
      const id = newId();
      const made = await tx.execute(INSERT, [id, personId, values.startsOn, values.reason, requirePrincipal().userId || null]);
      if (!made) throw new AppError('VALIDATION', { problems: [{ path: 'personId', message: 'has a legal hold already' }] });
      await this.audit.record(tx, { action: 'legal_hold.start', subjectType: 'person', subjectId: personId, personId, organizationId: organizationId ?? undefined, after: values });
    });
  }

  async lift(id: string, given: Readonly<Record<string, unknown>>): Promise<string> {
    const { reason } = checked(LIFT_FIELDS, given);
    return this.db.write(async (tx) => {
      const hold = isUuid(id) ? await tx.one<HoldRow>(`${SELECT} where h.id = $1`, [id]) : null;
      if (!hold) throw new AppError('NOT_FOUND', { what: 'The legal hold' });
      const { organizationId } = await privacyPerson(tx, hold.personId, 'delete', { lock: 'for update of p' });
      if (!(await tx.execute(LIFT, [id, requirePrincipal().userId || null, reason]))) throw new AppError('VALIDATION', { problems: [{ path: 'id', message: 'is lifted already' }] });
      await tx.query(ERASE_NOW, [hold.personId]);
      await this.audit.record(tx, { action: 'legal_hold.end', subjectType: 'person', subjectId: hold.personId, personId: hold.personId, organizationId: organizationId ?? undefined, after: { reason } });
      return hold.personId;
    });
  }
}
