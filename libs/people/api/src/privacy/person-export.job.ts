import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditService, type Config, CONFIG, Db, FILE_STORE, type FileStore, incomingFolder, JobsService, LOGGER, newScope, NotificationService, requirePrincipal, scopeStorage } from '@afterbell/core/api';
import { formatDateTime, newId } from '@afterbell/core/domain';
import { inTenant, storageKey } from '@afterbell/forms/api';
import { PERSON_EXPORT_DAYS } from '@afterbell/people/domain';
import { Archive } from './archive';
import { type CollectedPart, type LeftOutPart, PersonCollector } from './person-collector';
import { formsForMachines } from './form-data';
import { makePersonDocument } from './person-document';
import { dropLater } from './person-export.service';
import { EXPORT_SELECT, type PersonExportRow, principalOf } from './person-export.sql';
import { privacyPerson } from './privacy-person';
import { toldEntries } from './told-entries';

/** Somebody cancelled it, or the person was erased: what is half made is thrown away. */
class Stopped extends Error {}

const DAY = 86_400_000;
const PROGRESS = `update person_export set done_parts = $2, all_parts = $3 where id = $1 and state = 'running'`;
const BEGIN = `update person_export set state = 'running', done_parts = 0 where id = $1 and state in ('waiting', 'running')`;
const FINISH = `update person_export set state = 'done', done_parts = all_parts, left_out = $2, size = $3, finished_at = now(), expires_at = $4 where id = $1 and state = 'running'`;

/** Makes the files that somebody asked for, and throws them away when their time is over. Both may be repeated at will. */
@Injectable()
export class PersonExportJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly db: Db,
    private readonly collector: PersonCollector,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register('export_person', ({ tenantId, id }) => this.run(String(tenantId), String(id)));
    this.jobs.register('drop_person_export', ({ tenantId, id }) => this.drop(String(tenantId), String(id)));
  }

  run(tenantId: string, id: string): Promise<void> {
    return inTenant(tenantId, async () => {
      const row = await this.db.one<PersonExportRow>(`${EXPORT_SELECT} where x.id = $1`, [id]);
      if (!row || !(await this.db.write((tx) => tx.execute(BEGIN, [id])))) return;
      await scopeStorage.run(newScope({ principal: principalOf(row.actor), requestId: newId() }), () => this.make(row));
    });
  }

  private async make(row: PersonExportRow): Promise<void> {
    const folder = incomingFolder(this.config);
    const path = join(folder, `${row.id}.zip`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const leftOut = await this.write(row, path);
      const { size } = await stat(path);
      await this.store.put(storageKey(requirePrincipal().tenantId, row.id), createReadStream(path), size);
      await this.finish(row, leftOut, size);
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.logger.warn({ err: error, export: row.id }, 'a file about a person was not made');
        await this.fail(row);
      }
      await this.store.remove(storageKey(requirePrincipal().tenantId, row.id)).catch(() => undefined);
    } finally {
      await rm(path, { force: true });
    }
  }

  private async write({ id, personId, actor, recipient }: PersonExportRow, path: string): Promise<LeftOutPart[]> {
    const person = await this.db.read((tx) => privacyPerson(tx, personId, 'export'));
    const { read, leftOut } = this.collector.wanted();
    const all = read.length + 2;
    const progress = async (done: number) => {
      if (!(await this.db.write((tx) => tx.execute(PROGRESS, [id, done, all])))) throw new Stopped();
    };
    await progress(0);
    const archive = new Archive(path);
    try {
      const { forms, fieldIds, missing, words } = await this.collector.formsOf(personId, person.kinds);
      leftOut.push(...missing);
      const parts: CollectedPart[] = [];
      const told: CollectedPart[] = [];
      for (const [index, part] of read.entries()) {
        const found = await this.collector.read(part, personId);
        parts.push({ title: part.title, entries: found.entries });
        told.push({ title: part.title, entries: toldEntries(part, found.entries, words) });
        leftOut.push(...found.leftOut);
        await progress(index + 1);
      }
      const files = await this.collector.filesOf(personId, fieldIds);
      const named = files.map((file) => ({ ...file, path: `files/${file.id.slice(-8)}-${file.name.replace(/[\\/:*?"<>|]/g, ' ')}` }));
      const exportedAt = new Date();
      const document = { format: 'afterbell.person', version: 1, exportedAt: exportedAt.toISOString(), person: { id: personId, name: person.name, kinds: person.kinds }, forms: formsForMachines(forms), parts, files: named, leftOut };
      await archive.add('person.json', [JSON.stringify(document, null, 2)], { packed: true });
      const lines = [`Everything on record, written on ${formatDateTime(exportedAt.toISOString(), actor.timeZone)} for ${recipient}.`];
      await archive.add('person.pdf', makePersonDocument({ title: person.name, timeZone: actor.timeZone, lines, forms, parts: told, files: named.map(({ path: name }) => name), leftOut }));
      for (const file of named) await archive.add(file.path, await this.store.get(storageKey(requirePrincipal().tenantId, file.id)));
      await progress(all - 1);
      await archive.close();
      return leftOut;
    } catch (error) {
      archive.abandon();
      throw error;
    }
  }

  private async finish({ id, personId, requestedBy }: PersonExportRow, leftOut: LeftOutPart[], size: number): Promise<void> {
    const expiresAt = new Date(Date.now() + PERSON_EXPORT_DAYS * DAY);
    await this.db.write(async (tx) => {
      // An erasure of the person waits for this, or has been here before: then there is nothing to finish.
      const { erasedAt, organizationId, kinds } = await privacyPerson(tx, personId, 'export', { lock: 'for share of p' });
      if (erasedAt || !(await tx.execute(FINISH, [id, JSON.stringify(leftOut), size, expiresAt]))) throw new Stopped();
      await dropLater(tx, id, expiresAt);
      await this.notifications.notify(tx, { userIds: [requestedBy], kind: 'person_export.done', params: {}, path: kinds.includes('participant') ? `/people/participants/edit?id=${personId}&privacy=export` : null });
      await this.audit.record(tx, { action: 'person_export.done', subjectType: 'person', subjectId: personId, personId, organizationId: organizationId ?? undefined, after: { size, leftOut: leftOut.map(({ title }) => title) } });
    });
  }

  private async fail({ id, requestedBy }: PersonExportRow): Promise<void> {
    await this.db.write(async (tx) => {
      if (!(await tx.execute(`update person_export set state = 'failed', finished_at = now() where id = $1 and state = 'running'`, [id]))) return;
      await this.notifications.notify(tx, { userIds: [requestedBy], kind: 'person_export.failed', params: {}, path: null });
    });
  }

  /** What is over, cancelled or whose person was erased loses its bytes. */
  drop(tenantId: string, id: string): Promise<void> {
    return inTenant(tenantId, async () => {
      await this.db.write((tx) => tx.execute(`update person_export set state = 'expired' where id = $1 and state = 'done' and expires_at <= now()`, [id]));
      const row = await this.db.one<{ state: string }>('select state from person_export where id = $1', [id]);
      if (row && ['waiting', 'running', 'done'].includes(row.state)) return;
      await this.store.remove(storageKey(tenantId, id));
    });
  }
}
