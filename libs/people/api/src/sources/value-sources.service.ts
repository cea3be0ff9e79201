import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { seenAs } from '../kinds/kind-list';
import { kindsAllowed } from '../kinds/person-kind.service';
import { explainTaken } from '../person-writer';
import { BROUGHT, PROTECT, SOURCES_OF, TYPED, type ValueSource, WRITE_VALUES } from './source.sql';

export interface SourceRow {
  personId: string;
  /** A property of the record, or `c:` and the id of one of the tenant's own fields. */
  field: string;
  source: ValueSource;
  sourceRef: string | null;
  at: Date;
  byUser: string | null;
  isProtected: boolean;
  [column: string]: unknown;
}

/** What a file says of somebody on record. */
export interface GivenValues {
  readonly birthDate?: string | null;
  readonly grade?: string | null;
  readonly localId?: string | null;
}

export interface ImportedValues {
  readonly personId: string;
  readonly given: GivenValues;
  /** What was on record. */
  readonly before: GivenValues;
}

const MOST_FIELDS = 200;
const LONGEST_FIELD = 80;

/** The fields of a form that somebody saved; goes out with the save and is not waited for. */
export function noteTyped(tx: Tx, personId: string, fields: readonly string[]): void {
  if (fields.length) tx.send(TYPED, [personId, fields, requirePrincipal().userId || null], 'value_sources_typed');
}

/** Where the values of records come from, and which of them files and feeds leave alone. */
@Injectable()
export class ValueSources {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** By field; what was written before sources were kept has none. */
  async of(personIds: readonly string[]): Promise<SourceRow[]> {
    return personIds.length ? this.db.query<SourceRow>(SOURCES_OF, [personIds], 'value_sources') : [];
  }

  /** Of one record that the caller may view as one of its kinds. */
  async ofPerson(personId: string): Promise<SourceRow[]> {
    return this.db.read(async (tx) => {
      await seen(tx, personId, 'view');
      return this.of([personId]);
    });
  }

  /** New records of a file: every value that it gave. One statement. */
  async brought(tx: Tx, rows: readonly { personId: string; fields: readonly string[] }[], source: ValueSource, ref: string): Promise<void> {
    const flat = rows.flatMap(({ personId, fields }) => fields.map((field) => ({ personId, field })));
    if (flat.length) await tx.execute(BROUGHT, [JSON.stringify(flat), source, ref.slice(0, 200), requirePrincipal().userId || null]);
  }

  /** Writes what a file says over what is on record. All or none: an ID of somebody else is refused as VALIDATION. */
  async write(tx: Tx, rows: readonly ImportedValues[], ref: string): Promise<void> {
    if (!rows.length) return;
    const written = await tx.query<{ id: string }>(WRITE_VALUES, [JSON.stringify(rows.map(({ personId, given }) => ({ personId, given })))]).catch((error: unknown) => Promise.reject(explainTaken(error)));
    if (written.length !== rows.length) throw new AppError('NOT_FOUND', { what: 'The participant' });
    await this.brought(tx, rows.map(({ personId, given }) => ({ personId, fields: Object.keys(given) })), 'import', ref);
    for (const { personId, given, before } of rows) await this.audit.record(tx, { action: 'participant.update', subjectType: 'person', subjectId: personId, personId, before, after: { ...given, source: ref } });
  }

  /** Keeps files and feeds from some values, or lets them change these again. */
  async protect(personId: string, fields: readonly string[], isProtected: boolean): Promise<void> {
    if (fields.length === 0 || fields.length > MOST_FIELDS || fields.some((field) => field === '' || field.length > LONGEST_FIELD || field.includes('\0'))) {
      throw new AppError('VALIDATION', { problems: [{ path: 'fields', message: `are 1 to ${MOST_FIELDS} names of at most ${LONGEST_FIELD} characters` }] });
    }
    await this.db.write(async (tx) => {
      await seen(tx, personId, 'edit');
      const changed = await tx.query<{ field: string }>(PROTECT, [personId, [...new Set(fields)], isProtected, requirePrincipal().userId || null]);
      if (!changed.length) return;
      const action = isProtected ? 'person.protect' : 'person.unprotect';
      await this.audit.record(tx, { action, subjectType: 'person', subjectId: personId, personId, after: { fields: changed.map(({ field }) => field) } });
    });
  }
}

async function seen(tx: Tx, personId: string, verb: 'view' | 'edit'): Promise<void> {
  const sql = `select 1 from person p where p.id = $1 and ${seenAs(kindsAllowed(verb), requirePrincipal().wholeTenant)}`;
  if (!isUuid(personId) || !(await tx.one(sql, [personId]))) throw new AppError('NOT_FOUND', { what: 'The person' });
}
