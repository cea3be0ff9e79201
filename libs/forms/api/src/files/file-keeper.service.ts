import { Inject, Injectable } from '@nestjs/common';
import { AuditService, type Config, CONFIG, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { fileIssue, fileIssueWords, type FileKind } from '@afterbell/forms/domain';
import type { FilePlace } from './file-owners';
import { FILES_BY_ID, type StoredFileRow } from './stored-file.sql';

/** A field that holds, or wants to hold, a file. */
export interface FileClaim {
  fileId: string;
  fieldId: number;
  kind: FileKind;
  /** Endings that the field takes. */
  accept?: readonly string[];
}

type FileRecord = Pick<FilePlace, 'subject' | 'recordId'>;

const KEEP = `update stored_file f set subject = $1, record_id = $2, field_id = claim.field_id, organization_id = coalesce($3, organization_id), removed_at = null, expires_at = null
  from unnest($4::uuid[], $5::int[]) as claim (id, field_id) where f.id = claim.id and f.state <> 'receiving'
    and ((f.subject is null and f.uploaded_by = $6 and f.removed_at is null) or (f.subject = $1 and f.record_id = $2))`;
const LET_GO = `update stored_file set removed_at = now(), expires_at = now() + make_interval(days => $3)
  where subject = $1 and record_id = $2 and removed_at is null`;

/**
 * Ties files to the record whose form holds them. Everything happens in the transaction of the save, so a save that fails
 * leaves its uploads what they were: nobody's, until they are collected.
 */
@Injectable()
export class FileKeeper {
  constructor(
    private readonly audit: AuditService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What stands against holding these files, in words, by id of the file: not there, not one's own, held elsewhere, of a wrong kind. */
  async refusals(tx: Tx, record: { subject: string; recordId: string | null }, claims: readonly FileClaim[]): Promise<Map<string, string>> {
    const refused = new Map<string, string>();
    if (claims.length === 0) return refused;
    const ids = claims.map(({ fileId }) => fileId).filter((id) => isUuid(id));
    const rows = await tx.query<StoredFileRow>(FILES_BY_ID, [ids], 'stored_files_by_id');
    const known = new Map(rows.map((row) => [row.id, row]));
    const { userId } = requirePrincipal();
    const seen = new Map<string, number>();
    for (const { fileId, fieldId, kind, accept } of claims) {
      const row = known.get(fileId.toLowerCase());
      const own = row && (row.subject === null ? row.uploadedBy === userId && !row.removed : row.subject === record.subject && row.recordId === record.recordId);
      if (!row || !own) {
        refused.set(fileId, 'The file was not found. Upload it again.');
      } else if (row.state === 'refused') {
        refused.set(fileId, `“${row.name}” was refused by the virus scanner. Upload another file.`);
      } else if (seen.has(fileId) && seen.get(fileId) !== fieldId) {
        refused.set(fileId, `“${row.name}” is in two fields at once. Upload it once for each.`);
      } else {
        const issue = fileIssue({ name: row.name, size: row.size, kind, accept });
        if (row.kind !== kind) refused.set(fileId, `“${row.name}” was uploaded for a field of another type. Upload it again here.`);
        else if (issue && issue.code !== 'tooLarge') refused.set(fileId, fileIssueWords(issue));
      }
      seen.set(fileId, fieldId);
    }
    return refused;
  }

  /** From now on the record holds exactly these files; what it held and no longer does goes after the retention time. */
  async hold(tx: Tx, record: FileRecord & { organizationId?: string | null }, claims: readonly FileClaim[], dropped: readonly string[] = []): Promise<void> {
    if (claims.length) {
      const kept = await tx.execute(KEEP, [record.subject, record.recordId, record.organizationId ?? null, claims.map(({ fileId }) => fileId), claims.map(({ fieldId }) => fieldId), requirePrincipal().userId], 'stored_files_keep');
      // The collector, or another record, was faster: better no save than a record whose file is gone.
      if (kept !== new Set(claims.map(({ fileId }) => fileId.toLowerCase())).size) throw new AppError('NOT_FOUND', { what: 'The file' });
    }
    if (dropped.length) await tx.execute(`${LET_GO} and id = any($4::uuid[])`, [record.subject, record.recordId, this.config.filesRetentionDays, dropped], 'stored_files_drop');
  }

  /** Uploads that a draft names stay as long as the draft. */
  async holdForDraft(tx: Tx, fileIds: readonly string[], until: Date): Promise<void> {
    if (fileIds.length === 0) return;
    await tx.execute('update stored_file set expires_at = greatest(expires_at, $2) where id = any($1::uuid[]) and subject is null and uploaded_by = $3 and removed_at is null', [fileIds.filter((id) => isUuid(id)), until, requirePrincipal().userId], 'stored_files_draft');
  }

  /** The record is removed: its files go after the retention time, or at once when its data is erased. */
  async recordRemoved(tx: Tx, { subject, recordId }: FileRecord, { atOnce = false } = {}): Promise<void> {
    const gone = await tx.execute(atOnce ? 'update stored_file set removed_at = coalesce(removed_at, now()), expires_at = now() where subject = $1 and record_id = $2' : LET_GO, atOnce ? [subject, recordId] : [subject, recordId, this.config.filesRetentionDays]);
    if (gone) await this.audit.record(tx, { action: 'file.release', subjectType: subject, subjectId: recordId, after: { files: gone, atOnce } });
  }

  /** The record is back: so are the files that went with it, and no others. */
  async recordRestored(tx: Tx, { subject, recordId }: FileRecord, fileIds: readonly string[]): Promise<void> {
    await tx.execute('update stored_file set removed_at = null, expires_at = null where subject = $1 and record_id = $2 and id = any($3::uuid[]) and removed_at is not null', [subject, recordId, fileIds]);
  }
}
