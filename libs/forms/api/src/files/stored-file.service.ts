import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { AuditNotes, AuditService, Db, FILE_STORE, type FileStore, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import type { ByteRange } from './byte-range';
import { FileOwners } from './file-owners';
import { storageKey } from './storage-key';
import { storedFile, type StoredFileRow } from './stored-file.sql';
import type { FileAbilities } from './stored-file.types';

const missing = () => new AppError('NOT_FOUND', { what: 'The file' });

/** Stored files as people meet them: who may see one, have its bytes, take back an upload. */
@Injectable()
export class StoredFileService {
  constructor(
    private readonly db: Db,
    private readonly owners: FileOwners,
    private readonly audit: AuditService,
    private readonly notes: AuditNotes,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Without asking whether the caller may: for records that have asked already. Null when there is none. */
  load(id: string): Promise<StoredFileRow | null> {
    return storedFile(this.db, id);
  }

  /** A file that the caller may see; all others do not exist. */
  async get(id: string): Promise<StoredFileRow> {
    const row = isUuid(id) ? await this.load(id.toLowerCase()) : null;
    if (!row || !(await this.maySee(row))) throw missing();
    return row;
  }

  async abilities(row: StoredFileRow): Promise<FileAbilities> {
    return { download: row.state === 'available' && (await this.maySee(row)), remove: this.isOwnUpload(row), share: await this.mayShare(row) };
  }

  /** Who uploaded it, until a record holds it; then who may edit the record's field. */
  async mayShare(row: StoredFileRow): Promise<boolean> {
    const { subject, recordId, fieldId, removed } = row;
    if (removed) return false;
    if (subject === null || recordId === null || fieldId === null) return this.isOwnUpload(row);
    return this.owners.mayEdit({ subject, recordId, fieldId });
  }

  /** The bytes. What is not a picture of the page is put on record. */
  async open(id: string, partOf: (file: StoredFileRow) => ByteRange | 'unsatisfiable' | null): Promise<{ file: StoredFileRow; part: ByteRange | 'unsatisfiable' | null; bytes: Readable | null }> {
    const file = await this.get(id);
    if (file.state === 'pending') throw new AppError('FILE_PENDING');
    if (file.state !== 'available') throw missing();
    const part = partOf(file);
    if (part === 'unsatisfiable') return { file, part, bytes: null };
    const bytes = await this.store.get(storageKey(requirePrincipal().tenantId, file.id), part ?? undefined).catch((cause: unknown) => {
      throw cause instanceof AppError && cause.code === 'STORAGE_UNAVAILABLE' ? new AppError('STORAGE_UNREADABLE', {}, { cause }) : cause;
    });
    if (file.kind !== 'image') {
      try {
        await this.notes.note({ action: 'file.download', subjectType: 'file', subjectId: file.id, after: { subject: file.subject, recordId: file.recordId, fieldId: file.fieldId, ...(part && { bytes: `${part.start}-${part.end}` }) } });
      } catch (error) {
        bytes.destroy();
        throw error;
      }
    }
    return { file, part, bytes };
  }

  /** Takes back one's own upload that no record holds. The bytes go with the next collection. */
  async remove(id: string): Promise<void> {
    const row = await this.get(id);
    if (!this.isOwnUpload(row)) throw new AppError('VALIDATION', { message: 'A record holds this file. Remove it there.' });
    await this.db.write(async (tx) => {
      const gone = await tx.execute('update stored_file set removed_at = now(), expires_at = now() where id = $1 and subject is null and removed_at is null', [row.id]);
      if (!gone) throw missing();
      await this.audit.record(tx, { action: 'file.remove', subjectType: 'file', subjectId: row.id });
    });
  }

  private isOwnUpload(row: StoredFileRow): boolean {
    return row.subject === null && !row.removed && row.uploadedBy === requirePrincipal().userId;
  }

  private async maySee(row: StoredFileRow): Promise<boolean> {
    if (row.removed) return false;
    if (row.shared || this.isOwnUpload(row)) return true;
    const { subject, recordId, fieldId } = row;
    return subject !== null && recordId !== null && fieldId !== null && this.owners.mayView({ subject, recordId, fieldId });
  }
}
