import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { type Tx, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { FileKeeper, FileOwners, StoredFile, StoredFileService } from '@afterbell/forms/api';
import { DOCUMENT_FIELDS, type EntryValues } from '@afterbell/people/domain';
import type { EntryKind, SavedEntry } from './entry-kind';
import { entryResolver } from './entry.resolver';

const SUBJECT = 'participant_document';
/** A document holds one file; which field of its own that would be says nothing. */
const FIELD = 0;

/** Set when the module starts: a kind is a constant, the keeper of files a service. */
let keeper: FileKeeper | null = null;

async function keepFile(tx: Tx, { id, organizationId, values, before }: SavedEntry<typeof DOCUMENT_FIELDS>): Promise<void> {
  if (!keeper) throw new Error('Documents were saved before their module started.');
  if (before?.fileId === values.fileId) return;
  const record = { subject: SUBJECT, recordId: id };
  const claims = [{ fileId: values.fileId, fieldId: FIELD, kind: 'file' as const }];
  const [refusal] = (await keeper.refusals(tx, record, claims)).values();
  if (refusal) throw new AppError('VALIDATION', { problems: [{ path: 'fileId', message: refusal }] });
  await keeper.hold(tx, { ...record, organizationId }, claims, before ? [before.fileId] : []);
}

export const DOCUMENTS: EntryKind<typeof DOCUMENT_FIELDS> = {
  tab: 'DOCUMENTS',
  noun: 'document',
  what: 'The document',
  table: 'participant_document',
  fields: DOCUMENT_FIELDS,
  order: 'e.created_at desc',
  unsaid: ['remark'],
  beforeSave: keepFile,
  async afterRemove(tx, id, removed) {
    if (!keeper) return;
    const record = { subject: SUBJECT, recordId: id };
    if (removed) return keeper.recordRemoved(tx, record);
    const row = await tx.one<{ fileId: string }>('select file_id as "fileId" from participant_document where id = $1', [id]);
    if (row) await keeper.recordRestored(tx, record, [row.fileId]);
  },
};

export const documents = entryResolver({
  name: 'ParticipantDocument',
  plural: 'participantDocuments',
  kind: DOCUMENTS,
  description: 'A file of a participant.',
  words: { name: 'What it is called.', kind: 'What kind of document it is.', fileId: 'Id of the stored file.', expiresOn: 'Day after which it no longer holds.', remark: 'What to know about it.' },
});

@Resolver(() => documents.node)
export class DocumentFileResolver {
  constructor(private readonly files: StoredFileService) {}

  @ResolveField(() => StoredFile, { nullable: true, description: 'The file itself.' })
  file({ fileId }: EntryValues<typeof DOCUMENT_FIELDS>) {
    return this.files.load(fileId);
  }
}

/** Whoever may see the tab and the participant may have the file. */
@Injectable()
export class DocumentFiles implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly owners: FileOwners,
    private readonly files: FileKeeper,
  ) {}

  onModuleInit(): void {
    keeper = this.files;
    this.owners.register(SUBJECT, { mayView: ({ recordId }) => this.mayView(recordId) });
  }

  private async mayView(id: string): Promise<boolean> {
    if (!requirePrincipal().permissions.allows('view', 'people.participants', DOCUMENTS.tab)) return false;
    const sql = 'select 1 from participant_document e join person p on p.id = e.person_id where e.id = $1 and e.removed_at is null and p.removed_at is null';
    return (await this.db.one(sql, [id], 'document_visible')) !== null;
  }
}
