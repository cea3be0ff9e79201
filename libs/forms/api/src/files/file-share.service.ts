import { Injectable } from '@nestjs/common';
import { AuditService, Db, requestLoader } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { StoredFileService } from './stored-file.service';
import type { FileShare } from './stored-file.types';

export const SHARES_MAX = 100;
export const IN_SIGHT = 'select o.id from organization o where o.id = any($1::uuid[]) and (app_org_all() or o.id = any (app_orgs()))';

const SHARES = `select s.file_id as "fileId", o.id as "organizationId", o.name from file_share s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where s.file_id = any($1::uuid[]) order by o.name, o.id`;

/** Organizations that may see a file beside those who see its record. */
@Injectable()
export class FileShareService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly files: StoredFileService,
  ) {}

  /** As far as the caller sees the organizations; all files of a request in one statement. */
  of(fileId: string): Promise<FileShare[]> {
    return requestLoader<string, FileShare[]>('file_share', async (ids) => {
      const rows = await this.db.query<FileShare & { fileId: string }>(SHARES, [ids], 'file_shares');
      return ids.map((id) => rows.filter((row) => row.fileId === id));
    }).load(fileId);
  }

  /** What is to come and what is to go, so that two who change it at once do not undo each other. */
  async change(id: string, add: readonly string[], remove: readonly string[]): Promise<void> {
    const file = await this.files.get(id);
    if (!(await this.files.mayShare(file))) throw new AppError('FORBIDDEN');
    const [coming, going] = [idsOf(add, 'add'), idsOf(remove, 'remove')];
    await this.db.write(async (tx) => {
      // Held, so that what is counted stands.
      await tx.query('select 1 from stored_file where id = $1 for update', [file.id]);
      const before = await tx.query<FileShare>(SHARES, [[file.id]], 'file_shares');
      const had = new Set(before.map(({ organizationId }) => organizationId));
      const fresh = coming.filter((one) => !had.has(one) && !going.includes(one));
      if ((await tx.query(IN_SIGHT, [fresh])).length !== fresh.length) throw new AppError('NOT_FOUND', { what: 'An organization of “add”' });
      const gone = going.filter((one) => had.has(one));
      if (had.size + fresh.length - gone.length > SHARES_MAX) throw new AppError('VALIDATION', { problems: [{ path: 'add', message: `would make more than ${SHARES_MAX} organizations` }] });
      if (!fresh.length && !gone.length) return;
      if (gone.length) await tx.execute('delete from file_share where file_id = $1 and organization_id = any($2::uuid[])', [file.id, gone]);
      if (fresh.length) await tx.execute('insert into file_share (file_id, organization_id) select $1, unnest($2::uuid[])', [file.id, fresh]);
      await this.audit.record(tx, { action: 'file.share', subjectType: 'file', subjectId: file.id, before: { shares: [...had].sort() }, after: { shares: [...had, ...fresh].filter((one) => !gone.includes(one)).sort() } });
    });
  }
}

function idsOf(ids: readonly string[], path: string): string[] {
  const given = [...new Set(ids.map((id) => id.trim().toLowerCase()))];
  if (given.length > SHARES_MAX || !given.every(isUuid)) throw new AppError('VALIDATION', { problems: [{ path, message: `must be ids of organizations, at most ${SHARES_MAX}` }] });
  return given;
}
