import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { AuditService, Db, FILE_STORE, type FileStore, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, todayIn } from '@afterbell/core/domain';
import { storageKey } from '@afterbell/forms/api';
import { type DisclosureGround, EXPORT_FIELDS } from '@afterbell/people/domain';
import { DisclosureService } from './disclosure.service';
import { checked } from './legal-hold.service';
import { actorOf, EXPORT_SELECT, type PersonExportRow } from './person-export.sql';
import { privacyPerson } from './privacy-person';

const INSERT = 'insert into person_export (id, person_id, organization_id, requested_by, actor, ground, recipient, purpose) values ($1, $2, $3, $4, $5, $6, $7, $8)';
const CANCEL = `update person_export set state = 'cancelled', finished_at = now() where id = $1 and state in ('waiting', 'running', 'done')`;
const SHOWN = 10;

export const noSuchExport = () => new AppError('NOT_FOUND', { what: 'The export' });

/** Files with everything about one person: asked for, watched, downloaded (docs/privacy.md). Making them is a job. */
@Injectable()
export class PersonExportService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly disclosures: DisclosureService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async ask(personId: string, given: Readonly<Record<string, unknown>>): Promise<PersonExportRow> {
    const { ground, recipient, purpose } = checked(EXPORT_FIELDS, given);
    const principal = requirePrincipal();
    return this.db.write(async (tx) => {
      const { organizationId, erasedAt } = await privacyPerson(tx, personId, 'export', { lock: 'for share of p' });
      if (erasedAt) throw new AppError('VALIDATION', { problems: [{ path: 'personId', message: 'is erased: there is nothing left to export' }] });
      const id = newId();
      await tx.execute(INSERT, [id, personId, principal.organizationId, principal.userId, JSON.stringify(actorOf(principal)), ground, recipient, purpose]);
      await tx.query(`select enqueue_job('export_person', json_build_object('tenantId', app_tenant(), 'id', $1::uuid), 'export_person:' || $1)`, [id]);
      await this.audit.record(tx, { action: 'person_export.ask', subjectType: 'person', subjectId: personId, personId, organizationId: organizationId ?? undefined, after: { ground, recipient, purpose } });
      return find(tx, id);
    });
  }

  /** The latest files about a person, whoever asked for them here. */
  async list(personId: string): Promise<PersonExportRow[]> {
    return this.db.read(async (tx) => {
      await privacyPerson(tx, personId, 'export');
      return tx.query<PersonExportRow>(`${EXPORT_SELECT} where x.person_id = $1 order by x.requested_at desc, x.id desc limit ${SHOWN}`, [personId]);
    });
  }

  async get(id: string): Promise<PersonExportRow> {
    return this.db.read(async (tx) => {
      const row = await find(tx, id);
      await privacyPerson(tx, row.personId, 'export');
      return row;
    });
  }

  /** Stops one that is being made; one that is made can be downloaded no longer. */
  async cancel(id: string): Promise<PersonExportRow> {
    return this.db.write(async (tx) => {
      const { personId } = await find(tx, id);
      const { organizationId } = await privacyPerson(tx, personId, 'export');
      if (await tx.execute(CANCEL, [id])) {
        await dropLater(tx, id);
        await this.audit.record(tx, { action: 'person_export.cancel', subjectType: 'person', subjectId: personId, personId, organizationId: organizationId ?? undefined });
      }
      return find(tx, id);
    });
  }

  /** The bytes, for whoever asked for them, as long as they still may. The first time is an entry of the disclosure log. */
  async open(id: string): Promise<{ bytes: Readable; size: number }> {
    const { tenantId, userId, timeZone } = requirePrincipal();
    const { size } = await this.db.write(async (tx) => {
      const row = await find(tx, id, 'for update');
      const { organizationId } = await privacyPerson(tx, row.personId, 'export');
      if (row.requestedBy !== userId || row.state !== 'done') throw noSuchExport();
      const { personId, recipient, purpose } = row;
      if (row.downloadedAt === null) {
        const values = { onDate: todayIn(timeZone, new Date()), ground: row.ground as DisclosureGround, recipient, purpose, what: 'Everything on record that the role of whoever exported it shows (file)' };
        await this.disclosures.log(tx, { personId, organizationId, source: 'export', values, userId });
      }
      await tx.execute('update person_export set downloaded_at = coalesce(downloaded_at, now()) where id = $1', [id]);
      await this.audit.record(tx, { action: 'person_export.download', subjectType: 'person', subjectId: personId, personId, organizationId: organizationId ?? undefined, after: { recipient } });
      return row;
    });
    return { bytes: await this.store.get(storageKey(tenantId, id)), size: size ?? 0 };
  }
}

/** The bytes go once the transaction is done, and again after a process that was killed in between. */
export async function dropLater(tx: Tx, id: string, at: Date | null = null): Promise<void> {
  await tx.query(`select enqueue_job('drop_person_export', json_build_object('tenantId', app_tenant(), 'id', $1::uuid), 'drop_person_export:' || $1, $2::timestamptz)`, [id, at]);
}

async function find(tx: Tx, id: string, lock = ''): Promise<PersonExportRow> {
  const row = isUuid(id) ? await tx.one<PersonExportRow>(`${EXPORT_SELECT} where x.id = $1 ${lock}`, [id]) : null;
  if (!row) throw noSuchExport();
  return row;
}
