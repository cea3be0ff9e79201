import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type Verb } from '@afterbell/core/domain';
import { FileKeeper, FileOwners, StoredFileService } from '@afterbell/forms/api';
import { PERSON_KINDS, PHOTO_SIDE } from '@afterbell/people/domain';
import { featureOf } from '../kinds/kind';
import { PHOTO_OF, SHOWN_THUMBNAILS, VISIBLE_PHOTO } from './photo.sql';
import type { SetPersonPhotoInput } from './photo.types';
import { thumbnailOf } from './thumbnail';

const SUBJECT = 'person_photo';
/** A person has one photo; which field of its own that would be says nothing. */
const FIELD = 0;

export interface PhotoRow {
  personId: string;
  fileId: string | null;
  withheld: boolean;
}

const kindsFor = (verb: Verb) => PERSON_KINDS.filter((kind) => requirePrincipal().permissions.allows(verb, featureOf(kind)));
const invalid = (message: string) => new AppError('VALIDATION', { problems: [{ path: 'fileId', message }] });

/** The photo of a person of any kind: a stored file, and a small picture of it for lists and paper. */
@Injectable()
export class PhotoService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly keeper: FileKeeper,
    private readonly owners: FileOwners,
    private readonly files: StoredFileService,
  ) {}

  onModuleInit(): void {
    this.owners.register(SUBJECT, { mayView: async ({ recordId }) => (await this.db.read((tx) => held(tx, recordId, 'view'))) !== null });
  }

  async of(personId: string): Promise<PhotoRow> {
    const row = await this.db.read((tx) => held(tx, personId, 'view'));
    if (!row) throw missing();
    return row;
  }

  /** Gives a person another photo, or none. What it took the place of can be set again until it is collected. */
  async set({ personId, fileId, before }: SetPersonPhotoInput): Promise<PhotoRow> {
    const thumbnail = fileId ? await this.thumbnailFor(personId, fileId) : null;
    return this.db.write(async (tx) => {
      const row = await held(tx, personId, 'edit', true);
      if (!row) throw missing();
      if ((before ?? null) !== row.fileId) throw await staleSave(tx, { subjectType: 'person', subjectId: personId, actions: 'person.photo' }, [{ id: personId, field: 'photo', current: row.fileId, attempted: fileId ?? null, version: 0 }]);
      if ((fileId ?? null) === row.fileId) return row;
      const record = { subject: SUBJECT, recordId: personId };
      const claims = fileId ? [{ fileId, fieldId: FIELD, kind: 'image' as const }] : [];
      const [refusal] = (await this.keeper.refusals(tx, record, claims)).values();
      if (refusal) throw invalid(refusal);
      await this.keeper.hold(tx, record, claims, row.fileId ? [row.fileId] : []);
      if (fileId && thumbnail) await tx.execute('insert into person_photo (file_id, person_id, thumbnail) values ($1, $2, $3) on conflict do nothing', [fileId, personId, thumbnail], 'person_photo_insert');
      // Not the version of the record: a form that somebody is filling in meanwhile has nothing to do with it.
      await tx.execute('update person set photo_file_id = $2, updated_at = now() where id = $1', [personId, fileId ?? null], 'person_photo_set');
      await this.audit.record(tx, { action: 'person.photo', subjectType: 'person', subjectId: personId, personId, before: { photo: row.fileId }, after: { photo: fileId ?? null } });
      return { ...row, fileId: fileId ?? null };
    });
  }

  /** The small picture of a photo that the caller may see; all others do not exist. */
  async thumbnail(fileId: string): Promise<Buffer> {
    const row = isUuid(fileId) ? await this.db.one<{ thumbnail: Buffer }>(VISIBLE_PHOTO, [fileId, kindsFor('view')], 'photo_visible') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The photo' });
    return row.thumbnail;
  }

  /** Small pictures of those who have one and let it be shown, for what is printed. JPEG. */
  async shownOf(personIds: readonly string[]): Promise<Map<string, Buffer>> {
    const rows = personIds.length ? await this.db.query<{ personId: string; thumbnail: Buffer }>(SHOWN_THUMBNAILS, [personIds], 'photos_shown') : [];
    return new Map(rows.map(({ personId, thumbnail }) => [personId, thumbnail]));
  }

  /** Of a new upload; null where one is kept already. Bytes are read before the transaction, which then holds nothing for long. */
  private async thumbnailFor(personId: string, fileId: string): Promise<Buffer | null> {
    if (!isUuid(fileId)) throw invalid('The file was not found. Upload it again.');
    const kept = await this.db.one('select 1 from person_photo where file_id = $1 and person_id = $2', [fileId, personId], 'person_photo_kept');
    if (kept) return null;
    const { file, bytes } = await this.files.open(fileId, () => null);
    const tooLarge = (file.width ?? 0) > PHOTO_SIDE || (file.height ?? 0) > PHOTO_SIDE;
    if (file.kind !== 'image' || tooLarge || !bytes) {
      bytes?.destroy();
      throw invalid(file.kind !== 'image' ? 'is not an image' : `is larger than ${PHOTO_SIDE} by ${PHOTO_SIDE} pixels: upload it with maxWidth and maxHeight ${PHOTO_SIDE}`);
    }
    return thumbnailOf(bytes);
  }
}

const missing = () => new AppError('NOT_FOUND', { what: 'The person' });

async function held(tx: Tx, personId: string, verb: Verb, hold = false): Promise<PhotoRow | null> {
  if (!isUuid(personId)) return null;
  return tx.one<PhotoRow & Record<string, unknown>>(`${PHOTO_OF}${hold ? ' for update of p' : ''}`, [personId, kindsFor(verb)], hold ? 'photo_hold' : 'photo_of');
}
