import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { AppError } from '@afterbell/core/domain';
import { currentScope, type Scope, scopeStorage } from '../tenancy/scope';
import { csvOf } from './csv';
import type { FileCell, FileColumn } from './file-cell';
import { xlsxOf } from './xlsx';

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** Of `?format=`; CSV when it is left out. */
export function fileFormatOf(asked: unknown): FileFormat {
  if (asked === undefined || asked === '') return 'csv';
  const format = FILE_FORMATS.find((one) => one === asked);
  if (!format) throw new AppError('VALIDATION', { problems: [{ path: 'format', message: 'is neither csv nor xlsx' }] });
  return format;
}

export interface ListFile {
  readonly format: FileFormat;
  /** Without its ending: `participants`. */
  readonly name: string;
  /** Of the sheet. */
  readonly title: string;
  readonly columns: readonly FileColumn[];
  /** The next page of rows; an empty one is the end. */
  readonly next: () => Promise<readonly (readonly FileCell[])[]>;
}

/** Answers rows as a file while they are read, page by page. A reader who goes away ends the query that runs for them. */
export async function streamList(response: Response, { format, name, title, columns, next }: ListFile): Promise<void> {
  const asking = currentScope();
  if (!asking) throw new Error('An export was asked for outside a request.');
  const gone = new AbortController();
  // What loaders keep for a request would grow with the file: they begin anew with each page.
  const scope: Scope = { ...asking, signal: gone.signal, loaders: new Map() };
  response.once('close', () => response.writableFinished || gone.abort());
  // Streams call back outside the request's scope: each page is read inside it again.
  const read = () => {
    scope.loaders.clear();
    return scopeStorage.run(scope, next);
  };
  // The first page is read before anything is sent, so that a failure can still say so.
  let page = await read();
  scope.begun = true;
  async function* rows() {
    while (page.length) {
      yield* page;
      page = gone.signal.aborted ? [] : await read();
    }
  }
  const streams = format === 'xlsx' ? [await xlsxOf(title, columns, rows())] : csvOf(columns, rows());
  response.status(200);
  response.setHeader('Content-Type', MEDIA_TYPES[format]);
  response.setHeader('Content-Disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}.${format}"`);
  try {
    await pipeline([...streams, response]);
  } catch (error) {
    // Broken off by the reader, or half-way by a fault: the connection is cut, so that nobody takes the part for the whole.
    response.destroy();
    if (!gone.signal.aborted && (error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
