import { Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import { cellText, type FileCell, type FileColumn } from './file-cell';

/** A line break of one character is not the record's own and would stand unquoted: readers would begin a new row there. */
const LINE_BREAK = /[\r\n]/;

/** Rows as CSV. Cells that a spreadsheet would take for a formula are escaped, and a byte order mark tells it the encoding. */
export function csvOf(columns: readonly FileColumn[], rows: AsyncIterable<readonly FileCell[]>): [Readable, Transform] {
  async function* lines() {
    yield columns.map(({ label }) => label);
    for await (const row of rows) yield row.map(cellText);
  }
  return [Readable.from(lines()), stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: LINE_BREAK })];
}
