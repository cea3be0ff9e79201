import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { AuditService, type Config, CONFIG, Db, FILE_STORE, type FileStore, incomingFolder, JobsService, NotificationService, SCANNER_JOB_QUIET_MS, SYSTEM_POOL, VIRUS_SCANNER, type VirusScanner } from '@afterbell/core/api';
import { inTenant } from './in-tenant';
import { storageKey } from './storage-key';

const HOUR = 3_600_000;
const TEN_MINUTES = 600_000;
/** Older than any upload that may still be under way. */
const STRAY_MS = 24 * HOUR;
const AT_ONCE = 100;

// The queue tries ever later, and gives up after days: the scanner may have been away for longer, and is back.
const AGAIN = `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 10) from graphile_worker.jobs
  where task_identifier = 'scan_file' and locked_at is null and (attempts >= max_attempts or run_at > now() + interval '10 minutes') having count(*) > 0`;

/** Files that nobody keeps go, and files that were uploaded while the scanner was away are scanned. Both may be repeated at will. */
@Injectable()
export class FileJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(VIRUS_SCANNER) private readonly scanner: VirusScanner | null,
  ) {}

  onModuleInit(): void {
    this.jobs.register('collect_files', () => this.collect());
    this.jobs.register('scan_file', ({ tenantId, id }) => this.scan(String(tenantId), String(id)));
    this.jobs.every(HOUR, () => this.jobs.enqueue('collect_files'), 'files were not collected; tried again in an hour');
    this.jobs.every(TEN_MINUTES, () => this.scanAgain(), 'the scanner was not asked again about files that wait; tried again in ten minutes');
    this.jobs.every(HOUR, () => this.sweepIncoming(), 'left-over uploads were not removed');
  }

  /** Removes what has expired: bytes first, then the row, so that no bytes are ever forgotten. */
  async collect(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>('select distinct tenant_id as id from stored_file where expires_at <= now()');
    for (const tenant of rows) await inTenant(tenant.id, () => this.collectTenant(tenant.id));
  }

  private async collectTenant(tenantId: string): Promise<void> {
    for (;;) {
      // Taken out of sight before its bytes go: a form that is saved this moment either has it or is told that it is gone.
      const expired = await this.db.write((tx) =>
        tx.query<{ id: string; organizationId: string; subject: string | null; recordId: string | null }>(
          `update stored_file set state = 'receiving' where id in (select id from stored_file where expires_at <= now() order by expires_at limit $1 for update skip locked)
           returning id, organization_id as "organizationId", subject, record_id as "recordId"`,
          [AT_ONCE],
        ),
      );
      if (expired.length === 0) return;
      for (const { id } of expired) await this.store.remove(storageKey(tenantId, id));
      await this.db.write(async (tx) => {
        for (const { id, organizationId, subject, recordId } of expired) {
          const gone = await tx.execute('delete from stored_file where id = $1', [id], 'stored_file_delete');
          if (gone) await this.audit.record(tx, { action: 'file.collect', subjectType: 'file', subjectId: id, organizationId, before: { subject, recordId } });
        }
      });
      if (expired.length < AT_ONCE) return;
    }
  }

  /** Whatever has been tried often is tried again at once. */
  scanAgain(): Promise<unknown> {
    return this.pool.query(AGAIN);
  }

  /** Fails while the scanner gives no verdict, and so is tried again. */
  scan(tenantId: string, id: string): Promise<void> {
    return inTenant(tenantId, async () => {
      const file = await this.db.one<{ name: string; uploadedBy: string; organizationId: string }>(`select name, uploaded_by as "uploadedBy", organization_id as "organizationId" from stored_file where id = $1 and state = 'pending'`, [id]);
      if (!file) return;
      const { virus } = this.scanner ? await this.scanner.scan(await this.store.get(storageKey(tenantId, id)), SCANNER_JOB_QUIET_MS) : { virus: null };
      await this.db.write(async (tx) => {
        const done = await tx.execute(`update stored_file set state = $2 where id = $1 and state = 'pending'`, [id, virus === null ? 'available' : 'refused']);
        if (!done || virus === null) return;
        await this.audit.record(tx, { action: 'file.refuse', subjectType: 'file', subjectId: id, organizationId: file.organizationId, after: { virus } });
        await this.notifications.notify(tx, { userIds: [file.uploadedBy], kind: 'file.refused', params: { name: file.name }, path: null });
      });
      if (virus !== null) await this.store.remove(storageKey(tenantId, id));
    });
  }

  /** What a process that was killed was receiving. */
  private async sweepIncoming(): Promise<void> {
    const folder = incomingFolder(this.config);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const path = join(folder, name);
      const known = await stat(path).catch(() => null);
      if (known?.isFile() && known.mtimeMs < Date.now() - STRAY_MS) await rm(path, { force: true });
    }
  }
}
