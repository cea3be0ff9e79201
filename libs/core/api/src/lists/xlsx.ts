import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { cellValue, type FileCell, type FileColumn } from './file-cell';

const FORMATS = { date: 'mm/dd/yyyy', datetime: 'mm/dd/yyyy hh:mm' } as const;
/** Characters that a cell holds. */
const LONGEST = 32_767;
/** How a spreadsheet writes what XML cannot hold: as somebody's own words it has to be escaped. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text is always a text: a cell that begins with = is no formula. A character of two halves is not cut apart. */
function textOf(text: string): string {
  const whole = text.length > LONGEST ? text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '') : text;
  return whole.replace(ESCAPE, '_x005F_');
}

const widthOf = ({ label, shows }: FileColumn) => Math.min(40, Math.max(shows ? 18 : 14, label.length + 3));

/** Rows as an Excel workbook, written while they are read. Whatever a sheet cannot hold goes on in a second one, with its header. */
export async function xlsxOf(title: string, columns: readonly FileColumn[], rows: AsyncIterable<readonly FileCell[]>, maxRowsPerSheet?: number): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  async function* lines() {
    for await (const row of rows) {
      yield row.map((cell) => {
        const value = cellValue(cell);
        return typeof value === 'string' ? textOf(value) : value;
      });
    }
  }
  const book = writeXlsxStream(lines(), {
    name: title.replace(/[[\]:*?/\\']+/g, ' ').slice(0, 31),
    columns: columns.map((column) => ({ header: textOf(column.label) || ' ', width: widthOf(column), ...(column.shows ? { numFmt: FORMATS[column.shows] } : {}) })),
    freezePane: { rows: 1 },
    ...(maxRowsPerSheet ? { maxRowsPerSheet } : {}),
  });
  return Readable.fromWeb(book as unknown as NodeWebStream);
}
