import fc from 'fast-check';
import { formatDate, formatDateTime, formatTime, monthName, parseDateInput } from './date-format';

it.each(['', 'tomorrow', '02/30/2026', '13/01/2026', '2026-02-30', '31.04.2026', '9/3', '9/3/026', '9/3/20266', '2026/09/03', '09-03-2026', '1e3', '00/10/2026', '0/0/00'])(
  'parseDateInput refuses %j',
  (typed) => expect(parseDateInput(typed)).toBeNull(),
);

it.each([
  ['09/03/2026', '2026-09-03'],
  ['9/3/26', '2026-09-03'],
  ['2026-09-03', '2026-09-03'],
  ['2026-9-3', '2026-09-03'],
  ['03.09.2026', '2026-09-03'],
  ['3.9.26', '2026-09-03'],
  [' 09/03/2026 ', '2026-09-03'],
  ['2/29/28', '2028-02-29'],
  ['1/1/49', '2049-01-01'],
  ['1/1/50', '1950-01-01'],
])('parseDateInput reads %j as %s', (typed, date) => expect(parseDateInput(typed)).toBe(date));

it('leaves a cell blank for what is no value', () => {
  expect(formatDate(null)).toBe('');
  expect(formatDate('2026-02-30')).toBe('');
  expect(formatTime(undefined)).toBe('');
  expect(formatTime('24:00')).toBe('');
  expect(formatDateTime(null, 'UTC')).toBe('');
  expect(formatDateTime('soon', 'UTC')).toBe('');
});

it.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:30', '09:30 AM'],
  ['12:00', '12:00 PM'],
  ['15:05', '03:05 PM'],
  ['23:59', '11:59 PM'],
])('writes %s as %s', (time, shown) => expect(formatTime(time)).toBe(shown));

it('writes an instant as the place shows it', () => {
  expect(formatDateTime('2026-09-04T03:30:00Z', 'America/New_York')).toBe('09/03/2026 11:30 PM');
  expect(formatDateTime(new Date('2026-09-04T03:30:00Z'), 'UTC')).toBe('09/04/2026 03:30 AM');
});

it('reads back every date that it writes', () => {
  const days = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      expect(parseDateInput(formatDate(date))).toBe(date);
    }),
  );
});

it('names a month', () => expect(monthName('2026-02-28')).toBe('February 2026'));
