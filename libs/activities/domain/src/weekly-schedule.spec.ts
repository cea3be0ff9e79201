import fc from 'fast-check';
import { addDays, dayOfWeek, daysBetween } from '@afterbell/core/domain';
import { expandWeekly, MAX_SESSION_DAYS, WEEKDAYS } from './weekly-schedule';

const day = fc.integer({ min: 0, max: 60_000 }).map((offset) => addDays('1990-01-01', offset));
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));

it('refuses what is no range of dates, and a run of more than two years', () => {
  expect(() => expandWeekly({ startsOn: '2026-02-29', endsOn: '2026-03-01', weekdays: [1] })).toThrow(RangeError);
  expect(() => expandWeekly({ startsOn: '2026-01-01', endsOn: '2028-01-02', weekdays: [1] })).toThrow(RangeError);
  expect(expandWeekly({ startsOn: '2026-01-01', endsOn: '2028-01-01', weekdays: WEEKDAYS })).toHaveLength(MAX_SESSION_DAYS);
});

it('meets on no day without weekdays, on a weekday that does not come, or when the end is before the start', () => {
  expect(expandWeekly({ startsOn: '2026-01-01', endsOn: '2026-12-31', weekdays: [] })).toEqual([]);
  expect(expandWeekly({ startsOn: '2026-11-23', endsOn: '2026-11-24', weekdays: [0] })).toEqual([]);
  expect(expandWeekly({ startsOn: '2026-11-24', endsOn: '2026-11-23', weekdays: [1, 2] })).toEqual([]);
});

it('includes the first and the last day', () => {
  expect(expandWeekly({ startsOn: '2026-11-23', endsOn: '2026-11-30', weekdays: [1] })).toEqual(['2026-11-23', '2026-11-30']);
});

it('meets on leap days, and not on those that are none', () => {
  expect(expandWeekly({ startsOn: '2024-02-26', endsOn: '2024-03-03', weekdays: [4] })).toEqual(['2024-02-29']);
  expect(expandWeekly({ startsOn: '2025-02-27', endsOn: '2025-03-02', weekdays: WEEKDAYS })).toEqual(['2025-02-27', '2025-02-28', '2025-03-01', '2025-03-02']);
});

it('goes on over the end of a year and through the changes of the clock', () => {
  expect(expandWeekly({ startsOn: '2025-12-29', endsOn: '2026-01-07', weekdays: [1, 3] })).toEqual(['2025-12-29', '2025-12-31', '2026-01-05', '2026-01-07']);
  expect(expandWeekly({ startsOn: '2026-03-07', endsOn: '2026-03-09', weekdays: WEEKDAYS })).toHaveLength(3);
  expect(expandWeekly({ startsOn: '2026-10-31', endsOn: '2026-11-02', weekdays: WEEKDAYS })).toHaveLength(3);
});

it('leaves out the days on which the site is closed', () => {
  expect(expandWeekly({ startsOn: '2026-11-23', endsOn: '2026-11-27', weekdays: [1, 4, 5] }, new Set(['2026-11-26', '2026-11-27', '2026-12-25']))).toEqual(['2026-11-23']);
});

it('is exactly the days of the range that fall on a wanted weekday, once each and in order', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), weekdays, fc.array(fc.integer({ min: 0, max: 400 })), (startsOn, span, wanted, shut) => {
      const closed = new Set(shut.map((offset) => addDays(startsOn, offset)));
      const expected = Array.from({ length: span + 1 }, (_, offset) => addDays(startsOn, offset)).filter((date) => wanted.includes(dayOfWeek(date)) && !closed.has(date));
      expect(expandWeekly({ startsOn, endsOn: addDays(startsOn, span), weekdays: wanted }, closed)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it('meets every seven days on one weekday', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 14, max: 700 }), fc.integer({ min: 0, max: 6 }), (startsOn, span, weekday) => {
      const dates = expandWeekly({ startsOn, endsOn: addDays(startsOn, span), weekdays: [weekday] });
      dates.slice(1).forEach((date, index) => expect(daysBetween(dates[index] ?? '', date)).toBe(7));
    }),
  );
});
