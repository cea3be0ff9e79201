import { Readable, type Transform } from 'node:stream';
import { unformulated } from '@afterbell/core/domain';
import { stringify } from 'csv-stringify';
import { cellText, type FileCell, type FileColumn } from './file-cell';

/** A line break of one character is not the record's own and would stand unquoted: readers would begin a new row there. */
const LINE_BREAK = /[\r\n]/;

function cellOf(cell: FileCell): string | number | null {
  const text = cellText(cell);
  return typeof text === 'string' ? unformulated(text) : text;
}

/** Rows as CSV. Cells that a spreadsheet would take for a formula are escaped, and a byte order mark tells it the encoding. */
export function csvOf(columns: readonly FileColumn[], rows: AsyncIterable<readonly FileCell[]>): [Readable, Transform] {
  async function* lines() {
    yield columns.map(({ label }) => unformulated(label));
    for await (const row of rows) yield row.map(cellOf);
  }
  return [Readable.from(lines()), stringify({ bom: true, record_delimiter: 'windows', quoted_match: LINE_BREAK })];
}
