import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { FileKeeper, FileOwners } from '@afterbell/forms/api';
import type { MeetingKind } from '@afterbell/participation/domain';
import { mayMeeting } from './meeting-rights';

const SUBJECT = 'meeting';
/** All documents of a meeting stand in one place; which field that would be says nothing. */
const FIELD = 0;
const HELD = 'select file_id as "fileId" from meeting_document where meeting_id = $1 order by position';
const PUT = 'insert into meeting_document (meeting_id, organization_id, file_id, position) select $1, $2, id, place from unnest($3::uuid[]) with ordinality as f (id, place)';

/** Documents of meetings: whoever may see the meeting may have them. */
@Injectable()
export class MeetingFiles implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly keeper: FileKeeper,
    private readonly owners: FileOwners,
  ) {}

  onModuleInit(): void {
    this.owners.register(SUBJECT, { mayView: ({ recordId }) => this.may(recordId, 'view'), mayEdit: ({ recordId }) => this.may(recordId, 'edit') });
  }

  /** From now on the meeting has exactly these; what is new must be one's own upload. */
  async set(tx: Tx, { id, organizationId }: { id: string; organizationId: string }, fileIds: readonly string[] | null | undefined): Promise<{ documents?: number }> {
    if (!fileIds) return {};
    const record = { subject: SUBJECT, recordId: id };
    const before = (await tx.query<{ fileId: string }>(HELD, [id], 'meeting_documents')).map(({ fileId }) => fileId);
    const after = [...new Set(fileIds.map((one) => one.toLowerCase()))];
    if (after.join() === before.join()) return {};
    const claims = after.map((fileId) => ({ fileId, fieldId: FIELD, kind: 'file' as const }));
    const [refusal] = (await this.keeper.refusals(tx, record, claims)).values();
    if (refusal) throw new AppError('VALIDATION', { problems: [{ path: 'fileIds', message: refusal }] });
    await tx.execute('delete from meeting_document where meeting_id = $1', [id]);
    await tx.execute(PUT, [id, organizationId, after], 'meeting_documents_put');
    await this.keeper.hold(tx, { ...record, organizationId }, claims, before.filter((one) => !after.includes(one)));
    return { documents: after.length };
  }

  async meetingRemoved(tx: Tx, id: string, removed: boolean): Promise<void> {
    const record = { subject: SUBJECT, recordId: id };
    if (removed) return this.keeper.recordRemoved(tx, record);
    const held = await tx.query<{ fileId: string }>(HELD, [id], 'meeting_documents');
    await this.keeper.recordRestored(tx, record, held.map(({ fileId }) => fileId));
  }

  private async may(id: string, verb: 'view' | 'edit'): Promise<boolean> {
    const row = await this.db.one<{ kind: MeetingKind }>('select kind from meeting where id = $1 and removed_at is null', [id], 'meeting_files_may');
    return row !== null && mayMeeting(verb, row.kind);
  }
}
