import fc from 'fast-check';
import { addDays, comparePlainDates, comparePlainTimes, dayOfWeek, daysBetween, isPlainDate, isPlainTime, minutesBetween, monthStart, weekStart } from './dates';

const anyDate = fc
  .date({ min: new Date('0003-01-01T00:00:00Z'), max: new Date('9997-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it.each(['2026-02-30', '2027-02-29', '1900-02-29', '0000-01-01', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '26-01-01', '2026-01-01T00:00', ' 2026-01-01', '2026-01-01\n', '', null, 20260101])(
  'refuses %j as a date',
  (value) => expect(isPlainDate(value)).toBe(false),
);

it.each(['24:00', '7:00', '07:60', '07:5', '07:05:00', '07.05', '', null, 7])('refuses %j as a time', (value) => expect(isPlainTime(value)).toBe(false));

it('refuses to reckon with what is no date', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  expect(() => dayOfWeek('soon')).toThrow(RangeError);
  expect(() => monthStart('2026-02-30')).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => minutesBetween('25:00', '26:00')).toThrow(RangeError);
});

it('accepts real dates and times', () => {
  for (const date of ['2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) expect(isPlainDate(date)).toBe(true);
  for (const time of ['00:00', '23:59', '09:05']) expect(isPlainTime(time)).toBe(true);
});

it('steps over leap days, months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
});

it('comes back from every step', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -366, max: 366 }), (date, days) => {
      const moved = addDays(date, days);
      expect(addDays(moved, -days)).toBe(date);
      expect(daysBetween(date, moved)).toBe(days);
      expect(comparePlainDates(date, moved)).toBe(Math.sign(-days) + 0);
    }),
  );
});

it('starts weeks on Sunday', () => {
  expect(dayOfWeek('2026-09-06')).toBe(0);
  expect(weekStart('2026-09-06')).toBe('2026-09-06');
  expect(weekStart('2026-09-05')).toBe('2026-08-30');
  fc.assert(
    fc.property(anyDate, (date) => {
      const start = weekStart(date);
      expect(dayOfWeek(start)).toBe(0);
      expect(daysBetween(start, date)).toBe(dayOfWeek(date));
    }),
  );
});

it('knows the month, the order of times and the minutes between', () => {
  expect(monthStart('2026-09-17')).toBe('2026-09-01');
  expect(comparePlainTimes('09:05', '15:00')).toBe(-1);
  expect(minutesBetween('15:00', '17:30')).toBe(150);
  expect(minutesBetween('17:30', '15:00')).toBe(-150);
});
