import fc from 'fast-check';
import { addDays, daysBetween } from '@afterbell/core/domain';
import { hourPieces } from './hour-pieces';

test.each([
  ['2026-07-01', '2027-06-30', { years: [{ year: 2026, first: 1, last: 12 }], months: [] }],
  ['2026-08-17', '2027-06-05', { years: [{ year: 2026, first: 3, last: 11 }], months: [{ month: '2026-08-01', first: 17, last: 31 }, { month: '2027-06-01', first: 1, last: 5 }] }],
  ['2026-11-03', '2026-11-09', { years: [], months: [{ month: '2026-11-01', first: 3, last: 9 }] }],
  ['2027-06-01', '2027-07-31', { years: [{ year: 2026, first: 12, last: 12 }, { year: 2027, first: 1, last: 1 }], months: [] }],
  ['2028-02-01', '2028-02-29', { years: [{ year: 2027, first: 8, last: 8 }], months: [] }],
  ['2026-11-09', '2026-11-08', { years: [], months: [{ month: '2026-11-01', first: 9, last: 8 }] }],
])('%s to %s', (from, to, pieces) => expect(hourPieces(from, to)).toEqual(pieces));

test('the pieces are the days asked for, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 900 }), (start, length) => {
      const from = addDays('2024-01-01', start);
      const to = addDays(from, length);
      const { years, months } = hourPieces(from, to);
      const whole = years.reduce((sum, { year, first, last }) => {
        const day = (place: number) => `${year + (place > 6 ? 1 : 0)}-${String(((place + 5) % 12) + 1).padStart(2, '0')}-01`;
        const after = last === 12 ? `${year + 1}-07-01` : day(last + 1);
        return sum + daysBetween(day(first), after);
      }, 0);
      expect(whole + months.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBe(length + 1);
    }),
    { numRuns: 300 },
  );
});
