import { addDays, type PlainDate } from '@afterbell/core/domain';
import { Habits, planAttendance } from './attendance-plan';
import type { PlannedSession } from './programme';
import { SeededRandom } from './random';

const TODAY = '2026-11-28';
const CHILDREN = 6;

function planned(closed: readonly PlainDate[]) {
  const random = new SeededRandom('showcase');
  const dates = Array.from({ length: 40 }, (_, index) => addDays(TODAY, index - 40));
  const enrollments = Array.from({ length: CHILDREN }, (_, child) => ({ child, startsOn: dates[0] as PlainDate, endsOn: null }));
  const session = { name: '', startsOn: dates[0], endsOn: TODAY, dates, enrollments, regulars: [], group: { startTime: '15:00', endTime: '18:00' } } as unknown as PlannedSession;
  const habits = new Habits(random, Array.from({ length: CHILDREN }) as never, 2026);
  const days = planAttendance(random, { session, type: 'scheduled', closed: new Set(closed), mishaps: new Map(), habits, today: TODAY, showcase: true, lastOpen: false });
  const held = dates.filter((date) => !closed.includes(date));
  return {
    open: held.filter((date) => !days.some((day) => day.date === date)),
    half: days.flatMap((day) => ('marks' in day && !day.closed ? [[day.date, day.marks.length]] : [])),
  };
}

it('leaves the same of its newest days open and half done, whatever the date', () => {
  expect(planned([])).toEqual({ open: ['2026-11-08', '2026-11-22', '2026-11-25', '2026-11-27'], half: [['2026-11-24', CHILDREN / 2]] });
});

it('also after a holiday', () => {
  expect(planned(['2026-11-26', '2026-11-27'])).toEqual({ open: ['2026-11-06', '2026-11-20', '2026-11-23', '2026-11-25'], half: [['2026-11-22', CHILDREN / 2]] });
});
