import fc from 'fast-check';
import Papa from 'papaparse';
import { csvCell, DELIMITERS, guessDelimiter, parseCsv } from './csv';

const cellsOf = (text: string) => parseCsv(text).records.map(({ cells }) => cells);

it.each([
  ['a,b\n1,2', [['a', 'b'], ['1', '2']]],
  ['a;b\r\n1;2\r\n', [['a', 'b'], ['1', '2']]],
  ['a\tb\r1\t2', [['a', 'b'], ['1', '2']]],
  ['a|b\n\n  \n,\n1|2', [['a', 'b'], [','], ['1', '2']]],
  ['\ufeffa,b\n1,2', [['a', 'b'], ['1', '2']]],
  ['sep=;\na;b\n1,5;2', [['a', 'b'], ['1,5', '2']]],
  ['"a, b","c ""d"" e"\n"x",', [['a, b', 'c "d" e'], ['x', '']]],
  ['a,b\n"two\nlines",2', [['a', 'b'], ['two\nlines', '2']]],
  ['a,b\n Robert "Bob" Reed , 2 ', [['a', 'b'], ['Robert "Bob" Reed', '2']]],
  ['a,b\n"Ana" María,2', [['a', 'b'], ['Ana María', '2']]],
  ['a,b\n"open,2\nc,d', [['a', 'b'], ['"open', '2'], ['c', 'd']]],
  ['', []],
  ['\n\n', []],
])('reads %j', (text, expected) => expect(cellsOf(text)).toEqual(expected));

it('knows the line of every record, after quoted line breaks, empty lines and a hint', () => {
  const { records } = parseCsv('sep=,\r\na,b\r\n"x\r\ny",1\r\n\r\nlast,2');
  expect(records.map(({ line }) => line)).toEqual([2, 3, 6]);
  expect(parseCsv('a\r"x\ry"\rb').records.map(({ line }) => line)).toEqual([1, 2, 4]);
});

it('says where a quotation mark is never closed', () => {
  expect(parseCsv('a,b\n"open,2\nc,d').openQuoteLine).toBe(2);
  expect(parseCsv('a,b\n5" pipe,2').openQuoteLine).toBeNull();
  expect(parseCsv(`a,b\n"${'x'.repeat(3000)}",2`).openQuoteLine).toBe(2);
});

it.each([
  ['Name;DOB\nDiaz, Ana;3/4/2015\nOde, Ben;5/6/2014', ';'],
  ['Last, First\tGrade\nDiaz, Ana\t3\n', '\t'],
  ['first,last\nAna,Diaz', ','],
  ['a|b,c|d\ne|f|g', '|'],
  ['only one column\nand no more', ','],
])('guesses the delimiter of %j', (text, expected) => expect(guessDelimiter(text)).toBe(expected));

const cell = fc.string({ unit: fc.constantFrom(...'aé"\'\n\r ,;\t|1ñ'.split('')), maxLength: 8 }).map((value) => value.trim());

it('reads back what any spreadsheet writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DELIMITERS), fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (delimiter, rows) => {
      const written = Papa.unparse(rows, { delimiter, quotes: true, newline: '\r\n' });
      const full = rows.filter((row) => row.some((value) => value !== ''));
      expect(parseCsv(written, delimiter).records.map(({ cells }) => cells)).toEqual(full);
    }),
  );
});

it('reads what nobody quoted as the reference parser does', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'aé 1ñ-.'.split('')), minLength: 1, maxLength: 6 }).map((value) => `x${value}`.trim());
  fc.assert(
    fc.property(fc.constantFrom(...DELIMITERS), fc.array(fc.array(plain, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (delimiter, rows) => {
      const text = rows.map((row) => row.join(delimiter)).join('\n');
      expect(parseCsv(text, delimiter).records.map(({ cells }) => cells)).toEqual(Papa.parse<string[]>(text, { delimiter }).data);
    }),
  );
});

it('never throws and never loops, whatever the bytes', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => parseCsv(text).records.length <= text.length + 1));
});

it.each(['=1+1', '-1+1', '-5 degrees', '+cmd()', '+1 916 a', '+A1', '-A1', '@sum', '\t=1', '\r=1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff20a', '-', '+', '-1.', "-1|'x'!A1"])('writes %j as a text', (text) => expect(csvCell(text)).toBe(`'${text}`.replace(/^(.*\r.*)$/s, '"$1"')));
it.each(['-5', '-12.50', '-0012', '+19165550123', '+19165550123;ext=45', '+44 20 7946 0018 ext. 7', '0012', '12.50', ''])('writes %j as it is: a number is no formula', (text) => expect(csvCell(text)).toBe(text));

it('writes no cell that a spreadsheet would run', () => {
  expect([csvCell('=1+1'), csvCell('a,"b"'), csvCell('Ana')]).toEqual(["'=1+1", '"a,""b"""', 'Ana']);
});
