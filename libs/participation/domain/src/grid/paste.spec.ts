import * as fc from 'fast-check';
import type { Mark } from '../attendance/mark';
import { MAX_PASTED_CELLS, readMark, readPasted, writeMark } from './paste';

const PLANNED = { startTime: '15:00', endTime: '17:00' };
const time = fc.integer({ min: 0, max: 1438 });
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const absence = fc.constantFrom<Mark>({ status: 'ExcusedAbsence', startTime: null, endTime: null }, { status: 'UnexcusedAbsence', startTime: null, endTime: null });
const present = time.chain((start) => fc.integer({ min: start + 1, max: 1439 }).map((end): Mark => ({ status: 'Present', startTime: clock(start), endTime: clock(end) })));

it.each([
  ['p', 'Present'], [' Present ', 'Present'], ['1', 'Present'], ['✓', 'Present'], ['Ｐ', 'Present'], ['\u200fP\u00a0', 'Present'],
  ['E', 'ExcusedAbsence'], ['excused  Absence', 'ExcusedAbsence'], ['0', 'UnexcusedAbsence'], ['Unexcused', 'UnexcusedAbsence'], ['not marked', 'Enrolled'],
])('reads %p as %s', (text, status) => expect(readMark(text)).toMatchObject({ kind: 'mark', mark: { status } }));

it.each([
  ['15:05', '15:05', null], ['3:05 PM', '15:05', null], ['3pm-5pm', '15:00', '17:00'], ['12:00 am – 1:30 a.m.', '00:00', '01:30'], ['15:00 to 17:00', '15:00', '17:00'],
])('reads the times of %p', (text, startTime, endTime) => expect(readMark(text)).toEqual({ kind: 'mark', mark: { status: 'Present', startTime, endTime } }));

it.each(['2', '24:00', '15:60', '13 pm', '17:00-15:00', '15:00-15:00', '15:00-', '1-2-3', 'constructor', '__proto__', 'P E', 'Ana', '🙂'])('does not guess what %p means', (text) => expect(readMark(text).kind).toBe('unread'));

it('never fails on, and never loses a cell of, whatever text is pasted', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }).map((text) => text.replace(/["\t\r\n]/g, '')), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), fc.constantFrom('\n', '\r\n', '\r'), (table, end) => {
      // The row that a spreadsheet adds at the end is none; so an empty last one cannot be told from it.
      const sent = [...table.map((row) => row.join('\t')), ''].join(end);
      const read = readPasted(sent);
      expect(read.kind === 'cells' && read.rows.map((row) => row.length)).toEqual(table.map((row) => row.length));
    }),
  );
});

it('reads back every table that was copied', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.oneof(absence, present, fc.constant(null)), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (table) => {
      const read = readPasted(table.map((row) => row.map((mark) => writeMark(mark, PLANNED)).join('\t')).join('\n'));
      const marks = read.kind === 'cells' ? read.rows.map((row) => row.map((cell) => (cell.kind === 'mark' ? { ...cell.mark, ...(cell.mark.status === 'Present' && cell.mark.startTime == null ? PLANNED : {}) } : null))) : [];
      expect(marks).toEqual(table);
    }),
  );
});

it('keeps a quoted cell whole, with its tabs, line ends and quotes', () => {
  const read = readPasted('"a\tb\n""c"""\tP\nE\tU\n');
  expect(read).toMatchObject({ kind: 'cells', rows: [[{ kind: 'unread' }, { mark: { status: 'Present' } }], [{ mark: { status: 'ExcusedAbsence' } }, { mark: { status: 'UnexcusedAbsence' } }]] });
});

it('takes 10,000 cells and not one more', () => {
  const rows = (count: number) => Array.from({ length: count }, () => Array.from({ length: 20 }, () => 'P').join('\t')).join('\n');
  expect(readPasted(rows(MAX_PASTED_CELLS / 20)).kind).toBe('cells');
  expect(readPasted(`${rows(MAX_PASTED_CELLS / 20)}\nP`)).toEqual({ kind: 'tooMany', cells: MAX_PASTED_CELLS + 1 });
});

it.each(['15:00-24:00', '15:00 – 00:00', '3 pm to 12 am'])('knows that %p is to end at midnight, which no day does', (text) => expect(readMark(text)).toMatchObject({ kind: 'unread', midnight: true }));
it.each(['24:00', '15:00-14:00', '00:00-24:01'])('has nothing to say about midnight of %p', (text) => expect(readMark(text)).not.toHaveProperty('midnight'));
