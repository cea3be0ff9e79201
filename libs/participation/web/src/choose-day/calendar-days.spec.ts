import { addMonths, dayAfterKey, dayMark, inMonth, lastOfMonth, weeksOf, type CalendarDay } from './calendar-days';

const day = (values: Partial<CalendarDay>): CalendarDay => ({
  __typename: 'CalendarDay',
  date: '2026-11-18',
  state: 'scheduled',
  outcome: null,
  locked: false,
  closureReason: null,
  enrolledCount: 25,
  counts: { __typename: 'StatusCounts', enrolled: 25, present: 0, excusedAbsence: 0, unexcusedAbsence: 0 },
  ...values,
});

it('lays a month out from Sunday', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
});

it('goes from month to month, over the year and to shorter months', () => {
  expect([addMonths('2026-11-21', 2), addMonths('2026-01-31', -1), lastOfMonth('2028-02-10'), inMonth('2026-01-31', 1)]).toEqual(['2027-01-01', '2025-12-01', '2028-02-29', '2026-02-28']);
});

it.each([
  ['ArrowLeft', '2026-11-20'],
  ['ArrowDown', '2026-11-28'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['PageUp', '2026-10-21'],
  ['x', null],
])('%s leads to %s', (key, expected) => expect(dayAfterKey(key, '2026-11-21')).toBe(expected));

it.each([
  [{}, false, 'open'],
  [{ date: '2026-11-21' }, false, 'planned'],
  [{ enrolledCount: 0 }, false, 'planned'],
  [{ outcome: 'nobody_came' }, false, 'done'],
  [{ state: 'closed', closureReason: 'Snow' }, false, 'closed'],
  [{ state: 'unscheduled' }, false, 'unscheduled'],
  [{ state: 'unscheduled' }, true, 'dropIn'],
] as const)('a day with %o, drop-in %s, is %s', (values, isDropIn, mark) => expect(dayMark(day(values), '2026-11-21', isDropIn)).toBe(mark));
