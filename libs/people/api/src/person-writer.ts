import { Injectable } from '@nestjs/common';
import { AuditService, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { normalizePersonName, type ParticipantValues, type PersonKind, PERSON_KINDS, type PersonValues } from '@afterbell/people/domain';
import { BEFORE, flagOf, INSERT_PEOPLE, INSERT_STAYS, OPEN_STAY, TAKEN, updatePerson } from './person-writer.sql';

export interface Stay {
  /** An organization of any level; a participant's is a site. */
  siteId: string;
  startsOn: string;
}

/** What any kind of person has; a kind gives those that it knows. */
export type AnyValues = Partial<ParticipantValues & PersonValues> & Pick<PersonValues, 'firstName' | 'lastName'>;
/** So many at once are worth planning anew for. */
const MANY = 200;

type OnRecord = AnyValues & { kinds: PersonKind[] };

/** Writes persons with their stays and the trail of both. A new person is out of sight until the stay exists: so nothing is read back. */
@Injectable()
export class PersonWriter {
  constructor(private readonly audit: AuditService) {}

  /** Lets one transaction at a time decide whether a person of this name is new. */
  async holdName(tx: Tx, values: AnyValues): Promise<void> {
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended(app_tenant()::text || $1, 0))`, [normalizePersonName(values)]);
  }

  async create(tx: Tx, kind: PersonKind, values: AnyValues, stay: Stay): Promise<string> {
    const id = newId();
    await this.insert(tx, kind, stay.siteId, [{ id, values, startsOn: stay.startsOn }]);
    await this.audit.record(tx, { action: `${kind}.create`, subjectType: 'person', subjectId: id, personId: id, organizationId: stay.siteId, after: { ...values, stay } });
    return id;
  }

  /** One trail row for all, without values: what each was is in the records themselves. */
  async createMany(tx: Tx, kind: PersonKind, siteId: string, people: readonly { values: AnyValues; startsOn: string }[]): Promise<string[]> {
    const rows = people.map(({ values, startsOn }) => ({ id: newId(), values, startsOn }));
    await this.insert(tx, kind, siteId, rows);
    const ids = rows.map(({ id }) => id);
    await this.audit.record(tx, { action: `${kind}.createMany`, subjectType: 'organization', subjectId: siteId, organizationId: siteId, after: { count: ids.length, ids } });
    return ids;
  }

  /**
   * Takes somebody on record: writes the given values over those of the same kind's record, and only into what is empty where the person
   * is not of the kind yet: a record that others keep says what it said. Adds the kind and the stay that are missing.
   */
  async update(tx: Tx, kind: PersonKind, id: string, values: AnyValues, stay: Stay): Promise<string> {
    const found = isUuid(id) ? await tx.one<OnRecord & Record<string, unknown>>(BEFORE, [id]) : null;
    if (!found) throw new AppError('NOT_FOUND', { what: 'The person' });
    const { kinds, ...before } = found;
    const isNew = !kinds.includes(kind);
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
    const written = isNew ? given.filter(([name]) => !before[name as keyof AnyValues]) : given;
    const after = { ...before, ...Object.fromEntries(written) };
    await refusingTaken(() => tx.execute(updatePerson(kind), [id, JSON.stringify(after)]));
    const staying = await tx.one(OPEN_STAY, [id, stay.siteId, stay.startsOn, kind]);
    if (!staying) await tx.execute(INSERT_STAYS, [JSON.stringify([{ id, stayId: newId(), startsOn: stay.startsOn }]), stay.siteId, kind]);
    await this.audit.record(tx, {
      action: `${kind}.update`,
      subjectType: 'person',
      subjectId: id,
      personId: id,
      organizationId: stay.siteId,
      before,
      after: { ...after, ...(isNew ? { kind } : {}), ...(staying ? {} : { stay }) },
    });
    return id;
  }

  private async insert(tx: Tx, kind: PersonKind, siteId: string, rows: readonly { id: string; values: AnyValues; startsOn: string }[]): Promise<void> {
    const people = JSON.stringify(rows.map(({ id, values }) => ({ id, ...values, ...Object.fromEntries(PERSON_KINDS.map((one) => [flagOf(one), one === kind])) })));
    await refusingTaken(() => tx.execute(INSERT_PEOPLE, [people], 'people_insert'));
    // What this connection has planned for fewer people (each foreign key and trigger, too) would read all of the new ones for each row that follows.
    if (rows.length >= MANY) await tx.execute('discard plans');
    const stays = JSON.stringify(rows.map(({ id, startsOn }) => ({ id, stayId: newId(), startsOn })));
    await tx.execute(INSERT_STAYS, [stays, siteId, kind], 'stays_insert');
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
