import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { readXlsx } from 'hucre/xlsx';
import { newScope, scopeStorage } from '../tenancy/scope';
import { dayCell, decimalCell, type FileCell, momentCell } from './file-cell';
import { fileFormatOf, type ListFile, streamList } from './stream-list';
import { xlsxOf } from './xlsx';

let server: Server | undefined;
let ended: Promise<unknown>;
const COLUMNS = [{ label: 'Name' }, { label: 'Born', shows: 'date' as const }, { label: 'Seen', shows: 'datetime' as const }, { label: 'Weight' }, { label: 'Local ID' }];

/** What a caller reads who asks for these pages. */
async function ask(format: ListFile['format'], next: ListFile['next'], signal?: AbortSignal) {
  const made = createServer((_request, response) => {
    // As much of Express as is used.
    Object.assign(response, { status: (code: number) => Object.assign(response, { statusCode: code }) });
    ended = scopeStorage.run(newScope({ principal: null, requestId: 'test' }), () => streamList(response as unknown as Response, { format, name: 'some people', title: 'Some/people: [all]', columns: COLUMNS, next })).catch((error: unknown) => error);
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(made.address() as AddressInfo).port}/`, { signal });
}
const pages = (...all: FileCell[][][]) => async () => all.shift() ?? [];
const readBack = async (file: ArrayBuffer) => (await readXlsx(new Uint8Array(file))).sheets;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it('refuses a format that it does not write', () => {
  expect(() => fileFormatOf('pdf')).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  expect([fileFormatOf(undefined), fileFormatOf('xlsx')]).toEqual(['csv', 'xlsx']);
});

const WEIRD = ['=cmd()', '+1 916', '-5 degrees', '@sum', '王伟', 'محمد', 'Zoë 👩‍👧', 'a\u0001b', '_x0041_', '<b>&"', ' spaces ', 'two\nlines'];

it('writes dates and numbers as such, and every text as a text', async () => {
  const rows: FileCell[][] = WEIRD.map((name) => [name, dayCell('2016-02-29'), momentCell('2026-11-21', '16:05:59'), decimalCell('12.50'), '0012345']);
  rows.push(['early', dayCell('1899-12-31'), null, decimalCell('12345678901234567'), null]);
  const response = await ask('xlsx', pages(rows.slice(0, 3), rows.slice(3)));
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'attachment; filename="some-people.xlsx"']);
  const [sheet] = await readBack(await response.arrayBuffer());
  expect(sheet?.rows[0]).toEqual(COLUMNS.map(({ label }) => label));
  expect(sheet?.rows.slice(1, -1).map(([name]) => name)).toEqual(WEIRD);
  for (const [, ...cells] of sheet?.rows.slice(1, -1) ?? []) expect(cells).toEqual([new Date('2016-02-29T00:00:00Z'), new Date('2026-11-21T16:05:00Z'), 12.5, '0012345']);
  expect(sheet?.rows.at(-1)?.slice(0, 4)).toEqual(['early', '12/31/1899', null, '12345678901234567']);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
});

it('goes on in a second sheet, with its header, where the first is full', async () => {
  async function* rows() {
    for (let row = 1; row <= 5; row += 1) yield [`row ${row}`];
  }
  const parts: Buffer[] = [];
  for await (const part of await xlsxOf('People', [{ label: 'Name' }], rows(), 4)) parts.push(part as Buffer);
  const sheets = await readBack(new Uint8Array(Buffer.concat(parts)).buffer);
  expect(sheets.map(({ rows: some }) => some.map(([name]) => name))).toEqual([['Name', 'row 1', 'row 2', 'row 3'], ['Name', 'row 4', 'row 5']]);
});

it('writes the same as CSV, and escapes what would be a formula', async () => {
  const rows: FileCell[][] = [['=cmd()', dayCell('2016-02-29'), null, decimalCell('12.50'), '0012345'], ['-5 degrees', null, null, decimalCell('-12.50'), '+19165550123;ext=45']];
  const text = await (await ask('csv', pages(rows))).text();
  expect(text).toBe("Name,Born,Seen,Weight,Local ID\r\n'=cmd(),02/29/2016,,12.50,0012345\r\n'-5 degrees,,,-12.50,+19165550123;ext=45\r\n");
});

it.each(['csv', 'xlsx'] as const)('never ends a %s that fails half-way as a whole file', async (format) => {
  let page = 0;
  const row = () => [Array.from({ length: 2_000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('')];
  const response = await ask(format, async () => {
    if ((page += 1) > 3) throw new Error('The database went away.');
    return Array.from({ length: 200 }, row);
  });
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(await ended).toMatchObject({ message: 'The database went away.' });
});

it.each(['csv', 'xlsx'] as const)('reads no further of a %s when its reader has gone', async (format) => {
  const gone = new AbortController();
  const signals: AbortSignal[] = [];
  let page = 0;
  const response = await ask(
    format,
    async () => {
      page += 1;
      signals.push(scopeStorage.getStore()?.signal as AbortSignal);
      return Array.from({ length: 200 }, () => [Array.from({ length: 500 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('')]);
    },
    gone.signal,
  );
  await response.body?.getReader().read();
  gone.abort();
  expect(await ended).toBeUndefined();
  const read = page;
  await new Promise((resolve) => setImmediate(resolve));
  expect([page, signals[0]?.aborted]).toEqual([read, true]);
});
