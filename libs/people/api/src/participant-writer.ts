import { Injectable } from '@nestjs/common';
import { AuditService, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { normalizePersonName, type ParticipantValues } from '@afterbell/people/domain';

export interface Stay {
  siteId: string;
  startsOn: string;
}

const INSERT_PEOPLE = `insert into person (id, first_name, middle_name, last_name, preferred_name, birth_date, grade, local_id, state_id, allergies, contact_restriction, is_participant)
  select id, "firstName", "middleName", "lastName", "preferredName", "birthDate", grade, "localId", "stateId", allergies, "contactRestriction", true
  from jsonb_to_recordset($1::jsonb) as p (id uuid, "firstName" text, "middleName" text, "lastName" text, "preferredName" text, "birthDate" date,
    grade text, "localId" text, "stateId" text, allergies text, "contactRestriction" text)`;

const INSERT_STAYS = `insert into stay (id, person_id, organization_id, starts_on, kind)
  select "stayId", id, $2, "startsOn", 'participant' from jsonb_to_recordset($1::jsonb) as p (id uuid, "stayId" uuid, "startsOn" date)`;

const BEFORE = `select first_name as "firstName", middle_name as "middleName", last_name as "lastName", preferred_name as "preferredName", birth_date::text as "birthDate",
  grade, local_id as "localId", state_id as "stateId", allergies, contact_restriction as "contactRestriction"
  from person where id = $1 and removed_at is null for update`;

const UPDATE = `update person set first_name = $2, middle_name = $3, last_name = $4, preferred_name = $5, birth_date = $6, grade = $7, local_id = $8, state_id = $9,
  allergies = $10, contact_restriction = $11, is_participant = true, version = version + 1, updated_at = now() where id = $1`;

const OPEN_STAY = `select 1 from stay where person_id = $1 and organization_id = $2 and kind = 'participant' and (ends_on is null or ends_on >= $3)`;

/** Ids that one person of a tenant alone may have, by the constraint that says so. */
const TAKEN: Readonly<Record<string, string>> = { person_tenant_id_state_id_key: 'stateId', person_tenant_id_local_id_key: 'localId' };

/** Writes persons with their stays and the trail of both. A new person is out of sight until the stay exists: so nothing is read back. */
@Injectable()
export class ParticipantWriter {
  constructor(private readonly audit: AuditService) {}

  /** Lets one transaction at a time decide whether a person of this name is new. */
  async holdName(tx: Tx, values: ParticipantValues): Promise<void> {
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended(app_tenant()::text || $1, 0))`, [normalizePersonName(values)]);
  }

  async create(tx: Tx, values: ParticipantValues, stay: Stay): Promise<string> {
    const id = newId();
    await this.insert(tx, stay.siteId, [{ id, values, startsOn: stay.startsOn }]);
    await this.audit.record(tx, { action: 'participant.create', subjectType: 'person', subjectId: id, personId: id, organizationId: stay.siteId, after: { ...values, stay } });
    return id;
  }

  /** One trail row for all, without values: what each was is in the records themselves. */
  async createMany(tx: Tx, siteId: string, people: readonly { values: ParticipantValues; startsOn: string }[]): Promise<string[]> {
    const rows = people.map(({ values, startsOn }) => ({ id: newId(), values, startsOn }));
    await this.insert(tx, siteId, rows);
    const ids = rows.map(({ id }) => id);
    await this.audit.record(tx, { action: 'participant.createMany', subjectType: 'organization', subjectId: siteId, organizationId: siteId, after: { count: ids.length, ids } });
    return ids;
  }

  /** Writes the given values over those of a person on record, keeps what was not given, and adds the stay if there is none. */
  async update(tx: Tx, id: string, values: ParticipantValues, stay: Stay): Promise<string> {
    const before = isUuid(id) ? await tx.one<ParticipantValues>(BEFORE, [id]) : null;
    if (!before) throw new AppError('NOT_FOUND', { what: 'The participant' });
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
    const after: ParticipantValues = { ...before, ...given };
    const { firstName, middleName, lastName, preferredName, birthDate, grade, localId, stateId, allergies, contactRestriction } = after;
    await refusingTaken(() =>
      tx.execute(UPDATE, [id, firstName, middleName, lastName, preferredName, birthDate, grade, localId, stateId, allergies, contactRestriction]),
    );
    const staying = await tx.one(OPEN_STAY, [id, stay.siteId, stay.startsOn]);
    if (!staying) await tx.execute(INSERT_STAYS, [JSON.stringify([{ id, stayId: newId(), startsOn: stay.startsOn }]), stay.siteId]);
    await this.audit.record(tx, {
      action: 'participant.update',
      subjectType: 'person',
      subjectId: id,
      personId: id,
      organizationId: stay.siteId,
      before,
      after: { ...after, ...(staying ? {} : { stay }) },
    });
    return id;
  }

  private async insert(tx: Tx, siteId: string, rows: readonly { id: string; values: ParticipantValues; startsOn: string }[]): Promise<void> {
    const people = JSON.stringify(rows.map(({ id, values }) => ({ id, ...values })));
    await refusingTaken(() => tx.execute(INSERT_PEOPLE, [people], 'participants_insert'));
    const stays = JSON.stringify(rows.map(({ id, startsOn }) => ({ id, stayId: newId(), startsOn })));
    await tx.execute(INSERT_STAYS, [stays, siteId], 'participant_stays_insert');
  }
}

/** The other person may be out of the caller's sight, so nothing is said but that the id is taken. */
async function refusingTaken(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw explainTaken(error);
  }
}

export function explainTaken(error: unknown): unknown {
  const path = TAKEN[(error as { constraint?: string }).constraint ?? ''];
  return path ? new AppError('VALIDATION', { problems: [{ path, message: 'belongs to somebody else on record' }] }, { cause: error }) : error;
}
