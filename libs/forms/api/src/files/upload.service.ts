import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { AuditNotes, AuditService, type Config, CONFIG, Db, FILE_STORE, type FileStore, incomingFolder, LOGGER, requirePrincipal, scanFile, type Tx, VIRUS_SCANNER, type VirusScanner } from '@afterbell/core/api';
import { AppError, newId } from '@afterbell/core/domain';
import { FILE_BYTES, type FileKind, IMAGE_SIDE, isImageEnding } from '@afterbell/forms/domain';
import { IN_SIGHT } from './file-share.service';
import { receiveUpload } from './receive-upload';
import { recogniseFile } from './recognise-file';
import { rewriteImage } from './rewrite-image';
import { storageKey } from './storage-key';
import type { FileState } from './stored-file.types';
import { type UploadWish, uploadWishOf } from './upload-wish';

/** What the REST calls answer. */
export interface UploadedFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
  kind: FileKind;
  state: FileState;
  width: number | null;
  height: number | null;
}

interface Content {
  path: string;
  size: number;
  sha256: Buffer;
  contentType: string;
  width: number | null;
  height: number | null;
}

/** What one person may have uploaded without any record holding it. */
const WAITING = { files: 200, bytes: 1024 ** 3 };

const WAITING_NOW = 'select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from stored_file where uploaded_by = $1 and subject is null and removed_at is null';
const INSERT = `insert into stored_file (id, organization_id, uploaded_by, name, kind, content_type, size, sha256, width, height, notes)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Takes an upload in: nothing of it stays unless all of it is stored. */
@Injectable()
export class UploadService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notes: AuditNotes,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(VIRUS_SCANNER) private readonly scanner: VirusScanner | null,
  ) {}

  async upload(request: Request, kind: FileKind): Promise<UploadedFile> {
    const received = await receiveUpload(request, incomingFolder(this.config), FILE_BYTES[kind]);
    const paths = [received.path];
    try {
      const wish = uploadWishOf(received, kind);
      const contentType = await recogniseFile({ ...received, ...wish });
      const content: Content = { ...received, contentType, width: null, height: null };
      if (isImageEnding(wish.ending)) {
        const side = kind === 'image' ? IMAGE_SIDE : null;
        const rewritten = await rewriteImage({ path: received.path, name: wish.name, ending: wish.ending, maxWidth: wish.maxWidth ?? side, maxHeight: wish.maxHeight ?? side });
        paths.push(rewritten.path);
        Object.assign(content, rewritten);
      }
      const state = await this.scan(wish.name, content);
      return await this.keep(wish, kind, content, state);
    } finally {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    }
  }

  /** `pending` when the scanner gives no verdict now; it is asked again later. */
  private async scan(name: string, { path, sha256 }: Content): Promise<FileState> {
    if (!this.scanner) return 'available';
    const verdict = await scanFile(this.scanner, path).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the virus scanner gave no verdict; the file waits');
      return null;
    });
    if (!verdict) return 'pending';
    if (verdict.virus === null) return 'available';
    await this.notes.note({ action: 'file.refuse', subjectType: 'file', subjectId: sha256.toString('hex'), after: { virus: verdict.virus } });
    throw new AppError('FILE_INFECTED', { name: `“${name}”`, virus: verdict.virus });
  }

  private async keep(wish: UploadWish, kind: FileKind, content: Content, state: FileState): Promise<UploadedFile> {
    const { tenantId, userId, organizationId } = requirePrincipal();
    const id = newId();
    const { contentType, size, sha256, width, height } = content;
    // The row first: whatever happens next, the collector knows of the bytes.
    await this.db.write(async (tx) => {
      await this.refuseHoarding(tx, userId, size);
      await this.refuseUnseen(tx, wish.shares);
      await tx.execute(INSERT, [id, organizationId, userId, wish.name, kind, contentType, size, sha256, width, height, wish.notes], 'stored_file_insert');
      if (wish.shares.length) await tx.execute('insert into file_share (file_id, organization_id) select $1, unnest($2::uuid[])', [id, wish.shares]);
    });
    try {
      await this.store.put(storageKey(tenantId, id), createReadStream(content.path), size);
    } catch (error) {
      this.logger.warn({ err: (error as Error).cause ?? error }, 'a file was not stored');
      await this.db.write((tx) => tx.execute('delete from stored_file where id = $1', [id])).catch(() => undefined);
      throw error;
    }
    await this.db.write(async (tx) => {
      await tx.execute('update stored_file set state = $2 where id = $1', [id, state]);
      if (state === 'pending') await tx.query(`select enqueue_in_line('scan_file', 'scan_file', $1::json, $2)`, [JSON.stringify({ tenantId, id }), `scan:${id}`]);
      await this.audit.record(tx, { action: 'file.upload', subjectType: 'file', subjectId: id, after: { kind, contentType, size, sha256: sha256.toString('hex'), shares: wish.shares } });
    });
    return { id, name: wish.name, contentType, size, kind, state, width, height };
  }

  private async refuseHoarding(tx: Tx, userId: string, size: number): Promise<void> {
    const waiting = await tx.one<{ files: number; bytes: number }>(WAITING_NOW, [userId], 'stored_files_waiting');
    if (waiting && (waiting.files >= WAITING.files || waiting.bytes + size > WAITING.bytes)) throw new AppError('FILES_WAITING');
  }

  private async refuseUnseen(tx: Tx, shares: readonly string[]): Promise<void> {
    if (shares.length === 0) return;
    const seen = await tx.query(IN_SIGHT, [shares]);
    if (seen.length !== shares.length) throw new AppError('NOT_FOUND', { what: 'An organization of “shares”' });
  }
}
