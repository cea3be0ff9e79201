import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { currentScope, scopeStorage } from '../tenancy/scope';

export type CsvCell = string | number | null;

/** A line break of one character is not the record's own and would stand unquoted: readers would begin a new row there. */
const LINE_BREAK = /[\r\n]/;

/**
 * Answers rows as a CSV file while they are read, page by page: `next` answers an empty page at the end. Cells that a spreadsheet would
 * take for a formula are escaped, and a byte order mark tells it the encoding.
 */
export async function streamCsv(response: Response, fileName: string, header: readonly string[], next: () => Promise<readonly (readonly CsvCell[])[]>): Promise<void> {
  const scope = currentScope();
  if (!scope) throw new Error('An export was asked for outside a request.');
  // The first page is read before anything is sent, so that a failure can still say so.
  let page = await next();
  response.status(200);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName.replace(/[^\w.-]+/g, '-')}"`);
  // Streams call back outside the request's scope: each page is read inside it again.
  async function* rows() {
    yield header;
    while (page.length) {
      yield* page;
      page = await scopeStorage.run(scope as NonNullable<typeof scope>, next);
    }
  }
  try {
    await pipeline(Readable.from(rows()), stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: LINE_BREAK }), response);
  } catch (error) {
    // Broken off by the reader, or half-way by a fault: the connection is cut, so that nobody takes the part for the whole.
    response.destroy();
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
