import { daysShown, turned, weeksOf } from './calendar-span';

test.each([
  ['day', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['week', '2026-11-01', '2026-11-01', '2026-11-07'],
  ['agenda', '2026-11-07', '2026-11-01', '2026-11-07'],
  ['month', '2026-11-15', '2026-11-01', '2026-12-05'],
  // August 2026 needs six weeks, the most that there are.
  ['month', '2026-08-31', '2026-07-26', '2026-09-05'],
  ['month', '2026-02-14', '2026-02-01', '2026-02-28'],
] as const)('a %s around %s shows %s to %s', (span, date, from, to) => {
  expect(daysShown(span, date)).toEqual({ from, to });
});

test('turns a month to the month, from its last day too', () => {
  expect(turned('month', '2026-12-31', 1)).toBe('2027-01-01');
  expect(turned('month', '2027-01-31', -1)).toBe('2026-12-01');
  expect(turned('week', '2026-12-31', 1)).toBe('2027-01-07');
});

test('a month has the weeks that it shows and no more', () => {
  expect(weeksOf('2026-11-15').map(([sunday]) => sunday)).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
});
