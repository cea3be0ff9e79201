import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@afterbell/core/domain';
import { type FileStore, storageError } from './file-store';

const DRAFT = '.part';

/** Files in a folder of this machine, or of a disk that every process mounts. */
export class DiskStore implements FileStore {
  private readonly root: string;

  constructor(folder: string) {
    this.root = resolve(folder);
  }

  async put(key: string, stream: Readable, size: number): Promise<void> {
    const path = this.pathOf(key);
    const draft = `${path}${DRAFT}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(draft, 'w', 0o600);
      try {
        let written = 0;
        for await (const chunk of stream) {
          await file.writeFile(chunk as Buffer);
          written += (chunk as Buffer).length;
        }
        if (written !== size) throw new Error(`Of ${size} bytes ${written} came.`);
        // On the disk before it has its name: a power cut leaves no half file under the key.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      stream.destroy();
      await rm(draft, { force: true }).catch(() => undefined);
      throw storageError(error);
    }
  }

  async get(key: string, part?: { readonly start: number; readonly end: number }): Promise<Readable> {
    try {
      const file = await open(this.pathOf(key), 'r');
      return file.createReadStream(part);
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') throw new AppError('NOT_FOUND', { what: 'The file' }, { cause: error });
      throw storageError(error);
    }
  }

  async remove(key: string): Promise<void> {
    try {
      const path = this.pathOf(key);
      // The draft is what a killed process left.
      await Promise.all([rm(path, { force: true }), rm(`${path}${DRAFT}`, { force: true })]);
    } catch (error) {
      throw storageError(error);
    }
  }

  private pathOf(key: string): string {
    const path = join(this.root, key);
    // Keys are ours; should one ever lead out of the folder, nothing happens.
    if (!path.startsWith(this.root + sep)) throw new AppError('INTERNAL');
    return path;
  }
}
