import type { Readable } from 'node:stream';
import { AppError } from '@afterbell/core/domain';

export const FILE_STORE = Symbol('FILE_STORE');

/** Where bytes of files lie (docs/files.md). Keys are made by the product, never by a caller. What fails is STORAGE_UNAVAILABLE or STORAGE_FULL. */
export interface FileStore {
  /** Whole or not at all: a broken stream leaves nothing under the key. */
  put(key: string, stream: Readable, size: number): Promise<void>;
  /** All of it, or the bytes from `start` to `end`, both included. NOT_FOUND when there is nothing under the key. */
  get(key: string, part?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Also when there was nothing. */
  remove(key: string): Promise<void>;
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What a disk or a network said, in the product's words. */
export function storageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return new AppError(typeof code === 'string' && FULL.has(code) ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', {}, { cause: error });
}
