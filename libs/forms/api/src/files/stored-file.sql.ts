import { type Db, inOrder, requestLoader } from '@afterbell/core/api';
import type { FileKind } from '@afterbell/forms/domain';
import type { FileState } from './stored-file.types';

export interface StoredFileRow {
  id: string;
  name: string;
  contentType: string;
  size: number;
  kind: FileKind;
  state: FileState | 'receiving';
  width: number | null;
  height: number | null;
  notes: string;
  uploadedAt: Date;
  uploadedBy: string;
  subject: string | null;
  recordId: string | null;
  fieldId: number | null;
  removed: boolean;
  /** Shared with an organization within the caller's subtree. */
  shared: boolean;
}

/** What is being received is nobody's yet. */
export const FILES_BY_ID = `select f.id, f.name, f.content_type as "contentType", f.size::int as size, f.kind, f.state, f.width, f.height, f.notes,
    f.uploaded_at as "uploadedAt", f.uploaded_by as "uploadedBy", f.subject, f.record_id as "recordId", f.field_id as "fieldId", f.removed_at is not null as removed,
    exists (select 1 from file_share s where s.tenant_id = f.tenant_id and s.file_id = f.id) as shared
  from stored_file f where f.id = any($1::uuid[]) and f.state <> 'receiving'`;

/** Without asking whether the caller may: for what has asked already. Null when there is none; all of a request in one statement. */
export function storedFile(db: Db, id: string): Promise<StoredFileRow | null> {
  return requestLoader<string, StoredFileRow | null>('stored_file', async (ids) => {
    const rows = await db.query<StoredFileRow>(FILES_BY_ID, [ids], 'stored_files_by_id');
    return inOrder(ids, rows, (row) => row.id);
  }).load(id);
}
